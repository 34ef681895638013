r"""Finds formulas in Markdown: $…$, $$…$$, \(…\) and \[…\]. No Qt here.

A dollar sign is mostly money, so what stands between two of them must look like a formula, and they must stand close to
it. A formula on lines of its own is a block up to its end, or up to an empty line where its end has not come yet: so a
block is the same whether its end was there when it was first read.
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_inline import StateInline

INLINE, BLOCK = "formula", "formula_block"
ENDS = {"$": "$", "$$": "$$", "\\(": "\\)", "\\[": "\\]"}
_LONGEST = 2_000
_SIGNS = re.compile(r"[\\^_={}<>+|]")
_WORD = re.compile(r"[^\W\d_]{3,}")
_QUOTE_MARKS = re.compile(r"(?<=\n)[ \t]*(?:>[ \t]?)+")


def read_formulas(markdown: MarkdownIt) -> None:
    """Add the rules."""
    markdown.inline.ruler.before("escape", INLINE, _inline)
    markdown.block.ruler.before("fence", BLOCK, _block, {"alt": ["paragraph", "reference", "blockquote", "list"]})


def _opening(text: str, at: int) -> str:
    return next((mark for mark in ("$$", "$", "\\(", "\\[") if text.startswith(mark, at)), "")


def _inline(state: StateInline, silent: bool) -> bool:
    text, start = state.src, state.pos
    opening = _opening(text, start)
    if not opening:
        return False
    inner = start + len(opening)
    end = _end_of_money(text, start) if opening == "$" else _end(text, inner, ENDS[opening])
    if end < 0 or end - inner > _LONGEST or not _is_formula(text[inner:end], opening):
        return False
    if not silent:
        token = state.push(INLINE, "", 0)
        token.content, token.markup = text[inner:end], opening
    state.pos = end + len(ENDS[opening])
    return True


def _end(text: str, start: int, mark: str) -> int:
    """Return where ``mark`` stands next and is no escape; -1 where it does not."""
    at = text.find(mark, start)
    while at > 0 and text[at - 1] == "\\" and mark[0] == "$":
        at = text.find(mark, at + 1)
    return at


def _end_of_money(text: str, start: int) -> int:
    """Return where the formula of a single dollar sign ends; -1 where the sign is one of money."""
    if start and (text[start - 1].isalnum() or text[start - 1] == "$"):
        return -1
    first = text[start + 1 : start + 2]
    if not first or first.isspace():
        return -1
    end = _end(text, start + 1, "$")
    if end < 0 or text[end - 1].isspace() or text[end + 1 : end + 2].isdigit():
        return -1
    return end


def _is_formula(content: str, opening: str) -> bool:
    if not content.strip() or "`" in content:
        return False
    if opening == "\\[" and content.strip().isdigit():  # a footnote in brackets
        return False
    return opening != "$" or _SIGNS.search(content) is not None or _WORD.search(content) is None


def _block(state: StateBlock, start_line: int, end_line: int, silent: bool) -> bool:
    """Take the lines of a formula that begins a line and has nothing but a full stop after its end."""
    begin = state.bMarks[start_line] + state.tShift[start_line]
    if state.is_code_block(start_line):
        return False
    opening = _opening(state.src, begin)
    if opening not in {"$$", "\\["} or state.src.startswith("$$$", begin):
        return False
    after, last = "", _last_line(state, start_line, end_line)
    inner, limit = begin + len(opening), state.eMarks[last]
    close = _end(state.src[:limit], inner, ENDS[opening])
    if close >= 0:
        closing_line = next(line for line in range(start_line, last + 1) if close <= state.eMarks[line])
        after = state.src[close + 2 : state.eMarks[closing_line]].strip()
        if after not in {"", ".", ",", ";", ":"} or not _is_formula(state.src[inner:close], opening):
            return False
        last = closing_line
    if silent:
        return True
    token = state.push(BLOCK, "", 0)
    token.map = [start_line, last + 1]
    token.markup = opening
    stop = close if close >= 0 else limit
    token.content = _QUOTE_MARKS.sub(lambda found: " " * len(found.group()), state.src[inner:stop])
    token.meta = {"begin": begin, "closed": close >= 0, "after": after}
    state.line = last + 1
    return True


def _last_line(state: StateBlock, start_line: int, end_line: int) -> int:
    """Return the last line before an empty one, or one that stands further left than what it would be a part of."""
    line = start_line
    while line + 1 < end_line and not state.isEmpty(line + 1) and state.sCount[line + 1] >= state.blkIndent:
        line += 1
    return line
