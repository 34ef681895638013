"""The lines of a source, and where in it the letters stand that the parser has taken out of them. No Qt here."""

from __future__ import annotations

import re
from bisect import bisect_right
from itertools import pairwise

from app.markdown.blocks import LINE_BREAK
from app.markdown.formulas_in_tables import without_bars_of_formulas

_MARKS = " \t>-+*.)0123456789"
_ODD_SPACE = re.compile(r"[^\S \t]")
_LINE_ENDS = re.compile("(\\r\\n|[\\n\\r])")


class SourceLines:
    """The source from a place on, and where its lines start.

    Args:
        begin: where reading starts.
        fence: the line that opens the code that it starts in, with its end; else nothing.
    """

    def __init__(self, source: str, begin: int, fence: str) -> None:
        written = (fence + source[begin:]).replace("\0", "\ufffd").replace("\u2029", LINE_BREAK)
        parts = _LINE_ENDS.split(written)
        self.lines = [_ODD_SPACE.sub(" ", line) if _has_odd_spaces_alone(line) else line for line in parts[::2]]
        self.text = "\n".join(self.lines)
        self._starts, self._text_starts = [begin - len(fence)], [0]
        for line, end in zip(self.lines, (*parts[1::2], "\n"), strict=True):
            self._starts.append(self._starts[-1] + len(line) + len(end))
            self._text_starts.append(self._text_starts[-1] + len(line) + 1)
        end = begin - source.endswith("\n", 0, begin)
        end -= source.endswith("\r", 0, end)
        self._line_before = source[max(source.rfind("\n", 0, end), source.rfind("\r", 0, end)) + 1 : end]

    def places(self, begin: int, count: int) -> list[int]:
        """Return the offsets in the source of so many letters of the text that is read, from place ``begin`` on."""
        line = bisect_right(self._text_starts, begin) - 1
        places: list[int] = []
        while len(places) < count and line < len(self.lines):
            column = begin - self._text_starts[line]
            begin += len(self.lines[line]) + 1 - column
            places += range(self._starts[line] + column, self._starts[line] + len(self.lines[line]) + 1)
            line += 1
        return places[:count]

    def line_start(self, line: int) -> int:
        return self._starts[min(line, len(self._starts) - 1)]

    def follows_text(self, offset: int) -> bool:
        """Return whether the line before that of ``offset`` has text, so that the two stand close together."""
        line = bisect_right(self._starts, offset) - 1
        before = self.lines[line - 1] if line > 0 else self._line_before
        return bool(before.strip(" \t\r>"))

    def suffix_offsets(self, content: str, first_line: int, *, trimmed: bool) -> list[int]:
        """Return offsets of text made of whole source lines that lost their indentation (and ends, if ``trimmed``)."""
        offsets: list[int] = []
        for number, text in enumerate(content.split("\n")):
            line = self.lines[first_line + number] if first_line + number < len(self.lines) else ""
            start = self.line_start(first_line + number)
            end = len(line)
            if trimmed and not line.endswith(text):
                end = len(line.rstrip())
            column = end - len(text)
            if column >= 0:
                offsets.extend(range(start + column, start + end))
            else:  # a tab became spaces
                offsets.extend(start + max(0, column + index) for index in range(len(text)))
            offsets.append(start + len(line))
        return offsets[:-1]

    def found_offsets(self, content: str, line: int) -> list[int]:
        """Return offsets of a piece of one line."""
        column = max(0, self.lines[line].find(content))
        start = self.line_start(line) + column
        return list(range(start, start + len(content)))

    def cells(self, line: int, begin: int) -> list[list[int]]:
        """Return offsets of the characters of each cell in a row of a table; an escaped bar belongs to its cell.

        ``begin`` is the place in the text that is read where the row begins in its line.
        """
        text, start = without_bars_of_formulas(self.lines[line]), self.line_start(line)
        column = len(text) - len(text[begin - self._text_starts[line] :].lstrip())
        bars = [i for i in range(column, len(text)) if text[i] == "|" and (i == column or text[i - 1] != "\\")]
        edges = [*([] if bars[:1] == [column] else [column - 1]), *bars, len(text)]
        cells = []
        for left, right in pairwise(edges):
            inside = [i for i in range(left + 1, right) if text[i : i + 2] != "\\|"]
            while inside and text[inside[0]].isspace():
                inside.pop(0)
            while inside and text[inside[-1]].isspace():
                inside.pop()
            cells.append([start + i for i in inside])
        return cells


def _has_odd_spaces_alone(line: str) -> bool:
    """Return whether a line has, behind marks of quotes and lists, nothing but spaces that the parser takes for words.

    It leaves them out later, and with them the line.
    """
    return line.strip(_MARKS).isspace()
