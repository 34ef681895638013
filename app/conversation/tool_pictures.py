"""Pictures that tools bring: those that can be read, within what a chat keeps of one reply."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from app.chats.records import AttachedFile
from app.picture_headers import kind_of

if TYPE_CHECKING:  # starting processes is not needed to paint the window
    from app.tool_servers.results import ToolResult

MOST_BYTES = 12_000_000
"""Of the pictures that the tools of one reply brought."""


def read_pictures(
    result: ToolResult, name: str, room_bytes: int, is_wanted: Callable[[], bool]
) -> tuple[str, tuple[AttachedFile, ...]]:
    """Return a result's text and its pictures; where one cannot be shown to any model, the text says why.

    Args:
        result: of a call, on any thread: each picture is read by a process of its own.
        name: of the tool.
        room_bytes: how many bytes the pictures may have together.
        is_wanted: asked again and again.

    Raises:
        Interrupted: it is not wanted any more.
    """
    text, pictures = result.text, []
    for content in result.pictures:
        from app.attachments.reading import UnreadableFile, read_picture  # noqa: PLC0415 - few tools bring pictures

        shown_name = f"{name}.{kind_of(content)}"
        if len(content) > room_bytes:
            text += "\n(There is no room for more pictures in this reply.)"
            break
        try:
            pixels = read_picture(content, shown_name, lambda: not is_wanted()).pixels
        except UnreadableFile as error:
            text += f"\n({error.sentence})"
            continue
        room_bytes -= len(content)
        preview = pixels.preview() if pixels is not None else b""
        pictures.append(AttachedFile(shown_name, len(content), "", picture=content, preview=preview))
    return text, tuple(pictures)
