"""What a pair takes of the memory, part by part, in figures that add up as they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.models.gguf.fit import ModelMemory, judge

_STEP = 100_000_000
"""Shown to a tenth of a gigabyte."""


@dataclass(frozen=True, slots=True)
class MemoryBreakdown:
    """Bytes, rounded so that together they are the total that is shown beside them."""

    writer: int
    guesser: int
    conversation: int
    """Keys and values of the whole context, in both caches."""
    computing: int
    """The buffers in which results are worked out, and what a running state needs."""

    @property
    def total(self) -> int:
        return self.writer + self.guesser + self.conversation + self.computing


def memory_parts(models: Sequence[ModelMemory], context_tokens: int) -> MemoryBreakdown:
    """The parts of what :func:`app.models.gguf.fit.judge` says is needed for what writes and what guesses."""
    writer, guesser = models
    needed = judge(models, context_tokens, 0).needed_bytes
    files = [writer.file_bytes, guesser.file_bytes]
    conversation = sum(model.kv_bytes_per_token for model in models) * context_tokens
    return MemoryBreakdown(*_rounded([*files, conversation, needed - sum(files) - conversation]))


def _rounded(parts: Sequence[int]) -> list[int]:
    """Each to a step, the total too: the largest remainders are rounded up until it is right."""
    whole = [part // _STEP for part in parts]
    missing = round(sum(parts) / _STEP) - sum(whole)
    by_remainder = sorted(range(len(parts)), key=lambda at: -(parts[at] % _STEP))
    for at in by_remainder[:missing]:
        whole[at] += 1
    return [count * _STEP for count in whole]
