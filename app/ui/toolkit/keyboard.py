"""Keys: what they do and which a person chose, which ones type words, and those that move by a page.

Qt's own way to move by a page (6.11) never ends in some tables. Here a page down is made of lines down, until they are
as tall as the view. Who selects and comes to the end of a cell with several lines has whole cells selected, and each
further line down leads to the end of the same cells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QTextCursor, QTextTable
from PySide6.QtWidgets import QTextEdit


@dataclass(frozen=True, slots=True)
class Shortcut:
    """An action of the window: keys as Qt writes them (the first is named in tips), its words, and what to call.

    By its ``name`` the settings know it: that stays as it is in every version of the program. Menus and the list of all
    commands offer the same actions; those without keys can be given some in the settings.
    """

    name: str
    keys: tuple[str, ...]
    words: str
    run: Callable[[], object]
    is_available: Callable[[], bool] = lambda: True
    """Returns whether there is something to do it with now."""

    def keys_in(self, chosen: Mapping[str, Iterable[str]]) -> tuple[str, ...]:
        """Return the keys that hold where a person chose these, by the names of actions.

        Keys that came along give way to the same keys that were chosen for something else.
        """
        if self.name in chosen:
            return tuple(chosen[self.name])
        taken = [one for keys in chosen.values() for one in keys]
        return tuple(one for one in self.keys if not any(same_keys(one, other) for other in taken))


def shown_keys(keys: str) -> str:
    """Return keys as this system writes them; both keys that end a line have one name."""
    return QKeySequence(keys.replace("Return", "Enter")).toString(QKeySequence.SequenceFormat.NativeText)


def same_keys(first: str, second: str) -> bool:
    """Return whether both texts name the same keys."""
    return QKeySequence(first) == QKeySequence(second)


_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def is_typed(event: QKeyEvent) -> bool:
    """Return whether a key types a letter, a figure or a sign; a space presses the button that has the keyboard.

    With Ctrl and Alt together (AltGr) signs are typed too.
    """
    text, modifiers = event.text(), event.modifiers() & _COMMANDS
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool(text) and text.isprintable() and not text.isspace() and modifiers in (Qt.KeyboardModifier(0), both)


_DOWN, _UP = QTextCursor.MoveOperation.Down, QTextCursor.MoveOperation.Up
_MOVE, _SELECT = QTextCursor.MoveMode.MoveAnchor, QTextCursor.MoveMode.KeepAnchor
_KEYS = (
    (QKeySequence.StandardKey.MoveToNextPage, _DOWN, _MOVE),
    (QKeySequence.StandardKey.MoveToPreviousPage, _UP, _MOVE),
    (QKeySequence.StandardKey.SelectNextPage, _DOWN, _SELECT),
    (QKeySequence.StandardKey.SelectPreviousPage, _UP, _SELECT),
)


def moved_by_page(edit: QTextEdit, event: QKeyEvent) -> bool:
    """Move the text cursor by a page, or select one, if this is what the key is for; returns whether it is."""
    for key, way, mode in _KEYS:
        if event.matches(key):
            cursor = edit.textCursor()
            _move(edit, cursor, way, mode)
            edit.setTextCursor(cursor)  # which brings it into view
            event.accept()
            return True
    return False


def _move(edit: QTextEdit, cursor: QTextCursor, way: QTextCursor.MoveOperation, mode: QTextCursor.MoveMode) -> None:
    passed, top = 0, edit.cursorRect(cursor).top()
    seen = {cursor.position()}
    while passed < edit.viewport().height() and cursor.movePosition(way, mode):
        if cursor.position() in seen and not _leave_table(cursor, way, mode):
            return
        seen.add(cursor.position())
        now = edit.cursorRect(cursor).top()
        passed, top = passed + abs(now - top), now


def _leave_table(cursor: QTextCursor, way: QTextCursor.MoveOperation, mode: QTextCursor.MoveMode) -> bool:
    """Go to where the text goes on behind a table, or before it; returns whether the cursor was in one."""
    table = cast("QTextTable | None", cursor.currentTable())
    if table is None:
        return False
    cursor.setPosition(table.lastPosition() + 1 if way is _DOWN else table.firstPosition() - 1, mode)
    return True
