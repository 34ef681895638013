"""Work beside the window: its outcome comes on the main thread, or not at all."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QObject
from pytestqt.qtbot import QtBot

from app.errors import AppError, BugError, HubUnreachable
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck

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
