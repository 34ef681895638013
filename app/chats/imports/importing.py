"""Taking chats in: each is written whole or not at all, what is here already is not written again, and what could not
be read is counted.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import IO, Any

from app.chats.imports import draftlight
from app.chats.imports.containers import Container, open_container
from app.chats.imports.export_files import ExportFiles, LeftOut, LeftOutKind
from app.chats.imports.json_elements import BrokenOff, NoJson, Unreadable, entries
from app.chats.imports.programs import chatgpt, claude, jan, llama_server, lm_studio, open_webui, openai_like
from app.chats.imports.turns import FoundConversation, rows, table, tree_of
from app.chats.store import ChatStore
from app.chats.trees import ChatTree, microseconds, texts_in
from app.errors import WorldError


def conversation_in(entry: Any, folder: str, export: ExportFiles) -> FoundConversation | None:
    """Return the conversation that an entry of a file is, whichever program wrote it; ``None`` where it is none.
    ``folder`` is the name of the one that the file lies in, for programs that keep chats in folders.
    """
    if not isinstance(entry, dict):
        return None
    for belongs, read in _FORMS:
        if belongs(entry):
            return read(entry, folder, export)
    return None


def inner_conversations(entry: Any) -> Iterator[Any]:
    """Yield what an object holds that wraps a list of conversations; else itself."""
    for name in ("conversations", "chats", "items", "data"):
        if isinstance(entry, dict) and isinstance(entry.get(name), list) and "messages" not in entry:
            yield from entry[name]
            return
    yield entry


def _has_messages(entry: Mapping[str, Any], field: str) -> bool:
    messages = rows(entry.get("messages"))
    return bool(messages) and isinstance(messages[0], dict) and field in messages[0]


_IsOfForm = Callable[[Mapping[str, Any]], bool]
_Reader = Callable[[Mapping[str, Any], str, ExportFiles], FoundConversation]
_FORMS: tuple[tuple[_IsOfForm, _Reader], ...] = (
    (lambda entry: isinstance(entry.get("mapping"), dict), chatgpt.conversation_of),
    (lambda entry: isinstance(entry.get("chat_messages"), list), claude.conversation_of),
    (lambda entry: isinstance(table(entry.get("chat")).get("history"), dict), open_webui.conversation_of),
    (lambda entry: isinstance(entry.get("history"), dict), open_webui.conversation_of),
    (lambda entry: isinstance(table(entry.get("chat")).get("messages"), list), open_webui.conversation_of),
    (lambda entry: isinstance(entry.get("conv"), dict) and "messages" in entry, llama_server.conversation_of),
    (lambda entry: _has_messages(entry, "versions"), lm_studio.conversation_of),
    (lambda entry: _has_messages(entry, "role"), openai_like.conversation_of),
)


_LET_OTHERS_WRITE_S = 0.002
"""Between two chats: the window's own saves come in between."""


@dataclass(slots=True)
class ImportProgress:
    """Progress of an import; written on one thread, read on another."""

    read_bytes: int = 0
    all_bytes: int = 0
    chats: int = 0

    @property
    def fraction(self) -> float | None:
        """The share that is read, in [0, 1]; ``None`` before that is known."""
        return min(1.0, self.read_bytes / self.all_bytes) if self.all_bytes else None


@dataclass(slots=True)
class ImportOutcome:
    """The result of an import."""

    added: list[int] = field(default_factory=list)
    """The chats that are new, by their ids."""
    programs: Counter[str] = field(default_factory=Counter)
    """Number of new chats from each program."""
    updated: list[int] = field(default_factory=list)
    """Chats that had grown where they came from."""
    known: int = 0
    """Chats that were here already."""
    unreadable: int = 0
    too_large: int = 0
    newer: int = 0
    """Saved by a newer version of this program."""
    broken_off: list[str] = field(default_factory=list)
    """Files that end in the middle, by their names."""
    left_out: Counter[tuple[LeftOutKind, bool]] = field(default_factory=Counter)
    """Counts what did not come in, by its kind and whether it is in the export."""
    stopped: bool = False
    problem: str = ""
    """The fault that ended it early."""


class _ImportStopped(Exception):
    """Raised when the rest of an import is not wanted."""


def import_chats(
    chats: Path, sources: Sequence[Path], is_wanted: Callable[[], bool], progress: ImportProgress
) -> ImportOutcome:
    """Take in all chats of files, archives and folders; on any thread.
    ``is_wanted`` is asked before each chat: where it says no, what was written stays, and no more is. Raises
    ``WorldError`` if nothing can be read, or the chat file cannot be opened.
    """
    containers = [open_container(source) for source in sources]
    progress.all_bytes = sum(sum(container.sizes.values()) for container in containers)
    with ChatStore(chats, beside=True) as store:
        importer = _Importer(store, is_wanted, progress)
        try:
            for container in containers:
                with container.kept_open():
                    importer.take(container)
        except _ImportStopped:
            importer.outcome.stopped = True
        except WorldError as error:  # such as a full disk; what was written before is whole
            importer.outcome.problem = error.sentence
        return importer.outcome


class _Importer:
    def __init__(self, store: ChatStore, is_wanted: Callable[[], bool], progress: ImportProgress) -> None:
        self._store, self._is_wanted, self._progress = store, is_wanted, progress
        self._origins = store.trees.origins()
        self._beginnings = store.trees.beginnings()
        self.outcome = ImportOutcome()

    def take(self, container: Container) -> None:
        self._export = ExportFiles(container)
        for name, size in container.sizes.items():
            before = self._progress.read_bytes
            try:
                for conversation in self._conversations(container, name):
                    if not self._is_wanted():
                        raise _ImportStopped
                    self._take_one(conversation)
            except NoJson:
                pass
            except (BrokenOff, OSError):
                self.outcome.broken_off.append(PurePosixPath(name).name)
            self._progress.read_bytes = before + size

    def _conversations(self, container: Container, name: str) -> Iterator[FoundConversation | Unreadable]:
        self._export.begin_chat()
        if jan.is_messages(name):
            with container.open(name) as messages:
                if jan.thread_of(name) in container.sizes:
                    with container.open(jan.thread_of(name)) as thread:
                        yield jan.conversation_of(name, thread, messages, self._export)
                else:
                    yield jan.conversation_of(name, None, messages, self._export)
            return
        if jan.is_thread(name) and str(PurePosixPath(name).with_name(jan.MESSAGES)) in container.sizes:
            return
        folder = PurePosixPath(name).parent.name if name.endswith(".conversation.json") else ""
        with container.open(name) as file:
            for entry in entries(_Counted(file, self._progress, self._is_wanted)):
                yield from self._recognised(entry, folder)

    def _recognised(self, entry: Any, folder: str) -> Iterator[FoundConversation | Unreadable]:
        if isinstance(entry, Unreadable):
            yield entry
            return
        for inner in inner_conversations(entry):
            self._export.begin_chat()
            if draftlight.is_own(inner):
                if draftlight.is_newer(inner):
                    self.outcome.newer += 1
                else:
                    yield draftlight.conversation_of(inner)
            elif (conversation := conversation_in(inner, folder, self._export)) is not None:
                yield conversation

    def _take_one(self, conversation: FoundConversation | Unreadable) -> None:
        outcome = self.outcome
        if isinstance(conversation, Unreadable):
            outcome.too_large += conversation.too_large
            outcome.unreadable += not conversation.too_large
            return
        tree = tree_of(conversation)
        if tree is None:  # nothing was said in it
            return
        alike = (
            self._beginnings.get(microseconds(tree.created_at), ())
            if conversation.program == draftlight.PROGRAM
            else ()
        )
        self._write(conversation, tree, alike)
        self._progress.chats += 1

    def _write(self, conversation: FoundConversation, tree: ChatTree, alike: Sequence[int]) -> None:
        assert tree.origin is not None
        here = {*self._origins.get(tree.origin, ()), *alike}
        spoken = texts_in(tree.messages)
        trees = self._store.trees
        smaller = None
        for id_ in here:
            stored = trees.spoken_in(id_)
            if spoken <= stored:
                self.outcome.known += 1
                return
            if stored < spoken:
                smaller = id_
        if smaller is not None:
            trees.replace(smaller, tree)
            self.outcome.updated.append(smaller)
        else:
            id_ = trees.add(tree)
            self._origins.setdefault(tree.origin, []).append(id_)
            self.outcome.added.append(id_)
            self.outcome.programs[conversation.program] += 1
        files = (file for turn in conversation.turns.values() for file in turn.files if isinstance(file, LeftOut))
        self.outcome.left_out.update((file.kind, file.is_in_export) for file in files)
        time.sleep(_LET_OTHERS_WRITE_S)


class _Counted:
    """A file whose reading is counted, and ends where nobody wants it any more."""

    def __init__(self, file: IO[bytes], progress: ImportProgress, is_wanted: Callable[[], bool]) -> None:
        self._file, self._progress, self._is_wanted = file, progress, is_wanted

    def read(self, size: int, /) -> bytes:
        if not self._is_wanted():
            raise _ImportStopped
        piece = self._file.read(size)
        self._progress.read_bytes += len(piece)
        return piece
