"""After each action the keyboard is where words typed next are a message, and never lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.errors import AppError
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

SPACE, LEFT = Qt.Key.Key_Space, Qt.MouseButton.LeftButton


def _reply(harness: WindowHarness) -> ReplyMessage:
    message = harness.parts.view.transcript.messages[-1]
    assert isinstance(message, ReplyMessage)
    return message


def _question(harness: WindowHarness) -> UserMessage:
    message = harness.parts.view.transcript.messages[0]
    assert isinstance(message, UserMessage)
    return message


def _front(harness: WindowHarness, width: int = 1280) -> None:
    harness.show(width)
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)


def _stopped(harness: WindowHarness) -> None:
    _front(harness)
    harness.begin_reply("Tell me a long story.")
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.escape()
    harness.script.hold_reply_after = None


def _press(harness: WindowHarness, button: QWidget) -> None:
    """By the keyboard, which is then where the button was."""
    button.setFocus()
    assert button.hasFocus()
    harness.bot.keyClick(button, SPACE)


def go_on(harness: WindowHarness) -> None:
    _stopped(harness)
    with harness.bot.waitSignal(harness.program.session.finished):
        _press(harness, _reply(harness).line.continue_button)


def regenerate(harness: WindowHarness) -> None:
    _stopped(harness)
    with harness.bot.waitSignal(harness.program.session.finished):
        _press(harness, _reply(harness).line.regenerate_button)


def another_version(harness: WindowHarness) -> None:
    regenerate(harness)
    _press(harness, _reply(harness).line.versions.back)


def edit(harness: WindowHarness) -> None:
    _stopped(harness)
    _press(harness, _question(harness).edit_button)


def stop(harness: WindowHarness) -> None:
    _front(harness)
    harness.begin_reply("Tell me a long story.")
    with harness.bot.waitSignal(harness.program.session.finished):
        _press(harness, harness.parts.view.composer.stop_button)


def dismiss_a_sentence(harness: WindowHarness) -> None:
    _front(harness)
    harness.parts.banner_messages.show_error(AppError("Something."))
    banner = harness.parts.view.banner
    _press(
        harness, next(child for child in banner.findChildren(QWidget) if child.accessibleName().startswith("Dismiss"))
    )


def delete_the_only_chat(harness: WindowHarness) -> None:
    _stopped(harness)
    chats = harness.parts.sidebar.list
    chats.setFocus()
    harness.bot.keyClick(chats, Qt.Key.Key_Delete)
    assert not chats.isVisible()


def close_the_floating_list(harness: WindowHarness) -> None:
    _front(harness, 600)
    harness.actions.search_chats()
    assert harness.parts.sidebar.search.hasFocus()
    harness.actions.escape()


def make_the_window_narrow(harness: WindowHarness) -> None:
    _stopped(harness)
    harness.parts.top_bar.stage_button.setFocus()
    harness.parts.theme.set_zoom(2.0)
    harness.window.resize(600, 600)
    harness.bot.waitUntil(lambda: not harness.parts.top_bar.stage_button.isVisible())


def leave_slow_motion(harness: WindowHarness) -> None:
    _stopped(harness)
    harness.window.resize(1500, 800)
    harness.bot.waitUntil(_reply(harness).line.slow_button.isVisible)
    _press(harness, _reply(harness).line.slow_button)
    harness.actions.escape()


def take_a_prompt(harness: WindowHarness) -> None:
    _front(harness)
    with harness.bot.waitSignal(harness.program.session.finished):
        _press(harness, harness.parts.view.welcome.prompts[0])


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
def test_the_keyboard_is_back_at_the_message_field(
    harness: WindowHarness, deed: Callable[[WindowHarness], None]
) -> None:
    deed(harness)
    field = harness.parts.view.composer.edit
    before, listed = field.toPlainText(), harness.parts.sidebar.isVisible()
    assert QApplication.focusWidget() is field
    at = QApplication.focusWidget()
    assert at is not None
    harness.bot.keyClicks(at, "a b")
    assert field.toPlainText() == f"{before}a b"
    assert harness.parts.sidebar.isVisible() == listed


def test_the_keyboard_is_back_when_its_button_went_while_a_dialog_was_open(harness: WindowHarness) -> None:
    harness.script.hold_reply_after = 3
    _front(harness)
    with harness.bot.waitSignal(harness.program.session.rounds_done):
        harness.parts.view.message_sending.ask("Tell me a long story.")
    harness.parts.view.composer.stop_button.setFocus()
    harness.actions.open_about()
    dialog = QApplication.activeModalWidget()
    harness.bot.waitUntil(dialog.isActiveWindow)
    harness.end_reply()
    dialog.close()
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    assert QApplication.focusWidget() is harness.parts.view.composer.edit


def test_words_typed_on_a_button_are_a_message_and_a_space_presses_it(own_harness: WindowHarness) -> None:
    harness = own_harness
    harness.show()
    harness.load_starter()
    _stopped(harness)
    button = harness.parts.top_bar.list_button
    before = harness.parts.sidebar.isVisible()
    button.setFocus()
    harness.bot.keyClick(button, SPACE)
    assert harness.parts.sidebar.isVisible() is not before
    harness.bot.keyClick(button, Qt.Key.Key_H)
    field = harness.parts.view.composer.edit
    assert field.hasFocus()
    assert field.toPlainText() == "h"


def test_words_typed_over_a_replay_change_nothing(harness: WindowHarness) -> None:
    _stopped(harness)
    harness.actions.play_slowly()
    shown = harness.parts.overlays.slow_motion
    assert shown is not None
    harness.bot.keyClicks(shown, "hello")
    assert harness.parts.view.composer.edit.toPlainText() == ""
    assert QGuiApplication.focusObject() is shown
