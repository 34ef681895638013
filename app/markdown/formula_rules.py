r"""Finds formulas in Markdown: $…$, $$…$$, \(…\), \[…\] and \begin{align}…\end{align}. No Qt here.

A dollar sign is mostly money, and a bracket after a backslash is often one that a program marked so that it stays a
bracket: what stands between two of them must look like a formula. One on lines of its own is a block. Where its end
has not come yet, the lines are those of a formula that is still being written, or, once an empty line has come, text.
"""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_block.table import table
from markdown_it.rules_inline import StateInline

from app.markdown.emphasis import is_cjk

INLINE, BLOCK = "formula", "formula_block"
GROWING = "growing_formula"
"""In the parser's environment: the first line of what may become a formula, once its end comes."""
ENDS = {"$": "$", "$$": "$$", "\\(": "\\)", "\\[": "\\]", "": ""}
"""The mark that ends a formula by the one that begins it; an environment begins and ends with its own name."""
_LONGEST = 2_000
_SIGNS = re.compile(r"[\\^_={}<>+|]")
_FUNCTIONS = "sin|cos|tan|log|exp|lim|max|min|mod|gcd|det"
_WORD = re.compile(rf"(?<![^\W\d_])(?!(?:{_FUNCTIONS})(?![^\W\d_]))(?:[^\W\d_]{{3,}}|(?<=\s)[^\W\d_]{{2}}(?=\s))")
_POINTS = re.compile(r"[A-Z]{3,4}")
"""Of a triangle or a square, each by its letter."""
_COMMAND = re.compile(r"\\[A-Za-z]")
_BRACKET = re.compile(r"(?<!\\)(?:\\\\)*\\[\[(]")
_ENVIRONMENT = re.compile(
    r"\\begin\{((?:align|alignat|flalign|gather|equation|multline|eqnarray)\*?|aligned|gathered|split|"
    r"[dr]?cases|[pbBvV]?(?:small)?matrix|array)\}"
)
_SURE_BEGINNING = re.compile(r"[ \t]*(?:\n|$|\\[A-Za-z])")
_QUOTE_MARKS = re.compile(r"(?<=\n)[ \t]*(?:>[ \t]?)+")


def read_formulas(markdown: MarkdownIt) -> None:
    """Add the rules."""
    markdown.inline.ruler.before("escape", INLINE, _inline)
    markdown.block.ruler.before("fence", BLOCK, _block, {"alt": ["paragraph", "reference", "blockquote", "list"]})


def formula_at(text: str, start: int) -> tuple[str, int, int] | None:
    """Return the mark that begins a formula within a line, and where what it says begins and ends."""
    opening = _opening(text, start)
    if opening is None:
        return None
    inner = start + len(opening)
    end = _end_of_money(text, start) if opening == "$" else _end(text, inner, opening, inner + _LONGEST)
    if end < 0 or end - inner > _LONGEST or not is_formula(text[inner:end], opening):
        return None
    return opening, inner, end


def _opening(text: str, at: int) -> str | None:
    if text[at : at + 1] not in {"$", "\\"}:
        return None
    opener = next((mark for mark in ("$$", "$", "\\(", "\\[") if text.startswith(mark, at)), None)
    return "" if opener is None and _ENVIRONMENT.match(text, at) else opener


def _inline(state: StateInline, silent: bool) -> bool:
    formula = formula_at(state.src, state.pos)
    if formula is None:
        return False
    opening, inner, end = formula
    if not silent:
        token = state.push(INLINE, "", 0)
        token.content, token.markup = state.src[inner:end], opening
    state.pos = end + len(ENDS[opening])
    return True


def _end(text: str, start: int, opening: str, limit: int) -> int:
    """Return where the formula that begins with ``opening`` ends before ``limit``; -1 where it does not."""
    environment = _ENVIRONMENT.match(text, start) if not opening else None
    if environment is not None:
        mark = f"\\end{{{environment[1]}}}"
        at = text.find(mark, start, limit)
        return at if at < 0 else at + len(mark)
    mark = ENDS[opening]
    at = text.find(mark, start, limit)
    while at > 0 and _is_escaped(text, at):
        at = text.find(mark, at + 1, limit)
    return at


def _is_escaped(text: str, at: int) -> bool:
    """Return whether an odd number of backslashes stands before a place."""
    before = at
    while before and text[before - 1] == "\\":
        before -= 1
    return (at - before) % 2 == 1


def _end_of_money(text: str, start: int) -> int:
    """Return where the formula of a single dollar sign ends; -1 where the sign is one of money."""
    before, first = text[start - 1 : start], text[start + 1 : start + 2]
    if before == "$" or (before.isascii() and before.isalnum()) or not first or first.isspace():
        return -1
    end = _end(text, start + 1, "$", start + _LONGEST)
    if end < 0 or text[end - 1].isspace() or text[end + 1 : end + 2].isdigit():
        return -1
    return end


def is_formula(content: str, opening: str) -> bool:
    """Return whether what stands after the mark ``opening`` looks like a formula."""
    if not content.strip() or "`" in content:
        return False
    if opening in {"$$", ""}:
        return True
    has_words = _WORD.search(content) is not None or any(map(is_cjk, content))
    if opening == "$":
        return not has_words or _POINTS.fullmatch(content) is not None or _SIGNS.search(content) is not None
    return not _BRACKET.search(content) and _is_in_brackets_of_formula(content, opening, has_words=has_words)


def _is_in_brackets_of_formula(content: str, opening: str, *, has_words: bool) -> bool:
    if content[0].isspace():  # as no program writes what it keeps a bracket
        return opening == "\\(" or not content.strip().isdigit()
    if opening == "\\(":
        return not has_words or content.isupper() or _SIGNS.search(content) is not None
    return _COMMAND.search(content) is not None or (not has_words and _SIGNS.search(content) is not None)


def _block(state: StateBlock, start_line: int, end_line: int, silent: bool) -> bool:
    """Take the lines of a formula that begins a line and has nothing but a full stop after its end."""
    text, begin = state.src, state.bMarks[start_line] + state.tShift[start_line]
    opening = None if state.is_code_block(start_line) else _opening(text, begin)
    if opening not in {"$$", "\\[", ""} or text.startswith("$$$", begin) or (silent and _ends_another(state, begin)):
        return False
    last = _last_line(state, start_line, end_line)
    inner, limit = begin + len(opening), state.eMarks[last]
    close = _end(text, inner, opening, min(limit, state.bMarks[start_line] + _LONGEST))
    after = ""
    if close >= 0:
        last = next(line for line in range(start_line, last + 1) if close <= state.eMarks[line])
        after = text[close + len(ENDS[opening]) : state.eMarks[last]].strip()
        if after not in {"", ".", ",", ";", ":"} or not is_formula(text[inner:close], opening):
            return False
        if state.eMarks[last] == len(text):
            state.env.setdefault(GROWING, start_line)  # more may come behind its end
    elif limit > state.bMarks[start_line] + _LONGEST or text.find("\n", limit + 1) >= 0:
        return False  # it is too long, or a whole line follows that is none of it
    else:
        state.env.setdefault(GROWING, start_line)
        if opening and not _SURE_BEGINNING.match(text, inner):
            return False
    if silent:
        return True
    token = state.push(BLOCK, "", 0)
    token.map = [start_line, last + 1]
    token.markup = opening
    stop = close if close >= 0 else limit
    token.content = _QUOTE_MARKS.sub(lambda match: " " * len(match.group()), text[inner:stop])
    token.meta = {"begin": begin, "closed": close >= 0, "after": after}
    state.line = last + 1
    return True


def _ends_another(state: StateBlock, begin: int) -> bool:
    """Return whether two dollar signs that begin a line of a paragraph end what two others began further up in it."""
    if state.parentType != "paragraph" or not state.src.startswith("$$", begin):
        return False
    return state.src.count("$$", state.bMarks[state.line], begin) % 2 == 1


def _last_line(state: StateBlock, start_line: int, end_line: int) -> int:
    """Return the last line before an empty one, or one that stands further left than what it would be a part of.

    No line is looked at that a formula cannot reach.
    """
    line, furthest = start_line, state.bMarks[start_line] + _LONGEST
    while line + 1 < end_line and not state.isEmpty(line + 1) and state.sCount[line + 1] >= state.blkIndent:
        if state.eMarks[line] > furthest:
            break
        line += 1
    return line


ROW_BEGIN = "row_begin"
"""In the meta of a row: its first place in what is read, behind the marks of quotes and lists."""
_BAR = "\ufdd2"
"""Stands for a bar of a formula meanwhile; Unicode has it for no letter."""
_UNDER_THE_HEAD = re.compile(r"[-:|][-:| \t]*")
_UNMARKED_BAR = re.compile(r"(?<!\\)\|")
_MARKS = re.compile(r"`+|\\.|\$\$?")


def keep_formulas_in_cells(markdown: MarkdownIt) -> None:
    """Read tables so."""
    markdown.block.ruler.at("table", _table, {"alt": ["paragraph", "reference"]})


def _table(state: StateBlock, start_line: int, end_line: int, silent: bool) -> bool:
    source, under = state.src, start_line + 1
    if under >= end_line or not _UNDER_THE_HEAD.fullmatch(
        source, state.bMarks[under] + state.tShift[under], state.eMarks[under]
    ):
        return False
    last = under
    while last + 1 < end_line and not state.isEmpty(last + 1):
        last += 1
    begin, end = state.bMarks[start_line], state.eMarks[last]
    lines = source[begin:end].split("\n")
    state.src = source[:begin] + "\n".join(map(without_bars_of_formulas, lines)) + source[end:]
    before = len(state.tokens)
    is_table = table(state, start_line, end_line, silent)
    state.src = source
    for token in state.tokens[before:]:
        token.content = token.content.replace(_BAR, "|")
        if token.type == "tr_open" and token.map:
            token.meta[ROW_BEGIN] = state.bMarks[token.map[0]] + state.tShift[token.map[0]]
    return is_table


def without_bars_of_formulas(line: str) -> str:
    """Return a line of a table, as long as it is, with another letter for the bars that stand in formulas."""
    if "|" not in line or not ("$" in line or "\\" in line):
        return line
    parts, done, at = [], 0, 0
    while match := _MARKS.search(line, at):
        at = match.end()
        if match.group()[0] == "`":
            end = line.find(match.group(), at)
            at = at if end < 0 else end + len(match.group())
            continue
        formula = formula_at(line, match.start())
        if formula is None:
            continue
        opening, inner, end = formula
        content = line[inner:end]
        at = end + len(ENDS[opening])
        if "|" in content and _holds_together(content, opening, line[at : at + 1]):
            parts += [line[done:inner], _UNMARKED_BAR.sub(_BAR, content)]
            done = end
    return "".join((*parts, line[done:]))


def _holds_together(content: str, opening: str, following: str) -> bool:
    """Return whether the bars in what may be a formula can hardly be those between cells."""
    if opening == "$" and following.isascii() and following.isalnum():
        return False
    if content.count("|") % 2 and (content[0] == "|" or content[-1] == "|"):
        return False
    return is_formula(content.replace("|", ""), opening)
