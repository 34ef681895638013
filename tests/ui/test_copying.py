"""Every copy button says that it copied: in a word beside it, gone in a moment."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from app.ui.dialogs.about_dialog import AboutDialog
from app.ui.dialogs.crash_dialog import CrashDialog
from app.ui.toolkit.copying import CopiedSign
from app.ui.transcript.messages import ReplyMessage, UserMessage
from tests.ui.conftest import Desk

REPLY = "Look:\n\n```python\nlean(3)\n```\n\nThat is all."


def _message(desk: Desk, place: int) -> UserMessage | ReplyMessage:
    return desk.window.view.transcript._column.messages[place]


def _answered(desk: Desk) -> None:
    desk.script.reply = REPLY
    desk.load_starter()
    desk.ask("Why?")


def question(desk: Desk) -> tuple[QWidget, str]:
    _answered(desk)
    return _message(desk, 0).copy_button, "Why?"


def reply(desk: Desk) -> tuple[QWidget, str]:
    _answered(desk)
    return _message(desk, 1).copy_button, REPLY


def code(desk: Desk) -> tuple[QWidget, str]:
    _answered(desk)
    message = _message(desk, 1)
    assert isinstance(message, ReplyMessage)
    return message.body._copy_buttons[0], "lean(3)"


def recorded(desk: Desk) -> tuple[QWidget, str]:
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        desk.window.recorded.watch(0)
    desk.window.escape()
    view = desk.window.shows.recorded
    assert view is not None
    message = view.transcript._column.messages[0]
    return message.copy_button, message.text if isinstance(message, UserMessage) else ""


def facts(desk: Desk) -> tuple[QWidget, str]:
    desk.window.open_about()
    dialog = desk.window.findChild(AboutDialog)
    assert isinstance(dialog, AboutDialog)
    return dialog.copy_button, "Draftlight "


def report(desk: Desk) -> tuple[QWidget, str]:
    desk.window.open_report("Linux\n\nTraceback")
    dialog = desk.window.findChild(CrashDialog)
    assert isinstance(dialog, CrashDialog)
    return dialog.copy_button, "Linux\n\nTraceback"


COPIES = (question, reply, code, recorded, facts, report)


@pytest.mark.parametrize("made", COPIES, ids=[made.__name__ for made in COPIES])
def test_a_copy_is_made_and_said_at_its_button(desk: Desk, made: Callable[[Desk], tuple[QWidget, str]]) -> None:
    desk.show()
    button, text = made(desk)
    QApplication.processEvents()
    desk.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text().startswith(text)
    window = button.window()
    sign = window.findChild(CopiedSign)
    assert isinstance(sign, CopiedSign)
    assert sign.isVisible()
    assert sign.text() == "Copied"
    assert window.rect().contains(sign.geometry())
    place = button.mapTo(window, QPoint(0, 0))
    assert not sign.geometry().intersects(button.rect().translated(place))
    assert abs(sign.geometry().center().y() - place.y()) < 3 * sign.height()
    for dialog in desk.window.findChildren(QDialog):
        dialog.close()


def test_the_word_goes_by_itself_and_leaves_no_timer(desk: Desk) -> None:
    desk.show()
    button, _ = question(desk)
    desk.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    sign = desk.window.findChild(CopiedSign)
    assert isinstance(sign, CopiedSign)
    sign._timer.timeout.emit()
    assert not sign.isVisible()
    assert not sign._timer.isActive()
    desk.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert sign.isVisible()
    assert desk.window.findChildren(CopiedSign) == [sign]
    desk.window.close()
    assert not sign._timer.isActive()
