"""Reads the pictures of a message, in the forms of each API. None is ever fetched from an address."""

from __future__ import annotations

from typing import Any

from app.engine.commands import Picture
from app.picture_headers import problem_of
from app.serve.api_errors import refused
from app.serve.requests.base64_data import bytes_in

PICTURE_PARTS = ("image_url", "input_image", "image")


def picture_in(part: dict[str, Any], where: str) -> Picture:
    """Return the picture that a part of a message is.

    Args:
        part: in OpenAI's or Anthropic's form.
        where: names the message in errors.

    Raises:
        ApiError: it is not in the request itself, or is none.
    """
    source = part.get("source")
    if isinstance(source, dict) and source.get("type") == "base64":
        return _decoded(source.get("data"), where)
    url = part.get("image_url")
    url = url.get("url") if isinstance(url, dict) else url
    if not isinstance(url, str) or not url.startswith("data:"):
        raise refused("A picture must be in the request, as base64: none is fetched from an address.", where)
    return _decoded(url, where)


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


def _decoded(data: Any, where: str) -> Picture:
    content = bytes_in(data, "A picture", where)
    if (problem := problem_of(content)) is not None:
        raise refused(f"The picture {problem}", where)
    return Picture(content)
