"""Bar and composer in little room: what is not shown is in a menu, and what is shown is whole, at every zoom."""

from __future__ import annotations

from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from app.ui.toolkit.widgets.overflow_bar import MoreButton
from app.ui.transcript.legend import LegendSample
from tests.ui.conftest import WindowHarness
from tests.ui.waits import wait_for_jobs

SIZES = ((480, 560), (640, 700), (800, 700), (1000, 700), (1280, 800), (1600, 900))


@pytest.fixture
def harness(shared_harness: WindowHarness) -> WindowHarness:
    return shared_harness


def _controls(harness: WindowHarness) -> list[QAbstractButton]:
    top = harness.parts.top_bar
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


def _answered(harness: WindowHarness, width: int, height: int) -> None:
    harness.show(width, height)
    harness.load_starter()
    harness.ask()


def _see_all_in_the_bar_or_its_menu(harness: WindowHarness) -> None:
    top = harness.parts.top_bar
    shown = [control for control in _controls(harness) if control.isVisible()]
    away = [control for control in _controls(harness) if not control.isVisible()]
    assert len(_lines(top.more_button.menu())) == len(away)
    assert top.more_button.isVisible() == bool(away)
    for control in [*shown, *([top.more_button] if away else [])]:
        assert _inside(harness.window, control), control.accessibleName()
        least = 90 if control is top.pair else control.minimumWidth() or control.sizeHint().width()
        assert control.width() >= least, control.accessibleName()


def _see_what_is_below_whole(harness: WindowHarness) -> None:
    view = harness.parts.view
    switches = view.legend.rejected_switch, view.legend.outcomes_switch, view.legend.explain_button
    shown = [sample for sample in view.legend.findChildren(LegendSample) if sample.isVisible()]
    for part in (*switches, *shown, view.composer.send_button, view.status.context):
        assert part.isVisible()
        assert _inside(view, part), part.accessibleName()
        harness.bot.waitUntil(partial(_inside, part.parentWidget(), part))  # Qt lays out what lies deeper later
        assert part.width() >= part.minimumSizeHint().width(), part.accessibleName()
    figures = view.status.context.words
    assert figures.fontMetrics().horizontalAdvance(figures.text()) <= figures.width()
    assert view.status.words.full_text == view.status.words.text()
    assert view.legend.isVisible()
    column = [view.legend, view.composer, view.status]
    harness.bot.waitUntil(  # Qt lays out what lies deeper later
        lambda: all(above.geometry().bottom() < below.geometry().top() for above, below in pairwise(column))
    )


@pytest.mark.parametrize(
    ("zoom", "sizes"),
    [
        (1.0, ((480, 560), (800, 700), (1280, 800))),
        (2.0, ((640, 700),)),
        *(pytest.param(zoom, SIZES, marks=pytest.mark.nightly("every size at every zoom")) for zoom in (1.0, 1.5, 2.0)),
    ],
)
def test_every_control_is_in_the_bar_or_in_its_menu_and_what_is_below_the_conversation_is_whole(
    own_harness: WindowHarness, zoom: float, sizes: tuple[tuple[int, int], ...]
) -> None:
    _answered(own_harness, *sizes[0])
    own_harness.parts.theme.set_zoom(zoom)
    own_harness.see_the_theme()
    wait_for_jobs(own_harness)
    status = own_harness.parts.view.status
    status.show_context(4000, 4096)
    for width, height in sizes:
        own_harness.window.resize(width, height)
        own_harness.bot.waitUntil(lambda: status.context.words.accessibleName().startswith("4,000 of 4,096"))
        QApplication.processEvents()
        assert own_harness.window.width() == width
        _see_all_in_the_bar_or_its_menu(own_harness)
        _see_what_is_below_whole(own_harness)


def test_without_room_the_shows_are_in_a_menu_which_does_what_the_button_does_and_only_then(
    harness: WindowHarness,
) -> None:
    harness.show(1280, 800)
    more = harness.parts.top_bar.more_button
    assert not more.isVisible()
    harness.window.resize(480, 560)
    harness.bot.waitUntil(more.isVisible)
    words = [action.text() for action in _lines(more.menu())]
    for line in ("Race\tCtrl+Shift+G", "Slow motion\tCtrl+Shift+S", "Stage\tF11", "Recorded replies", "Help"):
        assert line in words
    assert not _line(more, "Slow motion").isEnabled()
    harness.ask()
    _line(more, "Slow motion").trigger()
    assert harness.parts.overlays.slow_motion is not None
    _line(more, "Stage").trigger()
    assert harness.parts.stage.on
    harness.parts.stage.leave()
    harness.actions.escape()


def test_a_picker_without_room_is_a_menu_of_its_own_in_there(harness: WindowHarness) -> None:
    _answered(harness, 480, 560)
    harness.parts.theme.set_zoom(2.0)
    QApplication.processEvents()
    guessing = _line(harness.parts.top_bar.more_button, "Guessing ahead: Automatic").menu()
    assert isinstance(guessing, QMenu)
    next(action for action in guessing.actions() if action.text().startswith("Off")).trigger()
    assert harness.parts.top_bar.mode.accessibleName() == "Guessing ahead: Off"
    assert _line(harness.parts.top_bar.more_button, "Guessing ahead: Off").menu() is guessing


def test_the_menu_opens_by_the_keyboard_and_says_what_it_has(harness: WindowHarness) -> None:
    _answered(harness, 480, 560)
    more = harness.parts.top_bar.more_button
    assert more.accessibleName() == "More"
    assert "Slow motion" in more.accessibleDescription()
    more.setFocus()
    opened: list[bool] = []

    def close() -> None:
        opened.append(True)
        more.menu().close()

    more.menu().aboutToShow.connect(close, Qt.ConnectionType.QueuedConnection)
    harness.bot.keyClick(more, Qt.Key.Key_Space)
    harness.bot.waitUntil(lambda: bool(opened))


def _line(more: MoreButton, words: str) -> QAction:
    return next(action for action in _lines(more.menu()) if action.text().split("\t")[0] == words)


def test_the_plan_of_a_model_over_several_computers_heads_the_menu_of_models(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.load_starter()
    pair = own_harness.parts.top_bar.pair
    plain = [action.text() for action in _lines(pair.menu())]
    pair.show_split("big has 30 layers: 20 on this computer, 10 on 10.0.0.5:50052.")
    head = _lines(pair.menu())[:3]
    assert [action.text().strip() for action in head] == [
        "big has 30 layers", "20 on this computer", "10 on 10.0.0.5:50052",
    ]  # fmt: skip
    assert not any(action.isEnabled() for action in head)
    pair.show_pair(None, None)
    assert len(_lines(pair.menu())) == len(plain)


def test_a_button_whose_menu_opened_a_dialog_is_not_left_in_the_colour_of_the_pointer(harness: WindowHarness) -> None:
    """The window that waits for the dialog was never told that the pointer had gone."""
    parts = harness.parts
    for button in (parts.top_bar.pair, parts.sidebar.more_button):
        QCoreApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
        QCursor.setPos(button.mapToGlobal(button.rect().center()))
        button.menu().popup(button.mapToGlobal(QPoint(0, button.height())))
        button.menu().close()
        assert button.underMouse()  # closed by Esc, and the pointer has not moved
        button.menu().popup(button.mapToGlobal(QPoint(0, button.height())))
        QCursor.setPos(button.mapToGlobal(QPoint(20, 3 * button.height())))
        button.menu().close()
        assert not button.underMouse()


def test_the_buttons_with_words_are_equally_high(harness: WindowHarness) -> None:
    """The buttons with a menu were three pixels higher than their neighbours."""
    bar = harness.parts.top_bar
    assert {button.height() for button in (bar.pair, bar.mode, bar.slow_button, bar.stage_button)} == {
        bar.race_button.height()
    }
