"""The text of one message: selectable, readable by screen readers, as tall as what it holds."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QCursor,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCursor,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget

from app.ui.toolkit.copying import copy_text
from app.ui.transcript.blocks import Block
from app.ui.transcript.inspection import Speakers
from app.ui.transcript.links import open_link
from app.ui.transcript.markdown import MarkdownReader
from app.ui.transcript.message_actions import ActionButton
from app.ui.transcript.reasoning import Reasoning, find_reasoning, without_marks
from app.ui.transcript.text_document import REJECTED_MARK, Page
from app.ui.transcript.tints import TintPainter
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import Typography
from app.ui.transcript.weave import Woven, weave

MARGIN_PIXELS = 6
"""Room around a reply's text, so that marks at its edge are not cut off."""
STEP_CHARACTERS = 800
"""A long reply is set so many at a time: within a frame or two."""


class TextBody(QTextEdit):
    """Read-only text without scroll bars of its own."""

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

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """The text cursor shows when the keyboard put it there, and only then."""
        by_keyboard = event.reason() in {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
        self.setCursorWidth(2 if by_keyboard else 0)
        super().focusInEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()  # the transcript scrolls, not the message

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:  # noqa: N802
        """Nothing in a message is ever loaded from anywhere."""
        return None


class ReplyBody(TextBody):
    """A reply: Markdown in its tokens' colours."""

    entry_hovered = Signal(int, QRectF)
    """The entry under the pointer or the text cursor and its place in this widget; ``NO_ENTRY`` when it leaves."""
    cursor_moved = Signal(QRectF)
    """Where the keyboard has put the text cursor, in this widget."""
    round_clicked = Signal(int)
    growing = Signal(int)
    """It will be so many pixels higher in a moment."""
    height_changed = Signal()
    reasoning_changed = Signal()

    _pointing = False
    """Whether the pointer or the text cursor is at a token; of the class, since events come while the base is made."""

    def __init__(self, typography: Typography, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ledger = TokenSpans()
        self.speakers = Speakers()
        self._reader = MarkdownReader()
        self._blocks: list[Block] = []
        self.page = Page(self.document(), typography)
        self.page.repaint = self._repaint
        self.tints = TintPainter(self.page)
        self.tints.ledger = self.ledger
        self._show_rejected = False
        self.reasoning: Reasoning | None = None
        self._reasoning_open = False
        self._folded = 0
        """How many blocks, counted from the first, are folded away."""
        self._shown_characters: int | None = None
        """How much of the reply's source is shown while the rest follows bit by bit; ``None``: all of it."""
        self._rest = QTimer(self)
        self._rest.setInterval(0)
        self._rest.timeout.connect(self._show_more)
        self._pressed_at = QPoint()
        self._copy_buttons: list[ActionButton] = []
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._set_margin()
        self.document().documentLayout().documentSizeChanged.connect(self._follow_size)

    def _repaint(self, part: QRectF) -> None:
        self.viewport().update(part.toAlignedRect())

    def _follow_size(self) -> None:
        height = max(1, round(self.document().size().height() + 0.49))
        if height != self.height():
            if height > self.height():
                self.growing.emit(height - self.height())
            self.resize(self.width(), height)
            self.height_changed.emit()

    def show_ledger(self, ledger: TokenSpans) -> None:
        """Show a whole reply; where it is the one that streamed in, only what differs is set again."""
        self.ledger = self.tints.ledger = ledger
        self._shown_characters = None
        self._rest.stop()
        if self._reader.has_references:  # they may have been used before they were defined
            self._reader = MarkdownReader()
            self._blocks.clear()
        self.refresh()
        self.tints.follow_ledger()

    def show_gradually(self, ledger: TokenSpans) -> None:
        """Show a reply from its beginning on, a long one bit by bit: the window answers in between."""
        self.ledger = self.tints.ledger = ledger
        self._shown_characters = 0
        self._rest.start()
        self._show_more()

    def _show_more(self) -> None:
        source, shown = self.ledger.source, self._shown_characters or 0
        end = source.find("\n", shown + STEP_CHARACTERS)
        if end < 0:
            self.show_ledger(self.ledger)
        else:
            self._shown_characters = end + 1
            self.refresh()

    def show_all(self) -> None:
        """Show what would follow bit by bit."""
        if self._shown_characters is not None:
            self.show_ledger(self.ledger)

    @property
    def _shown_source(self) -> str:
        return self.ledger.source if self._shown_characters is None else self.ledger.source[: self._shown_characters]

    @property
    def answer(self) -> str:
        """What the reply says after what the model thought."""
        source = self.ledger.source
        return source if self.reasoning is None else source[self.reasoning.end :].lstrip()

    def refresh(self) -> None:
        """Show what the ledger has gained."""
        source = self._shown_source
        self.reasoning = find_reasoning(source)
        final, blocks = self._reader.update(without_marks(source, self.reasoning))
        if self.reasoning is not None:
            end = self.reasoning.end
            blocks = [replace(b, quote=b.quote + 1) if b.start < end else b for b in blocks]
        self._blocks[final:] = blocks
        # A guess rejected at the very end of the last final block may only now have a neighbour.
        self._weave_from(max(0, final - 1))
        self.reasoning_changed.emit()

    def set_reasoning_open(self, opened: bool) -> None:
        """Show what the model thought before it answered, or fold it away."""
        self._reasoning_open = opened
        self._weave_from(0)

    def _weave_from(self, first: int) -> None:
        """Show the blocks from ``first`` on; the text edit repaints what changed."""
        folded = self._folded
        end = self.reasoning.end if self.reasoning is not None and not self._reasoning_open else 0
        self._folded = bisect_left(self._blocks, end, key=lambda block: block.start)
        first = max(first, self._folded) if folded == self._folded else self._folded
        blocks = self._blocks[first:]
        length = len(self._shown_source) + 1
        self._set(first - self._folded, weave(blocks, self.ledger, end=length, show_rejected=self._show_rejected))

    def set_typography(self, typography: Typography) -> None:
        self.tints.outcomes_visible = typography.outcomes_visible
        self.page.restyle(typography)
        self._set_margin()
        for button in self._copy_buttons:
            button.set_typography(typography)
        self._place_copy_buttons()
        self.viewport().update()

    def set_rejected_visible(self, visible: bool) -> None:
        self._show_rejected = visible
        self._weave_from(0)
        self.viewport().update()

    def _set(self, first: int, woven: Sequence[Woven]) -> None:
        """Change the page from a block on; what is selected stays selected."""
        before = self.textCursor()
        anchor, position = before.anchor(), before.position()
        self.page.replace_from(first, woven)
        after = self.textCursor()
        if (after.anchor(), after.position()) != (anchor, position):
            last = self.document().characterCount() - 1
            after.setPosition(min(anchor, last))
            after.setPosition(min(position, last), QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(after)
        self._place_copy_buttons()

    def select_round(self, index: int | None) -> None:
        self.tints.selected_round = index
        self.viewport().update()

    def _place_copy_buttons(self) -> None:
        panels = list(self.tints.code_panels())
        while len(self._copy_buttons) < len(panels):
            button = ActionButton("copy", "Copy code", self.viewport())
            button.set_typography(self.page.typography)
            button.clicked.connect(partial(self._copy_code, len(self._copy_buttons)))
            button.show()
            self._copy_buttons.append(button)
        while len(self._copy_buttons) > len(panels):
            self._copy_buttons.pop().deleteLater()
        inset = round(self.page.typography.px(4))
        for button, (_, rect) in zip(self._copy_buttons, panels, strict=True):
            button.move(round(rect.right()) - button.width() - inset, round(rect.top()) + inset)

    def _copy_code(self, number: int) -> None:
        first, last = list(self.page.code_groups.values())[number]
        lines = ("".join(p.text for p in woven.pieces if not p.rejected) for woven in self.page.woven[first : last + 1])
        copy_text("\n".join(lines), self._copy_buttons[number])

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._place_copy_buttons()

    def entry_at_point(self, point: QPointF) -> int:
        return self.page.entry_near(self.document().documentLayout().hitTest(point, Qt.HitTestAccuracy.ExactHit))

    def _set_margin(self) -> None:
        self.document().setDocumentMargin(round(self.page.typography.px(MARGIN_PIXELS)))
        self.page.make_room_at_edges()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        clip = QRectF(event.rect())
        painter = QPainter(self.viewport())
        self.tints.paint_behind(painter, clip)
        painter.end()
        super().paintEvent(event)
        if self.tints.veiled_round is not None:
            painter = QPainter(self.viewport())
            self.tints.paint_veil(painter, clip)
            painter.end()
        if self._show_rejected:
            painter = QPainter(self.viewport())
            self.tints.paint_over(painter, clip)
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
            open_link(link)
            return
        self._choose_round(self.entry_at_point(event.position()))

    def _choose_round(self, entry: int) -> None:
        if entry != NO_ENTRY:
            self.round_clicked.emit(self.ledger.entries[entry].round.index)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        super().mouseMoveEvent(event)
        over_link = bool(self.anchorAt(event.position().toPoint()))
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
            self._go_to(self.page.next_token(before, 1 if key == Qt.Key.Key_Right else -1))
        else:
            super().keyPressEvent(event)
        if self.textCursor().position() != before:
            self.cursor_moved.emit(QRectF(self.cursorRect()))
            self._tell_at_cursor()

    def event(self, event: QEvent) -> bool:
        """Escape belongs to the card over this reply while it is open, and only then to the window's shortcuts."""
        overriding = self._pointing and event.type() == QEvent.Type.ShortcutOverride
        if overriding and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def _point_at(self, entry: int, place: QRectF) -> None:
        self._pointing = entry != NO_ENTRY
        self.entry_hovered.emit(entry, place)

    def _go_to(self, position: int) -> None:
        cursor = self.textCursor()
        cursor.setPosition(position)
        self.setTextCursor(cursor)

    def _tell_at_cursor(self) -> None:
        self._tell(self.textCursor().position(), QRectF(self.cursorRect()).center())

    def announce_again(self) -> None:
        """The text has changed: tell what stands now where the pointer, or the keyboard's cursor, is."""
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
        data.setText(self.text_between(self.textCursor()))
        return data

    def text_between(self, cursor: QTextCursor) -> str:
        """The selected text without rejected guesses."""
        start, marks = cursor.selectionStart(), self.page.marks
        units = cursor.selectedText().encode("utf-16-le")
        kept = bytearray()
        for index in range(len(units) // 2):
            place = start + index
            if place >= len(marks) or marks[place] != REJECTED_MARK:
                kept += units[2 * index : 2 * index + 2]
        text = kept.decode("utf-16-le", errors="ignore")
        return text.replace("\u2029", "\n").replace("\u2028", "\n").replace("\u2002", " ")
