"""A model over several computers, which here are processes on loopback: the same text, and what a loss costs."""

from __future__ import annotations

import queue
from collections.abc import Iterator

import pytest

from app.engine.commands import Generate, LoadPair
from app.engine.engine import Engine
from app.engine.events import (
    TERMINAL,
    Cancelled,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    Notice,
    RoundDone,
    Waiting,
)
from app.engine.several_computers import process
from app.engine.several_computers.process import child_starter
from app.llama.library import api
from app.llama.rpc.backend import NOT_BUILT_IN
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason
from app.traces.comparison import NEAR_TIE, parting_margin
from tests.fakes.lenders import Lender, lenders, needs_rpc
from tests.integration.engine_probe import EngineProbe, question

QUESTION = "Who was the first prime minister of Britain?"


class SplitPairProbe(EngineProbe):
    """An engine that has a process for pairs over several computers, as the program's own."""

    def __init__(self, paths: Paths) -> None:
        self._queue: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self._ends_only = False
        self.engine = Engine(self._receive, Library(paths), child=child_starter(paths.data))

    def begun(self, command: Generate) -> tuple[int, list[Event]]:
        """A reply that has some words."""
        job = self.engine.submit(command)
        events: list[Event] = []
        while sum(isinstance(event, RoundDone) for event in events) < 3:
            events.append(self.next_event())
            assert not isinstance(events[-1], TERMINAL), events[-1]
        return job, events


@pytest.fixture
def harness(starter_paths: Paths) -> Iterator[SplitPairProbe]:
    with SplitPairProbe(starter_paths) as harness:
        yield harness


@pytest.fixture
def two() -> Iterator[list[Lender]]:
    with lenders(2) as made:
        yield made


def servers(*made: Lender) -> tuple[str, ...]:
    return tuple(lender.address for lender in made)


@needs_rpc
def test_two_computers_and_this_one_write_what_this_one_writes_alone(harness, two, pair):
    local = pair.ask(QUESTION, mode=SpeculationMode.OFF)
    loaded = harness.load("starter:f32", "starter:q4_1", rpc_servers=servers(*two))
    assert all(address in loaded.split for address in servers(*two)), loaded.split
    assert "on this computer" in loaded.split
    for mode in (SpeculationMode.OFF, SpeculationMode.DRAFT):
        trace = harness.ask(QUESTION, mode=mode)
        margin = parting_margin(local, trace)
        assert margin is None or margin <= NEAR_TIE
        if mode is SpeculationMode.OFF:
            assert trace.summary.text == local.summary.text
        else:
            assert trace.summary.accepted_tokens


@needs_rpc
def test_the_plan_is_said_before_the_model_is_loaded(harness, two):
    events = harness.do(LoadPair("starter:q4_1", rpc_servers=servers(*two)))
    loaded = events[-1]
    assert isinstance(loaded, Loaded)
    assert [event.sentence for event in events if isinstance(event, Notice)] == [loaded.split]
    assert isinstance(events[0], Notice)


@needs_rpc
def test_a_computer_that_goes_away_costs_its_reply_alone(harness, two, pair):
    local = pair.ask(QUESTION, mode=SpeculationMode.OFF)
    stays, goes = two
    harness.load("starter:f32", rpc_servers=servers(stays, goes))
    job, _ = harness.begun(question(QUESTION, mode=SpeculationMode.OFF, tokens=500))
    goes.kill()
    end = harness.events_of(job)[-1]
    assert isinstance(end, Failed)
    assert f"{goes.address} does not answer any more" in end.error.sentence
    events = harness.do(question(QUESTION, mode=SpeculationMode.OFF))
    said = " ".join(event.sentence for event in events if isinstance(event, Notice))
    assert f"{goes.address} does not answer any more" in said
    assert f"on {stays.address} and this computer" in said
    assert isinstance(events[-1], Finished)
    assert events[-1].trace.summary.text == local.summary.text


@needs_rpc
def test_with_no_other_computer_left_this_one_writes(harness, pair):
    local = pair.ask(QUESTION, mode=SpeculationMode.OFF)
    with lenders(1) as [goes]:
        harness.load("starter:f32", rpc_servers=servers(goes))
        job, _ = harness.begun(question(QUESTION, mode=SpeculationMode.OFF, tokens=500))
        goes.kill()
        assert isinstance(harness.events_of(job)[-1], Failed)
    assert harness.ask(QUESTION, mode=SpeculationMode.OFF).summary.text == local.summary.text


@needs_rpc
def test_a_stopped_reply_keeps_its_words_and_the_next_one_is_whole(harness, two, pair):
    local = pair.ask(QUESTION, mode=SpeculationMode.OFF)
    harness.load("starter:f32", rpc_servers=servers(*two))
    job, _ = harness.begun(question(QUESTION, mode=SpeculationMode.OFF, tokens=500))
    harness.engine.cancel(job)
    end = harness.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert end.trace.summary.text
    assert harness.ask(QUESTION, mode=SpeculationMode.OFF).summary.text == local.summary.text


@needs_rpc
def test_a_computer_that_falls_silent_is_told_left_at_once_and_left_out(harness, two, monkeypatch):
    stays, silent = two
    harness.load("starter:q4_1", rpc_servers=servers(stays, silent))
    job, _ = harness.begun(question(QUESTION, mode=SpeculationMode.OFF, tokens=500))
    silent.fall_silent()
    while not isinstance(event := harness.next_event(), Waiting):
        assert isinstance(event, RoundDone), event
    assert f"{stays.address} or {silent.address}" in event.sentence
    harness.engine.cancel(job)
    end = harness.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert len(end.trace.rounds) >= 3
    monkeypatch.setattr(process, "LATE_S", 0.0)
    events = harness.do(question(QUESTION, mode=SpeculationMode.OFF, tokens=4))
    said = " ".join(event.sentence for event in events if isinstance(event, Notice))
    assert f"{silent.address} does not answer any more" in said
    assert isinstance(events[-1], Finished)
    assert events[-1].trace.summary.generated_tokens == 4


@needs_rpc
def test_a_computer_that_falls_silent_while_a_model_is_loaded(harness, two):
    stays, silent = two
    job = harness.engine.submit(LoadPair("starter:f32", rpc_servers=servers(stays, silent)))
    while not (isinstance(event := harness.next_event(), LoadProgress) and 0 < event.fraction < 1):
        assert not isinstance(event, TERMINAL), event
    silent.fall_silent()
    while not isinstance(event := harness.next_event(), Waiting):
        assert isinstance(event, (LoadProgress, Notice)), event
    assert f"{stays.address} or {silent.address}" in event.sentence
    harness.engine.cancel(job)
    assert harness.events_of(job)[-1] == Cancelled(job)
    assert f"{silent.address} does not answer." in harness.refused(
        LoadPair("starter:q4_1", rpc_servers=servers(silent))
    )
    assert harness.load("starter:q4_1").split == ""


@needs_rpc
def test_a_model_of_this_computer_alone_follows_and_the_others_are_free_again(harness, two):
    harness.load("starter:q4_1", rpc_servers=servers(*two))
    alone = harness.load("starter:q4_1")
    assert alone.split == ""
    for lender in two:
        lender.wait_until_it_listens()


def test_an_address_at_which_nobody_lends_is_a_sentence(harness):
    said = harness.refused(LoadPair("starter:q4_1", rpc_servers=("127.0.0.1:1",)))
    assert "Nothing listens at 127.0.0.1:1" in said or said == NOT_BUILT_IN


@pytest.mark.skipif(bool(api.llama_supports_rpc()), reason="this build of llama.cpp has the RPC backend")
def test_a_build_without_the_backend_says_so(harness):
    assert harness.refused(LoadPair("starter:q4_1", rpc_servers=("127.0.0.1:1",))) == NOT_BUILT_IN
