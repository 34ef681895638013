"""Rules for keys as shortcuts of the window, with the reason why a key is refused."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence

from app.language import tr
from app.ui.toolkit.keyboard import same_keys, shown_keys

_TYPED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_FUNCTION_KEYS = range(int(Qt.Key.Key_F1), int(Qt.Key.Key_F35) + 1)
_IN_TEXT = {
    QKeySequence.StandardKey.Copy: tr("{keys} copies in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.Cut: tr("{keys} cuts in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.Paste: tr("{keys} pastes in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.SelectAll: tr("{keys} selects all in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.Undo: tr(
        "{keys} takes back what was typed in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.Redo: tr(
        "{keys} types again what was taken back in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.DeleteStartOfWord: tr(
        "{keys} deletes a word in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.DeleteEndOfWord: tr(
        "{keys} deletes a word in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToNextWord: tr(
        "{keys} goes a word further in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToPreviousWord: tr(
        "{keys} goes a word back in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToStartOfDocument: tr(
        "{keys} goes to the beginning in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToEndOfDocument: tr(
        "{keys} goes to the end in every field of text, so it cannot be used here."
    ),
}
"""Keys that fields of text use by themselves."""
_IN_LIST = {
    "F2": tr("{keys} renames a chat in the list, so it cannot be used here."),
    "Alt+F4": tr("{keys} closes windows, so it cannot be used here."),
    "Ctrl+Return": tr("{keys} belongs to the message field, so it cannot be used here."),
}


def why_not(keys: str) -> str | None:
    """Return in a sentence why these keys cannot be chosen; ``None`` where they can."""
    shown = shown_keys(keys)
    sequence = QKeySequence(keys)
    if sequence.count() != 1 or not shown:
        return tr("These keys cannot be used here.")
    for standard, sentence in _IN_TEXT.items():
        if any(same_keys(keys, other.toString()) for other in QKeySequence.keyBindings(standard)):
            return sentence.format(keys=shown)
    for other, sentence in _IN_LIST.items():
        if same_keys(keys, other):
            return sentence.format(keys=shown)
    combination = sequence[0]  # type: ignore[index]  # which the stubs leave out
    plain = not combination.keyboardModifiers() & ~_TYPED
    if plain and int(combination.key()) not in _FUNCTION_KEYS and combination.key() != Qt.Key.Key_Escape:
        return tr("{keys} alone is needed for typing and moving about. Hold Ctrl or Alt with it.", keys=shown)
    return None
