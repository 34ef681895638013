"""A model's reading can be copied out and taken up by another context, as if it had read the text itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np
import pytest

from app.llama.attention import FUSED_ON_PROCESSOR, Attention, draft_attention
from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.speculation.language_model import FloatArray
from tests.fakes import tiny_gguf
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table

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


@pytest.fixture(scope="module", params=list(KINDS))
def model(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Model]:
    path = tmp_path_factory.mktemp("kinds") / f"{request.param}.gguf"
    path.write_bytes(KINDS[request.param]())
    model = Model(path)
    yield model
    model.close()


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
