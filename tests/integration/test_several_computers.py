"""Layers on graphics cards, which are scripted, and over several computers, which are processes on loopback."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, LoadPair
from app.engine.events import TERMINAL, Failed, Finished, Loaded, Notice, RoundDone, Waiting
from app.engine.several_computers import process
from app.engine.several_computers.process import child_starter
from app.llama.devices import Device
from app.llama.library import api
from app.llama.rpc.backend import NOT_BUILT_IN
from app.models.library.history import TrialOutcome, Trials
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason, Trace
from app.traces.judgement import NEAR_TIE, parting_margin
from tests.fakes import tiny_gguf
from tests.fakes.lenders import Lender, lenders, needs_rpc
from tests.integration.engine_probe import EngineProbe, LoadedPair, notices, question

ASKED = question("Who was the first prime minister of Britain?", mode=SpeculationMode.OFF, tokens=10)
LONG = question("Who was the first prime minister of Britain?", mode=SpeculationMode.OFF, tokens=500)
MODEL = "starter:q4_1"


@pytest.fixture
def harness(starter_paths: Paths) -> Iterator[EngineProbe]:
    """An engine that has a process for pairs over several computers, as the program's own."""
    with EngineProbe(starter_paths, child=child_starter(starter_paths.data)) as harness:
        yield harness


@pytest.fixture
def two() -> Iterator[list[Lender]]:
    with lenders(2) as two_lenders:
        yield two_lenders


def servers(*lent: Lender) -> tuple[str, ...]:
    return tuple(lender.address for lender in lent)


def assert_alike(one: Trace, other: Trace) -> None:
    margin = parting_margin(one, other)
    assert margin is None or margin <= NEAR_TIE


def begun(harness: EngineProbe) -> int:
    """A reply that has some words."""
    job, rounds = harness.engine.submit(LONG), 0
    while rounds < 3:
        event = harness.next_event()
        assert not isinstance(event, TERMINAL), event
        rounds += isinstance(event, RoundDone)
    return job


def cancelled(harness: EngineProbe, job: int) -> Trace:
    harness.engine.cancel(job)
    end = harness.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    return end.trace


@needs_rpc
def test_two_computers_and_this_one_write_what_this_one_writes_alone(harness, two):
    events = harness.do(LoadPair(MODEL, MODEL, rpc_servers=servers(*two)))
    loaded = events[-1]
    assert isinstance(loaded, Loaded)
    assert all(address in loaded.split for address in servers(*two)), loaded.split
    assert "on this computer" in loaded.split
    first = next(event for event in events if not isinstance(event, Waiting))  # of lenders that are slow to answer
    assert isinstance(first, Notice), "the plan is said before the model is loaded"
    assert notices(events) == [loaded.split]
    assert cancelled(harness, begun(harness)).summary.text, "a stopped reply keeps its words"
    shared = harness.generate(ASKED)
    helped = harness.ask(ASKED.messages[0].text, tokens=10)
    assert helped.summary.accepted_tokens
    assert harness.load(MODEL).split == ""
    alone = harness.generate(ASKED)
    assert_alike(alone, shared)
    assert_alike(alone, helped)
    for lender in two:
        lender.wait_until_it_listens()


@needs_rpc
def test_a_computer_that_goes_away_costs_its_reply_alone(harness, two):
    stays, goes = two
    harness.load(MODEL, rpc_servers=servers(stays, goes))
    whole = harness.generate(ASKED)
    job = begun(harness)
    goes.kill()
    end = harness.events_of(job)[-1]
    assert isinstance(end, Failed)
    assert goes.address in end.error.sentence
    events = harness.do(ASKED)
    notice_text = " ".join(notices(events))
    assert goes.address in notice_text
    assert f"on {stays.address} and this computer" in notice_text
    assert isinstance(events[-1], Finished)
    assert_alike(whole, events[-1].trace)
    job = begun(harness)
    stays.kill()
    assert isinstance(harness.events_of(job)[-1], Failed)
    assert_alike(whole, harness.generate(ASKED))


@needs_rpc
def test_a_computer_that_falls_silent_is_told_left_at_once_and_left_out(harness, two, monkeypatch):
    stays, silent = two
    monkeypatch.setattr(process, "SILENT_S", 1.0)
    harness.load(MODEL, rpc_servers=servers(stays, silent))
    job = begun(harness)
    silent.fall_silent()
    while not isinstance(event := harness.next_event(), Waiting):
        assert isinstance(event, RoundDone), event
    assert f"{stays.address} or {silent.address}" in event.sentence
    assert len(cancelled(harness, job).rounds) >= 3
    monkeypatch.setattr(process, "LATE_S", 0.0)
    events = harness.do(ASKED)
    assert silent.address in " ".join(notices(events))
    assert isinstance(events[-1], Finished)


def test_an_address_at_which_nobody_lends_is_a_sentence(harness):
    sentence = harness.refused(LoadPair(MODEL, rpc_servers=("127.0.0.1:1",)))
    assert "127.0.0.1:1" in sentence if api.llama_supports_rpc() else sentence == NOT_BUILT_IN


LARGE = Device("GPU0", "A scripted card", 20 * 1024**3, 24 * 1024**3)
ALL = tiny_gguf.LAYERS + 1


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.gguf"
    path.write_bytes(tiny_gguf.llama())
    return path


@pytest.fixture
def load(tmp_path: Path) -> Iterator:
    with ExitStack() as stack:

        def load(*pair: Path, devices=(), tries_files=False, **options: int) -> LoadedPair:
            command = replace(LoadPair(*map(str, pair)), context_tokens=128, **options)
            loaded = LoadedPair(Paths.at(tmp_path), command, devices=devices, tries_files=tries_files)
            return stack.enter_context(closing(loaded))

        yield load


def layers(loaded: LoadedPair) -> tuple[int, int | None]:
    """The layers of target and draft on the device."""
    draft = loaded.pair.draft
    return loaded.pair.target.gpu_layers, draft.gpu_layers if draft else None


def test_without_a_device_nothing_is_offloaded_and_asking_for_it_is_answered(load, model):
    both = load(model, model)
    assert (layers(both), notices(both.events)) == ((0, 0), [])
    outcome = load(model, gpu_layers=20)
    assert layers(outcome) == (0, None)
    assert notices(outcome.events) == ["No graphics card can be used here, so the processor computes all layers."]


def test_with_room_both_go_to_the_device_unless_somebody_wants_it_otherwise(load, model):
    for options, expected in (
        ({}, (ALL, ALL)),
        ({"gpu_layers": 1, "draft_gpu_layers": 0}, (1, 0)),
        ({"gpu_layers": 999}, (ALL, ALL)),
    ):
        loaded = load(model, model, devices=[LARGE], **options)
        assert (layers(loaded), notices(loaded.events)) == (expected, [])


def test_a_card_without_room_is_left_alone(load, model):
    assert layers(load(model, model, devices=[Device("GPU0", "Full", 10 * 1024**2, 24 * 1024**3)])) == (0, 0)


def test_a_file_is_tried_on_the_device_and_on_the_processor_each_by_itself(load, model, tmp_path):
    load(model, devices=[LARGE], tries_files=True)
    trials = Trials(Paths.at(tmp_path).trials)
    assert trials.recall(model, on_device=True) == TrialOutcome(None)
    assert trials.recall(model) is None


def test_a_device_that_fails_costs_speed_and_a_sentence_but_no_reply(load, model, tmp_path):
    trials = Trials(Paths.at(tmp_path).trials)
    trials.remember(model, "The card's driver crashed.", on_device=True)
    loaded = load(model, model, devices=[LARGE], tries_files=True)
    assert layers(loaded) == (0, 0)
    assert len(notices(loaded.events)) == 2
    assert trials.recall(model) == TrialOutcome(None)
    assert loaded.generate(Generate(raw="hello", max_tokens=3)).summary.generated_tokens == 3
