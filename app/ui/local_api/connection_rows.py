"""Rows to connect other programs: the addresses, the key and a line to try, each with a button that copies it."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from app.language import tr
from app.ui.local_api import api_words
from app.ui.local_api.api_words import ApiPhase, ApiState, base_address, example_line, hidden
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.toolkit.widgets.labels import ElidedLabel, muted


class ConnectionRow(QFrame):
    """One thing to copy, under its name."""

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._copied = ""
        self.name = name
        self.words = ElidedLabel()
        self.words.setProperty("face", "code")
        self.copy_button = IconButton(theme, "copy", tr("Copy: {what}", what=name))
        policy = self.copy_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # rows are of one height
        self.copy_button.setSizePolicy(policy)
        self.copy_button.clicked.connect(lambda: copy_text(self._copied, self.copy_button))
        frame = QFrame()
        frame.setProperty("role", "inset")
        row = QHBoxLayout(frame)
        set_margins(row, 10, 2, 2, 2)
        row.setSpacing(4)
        row.addWidget(self.words, 1)
        row.addWidget(self.copy_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addWidget(muted(name))
        column.addWidget(frame)

    def show_text(self, shown: str, copied: str | None = None) -> None:
        """Show a text to copy, or another in its place.

        Args:
            shown: what stands there.
            copied: what the button copies; the same unless given, and no button where it is empty.
        """
        self._copied = shown if copied is None else copied
        self.words.set_full_text(shown)
        self.words.setAccessibleName(f"{self.name}: {shown}")
        self.copy_button.setVisible(bool(self._copied))


class ConnectionRows(QWidget):
    """The rows that matter now; hidden while the server does not listen."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.address = ConnectionRow(theme, tr("Address"))
        self.outer = ConnectionRow(theme, tr("Address for other computers"))
        self.key = ConnectionRow(theme, tr("Key"))
        self.example = ConnectionRow(theme, tr("Try it in a terminal"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for row in (self.address, self.outer, self.key, self.example):
            column.addWidget(row)

    def show_state(self, state: ApiState) -> None:
        self.setVisible(state.phase is ApiPhase.LISTENING)
        if state.phase is not ApiPhase.LISTENING:
            return
        self.address.show_text(base_address(state.address))
        self.outer.setVisible(state.reachable)
        outer = base_address(state.outer) if state.outer else ""
        self.outer.show_text(outer or api_words.NO_NETWORK, outer)
        key = state.key
        self.key.show_text(hidden(key) if key is not None else api_words.NO_KEY, key or "")
        line = example_line(state)
        self.example.show_text(line.replace(key, hidden(key)) if key is not None else line, line)
