"""What drafting and verifying cost, learned while replies run.

A verify pass over several rows costs more than one over a single row; by how much depends on the model, the precision
and the machine: on processors some 10 to 60 % of a plain pass for every further row, on graphics cards almost
nothing. So the curve is learned, not assumed. Other programs run on the machine too, so what one pass can add to an
estimate is bounded.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, median, median_low
from typing import Any

from app.speculation.settings import MOST_DRAFTED

_LATEST = 11
"""Observations kept for each number of rows."""
_FORGET = 0.985
"""Weight that an observation keeps with every later round: costs grow with the context."""
_PRIOR_SLOPE = 0.15
"""Cost of one more row, as a share of a plain pass, before anything is measured; the most that rows never seen are
expected to cost, so that a step or a steep beginning keeps nobody from looking what comes after it."""
_PRIOR_REACH = 9
_PRIOR_WEIGHT = 0.5
_OUTLIER = 3.0
_WELL_KNOWN = 4
_STRANGE = 1.5
_LASTING = 5
_NOTABLE = 0.05
"""Guesses that usually take less than this share of a round tell nothing about the machine."""
_STIFFNESS = 1.0
"""From one number of rows to the next, what is known counts for no more than so many observations: there may be a step.
"""


class VerifyCost:
    """Milliseconds of a target pass by its rows.

    Real curves have steps (cards take another kernel from some number of rows on) and bends (more rows need fewer and
    fewer further experts of a mixture), so a line through all means would hide what matters. The curve is a random walk
    that drifts along such a line, filtered from the fewest rows to the most (Kalman, "A New Approach to Linear
    Filtering and Prediction Problems", 1960). What is known of more rows says nothing of fewer: a step may lie between,
    and a number of rows that looks cheap is tried once and known from then on.
    """

    def __init__(self, seen: Mapping[int, Sequence[float]] | None = None) -> None:
        self._seen = {rows: deque(values, maxlen=_LATEST) for rows, values in (seen or {}).items()}
        self._last = dict.fromkeys(self._seen, 0)
        self._rounds = 0
        self._means: dict[int, float] = {}
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
        """A pass over ``rows`` rows took ``ms``."""
        self._rounds += 1
        self._last[rows] = self._rounds
        self._seen.setdefault(rows, deque(maxlen=_LATEST)).append(ms)
        self._means.pop(rows, None)
        self._curve.clear()

    def scale(self, factor: float) -> None:
        """All passes take ``factor`` times as long from now on."""
        self._seen = {rows: deque([ms * factor for ms in seen], maxlen=_LATEST) for rows, seen in self._seen.items()}
        self._means.clear()
        self._curve.clear()

    def is_well_known(self, rows: int) -> bool:
        """Whether passes over ``rows`` rows were seen often enough to tell a slow one."""
        return len(self._seen.get(rows, ())) >= _WELL_KNOWN

    def of(self, rows: int) -> float:
        """Expected milliseconds of a pass over ``rows`` rows; something must have been measured."""
        if not self._curve:
            self._fit()
        return self._curve[min(rows, MOST_DRAFTED + 1) - 1]

    def _fit(self) -> None:
        for rows, seen in self._seen.items():
            if rows not in self._means:
                self._means[rows] = _mean(seen)
        points = [(rows, self._means[rows], self._weight(rows)) for rows in self._seen]
        first = min(points)
        plain = first[1] / (1 + (first[0] - 1) * _PRIOR_SLOPE)
        priors = [
            (1, plain, _PRIOR_WEIGHT),
            (_PRIOR_REACH, plain * (1 + (_PRIOR_REACH - 1) * _PRIOR_SLOPE), _PRIOR_WEIGHT),
        ]
        slope = min(_slope([*points, *priors]), _PRIOR_SLOPE * plain)
        means = {rows: (ms, weight) for rows, ms, weight in points}
        self._curve.clear()
        apart = known = 0.0  # how far the curve lies from the line, and how well that is known
        for rows in range(1, MOST_DRAFTED + 2):
            line = plain + slope * (rows - 1)
            ms, weight = means.get(rows, (line, 0.0))
            known += weight
            if weight > 0:
                apart += weight / known * (ms - line - apart)
            self._curve.append(max(line + apart, 1e-6))
            known *= _STIFFNESS / (_STIFFNESS + known)

    def _weight(self, rows: int) -> float:
        return len(self._seen[rows]) * _FORGET ** (self._rounds - self._last[rows])


def _slope(points: list[tuple[int, float, float]]) -> float:
    """Of the weighted least squares line through ``(x, y, weight)``; never falling: more rows cannot be cheaper."""
    total = sum(w for _, _, w in points)
    mean_x = sum(w * x for x, _, w in points) / total
    mean_y = sum(w * y for _, y, w in points) / total
    spread = sum(w * (x - mean_x) ** 2 for x, _, w in points)
    return max(0.0, sum(w * (x - mean_x) * (y - mean_y) for x, y, w in points) / spread)


def _mean(values: Collection[float]) -> float:
    """The mean, in which no value counts for more than three times the median."""
    most = _OUTLIER * median(values)
    return fmean(min(value, most) for value in values)


@dataclass(frozen=True, slots=True)
class Change:
    """By what factors costs have changed: of guesses (``None``: unknown), of target passes, of whole rounds."""

    drafting: float | None
    verifying: float
    whole: float


class Slowdown:
    """Tells what a round costs from what other programs made of it.

    A round far from its usual time says nothing about any one pass in it. If several in a row are, the machine itself
    has become slower or faster, and not for both models alike: a draft's many short steps suffer more from a busy
    processor than a target's long ones. So the middle one of each model's ratios is taken for how its costs changed.
    """

    def __init__(self) -> None:
        self._strange: list[tuple[float | None, float, float]] = []

    def is_fair(self, draft_ms: float, verify_ms: float, *, usual_draft_ms: float, usual_verify_ms: float) -> bool:
        """Whether a round that took so long is worth learning from."""
        usual_ms = usual_draft_ms + usual_verify_ms
        whole = (draft_ms + verify_ms) / usual_ms
        if 1 / _STRANGE <= whole <= _STRANGE:
            self._strange.clear()
            return True
        drafting = draft_ms / usual_draft_ms if usual_draft_ms > _NOTABLE * usual_ms else None
        self._strange.append((drafting, verify_ms / usual_verify_ms, whole))
        return False

    def change(self) -> Change | None:
        """How all costs have changed, if they have; told once."""
        if len(self._strange) < _LASTING:
            return None
        drafting = [ratio for ratio, _, _ in self._strange if ratio is not None]
        change = Change(
            median(drafting) if drafting else None,
            median(ratio for _, ratio, _ in self._strange),
            median(ratio for _, _, ratio in self._strange),
        )
        self._strange.clear()
        return change


class DraftCost:
    """Milliseconds of one more guess, and of one token of backlog.

    Args:
        share: the draft's size relative to the target's: what a guess is expected to cost, relative to a plain
            pass, until measurements outvote it.
        guesses: milliseconds of single guesses, observed earlier.
        reads: milliseconds of tokens of backlog, likewise.
        rounds: how many drafts were observed.
        best: milliseconds of a guess when the machine was quiet; 0 when unknown.
    """

    def __init__(
        self,
        share: float,
        *,
        guesses: Sequence[float] = (),
        reads: Sequence[float] = (),
        rounds: int = 0,
        best: float = 0.0,
    ) -> None:
        self._share = share
        self._guesses = deque(guesses, maxlen=_LATEST)
        self._reads = deque(reads, maxlen=_LATEST)
        self.rounds = rounds
        self._best = best

    def seen(self) -> dict[str, Any]:
        """The observations that count, as keyword arguments of a new object."""
        return {"guesses": list(self._guesses), "reads": list(self._reads), "rounds": self.rounds, "best": self._best}

    def add(self, guesses: int, backlog: int, ms: float, *, first_ms: float = 0.0, idle_rounds: int = 0) -> None:
        """A draft was made.

        Args:
            guesses: how many.
            backlog: tokens that were read with the first.
            ms: what all of it took.
            first_ms: what it took until the first guess stood; 0 if unknown.
            idle_rounds: for how many rounds there was none. What was known before a long pause counts no more.
        """
        self.rounds += 1
        measured = backlog <= 2 or (guesses > 1 and first_ms > 0)
        if measured and idle_rounds > _LONG_PAUSE:
            self._guesses.clear()
        if backlog <= 2:  # the last token and one left over: a decode like any other
            self._guesses.append(ms / guesses)
            self._keep_best()
        elif measured:
            each = (ms - first_ms) / (guesses - 1)
            self._guesses.append(each)
            self._reads.append(max(0.0, first_ms - each) / backlog)
        elif self._guesses:
            self._reads.append(max(0.0, ms - guesses * _mean(self._guesses)) / backlog)

    def scale(self, factor: float, *, machine: float) -> None:
        """All passes take ``factor`` times as long from now on, those of the target ``machine`` times.

        How good a draft can be beside its target, when nothing disturbs it, is not forgotten in a bad hour.
        """
        self._guesses = deque([ms * factor for ms in self._guesses], maxlen=_LATEST)
        self._reads = deque([ms * factor for ms in self._reads], maxlen=_LATEST)
        self._best *= machine

    @property
    def is_well_known(self) -> bool:
        """Whether guesses were seen often enough to tell a slow one."""
        return len(self._guesses) >= _WELL_KNOWN

    def guess_ms(self, plain_ms: float, idle_rounds: int = 0) -> float:
        """Expected cost of one guess.

        Args:
            plain_ms: what a plain pass of the target takes.
            idle_rounds: how many rounds have gone without a guess. A cost measured on a busy machine and never
                again would silence the draft for good, so it fades towards the best this draft has shown: good
                enough to look again, not to rely on.
        """
        if len(self._guesses) <= 2:
            return median_low([*self._guesses, self._share * plain_ms])
        recent = _mean(self._guesses)
        best = min(self._best or recent, recent)
        return best + (recent - best) * _FADE**idle_rounds

    def read_ms(self, backlog: int, plain_ms: float) -> float:
        """Expected cost of reading a backlog, beyond the two tokens that ride along."""
        each = _mean(self._reads) if self._reads else self.guess_ms(plain_ms) * _BACKLOG_SHARE
        return max(0, backlog - 2) * each

    def _keep_best(self) -> None:
        if len(self._guesses) >= _WELL_KNOWN:
            now = median(self._guesses)
            self._best = min(self._best * _BEST_RISES, now) if self._best else now


_FADE = 0.97
_LONG_PAUSE = 48
"""Rounds without a guess, after which the machine may be another one."""
_BEST_RISES = 1.005
"""A context that grows makes every guess dearer: the best is forgotten slowly."""
_BACKLOG_SHARE = 0.4
"""Reading many tokens at once costs this share of reading them singly, before it was measured."""
