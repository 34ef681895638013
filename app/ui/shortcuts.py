"""Every keyboard shortcut of the window, declared once: installed from here, and listed for people from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QVBoxLayout, QWidget

from app.ui.labels import heading, muted


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Keys as Qt writes them (the first is listed), what they do in words, and what to call."""

    keys: tuple[str, ...]
    words: str
    run: Callable[[], object]


BUILT_IN = (
    ("Enter", "Send the message"),
    ("Shift+Enter", "Break the line"),
    ("Ctrl+Right", "In a reply: to the next token; what both models thought of it is shown"),
    ("Return", "In a reply: light up the round of the token at the cursor"),
    ("F2", "Rename the chat that is marked in the list"),
    ("Del", "Delete the chat that is marked in the list"),
)
"""Handled by the widgets themselves; listed all the same."""


def install(window: QWidget, shortcuts: tuple[Shortcut, ...]) -> None:
    for shortcut in shortcuts:
        for keys in shortcut.keys:
            QShortcut(QKeySequence(keys), window).activated.connect(shortcut.run)


class ShortcutSheet(QDialog):
    """The list of shortcuts."""

    def __init__(self, shortcuts: tuple[Shortcut, ...], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Keyboard shortcuts")
        grid = QGridLayout()
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(8)
        lines = BUILT_IN + tuple((shortcut.keys[0], shortcut.words) for shortcut in shortcuts)
        for row, (keys, words) in enumerate(lines):
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            grid.addWidget(muted(shown), row, 0)
            grid.addWidget(QLabel(words), row, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 32, 24)
        layout.setSpacing(16)
        layout.addWidget(heading("Keyboard shortcuts"))
        layout.addLayout(grid)
