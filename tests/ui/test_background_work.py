"""Work and events from beside the window: in order, on the main thread, one at a time, or not at all."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Callable, Iterator
from functools import partial

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.events import Event, Finished, LoadProgress, Notice, PrefillProgress, RoundDone
from app.errors import AppError, BugError, HubUnreachable
from app.ui.engine_link.bridge import MOST_AT_ONCE, EventBridge
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck
from app.ui.toolkit.scheduling.idle_work import IdleWork
from tests.fakes.rounds import trace_of, written

PATIENCE_S = 60.0


@pytest.fixture
def background(qtbot: QtBot) -> Iterator[BackgroundWork]:
    background = BackgroundWork()
    yield background
    background.close()


def test_the_outcome_comes_on_the_main_thread(qtbot: QtBot, background: BackgroundWork) -> None:
    where: list[threading.Thread] = []

    def work(_: StillWantedCheck) -> int:
        where.append(threading.current_thread())
        return 7

    results: list[int] = []
    owner = QObject()
    background.send(
        owner, "count", work, lambda count: results.append(count) or where.append(threading.current_thread())
    )
    qtbot.waitUntil(lambda: results == [7])
    assert where[0] is not threading.main_thread()
    assert where[1] is threading.main_thread()


def test_a_newer_errand_of_the_same_kind_replaces_the_older(qtbot: QtBot, background: BackgroundWork) -> None:
    release = threading.Event()
    noticed: list[bool] = []
    results: list[str] = []
    owner = QObject()

    def slow(is_wanted: StillWantedCheck) -> str:
        release.wait(10)
        noticed.append(is_wanted())
        return "old"

    background.send(owner, "search", slow, results.append)
    background.send(owner, "search", lambda _: "new", results.append)
    background.send(owner, "another kind", lambda _: "other", results.append)
    qtbot.waitUntil(lambda: sorted(results) == ["new", "other"])
    release.set()
    background.close()
    assert noticed == [False]
    assert "old" not in results


def test_nothing_reaches_an_owner_that_is_gone(qtbot: QtBot, background: BackgroundWork) -> None:
    release = threading.Event()
    results: list[bool] = []
    owner, bystander = QObject(), QObject()
    background.send(owner, "list", lambda _: release.wait(10), results.append)
    shiboken6.delete(owner)
    release.set()
    background.send(bystander, "list", lambda _: True, results.append)
    qtbot.waitUntil(lambda: len(results) > 0)
    background.close()
    assert results == [True]


def test_failures_come_as_sentences(qtbot: QtBot, background: BackgroundWork, caplog: pytest.LogCaptureFixture) -> None:
    errors: list[AppError] = []
    owner = QObject()

    def refuse(_: StillWantedCheck) -> None:
        raise HubUnreachable("No network.")

    def stumble(_: StillWantedCheck) -> None:
        raise ZeroDivisionError

    background.send(owner, "a", refuse, lambda _: None, errors.append)
    background.send(owner, "b", stumble, lambda _: None, errors.append)
    qtbot.waitUntil(lambda: len(errors) == 2)
    assert {type(error) for error in errors} == {HubUnreachable, BugError}
    caplog.clear()


def test_after_closing_nobody_is_told(qtbot: QtBot, background: BackgroundWork) -> None:
    release = threading.Event()
    results: list[bool] = []
    background.send(QObject(background), "wait", lambda _: release.wait(10), results.append)
    release.set()
    background.close()
    QCoreApplication.processEvents()
    assert results == []


def test_closing_waits_for_what_changes_something_where_it_waits_for_no_look(qtbot: QtBot) -> None:
    background = BackgroundWork(looks_s=0.0)
    release = threading.Event()
    written: list[str] = []

    def write(is_wanted: StillWantedCheck) -> None:
        while is_wanted():
            release.wait(0.001)
        release.wait(0.05)
        written.append("token")

    background.send(background, "look", lambda _: release.wait(PATIENCE_S), lambda _: None)
    background.send(background, "keep", write, lambda _: None, changes=True)
    background.close()
    assert written == ["token"]
    release.set()
    background.close()


def test_what_outlives_its_window_is_destroyed_on_the_main_thread(qtbot: QtBot) -> None:
    background = BackgroundWork(looks_s=0.0)
    release = threading.Event()
    where: list[threading.Thread] = []
    weakref.finalize(background, lambda: where.append(threading.current_thread()))
    background.send(QObject(), "look", lambda _: release.wait(PATIENCE_S), lambda _: None)
    background.close()
    [thread] = (one for one in threading.enumerate() if one.name == "task: look")
    del background
    release.set()
    thread.join()
    del thread
    gc.collect()
    assert where == [threading.main_thread()]


TRACE = written("one two three four five six seven eight nine ten " * 20)


class Collector:
    """Keeps every batch."""

    def __init__(self, bridge: EventBridge) -> None:
        self.batches: list[list[Event]] = []
        bridge.delivered.connect(self._take)

    def _take(self, batch: list[Event]) -> None:
        self.batches.append(batch)

    @property
    def events(self) -> list[Event]:
        return [event for batch in self.batches for event in batch]


def test_events_of_another_thread_arrive_in_order_on_the_main_thread(qtbot: QtBot) -> None:
    bridge = EventBridge()
    collector = Collector(bridge)
    seen_on: list[threading.Thread] = []
    bridge.delivered.connect(lambda _: seen_on.append(threading.current_thread()))
    sent: list[Event] = [RoundDone(1, item, n, None) for n, item in enumerate(TRACE.rounds)]
    sent.append(Finished(1, TRACE))
    thread = threading.Thread(target=lambda: [bridge.send(event) for event in sent])
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: len(collector.events) == len(sent))
    assert collector.events == sent
    assert set(seen_on) == {threading.main_thread()}


def test_a_terminal_event_does_not_wait_for_the_next_delivery_as_others_do(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.ui.engine_link.bridge._PAUSE_S", 30.0)  # which follows each delivery
    bridge = EventBridge()
    collector = Collector(bridge)
    with qtbot.waitSignal(bridge.delivered):
        bridge.send(RoundDone(1, TRACE.rounds[0], 1, None))
    bridge.send(RoundDone(1, TRACE.rounds[1], 2, None))
    QApplication.processEvents()
    assert len(collector.events) == 1
    bridge.send(Finished(1, trace_of(TRACE.rounds[:2])))
    QApplication.processEvents()
    assert len(collector.events) == 3
    assert isinstance(collector.events[-1], Finished)


def test_a_flood_comes_in_batches_and_the_window_listens_between_them(qtbot: QtBot) -> None:
    bridge = EventBridge()
    collector = Collector(bridge)
    heard: list[int] = []
    bridge.delivered.connect(lambda _: QTimer.singleShot(0, lambda: heard.append(len(collector.batches))))
    sent: list[Event] = [RoundDone(1, TRACE.rounds[0], n, None) for n in range(3 * MOST_AT_ONCE)]
    sent.append(Finished(1, TRACE))
    for event in sent:
        bridge.send(event)
    qtbot.waitUntil(lambda: len(collector.events) == len(sent))
    assert collector.events == sent
    assert [len(batch) for batch in collector.batches] == [MOST_AT_ONCE] * 3 + [1]
    assert heard[:3] == [1, 2, 3]
    qtbot.waitUntil(lambda: not any(timer.isActive() for timer in bridge.findChildren(QTimer)))  # nothing runs idle


def test_a_replys_end_comes_by_itself_where_much_comes_before_it(qtbot: QtBot) -> None:
    bridge = EventBridge()
    collector = Collector(bridge)
    sent: list[Event] = [RoundDone(1, TRACE.rounds[0], n, None) for n in range(MOST_AT_ONCE // 2)]
    sent.append(Finished(1, TRACE))
    sent.append(RoundDone(2, TRACE.rounds[0], 0, None))
    for event in sent:
        bridge.send(event)
    qtbot.waitUntil(lambda: len(collector.events) == len(sent))
    assert collector.events == sent
    assert [len(batch) for batch in collector.batches] == [MOST_AT_ONCE // 2, 2]


def test_what_is_asked_for_at_once_comes_whole(qtbot: QtBot) -> None:
    bridge = EventBridge()
    collector = Collector(bridge)
    for n in range(3 * MOST_AT_ONCE):
        bridge.send(RoundDone(1, TRACE.rounds[0], n, None))
    bridge.drain()
    assert [len(batch) for batch in collector.batches] == [3 * MOST_AT_ONCE]


def test_progress_that_was_overtaken_is_left_out_and_nothing_else(qtbot: QtBot) -> None:
    bridge = EventBridge()
    collector = Collector(bridge)
    bridge.send(LoadProgress(1, "target", 0.1))
    bridge.send(LoadProgress(1, "target", 0.2))
    bridge.send(Notice(1, "By the way."))
    bridge.send(LoadProgress(1, "target", 0.3))
    bridge.send(PrefillProgress(2, 1, 9, 0))
    bridge.send(PrefillProgress(3, 2, 9, 0))
    bridge.drain()
    assert collector.events == [
        LoadProgress(1, "target", 0.2),
        Notice(1, "By the way."),
        LoadProgress(1, "target", 0.3),
        PrefillProgress(2, 1, 9, 0),
        PrefillProgress(3, 2, 9, 0),
    ]


def test_close_delivers_what_waits_and_drops_what_follows(qtbot: QtBot) -> None:
    bridge = EventBridge()
    collector = Collector(bridge)
    bridge.send(Notice(1, "In time."))
    bridge.close()
    bridge.send(Notice(1, "Too late."))
    bridge.drain()
    assert collector.events == [Notice(1, "In time.")]


def test_jobs_are_made_when_their_turn_comes(qtbot: QtBot, qapp: QObject) -> None:
    owner = QObject()
    idle = IdleWork(owner)
    idle._timer.setInterval(0)
    jobs_made: list[int] = []
    done: list[int] = []

    def jobs() -> Iterator[Callable[[], object]]:
        for number in range(5):
            jobs_made.append(number)
            yield partial(done.append, number)

    idle.add(jobs())
    idle.add([partial(done.append, 9)])
    assert jobs_made == [0]
    qtbot.waitUntil(lambda: len(done) == 6)
    assert done == [0, 1, 2, 3, 4, 9]
    assert not idle._timer.isActive()


def test_jobs_that_are_given_up_are_neither_run_nor_made(qtbot: QtBot, qapp: QObject) -> None:
    owner = QObject()
    idle = IdleWork(owner)
    idle._timer.setInterval(0)
    done: list[int] = []
    idle.add(partial(done.append, number) for number in range(5))
    idle.stop()
    idle.add([partial(done.append, 9)])
    qtbot.waitUntil(lambda: bool(done))
    assert done == [9]
