"""A job that is cancelled while it waits ends as cancelled, whatever would have come of it."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from app.engine.commands import Command, Generate, LoadPair, Message, Question, Tokenize
from app.engine.engine import Engine
from app.engine.events import Cancelled, Event, Failed
from app.engine.one_by_one import OneByOne
from app.engine.port import EventSink
from app.errors import BugError, WorldError
from app.models.library.model_library import Library
from app.paths import Paths

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


@pytest.mark.parametrize("waiting", [REPLY, Tokenize("Hello")])
def test_a_job_that_was_cancelled_while_it_waited_has_not_failed(tmp_path: Path, waiting: Command) -> None:
    worker = HeldWorker(WorldError("No model is loaded yet."))
    load, end = ends_of(tmp_path, worker, waiting, cancelled=True)
    assert isinstance(load, Failed)
    assert end == Cancelled(2)


def test_a_job_that_waited_and_is_wanted_fails(tmp_path: Path) -> None:
    _, end = ends_of(tmp_path, HeldWorker(WorldError("No model is loaded yet.")), REPLY, cancelled=False)
    assert isinstance(end, Failed)


def test_a_mistake_of_ours_is_told_all_the_same(tmp_path: Path) -> None:
    _, end = ends_of(tmp_path, HeldWorker(BugError("Ours.")), REPLY, cancelled=True)
    assert isinstance(end, Failed)
