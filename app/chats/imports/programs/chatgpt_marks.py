"""ChatGPT's marks in its words, of letters for private use: around names, links and sources that its page draws."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from app.chats.imports.turns import rows, table, words

_BEGIN, _END, _NEXT = "\ue200", "\ue201", "\ue202"
_MARKS = re.compile(rf"( ?)((?:{_BEGIN}[^{_BEGIN}{_END}]*{_END})+)(?=(.?))", re.DOTALL)
_MARK = re.compile(rf"{_BEGIN}[^{_BEGIN}{_END}]*{_END}")
_LOOSE = re.compile(rf"{_NEXT}turn\d+[a-z_]+\d+|[{_BEGIN}-\ue206]")
_QUOTED_SOURCE = re.compile("【[^【】]{1,200}】")
_REFERENCE = re.compile(r"(?:turn\d+(?:[a-z_]+\d+)?(?:[,:\s]|$))+.*", re.DOTALL)
"""Of a source, which the page shows as a small link."""
_DRAWN = {"image_group", "i", "forecast", "finance", "schedule", "standing", "businesses_map", "filecite", "cite"}
"""Marks without words of their own."""
_FRAME, _FRAME_END = ":::writing", ":::"
"""Lines around letters and posts."""
_SUBJECT = re.compile(r'subject="([^"]*)"')


def replace_marks(text: str, about: Mapping[str, Any]) -> str:
    """Return a text with the words that its reader saw in the place of marks.

    Args:
        text: of a message.
        about: its metadata, which say what some marks stand for.
    """
    seen = {
        words(reference.get("matched_text")): words(reference.get("alt"))
        for reference in map(table, rows(about.get("content_references")))
    }

    def of_marks(found: re.Match[str]) -> str:
        space, marks, following = found.groups()
        read = "".join(seen.get(mark) or _read_mark(mark) for mark in _MARK.findall(marks))
        if not read and (not following or following.isspace() or following in ".,;:!?)"):
            return ""
        return space + read

    if _BEGIN in text:
        text = _MARKS.sub(of_marks, text)
    if "【" in text:
        text = _QUOTED_SOURCE.sub(lambda found: seen.get(found[0]) or found[0], text)
    text = _LOOSE.sub("", text)
    return _remove_frames(text) if _FRAME in text else text


def _read_mark(mark: str) -> str:
    kind, *parts = mark.strip(_BEGIN + _END).split(_NEXT)
    if not parts:
        return "" if _REFERENCE.fullmatch(kind) else kind
    if kind in {"entity", "product_entity"}:
        return _read_entity(_NEXT.join(parts))
    shown = [_plain(part) for part in parts]
    if kind in _DRAWN - {"cite"}:
        return ""
    address = next((part for part in shown if part.startswith(("http://", "https://"))), "")
    label = ", ".join(part for part in shown if part and part != address)
    return f"{label} ({address})" if label and address else label or address


def _read_entity(content: str) -> str:
    """Return what is called a person or a place: a list has the kind first, then the name."""
    try:
        found = json.loads(content)
    except (ValueError, RecursionError):
        return content.strip('[]"')
    if isinstance(found, list):
        return next((name for name in (*map(words, found[1:2]), *map(words, found)) if name), "")
    return words(found) or words(table(found).get("name"))


def _plain(part: str) -> str:
    """Return the words of one part of a mark; none of a source's number."""
    if _REFERENCE.fullmatch(part):
        return ""
    if part[:1] not in "[{":
        return part
    try:
        return ", ".join(filter(None, _collect_texts(json.loads(part))))
    except (ValueError, RecursionError):
        return ""


def _collect_texts(value: Any) -> list[str]:
    if isinstance(value, str):
        return [] if _REFERENCE.fullmatch(value) else [value]
    if isinstance(value, list):
        return [text for one in value for text in _collect_texts(one)]
    if isinstance(value, dict):
        return [
            text
            for name, one in value.items()
            if name in _NAMED or isinstance(one, dict)
            for text in _collect_texts(one)
        ]
    return []


_NAMED = {"title", "name", "text", "content", "selections", "label"}


def _remove_frames(text: str) -> str:
    """Return a text with what a letter is about in the place of the line that begins it."""
    lines: list[str] = []
    is_open = False
    for line in text.split("\n"):
        if line.startswith(_FRAME):
            is_open = True
            subject = _SUBJECT.search(line)
            lines += [f"**{subject[1]}**", ""] if subject else []
        elif is_open and line.strip() == _FRAME_END:
            is_open = False
        else:
            lines.append(line)
    return "\n".join(lines)
