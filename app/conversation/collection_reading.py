"""Reads collections in the background, one after the other: their words first, then vectors, if a model can make some.

Steps are short, and vectors wait while replies are written.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from app.conversation.background import Background
from app.conversation.engine_session import EngineSession
from app.conversation.hooks import Hook
from app.engine.commands import Embed
from app.engine.events import Answer, TextRows
from app.errors import AppError
from app.knowledge.collections import Collection, Collections
from app.knowledge.embedders import Embedder

if TYPE_CHECKING:  # neither SQLite's index nor numpy is needed to paint the window
    from app.knowledge.collection_reader import CollectionReader
    from app.knowledge.index import IndexFacts, StoredPassage, Vectors
    from app.models.library.model_library import LibraryEntry

_LEAST_AT_ONCE, _MOST_AT_ONCE = 4, 64
"""Passages of which vectors are made in one step: at least, and by a fast model."""
_STEP_S = 0.2
"""A reply would wait for so long."""
_RESTS_S = 60.0
"""A collection that was read is not looked through again for so long, unless its person asks for that."""
_EMBEDDER = "embedder"
"""The value of :attr:`app.models.gguf.heads.ModelFileKind.EMBEDDER`."""


@dataclass(frozen=True, slots=True)
class ReadingState:
    """The present state of a collection."""

    done: int = 0
    total: int = 0
    """Files, or passages while vectors are made; 0: nothing is to be done."""
    makes_vectors: bool = False
    problem: str = ""
    """The reason why reading stopped before its end; empty if it did not."""

    @property
    def percent(self) -> int:
        return 100 * self.done // max(1, self.total)


class CollectionReading:
    """Reads what is asked for.

    Args:
        collections: their places.
        engine: makes vectors.
        background: where files are read.
        entries: the model files on this computer.
    """

    def __init__(
        self,
        collections: Collections,
        engine: EngineSession,
        background: Background,
        entries: Callable[[], Sequence[LibraryEntry]],
    ) -> None:
        self.collections, self.engine, self._background, self._entries = collections, engine, background, entries
        self.changed: Hook[[]] = Hook()
        """The state of a collection is another."""
        self._states: dict[str, ReadingState] = {}
        self._waiting: dict[str, bool] = {}
        """The collections to be read, in their order, and whether files are tried again that could not be read."""
        self._current: Collection | None = None
        self._batch: tuple[StoredPassage, ...] = ()
        self._at_once = _LEAST_AT_ONCE
        self._read_at_s: dict[str, float] = {}
        """The end of the last reading of each."""
        engine.free.connect(self._resume)
        self._is_held = False
        """True while vectors wait for the end of a reply."""

    @property
    def is_busy(self) -> bool:
        """True while anything is read, or waits to be."""
        return self._current is not None or bool(self._waiting)

    def state_of(self, collection_id: str) -> ReadingState | None:
        """Return the state of a collection that is or was read in this run; ``None`` of another."""
        waits = collection_id in self._waiting and collection_id not in self._states
        return ReadingState() if waits else self._states.get(collection_id)

    def is_reading(self, collection_id: str) -> bool:
        """Return whether a collection is read, or waits to be."""
        return collection_id in self._waiting or (self._current is not None and self._current.id == collection_id)

    def read(self, collection_id: str, *, tries_again: bool = False) -> None:
        """Read what is new in a collection; nothing where it is read already."""
        if not self.is_reading(collection_id):
            self._waiting[collection_id] = tries_again
            self._begin_next()

    def refresh(self, collection_id: str) -> None:
        """Read what is new in a collection, unless that was done a moment ago."""
        if time.monotonic() - self._read_at_s.get(collection_id, -_RESTS_S) >= _RESTS_S:
            self.read(collection_id)

    def stop(self, collection_id: str) -> None:
        """Read no more of a collection; what was read is kept."""
        self._waiting.pop(collection_id, None)
        if self._current is not None and self._current.id == collection_id:
            self._background.recall(self, _KIND)
            self._end()
        self.changed.emit()

    def remove(self, collection_id: str) -> None:
        """Forget a collection; its files stay.

        Raises:
            DiskFull, FolderNotWritable: it stays.
        """
        self.stop(collection_id)
        self.collections.remove(collection_id)
        self._states.pop(collection_id, None)
        self.changed.emit()

    def read_facts(self, collection: Collection) -> IndexFacts:
        """Return the size of a collection's index, on any thread.

        Raises:
            WorldError: it cannot be read.
        """
        from app.knowledge.index import open_index  # noqa: PLC0415 - see above

        with open_index(self.collections.index_path(collection.id), collection.name) as index:
            return index.facts()

    def embedder(self, before: str = "") -> Embedder | None:
        """Return the model that makes vectors: the one whose mark is ``before``, if it is here, or another."""
        here = [
            Embedder(one.reference, one.name, one.size_bytes)
            for one in self._entries()
            if one.facts is not None and one.facts.shape.kind == _EMBEDDER
        ]
        return next((one for one in here if one.mark == before), next(iter(here), None))

    # Inner workings

    def _begin_next(self) -> None:
        from app.knowledge.collection_reader import CollectionReader  # noqa: PLC0415 - see above

        while self._current is None and self._waiting:
            collection_id = next(iter(self._waiting))
            tries_again = self._waiting.pop(collection_id)
            self._current = self.collections.find(collection_id)
            if self._current is not None:
                index, own = self.collections.index_path(collection_id), self.collections.indexes.parent
                self._read_words(CollectionReader(self._current, index, own, tries_again=tries_again))

    def _read_words(self, reader: CollectionReader) -> None:
        self._show(ReadingState(reader.done, reader.total))

        def done(_: None) -> None:
            if reader.is_complete:
                self._make_vectors()
            else:
                self._read_words(reader)

        self._background.send(self, _KIND, reader.go_on, done, self._fail)

    def _make_vectors(self, rows: Vectors | None = None) -> None:
        """Keep the rows of the last passages, and go on with the next ones."""
        collection, batch = self._current, self._batch
        assert collection is not None

        def work(_is_wanted: Callable[[], bool]) -> tuple[Embedder | None, tuple[StoredPassage, ...], IndexFacts]:
            from app.knowledge.index import open_index  # noqa: PLC0415 - see above

            with open_index(self.collections.index_path(collection.id), collection.name) as index:
                model = self.embedder(index.model)
                if model is None:
                    return None, (), index.facts()
                index.use_model(model.mark)
                if rows is not None:
                    index.keep_vectors(batch, rows)
                return model, index.without_vector(self._at_once), index.facts()

        def done(outcome: tuple[Embedder | None, tuple[StoredPassage, ...], IndexFacts]) -> None:
            model, self._batch, facts = outcome
            if model is None or not self._batch:
                self._show(ReadingState())
                self._end()
                return
            self._show(ReadingState(facts.vectors, facts.passages, makes_vectors=True))
            self._ask_for_vectors(model)

        self._background.send(self, _KIND, work, done, self._fail)

    def _ask_for_vectors(self, model: Embedder) -> None:
        collection, batch, begun_s = self._current, self._batch, time.monotonic()

        def is_wanted() -> bool:
            return self._current is collection and self._batch is batch

        def answered(answer: Answer | None) -> None:
            if isinstance(answer, TextRows) and is_wanted():
                self._follow_pace(time.monotonic() - begun_s)
                self._make_vectors(answer.rows)
            elif is_wanted():
                self._show(ReadingState())
                self._end()

        def failed(error: AppError) -> None:
            if is_wanted():
                self._fail(error)

        self._is_held = self.engine.writing
        texts = tuple(model.passage_text(part) for passage in batch for part in passage.titled_parts)
        command = Embed(model.reference, texts, is_cut=True)
        if not self._is_held and not self.engine.inquire(command, answered, failed):
            answered(None)

    def _follow_pace(self, step_s: float) -> None:
        """Have the next step take about as long as a reply may wait; the first one loads the model."""
        if step_s < _STEP_S / 2:
            self._at_once = min(2 * self._at_once, _MOST_AT_ONCE)
        elif step_s > _STEP_S:
            self._at_once = max(self._at_once // 2, _LEAST_AT_ONCE)

    def _resume(self) -> None:
        if self._is_held and self._current is not None and not self.engine.writing:
            self._is_held, self._batch = False, ()
            self._make_vectors()

    def _show(self, state: ReadingState) -> None:
        assert self._current is not None
        self._states[self._current.id] = state
        self.changed.emit()

    def _fail(self, error: AppError) -> None:
        self._show(ReadingState(problem=error.sentence))
        self._end()

    def _end(self) -> None:
        if self._current is not None:
            self._read_at_s[self._current.id] = time.monotonic()
        self._current, self._batch, self._is_held = None, (), False
        self.changed.emit()
        self._begin_next()


_KIND = "read a collection"
