"""A head in llama.cpp: what it computes of a row does not depend on how many were read with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from app.errors import ModelFileError
from app.llama.attention import FUSED_ON_PROCESSOR
from app.llama.context import Context, StopFlag
from app.llama.heads.head import HeadContext
from app.llama.model import Model
from app.speculation.language_model import FloatArray, Interrupted
from tests.fakes.tiny_gguf import WIDTH, llama, nemotron_h
from tests.fakes.tiny_head import COUNT, eagle3

_TEXT = [int(token) for token in np.random.default_rng(4).integers(2, COUNT, 40)]


@pytest.fixture
def target(tmp_path: Path) -> Iterator[Context]:
    (tmp_path / "target.gguf").write_bytes(llama())
    model = Model(tmp_path / "target.gguf")
    context = Context(model, context_tokens=256, threads=1, stop=StopFlag(), kind=FUSED_ON_PROCESSOR)
    yield context
    context.close()
    model.close()


def _head(tmp_path: Path, target: Context, stop: StopFlag | None = None) -> tuple[Model, HeadContext]:
    (tmp_path / "head.gguf").write_bytes(eagle3())
    model = Model(tmp_path / "head.gguf")
    return model, HeadContext(model, target, context_tokens=256, threads=1, stop=stop or StopFlag())


@pytest.fixture
def head(tmp_path: Path, target: Context) -> Iterator[HeadContext]:
    model, context = _head(tmp_path, target)
    yield context
    context.close()
    model.close()


def _states(rows: int) -> np.ndarray:
    return np.random.default_rng(8).normal(0, 1, (rows, 3 * WIDTH)).astype(np.float32)


@pytest.mark.parametrize("at_once", [2, 5, 17])
def test_rows_read_together_are_as_good_as_one_by_one(head, at_once):
    states = head.encode(_states(17))
    for place in range(1, 18):
        logits, own = head.decode(_TEXT[place : place + 1], states[place - 1 : place], place, output=True)
    one_by_one = logits.copy(), own.copy()
    head.clear()
    for place in range(1, 18, at_once):
        stop = min(place + at_once, 18)
        logits, own = head.decode(_TEXT[place:stop], states[place - 1 : stop - 1], place, output=stop == 18)
    for together, alone in zip((logits, own), one_by_one, strict=True):
        assert together.shape == alone.shape
        known = np.isfinite(alone)
        assert np.array_equal(known, np.isfinite(together))
        assert np.allclose(together[known], alone[known], atol=0.01)
    assert int(logits.argmax()) % 3 == 0  # it knows every third token alone


def test_what_is_encoded_depends_on_each_row_alone(head):
    states = _states(9)
    together = head.encode(states)
    assert np.allclose(together, [head.encode(states[row : row + 1])[0] for row in range(9)], atol=1e-4)


@pytest.mark.parametrize("more", [-1, 1])
def test_more_rows_than_a_call_takes_are_refused_and_so_are_none(head, more):
    count = 0 if more < 0 else head.rows_at_once + more
    with pytest.raises(ValueError, match="rows of"):  # llama.cpp would end the process
        head.encode(np.zeros((count, 3 * head.width), dtype=np.float32))


def test_rows_can_be_replaced(head):
    states = head.encode(_states(12))
    first, _ = head.decode(_TEXT[1:12], states[:11], 1, output=True)
    first = first.copy()
    head.decode(_TEXT[20:24], states[4:8], 5, output=True)
    again, _ = head.decode(_TEXT[5:12], states[4:11], 5, output=True)
    assert np.array_equal(again.argmax(), first.argmax())


def test_a_stopped_row_leaves_the_others(tmp_path, target):
    stop = StopFlag()
    model, head = _head(tmp_path, target, stop)
    states = head.encode(_states(12))
    expected, _ = head.decode(_TEXT[1:8], states[:7], 1, output=True)
    expected = expected.copy()
    stop.raise_()
    with pytest.raises(Interrupted):
        head.decode(_TEXT[7:8], states[6:7], 7, output=True)
    with pytest.raises(Interrupted):
        head.encode(_states(3))
    stop.lower()
    again, _ = head.decode(_TEXT[7:8], states[6:7], 7, output=True)
    assert np.array_equal(again.argmax(), expected.argmax())
    head.close()
    model.close()


def test_the_target_tells_what_it_computed_and_stops_when_the_head_is_gone(tmp_path, target):
    model, head = _head(tmp_path, target)
    target.decode(_TEXT[:30], rows=0)
    assert head.reader.can_follow(31)
    assert not head.reader.can_follow(32)
    target.truncate(10)
    assert not head.reader.can_follow(31)
    assert head.reader.can_follow(11)
    head.close()
    model.close()
    target.decode(_TEXT[10:], rows=1)
    assert not head.reader.can_follow(31)


def test_a_head_for_another_vocabulary_is_refused_before_anything_is_computed(tmp_path, target):
    tokens = [f"t{number}" for number in range(COUNT - 1)]
    changes = {"tokenizer.ggml.tokens": tokens, "tokenizer.ggml.token_type": [1] * len(tokens)}
    (tmp_path / "other.gguf").write_bytes(eagle3(changes=changes))
    model = Model(tmp_path / "other.gguf")
    with pytest.raises(ModelFileError):
        HeadContext(model, target, context_tokens=256, threads=1, stop=StopFlag())
    model.close()


class _KeptStates:
    """States of one layer that a target computed in its latest pass."""

    def took(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:
        self.states = states[0].copy()

    def forgot(self, length: int) -> None:
        """Keep them."""


def test_what_one_more_layer_would_read_is_not_yet_normed(tmp_path):
    (tmp_path / "target.gguf").write_bytes(nemotron_h())
    model = Model(tmp_path / "target.gguf")
    context = Context(model, context_tokens=256, threads=1, stop=StopFlag(), kind=FUSED_ON_PROCESSOR)
    states = []
    for last_is_input in (True, False):
        tap = context.open_tap([3], kept := _KeptStates(), last_is_input=last_is_input)
        context.decode(_TEXT[:30], rows=1)
        context.close_tap(tap)
        context.clear()
        states.append(kept.states)
    handed_on, normed = states
    sizes = np.sqrt((handed_on**2).mean(axis=1, keepdims=True))
    assert handed_on.shape == (30, WIDTH)
    assert np.abs(sizes - 1).min() > 0.01
    assert np.allclose(handed_on / sizes, normed, atol=0.01)
    context.close()
    model.close()
