"""Text about a call of a tool: nothing in it hides, turns text around, or means anything to HTML."""

from __future__ import annotations

import json

from app.chats.records import ToolOutcome, ToolUse
from app.language import mark, tr, tr_marked

_MOST_SHOWN = 12_000
"""Letters of a result that are shown; the chat keeps all that the model was given."""
_LONGEST_NAME = 60
_OUTCOMES: dict[ToolOutcome, str] = {
    "waiting": mark("not called yet"),
    "done": mark("done", meaning="a tool call"),
    "failed": mark("did not work"),
    "refused": mark("not allowed"),
    "stopped": mark("stopped"),
}


def named(use: ToolUse) -> str:
    """Return a tool's name and whose it is."""
    name = bare(use.tool or use.name)
    shown = name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…"
    return tr("“{tool}” of {server}", tool=shown, server=bare(use.server) or tr("a tool server"))


def label(use: ToolUse) -> str:
    """Return a call in one line."""
    meaning = "a tool call" if use.outcome == "done" else ""
    return tr("Tool: {tool} · {outcome}", tool=named(use), outcome=tr_marked(_OUTCOMES[use.outcome], meaning=meaning))


def details(use: ToolUse) -> str:
    """Return what a tool was given and what it brought."""
    shown = bare(use.result[:_MOST_SHOWN], lines=True) + ("…" if len(use.result) > _MOST_SHOWN else "")
    arguments_text = tr("Asked with:") + f"\n{arguments(use)}"
    return f"{arguments_text}\n\n" + tr("Brought:") + f"\n{shown}" if use.result else arguments_text


def arguments(use: ToolUse) -> str:
    """Return a call's arguments, each in a line."""
    try:
        arguments_text = json.dumps(json.loads(use.arguments), indent=2, ensure_ascii=False)
    except (ValueError, RecursionError):
        arguments_text = use.arguments
    return bare(tr("(nothing)") if arguments_text == "{}" else arguments_text, lines=True)


def bare(text: str, *, lines: bool = False) -> str:
    """Return a text in which whatever has no shape is spelled out."""
    keeps = "\n\t" if lines else ""
    return "".join(letter if letter.isprintable() or letter in keeps else f"\\u{ord(letter):04x}" for letter in text)
