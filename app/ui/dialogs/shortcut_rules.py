"""Which keys may be given to what the window does, and why others may not."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from app.ui.toolkit.shortcut import same_keys, shown_keys

_TYPED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_FUNCTION_KEYS = range(int(Qt.Key.Key_F1), int(Qt.Key.Key_F35) + 1)
_IN_TEXT = {
    QKeySequence.StandardKey.Copy: "copies",
    QKeySequence.StandardKey.Cut: "cuts",
    QKeySequence.StandardKey.Paste: "pastes",
    QKeySequence.StandardKey.SelectAll: "selects all",
    QKeySequence.StandardKey.Undo: "takes back what was typed",
    QKeySequence.StandardKey.Redo: "types again what was taken back",
    QKeySequence.StandardKey.DeleteStartOfWord: "deletes a word",
    QKeySequence.StandardKey.DeleteEndOfWord: "deletes a word",
    QKeySequence.StandardKey.MoveToNextWord: "goes a word further",
    QKeySequence.StandardKey.MoveToPreviousWord: "goes a word back",
    QKeySequence.StandardKey.MoveToStartOfDocument: "goes to the beginning",
    QKeySequence.StandardKey.MoveToEndOfDocument: "goes to the end",
}
"""What fields of text do with keys, by themselves."""
_IN_LIST = {
    "F2": "renames a chat in the list",
    "Alt+F4": "closes windows",
    "Ctrl+Return": "belongs to the message field",
}


def why_not(keys: str) -> str | None:
    """Return in a sentence why these keys cannot be chosen; ``None`` where they can."""
    shown = shown_keys(keys)
    sequence = QKeySequence(keys)
    if sequence.count() != 1 or not shown:
        return "These keys cannot be used here."
    for standard, what in _IN_TEXT.items():
        if any(same_keys(keys, other.toString()) for other in QKeySequence.keyBindings(standard)):
            return f"{shown} {what} in every field of text, so it cannot be used here."
    for other, what in _IN_LIST.items():
        if same_keys(keys, other):
            return f"{shown} {what}, so it cannot be used here."
    combination = sequence[0]  # type: ignore[index]  # which the stubs leave out
    plain = not combination.keyboardModifiers() & ~_TYPED
    if plain and int(combination.key()) not in _FUNCTION_KEYS and combination.key() != Qt.Key.Key_Escape:
        return f"{shown} alone is needed for typing and moving about. Hold Ctrl or Alt with it."
    return None
