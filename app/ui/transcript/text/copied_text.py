"""Makes the clipboard's text of a selection in a reply: cells parted by tabs, formulas as they were written."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtGui import QTextBlock, QTextCursor

from app.ui.transcript.typography import FORMULA

_BREAKS = str.maketrans("\u2028\u2002", "\n ")
_NO_BREAKS = str.maketrans("\u2028\u2002", "  ")


def copied_text(cursor: QTextCursor, is_left_out: Callable[[int], bool]) -> str:
    """Return what a cursor selects.

    ``is_left_out`` says of a position of the document whether its character is not copied.
    """
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
