"""Expectation of guesses that are not made yet.

A draft stops where it is no longer sure. So the length of its runs of sure guesses matters more than how many of its
guesses are right: after a sure guess another is likelier than after an unsure one. Three shares of sure guesses are
kept (among the first of a round, after a sure one, and after an unsure one), and how often guesses of either kind were
right.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from app.speculation.estimates import RunningMean

SURE = 0.9
"""A guess whose chance is at least this is a sure one."""


@dataclass(slots=True)
class Outlook:
    """Expects guesses of one source at one temperature.

    It begins with a hope that gives every source a chance: guesses are sure, and as often right as that means; after
    one that is not, anything may come.
    """

    sure_at_first: RunningMean = field(default_factory=lambda: RunningMean(SURE))
    sure_after_sure: RunningMean = field(default_factory=lambda: RunningMean(SURE))
    sure_after_unsure: RunningMean = field(default_factory=lambda: RunningMean(0.5))
    right_if_sure: RunningMean = field(default_factory=lambda: RunningMean(SURE))
    right_if_unsure: RunningMean = field(default_factory=lambda: RunningMean(0.5))

    def learn(self, before: float | None, chance: float, *, right: float) -> None:
        """Learn from a verdict.

        Args:
            before: the chance of the guess before it in the round; ``None`` for the first.
            chance: its own.
            right: whether the target wrote the same, or how likely that is where nobody knows.
        """
        sure = chance >= SURE
        self._share(before).add(sure)
        (self.right_if_sure if sure else self.right_if_unsure).add(right)

    def while_sure(self, before: float | None) -> Iterator[tuple[float, float]]:
        """Expect the guesses that follow, if drafting goes on for as long as they are sure.

        Args:
            before: the chance of the last guess made; ``None`` before the first.

        Yields:
            For each further guess, how likely it is to be made, and to be right together with those before it if it is.
        """
        share, expected, right = self._share(before).value, 1.0, 1.0
        while True:
            yield expected, right * self._right(share)
            expected *= share
            right *= self.right_if_sure.value
            share = self.sure_after_sure.value

    def in_any_case(self, before: float | None) -> Iterator[tuple[float, float]]:
        """Expect them if drafting goes on whatever they are like, which is better where the margins tell little."""
        share, right = self._share(before).value, 1.0
        while True:
            right *= self._right(share)
            yield 1.0, right
            share = share * self.sure_after_sure.value + (1 - share) * self.sure_after_unsure.value

    def _right(self, share: float) -> float:
        """Return how often guesses are right of which this share is sure."""
        return share * self.right_if_sure.value + (1 - share) * self.right_if_unsure.value

    def _share(self, before: float | None) -> RunningMean:
        if before is None:
            return self.sure_at_first
        return self.sure_after_sure if before >= SURE else self.sure_after_unsure
