"""Wraps words to the terminal's width, while they still come in pieces."""

from __future__ import annotations

from collections.abc import Callable

from wcwidth import wcwidth

from app.cli.terminal import RESET

_ROOM = 24
"""Columns that must be left on a line to show the beginning of a word at once. Nearer to the margin it waits until the
word is whole, since it is not known yet whether it fits."""
_TAB = 8


class WordWrap:
    """Writes styled pieces, and breaks lines between words.
    ``width`` returns the terminal's columns; ``None`` where nothing is to be broken.
    """

    def __init__(self, write: Callable[[str], object], width: Callable[[], int] | None) -> None:
        self._write = write
        self._width = width
        self._column = 0
        self._blanks: list[tuple[str, str]] = []  # between the last word and the next; none end a line
        self._word: list[tuple[str, str]] = []
        self._word_width = 0

    @property
    def is_at_line_start(self) -> bool:
        """Return whether nothing stands in the line yet."""
        return not self._column and not self._word

    def add(self, text: str, style: str = "") -> None:
        """Take a piece without anything that a terminal would obey; ``style`` is an escape sequence, or empty."""
        if self._width is None:
            self._put(text, style)
            self._column = len(text.rpartition("\n")[2]) + (0 if "\n" in text else self._column)
            return
        limit = max(1, self._width() - 1)  # a letter in the last column moves the cursor on some terminals
        for letter in text:
            if letter == "\n":
                self.flush()
                self._break()
            elif letter in " \t":
                self._blank(letter, style)
            else:
                self._letter(letter, style, limit)
        if self._column + self._word_width + _ROOM <= limit:
            self.flush()

    def flush(self) -> None:
        """Write the word that waits."""
        if not self._word or self._width is None:
            return
        width = max(2, self._width())
        between = sum(len(blank) for _, blank in self._blanks)
        if self._column and self._column + between + self._word_width > width - 1:
            self._break()
            between = 0
        for style, text in (*self._blanks, *self._word):
            self._put(text, style)
        self._column = (self._column + between + self._word_width) % width
        self._blanks, self._word, self._word_width = [], [], 0

    def _break(self) -> None:
        self._put("\n")
        self._column, self._blanks = 0, []

    def _blank(self, letter: str, style: str) -> None:
        self.flush()
        at = self._column + sum(len(blank) for _, blank in self._blanks)
        blank = " " * (1 if letter == " " else _TAB - at % _TAB)
        if self._blanks and self._blanks[-1][0] == style:
            blank = self._blanks.pop()[1] + blank
        self._blanks.append((style, blank))

    def _letter(self, letter: str, style: str, limit: int) -> None:
        width = max(0, wcwidth(letter))
        wide = width > 1  # Chinese and the like, between whose letters a line may be broken
        if wide or self._word_width + width > limit:
            self.flush()
        if self._word and self._word[-1][0] == style:
            self._word[-1] = (style, self._word[-1][1] + letter)
        else:
            self._word.append((style, letter))
        self._word_width += width
        if wide:
            self.flush()

    def _put(self, text: str, style: str = "") -> None:
        self._write(f"{style}{text}{RESET}" if style else text)
