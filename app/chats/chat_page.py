"""A chat as one page for any browser, with the colours of its replies: no script, no network, no program.

All that was said is text in it; the page's policy lets nothing run and nothing be loaded.
"""

from __future__ import annotations

import html
import re
from collections.abc import Iterator, Sequence
from itertools import dropwhile, pairwise
from typing import NamedTuple

from app.chats.records import Conversation, StoredMessage, ToolUse
from app.palette import LIGHT
from app.speculation.trace import Outcome, Token, Trace
from app.traces.page_parts import filled, html_text, policy_without_script, style_of
from app.traces.readout import readout
from app.traces.reasoning import find_reasoning

_TAG = re.compile(r"<[^>]*>")
_FIRST_BREAKS = re.compile(r"^((?:<[^>]*>)*)\n+")
_STATES = {"streaming": "Unfinished", "cancelled": "Stopped", "failed": "Failed"}


def to_html(conversation: Conversation, messages: Sequence[StoredMessage]) -> str:
    """The branch as shown, as HTML."""
    style = style_of("page", "chat")
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
    files = "".join(
        f'<details class="file"><summary>{html_text(file.name)}</summary><pre>{html_text(file.text)}</pre></details>'
        for file in message.files
    )
    if message.role != "assistant":
        return f'<article class="question" dir="auto">{files}{html_text(message.text)}</article>'
    trace = message.trace
    said = readout(trace.summary).sentence if trace is not None else ""
    note = " · ".join(filter(None, (said, "" if trace is not None else _STATES.get(message.state))))
    foot = f'<p class="readout">{html_text(note)}</p>' if note else ""
    tools = "".join(map(_use, message.uses))
    return f'<article class="reply" dir="auto">{_reply(message.text, trace)}</article>{tools}{foot}'


def _use(use: ToolUse) -> str:
    head = f"Tool: {' · '.join(filter(None, (use.server, use.tool or use.name)))} ({use.outcome})"
    words = "\n\n".join(filter(None, (use.arguments, use.result)))
    return f'<details class="file"><summary>{html_text(head)}</summary><pre>{html_text(words)}</pre></details>'


class _Piece(NamedTuple):
    """Letters that look alike."""

    begin: int
    html: str


def _reply(text: str, trace: Trace | None) -> str:
    reasoning = find_reasoning(text)
    if reasoning is None or not reasoning.words:
        return "".join(piece.html for piece in _coloured(text, trace))
    inner, close = reasoning.start + len("<think>"), reasoning.end - len("</think>") * reasoning.closed
    spans = list(_coloured(text, trace, (inner, close, reasoning.end)))
    thought = "".join(piece.html for piece in spans if inner <= piece.begin < close)
    after = (piece.html for piece in spans if piece.begin >= reasoning.end)
    answer = _FIRST_BREAKS.sub(
        r"\1", "".join(dropwhile(_is_blank, after)), count=1
    )  # lines between the two, which the page has room for anyway
    return f'<details class="thought"><summary>{html_text(reasoning.label)}</summary>{thought}</details>{answer}'


def _is_blank(piece: str) -> bool:
    return not _TAG.sub("", piece).strip()


def _coloured(text: str, trace: Trace | None, cuts: tuple[int, ...] = ()) -> Iterator[_Piece]:
    """Yield the reply token by token, each cut where Markdown sets it differently; without tokens, cut there too."""
    ranges = list(prose(text))[::-1]
    rounds = trace.rounds if trace is not None else ()
    if "".join(token.text for round_ in rounds for token in round_.tokens) != text:
        for begin, end in pairwise((0, *cuts, len(text))):
            yield from (_Piece(at, piece) for at, piece in _cut(text[begin:end], begin, ranges))
        return
    at = 0
    for round_ in rounds:
        kept = round_.to_keep
        for place, token in enumerate(kept.tokens):
            if place == kept.accepted:
                yield from (_Piece(at, _span(wrong, html_text(wrong.text))) for wrong in kept.rejected)
            if token.text:
                inside = "".join(piece for _, piece in _cut(token.text, at, ranges))
                yield _Piece(at, _span(token, inside) if token.outcome is not Outcome.PLAIN else inside)
            at += len(token.text)


def _span(token: Token, inside: str) -> str:
    return f'<span class="token {token.outcome}">{inside}</span>'


class StyledSpan(NamedTuple):
    """A part of a text that is set differently: from one place to before another."""

    begin: int
    end: int
    kind: str


def prose(text: str) -> Iterator[StyledSpan]:
    """Yield what Markdown sets differently, in order: code, bold, and the marks themselves, which are pale.

    Line by line and mark by mark, so that no text takes longer than its length.
    """
    at, fence = 0, ""
    for line in text.split("\n"):
        bare = line.lstrip()
        mark = bare[:3] if bare.startswith(("```", "~~~")) else ""
        if mark and (not fence or (fence == mark and not bare.strip(mark[0]).strip())):
            yield StyledSpan(at, at + len(line), "code pale")
            fence = "" if fence else mark
        elif fence:
            yield StyledSpan(at, at + len(line), "code")
        else:
            yield from _line(line, at)
        at += len(line) + 1


def _line(line: str, at: int) -> Iterator[StyledSpan]:
    hashes = len(line) - len(line.lstrip("#"))
    if 0 < hashes <= 6 and line[hashes : hashes + 1] == " ":
        yield StyledSpan(at, at + hashes, "pale")
        yield StyledSpan(at + hashes, at + len(line), "strong")
        return
    place = 0
    tick, stars = line.find("`"), line.find("**")
    while tick >= 0 or stars >= 0:
        code = tick >= 0 and (stars < 0 or tick < stars)
        mark, begin = ("`", tick) if code else ("**", stars)
        end = line.find(mark, begin + len(mark))
        if end < 0:
            return
        yield StyledSpan(at + begin, at + begin + len(mark), "pale")
        yield StyledSpan(at + begin + len(mark), at + end, "code" if code else "strong")
        yield StyledSpan(at + end, at + end + len(mark), "pale")
        place = end + len(mark)
        # Looked for again only once passed: a line of nothing but one mark is not read from each of them to its end.
        tick = line.find("`", place) if 0 <= tick < place else tick
        stars = line.find("**", place) if 0 <= stars < place else stars


def _cut(text: str, at: int, ranges: list[StyledSpan]) -> Iterator[tuple[int, str]]:
    """Yield the pieces of a text that begins at ``at``; ``ranges``, the first one last, lose those that it passed."""
    end = at + len(text)
    begin = at
    while begin < end:
        while ranges and ranges[-1].end <= begin:
            ranges.pop()
        inside = bool(ranges) and ranges[-1].begin <= begin
        stop = min(end, (ranges[-1].end if inside else ranges[-1].begin) if ranges else end)
        piece = html_text(text[begin - at : stop - at])
        yield begin, f'<span class="{ranges[-1].kind}">{piece}</span>' if inside else piece
        begin = stop


def _legend() -> str:
    shown = (Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS, Outcome.REJECTED)
    items = "".join(
        f'<li><span class="token {outcome}">{html.escape(LIGHT.outcomes[outcome].label)}</span></li>'
        for outcome in shown
    )
    return (
        f'<div class="legend"><ul aria-label="What the colours mean">{items}</ul>'
        '<label><input type="checkbox" id="show-rejected"> Wrong guesses</label>'
        '<label><input type="checkbox" id="show-colours" checked> Colours</label></div>'
    )
