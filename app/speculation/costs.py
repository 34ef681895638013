"""What drafting and verifying cost, learned while replies run.

A verify pass over several rows costs more than one over a single row, by how much depends on the model, the
precision and the machine: on processors some 10 to 60 % of a plain pass for every further row, on graphics cards
almost nothing. So the curve is learned, not assumed.
"""

from __future__ import annotations

_FORGET = 0.985
"""Weight that an observation keeps when the next one comes: about the last 70 rounds count."""
_PRIOR_SLOPE = 0.15
"""Cost of one more row, as a share of a plain pass, before anything is measured."""
_PRIOR_REACH = 9
_OUTLIER = 3.0
"""An observation this many times what was expected says that the machine was busy, not what a pass costs."""


class VerifyCost:
    """Milliseconds of a target pass by its rows: a line through all observations, bent towards those of each count."""

    def __init__(self) -> None:
        self._plain: float | None = None
        self._seen: dict[int, tuple[float, float]] = {}  # rows -> (weight, mean ms)
        self._w = self._wm = self._wmm = self._wt = self._wmt = 0.0

    @property
    def known(self) -> bool:
        """Whether any pass was measured."""
        return self._plain is not None

    def add(self, rows: int, ms: float) -> None:
        """A pass over ``rows`` rows took ``ms``."""
        if self._plain is None:
            self._start(ms / (1 + (rows - 1) * _PRIOR_SLOPE))
        elif self._seen.get(rows, (0.0, 0.0))[0] > 2:
            ms = min(ms, _OUTLIER * self.of(rows))
        for seen, (weight, mean) in self._seen.items():
            self._seen[seen] = (weight * _FORGET, mean)
        weight, mean = self._seen.get(rows, (0.0, 0.0))
        self._seen[rows] = (weight + 1, mean + (ms - mean) / (weight + 1))
        self._decay()
        self._point(rows, ms, 1.0)

    def of(self, rows: int) -> float:
        """Expected milliseconds of a pass over ``rows`` rows."""
        line = self._line(rows)
        weight, mean = self._seen.get(rows, (0.0, 0.0))
        share = weight / (weight + 3)
        return max(line + share * (mean - line), 1e-6)

    def _start(self, plain: float) -> None:
        self._plain = plain
        self._point(1, plain, 1.0)
        self._point(_PRIOR_REACH, plain * (1 + (_PRIOR_REACH - 1) * _PRIOR_SLOPE), 0.5)

    def _point(self, rows: int, ms: float, weight: float) -> None:
        self._w += weight
        self._wm += weight * rows
        self._wmm += weight * rows * rows
        self._wt += weight * ms
        self._wmt += weight * rows * ms

    def _decay(self) -> None:
        self._w *= _FORGET
        self._wm *= _FORGET
        self._wmm *= _FORGET
        self._wt *= _FORGET
        self._wmt *= _FORGET

    def _line(self, rows: int) -> float:
        if self._plain is None:
            raise ValueError("nothing was measured yet")
        mean_rows, mean_ms = self._wm / self._w, self._wt / self._w
        spread = self._wmm / self._w - mean_rows**2
        slope = self._plain * _PRIOR_SLOPE
        if spread > 1e-3:
            slope = max(0.0, (self._wmt / self._w - mean_rows * mean_ms) / spread)
        return mean_ms + slope * (rows - mean_rows)


class DraftCost:
    """Milliseconds of one more guess, and of one token of backlog.

    Args:
        share: the draft's weight relative to the target's, from the sizes of their files: what a guess is expected
            to cost, relative to a plain pass, before one was measured.
    """

    def __init__(self, share: float) -> None:
        self._share = share
        self._weight = 0.0
        self._mean = 0.0
        self._read_weight = 0.0
        self._read_mean = 0.0

    def add(self, guesses: int, backlog: int, ms: float) -> None:
        """A draft of ``guesses``, after reading ``backlog`` tokens with the first, took ``ms``."""
        if not guesses:
            return
        if backlog <= 2:
            each = ms / guesses
            if self._weight > 2:
                each = min(each, _OUTLIER * self._mean)
            self._weight = self._weight * _FORGET + guesses
            self._mean += (each - self._mean) * guesses / self._weight
        elif self._weight:
            each = max(0.0, ms - guesses * self._mean) / backlog
            self._read_weight = self._read_weight * _FORGET + backlog
            self._read_mean += (each - self._read_mean) * backlog / self._read_weight

    def guess_ms(self, plain_ms: float) -> float:
        """Expected cost of one guess, where a plain pass of the target takes ``plain_ms``."""
        return self._mean if self._weight else self._share * plain_ms

    def read_ms(self, backlog: int, plain_ms: float) -> float:
        """Expected cost of reading a backlog, beyond the two tokens that ride along for free."""
        extra = max(0, backlog - 2)
        each = self._read_mean if self._read_weight else self.guess_ms(plain_ms) * _BACKLOG_SHARE
        return extra * each


_BACKLOG_SHARE = 0.3
"""Reading many tokens at once costs this share of reading them singly, before it was measured."""
