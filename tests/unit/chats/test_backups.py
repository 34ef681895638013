"""Copies of all chats, looked into and brought back; damaged chat files are set aside and said."""

from __future__ import annotations

import logging
import shutil
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import date
from functools import partial
from pathlib import Path

import pytest

from app.chats.backups import MOST_BEFORE, back_up, backups, chats_in, copy_daily, look_at, read_texts, restore
from app.chats.database.database_file import DAMAGED_COPY, NO_CHATS
from app.chats.store import ChatStore
from app.chats.upkeep import is_sound
from app.errors import FolderNotWritable, WorldError
from tests.fakes import odd_chats
from tests.fakes.earlier import EARLIER
from tests.unit.chats.looks import search_all

QUESTION, REPLY = "Why is the sky blue?", "Air scatters blue light. <b>Ümläut</b>"


def say(store: ChatStore, question: str) -> int:
    chat = store.create().id
    question_id = store.add_message(chat, None, "user", question)
    store.add_message(chat, question_id.id, "assistant", REPLY)
    return chat


def titles(store: ChatStore) -> list[str]:
    return [one.title for one in store.conversations()]


def test_a_copy_is_made_beside_the_open_chats_and_can_be_looked_into(store: ChatStore, tmp_path: Path) -> None:
    say(store, QUESTION)
    gone = say(store, "Gone?")
    store.folders.delete([gone])
    copy = tmp_path / "elsewhere" / "mine.sqlite3"
    copy.parent.mkdir()
    back_up(store.path, copy)
    assert [one.name for one in copy.parent.iterdir()] == ["mine.sqlite3"]
    before = copy.read_bytes()
    (chat,) = chats_in(copy)
    assert chat.title == QUESTION
    assert read_texts(copy, chat.id) == (("user", QUESTION), ("assistant", REPLY))
    seen = look_at(copy)
    assert (seen.chats, seen.problem, seen.size_bytes) == (1, "", len(before))
    assert copy.read_bytes() == before
    assert [one.name for one in copy.parent.iterdir()] == ["mine.sqlite3"], "looking leaves nothing beside it"


def test_chats_come_back_while_the_window_is_open_and_so_does_what_was_there(store: ChatStore, tmp_path: Path) -> None:
    say(store, QUESTION)
    back_up(store.path, tmp_path / "copy.sqlite3")
    say(store, "Something later")
    copy = restore(store.path, tmp_path / "copy.sqlite3")
    assert titles(store) == [QUESTION]
    say(store, "After that")
    (listed,) = backups(store.path)
    assert (listed.path, listed.chats, listed.is_before_restoring) == (copy, 2, True)
    restore(store.path, copy)
    assert titles(store) == ["Something later", QUESTION]
    assert len(search_all(store, "scatters")) == 2


def test_a_copy_of_an_earlier_format_is_brought_to_this_one(store: ChatStore, tmp_path: Path) -> None:
    then = tmp_path / "chats-format-1.sqlite3"
    shutil.copy(next((EARLIER / "first").glob("*.sqlite3")), then)
    before, listed = then.read_bytes(), look_at(then)
    assert listed.chats > 0
    restore(store.path, then)
    assert len(titles(store)) == listed.chats
    assert store.folders.all() == ()
    assert store.assistants.all()
    assert then.read_bytes() == before
    assert not list(tmp_path.glob("*restoring.sqlite3*"))


def _cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: 4096 * 3 + 100])


def _scrawl(path: Path) -> None:
    whole = bytearray(path.read_bytes())
    whole[4096 : 4096 * 4] = b"\xa5" * (4096 * 3)
    path.write_bytes(whole)


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (_cut, DAMAGED_COPY), (_scrawl, DAMAGED_COPY), (odd_chats.NO_CHATS["words"], NO_CHATS),
        (odd_chats.NO_CHATS["songs"], NO_CHATS),
        (partial(odd_chats.change, script="PRAGMA user_version = 99"), "newer Draftlight"), (Path.unlink, ""),
    ],
)  # fmt: skip
def test_a_copy_that_is_none_is_said_so_and_changes_nothing(store, tmp_path, spoil, sentence):
    for number in range(40):
        say(store, f"{number} " + QUESTION * 20)
    copy = tmp_path / "copy.sqlite3"
    back_up(store.path, copy)
    spoil(copy)
    assert look_at(copy).problem
    assert sentence in look_at(copy).problem
    with pytest.raises(WorldError) as refused:
        restore(store.path, copy)
    assert sentence in refused.value.sentence
    assert len(titles(store)) == 40
    assert {one.name for one in tmp_path.glob("chats*")} == {"chats.sqlite3", "chats.sqlite3-wal", "chats.sqlite3-shm"}


def test_chats_that_another_program_holds_are_not_waited_for_without_end(store, tmp_path, monkeypatch):
    say(store, QUESTION)
    copy = tmp_path / "mine.sqlite3"
    back_up(store.path, copy)
    say(store, "Since then?")
    monkeypatch.setattr("app.chats.backups.PATIENT_MS", 100)
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(WorldError, match="in use by another program"):
            restore(store.path, copy)
        other.execute("ROLLBACK")
    assert titles(store) == ["Since then?", QUESTION]
    restore(store.path, copy)
    assert titles(store) == [QUESTION]


def test_the_latest_ways_back_are_kept_and_no_more(store: ChatStore, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite3"
    back_up(store.path, copy)
    copies = [restore(store.path, copy) for _ in range(MOST_BEFORE + 2)]
    assert {one.path for one in backups(store.path)} == set(copies[-MOST_BEFORE:])


def test_a_copy_in_the_place_of_the_chats_themselves_is_refused(store: ChatStore) -> None:
    say(store, QUESTION)
    with pytest.raises(WorldError, match="itself"):
        back_up(store.path, store.path)
    assert titles(store) == [QUESTION]


def test_chats_are_copied_once_a_day_and_the_latest_copies_are_kept(store: ChatStore) -> None:
    say(store, QUESTION)
    days = [date(2026, 3, day) for day in (1, 2, 2, 3, 4)]
    for number, day in enumerate(days):
        say(store, f"Question {number}")
        copy_daily(store.path, 2, day)
    assert [(copy.daily, copy.chats) for copy in backups(store.path)] == [(True, 6), (True, 5)]
    copy_daily(store.path, 2, date(2026, 3, 5))
    assert len(backups(store.path)) == 2
    names = [copy.path.name for copy in backups(store.path)]
    assert names == ["chats-daily-20260304.sqlite3", "chats-daily-20260303.sqlite3"], "nothing was said since"


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
