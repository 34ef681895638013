"""The text of a page of the manual: rendered as replies are, with links that the keyboard reaches."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QTextCursor
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.markdown.reader import MarkdownReader
from app.text_folding import SoughtText
from app.ui.help.pictures import PagePictures, picture_in, without_link
from app.ui.toolkit.appearance.text_column import COLUMN_PIXELS, text_place
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography

_EDGE_PIXELS = 20
_SCROLLING = {Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}


class HelpText(ReplyBody):
    """Shows Markdown; Tab goes from link to link, and Enter follows one."""

    link_followed = Signal(str)

    def __init__(self, typography: Typography, parent: QWidget) -> None:
        super().__init__(typography, parent)
        self._pictures = PagePictures(self.page, self.viewport().width)

    def show_spans(self, spans: TokenSpans) -> None:
        self._pictures.files.clear()
        self._reader = MarkdownReader()
        self._blocks.clear()
        super().show_spans(spans)
        self._pictures.make_room()

    def _render_from(self, first: int) -> None:
        for place, block in enumerate(self._blocks):
            if (file := picture_in(block)) is not None:
                self._pictures.files[place] = file
                self._blocks[place] = without_link(block)
        super()._render_from(first)

    def set_typography(self, typography: Typography, width: int | None = None) -> None:
        super().set_typography(typography, width)
        self._pictures.make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._pictures.make_room()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        self._pictures.paint(painter)
        painter.end()

    def follow_link(self, link: str) -> None:
        self.link_followed.emit(link)

    def focusNextPrevChild(self, forwards: bool) -> bool:  # noqa: N802 - Qt's name
        """Select the next link, or the one before; beyond the last one the next widget has the focus."""
        links, cursor = self._links(), self.textCursor()
        if not self.hasFocus():
            return super().focusNextPrevChild(forwards)
        if forwards:
            place = next((link for link in links if link[0] >= cursor.selectionEnd()), None)
        else:
            place = next((link for link in reversed(links) if link[1] <= cursor.selectionStart()), None)
        if place is None:
            cursor.clearSelection()
            self.setTextCursor(cursor)
            return super().focusNextPrevChild(forwards)
        cursor.setPosition(place[1])
        cursor.setPosition(place[0], QTextCursor.MoveMode.KeepAnchor)
        self.setTextCursor(cursor)
        self.cursor_moved.emit(QRectF(self.cursorRect()))
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        link = self._link_at_cursor()
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and link:
            self.follow_link(link)
        elif event.key() in _SCROLLING:
            event.ignore()  # the page scrolls
        else:
            super().keyPressEvent(event)

    def _link_at_cursor(self) -> str:
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(self.textCursor().selectionStart() + 1, self.document().characterCount() - 1))
        return cursor.charFormat().anchorHref()

    def _links(self) -> list[tuple[int, int]]:
        places: list[tuple[int, int]] = []
        block, before = self.document().begin(), ""
        while block.isValid():
            fragments = block.begin()
            before = ""
            while not fragments.atEnd():
                piece = fragments.fragment()
                link = piece.charFormat().anchorHref()
                if link and link == before:
                    places[-1] = (places[-1][0], piece.position() + piece.length())
                elif link:
                    places.append((piece.position(), piece.position() + piece.length()))
                before = link
                fragments += 1
            block = block.next()
        return places


class HelpScroll(QScrollArea):
    """Shows a page as wide as text is, and scrolls it."""

    def __init__(self, typography: Typography) -> None:
        super().__init__()
        self._typography = typography
        self._page = QWidget()
        self._page.setObjectName("replayPage")
        self.body = HelpText(typography, self._page)
        self.body.height_changed.connect(self._place)
        self.body.cursor_moved.connect(self._follow_cursor)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(self._page)

    def set_typography(self, typography: Typography) -> None:
        """Take other colours, sizes or fonts; what is in view stays so."""
        share = self.verticalScrollBar().value() / max(1, self._page.height())
        self._typography = typography
        self.body.set_typography(typography)
        self._place()
        self.verticalScrollBar().setValue(round(share * self._page.height()))

    def show_text(self, markdown: str, name: str) -> None:
        """Show a page from its beginning; ``name`` is for screen readers."""
        self.body.setAccessibleName(name)
        self.body.show_spans(TokenSpans.of((), markdown))
        cursor = self.body.textCursor()
        cursor.setPosition(0)
        self.body.setTextCursor(cursor)
        self._place()
        self.verticalScrollBar().setValue(0)

    def scroll_to_block(self, place: int) -> None:
        """Bring one of the page's blocks to the top."""
        block = self.body.page.text_block(place)
        top = self.body.document().documentLayout().blockBoundingRect(block).top()
        self._scroll_to(block.position(), top)

    def mark_words(self, sought: SoughtText | None, first: int = 0) -> None:
        """Highlight words, and bring the first of them from block ``first`` on into view."""
        palette = self._typography.palette
        places = self.body.matches.places(sought) if sought is not None else []
        begin = self.body.page.text_block(first).position() if places else 0
        current = next((at for at, place in enumerate(places) if place[0] >= begin), None)
        self.body.matches.show(sought, palette, current)
        if current is not None:
            cursor = QTextCursor(self.body.document())
            cursor.setPosition(places[current][0])
            rect = self.body.cursorRect(cursor)
            if rect.bottom() > self.verticalScrollBar().value() + self.viewport().height() - _EDGE_PIXELS:
                self._scroll_to(places[current][0], rect.top() - self.viewport().height() / 3)

    def _scroll_to(self, position: int, top: float) -> None:
        cursor = self.body.textCursor()
        cursor.setPosition(position)
        self.body.setTextCursor(cursor)  # Tab goes on from there
        self.verticalScrollBar().setValue(round(self.body.y() + top - self._typography.px(8)))

    def _follow_cursor(self, place: QRectF) -> None:
        at = self.body.viewport().mapTo(self._page, QPointF(place.center()).toPoint())
        self.ensureVisible(at.x(), at.y(), 0, round(place.height()) + _EDGE_PIXELS)

    def _place(self) -> None:
        edge = round(self._typography.px(_EDGE_PIXELS))
        bar = self.verticalScrollBar().sizeHint().width()
        left, width = text_place(self.width(), round(self._typography.px(COLUMN_PIXELS)), bar)
        self.body.setGeometry(left, edge, width, self.body.height())
        self._page.resize(self.viewport().width(), max(self.body.height() + 2 * edge, self.viewport().height()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place()
