"""Sharpness of the draft's distribution, learned while the reply runs.

With the target's noise, a draft that is close to the target guesses best when it draws from its own distribution
(sharpness 1). One that is far off guesses better when its distribution is sharpened, in the limit to its likeliest
token (sharpness 0). After each verify pass the target's choice is known for every position that was reached. So each
setting is scored by what it *would* have guessed there, which costs next to nothing, and the best one is used. What is
committed does not depend on it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.speculation.estimates import KEPT
from app.speculation.sampling.sampler import SampledToken, Sampler, ShapedLogits

CHOICES = (1.0, 0.7, 0.4, 0.0)
"""The settings that are tried, the draft's own distribution first."""


class Sharpness:
    """Running hit rates of every choice, kept from reply to reply for one pair and temperature.

    Args:
        rates: hit rates of :data:`CHOICES` to begin with.
        weight: how many verdicts those stand for.
    """

    def __init__(self, rates: Sequence[float] = (0.0,) * len(CHOICES), weight: float = 0.0) -> None:
        if len(rates) != len(CHOICES):
            raise ValueError("one hit rate for each choice")
        self._hits = np.array(rates, dtype=np.float64) * weight
        self._weight_seen = np.array([weight], dtype=np.float64)
        self._would: list[tuple[int, ...]] = []

    @property
    def best(self) -> float:
        """The choice in use; the first of those that were right equally often."""
        return CHOICES[int(self._hits.argmax())]

    @property
    def weight(self) -> float:
        """The number of verdicts that the rates stand for."""
        return float(self._weight_seen[0])

    @property
    def hit_rates(self) -> tuple[float, ...]:
        """Estimated hit rate of each of :data:`CHOICES`; 0 before the first verdict."""
        weight = self.weight
        return tuple(float(h) / weight if weight else 0.0 for h in self._hits)

    def of_reply(self) -> Sharpness:
        """Return one for a reply of several at once: it learns for all, and has rounds of its own."""
        own = Sharpness()
        own._hits, own._weight_seen = self._hits, self._weight_seen
        return own

    def start_round(self) -> None:
        """Begin a round: forget what would have been guessed in the last."""
        self._would.clear()

    def pick(self, sampler: Sampler, shaped: ShapedLogits, position: int) -> SampledToken:
        """Return the draft's guess at ``position``, and note what the other choices would have guessed."""
        if sampler.greedy or len(shaped.candidates) == 1:
            pick = sampler.pick(shaped, position)
            self._would.append((pick.token,) * len(CHOICES))
            return pick
        noise = sampler.noise(shaped, position)
        picks = [
            sampler.pick_with(shaped, noise, choice) if choice > 0 else sampler.pick(shaped, position, choice)
            for choice in CHOICES
        ]
        self._would.append(tuple(pick.token for pick in picks))
        return picks[int(self._hits.argmax())]

    def pick_again(self, sampler: Sampler, shaped: ShapedLogits, position: int) -> SampledToken:
        """Pick again, in place of a pick that a grammar refused."""
        self._would.pop()
        return self.pick(sampler, shaped, position)

    def learn(self, picks: Sequence[int]) -> None:
        """Score every choice by the target's own ``picks`` at this round's positions."""
        for would, truth in zip(self._would, picks, strict=False):
            if len(set(would)) > 1:  # where all agree there is nothing to tell them apart
                self._hits *= KEPT
                self._weight_seen *= KEPT
                self._hits += [token == truth for token in would]
                self._weight_seen += 1
