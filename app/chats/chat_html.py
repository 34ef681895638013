"""A chat as one page for any browser, with the colours of its replies: no script, no network, no program.

A reply's Markdown as HTML, each letter in the colour of its token.

All that comes from a reply is text: a link leads to the web or a mailbox, or is none, and no picture is loaded. Lists
and quotes begin at the side where their first letters do.

All that was said is text in it; the page's policy lets nothing run and nothing be loaded.
"""

from __future__ import annotations

import base64
import html
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from urllib.parse import urlsplit

from app.chats.records import AttachedFile, Conversation, StoredMessage, ToolUse
from app.markdown.blocks import LINE_BREAK, NOWHERE, Block, BlockKind, TextRun, TextStyle, runs_from_right
from app.markdown.reader import read_markdown
from app.palette import LIGHT
from app.picture_headers import kind_of
from app.speculation.trace import Outcome, Round, Token, Trace
from app.syntax_colours import syntax_name
from app.traces.readout import readout
from app.traces.reasoning import find_reasoning
from app.traces.trace_html import filled, html_text, policy_without_script, style_of, syntax_style

_SAFE_SCHEMES = frozenset({"http", "https", "mailto"})
_DEEPEST_HEADING = 6

Written = Callable[[Sequence[TextRun]], str]
"""Writes runs as HTML."""
_TAGS = (("bold", "strong"), ("italic", "em"), ("strike", "s"), ("underline", "u"), ("code", "code"))


class ColouredReply:
    """A reply whose parts can be written as HTML.
    Where ``rounds`` wrote something else than the text, it has no colours.
    """

    def __init__(self, text: str, rounds: Sequence[Round]) -> None:
        self._text = text
        self._tokens: list[Token] = []
        self._token_at: list[int] = []
        """The token of each letter."""
        self._wrong: list[tuple[int, Token]] = []
        """Wrong guesses, the first one last, each before the letter where it was made."""
        if "".join(round_.text for round_ in rounds) == text:
            for round_ in rounds:
                self._take(round_.to_keep)
        self._wrong_places = [place for place, _ in self._wrong]
        self._wrong.reverse()

    def html(self, begin: int = 0, end: int | None = None) -> str:
        """Return a part of the reply. Parts are asked for in their order, and each once."""
        end = len(self._text) if end is None else end
        page = _Page()
        for block in read_markdown(self._text[begin:end]):
            page.add(block, lambda runs: self._runs(runs, begin))
        return page.closed(self._wrong_before(end))

    def _take(self, round_: Round) -> None:
        for place, token in enumerate(round_.tokens):
            if place == round_.accepted:
                self._wrong += ((len(self._token_at), wrong) for wrong in round_.rejected)
            self._token_at += [len(self._tokens)] * len(token.text)
            self._tokens.append(token)

    def _runs(self, runs: Sequence[TextRun], begin: int) -> str:
        return "".join(self._run(run, begin) for run in runs)

    def _run(self, run: TextRun, begin: int) -> str:
        letters = [
            (letter, at + begin if at != NOWHERE else None) for letter, at in zip(run.text, run.offsets, strict=True)
        ]
        parts: list[str] = []
        for (outcome, _), group in groupby(letters, key=lambda one: self._mark_at(one[1])):
            same = list(group)
            if same[0][1] is not None:
                parts.append(self._wrong_before(same[0][1] + 1))
            parts.append(_marked(outcome, "".join(letter for letter, _ in same)))
        return _styled("".join(parts), run.style)

    def _mark_at(self, at: int | None) -> tuple[Outcome, int]:
        """Return the outcome of a letter, and how many places before it have wrong guesses, which part marks."""
        if at is None or at >= len(self._token_at):
            return Outcome.PLAIN, NOWHERE
        return self._tokens[self._token_at[at]].outcome, bisect_right(self._wrong_places, at)

    def _wrong_before(self, end: int) -> str:
        rejected: list[str] = []
        while self._wrong and self._wrong[-1][0] < end:
            token = self._wrong.pop()[1]
            rejected.append(_marked(token.outcome, token.text))
        return "".join(rejected)


class _Page:
    """Puts blocks, which are a flat list, into the elements that they stand in."""

    def __init__(self) -> None:
        self._parts: list[str] = []
        self._quotes = 0
        self._lists: list[str] = []
        """The tags of those that are open."""
        self._group = NOWHERE
        """Of the code that is open."""

    def add(self, block: Block, written: Written) -> None:
        if block.kind is BlockKind.CODE and block.group == self._group and block.marker is None:
            self._parts.append("\n" + written(_without_code(block.runs)))
            return
        self._end_code()
        self._enter(block)
        match block.kind:
            case BlockKind.CODE:
                self._parts.append("<pre><code>" + written(_without_code(block.runs)))
                self._group = block.group
            case BlockKind.RULE:
                self._parts.append("<hr>")
            case BlockKind.TABLE:
                self._parts.append(_table(block, written))
            case BlockKind.HEADING:
                tag = f"h{min(_DEEPEST_HEADING, block.level + 1)}"
                self._parts.append(f"<{tag}>{written(_not_bold(block.runs))}</{tag}>")
            case BlockKind.PARAGRAPH:
                kind = ' class="tight"' if block.tight or (self._lists and block.marker is not None) else ""
                kind = ' class="center"' if block.aligns == ("center",) else kind
                self._parts.append(f"<p{kind}>{written(block.runs)}</p>")

    def closed(self, rest: str) -> str:
        self._end_code()
        self._leave(0, 0)
        if rest:
            self._parts.append(f"<p>{rest}</p>")
        return "".join(self._parts)

    def _end_code(self) -> None:
        if self._group != NOWHERE:
            self._parts.append("</code></pre>")
            self._group = NOWHERE

    def _enter(self, block: Block) -> None:
        if block.quote != self._quotes:
            self._leave(0, min(block.quote, self._quotes))
        self._leave(block.indent, self._quotes)
        while self._quotes < block.quote:
            self._parts.append(f"<blockquote{_direction(block)}>")
            self._quotes += 1
        marker = block.marker.text if block.marker is not None else ""
        tag = "ol" if marker.endswith(".") else "ul"
        if marker and len(self._lists) == block.indent:
            if self._lists[-1] == tag:
                self._parts.append("</li>" + _item(marker))
                return
            self._leave(block.indent - 1, self._quotes)
        while len(self._lists) < block.indent:
            last = len(self._lists) + 1 == block.indent
            self._lists.append(tag)
            self._parts.append(f"<{tag}{_direction(block)}>" + _item(marker if last else ""))

    def _leave(self, lists: int, quotes: int) -> None:
        while len(self._lists) > lists:
            self._parts.append(f"</li></{self._lists.pop()}>")
        while self._quotes > quotes:
            self._parts.append("</blockquote>")
            self._quotes -= 1


def _direction(block: Block) -> str:
    """Return the attribute that says where lines begin in what a block is the first of: guesses may run otherwise."""
    return f' dir="{"rtl" if runs_from_right(block) else "ltr"}"'


def _item(marker: str) -> str:
    if not marker:
        return '<li class="unmarked">'
    return f'<li value="{int(marker[:-1])}">' if marker.endswith(".") else "<li>"


def _table(block: Block, written: Written) -> str:
    rows = []
    for number, row in enumerate(block.rows):
        tag = "td" if number else "th"
        cells = []
        for place, cell in enumerate(row):
            align = block.aligns[place] if place < len(block.aligns) else "left"
            kind = f' class="{align}"' if align in {"center", "right"} else ""
            cells.append(f"<{tag}{kind}>{written(cell if number else _not_bold(cell))}</{tag}>")
        rows.append(f"<tr>{''.join(cells)}</tr>")
    head, *body = rows
    return (
        f'<div class="wide"><table{_direction(block)}><thead>{head}</thead><tbody>{"".join(body)}</tbody></table></div>'
    )


def _not_bold(runs: Sequence[TextRun]) -> list[TextRun]:
    """Return the runs of a heading, which is bold by what it is."""
    return [replace(run, style=replace(run.style, bold=False)) for run in runs]


def _without_code(runs: Sequence[TextRun]) -> list[TextRun]:
    """Return the runs of a line of code, which stands in an element of its own, with their syntax alone."""
    return [TextRun(run.text, TextStyle(syntax=run.style.syntax), run.offsets) for run in runs]


def _styled(html: str, style: TextStyle) -> str:
    for name, tag in _TAGS:
        if getattr(style, name):
            html = f"<{tag}>{html}</{tag}>"
    if style.script:
        html = f"<{style.script}>{html}</{style.script}>"
    if name := syntax_name(style.syntax or ""):
        html = f'<span class="syntax-{name}">{html}</span>'
    if style.link is None:
        return html
    if not _leads_out(style.link):
        return f'<span title="{html_text(style.link)}">{html}</span>'
    return f'<a href="{html_text(style.link)}" rel="noopener noreferrer nofollow" target="_blank">{html}</a>'


def _leads_out(link: str) -> bool:
    try:
        return urlsplit(link).scheme.lower() in _SAFE_SCHEMES
    except ValueError:
        return False


def _marked(outcome: Outcome, text: str) -> str:
    """Return text with the mark of its outcome, which begins with the first letter and ends with the last."""
    letters = text.strip()
    if LIGHT.outcomes[outcome].tint is None or not letters:
        return _shown(text)
    before, after = map(_shown, text.split(letters, 1))
    if outcome is Outcome.REJECTED:  # its spaces come and go with it
        return f'<span class="token rejected">{before}<span class="mark">{_shown(letters)}</span>{after}</span>'
    return f'{before}<span class="token mark {outcome}">{_shown(letters)}</span>{after}'


def _shown(text: str) -> str:
    return html_text(text).replace(LINE_BREAK, "<br>")


_STATES = {"streaming": "Unfinished", "cancelled": "Stopped", "failed": "Failed"}


def to_html(conversation: Conversation, messages: Sequence[StoredMessage]) -> str:
    """Return the branch as shown, as HTML."""
    style = f"{style_of('page', 'chat')}\n{syntax_style()}"
    title = conversation.title or "Conversation"
    coloured = any(message.trace is not None and message.trace.rounds for message in messages)
    return filled(
        "chat",
        {
            "policy": policy_without_script(style),
            "style": style,
            "title": html_text(title),
            "day": f"{conversation.created_at.astimezone():%Y-%m-%d}",
            "legend": _legend() if coloured else "",
            "messages": "\n".join(map(_message, messages)),
        },
    )


def _message(message: StoredMessage) -> str:
    files = "".join(map(_file, message.files))
    if message.role != "assistant":
        return f'<article class="question" dir="auto">{files}{html_text(message.text)}</article>'
    trace = message.trace
    figures = readout(trace.summary).sentence if trace is not None else ""
    state = "Edited" if message.is_edited else _STATES.get(message.state) if trace is None else None
    note = " · ".join(filter(None, (figures, state)))
    foot = f'<p class="readout">{html_text(note)}</p>' if note else ""
    tools = "".join(map(_use, message.uses))
    return f'<article class="reply" dir="auto">{_reply(message.text, trace)}</article>{tools}{foot}'


def _file(file: AttachedFile) -> str:
    kind = kind_of(file.picture)
    if not kind:
        words = html_text(file.text)
        return f'<details class="file"><summary>{html_text(file.name)}</summary><pre>{words}</pre></details>'
    # The kind is one of a few words of ours; base64 has no sign that ends an attribute.
    content = base64.b64encode(file.picture).decode()
    name = html.escape(file.name)
    return f'<img class="picture" alt="{name}" title="{name}" src="data:image/{kind};base64,{content}">'


def _use(use: ToolUse) -> str:
    head = f"Tool: {' · '.join(filter(None, (use.server, use.tool or use.name)))} ({use.outcome})"
    words = "\n\n".join(filter(None, (use.arguments, use.result)))
    call = f'<details class="file"><summary>{html_text(head)}</summary><pre>{html_text(words)}</pre></details>'
    return call + "".join(map(_file, use.pictures))


def _reply(text: str, trace: Trace | None) -> str:
    reply = ColouredReply(text, trace.rounds if trace is not None else ())
    reasoning = find_reasoning(text)
    if reasoning is None or not reasoning.words:
        return reply.html(reasoning.end if reasoning is not None else 0)
    inner, close = reasoning.start + len("<think>"), reasoning.end - len("</think>") * reasoning.closed
    thought = reply.html(inner, close)
    answer = reply.html(reasoning.end)
    return f'<details class="thought"><summary>{html_text(reasoning.label)}</summary>{thought}</details>{answer}'


def _legend() -> str:
    shown = (Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS, Outcome.REJECTED)
    items = "".join(
        f'<li><span class="token mark {outcome}">{html.escape(LIGHT.outcomes[outcome].label)}</span></li>'
        for outcome in shown
    )
    return (
        f'<div class="legend"><ul aria-label="What the colours mean">{items}</ul>'
        '<label><input type="checkbox" id="show-rejected"> Wrong guesses</label>'
        '<label><input type="checkbox" id="show-colours" checked> Colours</label></div>'
    )
