"""Puts what a call brought into words for the model: the parts that are text, and the names of others."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Mapping
from email.message import Message
from typing import Any

from app.tool_servers.server_settings import one_line

_NO_TEXT = re.compile(r"[\x00-\x08\x0e-\x1a\x1c-\x1f]")
"""Control characters that no text has."""
_LONGEST_NAME = 500


def words_of(result: Mapping[str, Any]) -> str:
    """Return what a result says; empty where it says nothing."""
    content = result.get("content")
    if isinstance(content, str):
        content = [{"type": "text", "text": content}]
    parts = [part for part in content if isinstance(part, dict)] if isinstance(content, list) else []
    words = [said for part in parts if (said := _text_of(part) or _name_of(part))]
    structured = result.get("structuredContent")
    if structured is not None and not words:  # otherwise it says the same, at times with a picture's bytes
        words.append(json.dumps(structured, ensure_ascii=False))
    return "\n\n".join(words)


def _text_of(part: Mapping[str, Any]) -> str:
    """Return the text of a part; empty where it has none."""
    if part.get("type") == "resource" and isinstance(part.get("resource"), dict):
        part = part["resource"]
    elif part.get("type") != "text":
        return ""
    text, blob = part.get("text"), part.get("blob")
    if isinstance(text, str):
        return text
    return _decoded(blob, part.get("mimeType")) if isinstance(blob, str) else ""


def _decoded(blob: str, kind: Any) -> str:
    """Return the text that is in a file; empty where it is something else."""
    about = Message()
    about["Content-Type"] = one_line(kind, _LONGEST_NAME) if isinstance(kind, str) else "text/plain"
    try:
        text = base64.b64decode(blob).decode(about.get_content_charset("utf-8"))
    except (ValueError, LookupError):
        return ""
    return "" if _NO_TEXT.search(text) else text


def _name_of(part: Mapping[str, Any]) -> str:
    """Return which part there is that is no text."""
    match part.get("type"):
        case "text":
            return ""
        case "image":
            return f"(a picture{_details(part)}, which cannot be read here)"
        case "audio":
            return f"(a sound{_details(part)}, which cannot be read here)"
        case "resource":
            resource = part.get("resource")
            return f"(a file{_details(resource if isinstance(resource, dict) else {})}, which cannot be read here)"
        case "resource_link":
            return f"(a link{_details(part)})"
    return f"(a part of the kind “{one_line(str(part.get('type')))}”, which cannot be read here)"


def _details(part: Mapping[str, Any]) -> str:
    """Return what a server says of a part: its title, address, form and description."""
    said = [part.get("title") or part.get("name"), part.get("uri"), part.get("mimeType"), part.get("description")]
    known = [one_line(one, _LONGEST_NAME) for one in said if isinstance(one, str) and one]
    return f": {', '.join(known)}" if known else ""
