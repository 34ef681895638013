"""A chat as one page for any browser, with the colours of its replies: no script, no network, no program.

All that was said is text in it; the page's policy lets nothing run and nothing be loaded.
"""

from __future__ import annotations

import base64
import html
from collections.abc import Sequence

from app.chats.exports.reply_html import ColouredReply
from app.chats.records import AttachedFile, Conversation, StoredMessage, ToolUse
from app.palette import LIGHT
from app.picture_headers import kind_of
from app.speculation.trace import Outcome, Trace
from app.traces.html_parts import filled, html_text, policy_without_script, style_of, syntax_style
from app.traces.readout import readout
from app.traces.reasoning import find_reasoning

_STATES = {"streaming": "Unfinished", "cancelled": "Stopped", "failed": "Failed"}


def to_html(conversation: Conversation, messages: Sequence[StoredMessage]) -> str:
    """The branch as shown, as HTML."""
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
    said = readout(trace.summary).sentence if trace is not None else ""
    note = " · ".join(filter(None, (said, "" if trace is not None else _STATES.get(message.state))))
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
    return f'<details class="file"><summary>{html_text(head)}</summary><pre>{html_text(words)}</pre></details>'


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
        f'<li><span class="token {outcome}">{html.escape(LIGHT.outcomes[outcome].label)}</span></li>'
        for outcome in shown
    )
    return (
        f'<div class="legend"><ul aria-label="What the colours mean">{items}</ul>'
        '<label><input type="checkbox" id="show-rejected"> Wrong guesses</label>'
        '<label><input type="checkbox" id="show-colours" checked> Colours</label></div>'
    )
