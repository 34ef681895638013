"""Every copy button says that it copied: in a word beside it, gone in a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.ui.dialogs.about_dialog import AboutDialog
from app.ui.dialogs.text_dialogs import CrashDialog
from app.ui.toolkit.widgets.copying import CopiedNotice
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

REPLY = "Look:\n\n```python\nlean(3)\n```\n\nThat is all."


def running_timers(widget: QWidget) -> list[QTimer]:
    return [timer for timer in widget.findChildren(QTimer) if timer.isActive()]


def _message(harness: WindowHarness, place: int) -> UserMessage | ReplyMessage:
    return harness.parts.view.transcript.messages[place]


def _answered(harness: WindowHarness) -> None:
    harness.script.reply = REPLY
    harness.ask("Why?")


def question(harness: WindowHarness) -> tuple[QWidget, str]:
    _answered(harness)
    return _message(harness, 0).copy_button, "Why?"


def reply(harness: WindowHarness) -> tuple[QWidget, str]:
    _answered(harness)
    return _message(harness, 1).line.copy_button, REPLY


def code(harness: WindowHarness) -> tuple[QWidget, str]:
    _answered(harness)
    message = _message(harness, 1)
    return message.body.code_buttons.copy[0], "lean(3)"


def recorded(harness: WindowHarness) -> tuple[QWidget, str]:
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        harness.parts.recorded.watch(0)
    harness.actions.escape()
    view = harness.parts.overlays.recorded
    message = view.transcript.messages[0]
    return message.copy_button, message.text if isinstance(message, UserMessage) else ""


def facts(harness: WindowHarness) -> tuple[QWidget, str]:
    harness.actions.open_about()
    dialog = harness.window.findChild(AboutDialog)
    return dialog.copy_button, "Draftlight "


def report(harness: WindowHarness) -> tuple[QWidget, str]:
    harness.actions.open_report("Linux\n\nTraceback")
    dialog = harness.window.findChild(CrashDialog)
    return dialog.copy_button, "Linux\n\nTraceback"


COPIES = (question, reply, code, recorded, facts, report)


@pytest.mark.parametrize("make_copy", COPIES, ids=[make_copy.__name__ for make_copy in COPIES])
def test_a_copy_is_made_and_said_at_its_button(
    harness: WindowHarness, make_copy: Callable[[WindowHarness], tuple[QWidget, str]]
) -> None:
    button, text = make_copy(harness)
    QApplication.processEvents()
    harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith(text)
    window = button.window()
    sign = window.findChild(CopiedNotice)
    assert sign.isVisible()
    assert sign.text() == "Copied"
    assert window.rect().contains(sign.geometry())
    place = button.mapTo(window, QPoint(0, 0))
    assert not sign.geometry().intersects(button.rect().translated(place))
    assert abs(sign.geometry().center().y() - place.y()) < 3 * sign.height()
    for dialog in harness.window.findChildren(QDialog):
        dialog.close()


def test_the_word_goes_by_itself_and_leaves_no_timer(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.load_starter()
    button, _ = question(own_harness)
    own_harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    sign = own_harness.window.findChild(CopiedNotice)
    own_harness.bot.waitUntil(lambda: not sign.isVisible())
    assert not running_timers(sign)
    own_harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sign.isVisible()
    assert own_harness.window.findChildren(CopiedNotice) == [sign]
    own_harness.window.close()
    assert not running_timers(sign)
