"""Collections of documents in the terminal: ``/knowledge``."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from app.cli.jobs import Jobs
from app.cli.terminal import ProgressLine, one_line
from app.conversation.chat_session import ChatSession
from app.errors import WorldError
from app.knowledge.collections import Collection
from app.text_folding import fold_text

_NONE = ("none", "off", "-")
_SHOWN_PROBLEMS = 3


class KnowledgeCommands:
    """Chooses the collection of the open chat, and reads it.

    Args:
        chat: the chat.
        work: where it is read.
        progress: says how far that is.
    """

    def __init__(self, chat: ChatSession, work: Jobs, progress: ProgressLine) -> None:
        self._knowledge, self._work, self._progress = chat.knowledge, work, progress

    def perform(self, words: str) -> list[str]:
        """Do what ``/knowledge`` says; return lines to be shown.

        Raises:
            WorldError: there is no such folder or collection, or it cannot be read.
        """
        if not words:
            return self._listed()
        if words.casefold() in _NONE:
            self._knowledge.choose(None)
            return ["Questions of this chat are looked up nowhere."]
        known = next(
            (one for one in self._knowledge.collections.all() if fold_text(one.name) == fold_text(words)), None
        )
        path = Path(words.strip('"')).expanduser().absolute()
        if known is None and not path.exists():
            raise WorldError(f"There is neither a folder nor a collection {one_line(words)}. /knowledge lists them.")
        collection = known or self._knowledge.collections.add([path])
        self._knowledge.choose(collection.id)
        return self._read(collection)

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return the collections whose names begin so."""
        names = [one_line(one.name) for one in self._knowledge.collections.all()]
        return [(name, "") for name in names if fold_text(name).startswith(fold_text(typed))]

    def _read(self, collection: Collection) -> list[str]:
        reading = self._knowledge.reading

        def show() -> None:
            state = reading.state_of(collection.id)
            if state is not None and state.total:
                kind = "Making vectors of" if state.makes_vectors else "Reading"
                self._progress.show_text(f"{kind} {one_line(collection.name)} {state.percent} %")

        reading.changed.connect(show)
        try:
            self._work.follow(
                lambda: reading.is_reading(collection.id),
                lambda event: self._knowledge.engine.handle([event]),
                lambda: reading.stop(collection.id),
            )
        finally:
            reading.changed.disconnect(show)
            self._progress.clear()
        state = reading.state_of(collection.id)
        if state is not None and state.problem:
            raise WorldError(state.problem)
        facts = reading.read_facts(collection)
        vectors = " with vectors" if facts.vectors else ""
        files = f"{facts.files:,} file{'' if facts.files == 1 else 's'}"
        passages = f"{facts.passages:,} passage{'' if facts.passages == 1 else 's'}"
        lines = [f"“{one_line(collection.name)}”: {files}, {passages}{vectors}."]
        lines += [f"  {sentence}" for _, sentence in facts.problems[:_SHOWN_PROBLEMS]]
        more = len(facts.problems) - _SHOWN_PROBLEMS
        return [*lines, f"  {more:,} more could not be read."] if more > 0 else lines

    def _listed(self) -> list[str]:
        current, collections = self._knowledge.current, self._knowledge.collections.all()
        return [
            *(f"{'*' if one == current else ' '} {one_line(one.name)}" for one in collections),
            "/knowledge FOLDER has questions of this chat looked up in its documents, /knowledge none no more.",
        ]
