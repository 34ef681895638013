"""Every page and dialog: what can be pressed, typed into or read has a name, and Tab comes by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from tests.ui import window_pages
from tests.ui.choice_panels import more_lines, shown_panel
from tests.ui.conftest import WindowHarness
from tests.ui.screen_reader import not_reached, unnamed

pytestmark = pytest.mark.shared_window

PAGES = (
    window_pages.chosen,
    window_pages.answered,
    window_pages.answered_twice,
    window_pages.streaming,
    window_pages.failed,
    window_pages.editing,
    window_pages.finding,
    window_pages.guessing_off,
    window_pages.slow_motion,
    window_pages.race,
    window_pages.explanation,
    window_pages.recorded,
    window_pages.stage,
    window_pages.narrow,
    window_pages.undoing,
)
DIALOGS: tuple[Callable[[WindowHarness], object], ...] = (
    lambda harness: harness.actions.open_settings(),
    lambda harness: harness.actions.open_files(),
    lambda harness: harness.actions.open_models(),
    lambda harness: harness.actions.open_help(),
    lambda harness: harness.actions.open_about(),
    lambda harness: harness.actions.open_assistants(),
    lambda harness: harness.actions.open_report("Linux\n\nTraceback"),
)
DIALOG_NAMES = ("settings", "files", "models", "help", "about", "assistants", "report")


def check_names_and_tab(harness: WindowHarness, top: QWidget) -> None:
    QApplication.processEvents()
    assert unnamed(top) == []
    assert not_reached(harness, top) == []


def test_the_first_window(own_harness: WindowHarness) -> None:
    own_harness.show()
    check_names_and_tab(own_harness, own_harness.window)


def test_the_window_while_models_are_made(own_harness: WindowHarness) -> None:
    own_harness.show()
    window_pages.making(own_harness)
    check_names_and_tab(own_harness, own_harness.window)


@pytest.mark.parametrize("page", PAGES, ids=[page.__name__ for page in PAGES])
def test_every_page_of_the_window(harness: WindowHarness, page: Callable[[WindowHarness], object]) -> None:
    page(harness)
    check_names_and_tab(harness, harness.window)


@pytest.mark.parametrize("open_", DIALOGS, ids=DIALOG_NAMES)
def test_every_dialog(harness: WindowHarness, open_: Callable[[WindowHarness], object]) -> None:
    open_(harness)
    dialog = next(d for d in harness.window.findChildren(QDialog) if d.isVisible())
    assert dialog.windowTitle()
    check_names_and_tab(harness, dialog)


def test_every_line_of_every_menu_has_words(harness: WindowHarness) -> None:
    window_pages.answered(harness)
    assert all(map(str.strip, more_lines(harness)))
    for open_ in (harness.actions.choose_models, harness.actions.open_palette):
        open_()
        panel = shown_panel(harness)
        assert panel.choices
        assert all(choice.spoken for choice in panel.choices)
        check_names_and_tab(harness, panel)
        panel.close()
