"""The engine's thread, without a model, and jobs that are cancelled while they wait."""

from __future__ import annotations

import logging
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from app.engine import engine as module
from app.engine.commands import Command, Generate, LoadPair, Message, Question, Tokenize, Unload
from app.engine.engine import Engine
from app.engine.events import Cancelled, Event, Failed, Unloaded
from app.engine.one_by_one import OneByOne
from app.engine.port import EventSink
from app.errors import BugError, WorldError
from app.models.library.model_library import Library
from app.paths import Paths


def test_a_receiver_that_fails_costs_its_event_and_not_the_thread(tmp_path, caplog):
    arrived: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def receive(event: Event) -> None:
        if event.job == 1:
            raise RuntimeError("the window is gone")
        arrived.put(event)

    engine = Engine(receive, Library(Paths.at(tmp_path)))
    try:
        engine.submit(Unload())
        second = engine.submit(Unload())
        assert arrived.get(timeout=60) == Unloaded(second)
    finally:
        engine.close()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    caplog.clear()


def test_closing_does_not_wait_for_ever_for_a_thread_that_hangs(tmp_path, caplog, monkeypatch):
    monkeypatch.setattr(module, "CLOSE_S", 0.01)
    hanging, freed = threading.Event(), threading.Event()

    def receive(_: Event) -> None:
        hanging.set()
        freed.wait(60)

    engine = Engine(receive, Library(Paths.at(tmp_path)))
    engine.submit(Unload())
    assert hanging.wait(60)
    engine.close()
    assert [record.getMessage() for record in caplog.records] == ["the engine did not end within 0.01 s"]
    caplog.clear()
    freed.set()


_HANGING = """
import atexit, sys, threading
from app import main as module
def perform(*_):
    threading.Thread(target=threading.Event().wait, name="engine", daemon=True).start()
    print("all of the output", end="")
    return 3
module._perform = perform
atexit.register(print, "and then taken down under the thread")
sys.exit(module.main(["--data-dir", sys.argv[1], "models"]))
"""


def test_a_program_whose_engine_hangs_ends_with_its_status_and_its_output(tmp_path: Path) -> None:
    ended = subprocess.run(
        [sys.executable, "-c", _HANGING, str(tmp_path)], capture_output=True, text=True, timeout=60, check=False
    )
    assert (ended.returncode, ended.stdout, ended.stderr) == (3, "all of the output", "")


def test_a_job_that_comes_after_the_end_is_said_to_be_cancelled(tmp_path: Path) -> None:
    arrived: queue.SimpleQueue[Event] = queue.SimpleQueue()
    engine = Engine(arrived.put, Library(Paths.at(tmp_path)))
    engine.close()
    late = engine.submit(Unload())
    assert arrived.get(timeout=60) == Cancelled(late)
    engine.close()


def test_what_python_collects_on_the_engines_own_thread_is_closed_there(tmp_path: Path) -> None:
    """As it does with a forgotten ``LLM`` that is part of a circle, while a reply is written."""
    ended: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()

    def receive(_: Event) -> None:
        try:
            engine.close()
        except RuntimeError as error:
            ended.put(error)
        else:
            ended.put(None)

    others = set(threading.enumerate())
    engine = Engine(receive, Library(Paths.at(tmp_path)))
    [thread] = set(threading.enumerate()) - others
    engine.submit(Unload())
    assert ended.get(timeout=60) is None
    thread.join(60)
    assert not thread.is_alive()


PATIENCE_S = 60
REPLY = Generate((Message("user", "Hello"),))


class Stop:
    def raise_(self) -> None:
        """The work here ends by itself."""

    def lower(self) -> None:
        """Likewise."""


class HeldWorker(OneByOne):
    """Loads once it is let, and cannot do anything else."""

    def __init__(self, problem: Exception) -> None:
        self.stop = Stop()
        self.problem = problem
        self.is_loading, self.may_end = threading.Event(), threading.Event()

    def load(self, job: int, _command: LoadPair) -> Event:
        self.is_loading.set()
        assert self.may_end.wait(PATIENCE_S)
        return Failed(job, WorldError("It does not answer."))

    def generate(self, _job: int, _command: Generate) -> Event:
        raise self.problem

    def answer(self, _job: int, _question: Question) -> Event:
        raise self.problem

    def work_while_idle(self) -> bool:
        return False

    def unload(self) -> None:
        """Nothing is loaded."""

    def close(self) -> None:
        self.may_end.set()


def ends_of(folder: Path, worker: HeldWorker, waiting: Command, *, cancelled: bool) -> list[Event]:
    """Return how a load ends, and what waits for it."""
    events: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def remote(_sink: EventSink, _is_cancelled: Callable[[int], bool]) -> HeldWorker:
        return worker

    engine = Engine(events.put, Library(Paths.at(folder)), remote)
    try:
        engine.submit(LoadPair("http://127.0.0.1:9#model"))
        assert worker.is_loading.wait(PATIENCE_S)
        job = engine.submit(waiting)
        if cancelled:
            engine.cancel(job)
        worker.may_end.set()
        return [events.get(timeout=PATIENCE_S) for _ in range(2)]
    finally:
        engine.close()


@pytest.mark.parametrize(
    ("waiting", "problem", "cancelled", "fails"),
    [
        pytest.param(REPLY, WorldError("No model is loaded yet."), True, False, id="a reply that was cancelled"),
        pytest.param(Tokenize("Hello"), WorldError("No model is loaded yet."), True, False, id="a question likewise"),
        pytest.param(REPLY, WorldError("No model is loaded yet."), False, True, id="one that is wanted"),
        pytest.param(REPLY, BugError("Ours."), True, True, id="a mistake of ours"),
    ],
)
def test_a_job_that_was_cancelled_while_it_waited_has_not_failed(
    tmp_path: Path, waiting: Command, problem: Exception, cancelled: bool, fails: bool
) -> None:
    load, end = ends_of(tmp_path, HeldWorker(problem), waiting, cancelled=cancelled)
    assert isinstance(load, Failed)
    assert isinstance(end, Failed) if fails else end == Cancelled(2)
