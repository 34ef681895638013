"""Pictures in the kinds that every server reads, PNG and JPEG."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.engine.commands import Message, Picture
from app.picture_headers import kind_of

if TYPE_CHECKING:
    from app.llama.pictures.picture_files import PictureFiles

_COMMON = ("png", "jpeg")


def in_common_kinds(messages: Sequence[Message], cancelled: Callable[[], bool]) -> tuple[Message, ...]:
    """Return a conversation whose pictures every server can read; of an animation its first picture is left.

    Args:
        messages: the turns.
        cancelled: asked again and again.

    Raises:
        WorldError: one of the pictures cannot be read.
        Interrupted: ``cancelled`` said so.
    """
    if all(kind_of(picture.content) in _COMMON for turn in messages for picture in turn.pictures):
        return tuple(messages)
    from app.llama.pictures.picture_files import PictureFiles  # noqa: PLC0415 - llama.cpp; few pictures need it

    files = PictureFiles()
    try:
        return tuple(
            replace(turn, pictures=tuple(_in_common_kind(picture, files, cancelled) for picture in turn.pictures))
            for turn in messages
        )
    finally:
        files.close()


def _in_common_kind(picture: Picture, files: PictureFiles, cancelled: Callable[[], bool]) -> Picture:
    if kind_of(picture.content) in _COMMON:
        return picture
    from PIL import Image  # noqa: PLC0415 - few pictures need it

    pixels = files.read(picture.content, picture.name, cancelled)
    content = io.BytesIO()
    Image.frombytes("RGB", (pixels.width, pixels.height), pixels.rgb).save(content, "png")
    return replace(picture, content=content.getvalue())
