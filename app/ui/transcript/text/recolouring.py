"""Gives text that is set already other colours, where it stands: what is in view at once, the rest bit by bit.

Sizes and places stay as they are, so that nothing has to be set anew; a reply of 20,000 tokens would hold up the window
for half a second.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from PySide6.QtGui import QColor, QTextCursor

from app.markdown.blocks import BlockKind
from app.ui.transcript.text.rendered_blocks import RenderedBlock, TextPiece
from app.ui.transcript.text.text_document import MARKER_GAP, BlockDocument

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
        """Do some more."""
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
