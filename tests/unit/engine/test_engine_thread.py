"""The engine's thread, without a model."""

from __future__ import annotations

import logging
import queue
from pathlib import Path

import pytest

from app.engine.commands import Unload
from app.engine.engine import Engine
from app.engine.events import Event, Unloaded
from app.models.library import Library
from app.paths import Paths


def test_a_receiver_that_fails_costs_its_event_and_not_the_thread(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
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
