"""Words that are typed while no text field has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def is_typed(event: QKeyEvent) -> bool:
    """Return whether a key types a letter, a figure or a sign; a space presses the button that has the keyboard.

    With Ctrl and Alt together (AltGr) signs are typed too.
    """
    text, modifiers = event.text(), event.modifiers() & _COMMANDS
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
    return bool(text) and text.isprintable() and not text.isspace() and modifiers in (Qt.KeyboardModifier(0), both)
