"""What a model's own layers compute for a row does not depend on the rows that are read with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest

from app.llama.attention import FUSED_ON_PROCESSOR
from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.llama.own_layers import OwnLayersContext
from tests.fakes.tiny_gguf import WIDTH
from tests.fakes.tiny_qwen35 import qwen35

TOKENS = [40, 41, 42, 43]


@pytest.fixture
def layers(tmp_path: Path) -> Iterator[OwnLayersContext]:
    (tmp_path / "target.gguf").write_bytes(qwen35())
    model = Model(tmp_path / "target.gguf", own_layers=True)
    stop = StopFlag()
    target = Context(model, kind=FUSED_ON_PROCESSOR, context_tokens=512, threads=1, stop=stop)
    layers = OwnLayersContext(model, target, context_tokens=512, threads=1, stop=stop)
    yield layers
    layers.close()
    target.close()
    model.close()


def test_the_last_row_of_several_is_the_one_that_is_handed_out(layers: OwnLayersContext) -> None:
    states = np.random.default_rng(1).normal(0, 1, (len(TOKENS), WIDTH)).astype(np.float32)
    together = [part.copy() for part in layers.decode(TOKENS, states, 1, output=True)]
    layers.clear()
    for place, token in enumerate(TOKENS):
        one_by_one = layers.decode([token], states[place : place + 1], 1 + place, output=True)
    for some, same in zip(together, one_by_one, strict=True):
        finite = np.isfinite(same)
        assert np.abs(some[finite] - same[finite]).max() < 0.05
        assert finite.sum() >= WIDTH
