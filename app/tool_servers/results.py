"""Answers of servers as models are given them: text, pictures, and the names of parts that are neither."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from email.message import Message
from typing import Any

from app.picture_headers import problem_of
from app.tool_servers.server_settings import one_line

_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
"""Control characters that no text has."""
_SHAPELESS = re.compile(r"[\x00-\x08\x0b-\x1f\x7f\ud800-\udfff]")
"""Control characters, which neither models nor people have a use for; tabs and line breaks are none of them."""
_OTHER_LETTERS = str.maketrans("-_", "+/")
"""Of base64 as addresses have it."""
_LONGEST_NAME = 500
_KINDS = {"image": "a picture", "audio": "a sound", "resource": "a file"}
_MOST_PICTURES = 8
"""Of one answer."""


@dataclass(frozen=True, slots=True)
class ToolResult:
    """The result of a call, or what stands in a resource or a prompt."""

    text: str
    failed: bool = False
    """True if the tool itself says that it did not work, or it was never run."""
    pictures: tuple[bytes, ...] = field(default=(), repr=False)
    """Files of pictures, of which the heads alone were looked at; the text names them."""


def result_in(answer: Mapping[str, Any], most_letters: int) -> ToolResult:
    """Return what is in an answer to a call, a question for a resource or one for a prompt."""
    parts = list(_parts(answer))
    pictures = [content for part in parts if (content := _picture_in(part))]
    text = shortened(_words_of(answer, parts) or ("" if pictures else "(nothing)"), most_letters)
    return ToolResult(text, answer.get("isError") is True, tuple(pictures[:_MOST_PICTURES]))


def plain_text(text: str) -> str:
    """Return a text of a server without control characters; its lines end as ours do."""
    return _SHAPELESS.sub("\N{REPLACEMENT CHARACTER}", text.replace("\r\n", "\n").replace("\r", "\n"))


def shortened(text: str, most: int) -> str:
    """Return a text as the model is given it: too long a one is cut, and says so."""
    text = plain_text(text[: most + 1])
    if len(text) <= most:
        return text
    return f"{text[:most]}\n(cut here: the result is longer than {most:,} characters)"


def _parts(answer: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """Yield the parts of a call's result, of a resource, and of a prompt's messages."""
    contents = as_list(answer.get("content"))
    for message in as_list(answer.get("messages")):
        contents += as_list(message.get("content")) if isinstance(message, dict) else []
    contents += [{"type": "resource", "resource": one} for one in as_list(answer.get("contents"))]
    for part in contents:
        if isinstance(part, str):
            yield {"type": "text", "text": part}
        elif isinstance(part, dict):
            yield part


def as_list(value: Any) -> list[Any]:
    """Return a list as it is, one value as a list, and nothing as an empty one."""
    return list(value) if isinstance(value, list) else [value] if value is not None else []


def _words_of(answer: Mapping[str, Any], parts: list[Mapping[str, Any]]) -> str:
    """Return what an answer says; empty where it says nothing."""
    words = [words_in_part for part in parts if (words_in_part := _text_of(part) or _name_of(part))]
    structured = answer.get("structuredContent")
    if structured is not None and not words:  # otherwise it says the same, at times with a picture's bytes
        words.append(json.dumps(structured, ensure_ascii=False))
    return "\n\n".join(words)


def _file_of(part: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return the file that a part has in it; the part itself where it is none."""
    resource = part.get("resource")
    return resource if part.get("type") == "resource" and isinstance(resource, dict) else part


def _text_of(part: Mapping[str, Any]) -> str:
    """Return the text of a part; empty where it has none."""
    if part.get("type") not in {"text", "resource"}:
        return ""
    file = _file_of(part)
    text, blob = file.get("text"), file.get("blob")
    if isinstance(text, str):
        return text
    if not isinstance(blob, str):
        return ""
    kind = file.get("mimeType")
    about = Message()
    about["Content-Type"] = one_line(kind, _LONGEST_NAME) if isinstance(kind, str) else "text/plain"
    try:
        text = _content_of(blob).decode(about.get_content_charset("utf-8"))
    except (ValueError, LookupError):
        return ""
    return "" if _NO_TEXT.search(text) else text


def _picture_in(part: Mapping[str, Any]) -> bytes:
    """Return the file of a picture that can be shown; empty where a part is none."""
    content = _content_of(part.get("data") if part.get("type") == "image" else _file_of(part).get("blob"))
    return content if problem_of(content) is None else b""


def _content_of(data: Any) -> bytes:
    """Return the bytes of a file in base64, as data URLs have it too; empty where it is none."""
    if not isinstance(data, str):
        return b""
    letters = data.rpartition(",")[2].translate(_OTHER_LETTERS).rstrip().rstrip("=")
    try:
        return base64.b64decode(letters + "==")
    except ValueError:
        return b""


def _name_of(part: Mapping[str, Any]) -> str:
    """Return which part there is that is no text."""
    kind = str(part.get("type"))
    if kind == "text":
        return ""
    if _picture_in(part):
        return f"(a picture{_details(_file_of(part))})"
    if kind == "resource_link":
        return f"(a link{_details(part)})"
    name = _KINDS[kind] + _details(_file_of(part)) if kind in _KINDS else f"a part of the kind “{one_line(kind)}”"
    return f"({name}, which cannot be read here)"


def _details(part: Mapping[str, Any]) -> str:
    """Return what a server says of a part: its title, address, form and description."""
    words = [part.get("title") or part.get("name"), part.get("uri"), part.get("mimeType"), part.get("description")]
    known = [one_line(one, _LONGEST_NAME) for one in words if isinstance(one, str) and one]
    return f": {', '.join(known)}" if known else ""
