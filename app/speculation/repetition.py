"""Notices while a reply is written that it goes in circles, for a few dictionary look-ups a word.

Two signs count. A *stretch* of words comes again and again without a break. Or nearly everything in the last two
hundred words has stood in the reply at least twice before, as in a list that grows by the same entries. What people
mean to repeat is left alone: a refrain has verses between, an answer may be given twice, "ha ha ha" is short, and code
and tables repeat by nature, so that much more of it is needed there.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass

_SIGNS = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u2e80-\u9fff\U00020000-\U0003ffff"
"""Scripts that are written without spaces: each sign counts as a word."""
_PIECES = re.compile(
    rf"(?P<number>\d+(?:[.,:]\d+)*)|(?P<sign>[{_SIGNS}])|(?P<word>[^\W\d{_SIGNS}]+)"
    r"|(?P<line>\n)|(?P<space>[^\S\n]+)|(?P<mark>[^\w\s]+)"
)
_LONGEST_PIECE = 40
_BULLETS = frozenset("-*+•–")
_FENCES = ("```", "~~~")
_ENTRY = "•"
"""Stands for the bullet or the number before an entry of a list: the fifth entry repeats the fourth."""
_BLANK = " "
"""Stands for a long run of marks or blanks, which may be all that is written."""
_LONG_RUN = 16

_GRAM = 5
_WINDOW = 200
_SHARE = 0.92
_FORGIVEN = 40
"""Words without a sign of it after which a reply is not called repeating any more."""


@dataclass(frozen=True, slots=True)
class _RepetitionLimit:
    """Limit up to which repetition is no circle: times in a row, and words in all."""

    times: int
    words: int


_PROSE = _RepetitionLimit(4, 40)
_ENTRIES = _RepetitionLimit(8, 16)
_CODE = _RepetitionLimit(16, 200)
_FEW_WORDS = _RepetitionLimit(50, 300)
"""For a stretch of one, two or three words, such as a laugh, a drum roll, or a matrix of zeros."""
_ENDLESS_TIMES = 20
_ENDLESS_WORDS = 1500


class Repetition:
    """Reads a reply as it grows, and says whether it repeats itself."""

    def __init__(self) -> None:
        self._pieces = _PieceReader()
        self._known: dict[str, int] = {}
        self._words: list[int] = []
        self._places: dict[int, tuple[int, int]] = {}  # of five words: where they stood last, and how often they did
        self._period = 0
        self._run = 0
        self._limit: _RepetitionLimit | None = None  # for the stretch of this period, once it was looked at
        self._recent: deque[bool] = deque(maxlen=_WINDOW)
        self._stale = 0
        self._quiet = 0
        self._circling_words = 0
        self._unread: list[str] = []

    @property
    def repeating(self) -> bool:
        """True if the reply repeats itself where it stands."""
        return self._circling_words > 0

    @property
    def endless(self) -> bool:
        """True if it has repeated itself for so long that nothing else will come."""
        in_a_row = self._run >= _ENDLESS_TIMES * self._period and self._run >= _ENDLESS_WORDS
        return self.repeating and (in_a_row or self._circling_words >= 2 * _ENDLESS_WORDS)

    def add(self, text: str) -> None:
        """Append text to what was read.

        Single words wait to be read together while they cannot make it a circle: the code for this is seldom in the
        processor's caches, so that beginning to read takes longer than reading on.
        """
        if text[:1] == " " and text[1:].isalpha() and text.isascii() and self._may_wait(len(text)):
            self._unread.append(text)
            return
        if self._unread:
            text = "".join([*self._unread, text])
            self._unread.clear()
        for word, plain in self._pieces.read(text):
            self._add(word, plain=plain)

    def _may_wait(self, length: int) -> bool:
        words = len(self._unread) + 3  # this one, the piece that it ends, and a number before that
        return (
            length < _LONGEST_PIECE
            and not self._circling_words
            and max(self._run, _GRAM - 1) + words < _ENTRIES.words
            and self._stale + words < _SHARE * _WINDOW
        )

    def _add(self, word: str, *, plain: bool) -> None:
        words = self._words
        words.append(self._known.setdefault(word, len(self._known)))
        before, count = self._look_up(len(words) - 1)
        self._follow_run(before)
        self._remember(plain and count >= 2)
        if self._in_a_row(plain=plain) or self._stale >= _SHARE * _WINDOW:
            self._quiet = 0
            self._circling_words += 1
        elif self._circling_words:
            self._quiet += 1
            self._circling_words = 0 if self._quiet > _FORGIVEN else self._circling_words + 1

    def _look_up(self, at: int) -> tuple[int, int]:
        """Note the last five words, and return where they stood before and how often; (-1, 0) if never."""
        if at + 1 < _GRAM:
            return -1, 0
        key = hash(tuple(self._words[at + 1 - _GRAM : at + 1]))
        before, count = self._places.get(key, (-1, 0))
        self._places[key] = at, count + 1
        return before, count

    def _follow_run(self, before: int) -> None:
        words, at = self._words, len(self._words) - 1
        if self._period and words[at] == words[at - self._period]:
            self._run += 1
            return
        self._period = at - before if before >= 0 else 0
        self._run = _GRAM if self._period else 0
        self._limit = None

    def _in_a_row(self, *, plain: bool) -> bool:
        """Return whether a stretch has come more often without a break than anyone would write it."""
        period, run = self._period, self._run
        if not period or run < 3 * period or run < _ENTRIES.words:
            return False
        if self._limit is None:
            self._limit = self._limit_for(set(self._words[-period:]), plain=plain)
        return run >= (self._limit.times - 1) * period and run >= self._limit.words

    def _limit_for(self, stretch: set[int], *, plain: bool) -> _RepetitionLimit:
        entry, blank = self._known.get(_ENTRY), self._known.get(_BLANK)
        word_count = len(stretch - {entry, blank})
        if not plain:
            return _CODE if word_count > 3 else _FEW_WORDS
        if entry in stretch and word_count:
            return _ENTRIES
        return _PROSE if word_count > 3 else _FEW_WORDS

    def _remember(self, stale: bool) -> None:
        recent = self._recent
        if len(recent) == _WINDOW:
            self._stale -= recent[0]
        recent.append(stale)
        self._stale += stale


class _PieceReader:
    """Cuts text that comes in bits into words."""

    def __init__(self) -> None:
        self._rest = ""
        self._code = False
        self._at_line_start = True
        self._table = False
        self._number: str | None = None  # may be the number of an entry

    def read(self, text: str) -> Iterator[tuple[str, bool]]:
        """Yield words, and whether each stands in plain prose. The last piece waits: it may go on."""
        text = self._rest + text
        self._rest = ""
        for match in _PIECES.finditer(text):
            piece, kind = match.group(), match.lastgroup
            if match.end() == len(text) and kind not in {"line", "sign"} and len(piece) < _LONGEST_PIECE:
                self._rest = piece
                return
            for word in self._words(piece, kind or ""):
                yield word, not (self._code or self._table)

    def _words(self, piece: str, kind: str) -> Iterator[str]:
        number, self._number = self._number, None
        if number is not None:
            yield _ENTRY if kind == "mark" and piece[0] in ".):]" else number
        match kind:
            case "line":
                self._at_line_start, self._table = True, False
                return
            case "space":
                if len(piece) >= _LONG_RUN:
                    yield _BLANK
                return
            case "mark":
                yield from self._mark(piece)
            case "number":
                if len(piece) <= 3:
                    self._number = piece
                else:
                    yield piece
            case _:
                yield piece.casefold()
        self._at_line_start = False

    def _mark(self, piece: str) -> Iterator[str]:
        if self._at_line_start:
            if piece.startswith(_FENCES):
                self._code = not self._code
            elif piece[0] == "|":
                self._table = True
            elif piece in _BULLETS:
                yield _ENTRY
        if len(piece) >= _LONG_RUN:
            yield _BLANK
