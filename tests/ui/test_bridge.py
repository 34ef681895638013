"""The bridge: order, few deliveries, prompt ends, silence when idle."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.engine.events import Event, Finished, LoadProgress, Notice, PrefillProgress, RoundDone
from app.ui.engine_link.bridge import MOST_AT_ONCE, EventBridge
from tests.fakes.rounds import trace_of, written

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
