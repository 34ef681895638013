"""Reads what a message holds, in the forms of each API: text, pictures and documents."""

from __future__ import annotations

import base64
import binascii
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.attachments.file_facts import shown_name
from app.attachments.reading import UnreadableFile, read_content
from app.chats.records import AttachedFile, fenced
from app.engine.commands import Message, Picture, Role
from app.errors import WorldError
from app.llama.pictures.sounds import read_sound
from app.picture_headers import is_sound, problem_of
from app.serve.api_errors import ApiError, refused
from app.serve.requests.request_body import whole_text
from app.tools.calls import text_of


def bytes_in(data: Any, name: str, where: str) -> bytes:
    """Return the bytes.
    ``name`` is what to call them in errors, such as "A picture". Raises ``ApiError`` if it is no base64.
    """
    text = data if isinstance(data, str) else "-"
    if text.startswith("data:"):
        head, _, text = text.partition(",")
        text = text if head.endswith(";base64") else "-"
    try:
        return base64.b64decode("".join(text.split()), validate=True)
    except (binascii.Error, ValueError):
        raise refused(f"{name} must be base64.", where) from None


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
        if isinstance(value, dict):
            inner += value.values()
        elif isinstance(value, list):
            inner += value
    return False


def document_text(part: dict[str, Any], where: str, text_in: Callable[[Any], str]) -> str:
    """Return a document under its name, between marks.
    ``text_in`` reads a document that is made of parts. Raises ``ApiError`` if it is not in the request itself, or
    cannot be read.
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


PICTURE_PARTS = ("image_url", "input_image", "image")


def picture_in(part: dict[str, Any], where: str) -> Picture:
    """Return the picture or the sound that a part of a message is.
    Raises ``ApiError`` if it is not in the request itself, or is none.
    """
    if part.get("type") == "input_audio":
        return _sound_in(part.get("input_audio"), where)
    source = part.get("source")
    if isinstance(source, dict) and source.get("type") == "base64":
        return _decoded(source.get("data"), where)
    url = part.get("image_url")
    url = url.get("url") if isinstance(url, dict) else url
    if not isinstance(url, str) or not url.startswith("data:"):
        raise refused("A picture must be in the request, as base64: none is fetched from an address.", where)
    return _decoded(url, where)


def _sound_in(value: Any, where: str) -> Picture:
    """Return the sound that a part of a message is; its bytes tell what it is, whatever its ``format`` says.

    Raises:
        ApiError: it is none that can be heard here.
    """
    content = bytes_in(value.get("data") if isinstance(value, dict) else None, "A sound", where)
    if not is_sound(content):
        raise refused("A sound must be a WAV file with PCM: others are not decoded here. Convert it first.", where)
    sound = Picture(content, "The sound")
    try:
        read_sound(content, sound.name)
    except WorldError as error:
        raise refused(error.sentence, where) from None
    return sound


def pictures_of(items: Any, where: str) -> tuple[Picture, ...]:
    """Return the pictures of a list of base64 texts, as Ollama has them; ``None`` is an empty list.
    Raises ``ApiError`` if it is no such list, or one of them is no picture.
    """
    if items is None:
        return ()
    if not isinstance(items, list):
        raise refused("Pictures must be a list of base64 texts.", where)
    return tuple(_decoded(item, where) for item in items)


def _decoded(data: Any, where: str) -> Picture:
    content = bytes_in(data, "A picture", where)
    if (problem := problem_of(content)) is not None:
        raise refused(f"The picture {problem}", where)
    return Picture(content)


ROLES: Mapping[Any, Role] = {"system": "system", "developer": "system", "user": "user", "assistant": "assistant"}


def role_in(item: Any) -> Role | None:
    """Return the role of a message in a request; ``None`` where it has none that all APIs know."""
    name = item.get("role") if isinstance(item, dict) else None
    return ROLES.get(name) if isinstance(name, str) else None


_TEXT_PARTS = ("text", "input_text", "output_text")
TOOL_CHANGES = ("tool_addition", "tool_removal")
"""Parts that change which tools are offered from then on."""
_NO_WORDS = ("thinking", "redacted_thinking", "container_upload", *TOOL_CHANGES)
"""Parts that are no words of an answer; those that are redacted hold nothing that can be read here."""
_LONGEST_KIND = 60


@dataclass(frozen=True, slots=True)
class Content:
    """The text of a message and its pictures."""

    text: str = ""
    pictures: tuple[Picture, ...] = ()


def content_in(value: Any, where: str, *, is_of_model: bool = False) -> Content:
    """Read a message's content: text, or a list of parts.
    Parts of a message that a model wrote (``is_of_model``) which are neither text nor picture say nothing to another
    one. Raises ``ApiError`` if a part is something else, such as a sound.
    """
    if value is None:
        return Content()
    if isinstance(value, str):
        return Content(whole_text(value))
    parts = [value] if isinstance(value, dict) else value
    if not isinstance(parts, list):
        raise refused("The content of a message must be text or a list of parts.", where)
    read = [_part(part, where, is_of_model=is_of_model) for part in parts]
    texts = [part for part in read if isinstance(part, str)]
    return Content("\n".join(texts), tuple(part for part in read if isinstance(part, Picture)))


def returned_in(value: Any, where: str, pictures: Any = None) -> Content:
    """Read what a tool returned: text, a list of parts, or any other JSON, which is given as it is.

    The client sends it with every request from then on, and a refusal would end the conversation for good. So a part
    that cannot be read is told to have been there.
    ``pictures`` are base64 texts, where the API has them beside the content.
    """
    parts = value if isinstance(value, list) else [value]
    images = pictures if isinstance(pictures, list) else []
    shots = [{"type": "image", "source": {"type": "base64", "data": image}} for image in images]
    contents = [_returned_part(part, where) for part in (*parts, *shots)]
    text = "\n".join(content.text for content in contents if content.text)
    return Content(text, tuple(picture for content in contents for picture in content.pictures))


def _returned_part(part: Any, where: str) -> Content:
    kind = part.get("type") if isinstance(part, dict) else None
    if part is not None and not isinstance(part, str) and not isinstance(kind, str):
        return Content(whole_text(text_of(part)))
    try:
        return content_in(part, where)
    except ApiError as error:
        return Content(f"(There was something of the kind “{whole_text(str(kind)[:_LONGEST_KIND])}”. {error.sentence})")


def message_of(role: Role, value: Any, where: str) -> Message:
    """Return what one side said; otherwise as :func:`content_in`."""
    content = content_in(value, where, is_of_model=role == "assistant")
    if content.pictures and role != "user":
        raise refused("Only text can be read here: pictures are the user's, or come from tools.", where)
    return Message(role, content.text, pictures=content.pictures)


def _part(part: Any, where: str, *, is_of_model: bool) -> str | Picture | None:
    """Return what a part says or shows; ``None`` where it is no words of anybody's."""
    if not isinstance(part, dict):
        raise refused("A part of a message must be an object.", where)
    kind, text = part.get("type"), part.get("text")
    if kind in _TEXT_PARTS and isinstance(text, str):
        return whole_text(text)
    if kind in (*PICTURE_PARTS, "input_audio"):
        return picture_in(part, where)
    if kind in DOCUMENT_PARTS:
        return document_text(part, where, lambda value: message_of("system", value, where).text)
    if kind in _NO_WORDS:
        return None
    other_text = next((part[name] for name in ("refusal", "content", "tool_name") if part.get(name)), None)
    if is_of_model and (other_text is None or str(kind).endswith("_result")):
        return None
    if kind in _TEXT_PARTS or other_text is None:
        what = f"A part of the kind “{whole_text(kind[:_LONGEST_KIND])}”" if isinstance(kind, str) else "This part"
        raise refused(f"{what} cannot be read here: only text, pictures, sounds and documents.", where)
    return content_in(other_text, where).text


def thought_in(value: Any, where: str) -> str:
    """Return what was thought before an earlier answer, as its message's own field tells it.
    Raises ``ApiError`` if it is no text.
    """
    if value is None:
        return ""
    if not isinstance(value, str):
        raise refused("What was thought must be text.", where)
    return whole_text(value)
