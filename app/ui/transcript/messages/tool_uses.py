"""Below a reply: the tools that it called, each in a line that opens what it was given and what it brought."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QLabel, QWidget

from app.chats.records import ToolUse
from app.language import tr
from app.requests import tool_words
from app.ui.toolkit.language.mirroring import place_child
from app.ui.transcript.messages.disclosure import Disclosure
from app.ui.transcript.text.reply_body import MARGIN_PIXELS
from app.ui.transcript.typography import Typography

_GAP = 2


class ToolUses(QWidget):
    """Folded lines, placed by hand like the message around them."""

    height_changed = Signal()

    def __init__(self, typography: Typography, parent: QWidget) -> None:
        super().__init__(parent)
        self._typography = typography
        self._uses: tuple[ToolUse, ...] = ()
        self.rows: list[tuple[Disclosure, QLabel]] = []
        self.hide()

    def show_uses(self, uses: Sequence[ToolUse]) -> None:
        """Show these; what is open stays open."""
        self._uses = tuple(uses)
        while len(self.rows) < len(self._uses):
            self.rows.append(self._row())
        for (head, body), use in zip(self.rows, self._uses, strict=False):
            head.set_label(tool_words.label(use))
            body.setText(tool_words.details(use))
        self.setVisible(bool(self._uses))
        self.height_changed.emit()

    def set_typography(self, typography: Typography) -> None:
        self._typography = typography
        for head, body in self.rows:
            self._restyle(head, body)

    def place(self, width: int) -> int:
        """Take a width; returns the height."""
        self.resize(width, self.height())
        y = 0
        left = round(self._typography.px(MARGIN_PIXELS))
        for head, body in self.rows:
            head.adjustSize()
            place_child(head, QRect(0, y, min(head.sizeHint().width(), width), head.sizeHint().height()))
            y += head.height() + _GAP
            if head.isChecked():
                height = body.heightForWidth(width - left)
                place_child(body, QRect(left, y, width - left, height))
                y += height + 4 * _GAP
        self.resize(width, y)
        return y

    def _row(self) -> tuple[Disclosure, QLabel]:
        head, body = Disclosure(self), QLabel(self)
        body.setProperty("role", "toolWords")
        body.setTextFormat(Qt.TextFormat.PlainText)
        body.setWordWrap(True)
        body.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        body.setAccessibleName(tr("What the tool was given and what it brought"))
        body.hide()
        head.toggled.connect(body.setVisible)
        head.toggled.connect(lambda _: self.height_changed.emit())
        head.show()
        self._restyle(head, body)
        return head, body

    def _restyle(self, head: Disclosure, body: QLabel) -> None:
        head.set_typography(self._typography)
        body.setFont(self._typography.interface_font(13))
