"""Chat files of every odd kind, as the chats themselves and as a copy that is brought back."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from app.chats.backups import back_up, chats_in, look_at, read_texts, restore
from app.chats.chat_files import json_of, markdown_of, page_of
from app.chats.store import ChatStore
from app.chats.upkeep import remove_deleted
from app.errors import WorldError
from tests.fakes.deleted_chats import deleted_chats
from tests.fakes.odd_chats import CHATS, NO_CHATS, NO_FILES, Spoil

pytestmark = pytest.mark.not_quick

QUESTION, REPLY = "Why is the sky blue?", "Air scatters blue light."


NO_COPIES = {name: spoil for name, spoil in (NO_CHATS | NO_FILES).items() if "log" not in name}
"""A copy has no log: it is read without one."""


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A chat file with one chat of a question and its reply, in one file."""
    folder = tmp_path_factory.mktemp("good")
    with ChatStore(folder / "chats.sqlite3") as store:
        chat = store.create().id
        question = store.add_message(chat, None, "user", QUESTION)
        store.add_message(chat, question.id, "assistant", REPLY)
        back_up(store.path, folder / "copy.sqlite3")
    return folder / "copy.sqlite3"


@pytest.fixture
def path(tmp_path: Path, good: Path) -> Path:
    return Path(shutil.copy(good, tmp_path / "chats.sqlite3"))


def use(store: ChatStore) -> None:
    """Do with a store what a person does: read everything, ask, search, delete."""
    for chat in store.conversations():
        messages = store.messages(chat.id)
        for message in messages:
            store.siblings(message.id)
            store.activate(message.id)
        tree = store.trees.tree(chat.id)
        assert tree is not None
        for write in (markdown_of, page_of, json_of):
            assert write(store, chat)
        store.texts(chat.id, 10_000)
        store.tools.chosen(chat.id)
        store.thinking.chosen(chat.id)
        store.assistants.of_chat(chat.id)
        store.assistants.seed_of(chat.id)
        store.folders.awaits_title(chat.id)
        if len(store.conversations(3)) == 3:
            break
    store.assistants.all()
    store.folders.all()
    store.folders.names_by_chat()
    store.folders.chats(None, 50)
    store.trees.origins()
    store.trees.beginnings()
    store.latest_questions(10)
    chat = store.create().id
    question = store.add_message(chat, None, "user", "Later?")
    reply = store.add_message(chat, question.id, "assistant", "", "streaming")
    store.update_reply(reply.id, "An")
    store.finish_reply(reply.id, "Answer, whole.", None)
    assert [message.text for message in store.messages(chat)] == ["Later?", "Answer, whole."]
    search = store.search("Answer whole")
    while not search.complete:
        search.go_on()
    assert chat in {chat_found.id for chat_found in search.matches()}
    store.folders.delete([chat])
    remove_deleted(store.path, deleted_chats(store), lambda: True)
    assert chat not in deleted_chats(store)
    for conversation in store.conversations(5):
        store.folders.delete([conversation.id])
    remove_deleted(store.path, deleted_chats(store), lambda: True)


def foreign(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT name FROM sqlite_master WHERE name IN ('z', 'v', 'u', 'leash') OR name LIKE '%;%' "
            "OR name LIKE 'message_end%'"
        )
        return [str(row[0]) for row in rows]


@pytest.mark.parametrize("spoil", CHATS.values(), ids=CHATS)
def test_chats_with_odd_parts_are_opened_and_written_on(path: Path, spoil: Spoil) -> None:
    spoil(path)
    with ChatStore(path) as store:
        assert store.problem is None
        assert store.conversations(1)
        assert not foreign(path)
        use(store)


@pytest.mark.parametrize("spoil", (NO_CHATS | NO_FILES).values(), ids=NO_CHATS | NO_FILES)
def test_what_is_no_chat_file_is_put_aside_and_a_new_one_is_begun(path: Path, spoil: Spoil, caplog) -> None:
    spoil(path)
    with ChatStore(path) as store:
        assert store.problem is not None
        put_aside = [one.name for one in path.parent.iterdir() if "damaged" in one.name]
        assert len([name for name in put_aside if name in store.problem]) == 1
        assert store.conversations() == ()
        use(store)
    caplog.clear()
    with ChatStore(path) as store:
        assert store.problem is None


@pytest.fixture
def live(tmp_path: Path) -> Iterator[ChatStore]:
    (tmp_path / "live").mkdir()
    with ChatStore(tmp_path / "live" / "chats.sqlite3") as store:
        store.add_message(store.create().id, None, "user", "Of now?")
        yield store


@pytest.mark.parametrize("spoil", CHATS.values(), ids=CHATS)
def test_a_copy_with_odd_parts_is_looked_into_and_brought_back_without_them(
    path: Path, live: ChatStore, spoil: Spoil
) -> None:
    spoil(path)
    seen = look_at(path)
    assert seen.problem == ""
    assert seen.chats > 0
    for chat in chats_in(path)[:3]:
        read_texts(path, chat.id)
    restore(live.path, path)
    assert len(live.conversations()) == seen.chats
    assert not foreign(live.path)
    use(live)


@pytest.mark.parametrize("spoil", NO_COPIES.values(), ids=NO_COPIES)
def test_a_copy_that_has_no_chats_is_refused_and_changes_nothing(path: Path, live: ChatStore, spoil: Spoil) -> None:
    spoil(path)
    assert look_at(path).problem
    for read in (chats_in, lambda copy: read_texts(copy, 1), lambda copy: restore(live.path, copy)):
        with pytest.raises(WorldError):
            read(path)
    assert [chat.title for chat in live.conversations()] == ["Of now?"]
    assert {one.name for one in live.path.parent.iterdir()} == {f"chats.sqlite3{end}" for end in ("", "-wal", "-shm")}


@pytest.mark.parametrize(
    ("kind", "texts"),
    [
        ("circle", [QUESTION, REPLY]),
        ("its own parent", [QUESTION, REPLY]),
        ("circle below", [QUESTION, REPLY]),
        ("blobs", [QUESTION, "\ufffd\ufffd!\ufffd"]),
        ("no UTF-8", [QUESTION, "\ufffd\ufffd!\ufffd"]),
    ],
)
def test_what_was_said_is_shown(path: Path, kind: str, texts: list[str]) -> None:
    CHATS[kind](path)
    with ChatStore(path) as store:
        [chat] = store.conversations()
        assert [message.text for message in store.messages(chat.id)] == texts
    assert [text for _, text in read_texts(path, chat.id)] == texts


def test_of_a_huge_message_the_beginning_is_shown_and_all_is_kept(path: Path) -> None:
    CHATS["huge text"](path)
    with ChatStore(path) as store:
        [chat] = store.conversations()
        assert store.messages(chat.id)[1].text == "0" * 1_000_000 + "…"
        assert "0" * 3_000_000 in json_of(store, chat)


@pytest.mark.parametrize("kind", ["dates too late", "dates without end", "dates of text"])
def test_a_moment_that_is_none_becomes_one_that_can_be_shown(path: Path, kind: str) -> None:
    CHATS[kind](path)
    with ChatStore(path) as store:
        [chat] = store.conversations()
    assert 1970 <= chat.created_at.year <= 3000
    assert 1970 <= chat.updated_at.year <= 3000
    assert 1970 <= chats_in(path)[0].updated_at.year <= 3000


def test_words_whose_index_was_damaged_while_the_file_was_open_are_found_after_the_next_start(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with ChatStore(path) as store:
        CHATS["words damaged"](path)
        with pytest.raises(WorldError, match="start"):
            store.add_message(store.create().id, None, "user", "Later?")
    with ChatStore(path) as store:
        assert store.problem is None
        use(store)
