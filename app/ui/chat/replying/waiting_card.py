"""Below a question that has no reply yet: what it waits for, the ways to a model, and a way to take it back."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import tr
from app.ui.chat.replying.no_reply_yet import NoReplyYet
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import plain_button, primary_button, quiet_button

_SIDES = 24
"""Free pixels at both sides together."""


class WaitingCard(QFrame):
    """Says in one line what a question waits for, with a row of buttons; hidden where every question has its reply."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.starter_button = primary_button(tr("Starter pair"), tr("Try it now, nothing to download"))
        self.starter_button.setAccessibleName(tr("Starter pair: try it now, nothing to download"))
        self.catalog_button = plain_button(tr("Choose a pair…"))
        self.again_button = plain_button("")
        self.back_button = quiet_button(tr("Take it back"), tr("Put the question back into the message field"))
        self._ways = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._ways)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        self._buttons = (self.again_button, self.starter_button, self.catalog_button)
        for button in self._buttons:
            self._row.addWidget(button)
        self._row.addStretch(1)
        head = QHBoxLayout()
        head.setSpacing(12)
        head.addWidget(self.words, 1)
        head.addWidget(self.back_button, 0, Qt.AlignmentFlag.AlignTop)
        layout = QVBoxLayout(self)
        set_margins(layout, _SIDES - 8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._ways)
        self.hide()

    def show_state(self, state: NoReplyYet | None) -> None:
        """Show what the question waits for; nothing for ``None``."""
        if state is not None:
            self.words.setText(state.sentence)
            self.setAccessibleName(state.sentence)
            self.starter_button.setVisible(state.starter)
            self.catalog_button.setVisible(state.ways)
            self.again_button.setVisible(bool(state.again))
            self.again_button.setText(state.again)
            self.again_button.setAccessibleName(state.again)
            self._ways.setVisible(state.ways or bool(state.again))
            self._arrange()
        self.setVisible(state is not None)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons below each other where they do not fit side by side, as when the window is small or
        zoomed.
        """
        shown = [button for button in self._buttons if not button.isHidden()]
        needed = sum(button.sizeHint().width() for button in shown) + self._row.spacing() * len(shown)
        beside = needed <= self.contentsRect().width() - _SIDES
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
