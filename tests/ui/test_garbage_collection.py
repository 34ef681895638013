"""Objects of Qt that only keep each other alive are destroyed on the main thread."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from app.ui.toolkit.scheduling import garbage_collection
from app.ui.toolkit.scheduling.garbage_collection import MainThreadCollection
from tests.ui.conftest import running_timers_and_threads


class Knot(QObject):
    """An object that keeps itself alive."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


@pytest.fixture(autouse=True)
def frozen(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the list of how many objects were left out, each time; nothing is frozen, for the other tests' sake."""
    noted: list[int] = []
    monkeypatch.setattr(gc, "freeze", lambda: noted.append(len(gc.get_objects())))
    return noted


@pytest.fixture
def collection(qtbot: QtBot) -> Iterator[MainThreadCollection]:
    enabled = gc.isenabled()
    gc.enable()
    collection = MainThreadCollection()
    yield collection
    collection.deleteLater()
    if enabled:
        gc.enable()


@contextmanager
def collections() -> Iterator[list[tuple[threading.Thread, int]]]:
    """Notes on which thread which generation is collected."""
    noted: list[tuple[threading.Thread, int]] = []

    def note(phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            noted.append((threading.current_thread(), info["generation"]))

    gc.callbacks.append(note)
    try:
        yield noted
    finally:
        gc.callbacks.remove(note)


def make_many_objects() -> None:
    objects = [[] for _ in range(200_000)]
    assert objects


def test_another_thread_that_makes_many_objects_collects_nothing(collection: MainThreadCollection) -> None:
    Knot()
    with collections() as noted:
        thread = threading.Thread(target=make_many_objects)
        thread.start()
        thread.join()
    assert noted == []


def test_what_nobody_holds_is_gone_once_the_event_loop_waits(collection: MainThreadCollection, qtbot: QtBot) -> None:
    collection.collect_before_waiting()
    gone = weakref.ref(Knot())
    objects = [[] for _ in range(3 * gc.get_threshold()[0])]
    with collections() as noted:
        qtbot.waitUntil(lambda: gone() is None)
    assert objects
    assert {thread for thread, _ in noted} == {threading.main_thread()}


def test_what_was_there_before_is_left_out_and_what_other_threads_left_is_gone_though_nothing_happens(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, frozen: list[int]
) -> None:
    monkeypatch.setattr(garbage_collection, "_LONGEST_WAIT_MS", 1)
    collection = MainThreadCollection()
    assert frozen == []
    collection.collect_before_waiting()
    assert len(frozen) == 1
    (wake,) = (timer for timer in collection.findChildren(QTimer) if not timer.isSingleShot())
    with qtbot.waitSignal(wake.timeout):
        pass
    collection.deleteLater()


def test_full_collections_take_a_fiftieth_of_the_time_at_most(
    collection: MainThreadCollection, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s = [100.0]
    monkeypatch.setattr(garbage_collection, "monotonic", lambda: now_s[0])

    def slow(phase: str, info: dict[str, int]) -> None:
        if phase == "stop" and info["generation"] == 2:
            now_s[0] += 1.0

    monkeypatch.setattr(gc, "get_count", lambda: (10**6, 10**6, 10**6))
    gc.callbacks.append(slow)
    try:
        with collections() as noted:
            for _ in range(200):
                collection.collect_if_due()
                now_s[0] += 1.0
    finally:
        gc.callbacks.remove(slow)
    assert [generation for _, generation in noted].count(2) == 4


def test_a_full_collection_that_would_be_felt_waits_until_nothing_happens(
    collection: MainThreadCollection, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gc, "get_count", lambda: (10**6, 10**6, 10**6))
    with collections() as noted:
        collection.collect_at_rest()
        assert [generation for _, generation in noted] == [1]
        monkeypatch.setattr(gc, "get_count", lambda: (0, 0, 0))
        qtbot.waitUntil(lambda: 2 in [generation for _, generation in noted])
        assert {thread for thread, _ in noted} == {threading.main_thread()}


def test_it_waits_on_while_something_happens_but_not_for_ever(
    collection: MainThreadCollection, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    now_s = [100.0]
    monkeypatch.setattr(garbage_collection, "monotonic", lambda: now_s[0])
    monkeypatch.setattr(gc, "get_count", lambda: (10**6, 10**6, 10**6))
    (rest,) = (timer for timer in collection.findChildren(QTimer) if timer.isSingleShot())
    with collections() as noted:
        collection.collect_at_rest()
        qtbot.wait(rest.interval() // 10)
        before_ms = rest.remainingTime()
        now_s[0] += 59.0
        collection.collect_at_rest()
        assert rest.remainingTime() > before_ms  # it began again
        assert 2 not in [generation for _, generation in noted]
        now_s[0] += 1.0
        collection.collect_at_rest()
        assert [generation for _, generation in noted].count(2) == 1
    assert not rest.isActive()


def test_a_timer_that_was_left_running_is_found_though_nothing_of_the_window_knows_it(qtbot: QtBot) -> None:
    class Clock(QTimer):
        pass

    known = set(map(id, running_timers_and_threads()))
    clocks = [QTimer(), Clock()]
    for clock in clocks:
        clock.start(100_000)
    assert [thing for thing in running_timers_and_threads() if id(thing) not in known] == clocks
    for clock in clocks:
        clock.stop()
    assert not [thing for thing in running_timers_and_threads() if id(thing) not in known]
