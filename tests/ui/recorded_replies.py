"""Helpers that open a recorded reply, and find its parts."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog

from app.ui.overlays.recorded_view import RecordedView
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.ui.conftest import WindowHarness


def opened(harness: WindowHarness, file: Path) -> RecordedView:
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        harness.parts.recorded.open(file)
    view = harness.parts.overlays.recorded
    assert view is not None
    return view


def reply_of(view: RecordedView) -> ReplyMessage:
    return next(m for m in view.transcript._column.messages if isinstance(m, ReplyMessage))


def dialog_of(harness: WindowHarness) -> QFileDialog:
    dialog = harness.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    return dialog
