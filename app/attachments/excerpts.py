"""Excerpts of files that are too long for a question: their beginning, or the passages that match it."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from app.text_folding import fold_text

PIECE_LETTERS = 1200
"""A piece is at most so long: some paragraphs, 300 tokens."""
_ENDS = ("\n\n", "\n", ". ", "。", " ")
_GAP = "\n[…]\n"
_WORD = re.compile(r"\w+")
_UNSPACED = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+")
"""Kana, Chinese characters and Hangul: no space stands between words, so each two signs count as one."""


class ExcerptKind(Enum):
    """The part of a too large file that is given."""

    BEGINNING = auto()
    PASSAGES = auto()


@dataclass(frozen=True, slots=True)
class Excerpt:
    """The part of a file that is given."""

    text: str
    tokens: int
    note: str


def pieces_of(text: str, letters: int = PIECE_LETTERS) -> tuple[str, ...]:
    """Cut a text at paragraphs, lines, sentences or words; joined together, the pieces are the text.

    Each has as many ``letters`` at the most; in scripts without spaces a third, since a token has fewer of these.
    """
    pieces, at = [], 0
    while at < len(text):
        pieces.append(text[at : _end_of_piece(text, at, letters)])
        at += len(pieces[-1])
    return tuple(pieces)


def _end_of_piece(text: str, start: int, letters: int) -> int:
    near = text[start : start + letters]
    letters = letters * len(near) // (len(near) + 2 * sum(map(len, _UNSPACED.findall(near)))) or 1
    most = start + letters
    if most >= len(text):
        return len(text)
    for end in _ENDS:
        place = text.rfind(end, start + letters // 3, most)
        if place >= 0:
            return place + len(end)
    return most


def shares(tokens: Sequence[int], room: int) -> tuple[int, ...]:
    """Divide the room for tokens among files: small ones are given whole, large ones share alike what is left."""
    taken, room_left = [0] * len(tokens), max(0, room)
    for rank, place in enumerate(sorted(range(len(tokens)), key=lambda place: tokens[place])):
        taken[place] = min(tokens[place], room_left // (len(tokens) - rank))
        room_left -= taken[place]
    return tuple(taken)


def beginning(pieces: Sequence[str], counts: Sequence[int], room: int) -> Excerpt:
    """Return as many pieces from the first on as fit; where not even that does, the first words of it."""
    taken, tokens = 0, 0
    while taken < len(pieces) and tokens + counts[taken] <= room:
        tokens += counts[taken]
        taken += 1
    text = "".join(pieces[:taken])
    if not taken and pieces and counts[0]:
        text = pieces[0][: len(pieces[0]) * room // counts[0]]
        tokens = room
    return Excerpt(text, tokens, "only its beginning")


class Passages:
    """Finds the pieces of a text that match a question (Okapi BM25, by words; no model is needed)."""

    def __init__(self, pieces: Sequence[str]) -> None:
        bm25s = _library()
        self._pieces = pieces
        self._index = bm25s.BM25()
        self._index.index([words_of(piece) or [""] for piece in pieces], show_progress=False)

    def matching(self, question: str, counts: Sequence[int], room: int) -> Excerpt:
        """Return the pieces that match best and fit, as they stand in the text; its beginning, if none matches."""
        words = words_of(question)
        scores = self._index.get_scores(words) if words else [0.0] * len(self._pieces)
        least = max(scores) * _LEAST_SHARE
        taken: set[int] = set()
        tokens = 0
        for place in sorted(range(len(self._pieces)), key=lambda place: (-scores[place], place)):
            if scores[place] > 0 and scores[place] >= least and tokens + counts[place] + _GAP_TOKENS <= room:
                taken.add(place)
                tokens += counts[place] + _GAP_TOKENS
        if not taken:
            part = beginning(self._pieces, counts, room)
            return Excerpt(part.text, part.tokens, f"{part.note}, since none of the question's words is in it")
        return Excerpt(self._joined(taken), tokens, "only the passages that match the question")

    def _joined(self, taken: set[int]) -> str:
        parts: list[str] = []
        for place in sorted(taken):
            if place and place - 1 not in taken:
                parts.append(_GAP if parts else _GAP.lstrip("\n"))
            parts.append(self._pieces[place])
        if max(taken) < len(self._pieces) - 1:
            parts.append(_GAP.rstrip("\n"))
        return "".join(parts)


def _library() -> Any:
    """Return the library, without the progress bars that it draws in a terminal, which would keep a thread."""
    before = os.environ.get(_NO_BARS)
    os.environ[_NO_BARS] = "1"  # read when it is imported
    try:
        import bm25s  # noqa: PLC0415 - half a second, for those alone who need it
    finally:
        if before is None:
            del os.environ[_NO_BARS]
    return bm25s


_NO_BARS = "DISABLE_TQDM"
_LEAST_SHARE = 0.2
"""Of the best piece's score: what matches less has but the question's small words in it."""
_GAP_TOKENS = 4
"""Tokens of the sign for a gap."""


def words_of(text: str) -> list[str]:
    """Return the words of a text as they are compared, and pairs of signs where no space parts words."""
    words: list[str] = []
    for word in _WORD.findall(fold_text(text)):
        unspaced = _UNSPACED.fullmatch(word)
        if unspaced and len(word) > 1:
            words += [word[place : place + 2] for place in range(len(word) - 1)]
        else:
            words.append(word)
    return words
