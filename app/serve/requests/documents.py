"""Reads the documents that requests carry, as the window reads the files that people give to a model."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.attachments.reading import UnreadableFile, read_content
from app.attachments.shown_name import shown_name
from app.chats.given_text import fenced
from app.chats.records import AttachedFile
from app.serve.api_errors import refused
from app.serve.requests.base64_data import bytes_in
from app.serve.requests.fields import whole_text

DOCUMENT_PARTS = ("document", "file", "input_file")
_ONE_AT_A_TIME = threading.Lock()
"""Reading a PDF takes a process with memory of its own."""


def has_documents(request: dict[str, Any]) -> bool:
    """Return whether a request carries a document, or something that looks like one."""
    inner: list[Any] = [request]
    while inner:
        value = inner.pop()
        if isinstance(value, dict) and value.get("type") in DOCUMENT_PARTS:
            return True
        inner += value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return False


def document_text(part: dict[str, Any], where: str, text_in: Callable[[Any], str]) -> str:
    """Return a document under its name, between marks.

    Args:
        part: of a message, in the form of Anthropic's, of OpenAI's chat or of its responses.
        where: names the message in errors.
        text_in: reads a document that is made of parts.

    Raises:
        ApiError: it is not in the request itself, or cannot be read.
    """
    inner = part.get("file") if part.get("type") == "file" else part.get("source", part)
    if not isinstance(inner, dict):
        raise refused("A document must be an object.", where)
    name = next((one for one in (part.get("title"), inner.get("filename")) if isinstance(one, str) and one), "document")
    form, data = inner.get("type"), inner.get("data", inner.get("file_data"))
    if form == "text" and isinstance(data, str):
        text, note = whole_text(data), ""
    elif form == "content":
        text, note = text_in(inner.get("content")), ""
    elif isinstance(data, str):
        text, note = _read(name, bytes_in(data, "A document", where), where)
    else:
        raise refused("A document must be in the request itself: none is fetched, and none is kept here.", where)
    context = part.get("context")
    described = f"{whole_text(context)}\n" if isinstance(context, str) and context else ""
    return described + fenced(AttachedFile(shown_name(name), 0, text, note=note))


def _read(name: str, content: bytes, where: str) -> tuple[str, str]:
    try:
        with _ONE_AT_A_TIME:
            read = read_content(content, Path(name))
    except UnreadableFile as error:
        raise refused(error.sentence, where) from None
    return read.text, read.note
