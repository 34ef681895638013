"""The assistants that come along. A person may change or delete them.

They are written in English into a new file of chats, and read in the language of the window as long as they are as they
came.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace

from app.chats.assistants.assistant import Assistant
from app.language import mark, tr_marked

_NAME, _PROMPT = "name of an assistant", "system prompt of an assistant"
_FIRST = (
    Assistant(
        mark("Short answers", meaning="name of an assistant"),
        {
            "system_prompt": mark(
                "Answer in one or two plain sentences. If a single word or number is enough, give only that. Do not "
                "repeat the question and do not add advice that was not asked for.",
                meaning="system prompt of an assistant",
            ),
            "temperature": 0.3,
        },
    ),
    Assistant(
        mark("Code", meaning="name of an assistant"),
        {
            "system_prompt": mark(
                "You are a careful programmer. Answer with working code first, in one code block that names its "
                "language, then explain in a few sentences only what is not obvious. Handle errors, use clear names, "
                "and say which version or library you assume. If the question leaves something open, choose the usual "
                "way and say so.",
                meaning="system prompt of an assistant",
            ),
            "temperature": 0.2,
        },
    ),
    Assistant(
        mark("Translate", meaning="name of an assistant"),
        {
            "system_prompt": mark(
                "You are a translator. Translate what you are given into English; if it is English already, translate "
                "it into the language that the person names, or into German if none is named. Keep the meaning, the "
                "tone and the layout. Leave code, names and links as they are. Reply with the translation alone.",
                meaning="system prompt of an assistant",
            ),
            "temperature": 0.2,
        },
    ),
    Assistant(
        mark("Rewrite politely", meaning="name of an assistant"),
        {
            "system_prompt": mark(
                "Rewrite what you are given so that it is polite, clear and friendly, in the same language and at "
                "about the same length. Keep every fact, date and request. Reply with the rewritten text alone.",
                meaning="system prompt of an assistant",
            ),
            "temperature": 0.5,
        },
    ),
    Assistant(
        mark("Teach", meaning="name of an assistant"),
        {
            "system_prompt": mark(
                "You are a patient teacher. Explain step by step in everyday words, beginning with what the person "
                "most likely knows. Give one small example, say each new term once in plain words, and end with one "
                "short question that lets the person check whether they have understood.",
                meaning="system prompt of an assistant",
            ),
            "temperature": 0.7,
        },
    ),
)


def first_assistants() -> str:
    """Return the SQL that writes them into the table of assistants."""
    rows = (f"({_quoted(one.name)}, {_quoted(json.dumps(dict(one.values)))})" for one in _FIRST)
    return f"INSERT INTO assistants (name, content) VALUES {', '.join(rows)};"  # noqa: S608 - the constants above


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def as_read(stored: Assistant) -> Assistant:
    """Return an assistant as a person reads it: one that is as it came, in their language."""
    for one in _FIRST:
        if _same(one, stored):
            return _translated(one)
    return stored


def as_stored(read: Assistant) -> Assistant:
    """Return an assistant as it is kept: one that is as it came, in English, whichever language is chosen later."""
    for one in _FIRST:
        if _same(_translated(one), read):
            return one
    return read


def _translated(one: Assistant) -> Assistant:
    prompt = tr_marked(one.values["system_prompt"], meaning=_PROMPT)
    return replace(one, name=tr_marked(one.name, meaning=_NAME), values={**one.values, "system_prompt": prompt})


def _same(one: Assistant, other: Assistant) -> bool:
    return (one.name, _set(one.values)) == (other.name, _set(other.values))


def _set(values: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in values.items() if value is not None}
