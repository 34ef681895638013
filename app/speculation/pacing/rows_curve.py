"""A cost of target passes as a curve over their rows, learned from what was observed."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Mapping, Sequence
from statistics import median

from app.speculation.estimates import ENOUGH, KEPT, LATEST
from app.speculation.settings import MOST_DRAFTED

MOST_ROWS = 2 * (MOST_DRAFTED + 1)
"""Rows of a pass that are told apart: several replies may share one."""


class RowsCurve:
    """A cost by the rows of a pass.

    Real curves have steps (cards take another kernel from some number of rows on) and bends (more rows need fewer and
    fewer further experts of a mixture), so a line through all observations would hide what matters. The curve is a
    random walk that drifts along such a line, filtered from the fewest rows to the most (Kalman, "A New Approach to
    Linear Filtering and Prediction Problems", 1960). What is known of more rows says nothing of fewer: a step may lie
    between, and a number of rows that looks cheap is tried once and known from then on. But fewer rows never cost more:
    what was measured in a bad minute is looked at again as soon as a pass over more rows turns out to be cheaper, or it
    would keep everybody from the very drafts that would correct it.

    Args:
        prior_slope: what one more row costs at most where such passes were never seen, as a share of the first row.
        seen: earlier observations by rows, the latest last.
    """

    def __init__(self, prior_slope: float, seen: Mapping[int, Sequence[float]] | None = None) -> None:
        self._prior_slope = prior_slope
        self._seen = {rows: deque(values, maxlen=LATEST) for rows, values in (seen or {}).items()}
        self._last = dict.fromkeys(self._seen, 0)
        self._rounds = 0
        self._medians: dict[int, float] = {}
        self._curve: list[float] = []

    @property
    def seen(self) -> dict[int, list[float]]:
        """The observations that count, by rows."""
        return {rows: list(values) for rows, values in self._seen.items()}

    @property
    def known(self) -> bool:
        """True if anything was observed."""
        return bool(self._seen)

    def add(self, rows: int, value: float) -> None:
        """Take in an observation of a pass over ``rows`` rows."""
        self._rounds += 1
        self._last[rows] = self._rounds
        self._seen.setdefault(rows, deque(maxlen=LATEST)).append(value)
        self._medians.pop(rows, None)
        self._curve.clear()

    def scale(self, factor: float) -> None:
        """Multiply the curve; less of what was seen is kept."""
        self._seen = {
            rows: deque([value * factor for value in list(seen)[-ENOUGH:]], maxlen=LATEST)
            for rows, seen in self._seen.items()
        }
        self._medians.clear()
        self._curve.clear()

    def keep_single_rows(self) -> None:
        """Forget all passes over several rows."""
        self._seen = {count: seen for count, seen in self._seen.items() if count == 1}
        self._medians.clear()
        self._curve.clear()

    def is_well_known(self, rows: int) -> bool:
        """Return whether passes over ``rows`` rows were seen often enough to tell an odd one."""
        return len(self._seen.get(rows, ())) >= ENOUGH

    def of(self, rows: int) -> float:
        """Return the expected cost of a pass over ``rows`` rows; something must have been observed."""
        if not self._curve:
            self._fit()
        curve = self._curve
        if rows <= len(curve):
            return curve[rows - 1]
        return curve[-1] + (rows - len(curve)) * (curve[-1] - curve[-2])

    def _fit(self) -> None:
        for rows, seen in self._seen.items():
            if rows not in self._medians:
                self._medians[rows] = median(seen)
        points = [(rows, self._medians[rows], self._weight(rows)) for rows in self._seen]
        first = min(points)
        plain = first[1] / (1 + (first[0] - 1) * self._prior_slope)
        slope = min(_slope(points), self._prior_slope * plain)
        medians = {rows: (ms, weight) for rows, ms, weight in points}
        self._curve.clear()
        apart = known = 0.0  # how far the curve lies from the line, and for how many observations that counts
        most = max(MOST_DRAFTED + 1, *self._seen)
        for rows in range(1, most + 1):
            line = plain + slope * (rows - 1)
            ms, weight = medians.get(rows, (line, 0.0))
            known += weight
            if weight > 0:
                apart += weight / known * (ms - line - apart)
            self._curve.append(max(line + apart, 1e-6))
            known /= 1 + known  # of the next number of rows it says no more than one observation: there may be a step
        for fewer in range(most - 1, 0, -1):
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
