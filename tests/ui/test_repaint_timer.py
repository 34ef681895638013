"""Frequent requests are done at a measured pace, and the last one is never lost."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer


def test_the_first_is_done_at_once_and_those_that_follow_together(qtbot):
    owner, done = QObject(), []
    pacer = RepaintTimer(100_000, owner)  # no machine is so busy that this is over before the five are asked for
    pacer.due.connect(lambda: done.append(1))
    pacer.ask()
    assert len(done) == 1
    for _ in range(5):
        pacer.ask()
    assert len(done) == 1
    timer = pacer.findChild(QTimer)
    assert timer.isActive()
    timer.start(0)  # the interval is over
    qtbot.waitUntil(lambda: len(done) == 2)


def test_after_a_stop_nothing_comes_and_the_next_is_done_at_once(qtbot):
    owner, done = QObject(), []
    pacer = RepaintTimer(100_000, owner)
    pacer.due.connect(lambda: done.append(1))
    pacer.ask()
    pacer.ask()
    pacer.stop()
    assert not pacer.findChild(QTimer).isActive()
    pacer.ask()
    assert len(done) == 2


def test_a_request_after_the_interval_does_not_wait_for_the_grace(qtbot):
    owner, done = QObject(), []
    pacer = RepaintTimer(1, owner, grace_ms=100_000)
    pacer.due.connect(lambda: done.append(1))
    pacer.ask()
    qtbot.wait(2)
    pacer.ask()
    assert len(done) == 2
    assert not pacer.findChild(QTimer).isActive()
