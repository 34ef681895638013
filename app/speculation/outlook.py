"""What the guesses that are not made yet will be like.

A draft stops where it is no longer sure, so it matters little how often its guesses are right on the whole, and much
how long its runs of sure guesses are. Sureness comes in runs: after a sure guess another is likelier than after an
unsure one. So three shares are kept (of the first guesses of a round, of those after a sure one, and of those after an
unsure one), and how often guesses of either kind were right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

SURE = 0.9
"""A guess whose chance is at least this is a sure one."""


@dataclass(slots=True)
class RunningMean:
    """A mean that begins with a hope and then follows about the last 40 values."""

    value: float
    weight: float = 3.0

    def add(self, value: float) -> None:
        self.weight = min(self.weight + 1, _MOST_WEIGHT)
        self.value += (value - self.value) / self.weight


_MOST_WEIGHT = 40.0


@dataclass(slots=True)
class Outlook:
    """For the guesses of one source at one temperature. Every source gets its chance; a few verdicts correct it."""

    sure_at_first: RunningMean = field(default_factory=lambda: RunningMean(0.78))
    sure_after_sure: RunningMean = field(default_factory=lambda: RunningMean(0.8))
    sure_after_unsure: RunningMean = field(default_factory=lambda: RunningMean(0.5))
    right_if_sure: RunningMean = field(default_factory=lambda: RunningMean(0.96))
    right_if_unsure: RunningMean = field(default_factory=lambda: RunningMean(0.4))

    def learn(self, before: float | None, chance: float, *, right: float) -> None:
        """A verdict.

        Args:
            before: the chance of the guess before it in the round; ``None`` for the first.
            chance: its own.
            right: whether the target wrote the same, or how likely that is where nobody knows.
        """
        sure = chance >= SURE
        self._share(before).add(sure)
        (self.right_if_sure if sure else self.right_if_unsure).add(right)

    def while_sure(self, before: float | None) -> Iterator[tuple[float, float]]:
        """The guesses that follow, if drafting goes on for as long as they are sure.

        Args:
            before: the chance of the last guess made; ``None`` before the first.

        Yields:
            For each further guess, how likely it is to be made, and to be right together with those before it if it is.
        """
        share, made, right = self._share(before).value, 1.0, 1.0
        while True:
            yield made, right * self._right(share)
            made *= share
            right *= self.right_if_sure.value
            share = self.sure_after_sure.value

    def in_any_case(self, before: float | None) -> Iterator[tuple[float, float]]:
        """The same, if drafting goes on whatever they are like: better where the margins tell little."""
        share, right = self._share(before).value, 1.0
        while True:
            right *= self._right(share)
            yield 1.0, right
            share = share * self.sure_after_sure.value + (1 - share) * self.sure_after_unsure.value

    def _right(self, share: float) -> float:
        """How often guesses are right of which this share is sure."""
        return share * self.right_if_sure.value + (1 - share) * self.right_if_unsure.value

    def _share(self, before: float | None) -> RunningMean:
        if before is None:
            return self.sure_at_first
        return self.sure_after_sure if before >= SURE else self.sure_after_unsure
