"""How likely a guess is to be right, calibrated on what was in fact accepted.

One number tells most: the margin between the draft's best and second-best score (for lookup and memory, the length of
the match). A logistic curve over its logarithm turns it into a probability: drafts close to their target err at margins
of a tenth, poor ones at margins of two or three, and the odds grow as a power of the margin in both. It is fitted
online by the extended Kalman filter of a logistic observation, which needs a handful of multiplications a verdict,
starts from a prior and keeps adapting.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Self

_WIDEST = 60.0
_NARROWEST = 0.05
_DRIFT = 1e-4
"""Variance added to each coefficient at every verdict: how fast the world may change."""


@dataclass(slots=True)
class Confidence:
    """P(guess is right | margin) = 1 / (1 + exp(-(a + b log(margin + 0.05)))), with the coefficients' covariance."""

    a: float = 2.0
    b: float = 1.3
    aa: float = 4.0
    ab: float = 1.0
    bb: float = 0.5

    @classmethod
    def in_matches(cls) -> Self:
        """For lookup and memory: a match of two tokens is right one time in three, a long one nearly always."""
        return cls(a=-1.5, b=1.0, aa=1.0, ab=-0.3, bb=0.3)

    def of(self, margin: float) -> float:
        """Probability that a guess with this margin is right, if all before it are."""
        return _sigmoid(self.a + self.b * _feature(margin))

    def learn(self, margin: float, *, right: bool) -> None:
        x = _feature(margin)
        p = _sigmoid(self.a + self.b * x)
        self.aa += _DRIFT
        self.bb += _DRIFT
        toward_a = self.aa + self.ab * x
        toward_b = self.ab + self.bb * x
        information = max(p * (1 - p), 0.001)
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
