"""The figures of the parts add up to the total beside them."""

from __future__ import annotations

import random

from app.models.gguf.fit import ModelMemory, judge
from app.models.gguf.memory_breakdown import memory_parts

CONTEXT = 4096


def test_the_figures_add_up_whatever_the_sizes() -> None:
    sizes = random.Random(7)
    for _ in range(500):
        weights = [ModelMemory(sizes.randrange(10**10), sizes.randrange(200_000)) for _ in range(2)]
        parts = memory_parts(weights, CONTEXT)
        needed = judge(weights, CONTEXT, 10**12).needed_bytes
        assert f"{parts.total / 1e9:.1f}" == f"{needed / 1e9:.1f}"
        assert abs(parts.writer - weights[0].file_bytes) <= 10**8
