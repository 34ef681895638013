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
