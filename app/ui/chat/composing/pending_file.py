"""A file of a message that is not sent yet, and what it takes of the room for the question. Plain values."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QImage

from app.attachments.excerpts import Excerpt, ExcerptKind, Passages
from app.chats.records import AttachedFile

if TYPE_CHECKING:  # reading files is not needed to paint the window
    from app.attachments.reading import ReadFile

AROUND_FILE = 32
"""Tokens for the name of a file and its fences."""


@dataclass(eq=False)
class PendingFile:
    """A file of a message that is not sent yet."""

    name: str
    path: Path | None = None
    """Where it was read; ``None`` for one of an earlier message, and for pasted text."""
    size_bytes: int = 0
    text: str | None = None
    """``None`` while it is read."""
    note: str = ""
    pieces: tuple[str, ...] = ()
    counts: list[int] = field(default_factory=list)
    """Tokens of the pieces that were counted."""
    passages: Passages | None = None
    clipboard: QImage | None = None
    """A picture that was pasted, until it was looked at."""
    picture: bytes = b""
    """The file that is kept, where it is a picture; it has no text."""
    preview: bytes = b""

    @property
    def tokens(self) -> int | None:
        """What the model reads of it; ``None`` as long as that is not known."""
        known = self.text is not None and len(self.counts) == len(self.pieces)
        return sum(self.counts) + AROUND_FILE if known else None

    def take(self, outcome: ReadOutcome) -> None:
        """Be what was read."""
        found = outcome.found
        self.name, self.size_bytes, self.text, self.note = found.name, found.size_bytes, found.text, found.note
        self.pieces, self.picture, self.preview = outcome.pieces, outcome.picture, outcome.preview
        self.clipboard = None

    def whole(self) -> AttachedFile:
        """Return the file as it is sent when all of it goes."""
        if self.picture:  # how many tokens it takes is known to the model alone, once it looks at it
            return AttachedFile(self.name, self.size_bytes, "", None, self.note, self.picture, self.preview)
        return AttachedFile(self.name, self.size_bytes, self.text or "", self.tokens, self.note)

    def cut(self, part: Excerpt) -> AttachedFile:
        """Return the file as it is sent when a part of it goes."""
        note = f"{part.note}; {self.note}" if self.note else part.note
        return AttachedFile(self.name, self.size_bytes, part.text, part.tokens + AROUND_FILE, note)


@dataclass(frozen=True, slots=True)
class ReadOutcome:
    """A file as it was read beside the window."""

    found: ReadFile
    pieces: tuple[str, ...]
    picture: bytes = b""
    preview: bytes = b""


@dataclass(frozen=True, slots=True)
class Excess:
    """The files take more than there is room for."""

    tokens: int
    room: int
    cut: dict[PendingFile, int]
    """The files of which a part goes, and how many tokens that can be."""
    choice: ExcerptKind | None
