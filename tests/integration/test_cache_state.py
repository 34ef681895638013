"""States of caches are copied out and taken up elsewhere, and wrong guesses taken back, as if only the text was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import numpy as np
import pytest

from app.llama.attention import FUSED_ON_PROCESSOR, Attention, draft_attention
from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.models.gguf.compatibility import compare
from app.models.gguf.fit import copies, state_bytes
from app.models.gguf.header import read_header
from app.speculation.language_model import FloatArray, Interrupted
from app.speculation.settings import SpeculationMode
from tests.fakes import tiny_gguf
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import token_ids

KINDS: dict[str, Callable[[], bytes]] = {
    "attends": tiny_gguf.llama,
    "window": lambda: mimo2(follows=[table()], strength=3.0, window=32),
    "recurrent": tiny_gguf.mamba,
    "lfm2": tiny_gguf.lfm2,
    "nemotron_h": tiny_gguf.nemotron_h,
    "qwen35": qwen35,
}
TEXT = [int(token) for token in np.random.default_rng(3).integers(2, 250, 300)]
OTHER = TEXT[100:200][::-1]
NEXT = [40, 41]
COPIES = 6
PLAIN = draft_attention(heads=4, context_tokens=512, on_device=False)
ROUNDING = 2e-2


def made(name: str, folder: Path) -> Iterator[Model]:
    path = folder / f"{name}.gguf"
    path.write_bytes(KINDS[name]())
    model = Model(path)
    yield model
    model.close()


@pytest.fixture(scope="module", params=list(KINDS))
def model(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Model]:
    yield from made(request.param, tmp_path_factory.mktemp("kinds"))


@pytest.fixture(params=[FUSED_ON_PROCESSOR, PLAIN], ids=["fused", "plain"])
def kind(request: pytest.FixtureRequest) -> Attention:
    kind: Attention = request.param
    return kind


@pytest.fixture
def opened(model: Model, kind: Attention) -> Iterator[Callable[[], Context]]:
    contexts: list[Context] = []

    def another() -> Context:
        contexts.append(Context(model, context_tokens=512, threads=1, stop=StopFlag(), kind=kind, copies=COPIES))
        return contexts[-1]

    yield another
    for context in contexts:
        context.close()


def _row(context: Context) -> FloatArray:
    return context.decode(NEXT, rows=1).copy()


def test_a_copy_goes_on_as_the_text_itself(opened):
    first, second = opened(), opened()
    first.decode(TEXT, rows=0)
    state = first.copy_out()
    assert state is not None
    assert abs(state.nbytes - first.state_bytes) < 64
    goes_on = _row(first)
    second.decode(OTHER, rows=0)
    assert second.copy_in(state, len(TEXT))
    assert second.length == len(TEXT)
    assert np.array_equal(_row(second), goes_on)
    first.clear()
    first.decode(OTHER, rows=0)
    assert first.copy_in(state, len(TEXT))
    assert np.array_equal(_row(first), goes_on)


@pytest.mark.parametrize("back", [1, 40, 250])
def test_tokens_can_be_taken_back_out_of_a_copy_or_all_are_read_again(opened, back):
    """A window's copy has the tokens that a shorter text looks back at, also after more was read."""
    first, second = opened(), opened()
    first.decode(TEXT, rows=0)
    state = first.copy_out()
    assert state is not None
    second.copy_in(state, len(TEXT))
    second.decode(OTHER, rows=0)
    if not second.keeps_no_tokens:
        second.truncate(len(TEXT))
    remaining = second.remains(len(TEXT) - back)
    second.truncate(len(TEXT) - back)
    assert second.length == remaining == (0 if second.keeps_no_tokens else len(TEXT) - back)
    if remaining == 0:
        second.decode(TEXT[:-back], rows=0)
    fresh = opened()
    fresh.decode(TEXT[:-back], rows=0)
    assert np.abs(_row(second) - _row(fresh)).max() < ROUNDING


def test_what_cannot_be_a_state_of_this_model_is_refused_and_nothing_is_left(opened):
    context = opened()
    context.decode(TEXT, rows=0)
    state = context.copy_out()
    assert state is not None
    for wrong in (state[: len(state) // 2].copy(), np.zeros(100, np.uint8), np.empty(0, np.uint8)):
        assert not context.copy_in(wrong, len(TEXT))
        assert context.length == 0
    assert context.copy_out() is None
    context.decode(TEXT, rows=0)
    after = _row(context)
    fresh = opened()
    fresh.decode(TEXT, rows=0)
    assert np.abs(after - _row(fresh)).max() < ROUNDING


def test_a_text_longer_than_the_context_is_refused(model, kind):
    large = Context(model, context_tokens=512, threads=1, stop=StopFlag(), kind=kind)
    small = Context(model, context_tokens=256, threads=1, stop=StopFlag(), kind=kind)
    large.decode(TEXT, rows=0)
    state = large.copy_out()
    assert state is not None
    assert not small.copy_in(state, len(TEXT))
    assert small.length == 0
    large.close()
    small.close()


HYBRIDS = ("lfm2", "nemotron_h", "qwen35")
GUESSES = TEXT[:COPIES]
ONE_MORE = [40]
PASSES_DIFFER = 5e-3
"""By how much scores may differ that were computed in passes of other lengths."""


@pytest.fixture(scope="module", params=HYBRIDS)
def hybrid(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Model]:
    yield from made(request.param, tmp_path_factory.mktemp("hybrids"))


@pytest.fixture
def context(hybrid: Model) -> Iterator[Context]:
    context = context_of(hybrid)
    yield context
    context.close()


def context_of(hybrid: Model, copies: int = COPIES, stop: StopFlag | None = None) -> Context:
    return Context(hybrid, context_tokens=512, threads=1, stop=stop or StopFlag(), copies=copies)


def afresh(hybrid: Model, tokens: list[int]) -> FloatArray:
    """Return the last token's row of a context that never read anything else."""
    context = context_of(hybrid)
    row = context.decode(tokens, rows=1).copy()
    context.close()
    return row


def test_each_number_of_wrong_guesses_leaves_no_trace(hybrid, context):
    assert context.can_take_back()
    assert context.longest_draft == COPIES
    for wrong in range(COPIES + 1):
        context.clear()
        context.decode(TEXT[:-1], rows=0)
        context.decode([TEXT[-1], *GUESSES], rows=COPIES + 1)
        right = COPIES - wrong
        context.truncate(len(TEXT) + right)
        assert context.length == len(TEXT) + right
        row = context.decode(ONE_MORE, rows=1)
        assert np.abs(row - afresh(hybrid, [*TEXT, *GUESSES[:right], *ONE_MORE])).max() < PASSES_DIFFER
        if wrong:
            assert np.abs(row - afresh(hybrid, [*TEXT, *GUESSES[: right + 1], *ONE_MORE])).max() > 10 * PASSES_DIFFER


def test_what_an_earlier_pass_left_is_not_taken_for_a_state(context):
    """llama.cpp would go on from a copy that the pass before the last one made, and say nothing."""
    context.decode([*TEXT, *GUESSES], rows=COPIES + 1)
    context.decode(ONE_MORE, rows=1)
    context.truncate(context.length - 2)
    assert context.length == 0, "it starts again"
    context.decode([*TEXT, *GUESSES], rows=COPIES + 1)
    context.truncate(context.length - 2)
    context.truncate(context.length - 2)
    assert context.length == 0


def test_a_pass_that_was_stopped_leaves_no_half_state(hybrid):
    stop = StopFlag()
    context = context_of(hybrid, stop=stop)
    context.decode(TEXT, rows=1)
    stop.raise_()
    with pytest.raises(Interrupted):
        context.decode(GUESSES, rows=COPIES)
    stop.lower()
    assert context.length == 0
    row = context.decode(TEXT, rows=1)
    assert np.abs(row - afresh(hybrid, TEXT)).max() < PASSES_DIFFER
    context.close()


def test_without_copies_it_goes_alone(hybrid):
    context = context_of(hybrid, copies=0)
    assert not context.can_take_back()
    context.close()


def test_copies_are_few_where_a_state_is_large_beside_the_weights(hybrid):
    header = read_header(hybrid.path)
    each = state_bytes(header)
    assert copies(header, each) == 4
    assert copies(header, each * 90) == 9
    assert copies(header, each * 10_000) == 31


def test_a_hybrid_writes_the_same_with_guesses_and_without(tiny_probe, hybrid, tmp_path):
    draft = tmp_path / "draft.gguf"
    draft.write_bytes(tiny_gguf.llama())
    assert not compare(read_header(draft), read_header(hybrid.path)).ok, "it cannot be a draft"
    assert tiny_probe.load(str(hybrid.path), str(draft), strict_draft=True).takes_back
    alone, helped, looked_up = (
        tiny_probe.ask("hi there hi there", tokens=60, mode=mode, draft_max=5)
        for mode in (SpeculationMode.OFF, SpeculationMode.DRAFT, SpeculationMode.LOOKUP)
    )
    assert token_ids(helped) == token_ids(alone) == token_ids(looked_up)
    assert helped.summary.rejected_tokens > 0
    assert alone.summary.rejected_tokens == 0
