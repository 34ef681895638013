"""Files that go with the next message of a chat in the terminal: read at once, counted and cut when it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from app.attachments.excerpts import Excerpt, ExcerptKind, Passages, beginning, pieces_of, shares
from app.attachments.file_facts import MOST_FILES
from app.attachments.reading import ReadFile, read_file
from app.chats.records import AttachedFile
from app.cli.jobs import Jobs
from app.cli.terminal import one_line
from app.engine.commands import CountTokens
from app.engine.events import Answered, TokenCounts
from app.errors import BugError, WorldError
from app.picture_headers import size_of
from app.requests.engine_requests import room_for_files
from app.settings import Settings

_AROUND_FILE = 32
"""Tokens for the name of a file and its fences."""
_CHOICES = {"start": ExcerptKind.BEGINNING, "match": ExcerptKind.PASSAGES}
_NONE = "none"


@dataclass(frozen=True, slots=True)
class _CountedFile:
    file: ReadFile
    pieces: tuple[str, ...]
    counts: tuple[int, ...]

    @property
    def tokens(self) -> int:
        return sum(self.counts) + _AROUND_FILE


class GivenFiles:
    """Takes files in, and hands them over with a question.

    Args:
        work: the engine, which counts.
        chosen: how long a reply may be, and what the model is told before everything.
    """

    def __init__(self, work: Jobs, chosen: Settings) -> None:
        self._work, self._chosen = work, chosen
        self._files: list[ReadFile] = []
        self._choice: ExcerptKind | None = None

    def __bool__(self) -> bool:
        return bool(self._files)

    def perform(self, words: str, *, sees: bool) -> list[str]:
        """Do what ``/file`` says; return lines to be shown.

        Args:
            words: after the command.
            sees: whether the model can be shown pictures, such as those of scanned pages.

        Raises:
            WorldError: the file cannot be given.
        """
        if words == _NONE:
            self.clear()
            return ["No files go with the next message."]
        if words in _CHOICES:
            self._choice = _CHOICES[words]
            which = "the beginning that fits" if self._choice is ExcerptKind.BEGINNING else "what matches your question"
            return [f"Of files that are too large, {which} is sent."]
        if words:
            self._add(Path(words.strip('"')).expanduser().absolute(), sees=sees)
        if not self._files:
            return ["No files go with the next message. /file PATH adds one."]
        return [f"  {one_line(file.name)}  {_about(file)}" for file in self._files]

    def clear(self) -> None:
        """Take all of them away."""
        self._files.clear()
        self._choice = None

    def take(self, question: str, context_tokens: int, *, sees: bool) -> tuple[AttachedFile, ...]:
        """Return the files as the model gets them with this question; they are still here, for a question that fails.

        Args:
            question: what is asked about them.
            context_tokens: the size of the context.
            sees: whether the model can be shown pictures.

        Raises:
            WorldError: they are too large, and nobody said which part is to go; or it sees no pictures, and there are.
        """
        pictures = tuple(
            AttachedFile(file.name, file.size_bytes, "", None, file.note, file.picture)
            for file in self._files
            if file.picture
        )
        if pictures and not sees:
            raise WorldError(
                "These models see no pictures. “/file none” has the message go without them, “/model NAME” takes a "
                "model that has a projector (a file named mmproj) beside it."
            )
        return (*pictures, *self._texts(question, context_tokens))

    def _texts(self, question: str, context_tokens: int) -> tuple[AttachedFile, ...]:
        counted = [self._count(file) for file in self._files if not file.picture]
        room = room_for_files(context_tokens, self._chosen, question)
        given = shares([one.tokens for one in counted], room)
        if self._choice is None and any(some < one.tokens for some, one in zip(given, counted, strict=True)):
            much = sum(one.tokens for one in counted)
            raise WorldError(
                f"The files have {much:,} tokens, and there is room for {room:,}. “/file start” sends their beginning, "
                "“/file match” the passages that match your question, “/file none” nothing of them."
            )
        return tuple(self._part(one, some, question) for one, some in zip(counted, given, strict=True))

    def _add(self, path: Path, *, sees: bool) -> None:
        if len(self._files) == MOST_FILES:
            raise WorldError(f"A message can have {MOST_FILES} files, and has them.")
        if all(file.path != path for file in self._files):
            found = read_file(path, pictures=True, scans=sees)
            self._files += (replace(one, pixels=None) for one in found.pages or (found,))  # the engine decodes again

    def _count(self, file: ReadFile) -> _CountedFile:
        pieces = pieces_of(file.text)
        answer = self._work.perform(CountTokens(pieces), lambda _: None)
        if not isinstance(answer, Answered) or not isinstance(answer.answer, TokenCounts):
            raise BugError(f"A count ended with {answer!r}.")
        return _CountedFile(file, pieces, answer.answer.counts)

    def _part(self, one: _CountedFile, share: int, question: str) -> AttachedFile:
        file = one.file
        if share >= one.tokens:
            return AttachedFile(file.name, file.size_bytes, file.text, one.tokens, file.note)
        part = _cut(one, max(0, share - _AROUND_FILE), question, self._choice)
        note = f"{part.note}; {file.note}" if file.note else part.note
        return AttachedFile(file.name, file.size_bytes, part.text, part.tokens + _AROUND_FILE, note)


def _cut(one: _CountedFile, room: int, question: str, choice: ExcerptKind | None) -> Excerpt:
    if choice is ExcerptKind.PASSAGES:
        return Passages(one.pieces).matching(question, one.counts, room)
    return beginning(one.pieces, one.counts, room)


def given_words(files: Sequence[AttachedFile]) -> str:
    """Return what went with a message, in one line."""
    return ", ".join(f"“{one_line(file.name)}”{_figures(file)}" for file in files)


def _figures(file: AttachedFile) -> str:
    if file.picture:
        return f" ({_picture_words(file.picture)})"
    return "" if file.tokens is None else f" ({file.tokens:,} tokens{f', {file.note}' if file.note else ''})"


def _picture_words(content: bytes) -> str:
    width, height = size_of(content) or (0, 0)
    return f"a picture of {width:,} x {height:,} pixels"


def _about(file: ReadFile) -> str:
    size = _picture_words(file.picture) if file.picture else f"{len(file.text):,} characters"
    return f"{size}; {file.note}" if file.note else size
