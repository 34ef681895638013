"""Messages are entered as they are compared, in steps beside whoever writes, and a search finds all meanwhile."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.chats.database import folded_texts
from app.chats.database.database_file import newest_format
from app.chats.store import ChatStore
from app.chats.upkeep import enter_what_is_searched
from tests.fakes.earlier_chats import without_folded_texts
from tests.unit.chats.looks import ids_found, rows

TEXTS = ["Käse", "plain", "Größe", "plain again", "Café", "\u0430\u0431"]
FOLDED = [(1, "kase"), (3, "grosse"), (5, "cafe"), (6, "\u0430\u0431")]


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of before there was such a table, which is large for steps of two messages."""
    path = tmp_path / "chats.sqlite3"
    with ChatStore(path) as store:
        for text in TEXTS:
            store.add_message(store.create("-").id, None, "user", text)
    without_folded_texts(path)
    monkeypatch.setattr(folded_texts, "STEP_MESSAGES", 2)
    return path


def _entered(path: Path) -> list[tuple[int, str]]:
    return rows(path, "SELECT message_id, text FROM message_folds WHERE text IS NOT NULL ORDER BY message_id")


def test_a_large_file_is_opened_after_the_first_step_and_all_is_found(path: Path) -> None:
    with ChatStore(path) as store:
        assert _entered(path) == FOLDED[2:]
        assert ids_found(store, "kase") == [1]
        assert ids_found(store, "cafe") == [5]
        assert ids_found(store, "plain") == [4, 2]
        enter_what_is_searched(path, lambda: True)
        assert rows(path, "SELECT * FROM message_folds") == FOLDED
        assert ids_found(store, "kase") == [1]
        assert ids_found(store, "plain") == [4, 2]


def test_what_is_written_meanwhile_is_found_and_entered_right(path: Path) -> None:
    with ChatStore(path) as store:
        with closing(sqlite3.connect(path)) as other:  # as an earlier program writes
            other.execute("UPDATE messages SET text = 'Straße' WHERE id IN (2, 5)")
            other.execute("UPDATE messages SET text = 'all plain' WHERE id = 3")
            other.execute("DELETE FROM messages WHERE id = 6")
            other.commit()
        reply = store.add_message(store.create("-").id, None, "assistant", "Ä", state="streaming")
        store.update_reply(reply.id, "Äpfel", state="complete")
        for _ in range(2):
            assert ids_found(store, "strasse") == [5, 2]
            assert ids_found(store, "apfel") == [7]
            assert ids_found(store, "grosse") == ids_found(store, "cafe") == []
            enter_what_is_searched(path, lambda: True)
        assert _entered(path) == [(1, "kase"), (2, "strasse"), (5, "strasse"), (7, "apfel")]


def test_a_table_that_an_earlier_program_left_behind_is_made_anew(path: Path) -> None:
    ChatStore(path).close()
    with closing(sqlite3.connect(path)) as other:  # which removes triggers that it does not know, and then writes
        for kind in ("added", "changed", "removed"):
            other.execute(f"DROP TRIGGER message_fold_{kind}")
        other.execute("UPDATE messages SET text = 'Straße' WHERE id = 5")
        other.commit()
    with ChatStore(path) as store:
        assert ids_found(store, "strasse") == [5]
        assert ids_found(store, "cafe") == []


def test_a_copy_that_is_brought_back_lacks_nothing(path: Path) -> None:
    newest_format(path)
    assert rows(path, "SELECT * FROM message_folds") == FOLDED
