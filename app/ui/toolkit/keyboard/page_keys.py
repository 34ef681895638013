"""Moves the text cursor by a page. Qt's own way (6.11) never ends in some tables.

A page down is made of lines down, until they are as tall as the view. Who selects and comes to the end of a cell with
several lines has whole cells selected, and each further line down leads to the end of the same cells.
"""

from __future__ import annotations

from typing import cast

from PySide6.QtGui import QKeyEvent, QKeySequence, QTextCursor, QTextTable
from PySide6.QtWidgets import QTextEdit

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
