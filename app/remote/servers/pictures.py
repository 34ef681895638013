"""Pictures of a conversation as servers take them: in the request itself."""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Any

from app.engine.commands import Message, Picture
from app.picture_headers import kind_of


def base64_of(picture: Picture) -> str:
    """Return a picture's file as text."""
    return base64.b64encode(picture.content).decode("ascii")


def turns_of(messages: Sequence[Message]) -> list[dict[str, Any]]:
    """Return a conversation in OpenAI's form."""
    return [{"role": turn.role, "content": _content_of(turn)} for turn in messages]


def _content_of(turn: Message) -> str | list[dict[str, Any]]:
    """Return a turn's text alone, or its pictures and then its text."""
    if not turn.pictures:
        return turn.text
    shown: list[dict[str, Any]] = [
        {
            "type": "image_url",
            "image_url": {"url": f"data:image/{kind_of(picture.content)};base64,{base64_of(picture)}"},
        }
        for picture in turn.pictures
    ]
    return [*shown, {"type": "text", "text": turn.text}]
