"""What drafting and verifying cost, learned while replies run.

A verify pass over several rows costs more than one over a single row; by how much depends on the model, the precision
and the machine: on processors some 10 to 60 % of a plain pass for every further row, on graphics cards almost
nothing. So the curve is learned, not assumed. Other programs run on the machine too, so what one pass can add to an
estimate is bounded.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median, median_low
from typing import Any

from app.speculation.estimates import ENOUGH, KEPT, LATEST, MEMORY
from app.speculation.settings import MOST_DRAFTED

READ_ALONG = 2
"""Tokens that a draft reads with its first guess for nothing: the last one, and one left over from the round before."""
_PRIOR_SLOPE = 0.15
"""Cost of one more row, as a share of a plain pass, before anything is measured; the most that rows never seen are
expected to cost, so that a step or a steep beginning keeps nobody from looking what comes after it."""
_STRANGE = 1.5
"""A round that takes so many times its usual time, or is as much faster, says nothing about one pass."""
_DEAR = 4.0
"""A guess that takes so many times as long as the sizes of the models say tells of a busy machine: a draft's many short
steps wait for a processor more often than a target's long ones. On a quiet one small models take up to three times."""
_BACKLOG_SHARE = 0.4
"""Reading many tokens at once costs this share of reading them singly, before it was measured."""


class VerifyCost:
    """Milliseconds of a target pass by its rows.

    Real curves have steps (cards take another kernel from some number of rows on) and bends (more rows need fewer and
    fewer further experts of a mixture), so a line through all observations would hide what matters. The curve is a
    random walk that drifts along such a line, filtered from the fewest rows to the most (Kalman, "A New Approach to
    Linear Filtering and Prediction Problems", 1960). What is known of more rows says nothing of fewer: a step may lie
    between, and a number of rows that looks cheap is tried once and known from then on. But fewer rows never cost more:
    what was measured in a bad minute is looked at again as soon as a pass over more rows turns out to be cheaper, or it
    would keep everybody from the very drafts that would correct it.

    Args:
        seen: milliseconds of earlier passes by their rows, the latest last.
    """

    def __init__(self, seen: Mapping[int, Sequence[float]] | None = None) -> None:
        self._seen = {rows: deque(values, maxlen=LATEST) for rows, values in (seen or {}).items()}
        self._last = dict.fromkeys(self._seen, 0)
        self._rounds = 0
        self._medians: dict[int, float] = {}
        self._curve: list[float] = []

    @property
    def seen(self) -> dict[int, list[float]]:
        """The observations that count, in milliseconds by rows."""
        return {rows: list(values) for rows, values in self._seen.items()}

    @property
    def known(self) -> bool:
        """Whether any pass was measured."""
        return bool(self._seen)

    def add(self, rows: int, ms: float) -> None:
        """Take in a pass over ``rows`` rows that took ``ms``."""
        self._rounds += 1
        self._last[rows] = self._rounds
        self._seen.setdefault(rows, deque(maxlen=LATEST)).append(ms)
        self._medians.pop(rows, None)
        self._curve.clear()

    def scale(self, factor: float) -> None:
        """Have all passes take about ``factor`` times as long from now on; less of what was seen is kept."""
        self._seen = {
            rows: deque([ms * factor for ms in list(seen)[-ENOUGH:]], maxlen=LATEST)
            for rows, seen in self._seen.items()
        }
        self._medians.clear()
        self._curve.clear()

    def begin_again(self, rows: int, ms: float) -> None:
        """Forget all passes over several rows, and take in one over ``rows`` rows that took ``ms``."""
        self._seen = {count: seen for count, seen in self._seen.items() if count == 1}
        self._medians.clear()
        self.add(rows, ms)

    def is_well_known(self, rows: int) -> bool:
        """Return whether passes over ``rows`` rows were seen often enough to tell a slow one."""
        return len(self._seen.get(rows, ())) >= ENOUGH

    def of(self, rows: int) -> float:
        """Return the expected milliseconds of a pass over ``rows`` rows; something must have been measured."""
        if not self._curve:
            self._fit()
        return self._curve[min(rows, MOST_DRAFTED + 1) - 1]

    def _fit(self) -> None:
        for rows, seen in self._seen.items():
            if rows not in self._medians:
                self._medians[rows] = median(seen)
        points = [(rows, self._medians[rows], self._weight(rows)) for rows in self._seen]
        first = min(points)
        plain = first[1] / (1 + (first[0] - 1) * _PRIOR_SLOPE)
        slope = min(_slope(points), _PRIOR_SLOPE * plain)
        medians = {rows: (ms, weight) for rows, ms, weight in points}
        self._curve.clear()
        apart = known = 0.0  # how far the curve lies from the line, and for how many observations that counts
        for rows in range(1, MOST_DRAFTED + 2):
            line = plain + slope * (rows - 1)
            ms, weight = medians.get(rows, (line, 0.0))
            known += weight
            if weight > 0:
                apart += weight / known * (ms - line - apart)
            self._curve.append(max(line + apart, 1e-6))
            known /= 1 + known  # of the next number of rows it says no more than one observation: there may be a step
        for fewer in range(MOST_DRAFTED, 0, -1):
            self._curve[fewer - 1] = min(self._curve[fewer - 1], self._curve[fewer])

    def _weight(self, rows: int) -> float:
        return float(len(self._seen[rows]) * KEPT ** (self._rounds - self._last[rows]))


def _slope(points: Sequence[tuple[int, float, float]]) -> float:
    """Return that of the weighted least squares line through ``(x, y, weight)``, infinite where one point alone counts.

    It never falls: more rows cannot be cheaper.
    """
    total = sum(w for _, _, w in points)
    mean_x = sum(w * x for x, _, w in points) / total
    mean_y = sum(w * y for _, y, w in points) / total
    spread = sum(w * (x - mean_x) ** 2 for x, _, w in points)
    if spread <= 0:
        return math.inf
    return max(0.0, sum(w * (x - mean_x) * (y - mean_y) for x, y, w in points) / spread)


@dataclass(frozen=True, slots=True)
class CostChange:
    """By what factors costs have changed."""

    drafting: float | None
    """Of guesses; ``None`` where that is not known."""
    verifying: float
    """Of target passes."""
    whole: float
    """Of whole rounds."""


class Slowdown:
    """Tells what a round costs from what other programs made of it.

    A round far from its usual time says nothing about any one pass in it. If several in a row are, the machine itself
    has become slower or faster, and not for both models alike: a draft's many short steps suffer more from a busy
    processor than a target's long ones. So the median of each model's ratios is taken for how its costs changed.
    """

    def __init__(self) -> None:
        self._strange: list[tuple[float | None, float, float]] = []

    def is_fair(self, draft_ms: float, verify_ms: float, *, usual_draft_ms: float, usual_verify_ms: float) -> bool:
        """Return whether a round that took so long is worth learning from.

        Args:
            draft_ms: what its guesses took.
            verify_ms: what its pass took.
            usual_draft_ms: what such guesses usually take; 0 where they tell nothing about the machine.
            usual_verify_ms: what such a pass usually takes.
        """
        whole = (draft_ms + verify_ms) / (usual_draft_ms + usual_verify_ms)
        if 1 / _STRANGE <= whole <= _STRANGE:
            self._strange.clear()
            return True
        drafting = draft_ms / usual_draft_ms if usual_draft_ms > 0 else None
        self._strange.append((drafting, verify_ms / usual_verify_ms, whole))
        return False

    def change(self) -> CostChange | None:
        """Return how all costs have changed, if they have; each change once."""
        if len(self._strange) < ENOUGH:
            return None
        drafting = [ratio for ratio, _, _ in self._strange if ratio is not None]
        change = CostChange(
            median(drafting) if drafting else None,
            median(ratio for _, ratio, _ in self._strange),
            median(ratio for _, _, ratio in self._strange),
        )
        self._strange.clear()
        return change


class DraftCost:
    """Milliseconds of one more guess, and of one token of backlog.

    Args:
        share: what a guess is expected to cost, relative to a plain pass of the target, until measurements outvote it:
            the draft's size relative to the target's.
        guesses: milliseconds of single guesses, observed earlier.
        reads: milliseconds of tokens of backlog, likewise.
    """

    def __init__(self, share: float, *, guesses: Sequence[float] = (), reads: Sequence[float] = ()) -> None:
        self._share = share
        self._guesses = deque(guesses, maxlen=LATEST)
        self._reads = deque(reads, maxlen=LATEST)

    def seen(self) -> dict[str, Any]:
        """Return the observations that count, as keyword arguments of a new object."""
        return {"guesses": list(self._guesses), "reads": list(self._reads)}

    def add(self, guesses: int, backlog: int, ms: float, *, first_ms: float = 0.0, idle_rounds: int = 0) -> None:
        """Take in a draft.

        Args:
            guesses: how many it had.
            backlog: tokens that were read with the first.
            ms: what all of it took.
            first_ms: what it took until the first guess stood; 0 if unknown.
            idle_rounds: for how many rounds there was none. What was known before a long pause counts no more.
        """
        alone = backlog <= READ_ALONG  # the first guess took a decode like any other
        measured = alone or (guesses > 1 and first_ms > 0)
        if measured and idle_rounds > MEMORY:
            self._guesses.clear()
        if alone:
            self._guesses.append(ms / guesses)
        elif measured:
            each = (ms - first_ms) / (guesses - 1)
            self._guesses.append(each)
            self._reads.append(max(0.0, first_ms - each) / backlog)
        elif self._guesses:
            self._reads.append(max(0.0, ms - guesses * median(self._guesses)) / backlog)

    def add_step(self, ms: float, plain_ms: float) -> None:
        """Take in that the draft read one token in ``ms`` while it paused.

        Other programs make a single pass slower at any time, but never quicker. So it tells only of a machine that has
        become quieter.
        """
        usual_ms = self.guess_ms(plain_ms)
        if ms < usual_ms:
            self.scale(ms / usual_ms)

    def hoped_ms(self, plain_ms: float) -> float:
        """Return what a guess should take by the sizes of the models."""
        return self._share * plain_ms

    def is_expensive(self, plain_ms: float) -> bool:
        """Return whether guesses take so much longer that the machine must be, or have been, busy."""
        return self.guess_ms(plain_ms) > _DEAR * self.hoped_ms(plain_ms)

    def scale(self, factor: float) -> None:
        """Have all passes take ``factor`` times as long from now on."""
        self._guesses = deque([ms * factor for ms in self._guesses], maxlen=LATEST)
        self._reads = deque([ms * factor for ms in self._reads], maxlen=LATEST)

    @property
    def is_well_known(self) -> bool:
        """Whether guesses were seen often enough to tell a slow one."""
        return len(self._guesses) >= ENOUGH

    def guess_ms(self, plain_ms: float) -> float:
        """Return the expected cost of one guess, where a plain pass of the target takes ``plain_ms``."""
        return median_low([*self._guesses, self._share * plain_ms])

    def read_ms(self, backlog: int, plain_ms: float) -> float:
        """Return the expected cost of reading a backlog, beyond the tokens that are read along for nothing."""
        each = median(self._reads) if self._reads else self.guess_ms(plain_ms) * _BACKLOG_SHARE
        return max(0, backlog - READ_ALONG) * each
