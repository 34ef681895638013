"""Keeps a formula in a table whole where it has bars, which part cells: $|x|$ and $P(A|B)$. No Qt here."""

from __future__ import annotations

import re

from markdown_it import MarkdownIt
from markdown_it.rules_block import StateBlock
from markdown_it.rules_block.table import table

from app.markdown.formula_rules import ENDS, formula_at, is_formula

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
    while found := _MARKS.search(line, at):
        at = found.end()
        if found.group()[0] == "`":
            end = line.find(found.group(), at)
            at = at if end < 0 else end + len(found.group())
            continue
        formula = formula_at(line, found.start())
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
