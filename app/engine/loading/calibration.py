"""Measurement of the target's passes and the draft's guesses on this machine, as it is now.

Automatic pacing decides by costs. Without this, the first replies would pay for finding them out, or follow what a
busier or a quieter hour taught. Takes a few passes of each model, right after a load.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from statistics import median

from app.engine.pair import Pair
from app.llama.context import Context
from app.speculation.drafters.base import Guess
from app.speculation.drafters.head_drafter import HeadDrafter
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import BrokenModel, LanguageModel
from app.speculation.pacing.costs import READ_ALONG, CostChange

_TIMES = 2
_ENOUGH_MS = 250.0
"""Large models are not timed again: their passes are long, and vary less."""
_GUESSES = 3
_ROWS = 5
"""A pass over several rows, to begin the curve with; passes over other numbers are learned as replies run."""
_TEXT, _ANOTHER_TEXT = [0] * 17, [1] * 17
"""Tokens to read; they do not matter to the time it takes, and every vocabulary has them."""
_CLEARLY = 0.95
"""Fewer threads must take less than this share of the time of all, or chance decides."""
_TWO_MORE = [*_TEXT, 1, 1]
"""After reading :data:`_TEXT`, two tokens are left to read, as after a round whose guesses were all right."""
_NOTABLE = 1.25
"""A cost that differs from what is known by less than this factor changes nothing: that was measured more often."""

Clock = Callable[[], float]
"""Seconds."""


def calibrate(pair: Pair, clock: Clock = time.perf_counter) -> None:
    """Time both models of ``pair`` and correct its lessons; their caches are empty before and after.

    Raises:
        Interrupted: stopped on request.
    """
    drafter = pair.guessing.drafter
    if drafter is None:
        return
    try:
        _Calibration(pair, drafter, clock).run()
    except BrokenModel:
        return  # the first reply says so
    finally:
        pair.target.context.clear()


class _Calibration:
    def __init__(self, pair: Pair, drafter: ModelDrafter, clock: Clock) -> None:
        self._lessons = pair.guessing.lessons
        self._target: LanguageModel = pair.target.context
        self._drafter = drafter
        self._draft_cost = pair.guessing.lessons.drafts[drafter.source]
        self._context = pair.draft_on_processor
        self._clock = clock
        is_block = isinstance(drafter, HeadDrafter) and drafter.reader.guesses_at_once
        self._steps = 1 if is_block else _GUESSES
        """Passes that so many guesses take."""

    def run(self) -> None:
        begun = self._clock()
        self._show_head(_TEXT)
        self._pass_ms(1)  # the first of each touches memory that later ones find in place
        self._draft_ms(1)
        if self._context is not None:
            self._choose_draft_threads(self._context)
        passes: list[float] = []
        guesses: list[float] = []
        while len(passes) < _TIMES:
            passes.append(self._pass_ms(1))
            guesses.append(self._draft_ms(_GUESSES))
            if (self._clock() - begun) * 1000 > _ENOUGH_MS:
                break
        if self._is_known():
            self._correct(median(passes), median(guesses) / self._steps)
        else:
            self._begin(passes, guesses)

    def _choose_draft_threads(self, context: Context) -> None:
        """Have all threads guess, or half as many, or half of those, as long as that is faster.

        A small model's passes are so short that many threads may wait longer for each other than they compute. They
        are timed between passes of the target, whose threads may have to be called together again after them.
        """
        count, took_ms = context.threads, self._ms_with_threads(context, context.threads)
        while count > 1:
            ms = self._ms_with_threads(context, count // 2)
            if ms > _CLEARLY * took_ms:
                break
            count, took_ms = count // 2, ms
        context.use_threads(count)

    def _ms_with_threads(self, context: Context, count: int) -> float:
        context.use_threads(count)
        took_ms = self._draft_ms(_GUESSES) + self._pass_ms(1)
        return took_ms if took_ms > _ENOUGH_MS else min(took_ms, self._draft_ms(_GUESSES) + self._pass_ms(1))

    def _is_known(self) -> bool:
        return self._lessons.verify.is_well_known(1) and self._draft_cost.is_well_known()

    def _correct(self, pass_ms: float, guess_ms: float) -> None:
        lessons = self._lessons
        plain_ms = lessons.verify.of(1)
        verifying = _news(pass_ms / plain_ms)
        drafting = _news(guess_ms / self._draft_cost.guess_ms())
        lessons.change_costs(CostChange(drafting, verifying, verifying))
        self._correct_rows()

    def _correct_rows(self) -> None:
        """Forget what passes over several rows cost where that changed in another way than a pass over one did.

        Drafts that would show it are not tried while such passes are believed to cost too much.
        """
        expected_ms = self._lessons.verify.of(_ROWS)
        measured_ms = self._pass_ms(_ROWS)
        if _news(measured_ms / expected_ms) != 1.0:
            measured_ms = min(measured_ms, self._pass_ms(_ROWS))  # the first touches memory
        if _news(measured_ms / expected_ms) != 1.0:
            self._lessons.verify.begin_again(_ROWS, measured_ms)

    def _begin(self, passes: Sequence[float], guesses: Sequence[float]) -> None:
        lessons = self._lessons
        for ms in passes:
            lessons.verify.add(1, ms)
        self._pass_ms(_ROWS)  # this touches memory too
        lessons.verify.add(_ROWS, self._pass_ms(_ROWS))
        for ms in guesses:
            self._draft_cost.add(self._steps, 1, ms)
        each = median(guesses) / self._steps
        if not isinstance(self._drafter, HeadDrafter):  # a head reads with the target
            two_rows_ms = min(self._two_rows_ms() for _ in range(_TIMES))
            self._draft_cost.add(2, READ_ALONG, two_rows_ms + each, first_ms=two_rows_ms)
        self._show_head(_ANOTHER_TEXT)
        reading_ms = self._draft_ms(1, _ANOTHER_TEXT)
        self._draft_cost.add(2, len(_ANOTHER_TEXT), reading_ms + each, first_ms=reading_ms)

    def _two_rows_ms(self) -> float:
        """Return how long a guess takes with which the draft reads two tokens."""
        self._draft_ms(1)  # it holds all but the last token of the text after that
        return self._draft_ms(1, _TWO_MORE)

    def _show_head(self, text: Sequence[int]) -> None:
        """Have the target read ``text``, where a head guesses: it can guess only what follows what the target read."""
        if isinstance(self._drafter, HeadDrafter):
            self._target.truncate(0)
            self._target.decode(text[:-1], rows=0)

    def _pass_ms(self, rows: int) -> float:
        begun = self._clock()
        self._target.decode(_TEXT[:rows], rows=rows)
        return (self._clock() - begun) * 1000

    def _draft_ms(self, guesses: int, text: Sequence[int] = _TEXT) -> float:
        """Return how long the draft takes for so many guesses, and to read what it does not hold of ``text``."""

        def want_more(drafted: Sequence[Guess]) -> bool:
            return len(drafted) < guesses

        begun = self._clock()
        self._drafter.begin(text)
        self._drafter.draft(text, 0, want_more)
        return (self._clock() - begun) * 1000


def _news(ratio: float) -> float:
    return ratio if not 1 / _NOTABLE <= ratio <= _NOTABLE else 1.0
