"""The list of keyboard shortcuts, for people: those of the window, and those that its fields and lists have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.language import tr
from app.ui.toolkit.appearance.dialog_width import wide
from app.ui.toolkit.keyboard.shortcut import Shortcut, shown_keys
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import QUIET_PX, button_row, plain_button, quiet_button
from app.ui.toolkit.widgets.labels import emphasised, heading

BUILT_IN = (
    ("Enter", tr("Send the message")),
    ("Shift+Enter", tr("Break the line")),
    ("Up", tr("In an empty message field: what you asked before; Down goes back")),
    ("Ctrl+Right", tr("In a reply: to the next token; what both models thought of it is shown")),
    ("Enter", tr("In a reply: light up the round of the token at the cursor")),
    ("F2", tr("Rename the chat that is marked in the list")),
    ("Del", tr("Delete the chat that is marked in the list")),
)
"""Handled by the widgets themselves; listed all the same."""


class ShortcutSheet(QDialog):
    """The list of shortcuts."""

    change_requested = Signal()

    def __init__(
        self, shortcuts: Sequence[Shortcut], chosen: Mapping[str, Sequence[str]], parent: QWidget | None = None
    ) -> None:
        """``chosen`` has the keys that the person chose, by the names of actions."""
        super().__init__(parent)
        self.setWindowTitle(tr("Keyboard shortcuts"))
        page = QWidget()
        grid = QGridLayout(page)
        set_margins(grid, 24, 0, 32, 8)
        grid.setHorizontalSpacing(32)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        lines = [*BUILT_IN, *((" ".join(one.keys_in(chosen)[:1]), one.words) for one in shortcuts)]
        for row, (keys, words) in enumerate(lines):
            what = QLabel(words)
            what.setWordWrap(True)
            grid.addWidget(emphasised(shown_keys(keys) or tr("No keys")), row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(what, row, 1)
        self.list = QScrollArea()
        self.list.setAccessibleName(tr("Keyboard shortcuts"))
        self.list.setWidget(page)
        self.list.setWidgetResizable(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        close = plain_button(tr("Close"))
        close.clicked.connect(self.accept)
        title = heading(tr("Keyboard shortcuts"))
        title.setContentsMargins(24, 0, 24, 0)
        change = quiet_button(tr("Change keys…"), tr("Opens the settings"))
        change.setAutoDefault(False)
        change.clicked.connect(self.accept)
        change.clicked.connect(self.change_requested)
        buttons = button_row(close)
        buttons.insertWidget(0, change)
        set_margins(buttons, 24 - QUIET_PX, 0, 24, 0)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 20, 0, 16)
        layout.setSpacing(16)
        layout.addWidget(title)
        layout.addWidget(self.list, 1)
        layout.addLayout(buttons)
        room = parent.height() - 60 if parent is not None else 800
        self.resize(wide(self, 62), min(page.sizeHint().height() + 150, max(360, room)))
        self.list.setFocus()
