"""Many people click everything twice: the second click must not undo, stop or send anything."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton


def click_twice(widget: QWidget) -> None:
    """Double-click as the system does."""
    QTest.mousePress(widget, LEFT)
    QTest.mouseRelease(widget, LEFT)
    second_click(widget)


def second_click(widget: QWidget) -> None:
    """Click on what is by now where a first click went, so soon that it is the second half of a double click."""
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        _send(kind, widget, widget.rect().center())


def _send(kind: QEvent.Type, widget: QWidget, place: QPoint) -> None:
    held = LEFT if kind == QEvent.Type.MouseButtonDblClick else Qt.MouseButton.NoButton
    at = QPointF(place)
    QApplication.sendEvent(
        widget, QMouseEvent(kind, at, widget.mapToGlobal(at), LEFT, held, Qt.KeyboardModifier.NoModifier)
    )


def test_send_clicked_twice_sends_and_does_not_stop_the_reply(harness: WindowHarness) -> None:
    harness.script.hold_reply_after = 1
    composer = harness.parts.view.composer
    composer.edit.setPlainText("Why is the sky blue?")
    composer.send_button.click()
    harness.bot.waitUntil(composer.stop_button.isVisible)  # where Send was
    second_click(composer.stop_button)
    harness.end_reply()
    assert harness.parts.chat.messages[-1].state == "complete"
    assert len(harness.engine.requests) == 1


def test_reset_clicked_twice_resets_and_does_not_take_it_back(harness: WindowHarness) -> None:
    harness.settings.set("temperature", 0.3)
    harness.actions.open_settings()
    dialog = harness.window.findChild(SettingsDialog)
    click_twice(dialog.reset_button)
    assert dialog.row("temperature").read() == dialog.row("temperature").usual
    dialog.close()


def test_a_column_shown_or_hidden_by_a_double_click_stays_so(own_harness: WindowHarness) -> None:
    own_harness.show()
    top_bar = own_harness.parts.top_bar
    column = own_harness.parts.sidebar
    shown = column.isVisible()
    click_twice(top_bar.list_button)
    own_harness.bot.waitUntil(lambda: column.isVisible() != shown)


def test_a_double_click_on_a_switch_of_the_legend_switches_once(harness: WindowHarness) -> None:
    harness.ask()
    switch = harness.parts.view.legend.outcomes_switch
    before = switch.isChecked()
    click_twice(switch)
    assert switch.isChecked() != before


def test_a_step_further_clicked_twice_is_two_steps(harness: WindowHarness) -> None:
    harness.parts.overlays.explain()
    view = harness.parts.overlays.explanation
    first = view.step
    click_twice(view.forward)
    assert view.step == first + 2
    harness.parts.overlays.leave()
