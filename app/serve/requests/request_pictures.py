"""Takes the pictures out of a message's content, in the forms of each API. None is ever fetched from an address."""

from __future__ import annotations

import base64
import binascii
from typing import Any

from app.engine.commands import Picture
from app.picture_headers import problem_of
from app.serve.api_errors import refused

_PARTS = ("image_url", "input_image")


def apart(content: Any, where: str) -> tuple[tuple[Picture, ...], Any]:
    """Return a content's pictures, and the rest of it.

    Args:
        content: of a message, in OpenAI's or Anthropic's form; anything else is returned as it is.
        where: names the message in errors.

    Raises:
        ApiError: a picture is not in the request itself, or is none.
    """
    if not isinstance(content, list):
        return (), content
    pictures: list[Picture] = []
    rest = []
    for part in content:
        kind = part.get("type") if isinstance(part, dict) else None
        if kind in _PARTS:
            pictures.append(_by_url(part.get("image_url"), where))
        elif kind == "image":
            pictures.append(_by_source(part.get("source"), where))
        else:
            rest.append(part)
    return tuple(pictures), rest


def pictures_of(items: Any, where: str) -> tuple[Picture, ...]:
    """Return the pictures of a list of base64 texts, as Ollama has them; ``None`` is an empty list.

    Raises:
        ApiError: it is no such list, or one of them is no picture.
    """
    if items is None:
        return ()
    if not isinstance(items, list):
        raise refused("Pictures must be a list of base64 texts.", where)
    return tuple(_decoded(item, where) for item in items)


def _by_url(value: Any, where: str) -> Picture:
    url = value.get("url") if isinstance(value, dict) else value
    if not isinstance(url, str) or not url.startswith("data:"):
        raise refused("A picture must be in the request, as a data: URL: none is fetched from an address.", where)
    head, comma, data = url.partition(",")
    if not comma or not head.endswith(";base64"):
        raise refused("The data: URL of a picture must be base64.", where)
    return _decoded(data, where)


def _by_source(source: Any, where: str) -> Picture:
    if not isinstance(source, dict) or source.get("type") != "base64":
        raise refused("A picture must be in the request, as base64: none is fetched from an address.", where)
    return _decoded(source.get("data"), where)


def _decoded(data: Any, where: str) -> Picture:
    try:
        content = base64.b64decode(data if isinstance(data, str) else "-", validate=True)
    except (binascii.Error, ValueError):
        raise refused("A picture must be base64.", where) from None
    if (problem := problem_of(content)) is not None:
        raise refused(f"The picture {problem}", where)
    return Picture(content)
