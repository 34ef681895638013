"""How likely a guess is to be right, calibrated on what was in fact accepted.

One number tells most: the margin between the draft's best and second-best score (for lookup, the length of the
match). A logistic curve over log(1 + margin) turns it into a probability. It is fitted online by the extended
Kalman filter of a logistic observation, which needs a handful of multiplications a verdict, starts from a prior and
keeps adapting.
"""

from __future__ import annotations

import math

_WIDEST = 60.0
_DRIFT = 2e-4
"""Variance added to each coefficient at every verdict: how fast the world may change."""


class Confidence:
    """P(guess is right | margin) = 1 / (1 + exp(-(a + b log(1 + margin))))."""

    def __init__(self, a: float = -0.6, b: float = 1.6) -> None:
        self._a, self._b = a, b
        self._aa, self._ab, self._bb = 1.2, -0.3, 0.5  # covariance of the coefficients

    def of(self, margin: float) -> float:
        """Probability that a guess with this margin is right, if all before it are."""
        return _sigmoid(self._a + self._b * _feature(margin))

    def learn(self, margin: float, *, right: bool) -> None:
        x = _feature(margin)
        p = _sigmoid(self._a + self._b * x)
        self._aa += _DRIFT
        self._bb += _DRIFT
        toward_a = self._aa + self._ab * x
        toward_b = self._ab + self._bb * x
        information = max(p * (1 - p), 0.02)
        spread = toward_a + toward_b * x
        gain = information / (1 + information * spread)
        step = (right - p) / (1 + information * spread)
        self._a += toward_a * step
        self._b += toward_b * step
        self._aa -= gain * toward_a * toward_a
        self._ab -= gain * toward_a * toward_b
        self._bb -= gain * toward_b * toward_b


def _feature(margin: float) -> float:
    return math.log1p(min(max(margin, 0.0), _WIDEST))


def _sigmoid(x: float) -> float:
    return 1 / (1 + math.exp(-x)) if x >= 0 else 1 - 1 / (1 + math.exp(x))
