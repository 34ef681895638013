"""Puts rendered blocks into a text document, and remembers which token every character of it belongs to."""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from itertools import groupby

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrameFormat,
    QTextLength,
    QTextTableFormat,
)

from app.markdown.blocks import Block, BlockKind, TextStyle
from app.ui.transcript.text.rendered_blocks import RenderedBlock, TextPiece
from app.ui.transcript.token_spans import NO_ENTRY
from app.ui.transcript.typography import CODE_FOOTER, CODE_HEADER, FORMULA, Typography

_BREAKS = str.maketrans("\u2028\u2002", "\n ")
_NO_BREAKS = str.maketrans("\u2028\u2002", "  ")


def copied_text(cursor: QTextCursor, is_left_out: Callable[[int], bool]) -> str:
    """Return what a cursor selects, without the characters whose positions are left out."""
    lines: list[str] = []
    row_before = None
    for block in _selected_blocks(cursor):
        row = _row_of(block)
        selected = None if cursor.hasComplexSelection() else range(cursor.selectionStart(), cursor.selectionEnd())
        text = _text_of(block, selected, is_left_out).translate(_BREAKS if row is None else _NO_BREAKS)
        if row is not None and row == row_before:
            lines[-1] += "\t" + text
        else:
            lines.append(text)
        row_before = row
    return "\n".join(lines)


def _selected_blocks(cursor: QTextCursor) -> Iterator[QTextBlock]:
    """Yield the blocks that a cursor touches; where cells were dragged over, theirs alone."""
    rows, columns = range(0), range(0)
    if cursor.hasComplexSelection():
        first_row, row_count, first_column, column_count = _selected_cells(cursor)
        rows, columns = range(first_row, first_row + row_count), range(first_column, first_column + column_count)
    block = cursor.document().findBlock(cursor.selectionStart())
    while block.isValid() and block.position() <= cursor.selectionEnd():
        if cursor.hasComplexSelection():
            cell = cursor.currentTable().cellAt(block.position())
            is_selected = cell.row() in rows and cell.column() in columns
        else:
            is_selected = not _is_beside_table(block)
        if is_selected:
            yield block
        block = block.next()


def _selected_cells(cursor: QTextCursor) -> tuple[int, int, int, int]:
    """Return the first row, the count of rows, and the same of columns."""
    cells: tuple[int, int, int, int] = cursor.selectedTableCells()  # type: ignore[assignment]
    return cells


def _is_beside_table(block: QTextBlock) -> bool:
    """Return whether a block is the empty one that a document has before a table and after it."""
    beside = (block.previous(), block.next())
    return block.length() == 1 and _row_of(block) is None and any(_row_of(one) is not None for one in beside)


def _row_of(block: QTextBlock) -> tuple[int, int] | None:
    """Return where the table of a cell begins, and the cell's row; ``None`` outside of tables."""
    table = QTextCursor(block).currentTable() if block.isValid() else None
    return None if table is None else (table.firstPosition(), table.cellAt(block.position()).row())


def _text_of(block: QTextBlock, selected: range | None, is_left_out: Callable[[int], bool]) -> str:
    """Return what is selected of a block, all of it without ``selected``; and all of a formula, where a part is."""
    parts: list[str] = []
    formula_before = ""
    pieces = block.begin()
    while not pieces.atEnd():
        piece = pieces.fragment()
        begin, units = piece.position(), piece.text().encode("utf-16-le")
        colours = b"".join(
            units[2 * at : 2 * at + 2]
            for at in range(piece.length())
            if (selected is None or begin + at in selected) and not is_left_out(begin + at)
        )
        formula = piece.charFormat().property(FORMULA) or ""
        if colours and not (formula and formula == formula_before):
            parts.append(formula or colours.decode("utf-16-le", errors="ignore"))
        formula_before = formula if colours else formula_before
        pieces += 1
    return "".join(parts)


REJECTED_MARK = 1
CODE_MARK = 2
ROOM_ABOVE = 4
"""Pixels above a line that its marks may reach."""

_ALIGNMENTS = {
    "left": Qt.AlignmentFlag.AlignLeft,
    "center": Qt.AlignmentFlag.AlignHCenter,
    "right": Qt.AlignmentFlag.AlignRight,
}
MARKER_GAP = "\u2002"


class BlockDocument:
    """A document made of blocks, changed from the first block that differs."""

    def __init__(self, document: QTextDocument, typography: Typography) -> None:
        self.document = document
        self.typography = typography
        self.rendered: list[RenderedBlock] = []
        self.entry_at = array("i")
        """For every position of the document (UTF-16 units, as Qt counts) the entry of its character."""
        self.outcomes_of: Callable[[Sequence[int]], Iterable[int]] = lambda entries: bytes(len(entries))
        """The codes of entries' outcomes; 0 for none."""
        self.before_change: Callable[[int], None] = lambda _position: None
        """Called with the first position whose text is about to change; not where the page's end only gets longer."""
        self.repaint: Callable[[QRectF], None] = lambda _rect: None
        """Called with a part of the document that must be painted anew and that the document does not tell of."""
        self.outcomes = bytearray()
        self.marks = array("b")
        """For every position whether it is a rejected guess or code inside a line."""
        self.code_groups: dict[int, tuple[int, int]] = {}
        """First and last block of each code block, by its offset in the source; in order."""
        self.empty_for_now = False
        """True if all text is away for a moment, while it is given other room: no block stands where it should."""
        self._starts: list[int] = []
        self._firsts: list[int] = []
        self._formats: dict[object, QTextCharFormat] = {}

    def use(self, typography: Typography) -> None:
        """Set what comes in other sizes or colours; what is there stays as it is."""
        self.typography = typography
        self._formats.clear()

    def restyle(self, typography: Typography, set_room: Callable[[], object]) -> None:
        """Set everything again, in other sizes or colours; every character comes to stand where it stood.

        ``set_room`` gives the page its margin and its width while nothing stands on it: Qt lays all text out anew for
        each of them. Nobody is told of the empty page, which would throw the scroll bar back to its beginning.
        """
        self.use(typography)
        self.before_change(0)
        layout = self.document.documentLayout()
        layout.blockSignals(True)
        cursor = QTextCursor(self.document)
        cursor.select(QTextCursor.SelectionType.Document)
        cursor.removeSelectedText()
        self.empty_for_now = True
        set_room()
        self.empty_for_now = False
        layout.blockSignals(False)
        if not self.rendered:
            return
        with self._repainting_from(0.0):
            cursor.beginEditBlock()
            before = None
            for rendered in self.rendered:
                self._write(cursor, rendered, before)
                before = rendered.block
            cursor.endEditBlock()
        self.make_room_at_edges()

    def replace_from(self, index: int, blocks: Sequence[RenderedBlock]) -> None:
        """Make the page's blocks from ``index`` on be ``blocks``; those that are the same stay untouched."""
        same = 0
        for old, new in zip(self.rendered[index:], blocks, strict=False):
            if old != new:
                break
            same += 1
        index += same
        blocks = blocks[same:]
        if blocks and index == len(self.rendered) - 1 and self._lengthen(blocks[0]):
            index += 1
            blocks = blocks[1:]
        if not blocks and index == len(self.rendered):
            return
        with self._repainting_from(self._end_of_block(index - 1)):
            cursor = QTextCursor(self.document)
            cursor.beginEditBlock()
            self._cut(cursor, index)
            for rendered in blocks:
                self._append(cursor, rendered)
            cursor.endEditBlock()
        self.make_room_at_edges()

    def follow_outcomes(self, codes: Sequence[int]) -> None:
        """Take up ``codes``, the outcomes of all entries, and last of none: the colours of text that stays."""
        outcomes = bytearray(map(codes.__getitem__, self.entry_at))
        if outcomes == self.outcomes:
            return
        first = next(place for place, (old, new) in enumerate(zip(self.outcomes, outcomes, strict=True)) if old != new)
        self.outcomes = outcomes
        block = self.document.findBlock(first)
        self.before_change(block.position())
        top = self.document.documentLayout().blockBoundingRect(block).top()
        whole = self.document.size()
        self.repaint(QRectF(0, top - ROOM_ABOVE, whole.width(), whole.height() - top + ROOM_ABOVE))

    def make_room_at_edges(self) -> None:
        """Keep room for a code block's panel at the top and bottom: Qt ignores the first block's own margin."""
        margin, px = self.document.documentMargin(), self.typography.px
        first, last = (self.rendered[0].block, self.rendered[-1].block) if self.rendered else (None, None)
        above = px(CODE_HEADER) if first is not None and first.kind is BlockKind.CODE else 0.0
        below = px(CODE_FOOTER) if last is not None and last.kind is BlockKind.CODE else 0.0
        frame = self.document.rootFrame()
        edges = frame.frameFormat()
        if (edges.topMargin(), edges.bottomMargin()) != (margin + above, margin + below):
            edges.setTopMargin(margin + above)
            edges.setBottomMargin(margin + below)
            frame.setFrameFormat(edges)
            # The layout would take new edges in only when the text beside them changes.
            for end in (self.document.firstBlock(), self.document.lastBlock()):
                self.document.markContentsDirty(end.position(), end.length())

    def _lengthen(self, new: RenderedBlock) -> bool:
        """Add to the last block what ``new`` has more than it; false if that is not all the difference."""
        old = self.rendered[-1]
        if new.rows or replace(new.block, runs=()) != replace(old.block, runs=()) or new.marker != old.marker:
            return False
        common = len(old.pieces) - 1
        if common < 0 or len(new.pieces) <= common or new.pieces[:common] != old.pieces[:common]:
            return False
        last, longer = old.pieces[common], new.pieces[common]
        text, entries = longer.text[len(last.text) :], longer.entries[len(last.entries) :]
        grown = TextPiece(text, longer.style, entries, longer.rejected)
        if (
            (last.style, last.rejected) != (longer.style, longer.rejected)
            or not longer.text.startswith(last.text)
            or longer.entries[: len(last.entries)] != last.entries
        ):
            return False
        block = self.document.lastBlock()
        direction = block.textDirection()
        with self._repainting_from(self._last_lines(block)):
            cursor = QTextCursor(self.document)
            cursor.movePosition(QTextCursor.MoveOperation.End)
            cursor.beginEditBlock()
            for piece in (grown, *new.pieces[common + 1 :]):
                if piece.text:
                    self._insert(cursor, piece, new.block)
            cursor.endEditBlock()
        if block.textDirection() != direction:
            self.repaint(self.document.documentLayout().blockBoundingRect(block))
        self.rendered[-1] = new
        return True

    @contextmanager
    def _repainting_from(self, top: float) -> Iterator[None]:
        """Confine painting to what lies below ``top`` while the end changes: Qt would have all of the page painted."""
        layout = self.document.documentLayout()
        size = layout.documentSize()
        layout.blockSignals(True)
        try:
            yield
        finally:
            layout.blockSignals(False)
        if layout.documentSize() != size:
            layout.documentSizeChanged.emit(layout.documentSize())
        bottom = layout.documentSize().height()
        self.repaint(QRectF(0, top - ROOM_ABOVE, self.document.textWidth(), bottom - top + ROOM_ABOVE))

    def _last_lines(self, block: QTextBlock) -> float:
        """Return where a block that gets longer changes: in its last two lines, since a word may move down."""
        lines = block.layout()
        first = max(0, lines.lineCount() - 2)
        top = self.document.documentLayout().blockBoundingRect(block).top()
        return top + (lines.lineAt(first).y() if first else 0.0)

    def _end_of_block(self, index: int) -> float:
        """Return where block ``index`` ends on the page; 0 before the first."""
        if index < 0:
            return 0.0
        layout, block = self.document.documentLayout(), self.text_block(index)
        if self.rendered[index].block.kind is BlockKind.TABLE:
            return layout.blockBoundingRect(block).top()
        return layout.blockBoundingRect(block).bottom()

    def entry_near(self, position: int) -> int:
        """Return the entry of the character after a position of the document, or ``NO_ENTRY``."""
        return self.entry_at[position] if 0 <= position < len(self.entry_at) else NO_ENTRY

    def stretch_of(self, entries: range) -> tuple[int, int] | None:
        """Return where the first and last character of these entries stand; ``None`` if none is to be seen."""
        places = [place for place, entry in enumerate(self.entry_at) if entry in entries]
        return (places[0], places[-1]) if places else None

    def text_between(self, cursor: QTextCursor) -> str:
        marks = self.marks
        return copied_text(cursor, lambda place: place < len(marks) and marks[place] == REJECTED_MARK)

    def next_token(self, position: int, step: int) -> int:
        """Return where the next token begins after ``position`` (``step`` 1) or before it (-1); else ``position``."""
        here, place = self.entry_near(position), position + step
        while 0 <= place < len(self.entry_at):
            begins = self.entry_at[place] != NO_ENTRY and self.entry_near(place - 1) != self.entry_at[place]
            if begins and (step < 0 or self.entry_at[place] != here):
                return place
            place += step
        return position

    def text_block(self, index: int) -> QTextBlock:
        """Return the document's block (of a table the first one) that holds block ``index``."""
        return self.document.findBlock(self._firsts[index])

    def index_at(self, position: int) -> int:
        """Return the place of the block that holds a position of the document; -1 before the first."""
        return bisect_right(self._firsts, position) - 1

    def block_at(self, position: int) -> Block | None:
        index = self.index_at(position)
        return self.rendered[index].block if index >= 0 else None

    def _cut(self, cursor: QTextCursor, index: int) -> None:
        start = self._starts[index] if index < len(self._starts) else self._end(cursor)
        # The block before is told of, too: what is cut may begin at its end.
        self.before_change(self._firsts[index - 1] if 0 < index <= len(self._firsts) else 0)
        cursor.setPosition(start)
        block_format = cursor.blockFormat()
        cursor.movePosition(QTextCursor.MoveOperation.End, QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
        if index and cursor.blockFormat() != block_format:  # Qt gives a blank line of code that of what was cut
            cursor.setBlockFormat(block_format)
        for group in reversed(list(self.code_groups)):
            first, last = self.code_groups[group]
            if last < index:
                break
            if first >= index:
                del self.code_groups[group]
            else:
                self.code_groups[group] = (first, index - 1)
        del self.rendered[index:], self._starts[index:], self._firsts[index:]
        del self.entry_at[start:], self.marks[start:], self.outcomes[start:]

    @staticmethod
    def _end(cursor: QTextCursor) -> int:
        cursor.movePosition(QTextCursor.MoveOperation.End)
        return cursor.position()

    def _append(self, cursor: QTextCursor, rendered: RenderedBlock) -> None:
        cursor.movePosition(QTextCursor.MoveOperation.End)
        self._starts.append(cursor.position())
        self._firsts.append(self._write(cursor, rendered, self.rendered[-1].block if self.rendered else None))
        block = rendered.block
        if block.kind is BlockKind.CODE:
            first, _ = self.code_groups.get(block.group, (len(self.rendered), 0))
            self.code_groups[block.group] = (first, len(self.rendered))
        self.rendered.append(rendered)

    def _write(self, cursor: QTextCursor, rendered: RenderedBlock, before: Block | None) -> int:
        """Set a block at the page's end, after the block ``before``; returns where its text begins."""
        cursor.movePosition(QTextCursor.MoveOperation.End)
        block = rendered.block
        marker = "".join(piece.text for piece in rendered.marker)
        if marker:
            marker += MARKER_GAP
        block_format = self.typography.block(block, before, marker)
        if block.kind is BlockKind.TABLE:
            return self._write_table(cursor, rendered, block_format)
        # After a table, and at the very beginning, an empty block already waits to be used.
        if before is None or before.kind is BlockKind.TABLE:
            cursor.setBlockFormat(block_format)
            cursor.setBlockCharFormat(self.format_of(TextPiece("", _base_style(block), ()), block.level))
        else:
            cursor.insertBlock(block_format, self.format_of(TextPiece("", _base_style(block), ()), block.level))
        begin = cursor.position()
        for piece in rendered.marker:
            self._insert(cursor, piece, block)
        if marker:
            self._insert(cursor, TextPiece(MARKER_GAP, rendered.marker[0].style, (NO_ENTRY,)), block)
        for piece in rendered.pieces:
            self._insert(cursor, piece, block)
        return begin

    def _write_table(self, cursor: QTextCursor, rendered: RenderedBlock, block_format: QTextBlockFormat) -> int:
        rows = rendered.rows
        columns = max((len(row) for row in rows), default=1)
        table_format = QTextTableFormat()
        px = self.typography.px
        table_format.setCellPadding(px(6))
        table_format.setCellSpacing(0)
        table_format.setBorder(1)
        table_format.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        table_format.setBorderCollapse(True)
        table_format.setBorderBrush(QColor(self.typography.palette.line))
        table_format.setTopMargin(block_format.topMargin())
        table_format.setBottomMargin(px(12))
        table_format.setLeftMargin(block_format.leftMargin())
        table_format.setHeaderRowCount(1)
        table_format.setWidth(QTextLength(QTextLength.Type.VariableLength, 0))
        table = cursor.insertTable(max(1, len(rows)), columns, table_format)
        begin = table.firstCursorPosition().position()
        cell_format = QTextBlockFormat()
        cell_format.setLineHeight(block_format.lineHeight() * 0.7, block_format.lineHeightType())
        block = rendered.block
        aligns = block.aligns
        for row_index, row in enumerate(rows):
            for column, pieces in enumerate(row):
                cell = table.cellAt(row_index, column)
                inside = cell.firstCursorPosition()
                aligned = QTextBlockFormat(cell_format)
                align = aligns[column] if column < len(aligns) else "left"
                aligned.setAlignment(_ALIGNMENTS.get(align, Qt.AlignmentFlag.AlignLeft))
                inside.setBlockFormat(aligned)
                for piece in pieces:
                    self._insert(inside, piece, block)
        return begin

    def _insert(self, cursor: QTextCursor, piece: TextPiece, block: Block) -> None:
        position = cursor.position()
        cursor.insertText(piece.text, self.format_of(piece, block.level))
        if position < len(self.entry_at):
            return  # set again where it stood: whose it is is known
        missing = position - len(self.entry_at)
        if missing > 0:
            self.entry_at.extend([NO_ENTRY] * missing)
            self.marks.extend([0] * missing)
            self.outcomes.extend(bytes(missing))
        inline_code = piece.style.code and block.kind is not BlockKind.CODE
        mark = CODE_MARK if inline_code else 0
        if piece.rejected:
            mark = REJECTED_MARK
        if piece.text.isascii():
            self.entry_at.extend(piece.entries)
        else:
            for character, entry in zip(piece.text, piece.entries, strict=True):
                self.entry_at.extend((entry, entry) if ord(character) > 0xFFFF else (entry,))
        self.marks.extend([mark] * (len(self.entry_at) - position))
        self.outcomes.extend(self.outcomes_of(self.entry_at[position:]))

    def format_of(self, piece: TextPiece, level: int) -> QTextCharFormat:
        """Return how the characters of a piece are drawn in a heading of this level; 0 for none."""
        key = (piece.style, level, piece.rejected)
        style_format = self._formats.get(key)
        if style_format is None:
            style_format = self.typography.characters(piece.style, level, rejected=piece.rejected)
            self._formats[key] = style_format
        return style_format


def _base_style(block: Block) -> TextStyle:
    return TextStyle(code=block.kind is BlockKind.CODE)


STEP_CHARACTERS = 3000
"""So many at a time, in some ten milliseconds."""


class Recolouring:
    """Knows which blocks of a page have the colours of before."""

    def __init__(self, page: BlockDocument) -> None:
        self._page = page
        self.remaining: list[int] = []
        """By their place on the page; the next one is the last."""

    @property
    def pending(self) -> bool:
        return bool(self.remaining)

    def begin(self, visible: range) -> None:
        """Give the page's other palette to these blocks now, and to the others with :meth:`go_on`."""
        every = range(len(self._page.rendered))
        self.remaining = [index for index in reversed(every) if index not in visible]
        self._recolour([index for index in every if index in visible])

    def go_on(self) -> None:
        some: list[int] = []
        characters = 0
        while self.remaining and characters < STEP_CHARACTERS:
            index = self.remaining.pop()
            if index < len(self._page.rendered):  # else it was replaced meanwhile, in the new colours
                some.append(index)
                characters += sum(len(piece.text) for piece in self._page.rendered[index].all_pieces())
        self._recolour(some)

    def _recolour(self, indexes: list[int]) -> None:
        if not indexes:
            return
        cursor = QTextCursor(self._page.document)
        cursor.beginEditBlock()
        for index in indexes:
            rendered = self._page.rendered[index]
            first = self._page.text_block(index)
            if rendered.block.kind is BlockKind.TABLE:
                self._recolour_table(cursor, rendered, first.position())
            else:
                self._recolour_pieces(cursor, first.position(), _in_line(rendered), rendered.block.level)
        cursor.endEditBlock()

    def _recolour_table(self, cursor: QTextCursor, rendered: RenderedBlock, position: int) -> None:
        cursor.setPosition(position)
        table = cursor.currentTable()
        looks = table.format()
        looks.setBorderBrush(QColor(self._page.typography.palette.line))
        table.setFormat(looks)
        for place, row in enumerate(rendered.rows):
            for column, pieces in enumerate(row):
                start = table.cellAt(place, column).firstCursorPosition().position()
                self._recolour_pieces(cursor, start, iter(pieces), rendered.block.level)

    def _recolour_pieces(self, cursor: QTextCursor, start: int, pieces: Iterator[TextPiece], level: int) -> None:
        for _, alike in groupby(pieces, lambda piece: (piece.style, piece.rejected)):
            run = list(alike)
            end = start + sum(_units(piece.text) for piece in run)
            cursor.setPosition(start)
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(self._page.format_of(run[0], level))
            start = end


def _in_line(rendered: RenderedBlock) -> Iterator[TextPiece]:
    """Yield what stands in a block's text, one after the other."""
    yield from rendered.marker
    if any(piece.text for piece in rendered.marker):
        yield TextPiece(MARKER_GAP, rendered.marker[0].style, ())
    yield from rendered.pieces


def _units(text: str) -> int:
    """Return how many positions of a document ``text`` takes."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2
