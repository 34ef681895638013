"""Measures how far a load is: one progress over making the files, trying and loading both models, and first use.

Each stage counts as long as it took the last time. Some stages report how far they are; of the others the time tells.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from app.engine.commands import LoadPair
from app.engine.events import LoadProgress, Preparing
from app.references import is_starter_pair

USUAL_S = {
    "begin": 2.0,
    "make target": 2.0,
    "make draft": 1.8,
    "try target": 0.3,
    "target": 0.1,
    "try draft": 1.2,
    "draft": 0.1,
    "finish": 1.9,
}
"""Seconds of each stage, in order, where no start before tells: of the starter pair, on two cores."""
_MAKING = ("make target", "make draft", "try target")
"""Stages of a start for which files are made; else what is tried first belongs to ``begin``."""
MOST = 0.99
"""The most that is shown before all is done."""
_SILENT_SHARE = 0.8
"""Share of a stage that reports nothing which is shown once it has taken as long as the last time."""
_LEAST_S = 0.05
LoadTimes = dict[str, dict[str, float]]
"""Seconds of each stage, by the pair that was loaded."""


class LoadMeter:
    """Follows one load after another; what is shown never goes back within a load."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self.times: LoadTimes = {}
        """Of the pair that was last loaded."""
        self._pair: LoadPair | None = None
        self._expected: Mapping[str, float] = USUAL_S
        self._stages: list[str] = []
        """Phases of this load."""
        self._place = 0
        self._reported = 0.0
        self._since = 0.0
        self._took: dict[str, float] = {}
        self._shown: float | None = None
        self.makes = False
        """True if files are made for the first time, not only loaded."""

    @property
    def runs(self) -> bool:
        return self._pair is not None

    def begin(self, pair: LoadPair) -> None:
        """Begin anew, with the times of this pair's last load where they are known."""
        self._pair = pair
        self._expected = {**USUAL_S, **self.times.get(_key(pair), {})}
        self._place, self._reported, self._since = 0, 0.0, self._clock()
        self._took = {}
        self.makes = is_starter_pair(pair.target, pair.draft) and _key(pair) not in self.times
        self._stages = self._planned()
        self._shown = 0.0 if self.makes else None

    def follow(self, event: Preparing | LoadProgress) -> None:
        """Note how far a stage says it is."""
        pair = self._pair
        if pair is None:
            return
        if self._place == 0:  # the first event tells whether files are made
            self.makes = isinstance(event, Preparing)
            self._stages = self._planned()
        if isinstance(event, LoadProgress):
            stage = str(event.part)
        else:
            stage = "make target" if event.name == pair.target else "make draft"
        if stage in self._stages and self._stages.index(stage) >= self._place:
            self._go_to(self._stages.index(stage))
            self._reported = event.fraction
            if event.fraction >= 1:
                self._go_to(self._place + 1)
        self._shown = max(self._shown or 0.0, self._done)

    def _planned(self) -> list[str]:
        """Return the stages that this load goes through, as far as is known."""
        draft = self._pair is not None and self._pair.draft is not None
        return [stage for stage in USUAL_S if (self.makes or stage not in _MAKING) and (draft or "draft" not in stage)]

    def end(self, *, loaded: bool = True) -> None:
        """End the load; keep its times for the next one, unless it came to nothing."""
        if self._pair is not None and loaded and self._shown is not None:
            self._note_time()
            before = self.times.get(_key(self._pair), {})
            self.times = {_key(self._pair): {**before, **self._took}}
        self._pair = None

    @property
    def fraction(self) -> float | None:
        """Return how far the load is now; ``None`` before anything is known of it."""
        if self._shown is not None:
            self._shown = max(self._shown, self._done)
        return self._shown

    @property
    def _done(self) -> float:
        seconds = [self._expected[stage] for stage in self._stages]
        return min(MOST, (sum(seconds[: self._place]) + seconds[self._place] * self._part) / sum(seconds))

    @property
    def _part(self) -> float:
        """Return how much of the stage is done: as it reports, or by the time that it took before."""
        stage = self._stages[self._place]
        if stage in {"target", "draft"} or stage.startswith("make"):
            return self._reported
        x = (self._clock() - self._since) / self._expected[stage]
        return _SILENT_SHARE * x if x < 1 else 1 - (1 - _SILENT_SHARE) / x

    def _go_to(self, place: int) -> None:
        if place != self._place:
            self._note_time()
            self._place, self._reported, self._since = place, 0.0, self._clock()

    def _note_time(self) -> None:
        self._took[self._stages[self._place]] = round(max(_LEAST_S, self._clock() - self._since), 2)


def _key(pair: LoadPair) -> str:
    return f"{pair.target} {pair.draft or ''}".strip()
