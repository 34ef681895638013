"""Kind of attention that a context computes, and the size of the pieces.

llama.cpp's fused ("flash") attention takes each row on its own. So a row's result does not depend on how many others
were computed with it, and a quantized target writes the same text with guessing and without; with plain attention it
often did not (``tests/benchmarks/same_text.py``). A draft need not write the same text, and on a processor plain
attention is faster for it, the more so the longer the text (``tests/benchmarks/attention.py``). Plain attention needs a
table of rows x tokens x heads, which is kept small here by reading a prompt in shorter pieces. Where several texts
share a draft's cache, it is fused as well: plain attention computes each text against all, and a guess for eight texts
of 150 tokens took 87 ms of processor time in place of 70. The draft reads its texts again then.

The one limit: from 512 tokens on, a processor divides the text among its threads for a pass over a single row, and adds
up the parts. Such a pass differs by rounding from one over several rows, and quantized weights, whose products are of
rounded inputs, carry that on to the scores: of 40 replies after 700 tokens of text a Q8_0 target wrote 18 as without
guessing, and 8 parted at a near-tie. A cache with F32 values is not divided, and costs more than it is worth: single
rows took 1.2 to 1.5 times as long at 512 to 4,096 tokens.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.llama.library import api
from app.speculation.settings import MOST_DRAFTED

READ_TOKENS = 512
"""Prompt tokens read in one native call at most. On a device a cancel takes effect only after such a call."""

_TABLE_BYTES = 128 << 20
"""Bytes that the table of plain attention may take at most: beyond that, memory counts for more than speed."""
_ROWS = 192
"""Rows of a piece on a processor: a prompt is read about as fast in these as in larger ones, in less memory."""
_DRAFT_ROWS = MOST_DRAFTED + 1
"""Rows of a piece for a draft with plain attention: what a round of a reply leaves unread fits into one piece."""
_SCORE_BYTES = 4


@dataclass(frozen=True, slots=True)
class Attention:
    """Settings of a context: llama.cpp's kind of attention, and how many rows it computes at once."""

    kind: int
    rows_at_once: int


FUSED = Attention(api.LLAMA_FLASH_ATTN_TYPE_AUTO, READ_TOKENS)
FUSED_ON_PROCESSOR = Attention(api.LLAMA_FLASH_ATTN_TYPE_AUTO, _ROWS)


def target_attention(*, on_device: bool, sees: bool = False) -> Attention:
    """Return the kind for a target, where the same text with guessing and without comes before speed.

    Args:
        on_device: whether a graphics card computes any of it.
        sees: whether it may be shown pictures; some models read all rows of one at once.
    """
    return FUSED if on_device or sees else FUSED_ON_PROCESSOR


def joint_attention(kind: Attention) -> Attention:
    """Return the kind for several texts in one cache, which plain attention would compute for each of them all."""
    return FUSED_ON_PROCESSOR if kind.kind == api.LLAMA_FLASH_ATTN_TYPE_DISABLED else kind


def draft_attention(*, heads: int, context_tokens: int, on_device: bool) -> Attention:
    """Return the fastest kind for a draft.

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
