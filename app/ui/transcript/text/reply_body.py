"""The text of a reply: its Markdown in its tokens' colours."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from app.markdown.blocks import Block
from app.markdown.reader import MarkdownReader
from app.traces.reasoning import Reasoning, find_reasoning, without_marks
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.text.code_buttons import CodeButtons
from app.ui.transcript.text.horizontal_scroll import HorizontalScroll
from app.ui.transcript.text.rendered_blocks import RenderedBlock, has_endless_word, render_blocks
from app.ui.transcript.text.text_body import TextBody, open_link
from app.ui.transcript.text.text_document import BlockDocument, Recolouring
from app.ui.transcript.text.tints import TintPainter
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import Typography

MARGIN_PIXELS = 6
"""Room around a reply's text, so that marks at its edge are not cut off."""
_ANYWHERE = QTextOption.WrapMode.WrapAnywhere
STEP_CHARACTERS = 800
"""A long reply is set so many at a time: within a frame or two."""


class ReplyBody(TextBody):
    """Shows a reply's Markdown in its tokens' colours."""

    entry_hovered = Signal(int, QRectF)
    """The entry under the pointer or the text cursor and its place in this widget; ``NO_ENTRY`` when it leaves."""
    cursor_moved = Signal(QRectF)
    """Area of the text cursor after a key moved it, in this widget."""
    round_clicked = Signal(int)
    passage_clicked = Signal(int)
    """The number of a passage that is cited."""
    growing = Signal(int)
    """It will be so many pixels higher in a moment."""
    height_changed = Signal()
    reasoning_changed = Signal()

    passages: Collection[int] = frozenset()
    """The numbers of the passages that the chat has, which can be cited."""
    _pointing = False
    """True if the pointer or the text cursor is at a token; of the class, since events come while the base is made."""

    def __init__(self, typography: Typography, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spans = TokenSpans()
        self.model_names = ModelNames()
        self._reader = MarkdownReader()
        self._blocks: list[Block] = []
        self.page = BlockDocument(self.document(), typography)
        self.page.repaint = self._repaint
        self.matches.hidden = self.page.marks
        self.tints = TintPainter(self.page)
        self.tints.spans = self.spans
        self.sideways = HorizontalScroll(self.page, self, self.tints.code_panels)
        self._show_rejected = False
        self.reasoning: Reasoning | None = None
        self._reasoning_open = False
        self._folded = 0
        """Number of blocks, counted from the first, that are folded away."""
        self._shown_characters: int | None = None
        """Number of the source's characters that are shown while the rest follows bit by bit; ``None``: all of it."""
        self._rest = QTimer(self, interval=0)
        self._rest.timeout.connect(self._show_more)
        self._recolouring = Recolouring(self.page)
        self._recolour_rest = QTimer(self, interval=0)
        self._recolour_rest.timeout.connect(self._recolour_more)
        self._pressed_at = QPoint()
        self.code_buttons = CodeButtons(self.page, self.viewport())
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._set_margin()
        self.document().documentLayout().documentSizeChanged.connect(self._follow_size)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        """Keep out a changed font: each piece of text has its own, and Qt would set the whole text anew."""
        if event.type() not in {QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange}:
            super().changeEvent(event)

    def _repaint(self, part: QRectF) -> None:
        self.viewport().update(part.toAlignedRect())

    def _follow_size(self) -> None:
        height = max(1, round(self.document().size().height() + 0.49))
        if height != self.height():
            if height > self.height():
                self.growing.emit(height - self.height())
            self.resize(self.width(), height)
            self.height_changed.emit()

    def show_spans(self, spans: TokenSpans) -> None:
        """Show a whole reply; where it is the one that streamed in, only what differs is set again."""
        self.spans = self.tints.spans = spans
        self._shown_characters = None
        self._rest.stop()
        if self._reader.has_references:  # they may have been used before they were defined
            self._reader = MarkdownReader()
            self._blocks.clear()
        self.refresh()
        self.tints.follow_spans()

    def show_gradually(self, spans: TokenSpans) -> None:
        """Show a reply from its beginning on, a long one bit by bit, so that the window answers in between."""
        self.spans = self.tints.spans = spans
        self._shown_characters = 0
        self._rest.start()
        self._show_more()

    def _show_more(self) -> None:
        source, shown = self.spans.source, self._shown_characters or 0
        end = source.find("\n", shown + STEP_CHARACTERS)
        if end < 0:
            self.show_spans(self.spans)
        else:
            self._shown_characters = end + 1
            self.refresh()

    def show_all(self) -> None:
        if self._shown_characters is not None:
            self.show_spans(self.spans)

    @property
    def _shown_source(self) -> str:
        return self.spans.source if self._shown_characters is None else self.spans.source[: self._shown_characters]

    @property
    def blocks(self) -> Sequence[Block]:
        """The blocks of the whole reply, those that are folded away among them."""
        return self._blocks

    @property
    def folded(self) -> int:
        """The number of blocks, counted from the first, that are folded away."""
        return self._folded

    @property
    def answer(self) -> str:
        source = self.spans.source
        return source if self.reasoning is None else source[self.reasoning.end :].lstrip()

    def refresh(self) -> None:
        source = self._shown_source
        self.tints.fading.note_new()
        self.reasoning = find_reasoning(source)
        final, blocks = self._reader.update(without_marks(source, self.reasoning))
        if self.reasoning is not None:
            end = self.reasoning.end
            blocks = [replace(b, quote=b.quote + 1) if b.start < end else b for b in blocks]
        self._blocks[final:] = blocks
        # A guess rejected at the very end of the last final block may only now have a neighbour.
        self._render_from(max(0, final - 1))
        self.reasoning_changed.emit()

    def set_reasoning_open(self, opened: bool) -> None:
        """Show what the model thought before it answered, or fold it away."""
        self._reasoning_open = opened
        self._render_from(0)

    def _render_from(self, first: int) -> None:
        """Show the blocks from ``first`` on; the text edit repaints what changed."""
        folded = self._folded
        end = self.reasoning.end if self.reasoning is not None and not self._reasoning_open else 0
        self._folded = bisect_left(self._blocks, end, key=lambda block: block.start)
        first = max(first, self._folded) if folded == self._folded else self._folded
        blocks = self._blocks[first:]
        length = len(self._shown_source) + 1
        rendered = render_blocks(blocks, self.spans, end=length, show_rejected=self._show_rejected)
        self._set(first - self._folded, rendered)

    def set_typography(self, typography: Typography, width: int | None = None) -> None:
        """Take other looks, and with them another width where one is given."""
        before = self.page.typography
        self.tints.outcomes_visible = typography.outcomes_visible
        if replace(before, palette=typography.palette) == typography:
            self.page.use(typography)
            self._recolouring.begin(self._blocks_in_view())
            if self._recolouring.pending:
                self._recolour_rest.start()
        else:
            self._recolouring.remaining.clear()
            self.page.restyle(typography, partial(self._set_room, width or self.width()))
            self._follow_size()
        self.matches.follow()
        self.code_buttons.restyle()
        self._place_buttons()
        self.viewport().update()

    def _blocks_in_view(self) -> range:
        part = self.visibleRegion().boundingRect()
        if part.isEmpty():
            return range(0)
        layout, accuracy = self.document().documentLayout(), Qt.HitTestAccuracy.FuzzyHit
        ends = (layout.hitTest(QPointF(part.left(), y), accuracy) for y in (part.top(), part.bottom()))
        first, last = (max(0, self.page.index_at(position)) for position in ends)
        return range(first, last + 1)

    def _recolour_more(self) -> None:
        self._recolouring.go_on()
        if not self._recolouring.pending:
            self._recolour_rest.stop()

    def set_rejected_visible(self, visible: bool) -> None:
        self._show_rejected = visible
        self._render_from(0)
        self.viewport().update()

    def _set(self, first: int, rendered: Sequence[RenderedBlock]) -> None:
        """Change the page from a block on; what is selected stays selected."""
        before = self.textCursor()
        anchor, position = before.anchor(), before.position()
        if self.wordWrapMode() is not _ANYWHERE and any(map(has_endless_word, rendered)):
            self.setWordWrapMode(_ANYWHERE)  # Qt would look for the word's end on each of its lines
        self.page.replace_from(first, rendered)
        after = self.textCursor()
        if (after.anchor(), after.position()) != (anchor, position):
            last = self.document().characterCount() - 1
            after.setPosition(min(anchor, last))
            after.setPosition(min(position, last), QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(after)
        self.matches.follow()
        self._place_buttons()

    def select_round(self, index: int | None) -> None:
        self.tints.selected_round = index
        self.viewport().update()

    def _place_buttons(self) -> None:
        self.sideways.follow()
        self.code_buttons.place(self.tints.code_panels())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width() and not self.page.empty_for_now:
            self._place_buttons()

    def _set_room(self, width: int) -> None:
        self._set_margin()
        self.resize(width, self.height())

    def _set_margin(self) -> None:
        self.document().setDocumentMargin(round(self.page.typography.px(MARGIN_PIXELS)))
        self.setTabStopDistance(self.page.typography.tab_width)
        self.page.make_room_at_edges()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        clip = QRectF(event.rect())
        painter = QPainter(self.viewport())
        self.tints.paint_behind(painter, clip)
        painter.end()
        super().paintEvent(event)
        painter = QPainter(self.viewport())
        if self.tints.unverified_round is not None:
            self.tints.paint_unverified(painter, clip)
        if self._show_rejected:
            self.tints.paint_over(painter, clip)
        if self.passages:
            self.tints.paint_citations(painter, clip, self.passages)
        self.sideways.paint_covers(painter, clip)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._pressed_at = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseReleaseEvent(event)
        moved = (event.position().toPoint() - self._pressed_at).manhattanLength()
        if event.button() is not Qt.MouseButton.LeftButton or moved > 4 or self.textCursor().hasSelection():
            return
        link = self.anchorAt(event.position().toPoint())
        if link:
            self.follow_link(link)
            return
        place = self.document().documentLayout().hitTest(event.position(), Qt.HitTestAccuracy.ExactHit)
        cited = self._cited_at(place)
        if cited is None:
            self._choose_round(self.page.entry_near(place))
        else:
            self.passage_clicked.emit(cited)

    def follow_link(self, link: str) -> None:
        open_link(link)

    def _cited_at(self, place: int) -> int | None:
        """Return the number of the passage that is cited at a place of the text; ``None`` where none is."""
        block = self.document().findBlock(place)
        if place < 0 or not self.passages:
            return None
        cited = self.tints.citations(block, self.passages)
        return next((one for start, end, one in cited if start <= place - block.position() < end), None)

    def _choose_round(self, entry: int) -> None:
        if entry != NO_ENTRY:
            self.round_clicked.emit(self.spans.entries[entry].round.index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        place = self.document().documentLayout().hitTest(event.position(), Qt.HitTestAccuracy.ExactHit)
        over_link = bool(self.anchorAt(event.position().toPoint())) or self._cited_at(place) is not None
        shape = Qt.CursorShape.PointingHandCursor if over_link else Qt.CursorShape.IBeamCursor
        self.viewport().setCursor(shape)
        self.announce(event.position())

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._point_at(NO_ENTRY, QRectF())

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        if self.cursorWidth():
            self._tell_at_cursor()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._point_at(NO_ENTRY, QRectF())

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        """Scroll to the side what is too wide; up and down the transcript scrolls."""
        delta, shifted = event.angleDelta(), event.modifiers() & Qt.KeyboardModifier.ShiftModifier
        by = event.pixelDelta().x() or delta.x() or (delta.y() if shifted else 0)
        aside = bool(shifted) or abs(delta.x()) > abs(delta.y())
        if by and aside and self.sideways.scroll_at(event.position().y(), -by):
            event.accept()
        else:
            super().wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Ctrl and an arrow key go from token to token; Enter lights up the token's round."""
        key, by_token = event.key(), event.modifiers() == Qt.KeyboardModifier.ControlModifier
        if key == Qt.Key.Key_Escape and self._pointing:
            self._point_at(NO_ENTRY, QRectF())
            return
        self.setCursorWidth(2)
        before = self.textCursor().position()
        if key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._choose_round(self.page.entry_near(before))
        elif by_token and key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            cursor = self.textCursor()
            cursor.setPosition(self.page.next_token(before, 1 if key == Qt.Key.Key_Right else -1))
            self.setTextCursor(cursor)
        else:
            super().keyPressEvent(event)
        if self.textCursor().position() != before:
            self.sideways.reveal(self.textCursor())
            self.cursor_moved.emit(QRectF(self.cursorRect()))
            self._tell_at_cursor()

    def event(self, event: QEvent) -> bool:
        """Take Escape for the card over this reply while it is open; else leave it to the window's shortcuts."""
        overriding = self._pointing and event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def _point_at(self, entry: int, place: QRectF) -> None:
        self._pointing = entry != NO_ENTRY
        self.entry_hovered.emit(entry, place)

    def _tell_at_cursor(self) -> None:
        self._tell(self.textCursor().position(), QRectF(self.cursorRect()).center())

    def announce_again(self) -> None:
        """Tell what stands now where the pointer, or the keyboard's cursor, is: the text has changed."""
        if self.viewport().underMouse():
            self.announce(QPointF(self.viewport().mapFromGlobal(QCursor.pos())))
        elif self.hasFocus() and self.cursorWidth():
            self._tell_at_cursor()
        else:
            self._point_at(NO_ENTRY, QRectF())

    def announce(self, point: QPointF) -> None:
        """Tell which token stands at a point of this widget."""
        self._tell(self.document().documentLayout().hitTest(point, Qt.HitTestAccuracy.ExactHit), point)

    def _tell(self, position: int, point: QPointF) -> None:
        entry = self.page.entry_near(position)
        if entry == NO_ENTRY:
            self._point_at(NO_ENTRY, QRectF())
            return
        rects = self.tints.token_rects(entry, self.document().findBlock(position))
        self._point_at(entry, next((r for r in rects if r.contains(point)), rects[0] if rects else QRectF()))

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802
        """Copy what the reply says: plain text, without the guesses that were wrong."""
        data = QMimeData()
        data.setText(self.page.text_between(self.textCursor()))
        return data
