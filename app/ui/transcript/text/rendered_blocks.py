"""Blocks and tokens brought together: what stands on the page, character by character. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from app.markdown.blocks import Block, BlockKind, TextRun, TextStyle
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans

_ENDLESS_LETTERS = 20_000
_REJECTED_MARKS = str.maketrans({"\n": "⏎", "\r": "", "\t": "⇥", "\u2028": "⏎", "\u2029": "⏎"})


@dataclass(frozen=True, slots=True)
class TextPiece:
    """Characters set alike, and for each the entry of the token spans that wrote it."""

    text: str
    style: TextStyle
    entries: tuple[int, ...]
    rejected: bool = False


@dataclass(frozen=True, slots=True)
class RenderedBlock:
    """A block ready to be put on the page: its marker, its text, or the cells of its table."""

    block: Block
    marker: tuple[TextPiece, ...]
    pieces: tuple[TextPiece, ...]
    rows: tuple[tuple[tuple[TextPiece, ...], ...], ...] = ()

    def all_pieces(self) -> Iterable[TextPiece]:
        yield from self.marker
        yield from self.pieces
        for row in self.rows:
            for cell in row:
                yield from cell


def has_endless_word(rendered: RenderedBlock) -> bool:
    """Return whether a block has a word that fills many pages."""
    text = "".join(piece.text for piece in rendered.all_pieces())
    return len(text) > _ENDLESS_LETTERS and max(map(len, text.split()), default=0) > _ENDLESS_LETTERS


def render_blocks(blocks: Sequence[Block], spans: TokenSpans, *, end: int, show_rejected: bool) -> list[RenderedBlock]:
    """Give every character its token; with ``show_rejected`` also put rejected guesses where they would have stood.

    The blocks reach up to the offset ``end``; guesses behind a block's last character close that block.
    """
    limits = [*(block.start for block in blocks[1:]), end]
    return [_render_block(block, spans, limit, show_rejected) for block, limit in zip(blocks, limits, strict=False)]


def _render_block(block: Block, spans: TokenSpans, limit: int, show_rejected: bool) -> RenderedBlock:
    groups = list(spans.rejected_between(block.start, limit)) if show_rejected else []
    groups.reverse()  # the next one to place is the last
    marker = _pieces((block.marker,), spans, []) if block.marker else ()
    pieces = _pieces(block.runs, spans, groups)
    rows = []
    for row in block.rows:
        cells = [_pieces(cell, spans, groups) for cell in row]
        rows.append(tuple(cells))
    last_style = block.runs[-1].style if block.runs else TextStyle(code=block.kind is BlockKind.CODE)
    rejected = tuple(_rejected_piece(entry, spans, last_style) for _, group in reversed(groups) for entry in group)
    if rows and rejected:
        last_row = rows[-1]
        rows[-1] = (*last_row[:-1], last_row[-1] + rejected)
    elif rejected and (pieces or block.runs or not block.rows):
        pieces += rejected
    return RenderedBlock(block, marker, pieces, tuple(rows))


def _pieces(
    runs: Iterable[TextRun], spans: TokenSpans, groups: list[tuple[int, tuple[int, ...]]]
) -> tuple[TextPiece, ...]:
    pieces: list[TextPiece] = []
    for run in runs:
        begun = 0
        if not groups or not run.offsets or groups[-1][0] > run.offsets[-1]:
            _close(pieces, run, 0, len(run.text), spans)
            continue
        for index, offset in enumerate(run.offsets):
            if groups and groups[-1][0] <= offset:
                _close(pieces, run, begun, index, spans)
                begun = index
                while groups and groups[-1][0] <= offset:
                    pieces.extend(_rejected_piece(entry, spans, run.style) for entry in groups.pop()[1])
        _close(pieces, run, begun, len(run.text), spans)
    return tuple(pieces)


def _close(pieces: list[TextPiece], run: TextRun, start: int, end: int, spans: TokenSpans) -> None:
    if end > start:
        entries = spans.entry_indexes(run.offsets[start:end])
        pieces.append(TextPiece(run.text[start:end], run.style, entries))


def _rejected_piece(entry: int, spans: TokenSpans, style: TextStyle) -> TextPiece:
    """Return a guess set as the text around it is, so that it stands where it would have stood."""
    text = spans.entries[entry].token.text.translate(_REJECTED_MARKS) if entry != NO_ENTRY else ""
    return TextPiece(text, replace(style, link=None, syntax=None, formula=""), (entry,) * len(text), rejected=True)
