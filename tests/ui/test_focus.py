"""After each action the keyboard is where words typed next are a message, and Tab visits the window as it is read."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from app.errors import AppError
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.page_scroll import JumpButton
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


def _visited(harness: WindowHarness, key: Qt.Key, modifier: Qt.KeyboardModifier) -> list[QWidget]:
    """Return the widgets that get the focus, from the message field round to it again."""
    home = harness.parts.view.composer.edit
    home.setFocus()
    visited: list[QWidget] = []
    while not visited or (visited[-1] is not home and len(visited) < 200):
        harness.bot.keyClick(QApplication.focusWidget() or harness.window, key, modifier)
        at = QApplication.focusWidget()
        assert at is not None
        visited.append(at)
    return visited


@pytest.fixture
def read(harness: WindowHarness) -> WindowHarness:
    """A chat of two replies with code, in a window with all its columns."""
    harness.script.reply = "Look:\n\n```python\na = 1\n```\n\nAnd:\n\n```python\nb = 2\n```\n"
    harness.show(1500, 900)
    harness.ask()
    harness.ask("And then?")
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    return harness


def test_tab_goes_through_the_window_as_it_is_read_and_shift_tab_back_the_same_way(read: WindowHarness) -> None:
    """First the bar, then the chats, the replies, the message field and the metrics."""
    parts = read.parts
    around = _visited(read, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
    areas = (parts.top_bar, parts.sidebar, parts.view.transcript, parts.view.legend, parts.view.composer)
    areas = (*areas, parts.metrics_panel)
    met = [next(place for place, area in enumerate(areas) if area.isAncestorOf(one)) for one in around]
    composer = areas.index(parts.view.composer)
    home = met.index(0)
    assert met[:home] == sorted(met[:home])
    assert set(met[:home]) <= {composer, composer + 1}
    assert met[home:] == sorted(met[home:])
    assert set(met[home:]) == set(range(composer + 1))

    # A reply's text comes before the buttons of its code, and those before its own.
    first, second = (one for one in parts.view.transcript.messages if isinstance(one, ReplyMessage))
    code = [
        button
        for pair in zip(first.body.code_buttons.copy, first.body.code_buttons.wrap, strict=True)
        for button in pair
    ]
    copies = first.line.copy_button, second.line.copy_button
    order = [first.body, *code, copies[0], second.body, *second.body.code_buttons.copy, copies[1]]
    places = [around.index(one) for one in order]
    assert all(earlier < later for earlier, later in pairwise(places))

    back = _visited(read, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    jump = read.window.findChild(JumpButton)  # there while the page is scrolled up
    assert [one for one in back[:-1] if one is not jump] == [one for one in around[-2::-1] if one is not jump]

    # PySide takes a widget for dead with the one that was asked for the next in the chain of the focus.
    read.actions.new_chat()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    read.ask()
    assert all(map(shiboken6.isValid, (read.window, *read.parts.top_bar.more_button.menu().actions())))
    assert read.parts.view.transcript.messages[-1].body.toPlainText()
