"""Bar and composer in little room: what is not shown is in a menu, and what is shown is whole, at every zoom."""

from __future__ import annotations

import gc
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtGui import QAction, QCursor
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from app.ui.transcript.legend import LegendSample
from tests.ui.choice_panels import more_lines
from tests.ui.conftest import WindowHarness
from tests.ui.waits import wait_for_jobs

pytestmark = pytest.mark.shared_window

SIZES = ((480, 560), (640, 700), (800, 700), (1000, 700), (1280, 800), (1600, 900))


def _controls(harness: WindowHarness) -> list[QAbstractButton]:
    top = harness.parts.top_bar
    return [top.list_button, top.pair, top.stage_button, top.settings_button, top.more_button]


def _inside(window: QWidget, widget: QWidget) -> bool:
    return window.rect().contains(widget.rect().translated(widget.mapTo(window, QPoint(0, 0))))


def _answered(harness: WindowHarness, width: int, height: int) -> None:
    harness.show(width, height)
    harness.load_starter()
    harness.ask()


def _see_all_in_the_bar_or_its_menu(harness: WindowHarness) -> None:
    top, lines = harness.parts.top_bar, more_lines(harness)
    for control, line in ((top.stage_button, "Stage"), (top.settings_button, "Settings")):
        assert control.isVisible() or line in lines
    for control in (control for control in _controls(harness) if control.isVisible()):
        assert _inside(harness.window, control), control.accessibleName()
        least = 90 if control is top.pair else control.sizeHint().width()
        assert control.width() >= least, control.accessibleName()
    assert top.pair.isVisible()
    assert top.more_button.isVisible()


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
    own_harness.zoom_to(zoom)
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


def test_the_bar_has_five_controls_and_all_else_is_in_its_menu(harness: WindowHarness) -> None:
    shown = [one for one in harness.parts.top_bar.findChildren(QAbstractButton) if one.isVisible()]
    assert shown == _controls(harness)
    lines = more_lines(harness)
    for words in ("Find anything", "Light or dark colours", "Stage", "Settings", "Open a recorded reply", "Help"):
        assert lines[words].isEnabled()
    assert lines["Find anything"].text() == "Find anything\tCtrl+K"
    lines["Stage"].trigger()
    assert harness.parts.stage.on
    harness.parts.stage.leave()


def test_opening_the_menu_again_leaves_nothing_behind(harness: WindowHarness) -> None:
    more_lines(harness)
    before = _menus_and_actions()
    for _ in range(3):
        more_lines(harness)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert _menus_and_actions() <= before


def _menus_and_actions() -> int:
    """Return the number of Python objects of that kind, those that Qt has deleted among them."""
    gc.collect()
    return sum(isinstance(thing, (QMenu, QAction)) for thing in gc.get_objects())


def test_where_the_bar_is_narrow_the_names_of_the_models_get_shorter_and_the_way_to_guess_stays(
    own_harness: WindowHarness,
) -> None:
    own_harness.show(640, 700)
    pair = own_harness.parts.top_bar.pair
    pair.show_models("Meta Llama 3.1 8B Instruct (Q4_K_M), helped by Llama 3.2 1B Instruct (Q4_K_M)")
    own_harness.bot.waitUntil(lambda: "…" in pair.text())
    assert pair.text().startswith("Meta Llama")
    assert pair.text().endswith(" · Automatic ▾")
    assert pair.height() == 32
    assert "helped by Llama 3.2 1B Instruct" in pair.accessibleName()


def test_a_button_whose_menu_opened_a_dialog_is_not_left_in_the_colour_of_the_pointer(harness: WindowHarness) -> None:
    """The window that waits for the dialog was never told that the pointer had gone."""
    parts = harness.parts
    for button in (parts.top_bar.more_button, parts.sidebar.more_button):
        QCoreApplication.sendEvent(button, QEvent(QEvent.Type.Enter))
        QCursor.setPos(button.mapToGlobal(button.rect().center()))
        button.menu().popup(button.mapToGlobal(QPoint(0, button.height())))
        button.menu().close()
        assert button.underMouse()  # closed by Esc, and the pointer has not moved
        button.menu().popup(button.mapToGlobal(QPoint(0, button.height())))
        QCursor.setPos(button.mapToGlobal(QPoint(20, 3 * button.height())))
        button.menu().close()
        assert not button.underMouse()
