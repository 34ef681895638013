"""How attention is computed, which on a processor decides what a pass over several rows costs.

llama.cpp's fused ("flash") attention saves memory and is fast on a graphics card. On a processor it takes each row on
its own: with 3,500 tokens read, a pass over nine rows took more than twice as long as plain attention, one row a third
longer (``tests/benchmarks/attention.py``). Verifying guesses is just such a pass. Plain attention pays with a table of
rows x tokens x heads, which is held small here by reading a prompt in shorter pieces.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.llama.library import api
from app.speculation.pacing import MOST_DRAFTED

READ_TOKENS = 512
"""Prompt tokens read in one native call, at most; also how long a cancel on a device can take effect."""

_TABLE_BYTES = 128 << 20
"""What the table of plain attention may take at most, before memory counts for more than speed."""
_ROWS = 128
"""A prompt is read about as fast in pieces of so many rows as in larger ones."""
_LEAST_ROWS = MOST_DRAFTED + 1
"""The guesses of a round are verified in one piece."""
_SCORE_BYTES = 4


@dataclass(frozen=True, slots=True)
class Attention:
    """What a context is told: llama.cpp's kind of attention, and how many rows it computes at once."""

    kind: int
    rows_at_once: int


def attention(*, heads: int, context_tokens: int, on_device: bool) -> Attention:
    """The best kind for a model.

    Args:
        heads: attention heads of a layer; 0 if the model says none.
        context_tokens: how many the cache holds.
        on_device: whether a graphics card computes any of it.
    """
    if on_device:
        return Attention(api.LLAMA_FLASH_ATTN_TYPE_AUTO, READ_TOKENS)
    rows, row_bytes = _ROWS, heads * context_tokens * _SCORE_BYTES
    while rows > _LEAST_ROWS and rows * row_bytes > _TABLE_BYTES:
        rows //= 2
    if rows * row_bytes > _TABLE_BYTES:
        return Attention(api.LLAMA_FLASH_ATTN_TYPE_AUTO, READ_TOKENS)
    return Attention(api.LLAMA_FLASH_ATTN_TYPE_DISABLED, rows)
