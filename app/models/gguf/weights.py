"""The bytes of a model's parts, and what guesses of a head are worth beside their cost."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from app.models.gguf.header import Header
from app.models.gguf.heads import head_name
from app.speculation.settings import MOST_DRAFTED

_RIGHT = {"DSpark": 0.75}
_MOSTLY_RIGHT = 0.7
"""Share of right guesses whose predecessors were, as people report it of most heads; and of a DSpark head, whose
guesses follow from each other."""
USUAL_ROW_SHARE = 0.15
"""Cost of a further row of the model's pass, as a share of the first, until it was measured on this computer."""


def bytes_by_part(header: Header, file_bytes: int) -> Counter[str]:
    """Return the bytes of each block (``blk.7``) and of what stands outside them (``token_embd``, ``output``, …)."""
    sizes: Counter[str] = Counter()
    tensors = sorted(header.tensors, key=lambda tensor: tensor[1])
    for (name, start), (_, end) in pairwise([*tensors, ("", max(file_bytes, header.least_file_bytes))]):
        parts = name.split(".")
        sizes[".".join(parts[:2]) if parts[0] == "blk" else parts[0]] += end - start
    return sizes


def guess_bytes(head: Header, head_bytes: int, target: Header, target_bytes: int) -> int:
    """Return the bytes read for a guess of a head: its blocks and an output matrix, which may be the target's.

    A head that guesses a block at once reads them once for all of it.
    """
    own, theirs = bytes_by_part(head, head_bytes), bytes_by_part(target, target_bytes)
    block = sum(size for part, size in own.items() if part.startswith("blk."))
    return block + (own["output"] or theirs["output"] or theirs["token_embd"])


def expected_gain(head: Header, head_bytes: int, target: Header, target_bytes: int, row_share: float) -> float:
    """Return how many times as fast a model should write with a head, at the length of draft that is best.

    Args:
        head: its header.
        head_bytes: its file's.
        target: likewise, the model's.
        target_bytes: likewise.
        row_share: what a further row of the model's pass costs on this computer, as a share of the first.
    """
    step = guess_bytes(head, head_bytes, target, target_bytes) / max(1, target_bytes)
    right = _RIGHT.get(head_name(head), _MOSTLY_RIGHT)
    block = min(head.block_size or 0, MOST_DRAFTED)
    best, tokens = 0.0, 1.0
    for count in range(1, (block or MOST_DRAFTED) + 1):
        tokens += right**count
        drafting = step * (1 + row_share * (block - 1)) if block else step * count
        best = max(best, tokens / (1 + drafting + row_share * count))
    return best
