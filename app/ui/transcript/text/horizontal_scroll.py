"""Code whose lines are not broken, and tables wider than the page, scroll to the side inside their reply.

The lines are moved, not the page: so tints, selections and what is under the pointer follow by themselves, and
paragraphs stay where they are. What is moved out of its panel is covered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPen,
    QTextBlockFormat,
    QTextCursor,
    QTextFormat,
    QTextLength,
    QTextTableFormat,
)
from PySide6.QtWidgets import QScrollBar, QTextEdit

from app.language import tr
from app.markdown.blocks import LINE_BREAK, BlockKind
from app.ui.transcript.text.block_marks import spans_of
from app.ui.transcript.text.rendered_blocks import RenderedBlock
from app.ui.transcript.text.text_document import BlockDocument
from app.ui.transcript.typography import CODE_FOOTER, CODE_HEADER, CODE_INSET

_BAR_HIGH = 10
_BELOW_TABLE = 3
_CELL_PADDING = 8.0
_WIDEST_COLUMN = 240.0
"""Pixels at zoom 1: longer text in a cell goes on in its next line, also where the table scrolls."""
_BASE = QTextFormat.Property.UserProperty.value + 1
"""A table's left margin as it was before it was moved."""


@dataclass(slots=True)
class _Panel:
    """A part of the page that is wider than its room."""

    key: int
    """Place of its beginning in the source."""
    first: int
    last: int
    """Its blocks."""
    room: QRectF
    """Area where it can be seen."""
    overflow: int
    framed: bool
    """True if it has a panel of its own, as code has."""


class HorizontalScroll:
    """Moves what is too wide on a page, each part by a bar of its own."""

    def __init__(
        self, page: BlockDocument, edit: QTextEdit, panels: Callable[[], Iterator[tuple[int, QRectF]]]
    ) -> None:
        self._page, self._edit, self._code_panels = page, edit, panels
        self._panels: list[_Panel] = []
        self._bars: dict[int, QScrollBar] = {}
        whole = edit.horizontalScrollBar()
        whole.rangeChanged.connect(lambda _least, _most: whole.setRange(0, 0))  # the page itself stays

    @property
    def bars(self) -> tuple[QScrollBar, ...]:
        """The scroll bars of the parts that are too wide, from above."""
        return tuple(self._bars[panel.key] for panel in self._panels)

    def follow(self) -> None:
        """Look anew at what is too wide: the text has changed, or its room."""
        tables = list(self._wide_tables())  # first: what stands below them moves with their height
        self._panels = sorted([*tables, *self._wide_code()], key=lambda panel: panel.room.top())
        keys = {panel.key for panel in self._panels}
        for key in [key for key in self._bars if key not in keys]:
            self._bars.pop(key).deleteLater()
        for panel in self._panels:
            bar = self._bars.get(panel.key) or self._new_bar(panel)
            left, width = round(panel.room.left()), round(panel.room.width())
            below = self._page.typography.px(CODE_FOOTER) - _BAR_HIGH - 2 if panel.framed else _BELOW_TABLE
            bar.setGeometry(left, round(panel.room.bottom() + below), width, _BAR_HIGH + 2)
            bar.setPageStep(width)
            bar.setRange(0, panel.overflow)
            self._move(panel, bar.value())

    def scroll_at(self, y: float, by: int) -> bool:
        """Move what stands at this height by so many pixels; false where nothing there is too wide."""
        for panel in self._panels:
            if panel.room.top() <= y <= panel.room.bottom():
                bar = self._bars[panel.key]
                bar.setValue(bar.value() + by)
                return True
        return False

    def reveal(self, cursor: QTextCursor) -> None:
        """Move the part that the cursor is in so far that the cursor is seen."""
        block = cursor.block()
        for panel in self._panels:
            top = self._page.document.documentLayout().blockBoundingRect(block)
            if not panel.room.top() <= top.center().y() <= panel.room.bottom():
                continue
            at = _left_of(cursor)
            if at is not None:
                at += top.left()
                bar, edge = self._bars[panel.key], panel.room.width() / 8
                if at > panel.room.right():
                    bar.setValue(round(bar.value() + at - panel.room.right() + edge))
                elif at < panel.room.left():
                    bar.setValue(round(bar.value() + at - panel.room.left() - edge))

    def paint_covers(self, painter: QPainter, clip: QRectF) -> None:
        palette, px = self._page.typography.palette, self._page.typography.px
        background = QColor(palette.surface)
        whole = float(self._edit.viewport().width())
        for panel in self._panels:
            room = panel.room
            if not room.intersects(clip):
                continue
            moved = self._bars[panel.key].value() > 0
            if not panel.framed:
                painter.fillRect(QRectF(0, room.top(), room.left() if moved else 0.0, room.height()), background)
                painter.fillRect(QRectF(room.right(), room.top(), whole - room.right(), room.height()), background)
                continue
            frame = room.adjusted(-px(CODE_INSET), -px(CODE_HEADER), px(CODE_INSET), px(CODE_FOOTER))
            for left, right, colour in (
                (0.0, frame.left(), background),
                (frame.left(), room.left(), QColor(palette.raised)),
                (room.right(), frame.right(), QColor(palette.raised)),
                (frame.right(), whole, background),
            ):
                if moved or left >= room.right():
                    place = QRectF(left, room.top() - px(3), right - left, room.height() + px(7))  # tints reach so far
                    painter.fillRect(place, colour)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(palette.line), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), px(10), px(10))

    def _new_bar(self, panel: _Panel) -> QScrollBar:
        bar = self._bars[panel.key] = QScrollBar(Qt.Orientation.Horizontal, self._edit.viewport())
        bar.setAccessibleName(tr("Scroll the code to the side") if panel.framed else tr("Scroll the table to the side"))
        bar.setCursor(Qt.CursorShape.ArrowCursor)
        bar.setSingleStep(round(self._page.typography.px(24)))
        bar.valueChanged.connect(partial(self._scrolled, panel.key))
        bar.show()
        return bar

    def _scrolled(self, key: int, value: int) -> None:
        for panel in self._panels:
            if panel.key == key:
                self._move(panel, value)
        self._edit.viewport().update()

    def _move(self, panel: _Panel, by: int) -> None:
        page = self._page
        cursor = QTextCursor(page.text_block(panel.first))
        if not panel.framed:
            table = cursor.currentTable()
            table_format = QTextTableFormat(table.format().toTableFormat())
            base = table_format.doubleProperty(_BASE)
            if table_format.leftMargin() != base - by:
                table_format.setLeftMargin(base - by)
                page.before_change(table.firstPosition())
                table.setFormat(table_format)
            return
        moved = [
            index
            for index in range(panel.first, panel.last + 1)
            if page.text_block(index).blockFormat().textIndent() != -by
        ]
        if not moved:
            return
        page.before_change(page.text_block(moved[0]).position())
        cursor.beginEditBlock()
        for index in moved:
            block = page.text_block(index)
            indented = QTextBlockFormat(block.blockFormat())
            indented.setTextIndent(-by)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(indented)
        cursor.endEditBlock()

    def _wide_code(self) -> Iterator[_Panel]:
        page, px = self._page, self._page.typography.px
        if page.typography.look.code_wraps:
            return
        for (_, frame), (key, (first, last)) in zip(self._code_panels(), page.code_groups.items(), strict=True):
            room = frame.adjusted(px(CODE_INSET), px(CODE_HEADER), -px(CODE_INSET), -px(CODE_FOOTER))
            layouts = [page.text_block(index).layout() for index in range(first, last + 1)]
            widest = max((layout.lineAt(0).naturalTextWidth() for layout in layouts if layout.lineCount()), default=0.0)
            if widest > room.width() + 1:
                yield _Panel(key, first, last, room, round(widest - room.width()) + 4, framed=True)

    def _wide_tables(self) -> Iterator[_Panel]:
        page = self._page
        for index, rendered in enumerate(page.rendered):
            if rendered.block.kind is not BlockKind.TABLE:
                continue
            table = QTextCursor(page.text_block(index)).currentTable()
            table_format = QTextTableFormat(table.format().toTableFormat())
            if not table_format.hasProperty(_BASE):
                table_format.setProperty(_BASE, table_format.leftMargin())
            base = table_format.doubleProperty(_BASE)
            margin = page.document.documentMargin()
            room = page.document.textWidth() - 2 * margin - base
            widths = self._column_widths(rendered, room)
            constraints = [QTextLength(QTextLength.Type.FixedLength, width) for width in widths]
            if not widths:
                table_format.setLeftMargin(base)
                constraints = [QTextLength(QTextLength.Type.VariableLength, 0)] * table.columns()
            if table_format.columnWidthConstraints() != constraints or table_format != table.format():
                table_format.setColumnWidthConstraints(constraints)
                page.before_change(table.firstPosition())
                table.setFormat(table_format)
            if widths:
                layout = page.document.documentLayout()
                last = table.rows() - 1
                cells = [table.cellAt(last, column).lastCursorPosition().block() for column in range(table.columns())]
                top = layout.blockBoundingRect(table.firstCursorPosition().block()).top()
                bottom = max(layout.blockBoundingRect(cell).bottom() for cell in cells)
                padding = table_format.cellPadding() + 1
                place = QRectF(margin + base, top - padding, room, bottom - top + 2 * padding)
                whole = layout.frameBoundingRect(table).width()
                yield _Panel(rendered.block.start, index, index, place, round(whole - room) + 2, framed=False)

    def _column_widths(self, rendered: RenderedBlock, room: float) -> list[float]:
        """Return how wide the columns are to be; nothing where all words fit beside each other in the room."""
        px, metrics = self._page.typography.px, QFontMetricsF(self._page.typography.text_font)
        padding = 2 * px(_CELL_PADDING) + 2
        least: list[float] = []
        widths: list[float] = []
        for row in rendered.rows:
            for column, pieces in enumerate(row):
                text = "".join(piece.text for piece in pieces)
                word = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0) * 1.1
                longest = max(text.split(LINE_BREAK), key=metrics.horizontalAdvance)
                line = metrics.horizontalAdvance(longest) * 1.1  # the head is bold, code is wider
                if column == len(least):
                    least.append(0.0)
                    widths.append(0.0)
                least[column] = max(least[column], word + padding)
                widths[column] = max(widths[column], min(line, px(_WIDEST_COLUMN)) + padding)
        if sum(least) <= room:
            return []
        return [float(round(max(pair))) for pair in zip(least, widths, strict=True)]


def _left_of(cursor: QTextCursor) -> float | None:
    """Return where the cursor stands in its block, also where that is out of sight."""
    block, position = cursor.block(), cursor.positionInBlock()
    line = block.layout().lineForTextPosition(position)
    if not line.isValid():
        return None
    after = spans_of(line, position, position + 1, mixed=True)
    if after and position < block.length() - 1:
        return after[0][0]
    before = spans_of(line, position - 1, position, mixed=True) if position else []
    return before[0][1] if before else line.x()
