"""The index of a collection: its files, their passages, the words and the vectors of these, in one SQLite file.

Each use opens the file for itself, on whatever thread. An index that is damaged, or of another format, is made anew:
all that is in it can be read again.
"""

from __future__ import annotations

import errno
import os
import re
import shutil
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from app.attachments.excerpts import pieces_of, words_of
from app.errors import DiskFull, WorldError
from app.knowledge.collections import delete_index
from app.knowledge.cutting import Passage
from app.knowledge.file_walk import ListedFile
from app.language import tr
from app.system.files import open_private

Vectors = NDArray[np.float32]

_FORMAT = 2
"""Of the file, and of how words are folded and cut: an index of another one is made anew."""
_TABLES = (
    """
    CREATE TABLE files (
        id INTEGER PRIMARY KEY,
        path BLOB NOT NULL UNIQUE,  -- as the system has it, which may be no text
        size_bytes INTEGER NOT NULL,
        modified_ns INTEGER NOT NULL,
        digest BLOB NOT NULL,  -- empty where nothing of it is to be read
        problem TEXT NOT NULL  -- why it could not be read; empty if it was
    )
    """,
    """
    CREATE TABLE passages (
        id INTEGER PRIMARY KEY,
        file_id INTEGER NOT NULL,
        start INTEGER NOT NULL,
        page INTEGER,
        heading TEXT NOT NULL,
        text_zlib BLOB NOT NULL
    )
    """,
    "CREATE INDEX passages_by_file ON passages (file_id)",
    """
    CREATE VIRTUAL TABLE passage_words
    USING fts5 (words, content='', tokenize='porter unicode61 remove_diacritics 0')
    """,
    "CREATE TABLE vectors (passage_id INTEGER PRIMARY KEY, rows BLOB NOT NULL)",  # of 16-bit floats
    "CREATE TABLE facts (name TEXT PRIMARY KEY, value TEXT NOT NULL)",
)
_PATIENT_S = 5.0
_MOST_QUESTION_WORDS = 64


@dataclass(frozen=True, slots=True)
class KnownFile:
    """A file as it was read the last time."""

    id: int
    size_bytes: int
    modified_ns: int
    digest: bytes
    has_problem: bool


@dataclass(frozen=True, slots=True)
class IndexFacts:
    """The size of an index, and the files that it is without."""

    files: int = 0
    passages: int = 0
    vectors: int = 0
    problems: tuple[tuple[str, str], ...] = ()
    """Path of each file that could not be read, and a sentence that says why."""


@dataclass(frozen=True, slots=True)
class StoredPassage:
    """A passage, and its file."""

    id: int
    path: Path
    size_bytes: int
    """Of the file."""
    page: int | None
    heading: str
    text: str

    @property
    def titled_parts(self) -> tuple[str, ...]:
        """The parts of its text of which vectors are made: one of many sentences would be near to none of them.

        Each stands below the name of its file and its heading, which often name the subject.
        """
        title = [re.sub(r"[-_]+", " ", self.path.stem), *filter(None, [self.heading])]
        return tuple("\n".join([*title, part]) for part in pieces_of(self.text, _PART_LETTERS) if part.strip())


class PassageIndex:
    """An index that is open; use :func:`open_index`."""

    def __init__(self, database: sqlite3.Connection) -> None:
        self._database = database

    def facts(self) -> IndexFacts:
        """Return how much there is."""
        read = self._database.execute
        counts = [
            read(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608 - constants
            for table in ("files WHERE problem = '' AND digest <> x''", "passages", "vectors")
        ]
        problems = read("SELECT path, problem FROM files WHERE problem <> '' ORDER BY path")
        files, passages, vectors = counts
        return IndexFacts(files, passages, vectors, tuple((os.fsdecode(path), problem) for path, problem in problems))

    # Files

    def known_files(self) -> dict[Path, KnownFile]:
        """Return what is known of each file."""
        rows = self._database.execute("SELECT path, id, size_bytes, modified_ns, digest, problem <> '' FROM files")
        return {Path(os.fsdecode(path)): KnownFile(*facts) for path, *facts in rows}

    def forget(self, file_ids: Iterable[int]) -> None:
        """Remove files, and all that was read of them."""
        with self._writing():
            for file_id in file_ids:
                self._remove(file_id)

    def note_unchanged(self, file_id: int, file: ListedFile) -> None:
        """Note that a file was written anew, with what was in it before."""
        with self._writing() as database:
            values = (file.size_bytes, file.modified_ns, file_id)
            database.execute("UPDATE files SET size_bytes = ?, modified_ns = ? WHERE id = ?", values)

    def keep(
        self,
        file: ListedFile,
        digest: bytes,
        passages: Iterable[Passage] = (),
        *,
        problem: str = "",
        in_place_of: int | None = None,
    ) -> None:
        """Enter a file with its passages, or why it could not be read: whole, or not at all."""
        with self._writing() as database:
            if in_place_of is not None:
                self._remove(in_place_of)
            file_row = (os.fsencode(file.path), file.size_bytes, file.modified_ns, digest, problem)
            file_id = database.execute(
                "INSERT INTO files (path, size_bytes, modified_ns, digest, problem) VALUES (?, ?, ?, ?, ?)", file_row
            ).lastrowid
            for passage in passages:
                row = (file_id, passage.start, passage.page, _clean(passage.heading), _pack(passage.text))
                passage_id = database.execute(
                    "INSERT INTO passages (file_id, start, page, heading, text_zlib) VALUES (?, ?, ?, ?, ?)", row
                ).lastrowid
                words = _words(file.path, passage.heading, passage.text)
                database.execute("INSERT INTO passage_words (rowid, words) VALUES (?, ?)", (passage_id, words))

    def _remove(self, file_id: int) -> None:
        database = self._database
        rows = database.execute(
            "SELECT p.id, f.path, p.heading, p.text_zlib FROM passages AS p JOIN files AS f ON f.id = p.file_id "
            "WHERE f.id = ?",
            (file_id,),
        ).fetchall()
        for id_, path, heading, packed in rows:  # such an index is told again what it has to forget
            words = _words(Path(os.fsdecode(path)), heading, _unpack(packed))
            database.execute(
                "INSERT INTO passage_words (passage_words, rowid, words) VALUES ('delete', ?, ?)", (id_, words)
            )
            database.execute("DELETE FROM vectors WHERE passage_id = ?", (id_,))
        database.execute("DELETE FROM passages WHERE file_id = ?", (file_id,))
        database.execute("DELETE FROM files WHERE id = ?", (file_id,))

    # Vectors

    @property
    def model(self) -> str:
        """The mark of the model that made the vectors; empty if none did."""
        row = self._database.execute("SELECT value FROM facts WHERE name = 'model'").fetchone()
        return str(row[0]) if row else ""

    def use_model(self, mark: str) -> None:
        """Have vectors made by this model from now on; those of another one are of no use any more."""
        if mark != self.model:
            with self._writing() as database:
                database.execute("DELETE FROM vectors")
                database.execute("INSERT OR REPLACE INTO facts VALUES ('model', ?)", (mark,))

    def without_vector(self, limit: int) -> tuple[StoredPassage, ...]:
        """Return some passages that have no vector yet."""
        rows = self._database.execute(
            "SELECT id FROM passages WHERE id NOT IN (SELECT passage_id FROM vectors) ORDER BY id LIMIT ?", (limit,)
        ).fetchall()
        return self.passages([row[0] for row in rows])

    def keep_vectors(self, passages: Sequence[StoredPassage], rows: Vectors) -> None:
        """Enter the vectors of all parts of passages; those that were forgotten meanwhile have none."""
        ends = np.cumsum([len(passage.titled_parts) for passage in passages])
        with self._writing() as database:
            database.executemany(
                "INSERT OR REPLACE INTO vectors SELECT id, ? FROM passages WHERE id = ?",
                [
                    (own.astype(np.float16).tobytes(), passage.id)
                    for own, passage in zip(np.split(rows, ends[:-1]), passages, strict=True)
                ],
            )

    def nearest(self, vector: Vectors, limit: int) -> list[int]:
        """Return the passages with a vector nearest to one, of length 1 as all of them, the nearest first."""
        row_bytes = vector.astype(np.float16).nbytes
        rows = self._database.execute("SELECT passage_id, rows FROM vectors WHERE length(rows) % ? = 0", (row_bytes,))
        table = rows.fetchall()
        if not table:
            return []
        firsts = np.cumsum([0, *(len(row[1]) // row_bytes for row in table[:-1])])
        likeness = np.concatenate(
            [
                np.frombuffer(b"".join(row[1] for row in table[at : at + _PASSAGES_AT_ONCE]), np.float16)
                .reshape(-1, len(vector))
                .astype(np.float32)
                @ vector
                for at in range(0, len(table), _PASSAGES_AT_ONCE)
            ]
        )
        best = np.argsort(-np.maximum.reduceat(likeness, firsts), kind="stable")[:limit]
        return [int(table[place][0]) for place in best]

    # Words

    def with_words(self, question: str, limit: int) -> list[int]:
        """Return the passages that share words with a question (Okapi BM25), the best first."""
        words = list(dict.fromkeys(words_of(question)))[:_MOST_QUESTION_WORDS]
        if not words:
            return []
        sought = " OR ".join(f'"{word}"' for word in words)
        rows = self._database.execute(
            "SELECT rowid FROM passage_words WHERE passage_words MATCH ? ORDER BY rank LIMIT ?", (sought, limit)
        )
        return [int(row[0]) for row in rows]

    def passages(self, ids: Sequence[int]) -> tuple[StoredPassage, ...]:
        """Return passages, in this order; those that were forgotten are left out."""
        found = []
        for id_ in ids:
            row = self._database.execute(
                "SELECT f.path, f.size_bytes, p.page, p.heading, p.text_zlib FROM passages AS p "
                "JOIN files AS f ON f.id = p.file_id WHERE p.id = ?",
                (id_,),
            ).fetchone()
            if row is not None:
                path, size_bytes, page, heading, packed = row
                found.append(StoredPassage(id_, Path(os.fsdecode(path)), size_bytes, page, heading, _unpack(packed)))
        return tuple(found)

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        self._database.execute("BEGIN IMMEDIATE")
        try:
            yield self._database
            self._database.execute("COMMIT")
        finally:
            if self._database.in_transaction:
                self._database.execute("ROLLBACK")


_PART_LETTERS = 400
"""Of a vector: models are trained with texts of 100 to 250 tokens."""
_PASSAGES_AT_ONCE = 2048
_LEAST_FREE_BYTES = 1_000_000


@contextmanager
def open_index(path: Path, name: str) -> Iterator[PassageIndex]:
    """Open the index of a collection, which is made if there is none.

    Args:
        path: its file.
        name: what to call the collection in a sentence.

    Raises:
        DiskFull, WorldError: it cannot be written, or was damaged.
    """
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(_ready(path)) as database:
            yield PassageIndex(database)
    except (sqlite3.DatabaseError, OSError) as error:
        if isinstance(error, sqlite3.ProgrammingError):  # a mistake of ours
            raise
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if _means_full_disk(error, path.parent):
            raise DiskFull(
                tr(
                    "The disk is full, so “{name}” was not read to its end. Free some space, and read it again.",
                    name=name,
                )
            ) from error
        if code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            delete_index(path)
            raise WorldError(tr("What was read of “{name}” was damaged. Read it again.", name=name)) from error
        raise WorldError(tr("What is read of “{name}” cannot be kept: {error}.", name=name, error=error)) from error


def _means_full_disk(error: Exception, folder: Path) -> bool:
    """Return whether an error came since there is no room: SQLite says so only where it writes to the file itself."""
    if getattr(error, "errno", None) in {errno.ENOSPC, errno.EDQUOT}:
        return True
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    is_odd = code in {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
    return code == sqlite3.SQLITE_FULL or (is_odd and shutil.disk_usage(folder).free < _LEAST_FREE_BYTES)


def _ready(path: Path) -> sqlite3.Connection:
    database = _connect(path)
    try:
        if not _is_of_our_format(database):
            _make_tables(database)
    except sqlite3.Error:
        database.close()
        raise
    return database


def _connect(path: Path) -> sqlite3.Connection:
    os.close(open_private(path, os.O_RDWR | os.O_CREAT))
    database = sqlite3.connect(path, isolation_level=None, timeout=_PATIENT_S)
    database.execute("PRAGMA journal_mode = WAL")
    database.execute("PRAGMA synchronous = NORMAL")
    return database


def _is_of_our_format(database: sqlite3.Connection) -> bool:
    return bool(database.execute("PRAGMA user_version").fetchone()[0] == _FORMAT)


def _make_tables(database: sqlite3.Connection) -> None:
    """Make the tables, in place of those of another format; its file stays, since others may have it open."""
    database.execute("BEGIN IMMEDIATE")
    if not _is_of_our_format(database):  # until here another thread or program may have done it
        before = database.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
            "ORDER BY sql NOT LIKE 'CREATE VIRTUAL%'"  # which take their own tables along
        )
        for (name,) in before.fetchall():
            database.execute(f'DROP TABLE IF EXISTS "{name}"')
        for statement in _TABLES:
            database.execute(statement)
        database.execute(f"PRAGMA user_version = {_FORMAT}")
    database.execute("COMMIT")


def _words(path: Path, heading: str, text: str) -> str:
    """Return the words by which a passage is found, its file's name and its heading among them."""
    return " ".join(words_of(f"{path.stem} {heading} {text}".encode("utf-8", "replace").decode()))


def _clean(text: str) -> str:
    return text.encode("utf-8", "replace").decode()


def _pack(text: str) -> bytes:
    return zlib.compress(text.encode("utf-8", "replace"))


def _unpack(packed: bytes) -> str:
    return zlib.decompress(packed).decode("utf-8", "replace")
