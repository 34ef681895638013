"""The text of one message: selectable, readable by screen readers, as tall as what it holds."""

from __future__ import annotations

from PySide6.QtCore import QMetaMethod, Qt, QUrl, Signal
from PySide6.QtGui import QContextMenuEvent, QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QMenu, QTextEdit, QWidget

from app.language import tr
from app.ui.toolkit.keyboard import moved_by_page
from app.ui.transcript.text.match_highlighter import MatchHighlighter


class TextBody(QTextEdit):
    """Read-only text without scroll bars of its own."""

    quoted = Signal(str)
    """These words of it are to be answered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        self.setUndoRedoEnabled(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setTabChangesFocus(True)
        self.viewport().setAutoFillBackground(False)
        for part in (self, self.viewport()):  # what grows is painted where it has grown
            part.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        self.document().setDocumentMargin(0)
        self.matches = MatchHighlighter(self)
        self.is_of_message = False
        """True if a message around it opens the menu."""

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Show the text cursor only when the keyboard put it there."""
        by_keyboard = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        self.setCursorWidth(2 if by_keyboard else 0)
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not moved_by_page(self, event):
            super().keyPressEvent(event)

    def quote(self) -> None:
        """Have what is selected quoted in the next message."""
        words = self.createMimeDataFromSelection().text().strip()
        if words:
            self.quoted.emit(words)

    def add_quoting(self, menu: QMenu) -> None:
        """Add to a menu what answers the selected words, where there are any."""
        if self.textCursor().hasSelection() and self.isSignalConnected(QMetaMethod.fromSignal(self.quoted)):
            menu.addSeparator()
            menu.addAction(tr("Quote in your message\tCtrl+R"), self.quote)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        """Leave the menu to the message that has one; text that stands alone has its own."""
        if self.is_of_message:
            event.ignore()
            return
        menu = self.createStandardContextMenu()
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(event.globalPos())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()  # the transcript scrolls, not the message

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:  # noqa: N802
        """Load nothing, wherever a message wants it from."""
        return None
