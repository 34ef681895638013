"""Every keyboard shortcut of the window, declared once: installed from here, and listed for people from here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.ui.toolkit.buttons import button_row, plain_button
from app.ui.toolkit.dialog_width import wide
from app.ui.toolkit.labels import heading, muted


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
        page = QWidget()
        grid = QGridLayout(page)
        grid.setContentsMargins(24, 0, 32, 8)
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        lines = BUILT_IN + tuple((shortcut.keys[0], shortcut.words) for shortcut in shortcuts)
        for row, (keys, words) in enumerate(lines):
            shown = QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText)
            what = QLabel(words)
            what.setWordWrap(True)
            grid.addWidget(muted(shown), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(what, row, 1)
        self.list = QScrollArea()
        self.list.setAccessibleName("Keyboard shortcuts")
        self.list.setWidget(page)
        self.list.setWidgetResizable(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = plain_button("Close")
        close.clicked.connect(self.accept)
        title = heading("Keyboard shortcuts")
        title.setContentsMargins(24, 0, 24, 0)
        buttons = button_row(close)
        buttons.setContentsMargins(24, 0, 24, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 20, 0, 16)
        layout.setSpacing(16)
        layout.addWidget(title)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        room = parent.height() - 60 if parent is not None else 800
        self.resize(wide(self, 50), min(page.sizeHint().height() + 150, max(360, room)))
        self.list.setFocus()
