"""Copies of all chats: those there are, the chats in them, making one, one a day, and bringing one back.

A copy is the chat file of some moment, perhaps in an earlier format. It is read without being changed. Before one is
brought back, what is there now is copied, so that the way back is the same. Each function may run beside an open
window, on any thread.
"""

from __future__ import annotations

import errno
import shutil
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from app.chats.database.damage import passes_check
from app.chats.database.database_file import (
    DAMAGED_COPY,
    NO_CHATS,
    PATIENT_MS,
    earlier_copies,
    newest_format,
    write_copy,
)
from app.chats.database.schema import OtherForm, require_own_tables
from app.chats.queries import as_text, moment_of, text_of
from app.chats.tables import BRANCH
from app.errors import DiskFull, FolderNotWritable, WorldError
from app.language import number, tr, tr_marked

MOST_BEFORE = 3
"""Copies that are kept of what was there before others were brought back."""
_BEFORE, _DAILY = "before-restoring", "daily"
"""Kinds of copies that the program makes by itself, as their names say."""
MOST_LISTED = 500
_MOST_LETTERS = 200_000
_MOST_TITLE_LETTERS = 200
_DEADLINE_S = 10.0
"""For what is read of a copy, and a second for each hundred megabytes of it."""
_BYTES_A_SECOND = 100e6
_ASK_EVERY_STEPS = 20_000
"""Steps of SQLite's machine between two looks at the clock: a few milliseconds."""

_SAID = f"""{BRANCH}
SELECT m.role, substr(m.text, 1, :most) FROM branch JOIN messages AS m ON m.id = branch.id
WHERE m.text <> '' ORDER BY branch.depth
"""  # noqa: S608 - constants


@dataclass(frozen=True, slots=True)
class Backup:
    """A copy of all chats."""

    path: Path
    made_at: datetime
    size_bytes: int
    chats: int = 0
    problem: str = ""
    """The reason why it cannot be brought back, in a sentence; empty if it can."""

    @property
    def is_before_restoring(self) -> bool:
        """True if it was made because another one was brought back."""
        return f"-{_BEFORE}-" in self.path.name

    @property
    def daily(self) -> bool:
        """True if it is the copy of a day."""
        return f"-{_DAILY}-" in self.path.name


@dataclass(frozen=True, slots=True)
class BackedUpChat:
    """A chat in a copy."""

    id: int
    title: str
    updated_at: datetime


def backups(chats: Path) -> tuple[Backup, ...]:
    """Return the copies that the program keeps beside the chat file, the latest first."""
    paths = [*earlier_copies(chats).values(), *_copies(chats, _BEFORE), *_copies(chats, _DAILY)]
    return tuple(sorted(map(look_at, paths), key=lambda one: one.made_at, reverse=True))


def look_at(path: Path) -> Backup:
    """Say what is in a file, without changing it."""
    try:
        facts = path.stat()
    except OSError as error:
        return Backup(
            path,
            datetime.now(UTC),
            0,
            problem=tr("{name} cannot be read: {reason}.", name=path.name, reason=error.strerror),
        )
    made_at = moment_of(facts.st_mtime)
    try:
        with _reading(path) as database:
            problem = "" if passes_check(database) else tr_marked(DAMAGED_COPY)
            count = database.execute("SELECT count(*) FROM conversations WHERE deleted_at IS NULL").fetchone()[0]
    except WorldError as error:
        return Backup(path, made_at, facts.st_size, problem=error.sentence)
    return Backup(path, made_at, facts.st_size, int(count), problem=problem)


def chats_in(path: Path) -> tuple[BackedUpChat, ...]:
    """Return the chats of a copy, the latest used first, up to :data:`MOST_LISTED`.
    Raises ``WorldError`` if it cannot be read.
    """
    with _reading(path) as database:
        rows = database.execute(
            "SELECT id, substr(title, 1, ?), updated_at FROM conversations WHERE deleted_at IS NULL "
            "ORDER BY updated_at DESC, id DESC LIMIT ?",
            (_MOST_TITLE_LETTERS, MOST_LISTED),
        ).fetchall()
        return tuple(BackedUpChat(id_, text_of(title), moment_of(when)) for id_, title, when in rows)


def read_texts(path: Path, chat: int) -> tuple[tuple[str, str], ...]:
    """Return who said what in a chat of a copy, as it was shown; the beginning, where it is long.
    Raises ``WorldError`` if it cannot be read.
    """
    with _reading(path) as database:
        rows = database.execute(_SAID, {"chat": chat, "most": _MOST_LETTERS}).fetchall()
    texts, letters_left = [], _MOST_LETTERS
    for role, cell in rows:
        text = text_of(cell)
        texts.append((text_of(role), text[:letters_left]))
        letters_left -= len(text)
        if letters_left <= 0:
            break
    return tuple(texts)


def back_up(chats: Path, to: Path) -> None:
    """Write a copy of all chats.
    Raises ``DiskFull``, ``FolderNotWritable`` or ``WorldError`` if there is none, and what was there before stays.
    """
    if to.exists() and to.samefile(chats):
        raise WorldError(tr("This is the file of your chats itself. Choose another name."))
    with _explained(to, chats):
        write_copy(chats, to)


def copy_daily(chats: Path, most: int, today: date | None = None) -> None:
    """Copy all chats once a day, unless nothing has changed since the last time.
    The latest ``most`` copies are kept; ``today`` is the person's own day unless given. Raises ``DiskFull``,
    ``FolderNotWritable`` or ``WorldError`` if there is no new copy, and the earlier ones stay.
    """
    day = today or date.today()  # noqa: DTZ011 - see above
    copy = chats.with_name(f"{chats.stem}-{_DAILY}-{day:%Y%m%d}{chats.suffix}")
    earlier = _copies(chats, _DAILY)
    written = [file.stat().st_mtime for file in (chats, chats.with_name(f"{chats.name}-wal")) if file.exists()]
    if copy in earlier or (earlier and max(written) <= earlier[-1].stat().st_mtime):
        return
    back_up(chats, copy)
    _keep_latest(chats, _DAILY, most)


def restore(chats: Path, copy: Path) -> Path:
    """Put the chats of a copy in the place of those that are there; returns the copy that was made of the latter.
    Raises ``WorldError`` if nothing was changed.
    """
    prepared = chats.with_name(f"{chats.stem}-restoring{chats.suffix}")
    set_aside = _free_name(chats)
    try:
        with _explained(prepared, copy), _reading(copy):
            write_copy(copy, prepared)
        newest_format(prepared)
        with _explained(set_aside, chats):
            write_copy(chats, set_aside)
        with (
            _explained(chats, prepared),
            closing(sqlite3.connect(prepared)) as source,
            closing(sqlite3.connect(chats, timeout=PATIENT_MS / 1000)) as there,
        ):
            source.backup(there, progress=_end_if_in_use())  # one transaction: all of it, or nothing
    finally:
        for name in (prepared.name, f"{prepared.name}-wal", f"{prepared.name}-shm", f"{prepared.name}-journal"):
            with suppress(OSError):
                prepared.with_name(name).unlink(missing_ok=True)
    _keep_latest(chats, _BEFORE, MOST_BEFORE)
    return set_aside


def _end_if_in_use() -> Callable[[int, int, int], None]:
    """Return what ends a copy for which another program holds the file too long; SQLite's module waits for ever."""
    until = time.monotonic() + PATIENT_MS / 1000

    def check(status: int, _remaining: int, _total: int) -> None:
        if status in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED} and time.monotonic() > until:
            busy = sqlite3.OperationalError("database is locked")
            busy.sqlite_errorcode = status
            raise busy

    return check


def _copies(chats: Path, kind: str) -> list[Path]:
    return sorted(chats.parent.glob(f"{chats.stem}-{kind}-*{chats.suffix}"))


def _keep_latest(chats: Path, kind: str, most: int) -> None:
    for older in _copies(chats, kind)[:-most]:
        with suppress(OSError):
            older.unlink()


def _free_name(chats: Path) -> Path:
    stem = f"{chats.stem}-{_BEFORE}-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}"
    return chats.with_name(stem + chats.suffix)


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a copy so that nothing is written to it or beside it, nothing in it is carried out, and nothing takes long.
    Raises ``WorldError`` if it is damaged, or no file of chats, or a newer program's.
    """
    if not path.is_file():
        raise WorldError(tr("{name} is not there any more.", name=path.name))
    until = time.monotonic() + _DEADLINE_S + path.stat().st_size / _BYTES_A_SECOND
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as database:
            database.text_factory = as_text
            database.execute("PRAGMA trusted_schema = OFF")
            database.execute("PRAGMA cell_size_check = ON")
            database.set_progress_handler(lambda: int(time.monotonic() > until), _ASK_EVERY_STEPS)
            _require_chats(database)
            yield database
    except OtherForm as error:
        raise WorldError(tr_marked(NO_CHATS)) from error
    except sqlite3.DatabaseError as error:
        damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT
        raise WorldError(tr_marked(DAMAGED_COPY if damaged else NO_CHATS)) from error


def _require_chats(database: sqlite3.Connection) -> None:
    if require_own_tables(database) == 0:  # it is empty
        raise OtherForm


@contextmanager
def _explained(to: Path, source: Path) -> Iterator[None]:
    """Say in a sentence why a copy could not be written.

    Raises:
        DiskFull, FolderNotWritable, WorldError: see the sentence.
    """
    try:
        yield
    except (OSError, sqlite3.Error) as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_FULL or getattr(error, "errno", None) in {errno.ENOSPC, errno.EDQUOT}:
            needed = max(1, round(source.stat().st_size / 1e6))
            free = round(shutil.disk_usage(to.parent).free / 1e6)
            raise DiskFull(
                tr(
                    "The disk is too full: a copy of the chats takes {needed} MB, and {free} MB are free in "
                    "{parent}. Nothing was changed.",
                    needed=number(needed),
                    free=number(free),
                    parent=to.parent,
                )
            ) from error
        if code in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
            raise WorldError(tr("The chats are in use by another program. Close it and try again.")) from error
        if code in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
            raise WorldError(DAMAGED_COPY) from error
        raise FolderNotWritable(
            tr("{to} cannot be written: {error}. Nothing was changed.", to=to, error=error)
        ) from error
