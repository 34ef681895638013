"""Pictures as every server sees them alike: PNG and JPEG, upright, with nothing to be seen behind them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.engine.commands import Message, Picture
from app.picture_headers import kind_of, lets_through, turn_of

if TYPE_CHECKING:
    from app.llama.pictures.picture_files import PictureFiles


def in_common_kinds(messages: Sequence[Message], cancelled: Callable[[], bool]) -> tuple[Message, ...]:
    """Return a conversation whose pictures every server sees alike; of an animation its first picture is left.

    Args:
        messages: the turns.
        cancelled: asked again and again.

    Raises:
        WorldError: one of the pictures cannot be read.
        Interrupted: ``cancelled`` said so.
    """
    if all(_is_common(picture.content) for turn in messages for picture in turn.pictures):
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


def _is_common(content: bytes) -> bool:
    kind = kind_of(content)
    return (kind == "png" and not lets_through(content)) or (kind == "jpeg" and turn_of(content) == 1)


def _in_common_kind(picture: Picture, files: PictureFiles, cancelled: Callable[[], bool]) -> Picture:
    if _is_common(picture.content):
        return picture
    kind = "jpeg" if kind_of(picture.content) == "jpeg" else "png"  # a photograph would be several times as large
    return replace(picture, content=files.read(picture.content, picture.name, cancelled).as_file(kind))
