"""Guessing in company on a simulated machine: it gains where it can, and costs next to nothing where it cannot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import numpy as np
import pytest

from app.speculation.batching import JointPart, Lane, Scheduler
from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import Drafter, NoDrafter
from app.speculation.drafters.model_drafter import SOURCE, ModelDrafter
from app.speculation.language_model import FloatArray
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.company import GuessWish, grant_guesses
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from tests.fakes.scripted_model import LetterVocabulary, ScriptedModel, hashed_logits, near
from tests.unit.speculation.pacing.simulation import FLAT, WIDE


@dataclass(frozen=True)
class Machine:
    """Costs of passes in milliseconds by rows, and how far the draft is from the target."""

    verify: Callable[[int], float]
    guess: Callable[[int], float]
    noise: float


MACHINES = {
    "wide target": Machine(WIDE, lambda rows: 3 + 0.4 * rows, 0.3),
    "dear guesses": Machine(WIDE, lambda rows: 10 + 1.5 * rows, 0.3),
    "graphics card": Machine(FLAT, lambda rows: 1.5 + 0.05 * rows, 0.5),
}


class _TimedModel(ScriptedModel):
    def __init__(self, logits: Callable[..., FloatArray], clock: _Clock, cost_ms: Callable[[int], float]) -> None:
        super().__init__(logits)
        self.cost_ms = cost_ms
        self._clock = clock
        self.is_timed = True

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        if self.is_timed:
            self._clock.spend(self.cost_ms, len(tokens))
        return super().decode(tokens, rows)


class _Clock:
    def __init__(self, seed: int) -> None:
        self.now_s = 0.0
        self._random = np.random.default_rng(seed)

    def spend(self, cost_ms: Callable[[int], float], tokens: int) -> None:
        self.now_s += cost_ms(tokens) / 1000 * max(0.5, self._random.normal(1, 0.05))


class _Reader:
    most_tokens, most_rows, rows_at_once = 512, 64, 64

    def __init__(self, clock: _Clock) -> None:
        self._clock = clock

    def read(self, parts: Sequence[JointPart]) -> list[FloatArray]:
        first = parts[0].model
        assert isinstance(first, _TimedModel)
        self._clock.spend(first.cost_ms, sum(len(part.tokens) for part in parts))
        results = []
        for part in parts:
            model = part.model
            assert isinstance(model, _TimedModel)
            model.is_timed = False
            results.append(model.decode(part.tokens, part.rows))
            model.is_timed = True
        return results


def seconds_of(machine: Machine, replies: int, *, length: int | None, seed: int = 7) -> float:
    """Return how long it takes to write many replies, so many at the same time, after some from which pacing learns.

    Args:
        machine: what passes cost.
        replies: at the same time; where one ends, the next begins.
        length: guesses of each round; ``None``: as pacing decides.
        seed: of the times' noise.
    """
    clock, lessons = _Clock(seed), Lessons(machine.guess(1) / machine.verify(1))
    for rows in (1, 1, 5):
        lessons.verify.add(rows, machine.verify(rows))
    guess_ms = machine.guess(1)
    for _ in range(2):
        lessons.drafts[SOURCE].add(3, 1, 3 * guess_ms)
    lessons.drafts[SOURCE].add(2, 17, machine.guess(17) + guess_ms, first_ms=machine.guess(17))  # as load measures it
    scheduler = Scheduler(lessons, arrivals=lambda: True, seconds=lambda: clock.now_s)
    lanes = Lane(scheduler, _Reader(clock)), Lane(scheduler, _Reader(clock), SOURCE)
    began_s = 0.0
    for number in range(5 * replies):
        while scheduler.running == replies:
            scheduler.step()
        if number == 2 * replies:
            began_s = clock.now_s
        scheduler.begin(partial(_write, number, machine, length, clock, lessons, scheduler, lanes))
    while scheduler.running:
        scheduler.step()
    return clock.now_s - began_s


def _write(
    number: int,
    machine: Machine,
    length: int | None,
    clock: _Clock,
    lessons: Lessons,
    scheduler: Scheduler,
    lanes: tuple[Lane, Lane],
) -> None:
    sampling = SamplingSettings(temperature=0.7, seed=number)
    logits = hashed_logits(40, endless=True)
    target = lanes[0].model(_TimedModel(logits, clock, machine.verify))
    draft = lanes[1].model(_TimedModel(near(logits, noise=machine.noise), clock, machine.guess))
    drafter: Drafter = ModelDrafter(draft, Sampler(sampling)) if length != 0 else NoDrafter()
    pace = AutoPace(lessons, 0.7, company=scheduler) if length is None else FixedPace(DraftSettings(length))
    context = [1 + (number * 8 + place) % 39 for place in range(24)]
    target.decode(context[:-1], rows=0)
    parts = DecodingParts(target, LetterVocabulary(), drafter, Sampler(sampling), pace, times=scheduler)
    for _ in decode(parts, context, ReplyLimits(60 + number * 37 % 60)):
        pass


@pytest.mark.parametrize(
    ("name", "replies"),
    [("wide target", 4), ("wide target", 8), ("dear guesses", 2), ("graphics card", 4)],
)
def test_guessing_in_company_is_as_fast_as_the_best_fixed_length(name: str, replies: int) -> None:
    machine = MACHINES[name]
    best = min(seconds_of(machine, replies, length=length) for length in (0, 1, 3))
    assert seconds_of(machine, replies, length=None) <= 1.06 * best


def test_who_would_guess_alone_does_not_where_only_more_would_pay() -> None:
    wishes = [GuessWish(lambda replies, least=least: replies >= least) for least in (1, 2, 2, 5)]
    grant_guesses(wishes, certain=0)
    assert [wish.granted for wish in wishes] == [True, True, True, False]
    alone = GuessWish(lambda replies: replies >= 2)
    grant_guesses([alone], certain=0)
    assert not alone.granted
    grant_guesses([alone], certain=1)
    assert alone.granted
