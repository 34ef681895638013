"""Jobs in a child process: what becomes of them when it ends, hangs, or is left before the end."""

from __future__ import annotations

import logging
import queue
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from app.engine.commands import Describe, Generate, LoadPair, Unload
from app.engine.engine import Engine
from app.engine.events import (
    TERMINAL,
    Answered,
    Cancelled,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    ModelFacts,
    Notice,
    PrefillProgress,
    RoundDone,
    Unloaded,
    Waiting,
)
from app.engine.several_computers import process
from app.engine.several_computers.unfinished_job import UnfinishedJob
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.summary import Summary
from app.speculation.trace import FinishReason
from tests.fakes.rounds import rounds_of, split_words
from tests.fakes.rpc_server import answers, listening

ROOT = Path(__file__).parents[3]
PATIENCE_S = 60
NOBODY = "127.0.0.1:1"


class ProcessHarness:
    """An engine whose process is the scripted one."""

    def __init__(self, data: Path) -> None:
        self.children: list[subprocess.Popen[bytes]] = []
        self._events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.engine = Engine(self._events.put, Library(Paths.at(data)), child=self._start)

    def _start(self) -> subprocess.Popen[bytes]:
        child = subprocess.Popen(
            [sys.executable, "-m", "tests.fakes.engine_child"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        self.children.append(child)
        return child

    def until(self, is_wanted: Callable[[Event], bool]) -> list[Event]:
        events = [self._events.get(timeout=PATIENCE_S)]
        while not is_wanted(events[-1]):
            events.append(self._events.get(timeout=PATIENCE_S))
        return events

    def do(self, command) -> list[Event]:
        job = self.engine.submit(command)
        events = self.until(lambda event: isinstance(event, TERMINAL))
        assert {event.job for event in events} == {job}
        return events

    def reply(self, text: str) -> Event:
        return self.do(Generate(raw=text))[-1]

    def text(self, prompt: str) -> str:
        end = self.reply(prompt)
        assert isinstance(end, Finished), end
        return end.trace.summary.text


@pytest.fixture
def harness(tmp_path: Path) -> Iterator[ProcessHarness]:
    process_harness = ProcessHarness(tmp_path)
    yield process_harness
    process_harness.engine.close()
    assert all(child.returncode is not None for child in process_harness.children)


@pytest.fixture
def server() -> Iterator[str]:
    with listening(answers((10**9, 10**9))) as address:
        yield address


def load(harness: ProcessHarness, *servers: str, target: str = "model") -> list[Event]:
    return harness.do(LoadPair(target, rpc_servers=servers))


def test_jobs_are_done_by_a_process_which_ends_with_its_pair(harness, server):
    events = load(harness, server)
    assert [type(event) for event in events if not isinstance(event, Waiting)] == [LoadProgress, Loaded]
    assert harness.text("three") == "One twothree"
    assert harness.do(Describe())[-1] == Answered(3, "an answer")
    assert len(harness.children) == 1
    load(harness, server, target="another")
    assert harness.children[0].returncode == 0
    assert harness.do(Unload())[-1] == Unloaded(5)
    assert harness.children[1].returncode == 0


def test_a_process_that_ends_costs_the_reply_and_the_next_one_has_what_is_left(harness, server):
    load(harness, server, NOBODY)
    events = harness.do(Generate(raw="die"))
    assert sum(isinstance(event, RoundDone) for event in events) == 2
    end = events[-1]
    assert isinstance(end, Failed)
    assert f"{NOBODY} does not answer any more" in end.error.sentence
    assert server not in end.error.sentence
    events = harness.do(Generate(raw="tell"))
    notice = next(event for event in events if isinstance(event, Notice))
    assert notice.sentence == (
        f"{NOBODY} does not answer any more, so the model is loaded again, on {server} and this computer."
    )
    assert isinstance(events[-1], Finished)
    assert str((server,)) in events[-1].trace.summary.text
    assert len(harness.children) == 2


def test_a_connection_that_broke_is_told_from_a_computer_that_is_gone_and_the_log_has_what_was_said(
    harness, server, caplog
):
    caplog.set_level(logging.INFO, "draftlight.engine")
    load(harness, server)
    end = harness.reply("die")
    assert "the connection to another computer broke" in end.error.sentence
    assert "the engine's process says: ggml-rpc.cpp:1: the other side has gone" in caplog.text
    assert "\x07" not in caplog.text
    assert "ended with status 134" in caplog.text
    assert str((server,)) in harness.text("tell")


def test_with_nobody_left_this_computer_goes_on_alone_and_nobody_is_blamed_for_silence(harness, monkeypatch):
    load(harness, NOBODY)
    assert isinstance(harness.reply("die"), Failed)
    events = harness.do(Generate(raw="tell"))
    assert any(isinstance(event, Notice) and "this computer alone" in event.sentence for event in events)
    assert events[-1].trace.summary.text.startswith("One two()")
    monkeypatch.setattr(process, "SILENT_S", 0.0)
    assert not [event for event in harness.do(Generate(raw="three")) if isinstance(event, Waiting)]


def test_a_process_that_ends_while_nobody_asks_is_made_again(harness, server):
    load(harness, server)
    harness.children[0].kill()
    harness.children[0].wait()
    ends = [harness.reply("three"), harness.reply("three")]
    assert isinstance(ends[-1], Finished)


def test_a_reply_is_stopped_whatever_the_process_does(harness, server, monkeypatch):
    load(harness, server)
    job = harness.engine.submit(Generate(raw="hang"))
    rounds = []
    while len(rounds) < 2:
        rounds += [
            event for event in harness.until(lambda event: isinstance(event, RoundDone)) if isinstance(event, RoundDone)
        ]
    harness.engine.cancel(job)
    end = harness.until(lambda event: isinstance(event, TERMINAL))[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert end.trace.summary.text == "One two"
    assert end.trace.summary.target == "A model"
    monkeypatch.setattr(process, "LATE_S", 0.0)
    assert harness.text("three") == "One twothree"
    assert len(harness.children) == 2


def test_silence_is_told_in_a_load_in_a_reply_and_of_one_that_was_stopped(harness, server, monkeypatch):
    monkeypatch.setattr(process, "SILENT_S", 0.0)
    servers_named = []

    def wait_and_leave(command) -> None:
        job = harness.engine.submit(command)
        events_seen = harness.until(lambda event: isinstance(event, Waiting))[-1]
        assert events_seen.job == job
        servers_named.append(events_seen.sentence)
        harness.engine.cancel(job)
        harness.until(lambda event: isinstance(event, TERMINAL))

    wait_and_leave(LoadPair("hang", rpc_servers=(server,)))
    load(harness, server, NOBODY)
    wait_and_leave(Generate(raw="hang"))
    wait_and_leave(Generate(raw="three"))
    assert servers_named[0].endswith(f" s: {server}. Stop leaves it.")
    assert servers_named[1].endswith(f" s: {server} or {NOBODY}. Stop leaves it.")
    assert servers_named[2].endswith(f" s: {server} or {NOBODY}. Stop leaves it.")


def test_who_waits_for_a_stopped_reply_can_be_stopped_too(harness, server):
    load(harness, server)
    first = harness.engine.submit(Generate(raw="hang"))
    harness.until(lambda event: isinstance(event, RoundDone))
    harness.engine.cancel(first)
    harness.until(lambda event: isinstance(event, TERMINAL))
    second = harness.engine.submit(Generate(raw="three"))
    harness.engine.cancel(second)
    end = harness.until(lambda event: isinstance(event, TERMINAL))[-1]
    assert isinstance(end, Finished)
    assert end.trace.rounds == ()


def test_a_load_is_stopped_with_its_process(harness, server):
    job = harness.engine.submit(LoadPair("hang", rpc_servers=(server,)))
    harness.until(lambda event: isinstance(event, LoadProgress))
    harness.engine.cancel(job)
    assert harness.until(lambda event: isinstance(event, TERMINAL))[-1] == Cancelled(job)
    assert not psutil.pid_exists(harness.children[0].pid) or harness.children[0].returncode is not None
    assert "No model is loaded" in harness.reply("three").error.sentence


def test_a_process_that_ends_during_a_load_is_a_sentence(harness):
    end = load(harness, NOBODY, target="die")[-1]
    assert isinstance(end, Failed)
    assert f"could not be loaded over several computers: {NOBODY} does not answer any more" in end.error.sentence


def test_texts_to_guess_from_are_handed_on(harness, server):
    harness.engine.remember(7, "x" * 2000 + " whole", "user")
    load(harness, server)
    harness.engine.remember(7, "An answer", "assistant")
    harness.engine.remember(8, "Private", "user")
    harness.engine.forget(8)
    answer = harness.text("tell")
    assert "('forget', 8)" in answer.replace('"', "'")
    assert "Private" not in answer or answer.index("Private") < answer.index("forget")


LOADED = Loaded(1, ModelFacts("model", "A model", 1, 1, 1, 1), None, None, 512, 1.0)


def summary_left(*, seconds: list[float], rounds: int) -> Summary:
    """The figures of a reply whose prompt was read in two parts, left after so many rounds."""
    clock = iter(seconds)
    job = UnfinishedJob(2, Generate(raw="Hello"), LOADED, lambda: next(clock))
    for done in (10, 20, 29):
        job.follow(PrefillProgress(2, done, 30, 10))
    for round_ in rounds_of(split_words("One two three"), draft_tokens=0)[:rounds]:
        job.follow(RoundDone(2, round_, 30, None))
    end = job.cancelled()
    assert isinstance(end, Finished)
    return end.trace.summary


@pytest.mark.parametrize(
    ("seconds", "rounds", "prefill_ms"),
    [
        pytest.param([5.0, 6.0, 7.5], 2, 2500, id="before the first word"),
        pytest.param([5.0, 6.0, 7.5, 9.0], 0, 4000, id="until it was left"),
    ],
)
def test_reading_took_until_the_first_word_or_until_it_was_left(
    seconds: list[float], rounds: int, prefill_ms: float
) -> None:
    summary = summary_left(seconds=seconds, rounds=rounds)
    assert (summary.prompt_tokens, summary.reused_tokens) == (30, 10)
    assert summary.prefill_ms == pytest.approx(prefill_ms)
    first_ms = summary.time_to_first_token_ms
    assert first_ms is not None and first_ms > prefill_ms if rounds else first_ms is None


def test_a_reply_that_did_not_begin_took_no_time_to_read() -> None:
    end = UnfinishedJob(2, Generate(raw="Hello"), LOADED).cancelled()
    assert isinstance(end, Finished)
    assert end.trace.summary.prefill_ms == 0.0
