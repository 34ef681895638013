"""Files that go with the next message of a chat in the terminal: read at once, counted and cut when it is sent."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from app.attachments.excerpts import ExcerptKind, Passages, pieces_of
from app.attachments.file_facts import MOST_FILES
from app.attachments.reading import read_file
from app.chats.records import AttachedFile
from app.cli.jobs import Jobs
from app.cli.terminal import one_line
from app.conversation.message_files import FileParts, PendingFile, ReadOutcome
from app.engine.commands import CountTokens
from app.engine.events import Answered, TokenCounts
from app.errors import BugError, WorldError
from app.picture_headers import size_of
from app.settings import Settings

_CHOICES = {"start": ExcerptKind.BEGINNING, "match": ExcerptKind.PASSAGES}
_NONE = "none"


class GivenFiles:
    """Takes files in, and hands them over with a question."""

    def __init__(self, work: Jobs, chosen: Settings) -> None:
        self._work, self._parts = work, FileParts(chosen)
        self._files: list[PendingFile] = []

    def __bool__(self) -> bool:
        return bool(self._files)

    def perform(self, words: str, *, sees: bool) -> list[str]:
        """Do what ``/file`` says; return lines to be shown.
        ``sees`` says whether the model can be shown pictures, such as those of scanned pages. Raises ``WorldError`` if
        the file cannot be given.
        """
        if words == _NONE:
            self.clear()
            return ["No files go with the next message."]
        if words in _CHOICES:
            self._parts.choice = _CHOICES[words]
            which = (
                "the beginning that fits"
                if self._parts.choice is ExcerptKind.BEGINNING
                else "what matches your question"
            )
            return [f"Of files that are too large, {which} is sent."]
        if words:
            self._add(Path(words.strip('"')).expanduser().absolute(), sees=sees)
        if not self._files:
            return ["No files go with the next message. /file PATH adds one."]
        return [f"  {one_line(file.name)}  {_about(file)}" for file in self._files]

    def clear(self) -> None:
        """Take all of them away."""
        self._files.clear()
        self._parts.choice = None

    def take(self, question: str, context_tokens: int, *, sees: bool) -> tuple[AttachedFile, ...]:
        """Return the files as the model gets them with this question; they are still here, for a question that fails.
        Raises ``WorldError`` if they are too large, and nobody said which part is to go; or it sees no pictures, and
        there are.
        """
        if not sees and any(file.picture for file in self._files):
            raise WorldError(
                "These models see no pictures. “/file none” has the message go without them, “/model NAME” takes a "
                "model that has a projector (a file named mmproj) beside it."
            )
        for file in self._files:
            file.counts = self._counted(file.pieces)
        excess = self._parts.excess(self._files, question, context_tokens)
        if excess is not None and excess.choice is None:
            raise WorldError(
                f"The files have {excess.tokens:,} tokens, and there is room for {excess.room:,}. “/file start” sends "
                "their beginning, “/file match” the passages that match your question, “/file none” nothing of them."
            )
        if excess is not None and excess.choice is ExcerptKind.PASSAGES:
            for file in excess.cut:
                file.passages = Passages(file.pieces)
        return self._parts.files_for(self._files, question, context_tokens)

    def _add(self, path: Path, *, sees: bool) -> None:
        if len(self._files) == MOST_FILES:
            raise WorldError(f"A message can have {MOST_FILES} files, and has them.")
        if all(file.path != path for file in self._files):
            whole = read_file(path, pictures=True, scans=sees)
            for page in whole.pages or (whole,):
                file = PendingFile(page.name, path)
                file.take(ReadOutcome(page, pieces_of(page.text), page.picture))
                self._files.append(file)

    def _counted(self, pieces: tuple[str, ...]) -> list[int]:
        answer = self._work.perform(CountTokens(pieces), lambda _: None)
        if not isinstance(answer, Answered) or not isinstance(answer.answer, TokenCounts):
            raise BugError(f"A count ended with {answer!r}.")
        return list(answer.answer.counts)


def given_words(files: Sequence[AttachedFile]) -> str:
    """Return what went with a message, in one line."""
    return ", ".join(f"“{one_line(file.label)}”{_figures(file)}" for file in files)


def _figures(file: AttachedFile) -> str:
    if file.picture:
        return f" ({_picture_words(file.picture)})"
    return "" if file.tokens is None else f" ({file.tokens:,} tokens{f', {file.note}' if file.note else ''})"


def _picture_words(content: bytes) -> str:
    width, height = size_of(content) or (0, 0)
    return f"a picture of {width:,} x {height:,} pixels"


def _about(file: PendingFile) -> str:
    size = _picture_words(file.picture) if file.picture else f"{len(file.text or ''):,} characters"
    return f"{size}; {file.note}" if file.note else size
