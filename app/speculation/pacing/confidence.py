"""Probability that a guess is right, calibrated on the guesses that were accepted.

The margin between the draft's best and second-best score tells most (for lookup and memory, the length of the match).
A logistic curve over its logarithm makes a probability of it: drafts close to their target err at margins of a tenth,
poor ones at margins of two or three, and in both the odds grow as a power of the margin. An extended Kalman filter fits
the curve verdict by verdict, for a handful of multiplications each; it begins with a prior and never stops adapting.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Self

_WIDEST = 60.0
"""A larger margin says no more; it is infinite where only one token was to choose from."""
_NARROWEST = 0.05
"""Added to margins, whose logarithm counts: among smaller ones there is nothing to tell apart."""
_DRIFT = 1e-4
"""Variance added to each coefficient at every verdict: how fast the world may change."""


@dataclass(slots=True)
class Confidence:
    """P(guess is right | margin) = 1 / (1 + exp(-(a + b log(margin + 0.05)))), with the coefficients' covariance.

    It begins with what holds for most draft models, and a covariance of one.
    """

    a: float = 2.0
    b: float = 1.3
    aa: float = 1.0
    """Variance of ``a``."""
    ab: float = 0.0
    """Covariance of both."""
    bb: float = 1.0
    """Variance of ``b``."""

    @classmethod
    def in_matches(cls) -> Self:
        """Return the prior for matches: one of two tokens is right one time in three, a long one nearly always."""
        return cls(a=-1.5)

    def of(self, margin: float) -> float:
        """Return the probability that a guess with this margin is right, if all before it are."""
        return _sigmoid(self.a + self.b * _feature(margin))

    def learn(self, margin: float, *, right: bool) -> None:
        """Learn that a guess with this margin was right, or wrong."""
        x = _feature(margin)
        p = _sigmoid(self.a + self.b * x)
        self.aa += _DRIFT
        self.bb += _DRIFT
        toward_a = self.aa + self.ab * x
        toward_b = self.ab + self.bb * x
        information = p * (1 - p)
        spread = toward_a + toward_b * x
        gain = information / (1 + information * spread)
        step = (right - p) / (1 + information * spread)
        self.a += toward_a * step
        self.b += toward_b * step
        self.aa -= gain * toward_a * toward_a
        self.ab -= gain * toward_a * toward_b
        self.bb -= gain * toward_b * toward_b


def _feature(margin: float) -> float:
    return math.log(min(max(margin, 0.0), _WIDEST) + _NARROWEST)


def _sigmoid(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x >= 0 else 1 - 1 / (1 + math.exp(x))
