"""Damaged chat files are set aside and said, and what cannot be opened is a sentence."""

from __future__ import annotations

import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from app.chats.store import ChatStore
from app.chats.upkeep import is_sound
from app.errors import FolderNotWritable, WorldError


@pytest.mark.parametrize("content", [b"this is no database" * 400, b"SQLite format 3\0" + b"\xff" * 8000, None])
def test_a_damaged_file_is_set_aside_and_said(path, content, caplog):
    if content is None:  # a real file with pages overwritten in the middle
        with ChatStore(path) as store:
            for number in range(200):
                store.add_message(store.create().id, None, "user", f"text {number} " * 100)
        whole = path.read_bytes()
        content = whole[:8192] + b"\xa5" * (len(whole) - 16384) + whole[-8192:]
    path.write_bytes(content)
    with caplog.at_level(logging.ERROR), ChatStore(path) as store:
        (copy,) = path.parent.glob("chats-damaged-*.sqlite3")
        assert copy.read_bytes() == content
        assert store.problem is not None
        assert copy.name in store.problem
        assert store.conversations() == ()
        store.create("goes on")
    assert "damaged" in caplog.text
    caplog.clear()
    with ChatStore(path) as store:
        assert store.problem is None
        assert len(store.conversations()) == 1


@pytest.fixture
def large(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A chat file that takes too long to check at the start."""
    monkeypatch.setattr("app.chats.database.damage.CHECKED_AT_ONCE_BYTES", 4096)
    with ChatStore(path) as store:
        for number in range(200):
            store.add_message(store.create(f"Chat {number}").id, None, "user", f"text {number} " * 100)
    return path


def damage(path: Path) -> bytes:
    """Overwrite the second half of a file with rubbish; returns all of it."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2] + b"\xa5" * (len(content) - len(content) // 2))
    return path.read_bytes()


def read_all(store: ChatStore) -> None:
    for number in range(1, 201):
        store.messages(number)


def test_a_large_file_is_checked_beside_the_window_and_not_at_its_start(large, queries):
    with ChatStore(large):
        assert not [sql for sql, _ in queries if "quick_check" in sql]
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(is_sound, large, lambda: True).result()
        assert [sql for sql, _ in queries if "quick_check" in sql]


def test_damage_that_the_check_finds_is_set_aside_at_the_next_start(large, caplog):
    content = damage(large)
    with ChatStore(large) as store:
        assert store.problem is None
        assert not is_sound(large, lambda: True)
        assert large.read_bytes()[4096:] == content[4096:]
    with ChatStore(large) as store:
        assert store.problem is not None
        assert store.conversations() == ()
    caplog.clear()
    with ChatStore(large) as store:
        assert store.problem is None
        assert is_sound(large, lambda: True)
    assert len(list(large.parent.glob("chats-damaged-*.sqlite3"))) == 1


def test_a_file_that_is_gone_is_no_mistake_of_ours(large: Path) -> None:
    large.unlink()
    with pytest.raises(FolderNotWritable):
        is_sound(large, lambda: True)
    assert not large.exists()


def test_damage_that_is_met_in_use_is_a_sentence_and_set_aside_at_the_next_start(large, caplog):
    damage(large)
    with ChatStore(large) as store, pytest.raises(WorldError, match="damaged"):
        read_all(store)
    with ChatStore(large) as store:
        assert store.problem is not None
    caplog.clear()


def test_two_programs_that_make_the_file_at_the_same_time_do_not_quarrel(path, monkeypatch):
    connect = sqlite3.connect

    class Late(sqlite3.Connection):
        """Is overtaken by another program after its first look at the file."""

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if "quick_check" in sql:
                with monkeypatch.context() as other:
                    other.setattr(sqlite3, "connect", connect)
                    with ChatStore(path) as store:
                        store.create("Hello")
            return super().execute(sql, *values)

    with monkeypatch.context() as ours:
        ours.setattr(sqlite3, "connect", partial(connect, factory=Late))
        late = ChatStore(path)
    with late:
        assert [chat.title for chat in late.conversations()] == ["Hello"]


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(WorldError, match="newer Draftlight"):
        ChatStore(path)
    assert path.read_bytes() == before


def test_a_place_where_no_file_can_be_is_one_sentence(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    with pytest.raises(FolderNotWritable):
        ChatStore(blocker / "chats.sqlite3")
