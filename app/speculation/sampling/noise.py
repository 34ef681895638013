"""Gumbel noise that depends on the seed, the position and the token alone.

Target and draft use the same noise, so the draft's pick is the target's wherever their distributions are close enough,
and the target's pick does not depend on the draft (Daliri, Musco, Suresh, arXiv 2408.07978). The generator is
counter-based (the finaliser of SplitMix64; Steele, Lea, Flood, "Fast Splittable Pseudorandom Number Generators", 2014):
any position can be computed at any time, for just the tokens that matter.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numpy.typing import NDArray

GUMBEL_MAX = -math.log(-math.log1p(-(2.0**-33)))
"""The largest value the noise can take: its uniform variable has 32 bits."""
GUMBEL_MIN = -math.log(-math.log(2.0**-33))
"""The smallest."""

_GOLDEN = 0x9E3779B97F4A7C15
_FIRST = 0xBF58476D1CE4E5B9
_SECOND = 0x94D049BB133111EB
_MASK = (1 << 64) - 1

# uint64 scalars as arrays: numpy then multiplies modulo 2**64, as meant, without an overflow warning.
_GOLDEN_U64 = np.array(_GOLDEN, dtype=np.uint64)
_FIRST_U64 = np.array(_FIRST, dtype=np.uint64)
_SECOND_U64 = np.array(_SECOND, dtype=np.uint64)
_30, _27, _31, _32 = (np.array(bits, dtype=np.uint64) for bits in (30, 27, 31, 32))


def _mix(x: int) -> int:
    x = (x + _GOLDEN) & _MASK
    x = ((x ^ (x >> 30)) * _FIRST) & _MASK
    x = ((x ^ (x >> 27)) * _SECOND) & _MASK
    return x ^ (x >> 31)


def gumbel(seed: int, position: int, tokens: NDArray[np.integer[Any]]) -> NDArray[np.float64]:
    """Return standard Gumbel noise for ``tokens`` at ``position``.

    Args:
        seed: any integer; its lowest 64 bits count.
        position: index of the token within the reply.
        tokens: token ids, shape (n,).

    Returns:
        Noise of shape (n,), between ``GUMBEL_MIN`` and ``GUMBEL_MAX``.
    """
    key = _mix(_mix(seed & _MASK) ^ position)
    x = tokens.astype(np.uint64)
    x *= _GOLDEN_U64
    x += np.array(key, dtype=np.uint64)
    x ^= x >> _30
    x *= _FIRST_U64
    x ^= x >> _27
    x *= _SECOND_U64
    x ^= x >> _31
    uniform = ((x >> _32).astype(np.float64) + 0.5) * 2.0**-32
    return np.asarray(-np.log(-np.log(uniform)))
