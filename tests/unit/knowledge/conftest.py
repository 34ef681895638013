"""A folder with documents, and what is read of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from app.errors import WorldError
from app.knowledge.collection_reader import CollectionReader
from app.knowledge.collections import Collection, Collections
from app.knowledge.index import IndexFacts, StoredPassage, Vectors, open_index
from app.knowledge.searching import find_passages


class Shelf:
    """A folder of documents, and a collection of it."""

    def __init__(self, base: Path) -> None:
        self.folder, self.data = base / "documents", base / "data"
        self.folder.mkdir()
        self.collections = Collections(self.data / "collections.json", self.data / "knowledge")
        self.collection: Collection = self.collections.add([self.folder])
        self.index = self.collections.index_path(self.collection.id)

    def write(self, name: str, content: str | bytes) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    def read(self, *, tries_again: bool = False) -> CollectionReader:
        """Read all that is new, to the end."""
        reader = CollectionReader(self.collection, self.index, self.data, tries_again=tries_again)
        while not reader.is_complete:
            reader.go_on(lambda: True)
        return reader

    def facts(self) -> IndexFacts:
        with open_index(self.index, "Documents") as index:
            return index.facts()

    def find(self, question: str, vector: Sequence[float] | None = None, limit: int = 5) -> tuple[StoredPassage, ...]:
        with open_index(self.index, "Documents") as index:
            return find_passages(index, question, as_vector(vector) if vector is not None else None, limit)

    def names(self, question: str, vector: Sequence[float] | None = None) -> list[str]:
        """Return the names of the files in which something was found, the best first."""
        return [passage.path.name for passage in self.find(question, vector)]

    def problem(self) -> str:
        """Return the sentence with which reading ends."""
        with pytest.raises(WorldError) as raised:
            self.read()
        return str(raised.value)


def as_vector(numbers: Sequence[float]) -> Vectors:
    return np.array(numbers, np.float32)


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path)
