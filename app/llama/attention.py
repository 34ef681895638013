"""How attention is computed: what a context is told.

llama.cpp's fused ("flash") attention takes each row on its own. So a row's result does not depend on how many others
were computed with it, and a quantized target writes the same text with guessing and without; with plain attention it
often did not (``tests/benchmarks/same_text.py``). A draft owes nobody the same text, and on a processor plain attention
is faster, the more so the longer the text (``tests/benchmarks/attention.py``). It pays with a table of rows x tokens x
heads, which is held small here by reading a prompt in shorter pieces.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.llama.library import api
from app.speculation.settings import MOST_DRAFTED

READ_TOKENS = 512
"""Prompt tokens read in one native call, at most; also how long a cancel on a device can take effect."""

_TABLE_BYTES = 128 << 20
"""What the table of plain attention may take at most, before memory counts for more than speed."""
_ROWS = 192
"""On a processor a prompt is read about as fast in pieces of so many rows as in larger ones, in less memory."""
_DRAFT_ROWS = MOST_DRAFTED + 1
"""The same for a draft with its table; what a reply left unread fits into one piece."""
_SCORE_BYTES = 4


@dataclass(frozen=True, slots=True)
class Attention:
    """What a context is told: llama.cpp's kind of attention, and how many rows it computes at once."""

    kind: int
    rows_at_once: int


FUSED = Attention(api.LLAMA_FLASH_ATTN_TYPE_AUTO, READ_TOKENS)
FUSED_ON_PROCESSOR = Attention(api.LLAMA_FLASH_ATTN_TYPE_AUTO, _ROWS)


def target_attention(*, on_device: bool) -> Attention:
    """For a target: the same text with guessing and without comes before speed.

    Args:
        on_device: whether a graphics card computes any of it.
    """
    return FUSED if on_device else FUSED_ON_PROCESSOR


def draft_attention(*, heads: int, context_tokens: int, on_device: bool) -> Attention:
    """The fastest kind for a draft.

    Args:
        heads: attention heads of a layer; 0 if the model says none.
        context_tokens: how many the cache holds.
        on_device: whether a graphics card computes any of it.
    """
    if on_device:
        return FUSED
    if _DRAFT_ROWS * heads * context_tokens * _SCORE_BYTES > _TABLE_BYTES:
        return FUSED_ON_PROCESSOR
    return Attention(api.LLAMA_FLASH_ATTN_TYPE_DISABLED, _DRAFT_ROWS)
