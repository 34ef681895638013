"""Right after a load both models are timed: what another hour taught must not decide about the next replies."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from app.engine.loading.calibration import calibrate
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import BrokenModel
from app.speculation.pacing.lessons import Lessons
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import ScriptedModel, hashed_logits


class _Clock:
    """Time that passes only while a model computes."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


class _TimedModel(ScriptedModel):
    def __init__(self, clock: _Clock, pass_ms: float, row_ms: float) -> None:
        super().__init__(hashed_logits(24, endless=True))
        self._clock, self._pass_ms, self._row_ms = clock, pass_ms, row_ms
        self.passes = 0

    def decode(self, tokens, rows):
        self.passes += 1
        self._clock.now_s += (self._pass_ms + self._row_ms * (len(tokens) - 1)) / 1000
        return super().decode(tokens, rows)

    def clear(self):
        self.truncate(0)


def _pair(clock: _Clock, lessons: Lessons, *, pass_ms: float = 20.0, guess_ms: float = 8.0) -> SimpleNamespace:
    target = _TimedModel(clock, pass_ms, 0.2 * pass_ms)
    drafter = ModelDrafter(_TimedModel(clock, guess_ms, 0.25 * guess_ms), Sampler(SamplingSettings()))
    target = SimpleNamespace(context=target)
    guessing = SimpleNamespace(drafter=drafter, lessons=lessons)
    return SimpleNamespace(target=target, guessing=guessing, draft_on_processor=None)


def _taught(verify_ms: dict[int, float], guess_ms: float) -> Lessons:
    """Return lessons of replies with passes over so many rows, and guesses."""
    lessons = Lessons(0.2)
    for _ in range(6):
        for rows, ms in verify_ms.items():
            lessons.verify.add(rows, ms)
        lessons.drafts["model"].add(4, 1, 4 * guess_ms)
    return lessons


def _calibrated(lessons: Lessons, **costs: float) -> Lessons:
    clock = _Clock()
    pair = _pair(clock, lessons, **costs)
    calibrate(pair, clock)
    assert pair.target.context.length == 0
    return lessons


def test_a_new_pair_begins_with_what_its_passes_cost_here():
    lessons = _calibrated(Lessons(0.05))
    assert lessons.verify.of(1) == pytest.approx(20, rel=0.05)
    assert lessons.verify.of(5) == pytest.approx(36, rel=0.15)
    assert lessons.drafts["model"].guess_ms() == pytest.approx(8, rel=0.05)
    assert lessons.drafts["model"].read_ms(102) == pytest.approx(200, rel=0.15)
    assert lessons.drafts["model"].second_row_ms(2) == pytest.approx(2)


@pytest.mark.parametrize("guess_ms", [2.0, 32.0])
def test_what_a_busier_or_a_quieter_hour_taught_is_corrected(guess_ms):
    lessons = _calibrated(_taught({1: 60.0, 5: 108.0}, guess_ms))
    assert lessons.verify.of(1) == pytest.approx(20, rel=0.05)
    assert lessons.verify.of(5) == pytest.approx(36, rel=0.05)
    assert lessons.drafts["model"].guess_ms() == pytest.approx(8, rel=0.05)


def test_what_still_holds_is_kept_as_it_is():
    lessons = _calibrated(_taught({1: 21.0}, 7.5))
    assert lessons.verify.of(1) == 21.0
    assert lessons.drafts["model"].guess_ms(21) == 7.5


@pytest.mark.parametrize("several_ms", [24.0, 90.0])
def test_passes_over_several_rows_are_corrected_where_they_alone_changed(several_ms):
    lessons = _calibrated(_taught({1: 20.0, 3: several_ms, 5: several_ms, 9: several_ms}, 8.0))
    assert lessons.verify.of(1) == pytest.approx(20, rel=0.05)
    assert lessons.verify.of(5) == pytest.approx(36, rel=0.1)
    assert lessons.verify.of(9) == pytest.approx(48, rel=0.2)


def test_the_first_pass_over_several_rows_which_touches_memory_does_not_count():
    class FirstIsSlow(_TimedModel):
        slow = True

        def decode(self, tokens, rows):
            if len(tokens) > 1 and self.slow:
                self.slow = False
                self._clock.now_s += 0.2
            return super().decode(tokens, rows)

    for lessons in (Lessons(0.2), _taught({1: 20.0, 5: 36.0}, 8.0)):
        clock = _Clock()
        pair = _pair(clock, lessons)
        pair.target.context = FirstIsSlow(clock, 20.0, 4.0)
        calibrate(pair, clock)
        assert lessons.verify.of(5) == pytest.approx(36, rel=0.1)


def test_large_models_are_timed_once_only():
    clock = _Clock()
    pair = _pair(clock, Lessons(0.2), pass_ms=2000.0)
    calibrate(pair, clock)
    assert pair.target.context.passes == 4  # of one row and of several: the first, one that counts


def test_a_model_that_fails_is_left_to_the_first_reply():
    clock = _Clock()
    pair = _pair(clock, Lessons(0.2))

    def fails(tokens, rows):
        raise BrokenModel("it broke")

    pair.target.context.decode = fails
    calibrate(pair, clock)
    assert not pair.guessing.lessons.verify.known


def test_a_target_alone_is_not_timed():
    clock = _Clock()
    pair = _pair(clock, Lessons(0.0))
    pair.guessing.drafter = None
    calibrate(pair, clock)
    assert clock.now_s == 0


class _ThreadedDraft(_TimedModel):
    """A draft whose guesses take as long as a table says, by the threads that compute them."""

    def __init__(self, clock: _Clock, guess_ms: dict[int, float]) -> None:
        super().__init__(clock, 0.0, 0.0)
        self.threads = max(guess_ms)
        self._by_threads = guess_ms
        self.use_threads(self.threads)

    def use_threads(self, count: int) -> None:
        self.used = count
        self._pass_ms = self._by_threads[count]


@pytest.mark.parametrize(
    ("guess_ms", "expected"),
    [
        ({1: 13.0, 2: 8.6}, 2),
        ({1: 40.0, 2: 30.0, 4: 20.0, 8: 60.0}, 4),
        ({1: 4.0, 2: 4.0, 4: 4.1}, 4),  # within the noise: all of them
        ({1: 50.0, 3: 20.0, 6: 40.0}, 3),
        ({1: 5.0}, 1),
    ],
)
def test_as_many_threads_guess_as_take_least(guess_ms, expected):
    clock = _Clock()
    pair = _pair(clock, Lessons(0.05))
    draft = pair.draft_on_processor = _ThreadedDraft(clock, guess_ms)
    pair.guessing.drafter = ModelDrafter(draft, Sampler(SamplingSettings()))
    calibrate(pair, clock)
    assert draft.used == expected
