"""The parts of a conversation, as its readers see them: frozen values, never a row or a cursor.

What the model is given of a message that has files: each file fenced under its name, then what was typed.

The files come first: a question that is asked in other words then begins as it did, so that what the models have read
of the files is kept.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import PurePath
from typing import Literal

from app.speculation.trace import Trace

Role = Literal["system", "user", "assistant"]
State = Literal["complete", "streaming", "cancelled", "failed"]
"""``streaming``: still being written. ``cancelled`` and ``failed`` replies keep what they had."""


@dataclass(frozen=True, slots=True)
class Conversation:
    """One entry of the chat list."""

    id: int
    title: str
    pinned: bool
    created_at: datetime
    updated_at: datetime
    """Time of the last added message; in UTC, like ``created_at``."""
    folder_id: int | None = None
    archived: bool = False
    """Put away: not in the list until it is asked for, and found by searching."""
    passage: str = ""
    """Of a chat that was found by searching: the line of a message, or the name of a file, that has the words."""


@dataclass(frozen=True, slots=True)
class AttachedFile:
    """A file of a question, as the model was given it."""

    name: str
    size_bytes: int
    """Of the file, as it was on the disk."""
    text: str
    """The text that the model was given, and no more."""
    tokens: int | None = None
    """About how many the model reads for it; ``None`` where that was not known."""
    note: str = ""
    """A remark on the text, such as that it is a part. The model is told so too."""
    picture: bytes = field(default=b"", repr=False)
    """The file itself, where it is a picture of a kind that :mod:`app.picture_headers` knows: models that see are shown
    it. It has no text."""
    preview: bytes = field(default=b"", repr=False)
    """A small JPEG of the picture that this program made, to be shown in the window; none of what was taken in."""
    passage: int | None = None
    """The number by which replies cite it, of a passage that was found in a collection for the question; the
    :attr:`note` says where it stands. ``None`` for a file that the person gave."""
    source: str = ""
    """Path of the file of a passage."""
    page: int | None = None
    """Page of it on which the passage stands, where it has pages."""

    @property
    def label(self) -> str:
        """The file's name, after the number of a passage."""
        return self.name if self.passage is None else f"[{self.passage}] {self.name}"


ToolOutcome = Literal["waiting", "done", "failed", "refused", "stopped"]
"""State of a call. ``waiting``: nobody has answered yet; ``refused``: its person did not allow it."""


@dataclass(frozen=True, slots=True)
class ToolUse:
    """A tool that a reply called, and what it brought."""

    name: str
    """As the model knows it."""
    arguments: str = "{}"
    """JSON text of an object."""
    server: str = ""
    """Server of the tool, by the name that the person gave."""
    tool: str = ""
    """As its server calls it."""
    call_id: str = ""
    result: str = ""
    """The text that the model is given. It is a tool's word, never a person's."""
    outcome: ToolOutcome = "waiting"
    pictures: tuple[AttachedFile, ...] = ()
    """Pictures that it brought: models that see are shown them."""


@dataclass(frozen=True, slots=True)
class StoredMessage:
    """One message of a conversation; ``trace`` is what speculation did in a reply, where it was kept."""

    id: int
    parent_id: int | None
    role: Role
    text: str
    trace: Trace | None = None
    state: State = "complete"
    files: tuple[AttachedFile, ...] = ()
    uses: tuple[ToolUse, ...] = ()
    """Of a reply: the tools that it called, after its text. The reply after it knows what they brought."""
    is_edited: bool = False
    """True if a person has changed the text of a reply."""

    @property
    def all_files(self) -> tuple[AttachedFile, ...]:
        """Return its own files, and the pictures that its tools brought."""
        return (*self.files, *(picture for use in self.uses for picture in use.pictures))

    @property
    def says_something(self) -> bool:
        """True if there is anything to show."""
        return bool(self.text or self.uses or self.files)


def called_in_a_row(messages: Sequence[StoredMessage]) -> int:
    """Return how many replies called tools since the last question."""
    count = 0
    for message in reversed(messages):
        if message.role == "user":
            break
        count += bool(message.uses)
    return count


def title_from(text: str) -> str:
    """Make a title of a first message: its first line with words in it, cut at a word near 60 characters."""
    line = next((" ".join(line.split()) for line in text.splitlines() if line.strip()), "")
    if len(line) <= 60:
        return line
    head = line[:60]
    return (head.rsplit(" ", 1)[0] if " " in head else head) + "…"


_READ_AS_WORDS = {".pdf", ".docx", ".docm", ".dotx", ".dotm", ".html", ".htm", ".xhtml", ".mhtml", ".mht"}
"""Files of which only the words are given: they are no code of that language any more."""
_FENCE = re.compile("`{3,}")
_LANGUAGE = re.compile(r"[\w+#.-]*")


def given_text(message: StoredMessage) -> str:
    """Return all of a message in the words that the model reads; pictures are shown to it besides."""
    texts = [fenced(file) for file in message.files if not file.picture and file.passage is None]
    passages = [fenced(file) for file in message.files if file.passage is not None]
    return "\n\n".join([*texts, *([_PASSAGES_HEAD, *passages] if passages else ()), message.text])


_PASSAGES_HEAD = (
    "These passages of the user's documents may help with the question below. After what you take from one, cite its "
    "number in brackets, such as [1]. Say so if they do not answer it."
)


def fenced(file: AttachedFile) -> str:
    """Return a file under its name, between fences."""
    note = f" ({file.note})" if file.note else ""
    kind = "File:" if file.passage is None else "Passage"
    return f"{kind} {file.label}{note}\n{put_in_fences(file.text, language_of(file.name))}"


def put_in_fences(text: str, language: str = "") -> str:
    """Return a text between fences that are longer than any in it."""
    ticks = "`" * max([3, *(len(fence) + 1 for fence in _FENCE.findall(text))])
    end = "" if text.endswith("\n") else "\n"
    return f"{ticks}{language if _LANGUAGE.fullmatch(language) else ''}\n{text}{end}{ticks}"


def language_of(name: str) -> str:
    """Return the language of a file's text, as a fence tells it; empty where its name tells none."""
    suffix = PurePath(name).suffix.lower()
    letters = suffix.removeprefix(".")
    return letters if suffix not in _READ_AS_WORDS and letters.isascii() and letters.isalnum() else ""
