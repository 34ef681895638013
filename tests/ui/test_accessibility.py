"""Every page and dialog: what can be pressed, typed into or read has a name, and Tab comes by it.

The walk is that of a screen reader: through the tree that Qt hands to it, not through our own widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QMenu, QTabBar, QWidget

from app.errors import NotEnoughMemory
from app.speculation.settings import SpeculationMode
from tests.ui.conftest import WindowHarness

ROLE = QAccessible.Role
CONTROLS = {
    ROLE.Button,
    ROLE.ButtonMenu,
    ROLE.ButtonDropDown,
    ROLE.CheckBox,
    ROLE.RadioButton,
    ROLE.ComboBox,
    ROLE.EditableText,
    ROLE.Slider,
    ROLE.SpinBox,
    ROLE.List,
    ROLE.PageTabList,
    ROLE.ProgressBar,
    ROLE.Link,
}
BY_OTHER_KEYS = {ROLE.ProgressBar}
"""Told, not used."""
MOST_TABS = 200


def parts(root: QAccessibleInterface) -> Iterator[tuple[QAccessibleInterface, QWidget]]:
    """Everything below ``root`` that is shown and not a part of Qt's own insides."""
    for number in range(root.childCount()):
        part = root.child(number)
        widget = part.object() if part is not None else None
        if part is None or not isinstance(widget, QWidget) or not widget.isVisible():
            continue
        if not widget.objectName().startswith("qt_"):
            yield part, widget
        yield from parts(part)


def name_of(part: QAccessibleInterface) -> str:
    return part.text(QAccessible.Text.Name).strip()


def unnamed(top: QWidget) -> list[str]:
    whole = QAccessible.queryAccessibleInterface(top)
    return [
        f"{part.role().name}: {type(widget).__name__}"
        for part, widget in parts(whole)
        if (part.role() in CONTROLS or widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not name_of(part)
    ]


def met_by_tab(harness: WindowHarness, top: QWidget) -> set[QWidget]:
    """Where the focus goes when Tab is pressed until it comes round."""
    top.activateWindow()
    harness.bot.waitUntil(top.isActiveWindow)
    met: set[QWidget] = set()
    before: QWidget | None = None
    for _ in range(MOST_TABS):
        at = QApplication.focusWidget()
        if at is not None and at in met and at is not before:  # a text goes from link to link before it lets go
            break
        if at is not None:
            met.add(at)
        before = at
        harness.bot.keyClick(at or top, Qt.Key.Key_Tab)
    return met


def not_reached(harness: WindowHarness, top: QWidget) -> list[str]:
    missed = _beside(met_by_tab(harness, top), top)
    # The page scrolls to where the focus goes, so a button may come into sight when the walk has passed its place.
    return _beside(met_by_tab(harness, top), top) if missed else []


def _beside(met: set[QWidget], top: QWidget) -> list[str]:
    """What is in sight, can be operated, and is not among these."""
    whole = QAccessible.queryAccessibleInterface(top)
    wanted = [
        (part, widget)
        for part, widget in parts(whole)
        if part.role() in CONTROLS - BY_OTHER_KEYS and widget.isEnabled() and not _inside_a_bar_of_tabs(widget)
    ]
    assert wanted, "the walk found nothing"
    return [f"{name_of(part)} ({type(widget).__name__})" for part, widget in wanted if not _at(widget, met)]


def _at(widget: QWidget, met: set[QWidget]) -> bool:
    proxy = widget.focusProxy()
    return widget in met or (proxy is not None and proxy in met)


def _inside_a_bar_of_tabs(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractButton) and isinstance(widget.parentWidget(), QTabBar)


# The pages


def chosen(harness: WindowHarness) -> None:
    harness.load_starter()


def answered(harness: WindowHarness) -> None:
    harness.settings.set("show_rejected", True)
    harness.actions.apply_settings()
    harness.script.reply = "Look:\n\n```python\nlean(3)\n```\n\n- one\n- two\n"
    harness.load_starter()
    harness.ask()


def answered_twice(harness: WindowHarness) -> None:
    answered(harness)
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.regenerate_last()


def streaming(harness: WindowHarness) -> None:
    harness.load_starter()
    harness.script.hold_reply_after = 3
    with harness.bot.waitSignal(harness.program.session.rounds_done):
        harness.parts.view.ask("Why?")


def failed(harness: WindowHarness) -> None:
    harness.load_starter()
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.ask("Why?")


def finding(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.find()
    harness.parts.view.find_bar.field.setText("l")
    harness.bot.waitUntil(harness.parts.view.find_bar.next_button.isEnabled)


def editing(harness: WindowHarness) -> None:
    answered(harness)
    harness.parts.view.edit_last()


def guessing_off(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.use_mode(SpeculationMode.OFF)
    assert harness.parts.metrics_panel.advice.isVisible()


def slow_motion(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.play_slowly()
    assert harness.parts.overlays.slow_motion is not None
    harness.parts.overlays.slow_motion.step(2)


def race(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.race()
    view = harness.parts.overlays.race
    assert view is not None
    harness.bot.waitUntil(view.again.isVisible)
    view.show_time(1e9)


def explanation(harness: WindowHarness) -> None:
    harness.parts.overlays.explain()
    assert harness.parts.overlays.explanation is not None
    harness.parts.overlays.explanation.go(2)


def recorded(harness: WindowHarness) -> None:
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        harness.parts.recorded.watch(0)
    harness.actions.escape()
    assert harness.parts.overlays.recorded is not None


def stage(harness: WindowHarness) -> None:
    answered(harness)
    harness.parts.stage.enter()


def narrow(harness: WindowHarness) -> None:
    answered(harness)
    harness.window.resize(480, 560)


def undoing(harness: WindowHarness) -> None:
    answered(harness)
    model = harness.parts.sidebar._model
    first = next(filter(None, (model.conversation_at(model.index(row)) for row in range(model.rowCount()))))
    harness.parts.sidebar._delete(first)


PAGES = (
    lambda _harness: None,
    chosen,
    answered,
    answered_twice,
    streaming,
    failed,
    editing,
    finding,
    guessing_off,
    slow_motion,
    race,
    explanation,
    recorded,
    stage,
    narrow,
    undoing,
)
DIALOGS: tuple[Callable[[WindowHarness], object], ...] = (
    lambda harness: harness.actions.open_settings(),
    lambda harness: harness.actions.open_files(),
    lambda harness: harness.actions.open_models(),
    lambda harness: harness.actions.open_shortcuts(),
    lambda harness: harness.actions.open_about(),
    lambda harness: harness.actions.open_assistants(),
    lambda harness: harness.actions.open_report("Linux\n\nTraceback"),
)
DIALOG_NAMES = ("settings", "files", "models", "keys", "about", "assistants", "report")


def _name(page: Callable[[WindowHarness], object]) -> str:
    return page.__name__ if page.__name__ != "<lambda>" else "first window"


@pytest.mark.parametrize("page", PAGES, ids=map(_name, PAGES))
def test_every_page_of_the_window(harness: WindowHarness, page: Callable[[WindowHarness], object]) -> None:
    harness.show()
    page(harness)
    QApplication.processEvents()
    assert unnamed(harness.window) == []
    assert not_reached(harness, harness.window) == []


@pytest.mark.parametrize("open_", DIALOGS, ids=DIALOG_NAMES)
def test_every_dialog(harness: WindowHarness, open_: Callable[[WindowHarness], object]) -> None:
    harness.show()
    open_(harness)
    dialog = next(d for d in harness.window.findChildren(QDialog) if d.isVisible())
    assert dialog.windowTitle()
    assert unnamed(dialog) == []
    assert not_reached(harness, dialog) == []
    dialog.close()


def test_every_line_of_every_menu_has_words(harness: WindowHarness) -> None:
    harness.show()
    answered(harness)
    for button in (
        harness.parts.top_bar.pair,
        harness.parts.top_bar.mode,
        harness.parts.top_bar.help_button,
        harness.parts.top_bar.recorded_button,
        harness.parts.top_bar.more_button,
    ):
        if button is harness.parts.top_bar.more_button:
            harness.window.resize(480, 560)
        menu = button.menu()
        menu.aboutToShow.emit()
        assert [action for action in _lines(menu) if not action.text().strip()] == []
        assert _lines(menu)


def _lines(menu: QMenu) -> list[object]:
    return [action for action in menu.actions() if not action.isSeparator()]
