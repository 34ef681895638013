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
from tests.ui.conftest import Desk

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


def met_by_tab(desk: Desk, top: QWidget) -> set[QWidget]:
    """Where the focus goes when Tab is pressed until it comes round."""
    top.activateWindow()
    desk.bot.waitUntil(top.isActiveWindow)
    met: set[QWidget] = set()
    before: QWidget | None = None
    for _ in range(MOST_TABS):
        at = QApplication.focusWidget()
        if at is not None and at in met and at is not before:  # a text goes from link to link before it lets go
            break
        if at is not None:
            met.add(at)
        before = at
        desk.bot.keyClick(at or top, Qt.Key.Key_Tab)
    return met


def not_reached(desk: Desk, top: QWidget) -> list[str]:
    met = met_by_tab(desk, top)
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


def chosen(desk: Desk) -> None:
    desk.load_starter()


def answered(desk: Desk) -> None:
    desk.settings.set("show_rejected", True)
    desk.window.apply_settings()
    desk.script.reply = "Look:\n\n```python\nlean(3)\n```\n\n- one\n- two\n"
    desk.load_starter()
    desk.ask()


def answered_twice(desk: Desk) -> None:
    answered(desk)
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.regenerate_last()


def streaming(desk: Desk) -> None:
    desk.load_starter()
    desk.script.hold_reply_after = 3
    with desk.bot.waitSignal(desk.program.session.rounds_done):
        desk.window.view.ask("Why?")


def failed(desk: Desk) -> None:
    desk.load_starter()
    desk.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.view.ask("Why?")


def editing(desk: Desk) -> None:
    answered(desk)
    desk.window.view.edit_last()


def guessing_off(desk: Desk) -> None:
    answered(desk)
    desk.window.use_mode(SpeculationMode.OFF)
    assert desk.window.hood.advice.isVisible()


def slow_motion(desk: Desk) -> None:
    answered(desk)
    desk.window.play_slowly()
    assert desk.window.shows.slow_motion is not None
    desk.window.shows.slow_motion.step(2)


def race(desk: Desk) -> None:
    answered(desk)
    desk.window.race()
    view = desk.window.shows.race
    assert view is not None
    desk.bot.waitUntil(view.again.isVisible)
    view.show_time(1e9)


def explanation(desk: Desk) -> None:
    desk.window.shows.explain()
    assert desk.window.shows.explanation is not None
    desk.window.shows.explanation.go(2)


def recorded(desk: Desk) -> None:
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        desk.window.recorded.watch(0)
    desk.window.escape()
    assert desk.window.shows.recorded is not None


def stage(desk: Desk) -> None:
    answered(desk)
    desk.window.stage.enter()


def narrow(desk: Desk) -> None:
    answered(desk)
    desk.window.resize(480, 560)


def undoing(desk: Desk) -> None:
    answered(desk)
    model = desk.window.sidebar._model
    first = next(filter(None, (model.conversation_at(model.index(row)) for row in range(model.rowCount()))))
    desk.window.sidebar._delete(first)


PAGES = (
    lambda _desk: None,
    chosen,
    answered,
    answered_twice,
    streaming,
    failed,
    editing,
    guessing_off,
    slow_motion,
    race,
    explanation,
    recorded,
    stage,
    narrow,
    undoing,
)
DIALOGS: tuple[Callable[[Desk], object], ...] = (
    lambda desk: desk.window.open_settings(),
    lambda desk: desk.window.open_files(),
    lambda desk: desk.window.open_models(),
    lambda desk: desk.window.open_shortcuts(),
    lambda desk: desk.window.open_about(),
    lambda desk: desk.window.open_report("Linux\n\nTraceback"),
)
DIALOG_NAMES = ("settings", "files", "models", "keys", "about", "report")


def _name(page: Callable[[Desk], object]) -> str:
    return page.__name__ if page.__name__ != "<lambda>" else "first window"


@pytest.mark.parametrize("page", PAGES, ids=map(_name, PAGES))
def test_every_page_of_the_window(desk: Desk, page: Callable[[Desk], object]) -> None:
    desk.show()
    page(desk)
    QApplication.processEvents()
    assert unnamed(desk.window) == []
    assert not_reached(desk, desk.window) == []


@pytest.mark.parametrize("open_", DIALOGS, ids=DIALOG_NAMES)
def test_every_dialog(desk: Desk, open_: Callable[[Desk], object]) -> None:
    desk.show()
    open_(desk)
    dialog = next(d for d in desk.window.findChildren(QDialog) if d.isVisible())
    assert dialog.windowTitle()
    assert unnamed(dialog) == []
    assert not_reached(desk, dialog) == []
    dialog.close()


def test_every_line_of_every_menu_has_words(desk: Desk) -> None:
    desk.show()
    answered(desk)
    for button in (
        desk.window.top.pair,
        desk.window.top.mode,
        desk.window.top.help_button,
        desk.window.top.recorded_button,
        desk.window.top.more_button,
    ):
        if button is desk.window.top.more_button:
            desk.window.resize(480, 560)
        menu = button.menu()
        menu.aboutToShow.emit()
        assert [action for action in _lines(menu) if not action.text().strip()] == []
        assert _lines(menu)


def _lines(menu: QMenu) -> list[object]:
    return [action for action in menu.actions() if not action.isSeparator()]
