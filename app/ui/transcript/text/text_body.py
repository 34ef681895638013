"""The text of one message: selectable, readable by screen readers, as tall as what it holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QMetaMethod, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QDesktopServices,
    QFocusEvent,
    QKeyEvent,
    QTextCharFormat,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QTextEdit, QWidget

from app.language import tr
from app.palette import Palette
from app.text_folding import SoughtText
from app.ui.toolkit.keyboard import moved_by_page

MOST_MARKS = 1_000
"""In one message; who finds more than that looks for something else."""


class MatchHighlighter:
    """The marks of one text, which follow it when it changes."""

    def __init__(self, edit: QTextEdit) -> None:
        self._edit = edit
        self._sought: SoughtText | None = None
        self._palette: Palette | None = None
        self._current: int | None = None
        self.hidden: Sequence[int] = ()
        """For each position of the document whether its character is no part of the text (1), where any is."""

    def show(self, sought: SoughtText | None, palette: Palette, current: int | None = None) -> None:
        """Mark what is sought, and the place with the number ``current`` as the one that is looked at."""
        if sought is None and self._sought is None:
            return
        self._sought, self._palette, self._current = sought, palette, current
        self.follow()

    def follow(self) -> None:
        if self._sought is None or self._palette is None:
            if self._palette is not None:
                self._palette = None
                self._edit.setExtraSelections([])
            return
        selections = []
        for number, place in enumerate(self.places(self._sought)):
            if number < MOST_MARKS or number == self._current:
                selections.append(self._mark(place, self._palette, current=number == self._current))
        self._edit.setExtraSelections(selections)

    def places(self, sought: SoughtText) -> list[tuple[int, int]]:
        """Return where the document has what is sought: first position, and that after the last."""
        places: list[tuple[int, int]] = []
        block = self._edit.document().begin()
        while block.isValid():
            text, base = block.text(), block.position()
            if self.hidden or sought.places(text):
                shown, at = self._shown(text, base)
                for start, end in sought.places(shown):
                    wide = ord(shown[start]) > 0xFFFF
                    places.append((at[start] - wide, at[end - 1] + 1))
            block = block.next()
        return places

    def _shown(self, text: str, base: int) -> tuple[str, Sequence[int]]:
        """Return a block's text without what is no part of it, and the document's position of each character.

        A character beyond U+FFFF has two positions, of which the last is named.
        """
        hidden = self.hidden
        if text.isascii() and not any(hidden[base : base + len(text)]):
            return text, range(base, base + len(text))
        shown, at, position = [], [], base
        for character in text:
            position += 2 if ord(character) > 0xFFFF else 1
            if position > len(hidden) or hidden[position - 1] != 1:
                shown.append(character)
                at.append(position - 1)
        return "".join(shown), at

    def _mark(self, place: tuple[int, int], palette: Palette, *, current: bool) -> QTextEdit.ExtraSelection:
        mark = QTextEdit.ExtraSelection()
        cursor = QTextCursor(self._edit.document())
        cursor.setPosition(place[0])
        cursor.setPosition(place[1], QTextCursor.MoveMode.KeepAnchor)
        look = QTextCharFormat()
        look.setBackground(QColor(palette.accent if current else palette.mark))
        look.setForeground(QColor(palette.on_accent if current else palette.text))
        mark.cursor, mark.format = cursor, look
        return mark


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


SAFE_SCHEMES = frozenset({"http", "https", "mailto"})


def open_link(link: str) -> bool:
    """Open a link in the person's browser, on their click alone; other schemes than web and mail are refused."""
    url = QUrl(link, QUrl.ParsingMode.StrictMode)
    if not url.isValid() or url.scheme().lower() not in SAFE_SCHEMES:
        return False
    return QDesktopServices.openUrl(url)
