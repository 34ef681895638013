"""Where the keyboard is after something was done: words typed next are a message, and never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.errors import AppError
from app.ui.transcript.messages import ReplyMessage, UserMessage
from tests.ui.conftest import Desk

SPACE, LEFT = Qt.Key.Key_Space, Qt.MouseButton.LeftButton


def _reply(desk: Desk) -> ReplyMessage:
    message = desk.window.view.transcript._column.messages[-1]
    assert isinstance(message, ReplyMessage)
    return message


def _question(desk: Desk) -> UserMessage:
    message = desk.window.view.transcript._column.messages[0]
    assert isinstance(message, UserMessage)
    return message


def _front(desk: Desk, width: int = 1280) -> None:
    desk.show(width)
    desk.window.activateWindow()
    desk.bot.waitUntil(desk.window.isActiveWindow)


def _stopped(desk: Desk) -> None:
    _front(desk)
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.escape()
    desk.script.hold_reply_after = None


def _press(desk: Desk, button: QWidget) -> None:
    """By the keyboard, which is then where the button was."""
    button.setFocus()
    assert button.hasFocus()
    desk.bot.keyClick(button, SPACE)


def go_on(desk: Desk) -> None:
    _stopped(desk)
    with desk.bot.waitSignal(desk.program.session.finished):
        _press(desk, _reply(desk).continue_button)


def regenerate(desk: Desk) -> None:
    _stopped(desk)
    with desk.bot.waitSignal(desk.program.session.finished):
        _press(desk, _reply(desk).regenerate_button)


def another_version(desk: Desk) -> None:
    regenerate(desk)
    _press(desk, _reply(desk).versions.back)


def edit(desk: Desk) -> None:
    _stopped(desk)
    _press(desk, _question(desk).edit_button)


def stop(desk: Desk) -> None:
    _front(desk)
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    with desk.bot.waitSignal(desk.program.session.finished):
        _press(desk, desk.window.view.composer.stop_button)


def dismiss_a_sentence(desk: Desk) -> None:
    _front(desk)
    desk.window.show_error(AppError("Something."))
    banner = desk.window.view.banner
    _press(desk, next(child for child in banner.findChildren(QWidget) if child.accessibleName().startswith("Dismiss")))


def delete_the_only_chat(desk: Desk) -> None:
    _stopped(desk)
    chats = desk.window.sidebar.list
    chats.setFocus()
    desk.bot.keyClick(chats, Qt.Key.Key_Delete)
    assert not chats.isVisible()


def close_the_floating_list(desk: Desk) -> None:
    _front(desk, 600)
    desk.window.search_chats()
    assert desk.window.sidebar.search.hasFocus()
    desk.window.escape()


def make_the_window_narrow(desk: Desk) -> None:
    _stopped(desk)
    desk.window.top.stage_button.setFocus()
    desk.window.resize(600, 600)
    desk.bot.waitUntil(lambda: not desk.window.top.stage_button.isVisible())


def leave_slow_motion(desk: Desk) -> None:
    _stopped(desk)
    _press(desk, _reply(desk).replay_button)
    desk.window.escape()


def take_a_prompt(desk: Desk) -> None:
    _front(desk)
    desk.load_starter()
    with desk.bot.waitSignal(desk.program.session.finished):
        _press(desk, desk.window.view.welcome.prompts[0])


DEEDS = (
    go_on,
    regenerate,
    another_version,
    edit,
    stop,
    dismiss_a_sentence,
    delete_the_only_chat,
    close_the_floating_list,
    make_the_window_narrow,
    leave_slow_motion,
    take_a_prompt,
)


@pytest.mark.parametrize("deed", DEEDS, ids=[deed.__name__ for deed in DEEDS])
def test_the_keyboard_is_back_at_the_message_field(desk: Desk, deed: Callable[[Desk], None]) -> None:
    deed(desk)
    field = desk.window.view.composer.edit
    before, listed = field.toPlainText(), desk.window.sidebar.isVisible()
    assert QApplication.focusWidget() is field
    at = QApplication.focusWidget()
    assert at is not None
    desk.bot.keyClicks(at, "a b")
    assert field.toPlainText() == f"{before}a b"
    assert desk.window.sidebar.isVisible() == listed


def test_the_keyboard_is_back_when_its_button_went_while_a_dialog_was_open(desk: Desk) -> None:
    desk.script.hold_reply_after = 3
    _front(desk)
    desk.load_starter()
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Tell me a long story.")
    desk.window.view.composer.stop_button.setFocus()
    desk.window.open_shortcuts()
    dialog = QApplication.activeModalWidget() or QApplication.activeWindow()
    assert dialog is not None
    desk.bot.waitUntil(dialog.isActiveWindow)
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    dialog.close()
    desk.window.activateWindow()
    desk.bot.waitUntil(desk.window.isActiveWindow)
    assert QApplication.focusWidget() is desk.window.view.composer.edit


def test_words_typed_on_a_button_are_a_message_and_a_space_presses_it(desk: Desk) -> None:
    _stopped(desk)
    button = desk.window.top.theme_button
    before = desk.window.theme.palette
    button.setFocus()
    desk.bot.keyClick(button, SPACE)
    assert desk.window.theme.palette is not before
    desk.bot.keyClick(button, Qt.Key.Key_H)
    field = desk.window.view.composer.edit
    assert field.hasFocus()
    assert field.toPlainText() == "h"


def test_words_typed_over_a_replay_change_nothing(desk: Desk) -> None:
    _stopped(desk)
    desk.window.play_slowly()
    shown = desk.window.shows.slow_motion
    assert shown is not None
    desk.bot.keyClicks(shown, "hello")
    assert desk.window.view.composer.edit.toPlainText() == ""
    assert QGuiApplication.focusObject() is shown
