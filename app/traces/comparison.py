"""Are two replies the same, and if not, how close was the call where they part?"""

from __future__ import annotations

from math import inf

from app.speculation.trace import Trace

NEAR_TIE = 0.05
"""In nats. Scores this close may change places between a pass over several rows and one over a single row: the two use
different kernels, and differ in their last digits."""


def parting_margin(one: Trace, other: Trace) -> float | None:
    """Return how clearly the target preferred its token over the next best where two replies first differ, in nats.

    ``None`` when they are the same; infinite when one ends where the other goes on, or nothing else stood to choose, or
    a server told nothing of it.
    """
    a = [token for round_ in one.rounds for token in round_.tokens]
    b = [token for round_ in other.rounds for token in round_.tokens]
    for left, right in zip(a, b, strict=False):
        if left.id != right.id:
            return min(inf if token.margin is None else token.margin for token in (left, right))
    return None if len(a) == len(b) else inf
