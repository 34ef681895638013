"""Bar and composer in little room: what is not shown is in a menu, and what is shown is whole, at every zoom."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from app.ui.toolkit.overflow_bar import MoreButton
from tests.ui.conftest import Desk

SIZES = ((480, 560), (640, 700), (800, 700), (1000, 700), (1280, 800), (1600, 900))


def _controls(desk: Desk) -> list[QAbstractButton]:
    top = desk.window.top
    return [
        top.list_button,
        top.pair,
        top.mode,
        top.race_button,
        top.slow_button,
        top.stage_button,
        top.recorded_button,
        top.theme_button,
        top.settings_button,
        top.help_button,
    ]


def _inside(window: QWidget, widget: QWidget) -> bool:
    return window.rect().contains(widget.rect().translated(widget.mapTo(window, QPoint(0, 0))))


def _lines(menu: QMenu) -> list[QAction]:
    menu.aboutToShow.emit()
    return [action for action in menu.actions() if not action.isSeparator()]


def _answered(desk: Desk, width: int, height: int) -> None:
    desk.show(width, height)
    desk.load_starter()
    desk.ask()


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_control_is_in_the_bar_or_in_its_menu(desk: Desk, width: int, height: int, zoom: float) -> None:
    _answered(desk, width, height)
    desk.window.theme.set_zoom(zoom)
    QApplication.processEvents()
    assert desk.window.width() == width
    top = desk.window.top
    shown = [control for control in _controls(desk) if control.isVisible()]
    away = [control for control in _controls(desk) if not control.isVisible()]
    assert len(_lines(top.more_button.menu())) == len(away)
    assert top.more_button.isVisible() == bool(away)
    for control in [*shown, *([top.more_button] if away else [])]:
        assert _inside(desk.window, control), control.accessibleName()
        least = 90 if control is top.pair else control.minimumWidth() or control.sizeHint().width()
        assert control.width() >= least, control.accessibleName()


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_what_stands_below_the_conversation_is_whole(desk: Desk, width: int, height: int, zoom: float) -> None:
    _answered(desk, width, height)
    desk.window.theme.set_zoom(zoom)
    view = desk.window.view
    view.status.show_context(4000, 4096)
    desk.bot.waitUntil(view.status.context.isVisible)
    QApplication.processEvents()
    switches = view.legend.rejected_switch, view.legend.outcomes_switch, view.legend.explain_button
    shown = [sample for sample in view.legend._samples if sample.isVisible()]
    for part in (*switches, *shown, view.composer.send_button, view.status.context):
        assert part.isVisible()
        assert _inside(view, part), part.accessibleName()
        assert _inside(part.parentWidget(), part), part.accessibleName()
        assert part.width() >= part.minimumSizeHint().width(), part.accessibleName()
    figures = view.status.context.words
    assert figures.fontMetrics().horizontalAdvance(figures.text()) <= figures.width()
    assert figures.accessibleName() == "4,000 of 4,096 tokens of context"
    assert view.status.words.full_text == view.status.words.text() == "Ready"
    parts = view.legend.isVisible() and [view.legend, view.composer, view.status]
    assert parts
    for above, below in pairwise(parts):
        assert above.geometry().bottom() < below.geometry().top()


def test_with_much_room_there_is_no_menu_and_without_it_the_shows_are_in_one(desk: Desk) -> None:
    _answered(desk, 1280, 800)
    more = desk.window.top.more_button
    assert not more.isVisible()
    desk.window.resize(480, 560)
    desk.bot.waitUntil(more.isVisible)
    words = [action.text() for action in _lines(more.menu())]
    for line in ("Race\tCtrl+Shift+G", "Slow motion\tCtrl+Shift+S", "Stage\tF11", "Recorded replies", "Help"):
        assert line in words


def test_the_menu_does_what_the_button_does_and_only_then(desk: Desk) -> None:
    desk.show(480, 560)
    more = desk.window.top.more_button
    assert not _line(more, "Slow motion").isEnabled()
    desk.load_starter()
    desk.ask()
    _line(more, "Slow motion").trigger()
    assert desk.window.shows.slow_motion is not None
    _line(more, "Stage").trigger()
    assert desk.window.stage.on
    desk.window.stage.leave()


def test_a_picker_without_room_is_a_menu_of_its_own_in_there(desk: Desk) -> None:
    _answered(desk, 480, 560)
    desk.window.theme.set_zoom(2.0)
    QApplication.processEvents()
    guessing = _line(desk.window.top.more_button, "Guessing ahead: Automatic").menu()
    assert isinstance(guessing, QMenu)
    next(action for action in guessing.actions() if action.text().startswith("Off")).trigger()
    assert desk.window.top.mode.accessibleName() == "Guessing ahead: Off"
    assert _line(desk.window.top.more_button, "Guessing ahead: Off").menu() is guessing


def test_the_menu_opens_by_the_keyboard_and_says_what_it_has(desk: Desk) -> None:
    _answered(desk, 480, 560)
    more = desk.window.top.more_button
    assert more.accessibleName() == "More"
    assert "Slow motion" in more.accessibleDescription()
    more.setFocus()
    opened: list[bool] = []

    def close() -> None:
        opened.append(True)
        more.menu().close()

    more.menu().aboutToShow.connect(close, Qt.ConnectionType.QueuedConnection)
    desk.bot.keyClick(more, Qt.Key.Key_Space)
    desk.bot.waitUntil(lambda: bool(opened))


def _line(more: MoreButton, words: str) -> QAction:
    return next(action for action in _lines(more.menu()) if action.text().split("\t")[0] == words)
