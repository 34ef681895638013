"""The running state of recurrent and hybrid models: what a copy of it takes, and how many copies to keep.

With copies, wrong guesses can be taken back (``app/llama/context.py``), so a round can have as many guesses as
there are copies.
"""

from __future__ import annotations

from app.models.gguf.header import Header
from app.speculation.settings import MOST_DRAFTED

ROLLS_BACK = frozenset({
    "bailingmoe3", "kimi-k3", "lfm2", "lfm2moe", "nemotron_h", "nemotron_h_moe", "qwen35", "qwen35moe",
})  # fmt: skip
"""Architectures for which llama.cpp keeps copies (``llm_arch_supports_rs_rollback``) and whose states are counted here;
it knows three more, whose states are of other shapes."""

_SHARE = 0.1
"""Of the weights' size, what the copies may take."""
_LEAST = 4
"""Copies kept however large they are: fewer guesses in a round would gain little."""
_NUMBER_BYTES = 4
_MARKS = (".ssm_conv1d", ".shortconv.conv.")
"""In a tensor's name: its block has a running state."""


def state_bytes(header: Header) -> int:
    """Bytes of one state of all blocks; 0 for a model that has none, or none that is counted here."""
    if header.architecture not in ROLLS_BACK:
        return 0
    named = {name.split(".")[1] for name, _ in header.tensors if any(mark in name for mark in _MARKS)}
    cacheless = sum(count == 0 for count in header.head_counts_kv)  # of a model in parts, one header names few tensors
    return max(len(named), cacheless) * header.state_numbers * _NUMBER_BYTES


def copies(header: Header, file_bytes: int) -> int:
    """How many copies of its state a target should keep; 0 where copies are of no use.

    Args:
        header: the model's.
        file_bytes: the size of its weights, of all parts together.
    """
    return _copies(state_bytes(header), file_bytes)


def copies_bytes(header: Header, file_bytes: int) -> int:
    """What they take, the present state included."""
    return all_bytes(state_bytes(header), file_bytes)


def all_bytes(each: int, file_bytes: int) -> int:
    """Likewise, from the size of one state."""
    return each * (1 + _copies(each, file_bytes))


def _copies(each: int, file_bytes: int) -> int:
    return min(MOST_DRAFTED, max(_LEAST, int(file_bytes * _SHARE) // each)) if each else 0
