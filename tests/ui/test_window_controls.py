"""Keyboard, composer, columns, themes and dialogs; the bar in little room, where a menu has what is not shown."""

from __future__ import annotations

import gc
import time
from functools import partial
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QCursor, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget

from app.errors import AppError, DiskFull
from app.palette import DARK, LIGHT, Palette
from app.settings import ThemeChoice
from app.ui.application import crash_reports
from app.ui.dialogs.text_dialogs import CrashDialog
from app.ui.toolkit.appearance.theme import Theme
from app.ui.transcript.legend import LegendSample
from app.ui.window.columns import SLIM_WIDTH
from tests.ui.choice_panels import more_lines
from tests.ui.conftest import WindowHarness
from tests.ui.waits import wait_for_jobs

pytestmark = pytest.mark.shared_window

# The composer


def test_enter_sends_and_shift_enter_breaks_the_line(own_harness: WindowHarness) -> None:
    own_harness.show()
    edit = own_harness.parts.view.composer.edit
    own_harness.bot.keyClicks(edit, "One")
    own_harness.bot.keyClick(edit, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    own_harness.bot.keyClicks(edit, "Two")
    with own_harness.bot.waitSignal(own_harness.parts.view.composer.sent) as sent:
        own_harness.bot.keyClick(edit, Qt.Key.Key_Return)
    assert sent.args == ["One\nTwo"]
    assert edit.toPlainText() == ""
    own_harness.bot.keyClicks(edit, "   ")
    with own_harness.bot.assertNotEmitted(own_harness.parts.view.composer.sent):
        own_harness.bot.keyClick(edit, Qt.Key.Key_Return)


def test_the_composer_grows_to_eight_lines(harness: WindowHarness) -> None:
    edit = harness.parts.view.composer.edit
    heights = []
    for lines in (1, 2, 8, 30):
        edit.setPlainText("\n".join(["line"] * lines))
        heights.append(edit.height())
    assert heights[0] < heights[1] < heights[2] == heights[3]


def test_a_paste_of_100_kb_does_not_hang(harness: WindowHarness) -> None:
    edit = harness.parts.view.composer.edit
    QGuiApplication.clipboard().setText("All work and no play makes a dull day.\n" * 2600)
    begun = time.monotonic()
    edit.paste()
    harness.bot.keyClicks(edit, "and more")
    QApplication.processEvents()
    assert time.monotonic() - begun < 20  # a hang, not a speed: the machine may be busy
    assert len(edit.toPlainText()) > 100_000


# Columns


def test_columns_fold_on_a_narrow_window_open_over_the_conversation_and_come_back(harness: WindowHarness) -> None:
    sidebar, panel, view = harness.parts.sidebar, harness.parts.metrics_panel, harness.parts.view
    for width, list_visible, metrics_visible in ((1280, True, True), (1000, True, False), (480, False, False)):
        harness.show(width, 560)
        assert (harness.window.width(), harness.window.height()) == (width, 560)
        assert (sidebar.isVisible(), panel.isVisible()) == (list_visible, metrics_visible)
        assert harness.parts.slim_bar.isVisible() is not metrics_visible
        assert view.isVisible()
    assert view.width() == 480 - SLIM_WIDTH
    before = view.geometry()
    harness.parts.columns.toggle_list()
    assert sidebar.isVisible()
    assert view.geometry() == before
    harness.actions.escape()
    assert not sidebar.isVisible()
    harness.parts.columns.toggle_list()
    harness.window.resize(1280, 700)
    harness.bot.waitUntil(lambda: panel.isVisible() and sidebar.isVisible())
    assert not harness.parts.columns.backdrop.isVisible()


# Themes and zoom


def test_the_theme_turns_dark_and_back(harness: WindowHarness) -> None:
    harness.apply(theme="light")
    seen = []
    theme = harness.program.theme
    theme.changed.connect(lambda: seen.append(theme.palette))
    for _ in range(2):
        more_lines(harness)["Light or dark colours"].trigger()
        harness.see_the_theme()
    assert seen == [DARK, LIGHT]
    assert harness.settings.theme == "light"


class Desktop(QObject):
    """A desktop whose colours change, as Qt's style hints tell it."""

    colorSchemeChanged = Signal(object)  # noqa: N815 - Qt's name

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Light

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802 - Qt's name
        return self.scheme

    def turn(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit(scheme)


def test_the_system_choice_follows_the_desktop_live(own_harness: WindowHarness) -> None:
    desktop = Desktop()
    theme = Theme(ThemeChoice.SYSTEM, 1.0, desktop=desktop)
    seen: list[Palette] = []
    theme.changed.connect(lambda: seen.append(theme.palette))
    desktop.turn(Qt.ColorScheme.Dark)
    desktop.turn(Qt.ColorScheme.Light)
    theme.choose(ThemeChoice.DARK)
    desktop.turn(Qt.ColorScheme.Light)
    assert seen == [DARK, LIGHT, DARK]


def test_zoom_steps_are_kept(harness: WindowHarness) -> None:
    harness.program.theme.zoom_in()
    harness.see_the_theme()
    assert harness.settings.zoom == 1.1
    harness.program.theme.zoom_out()
    harness.program.theme.zoom_out()
    harness.see_the_theme()
    assert harness.settings.zoom == 0.9
    harness.zoom_to(1.0)
    assert harness.settings.zoom == 1.0


# Keyboard and screen readers


def test_no_two_shortcuts_share_their_keys_or_their_name(harness: WindowHarness) -> None:
    assert len({shortcut.name for shortcut in harness.actions.shortcuts}) == len(harness.actions.shortcuts)
    keys = [QKeySequence(keys).toString() for shortcut in harness.actions.shortcuts for keys in shortcut.keys]
    assert len(keys) == len(set(keys))
    assert all(keys)


# When something is wrong


def test_an_exception_nobody_caught_becomes_a_report_and_the_window_goes_on(
    harness: WindowHarness, caplog: pytest.LogCaptureFixture
) -> None:
    with crash_reports() as reporter:
        reporter.crashed.connect(harness.actions.open_report)
        reporter.failed.connect(harness.parts.banner_messages.show_error)
        reporter.handle(DiskFull, DiskFull("There is no room left on the disk."), None)
        assert harness.parts.view.banner.sentence == "There is no room left on the disk."
        assert harness.window.findChild(CrashDialog) is None
        reporter.handle(ValueError, ValueError("wrong turn"), None)
    harness.actions.open_report("Another")
    [dialog] = harness.window.findChildren(CrashDialog)
    assert "ValueError: wrong turn" in dialog.text.toPlainText()
    assert "a mistake of ours: ValueError" in caplog.text
    assert "wrong turn" not in caplog.text, "the words of an error may be a person's"
    caplog.clear()
    dialog.close()


def test_a_dismissed_banner_gives_its_room_back(harness: WindowHarness) -> None:
    top = harness.parts.view.welcome.mapTo(harness.parts.view, QPoint(0, 0)).y()
    harness.parts.banner_messages.show_error(AppError("Something."))
    QApplication.processEvents()
    assert harness.parts.view.welcome.mapTo(harness.parts.view, QPoint(0, 0)).y() > top
    harness.parts.view.banner.dismiss()
    QApplication.processEvents()
    assert harness.parts.view.welcome.mapTo(harness.parts.view, QPoint(0, 0)).y() == top


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
