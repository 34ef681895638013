"""The layout of llama.cpp's copies of a context's state: one of a sequence is made from one of all sequences.

Needed: both copies have the same content after a head of their own. A sequence's head has 8 bytes; that of all is the
architecture's name after its length in 4 bytes.

Why: the copy of a sequence lacks the tokens of a sliding window that have left it, and llama.cpp goes on without them
where a few of the last tokens are taken back. The copy of all has them, but once it is taken up, the tokens that follow
are written over them. So a copy of all is given the head of a sequence, and taken up as a sequence.

Without it the text of a model with a sliding window is read again in place of being copied.
"""

from __future__ import annotations

import sys

import numpy as np
from numpy.typing import NDArray

StateBytes = NDArray[np.uint8]

SEQUENCE_HEAD_BYTES = 8
"""A magic number and the sequence."""
_COUNT_BYTES = 4


def as_sequence(whole: StateBytes, head: bytes) -> StateBytes | None:
    """Turn a copy of all sequences into one of a sequence, in place.

    Args:
        whole: the copy of all.
        head: of a sequence's copy.

    Returns:
        The part of ``whole`` that is the copy; ``None`` where it is laid out in another way.
    """
    name_bytes = int.from_bytes(whole[:_COUNT_BYTES].tobytes(), sys.byteorder)
    begin = _COUNT_BYTES + name_bytes - len(head)
    if not 0 <= begin < len(whole) - len(head):
        return None
    whole[begin : begin + len(head)] = np.frombuffer(head, dtype=np.uint8)
    return whole[begin:]
