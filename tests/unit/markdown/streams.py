"""Replies as they are read while they are written."""

from __future__ import annotations

from collections.abc import Iterable

from app.markdown.blocks import Block
from app.markdown.reader import MarkdownReader


def streamed(source: str, ends: Iterable[int]) -> list[Block]:
    """Return what has been made of a text that was read up to each of these ends, and at last whole."""
    reader, blocks = MarkdownReader(), list[Block]()
    for end in (*ends, len(source)):
        final, rest = reader.update(source[:end])
        blocks[final:] = rest
    return blocks
