"""Keyboard, composer, columns, themes, dialogs and names for screen readers."""

from __future__ import annotations

import time
from itertools import product

import pytest
from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication

from app.chats.store import ChatStore
from app.errors import AppError, DiskFull
from app.palette import DARK, LIGHT, Palette
from app.settings import Settings, ThemeChoice
from app.ui.application import build, crash_reports
from app.ui.dialogs.text_dialogs import CrashDialog
from app.ui.toolkit.appearance.theme import Theme
from app.ui.window.columns import SLIM_WIDTH
from tests.ui.choice_panels import more_lines
from tests.ui.conftest import WindowHarness

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


def test_columns_fold_on_a_narrow_window(harness: WindowHarness) -> None:
    for width, list_visible, metrics_visible in ((1280, True, True), (1000, True, False), (600, False, False)):
        harness.show(width, 700)
        assert harness.parts.sidebar.isVisible() is list_visible
        assert harness.parts.metrics_panel.isVisible() is metrics_visible
        assert harness.parts.slim_bar.isVisible() is not metrics_visible
        assert harness.parts.view.isVisible()


def test_a_folded_column_opens_over_the_conversation_and_closes_with_escape(harness: WindowHarness) -> None:
    harness.show(600, 700)
    before = harness.parts.view.geometry()
    harness.parts.columns.toggle_list()
    assert harness.parts.sidebar.isVisible()
    assert harness.parts.view.geometry() == before
    harness.actions.escape()
    assert not harness.parts.sidebar.isVisible()


def test_widening_the_window_brings_the_columns_back(harness: WindowHarness) -> None:
    harness.show(600, 700)
    harness.parts.columns.toggle_list()
    harness.window.resize(1280, 700)
    harness.bot.waitUntil(lambda: harness.parts.metrics_panel.isVisible() and harness.parts.sidebar.isVisible())
    assert not harness.parts.columns.backdrop.isVisible()


def test_the_window_can_be_as_small_as_promised(harness: WindowHarness) -> None:
    harness.show(480, 560)
    assert (harness.window.width(), harness.window.height()) == (480, 560)
    assert harness.parts.view.width() == 480 - SLIM_WIDTH


def test_size_is_kept_for_the_next_start(own_harness: WindowHarness) -> None:
    own_harness.show(710, 570)
    own_harness.window.close()
    with ChatStore(own_harness.paths.data / "other.sqlite3") as store:
        again = build(
            paths=own_harness.paths,
            engine_factory=lambda _: own_harness.engine,
            store=store,
            settings=Settings(own_harness.paths.settings),
            entries=tuple,
        )
        assert (again.window.width(), again.window.height()) == (710, 570)
        again.window.deleteLater()


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


def test_a_size_chosen_just_before_the_window_is_closed_is_kept(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.program.theme.zoom_in()
    own_harness.window.close()
    assert Settings.load(own_harness.paths.settings).zoom == 1.1


def test_a_size_nobody_chose_is_not_kept_as_a_choice(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.window.close()
    assert not Settings.load(own_harness.paths.settings).is_chosen("zoom")


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


def test_ctrl_n_begins_a_new_chat(harness: WindowHarness) -> None:
    harness.ask("First.")
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    harness.bot.keyClick(harness.window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert harness.parts.chat.messages == ()
    assert harness.parts.view.welcome.isVisible()


# When something is wrong


def test_an_exception_nobody_caught_becomes_a_report_and_the_window_goes_on(harness: WindowHarness) -> None:
    with crash_reports() as reporter:
        reporter.crashed.connect(harness.actions.open_report)
        reporter.failed.connect(harness.parts.banner_messages.show_error)
        reporter.handle(DiskFull, DiskFull("There is no room left on the disk."), None)
        assert harness.parts.view.banner.sentence == "There is no room left on the disk."
        assert harness.window.findChild(CrashDialog) is None
    harness.actions.open_report("Report")
    harness.actions.open_report("Another")
    dialogs = harness.window.findChildren(CrashDialog)
    assert [dialog.text.toPlainText() for dialog in dialogs] == ["Report"]
    dialogs[0].close()


def test_a_report_names_the_mistake_and_is_logged(harness: WindowHarness, caplog: pytest.LogCaptureFixture) -> None:
    reports: list[str] = []
    with crash_reports() as reporter:
        reporter.crashed.connect(reports.append)
        reporter.handle(ValueError, ValueError("wrong turn"), None)
    assert "ValueError: wrong turn" in reports[0]
    assert "a mistake of ours: ValueError" in caplog.text
    assert "wrong turn" not in caplog.text, "the words of an error may be a person's"
    caplog.clear()


def test_a_dismissed_banner_gives_its_room_back(harness: WindowHarness) -> None:
    top = harness.parts.view.welcome.mapTo(harness.parts.view, QPoint(0, 0)).y()
    harness.parts.banner_messages.show_error(AppError("Something."))
    QApplication.processEvents()
    assert harness.parts.view.welcome.mapTo(harness.parts.view, QPoint(0, 0)).y() > top
    harness.parts.view.banner.dismiss()
    QApplication.processEvents()
    assert harness.parts.view.welcome.mapTo(harness.parts.view, QPoint(0, 0)).y() == top


@pytest.mark.parametrize(
    ("zooms", "widths"),
    [
        ((1.0, 2.0), (900, 1600)),
        pytest.param((1.0, 1.5, 2.0), (900, 1000, 1280, 1600), marks=pytest.mark.nightly("every width at every zoom")),
    ],
)
def test_the_first_page_stands_in_line_with_the_composer_and_cuts_no_button_off(
    own_harness: WindowHarness, zooms: tuple[float, ...], widths: tuple[int, ...]
) -> None:
    own_harness.show()
    window, welcome = own_harness.window, own_harness.parts.view.welcome
    buttons = (welcome.starter_button, welcome.catalog_button, *welcome.samples, welcome.explain_button)

    def in_line() -> None:
        column, field = welcome._column, window.parts.view.composer
        assert abs(column.mapTo(window, QPoint(0, 0)).x() - field.mapTo(window, QPoint(0, 0)).x()) <= 1
        assert abs(column.width() - field.width()) <= 1
        assert all(button.width() >= button.sizeHint().width() for button in buttons)

    for zoom, width in product(zooms, widths):
        window.parts.theme.set_zoom(zoom)
        window.resize(width, 700)
        own_harness.bot.waitUntil(in_line)  # once the layouts have come to rest
