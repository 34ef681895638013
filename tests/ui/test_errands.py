"""Work beside the window: its outcome comes on the main thread, or not at all."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from app.errors import AppError, BugError, HubUnreachable
from app.ui.toolkit.background_work import BackgroundWork, StillWantedCheck


@pytest.fixture
def errands(qtbot: QtBot) -> Iterator[BackgroundWork]:
    errands = BackgroundWork()
    yield errands
    errands.close()


def test_the_outcome_comes_on_the_main_thread(qtbot: QtBot, errands: BackgroundWork) -> None:
    where: list[threading.Thread] = []

    def work(_: StillWantedCheck) -> int:
        where.append(threading.current_thread())
        return 7

    told: list[int] = []
    owner = QObject()
    errands.send(owner, "count", work, lambda count: told.append(count) or where.append(threading.current_thread()))
    qtbot.waitUntil(lambda: told == [7])
    assert where[0] is not threading.main_thread()
    assert where[1] is threading.main_thread()


def test_a_newer_errand_of_the_same_kind_replaces_the_older(qtbot: QtBot, errands: BackgroundWork) -> None:
    release = threading.Event()
    noticed: list[bool] = []
    told: list[str] = []
    owner = QObject()

    def slow(wanted: StillWantedCheck) -> str:
        release.wait(10)
        noticed.append(wanted())
        return "old"

    errands.send(owner, "search", slow, told.append)
    errands.send(owner, "search", lambda _: "new", told.append)
    errands.send(owner, "another kind", lambda _: "other", told.append)
    qtbot.waitUntil(lambda: sorted(told) == ["new", "other"])
    release.set()
    errands.close()
    assert noticed == [False]
    assert "old" not in told


def test_nothing_reaches_an_owner_that_is_gone(qtbot: QtBot, errands: BackgroundWork) -> None:
    release = threading.Event()
    told: list[bool] = []
    owner, bystander = QObject(), QObject()
    errands.send(owner, "list", lambda _: release.wait(10), told.append)
    shiboken6.delete(owner)
    release.set()
    errands.send(bystander, "list", lambda _: True, told.append)
    qtbot.waitUntil(lambda: len(told) > 0)
    errands.close()
    assert told == [True]


def test_failures_come_as_sentences(qtbot: QtBot, errands: BackgroundWork, caplog: pytest.LogCaptureFixture) -> None:
    told: list[AppError] = []
    owner = QObject()

    def refuse(_: StillWantedCheck) -> None:
        raise HubUnreachable("No network.")

    def stumble(_: StillWantedCheck) -> None:
        raise ZeroDivisionError

    errands.send(owner, "a", refuse, lambda _: None, told.append)
    errands.send(owner, "b", stumble, lambda _: None, told.append)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert {type(error) for error in told} == {HubUnreachable, BugError}
    caplog.clear()


def test_after_closing_nobody_is_told(qtbot: QtBot, errands: BackgroundWork) -> None:
    release = threading.Event()
    told: list[bool] = []
    errands.send(QObject(errands), "wait", lambda _: release.wait(10), told.append)
    release.set()
    errands.close()
    QCoreApplication.processEvents()
    assert told == []
