"""The files of a message that is not sent yet, and how much room they take beside the question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from app.attachments.excerpts import Excerpt, ExcerptKind, Passages, beginning, shares
from app.chats.records import AttachedFile
from app.requests.engine_requests import room_for_files
from app.settings import Settings

if TYPE_CHECKING:  # reading files is not needed to paint the window
    from app.attachments.reading import ReadFile

AROUND_FILE = 32
"""Tokens for the name of a file and its fences."""


@dataclass(eq=False)
class PendingFile:
    """A file of a message that is not sent yet."""

    name: str
    path: Path | None = None
    """The path that it was read from; ``None`` for one of an earlier message, and for pasted text."""
    size_bytes: int = 0
    text: str | None = None
    """``None`` while it is read."""
    note: str = ""
    pieces: tuple[str, ...] = ()
    counts: list[int] = field(default_factory=list)
    """Tokens of the pieces that were counted."""
    passages: Passages | None = None
    clipboard: object | None = None
    """A picture that was pasted, as the face has it, until it was looked at."""
    picture: bytes = b""
    """The file that is kept, where it is a picture; it has no text."""
    preview: bytes = b""

    @property
    def tokens(self) -> int | None:
        """The number of tokens that the model reads for it; ``None`` as long as that is not known."""
        is_counted = self.text is not None and len(self.counts) == len(self.pieces)
        return sum(self.counts) + AROUND_FILE if is_counted else None

    def take(self, outcome: ReadOutcome) -> None:
        """Take over what was read."""
        file = outcome.file
        self.name, self.size_bytes, self.text, self.note = file.name, file.size_bytes, file.text, file.note
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
    """A file as it was read."""

    file: ReadFile
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


@dataclass(slots=True)
class FileParts:
    """Says which part of each file goes with a question.

    Args:
        settings: how long a reply may be, and what the model is told before everything.
    """

    settings: Settings
    choice: ExcerptKind | None = None
    """The part of too large files that is sent; ``None``: nobody chose."""

    def excess(self, files: Sequence[PendingFile], question: str, context_tokens: int | None) -> Excess | None:
        """Return what is too much; ``None`` where all fits, or nobody knows yet."""
        tokens = [file.tokens for file in files]
        counted = [count for count in tokens if count is not None]
        if context_tokens is None or not counted or len(counted) < len(tokens):
            return None
        room = room_for_files(context_tokens, self.settings, question)
        file_shares = shares(counted, room)
        cut = {file: some for file, all_, some in zip(files, counted, file_shares, strict=True) if some < all_}
        return Excess(sum(counted), room, cut, self.choice) if cut else None

    def files_for(
        self, files: Sequence[PendingFile], question: str, context_tokens: int | None
    ) -> tuple[AttachedFile, ...]:
        """Return the files as the model gets them with a question."""
        excess = self.excess(files, question, context_tokens)
        cut = excess.cut if excess is not None and self.choice is not None else {}
        return tuple(self._part(file, cut[file], question) if file in cut else file.whole() for file in files)

    def _part(self, file: PendingFile, share: int, question: str) -> AttachedFile:
        room = max(0, share - AROUND_FILE)
        if self.choice is ExcerptKind.PASSAGES and file.passages is not None:
            return file.cut(file.passages.matching(question, file.counts, room))
        return file.cut(beginning(file.pieces, file.counts, room))
