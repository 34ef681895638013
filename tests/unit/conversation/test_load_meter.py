"""One progress over all of a load: honest, never back, and never whole before it is done."""

from __future__ import annotations

import pytest

from app.conversation.load_meter import MOST, LoadMeter
from app.engine.commands import LoadPair
from app.engine.events import LoadProgress, Preparing

PAIR = LoadPair("starter:f32", "starter:q4_1")
FIRST_START = (
    *((Preparing(1, PAIR.target, part), 1.0) for part in (0.0, 0.5, 1.0)),
    *((Preparing(1, "starter:q4_1", part), 0.8) for part in (0.0, 0.5, 1.0)),
    *((LoadProgress(1, "target", part), 0.2) for part in (0.0, 0.5, 1.0)),
    *((LoadProgress(1, "draft", part), 0.2) for part in (0.0, 1.0)),
)
"""What a load says, and the seconds before it does."""
LATER_START = tuple((event, seconds) for event, seconds in FIRST_START if isinstance(event, LoadProgress))


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def shown(meter: LoadMeter, clock: Clock, events) -> list[float]:
    """Return what is shown ten times before each event and right after it, of a load that ends a second later."""
    meter.begin(PAIR)
    result = []
    for event, seconds in events:
        for _ in range(10):
            clock.now += seconds / 10
            result.append(meter.fraction)
        meter.follow(event)
        result.append(meter.fraction)
    clock.now += 1
    result.append(meter.fraction)
    meter.end()
    return [fraction for fraction in result if fraction is not None]


@pytest.mark.parametrize("events", [FIRST_START, LATER_START, FIRST_START[3:]], ids=["first", "later", "draft alone"])
def test_it_never_goes_back_and_is_never_whole_before_the_end(events) -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    for _ in range(2):  # also with the times of the load before
        fractions = shown(meter, clock, events)
        assert fractions == sorted(fractions)
        assert 0 <= fractions[0] < 0.5
        assert 0.75 < fractions[-1] <= MOST


def test_each_stage_counts_as_long_as_it_took_the_last_time() -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    shown(meter, clock, LATER_START)
    assert meter.times["starter:f32 starter:q4_1"]["target"] == pytest.approx(0.4)
    meter.begin(PAIR)
    meter.follow(LoadProgress(1, "target", 0.5))
    seconds = meter.times["starter:f32 starter:q4_1"]
    done = seconds["begin"] + seconds["target"] / 2
    assert meter.fraction == pytest.approx(done / sum(seconds.values()))
    assert not meter.makes


def test_a_stage_that_says_nothing_goes_on_by_the_clock() -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    meter.begin(LoadPair("model.gguf", "draft.gguf"))
    assert meter.fraction is None, "nothing is known yet"
    meter.begin(PAIR)
    assert meter.fraction == 0, "a starter that was never loaded is made"
    meter.follow(Preparing(1, PAIR.target, 1.0))
    meter.follow(Preparing(1, PAIR.draft or "", 1.0))
    assert meter.makes
    before = meter.fraction
    clock.now += 0.5
    assert before is not None
    assert (meter.fraction or 0) > before
    meter.follow(LoadProgress(1, "draft", 1.0))
    clock.now += 10_000
    assert (meter.fraction or 0) <= 0.99


def test_a_load_that_comes_to_nothing_leaves_no_times() -> None:
    clock = Clock()
    meter = LoadMeter(clock)
    meter.begin(PAIR)
    meter.follow(LoadProgress(1, "target", 1.0))
    meter.end(loaded=False)
    assert meter.times == {}
    assert not meter.runs
