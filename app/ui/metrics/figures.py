"""The figures behind the panels, worked out from rounds. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from app.language import number, tr
from app.speculation.trace import Round

SINGLE_POSITIONS = 8
"""So many positions of a guess are told apart; an even number."""


@dataclass(frozen=True, slots=True)
class PositionRate:
    """Counts of right guesses at one position, or at several that follow one another."""

    position: int
    """Counted from 1."""
    guessed: int
    accepted: int
    last: int = 0
    """The last position, if several are taken together."""

    @property
    def label(self) -> str:
        return f"{self.position}–{self.last}" if self.last > self.position else str(self.position)

    @property
    def rate(self) -> float:
        return self.accepted / self.guessed


def rates_by_position(rounds: Iterable[Round]) -> list[PositionRate]:
    """Return the acceptance rate at each position of the guess, among the guesses that were verified there.

    A guess after a wrong one was never judged on its own, so only the first rejected one of a round counts.
    """
    guessed: list[int] = []
    accepted: list[int] = []
    for round_ in rounds:
        judged = round_.accepted + (1 if round_.rejected else 0)
        while len(guessed) < judged:
            guessed.append(0)
            accepted.append(0)
        for position in range(judged):
            guessed[position] += 1
            accepted[position] += position < round_.accepted
    return [PositionRate(i + 1, g, a) for i, (g, a) in enumerate(zip(guessed, accepted, strict=True))]


def in_steps(rates: Sequence[PositionRate]) -> list[PositionRate]:
    """Keep the first positions one by one, and take later ones together: 9 to 12, 13 to 16, 17 to 24, 25 to 32 and so
    on.

    Long guesses reach far, and few of them do: many bars of two or three guesses each would say little.
    """
    rows, start, step = list(rates[:SINGLE_POSITIONS]), SINGLE_POSITIONS, SINGLE_POSITIONS // 2
    while start < len(rates):
        for _ in range(2):
            if together := rates[start : start + step]:
                guessed, accepted = sum(r.guessed for r in together), sum(r.accepted for r in together)
                rows.append(PositionRate(together[0].position, guessed, accepted, together[-1].position))
            start += step
        step *= 2
    return rows


def scale_top(highest: float) -> float:
    """Return the end of a dial that shows ``highest`` at about three quarters: 1, 2 or 5 times a power of ten, and
    halves.
    """
    least_top = max(highest, 1.0) * 1.25
    step = 1.0
    while True:
        for low, high in pairwise((1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)):
            if least_top <= low * step:
                return low * step
            if least_top <= high * step:
                return high * step
        step *= 10


def round_sentence(round_: Round) -> str:
    """Return one round in words."""
    guessed = len(round_.drafted)
    if not guessed:
        sentence = tr("nothing guessed, one token written")
    else:
        sentence = tr(
            "{guessed} guessed, {kept} kept, {written} written",
            guessed=guessed,
            kept=round_.accepted,
            written=len(round_.tokens),
        )
    checked = number(round_.verify_ms)
    time = tr("{time} ms to check", time=checked)
    if round_.draft_ms >= 0.5:
        time = tr("{guessing} ms to guess, {checking}", guessing=number(round_.draft_ms), checking=time)
    return tr("Round {place}: {figures}; {time}", place=number(round_.index + 1), figures=sentence, time=time)
