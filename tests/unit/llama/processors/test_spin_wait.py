"""Short spins of compute threads that wait: scripted figures of what a thread had."""

from __future__ import annotations

import pytest

from app.llama.processors.spin_wait import SpinWait, ThreadUsage


class Machine:
    """Gives the calling thread a share of its processors, and notes how long its threads spin."""

    def __init__(self) -> None:
        self.had = ThreadUsage(0.0, 0.0, 0)
        self.is_short = False
        self.switched = 0
        self.readings = 0
        self.waits = SpinWait(self, self.read)

    def read(self) -> ThreadUsage:
        self.readings += 1
        return self.had

    def begin(self) -> None:
        self.is_short, self.switched = True, self.switched + 1

    def end(self) -> None:
        self.is_short, self.switched = False, self.switched + 1

    def compute(self, seconds: float, *, share: float, taken_away: int, passes: int = 10) -> None:
        """Run passes, each an equal part of all that; between them the thread waits, which says nothing."""
        for number in range(passes):
            with self.waits.watched():
                clock, processor, away = self.had
                more = taken_away * (number + 1) // passes - taken_away * number // passes
                self.had = ThreadUsage(clock + seconds / passes, processor + share * seconds / passes, away + more)
            self.had = self.had._replace(clock_s=self.had.clock_s + 5)


@pytest.fixture
def machine() -> Machine:
    return Machine()


def test_alone_the_spins_stay_long(machine: Machine) -> None:
    machine.compute(3, share=0.99, taken_away=60)
    assert machine.switched == 0


def test_a_busy_program_shortens_them_and_its_end_lengthens_them(machine: Machine) -> None:
    machine.compute(1, share=0.65, taken_away=95)
    assert machine.is_short
    machine.compute(1, share=0.5, taken_away=4000)
    assert machine.is_short
    machine.compute(1, share=0.94, taken_away=200)
    assert not machine.is_short
    assert machine.switched == 2


def test_waiting_for_a_graphics_card_is_no_busy_program(machine: Machine) -> None:
    machine.compute(3, share=0.2, taken_away=10)
    assert machine.switched == 0


def test_between_the_limits_nothing_is_switched(machine: Machine) -> None:
    machine.compute(1, share=0.65, taken_away=95)
    machine.compute(3, share=0.88, taken_away=300)
    assert machine.is_short
    assert machine.switched == 1


def test_rest_ends_what_was_switched(machine: Machine) -> None:
    machine.compute(1, share=0.65, taken_away=95)
    machine.waits.rest()
    machine.waits.rest()
    assert not machine.is_short
    assert machine.switched == 2


def test_a_failed_pass_counts_too(machine: Machine) -> None:
    def fail() -> None:
        with machine.waits.watched():
            machine.had = ThreadUsage(
                machine.had.clock_s + 0.2, machine.had.processor_s + 0.1, machine.had.taken_away + 20
            )
            raise ValueError("stopped")

    with pytest.raises(ValueError, match="stopped"):
        fail()
    assert machine.is_short


def test_after_a_decision_twice_as_many_passes_go_unwatched(machine: Machine) -> None:
    machine.compute(9, share=0.99, taken_away=60, passes=90)
    assert machine.readings <= 2 * 90 // 3 + 2
