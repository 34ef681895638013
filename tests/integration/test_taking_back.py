"""Hybrids take wrong guesses back: what they compute afterwards is what a model computes that never read them."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.models.gguf.compatibility import compare, takes_no_draft
from app.models.gguf.fit import copies, state_bytes
from app.models.gguf.header import read_header
from app.speculation.language_model import FloatArray, Interrupted
from app.speculation.settings import SpeculationMode
from tests.fakes import tiny_gguf
from tests.fakes.tiny_qwen35 import qwen35
from tests.integration.engine_probe import token_ids

HYBRIDS = {"lfm2": tiny_gguf.lfm2, "nemotron_h": tiny_gguf.nemotron_h, "qwen35": qwen35}
COPIES = 6
TEXT = list(np.random.default_rng(3).integers(2, 250, 300))
GUESSES = TEXT[:COPIES]
NEXT = [40]
ROUNDING = 5e-3
"""By how much scores may differ that were computed in passes of other lengths."""


@pytest.fixture(scope="module", params=list(HYBRIDS))
def model(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Model]:
    path = tmp_path_factory.mktemp("hybrids") / f"{request.param}.gguf"
    path.write_bytes(HYBRIDS[request.param]())
    model = Model(path)
    yield model
    model.close()


@pytest.fixture
def context(model: Model) -> Iterator[Context]:
    context = opened(model)
    yield context
    context.close()


def opened(model: Model, copies: int = COPIES, stop: StopFlag | None = None) -> Context:
    return Context(model, context_tokens=512, threads=1, stop=stop or StopFlag(), copies=copies)


def afresh(model: Model, tokens: list[int]) -> FloatArray:
    """Return the last token's row of a context that never read anything else."""
    context = opened(model)
    row = context.decode(tokens, rows=1).copy()
    context.close()
    return row


def test_each_number_of_wrong_guesses_leaves_no_trace(model, context):
    assert context.can_take_back()
    assert context.longest_draft == COPIES
    for wrong in range(COPIES + 1):
        context.clear()
        context.decode(TEXT[:-1], rows=0)
        context.decode([TEXT[-1], *GUESSES], rows=COPIES + 1)
        right = COPIES - wrong
        context.truncate(len(TEXT) + right)
        assert context.length == len(TEXT) + right
        row = context.decode(NEXT, rows=1)
        assert np.abs(row - afresh(model, [*TEXT, *GUESSES[:right], *NEXT])).max() < ROUNDING
        if wrong:
            assert np.abs(row - afresh(model, [*TEXT, *GUESSES[: right + 1], *NEXT])).max() > 10 * ROUNDING


def test_what_an_earlier_pass_left_is_not_taken_for_a_state(context):
    """llama.cpp would go on from a copy that the pass before the last one made, and say nothing."""
    context.decode([*TEXT, *GUESSES], rows=COPIES + 1)
    context.decode(NEXT, rows=1)
    context.truncate(context.length - 2)
    assert context.length == 0, "it starts again"
    context.decode([*TEXT, *GUESSES], rows=COPIES + 1)
    context.truncate(context.length - 2)
    context.truncate(context.length - 2)
    assert context.length == 0


def test_a_pass_that_was_stopped_leaves_no_half_state(model):
    stop = StopFlag()
    context = opened(model, stop=stop)
    context.decode(TEXT, rows=1)
    stop.raise_()
    with pytest.raises(Interrupted):
        context.decode(GUESSES, rows=COPIES)
    stop.lower()
    assert context.length == 0
    row = context.decode(TEXT, rows=1)
    assert np.abs(row - afresh(model, TEXT)).max() < ROUNDING
    context.close()


def test_without_copies_it_goes_alone(model):
    context = opened(model, copies=0)
    assert not context.can_take_back()
    context.close()


def test_copies_are_few_where_a_state_is_large_beside_the_weights(model):
    header = read_header(model.path)
    each = state_bytes(header)
    assert copies(header, each) == 4
    assert copies(header, each * 90) == 9
    assert copies(header, each * 10_000) == 31


def test_a_hybrid_may_have_a_draft_and_be_none(model, tmp_path):
    plain = tmp_path / "plain.gguf"
    plain.write_bytes(tiny_gguf.llama())
    hybrid, draft = read_header(model.path), read_header(plain)
    assert compare(hybrid, draft).ok
    assert takes_no_draft(hybrid) == ""
    assert not compare(draft, hybrid).ok


def test_a_hybrid_writes_the_same_with_guesses_and_without(tiny_probe, model, tmp_path):
    draft = tmp_path / "draft.gguf"
    draft.write_bytes(tiny_gguf.llama())
    assert tiny_probe.load(str(model.path), str(draft), strict_draft=True).takes_back
    alone, helped, looked_up = (
        tiny_probe.ask("hi there hi there", tokens=60, mode=mode, draft_max=5)
        for mode in (SpeculationMode.OFF, SpeculationMode.DRAFT, SpeculationMode.LOOKUP)
    )
    assert token_ids(helped) == token_ids(alone) == token_ids(looked_up)
    assert helped.summary.rejected_tokens > 0
    assert alone.summary.rejected_tokens == 0
