"""The window as a screen reader finds it: through the tree that Qt hands to it, not through our own widgets."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar, QWidget

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
    """Return the parts without a name that can be pressed, typed into or read."""
    whole = QAccessible.queryAccessibleInterface(top)
    return [
        f"{part.role().name}: {type(widget).__name__}"
        for part, widget in parts(whole)
        if (part.role() in CONTROLS or widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and not name_of(part)
    ]


def met_by_tab(harness: WindowHarness, top: QWidget) -> set[QWidget]:
    """Return the widgets that have the focus as Tab is pressed until it comes round."""
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
    """Return the controls that Tab does not come by."""
    missed = _beside(met_by_tab(harness, top), top)
    # The page scrolls to where the focus goes, so a button may come into sight when the walk has passed its place.
    return _beside(met_by_tab(harness, top), top) if missed else []


def _beside(met: set[QWidget], top: QWidget) -> list[str]:
    """Return the controls in sight that are not among ``met``."""
    whole = QAccessible.queryAccessibleInterface(top)
    wanted_parts = [
        (part, widget)
        for part, widget in parts(whole)
        if part.role() in CONTROLS - BY_OTHER_KEYS and widget.isEnabled() and not _inside_a_bar_of_tabs(widget)
    ]
    assert wanted_parts, "the walk found nothing"
    return [f"{name_of(part)} ({type(widget).__name__})" for part, widget in wanted_parts if not _at(widget, met)]


def _at(widget: QWidget, met: set[QWidget]) -> bool:
    proxy = widget.focusProxy()
    return widget in met or (proxy is not None and proxy in met)


def _inside_a_bar_of_tabs(widget: QWidget) -> bool:
    return isinstance(widget, QAbstractButton) and isinstance(widget.parentWidget(), QTabBar)
