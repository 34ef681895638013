"""Small jobs run in order, one at a time, and are not even made before their turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from app.ui.toolkit.scheduling.idle_work import IdleWork


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
