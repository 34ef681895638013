"""A model's own layers compute a row independently of the rows that are read with it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from app.llama.attention import FUSED_ON_PROCESSOR
from app.llama.context import Context, StopFlag
from app.llama.heads.own_layers import OwnLayersContext
from app.llama.model import Model
from app.speculation.language_model import FloatArray
from tests.fakes.tiny_gguf import WIDTH
from tests.fakes.tiny_qwen35 import qwen35

TOKENS = [40, 41, 42, 43]


class KeptTurns:
    """The states of a target's first pass."""

    def __init__(self) -> None:
        self.states = np.zeros((0, WIDTH), np.float32)

    def took(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:
        assert first == 0
        self.states = states[0][: len(tokens)].copy()

    def forgot(self, length: int) -> None:
        pass


@pytest.fixture
def model(tmp_path: Path) -> Iterator[Model]:
    (tmp_path / "target.gguf").write_bytes(qwen35())
    model = Model(tmp_path / "target.gguf", own_layers=True)
    yield model
    model.close()


@pytest.fixture
def target(model: Model) -> Iterator[Context]:
    target = Context(model, kind=FUSED_ON_PROCESSOR, context_tokens=512, threads=1, stop=StopFlag())
    yield target
    target.close()


@pytest.fixture
def layers(model: Model, target: Context) -> Iterator[OwnLayersContext]:
    layers = OwnLayersContext(model, target, context_tokens=512, threads=1, stop=StopFlag())
    yield layers
    layers.close()


def test_a_text_is_read_from_its_first_token_to_which_nothing_led(layers, target):
    turns_kept = KeptTurns()
    tap = target.open_tap([2], turns_kept)
    target.decode(TOKENS, rows=0)
    target.close_tap(tap)
    row = layers.reader.decode([*TOKENS, 44], rows=1).copy()
    layers.clear()
    states = np.concatenate([np.zeros((1, WIDTH), np.float32), turns_kept.states])
    from_first, _ = layers.decode([*TOKENS, 44], states, 0, output=True)
    assert np.abs(row - from_first).max() < 0.01
    layers.clear()
    from_second, _ = layers.decode([*TOKENS[1:], 44], states[1:], 1, output=True)
    assert np.abs(row - from_second).max() > 0.05


def test_the_last_row_of_several_is_the_one_that_is_handed_out(layers):
    states = np.random.default_rng(1).normal(0, 1, (len(TOKENS), WIDTH)).astype(np.float32)
    together = [part.copy() for part in layers.decode(TOKENS, states, 1, output=True)]
    layers.clear()
    for place, token in enumerate(TOKENS):
        one_by_one = layers.decode([token], states[place : place + 1], 1 + place, output=True)
    for some, same in zip(together, one_by_one, strict=True):
        finite = np.isfinite(same)
        assert np.abs(some[finite] - same[finite]).max() < 0.05
        assert finite.sum() >= WIDTH
