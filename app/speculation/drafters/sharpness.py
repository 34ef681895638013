"""How boldly the draft should guess, learned while the reply runs.

With the target's noise, sampling from the draft's own distribution (sharpness 1) is the best guess when the draft is
close to the target. A draft that is far off guesses better when its distribution is sharpened, in the limit to its
likeliest token (sharpness 0). After every verify pass the target's choice is known for each position that was
reached, so each setting can be scored for free on what it *would* have guessed there; the best one is used.
What is committed does not depend on any of this.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.speculation.sampling import Pick, Sampler, Shaped

CHOICES = (1.0, 0.7, 0.4, 0.0)

_MEMORY = 0.985
"""Weight that a verdict keeps when the next one comes: about the last 70 positions count."""
_PRIOR_WEIGHT = 12.0
_PRIOR = (0.74, 0.73, 0.71, 0.68)
"""Hit rates believed before anything is known: the draft's own distribution, until another proves better."""


class Sharpness:
    """Running hit rates of every choice, kept from reply to reply for one pair and temperature.

    Args:
        rates: hit rates of ``CHOICES`` to begin with.
        weight: how many verdicts those stand for.
    """

    def __init__(self, rates: Sequence[float] = _PRIOR, weight: float = _PRIOR_WEIGHT) -> None:
        if len(rates) != len(CHOICES):
            raise ValueError("one hit rate for each choice")
        self._hits = np.array(rates, dtype=np.float64) * weight
        self._weight = weight
        self._would: list[tuple[int, ...]] = []

    @property
    def best(self) -> float:
        """The choice in use."""
        return CHOICES[int(self._hits.argmax())]

    @property
    def weight(self) -> float:
        """How many verdicts the rates stand for."""
        return self._weight

    @property
    def hit_rates(self) -> tuple[float, ...]:
        """Estimated hit rate of each of ``CHOICES``."""
        return tuple(float(h) / self._weight for h in self._hits)

    def start_round(self) -> None:
        self._would.clear()

    def pick(self, sampler: Sampler, shaped: Shaped, position: int) -> Pick:
        """The draft's guess at ``position``, and a note of what the other choices would have guessed."""
        if sampler.greedy or len(shaped.kept) == 1:
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

    def pick_again(self, sampler: Sampler, shaped: Shaped, position: int) -> Pick:
        """As :meth:`pick`, in place of the pick just made, which may not stand there."""
        self._would.pop()
        return self.pick(sampler, shaped, position)

    def learn(self, picks: Sequence[int]) -> None:
        """Score every choice on the target's own ``picks`` at this round's positions."""
        for would, truth in zip(self._would, picks, strict=False):
            if len(set(would)) > 1:  # where all agree there is nothing to tell them apart
                self._hits *= _MEMORY
                self._weight *= _MEMORY
                self._hits += [token == truth for token in would]
                self._weight += 1
