"""The figures behind the panels, worked out from rounds. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import ceil

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
    """Keep the first positions one by one, and take later ones together: 9 to 12, 13 to 16, 17 to 24 and so on.

    Few guesses reach far: many bars of two or three guesses each would say little.
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
    """Return the end of a dial that shows ``highest`` at about three quarters: a round figure."""
    least_top = max(highest, 1.0) * 1.25
    step = 1.0
    while True:
        for low, high in pairwise((1.0, 1.5, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0)):
            if least_top <= low * step:
                return low * step
            if least_top <= high * step:
                return high * step
        step *= 10


_STEPS = {1.0: 5, 1.5: 3, 2.0: 4, 3.0: 3, 4.0: 4, 5.0: 5, 6.0: 3, 8.0: 4}
"""Steps of a dial that ends at so much, times a power of ten: so that each has a short figure."""


def scale_marks(top: float) -> list[float]:
    """Return the values that a dial which ends at ``top`` (:func:`scale_top`) has figures for, from 0 on."""
    leading = top
    while leading >= 10:
        leading /= 10
    steps = _STEPS[leading]
    return [top * step / steps for step in range(steps + 1)]


STEP_MS = 500.0
MOST_STEPS = 60


def speeds_over_time(rounds: Sequence[Round], most: int = MOST_STEPS) -> tuple[float, list[float]]:
    """Return how long a step is, and tokens a second in each step of a reply: half a second, or, in a long one, as
    many halves as leave ``most`` steps.

    A round's tokens are spread over the time that it took; they come at once, at its end, which says nothing of a
    speed. A last step of less than half its length is left out.
    """
    if not rounds or rounds[-1].at_ms <= 0:
        return STEP_MS, []
    end_ms = rounds[-1].at_ms
    step_ms = STEP_MS * max(1, ceil(end_ms / STEP_MS / most))
    tokens = [0.0] * (int(end_ms // step_ms) + 1)
    begin_ms = 0.0
    for round_ in rounds:
        took_ms = max(round_.at_ms - begin_ms, 1e-6)
        for place in range(int(begin_ms // step_ms), min(len(tokens), int(round_.at_ms // step_ms) + 1)):
            within_ms = min(round_.at_ms, (place + 1) * step_ms) - max(begin_ms, place * step_ms)
            tokens[place] += len(round_.tokens) * max(0.0, within_ms) / took_ms
        begin_ms = max(begin_ms, round_.at_ms)
    last_ms = end_ms - (len(tokens) - 1) * step_ms
    speeds = [1000 * count / step_ms for count in tokens[:-1]]
    if last_ms >= step_ms / 2 or not speeds:
        speeds.append(1000 * tokens[-1] / max(last_ms, 1e-6))
    return step_ms, speeds


def round_sentence(round_: Round) -> str:
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
