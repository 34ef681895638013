"""A program without a window asks the engine for one thing after another; a signal ends the one that runs."""

from __future__ import annotations

import os
import signal

import pytest

from app.cli.jobs import Jobs, StoppedByKeys, jobs
from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Event, Finished, Loaded, LoadProgress, RoundDone
from app.engine.port import EnginePort, EventSink
from app.errors import ModelFileError
from app.speculation.trace import FinishReason
from tests.fakes.scripted_engine import Script, ScriptedEngine

_ASK = Generate(messages=(Message("user", "Why?"),))


def _engine(script: Script) -> tuple[list[ScriptedEngine], Jobs]:
    engines_made: list[ScriptedEngine] = []

    def factory(sink: EventSink) -> EnginePort:
        engines_made.append(ScriptedEngine(sink, script))
        return engines_made[-1]

    return engines_made, Jobs(factory)


def test_events_come_in_order_and_the_last_is_returned() -> None:
    seen: list[Event] = []
    with jobs(ScriptedEngine) as work:
        assert isinstance(work.perform(LoadPair("a", "b"), seen.append), Loaded)
        assert any(isinstance(event, LoadProgress) for event in seen)
        end = work.perform(_ASK, seen.append)
    assert isinstance(end, Finished)
    rounds = [event.round for event in seen if isinstance(event, RoundDone)]
    assert "".join(round_.text for round_ in rounds) == end.trace.summary.text


def test_a_failure_is_raised_as_it_was_said() -> None:
    error = ModelFileError("It is broken.")
    with (
        jobs(lambda sink: ScriptedEngine(sink, Script(load_error=error))) as work,
        pytest.raises(ModelFileError) as raised,
    ):
        work.perform(LoadPair("a"), lambda _: None)
    assert raised.value is error


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_reply_which_keeps_what_it_has(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    script = Script(hold_reply_after=2)
    with jobs(lambda sink: ScriptedEngine(sink, script)) as work:
        work.perform(LoadPair("a"), lambda _: None)

        def signal_at_a_round(event: Event) -> None:
            if isinstance(event, RoundDone) and event.round.index == 1:
                os.kill(os.getpid(), number)

        end = work.perform(_ASK, signal_at_a_round)
        assert work.interrupted_by == number
        with pytest.raises(StoppedByKeys):
            work.perform(_ASK, lambda _: None)
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert end.trace.summary.text
    assert signal.getsignal(number) == before


def test_a_signal_during_a_load_ends_it() -> None:
    engines_made, work = _engine(Script(hold_load_at=0.5))
    once = iter([signal.SIGINT])  # a second one would end the program
    try:
        with pytest.raises(StoppedByKeys) as raised:
            work.perform(LoadPair("a"), lambda _: [work.interrupt(number) for number in once])
        assert raised.value.number == signal.SIGINT
    finally:
        work.close()
    assert len(engines_made[0].commands) == 1
