"""Blocks and tokens brought together: what stands on the page, character by character. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from app.ui.transcript.blocks import Block, Kind, Style, TextRun
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans

_REJECTED_MARKS = str.maketrans({"\n": "⏎", "\r": "", "\t": "⇥", "\u2028": "⏎", "\u2029": "⏎"})


@dataclass(frozen=True, slots=True)
class Piece:
    """Characters set alike, and for each the ledger's entry that wrote it."""

    text: str
    style: Style
    entries: tuple[int, ...]
    rejected: bool = False


@dataclass(frozen=True, slots=True)
class Woven:
    """A block ready to be put on the page: its marker, its text, or the cells of its table."""

    block: Block
    marker: tuple[Piece, ...]
    pieces: tuple[Piece, ...]
    rows: tuple[tuple[tuple[Piece, ...], ...], ...] = ()

    def all_pieces(self) -> Iterable[Piece]:
        """Every piece in reading order."""
        yield from self.marker
        yield from self.pieces
        for row in self.rows:
            for cell in row:
                yield from cell


def weave(blocks: Sequence[Block], ledger: TokenSpans, *, end: int, show_rejected: bool) -> list[Woven]:
    """Give every character its token; with ``show_rejected`` also put rejected guesses where they would have stood.

    ``end`` is the offset up to which the blocks reach; guesses beyond the last visible character of a block, and
    before the next block, close that block.
    """
    limits = [*(block.start for block in blocks[1:]), end]
    return [_weave(block, ledger, limit, show_rejected) for block, limit in zip(blocks, limits, strict=False)]


def _weave(block: Block, ledger: TokenSpans, limit: int, show_rejected: bool) -> Woven:
    groups = list(ledger.rejected_between(block.start, limit)) if show_rejected else []
    groups.reverse()  # the next one to place is the last
    marker = _pieces((block.marker,), ledger, []) if block.marker else ()
    pieces = _pieces(block.runs, ledger, groups)
    rows = []
    for row in block.rows:
        cells = [_pieces(cell, ledger, groups) for cell in row]
        rows.append(tuple(cells))
    last_style = block.runs[-1].style if block.runs else Style(code=block.kind is Kind.CODE)
    left = tuple(_rejected_piece(entry, ledger, last_style) for _, group in reversed(groups) for entry in group)
    if rows and left:
        last_row = rows[-1]
        rows[-1] = (*last_row[:-1], last_row[-1] + left)
    elif left and (pieces or block.runs or not block.rows):
        pieces += left
    return Woven(block, marker, pieces, tuple(rows))


def _pieces(
    runs: Iterable[TextRun], ledger: TokenSpans, groups: list[tuple[int, tuple[int, ...]]]
) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    for run in runs:
        begun = 0
        if not groups or not run.offsets or groups[-1][0] > run.offsets[-1]:
            _close(pieces, run, 0, len(run.text), ledger)
            continue
        for index, offset in enumerate(run.offsets):
            if groups and groups[-1][0] <= offset:
                _close(pieces, run, begun, index, ledger)
                begun = index
                while groups and groups[-1][0] <= offset:
                    pieces.extend(_rejected_piece(entry, ledger, run.style) for entry in groups.pop()[1])
        _close(pieces, run, begun, len(run.text), ledger)
    return tuple(pieces)


def _close(pieces: list[Piece], run: TextRun, start: int, end: int, ledger: TokenSpans) -> None:
    if end > start:
        entries = ledger.entry_indexes(run.offsets[start:end])
        pieces.append(Piece(run.text[start:end], run.style, entries))


def _rejected_piece(entry: int, ledger: TokenSpans, style: Style) -> Piece:
    """A guess set as the text around it is, so that it stands where it would have stood."""
    text = ledger.entries[entry].token.text.translate(_REJECTED_MARKS) if entry != NO_ENTRY else ""
    return Piece(text, replace(style, link=None, syntax=None), (entry,) * len(text), rejected=True)
