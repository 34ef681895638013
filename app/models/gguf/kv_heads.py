"""In which of a model's blocks keys and values are cached, by the keys of its file."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_MOST_BLOCKS = 4096
_HYBRIDS_BY_INTERVAL = frozenset({"qwen3next", "qwen35", "qwen35moe"})
_USUAL_INTERVAL = 4
"""One block in four attends and caches, where such a file does not say how many do."""


def kv_heads(
    values: Mapping[str, Any], architecture: str, heads: int | None, blocks: int | None, nextn: int
) -> tuple[int, ...]:
    """Heads whose keys and values each block caches. Hybrids do so in some of their blocks alone.

    Args:
        values: the file's keys.
        architecture: what most of them begin with.
        heads: of a block's queries, where the file does not say how many are cached.
        blocks: how many there are.
        nextn: how many of these, the last ones, guess.

    Returns:
        A count for each block, or none at all where the file does not tell.
    """
    counts = _heads_kv(values.get(f"{architecture}.attention.head_count_kv", heads), blocks)
    recurrent = values.get(f"{architecture}.attention.recurrent_layers")
    if isinstance(recurrent, tuple) and len(recurrent) == len(counts):
        return tuple(0 if state else count for state, count in zip(recurrent, counts, strict=True))
    stated = values.get(f"{architecture}.full_attention_interval")
    every = stated if type(stated) is int else None
    if every is None and architecture in _HYBRIDS_BY_INTERVAL:
        every = _USUAL_INTERVAL
    if every is None or every < 1:
        return counts
    writing = len(counts) - nextn
    return tuple(count if at >= writing or (at + 1) % every == 0 else 0 for at, count in enumerate(counts))


def _heads_kv(value: Any, blocks: int | None) -> tuple[int, ...]:
    if isinstance(value, tuple) and all(type(count) is int for count in value):
        return value
    if type(value) is int and blocks is not None and 0 < blocks <= _MOST_BLOCKS:
        return (value,) * blocks
    return ()
