"""Waits for what nobody sees the end of: work beside the window, and the jobs that its engine was given."""

from __future__ import annotations

import threading

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from tests.ui.conftest import WindowHarness


def wait_for_tasks(bot: QtBot) -> None:
    """Wait until nothing is done beside the window, and what came of it was handed over."""
    bot.waitUntil(lambda: not any(thread.name.startswith("task: ") for thread in threading.enumerate()))
    QCoreApplication.processEvents()


def wait_for_jobs(harness: WindowHarness) -> None:
    """Wait until the engine has done all it was given, and the window knows of it."""
    harness.engine.wait_until_idle()
    harness.program.bridge.drain()
