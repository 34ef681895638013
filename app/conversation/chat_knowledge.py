"""The collection of a chat: which one it has, and the passages that its questions are given.

A passage goes with its question as a file does, so that it is kept, counted, shown and told to the models likewise.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from app.attachments.file_facts import shown_name
from app.chats.records import AttachedFile, StoredMessage
from app.chats.store import ChatStore
from app.conversation.background import Background
from app.conversation.chat_settings import ChatSettings
from app.conversation.collection_reading import CollectionReading
from app.conversation.hooks import Hook
from app.conversation.message_files import AROUND_FILE
from app.engine.commands import CountTokens, Embed
from app.engine.events import Answer, TextRows, TokenCounts
from app.errors import AppError, WorldError
from app.knowledge.collections import Collection
from app.knowledge.embedders import Embedder
from app.requests.engine_requests import room_for_files

if TYPE_CHECKING:  # neither SQLite's index nor numpy is needed to paint the window
    from app.knowledge.index import PassageIndex, StoredPassage, Vectors

_MOST_PASSAGES, _MOST_TOKENS = 8, 4000
"""Of one question."""
_SHARE = 2
"""Of the room for files, one in so many tokens is for passages: what was said before needs some too."""
_LETTERS_A_TOKEN = 3
"""Taken for the length of a token while no model is there to count them."""

R = TypeVar("R")
Asked = Callable[[Sequence[StoredMessage]], object]
"""Takes the conversation whose last question has its passages."""


class ChatKnowledge:
    """No chat has a collection until its person chooses one.

    Args:
        store: what was chosen in which chat.
        settings: how long a reply may be.
        reading: has the collections, and the engine that counts tokens and makes the question's vector.
        background: where passages are looked for.
        open_chat: the id of the open chat; ``None`` for a new one.
    """

    def __init__(
        self,
        store: ChatStore,
        settings: ChatSettings,
        reading: CollectionReading,
        background: Background,
        open_chat: Callable[[], int | None],
    ) -> None:
        self._store, self._settings, self.reading, self.background = store, settings, reading, background
        self.collections, self.engine, self._open_chat = reading.collections, reading.engine, open_chat
        self.changed: Hook[[]] = Hook()
        """The open chat has another collection."""
        self.found: Hook[StoredMessage] = Hook()
        """A question has passages now."""
        self.problem: Hook[AppError] = Hook()
        self._for_new: str | None = None
        """The choice for a chat in which nothing was said yet."""

    @property
    def current(self) -> Collection | None:
        """The collection of the open chat."""
        return self.chosen_in(self._open_chat())

    def chosen_in(self, conversation_id: int | None) -> Collection | None:
        """Return the collection of a chat; one that was removed is none."""
        try:
            chosen = self._for_new if conversation_id is None else self._store.knowledge.chosen(conversation_id)
        except WorldError as error:
            self.problem.emit(error)
            chosen = None
        return self.collections.find(chosen) if chosen else None

    def choose(self, collection_id: str | None) -> None:
        """Have the questions of the open chat looked up in a collection, or in none, and read what is new in it."""
        conversation_id = self._open_chat()
        if conversation_id is None:
            self._for_new = collection_id
        else:
            try:
                self._store.knowledge.choose(conversation_id, collection_id)
            except WorldError as error:
                self.problem.emit(error)
                return
        self.changed.emit()
        if collection_id is not None:
            self.reading.read(collection_id)

    def follow_opened(self) -> None:
        """Read what is new in the collection of a chat that was opened."""
        collection = self.current
        if collection is not None:
            self.reading.refresh(collection.id)

    def add(self, places: Sequence[Path]) -> None:
        """Make a collection of folders and files, and choose it."""
        try:
            collection = self.collections.add(places)
        except WorldError as error:
            self.problem.emit(error)
        else:
            self.choose(collection.id)

    def keep_new(self, conversation_id: int) -> None:
        """Note what was chosen before the first word."""
        chosen, self._for_new = self._for_new, None
        if chosen is not None:
            self._store.knowledge.choose(conversation_id, chosen)

    def forget_new(self) -> None:
        """Forget what was chosen for a new chat."""
        self._for_new = None
        self.changed.emit()

    def look_up(self, conversation_id: int, messages: Sequence[StoredMessage], then: Asked) -> None:
        """Find passages for the last question, if its chat has a collection and it has none yet, and keep them with it.

        ``then`` is told the conversation: the same one, if nothing was found.
        """
        question = messages[-1] if messages and messages[-1].role == "user" else None
        collection = self.chosen_in(conversation_id)
        if collection is None or question is None or any(file.passage is not None for file in question.files):
            then(messages)
            return
        _LookUp(self, collection, conversation_id, messages, then).begin()
        self.reading.refresh(collection.id)

    # What looking up needs

    def room_for(self, conversation_id: int, question: StoredMessage) -> int:
        """Return how many tokens passages may take beside a question and its files.

        Raises:
            WorldError: the store cannot be read.
        """
        context_tokens = self.engine.context_tokens
        if context_tokens is None:
            return 0
        room = room_for_files(context_tokens, self._settings.settings_of(conversation_id), question.text)
        taken = sum(file.tokens or 0 for file in question.files)
        return min(max(0, room - taken) // _SHARE, _MOST_TOKENS)

    def give(self, conversation_id: int, question: StoredMessage, passages: Sequence[AttachedFile]) -> StoredMessage:
        """Keep passages with their question, and return it with them.

        Raises:
            WorldError: they cannot be kept.
        """
        self._store.knowledge.give(conversation_id, question.id, passages)
        return replace(question, files=(*question.files, *passages))


class _LookUp:
    """Finds passages for one question; each step is told by the one before."""

    def __init__(
        self,
        knowledge: ChatKnowledge,
        collection: Collection,
        conversation_id: int,
        messages: Sequence[StoredMessage],
        then: Asked,
    ) -> None:
        self._knowledge, self._collection, self._conversation_id = knowledge, collection, conversation_id
        self._messages, self._question, self._then = messages, messages[-1], then

    def begin(self) -> None:
        """Look by words, and find out by which model vectors were made."""

        def done(outcome: tuple[str, tuple[StoredPassage, ...]]) -> None:
            mark, passages = outcome
            model = self._knowledge.reading.embedder(mark) if mark else None
            if model is None or model.mark != mark or not self._ask_for_vector(model):
                self._count(passages)

        self._send(lambda index: (index.model, find_in(index, self._question.text, None)), done)

    def _ask_for_vector(self, model: Embedder) -> bool:
        def answered(answer: Answer | None) -> None:
            vector = answer.rows[0] if isinstance(answer, TextRows) else None
            self._send(lambda index: find_in(index, self._question.text, vector), self._count)

        texts = (model.question_text(self._question.text),)
        return self._knowledge.engine.inquire(Embed(model.reference, texts, is_cut=True), answered)

    def _send(self, work: Callable[[PassageIndex], R], done: Callable[[R], object]) -> None:
        def look(_is_wanted: Callable[[], bool]) -> R:
            from app.knowledge.index import open_index  # noqa: PLC0415 - see above

            with open_index(
                self._knowledge.collections.index_path(self._collection.id), self._collection.name
            ) as index:
                return work(index)

        kind = f"look up in chat {self._conversation_id}"
        self._knowledge.background.send(self._knowledge, kind, look, done, self._do_without)

    def _count(self, passages: tuple[StoredPassage, ...]) -> None:
        def answered(answer: Answer | None) -> None:
            counts = answer.counts if isinstance(answer, TokenCounts) else ()
            try:
                self._give(passages, counts or [len(one.text) // _LETTERS_A_TOKEN for one in passages])
            except WorldError as error:
                self._do_without(error)

        if not passages:
            self._then(self._messages)
        elif not self._knowledge.engine.inquire(CountTokens(tuple(one.text for one in passages)), answered):
            answered(None)

    def _give(self, passages: Sequence[StoredPassage], counts: Sequence[int]) -> None:
        """Have the question take the best passages that fit, under numbers that go on over the whole chat."""
        room = self._knowledge.room_for(self._conversation_id, self._question)
        number = max((file.passage or 0 for message in self._messages for file in message.files), default=0)
        given = []
        for one, count in zip(passages, counts, strict=True):
            room -= count + AROUND_FILE
            if room < 0:
                break
            number += 1
            note = f"page {one.page}" if one.page is not None else f"under “{one.heading}”" if one.heading else ""
            given.append(
                AttachedFile(
                    shown_name(one.path.name),
                    one.size_bytes,
                    one.text,
                    count + AROUND_FILE,
                    note or "a passage",
                    passage=number,
                    source=_text_of(one.path),
                    page=one.page,
                )
            )
        question = self._knowledge.give(self._conversation_id, self._question, given)
        self._knowledge.found.emit(question)
        self._then((*self._messages[:-1], question))

    def _do_without(self, error: AppError) -> None:
        self._knowledge.problem.emit(error)
        self._then(self._messages)


def _text_of(path: Path) -> str:
    """Return a path as text; nothing for one that is no text, which chats could not keep."""
    text = str(path)
    return text if text.encode("utf-8", "replace").decode() == text else ""


def find_in(index: PassageIndex, question: str, vector: Vectors | None) -> tuple[StoredPassage, ...]:
    """Return the passages of an index that suit a question best."""
    from app.knowledge.searching import find_passages  # noqa: PLC0415 - see above

    return find_passages(index, question, vector, _MOST_PASSAGES)
