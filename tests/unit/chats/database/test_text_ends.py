"""How texts end is entered in steps, beside whoever writes, and a search finds everything meanwhile."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.chats.database import text_ends
from app.chats.database.database_file import newest_format
from app.chats.maintenance.upkeep import enter_what_is_searched
from app.chats.store import ChatStore
from tests.fakes.earlier_chats import without_text_ends
from tests.unit.chats.looks import ids_found, rows

TEXTS = ["It is qq", "one", "two", "", "x", "three", "four"]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of before there was such a table, which is large for steps of two messages."""
    path = tmp_path / "chats.sqlite3"
    with ChatStore(path) as store:
        for text in TEXTS:
            store.add_message(store.create("-").id, None, "user", text)
    without_text_ends(path)
    monkeypatch.setattr(text_ends, "STEP_MESSAGES", 2)
    return path


def _entered(path: Path) -> list[tuple[str, int]]:
    return rows(path, "SELECT letters, message_id FROM message_ends ORDER BY message_id")


def _true_ends(path: Path) -> list[tuple[str, int]]:
    return rows(path, "SELECT substr(text, -2), id FROM messages ORDER BY id")


def _steps(count: int) -> Iterator[bool]:
    yield from [True] * count
    yield False


def test_a_large_file_is_opened_after_the_first_step(path: Path) -> None:
    ChatStore(path).close()
    assert _entered(path) == [("ee", 6), ("ur", 7)]
    ChatStore(path).close()
    assert len(_entered(path)) == 2


def test_what_is_not_entered_yet_is_found(path: Path) -> None:
    with ChatStore(path) as store:
        assert ids_found(store, "qq") == [1]
        assert ids_found(store, "q") == [1]
        assert ids_found(store, "ur") == [7]


def test_whoever_ends_in_the_midst_goes_on_at_the_next_start(path: Path) -> None:
    ChatStore(path).close()
    steps = _steps(1)
    enter_what_is_searched(path, lambda: next(steps))
    assert [message for _, message in _entered(path)] == [4, 5, 6, 7]
    steps = _steps(10)
    enter_what_is_searched(path, lambda: next(steps))
    assert _entered(path) == _true_ends(path)
    assert sum(1 for _ in steps) > 7, "steps were done again"


def test_what_is_written_meanwhile_is_entered_once_and_right(path: Path) -> None:
    with ChatStore(path) as store:
        steps = _steps(1)
        enter_what_is_searched(path, lambda: next(steps))
        with closing(sqlite3.connect(path)) as other:
            other.execute("UPDATE messages SET text = 'It was zz' WHERE id IN (1, 7)")
            other.execute("DELETE FROM messages WHERE id IN (2, 5)")
            other.commit()
        store.add_message(store.create("-").id, None, "user", "new")
        enter_what_is_searched(path, lambda: True)
        assert _entered(path) == _true_ends(path)
        assert ids_found(store, "zz") == [7, 1]
        assert ids_found(store, "qq") == []


def test_a_step_that_fails_leaves_nothing_half_written(path: Path) -> None:
    ChatStore(path).close()
    before = _entered(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute(
            "CREATE TEMP TRIGGER full_disk BEFORE UPDATE ON main.message_ends_known "
            "BEGIN SELECT RAISE(ABORT, 'the disk is full'); END"
        )
        with pytest.raises(sqlite3.IntegrityError, match="full"):
            text_ends.enter_more(database)
        assert not database.in_transaction
    assert _entered(path) == before
    enter_what_is_searched(path, lambda: True)
    assert _entered(path) == _true_ends(path)


def test_a_copy_that_is_brought_back_lacks_nothing(path: Path) -> None:
    newest_format(path)
    assert _entered(path) == _true_ends(path)
