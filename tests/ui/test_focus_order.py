"""Tab visits the window as it is read."""

from __future__ import annotations

from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.page_scroll import JumpButton
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


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


def test_tab_goes_through_the_bar_the_chats_the_replies_the_message_field_and_the_metrics(read: WindowHarness) -> None:
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


def test_a_reply_s_text_comes_before_its_code_s_buttons_and_those_before_its_own(read: WindowHarness) -> None:
    first, second = (one for one in read.parts.view.transcript.messages if isinstance(one, ReplyMessage))
    around = _visited(read, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
    code = [
        button
        for pair in zip(first.body.code_buttons.copy, first.body.code_buttons.wrap, strict=True)
        for button in pair
    ]
    copies = first.line.copy_button, second.line.copy_button
    order = [first.body, *code, copies[0], second.body, *second.body.code_buttons.copy, copies[1]]
    places = [around.index(one) for one in order]
    assert all(earlier < later for earlier, later in pairwise(places))


def test_shift_and_tab_go_back_the_same_way(read: WindowHarness) -> None:
    forward = _visited(read, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
    back = _visited(read, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    jump = read.window.findChild(JumpButton)  # there while the page is scrolled up
    assert [one for one in back[:-1] if one is not jump] == [one for one in forward[-2::-1] if one is not jump]


def test_what_tab_went_past_outlives_the_chat_that_was_left(read: WindowHarness) -> None:
    """PySide takes a widget for dead with the one that was asked for the next in the chain of the focus."""
    _visited(read, Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier)
    _visited(read, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    read.actions.new_chat()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    read.ask()
    assert all(map(shiboken6.isValid, (read.window, *read.parts.top_bar.more_button.menu().actions())))
    assert read.parts.view.transcript.messages[-1].body.toPlainText()
