"""Files and pictures of a question are kept with it, on every branch, found, exported, and gone with the chat."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from app.chats.chat_files import export_chat, json_of, markdown_of, page_of
from app.chats.chat_html import to_html
from app.chats.database.database_file import copy_path, earlier_copies, keep_copy
from app.chats.imports.draftlight import conversation_of
from app.chats.records import AttachedFile, Conversation, StoredMessage, ToolUse, fenced, given_text
from app.chats.store import ChatStore
from app.chats.tables import uses_in
from app.chats.upkeep import remove_deleted
from app.errors import DiskFull, FolderNotWritable
from app.requests.engine_requests import as_turns
from tests.fakes.deleted_chats import deleted_chats
from tests.fakes.earlier import EARLIER
from tests.fakes.small_disk import fill, small_disk
from tests.unit.chats.looks import ids_found, rows

NOTES = AttachedFile("notes.md", 11, "# Rain\n\nIt rains.", 7, "only its beginning")
TABLE = AttachedFile("Größen.csv", 8, "a,b\n1,2\n")
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x04\0\0\0\x03\x08\x02\0\0\0" + bytes(40)
PHOTO = AttachedFile("bicycle.png", len(PNG), "", None, "", PNG, b"\xff\xd8\xffsmall")


def ask(store: ChatStore, *files: AttachedFile) -> Conversation:
    """Make a chat with a question about some files."""
    chat = store.create("Bicycle")
    store.add_message(chat.id, None, "user", "What is this?", files=files)
    return chat


def test_files_come_back_with_their_question_alone(path: Path) -> None:
    with ChatStore(path) as store:
        chat = store.create()
        question = store.add_message(chat.id, None, "user", "What is this?", files=(NOTES, TABLE, PHOTO))
        reply = store.add_message(chat.id, question.id, "assistant", "Rain.")
        store.add_message(chat.id, reply.id, "user", "And that?", files=[TABLE])
        assert question.files == (NOTES, TABLE, PHOTO)
    with ChatStore(path) as store:
        assert [message.files for message in store.messages(chat.id)] == [(NOTES, TABLE, PHOTO), (), (TABLE,)]


def test_each_branch_has_its_own_files(store: ChatStore) -> None:
    chat = store.create()
    first = store.add_message(chat.id, None, "user", "one", files=[NOTES])
    store.add_message(chat.id, None, "user", "other", files=[TABLE])
    assert [message.files for message in store.messages(chat.id)] == [(TABLE,)]
    store.activate(first.id)
    assert [message.files for message in store.messages(chat.id)] == [(NOTES,)]


def test_names_are_found_in_any_case_in_parts_and_when_short(store: ChatStore) -> None:
    chat, other = store.create(), store.create()
    store.add_message(chat.id, None, "user", "What is this?", files=[TABLE])
    store.add_message(other.id, None, "user", "And this?", files=[NOTES])
    assert ids_found(store, "größe csv") == [chat.id]
    assert ids_found(store, "EN.C") == [chat.id]
    assert ids_found(store, "md") == [other.id]
    assert ids_found(store, "size") == []


def test_what_is_deleted_for_good_takes_its_files_along_and_undo_keeps_them(path: Path, store: ChatStore) -> None:
    chat = ask(store, NOTES, PHOTO)
    store.folders.delete([chat.id])
    assert ids_found(store, "notes") == []
    store.folders.restore([chat.id])
    assert ids_found(store, "notes") == [chat.id]
    assert store.messages(chat.id)[0].files == (NOTES, PHOTO)
    store.folders.delete([chat.id])
    remove_deleted(store.path, deleted_chats(store), lambda: True)
    withdrawn = store.add_message(store.create().id, None, "user", "What is this?", files=[NOTES])
    assert store.withdraw(withdrawn.id)
    for table in ("attached_files", "attached_texts", "attached_pictures"):
        assert rows(path, f"SELECT * FROM {table}") == []
    rows(path, "INSERT INTO file_words (file_words) VALUES ('integrity-check')")


def test_a_text_whose_bytes_are_spoilt_costs_that_text_alone(path: Path, store: ChatStore) -> None:
    chat = ask(store, NOTES, TABLE)
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE attached_texts SET text_zlib = x'00ff' WHERE file_id = 1")
    (question,) = store.messages(chat.id)
    assert [file.text for file in question.files] == ["", TABLE.text]
    assert question.text == "What is this?"


def test_half_a_letter_is_no_reason_to_lose_a_file(store: ChatStore) -> None:
    chat = store.create()
    question = store.add_message(chat.id, None, "user", "?", files=[AttachedFile("a\udc80.txt", 1, "b\ud800")])
    assert store.messages(chat.id)[0].files == question.files == (AttachedFile("a?.txt", 1, "b?"),)


def test_a_full_disk_keeps_the_question_and_its_files_out_together(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 4) as disk, ChatStore(disk / "chats.sqlite3") as store:
        chat = store.create()
        fill(disk)
        big = AttachedFile("noise.txt", 3_000_000, os.urandom(1_500_000).hex())
        with pytest.raises(DiskFull):
            store.add_message(chat.id, None, "user", "What is this?", files=[big])
        (disk / "filler").unlink()
        assert store.messages(chat.id) == ()
        store.add_message(chat.id, None, "user", "What is this?", files=[NOTES])
        assert store.messages(chat.id)[0].files == (NOTES,)


# What the model is given


def test_a_file_stands_fenced_under_its_name_before_the_question() -> None:
    message = StoredMessage(1, None, "user", "What is this?", files=(NOTES, TABLE))
    assert given_text(message) == (
        "File: notes.md (only its beginning)\n```md\n# Rain\n\nIt rains.\n```\n\n"
        "File: Größen.csv\n```csv\na,b\n1,2\n```\n\nWhat is this?"
    )
    assert given_text(StoredMessage(1, None, "user", " Why?\n")) == " Why?\n"


def test_a_fence_is_longer_than_any_in_the_file() -> None:
    inside = "````python\nprint()\n````"
    assert fenced(AttachedFile("a.md", 1, inside)) == f"File: a.md\n`````md\n{inside}\n`````"


@pytest.mark.parametrize(
    ("name", "language"),
    [("a.PDF", ""), ("b.docx", ""), ("c.html", ""), ("Makefile", ""), ("d.C++", ""), ("e.py", "py")],
)
def test_only_code_says_its_language(name: str, language: str) -> None:
    assert fenced(AttachedFile(name, 1, "x")).splitlines()[1] == f"```{language}"


def test_the_request_holds_the_files_of_every_question() -> None:
    turns = as_turns(
        [
            StoredMessage(1, None, "user", "First?", files=(NOTES,)),
            StoredMessage(2, 1, "assistant", "Yes."),
            StoredMessage(3, 2, "user", "One", files=(TABLE,)),
            StoredMessage(4, 3, "user", "Two"),
        ]
    )
    assert [turn.role for turn in turns] == ["user", "assistant", "user"]
    assert turns[0].text == f"{fenced(NOTES)}\n\nFirst?"
    assert turns[2].text == f"{fenced(TABLE)}\n\nOne\n\nTwo"


# Export


def test_exports_hold_the_files(store: ChatStore, tmp_path: Path) -> None:
    chat = ask(store, NOTES, TABLE)
    export_chat(store, chat.id, tmp_path / "chat.md")
    words = (tmp_path / "chat.md").read_text(encoding="utf-8")
    assert f"## You\n\n{fenced(NOTES)}\n\n{fenced(TABLE)}\n\nWhat is this?" in words
    export_chat(store, chat.id, tmp_path / "chat.json")
    (message,) = json.loads((tmp_path / "chat.json").read_text(encoding="utf-8"))["messages"]
    assert [AttachedFile(**file) for file in message["files"]] == [NOTES, TABLE]


# Chats of a version without files


@pytest.fixture(params=["first", "library"])
def earlier(request: pytest.FixtureRequest, path: Path) -> Path:
    shutil.copy(EARLIER / request.param / "chats.sqlite3", path)
    return path


def rows_of(path: Path) -> list[tuple[object, ...]]:
    return rows(path, "SELECT id, parent_id, role, text, state FROM messages ORDER BY id")


def test_chats_of_before_are_read_and_take_files(earlier: Path) -> None:
    before = rows_of(earlier)
    with ChatStore(earlier) as store:
        assert store.problem is None
        assert rows_of(earlier) == before
        chat = store.conversations()[0]
        last = store.messages(chat.id)[-1]
        assert last.files == ()
        store.add_message(chat.id, last.id, "user", "What is this?", files=[NOTES])
        assert store.messages(chat.id)[-1].files == (NOTES,)
        assert ids_found(store, "notes.md") == [chat.id]


def test_a_copy_of_the_file_of_before_is_kept_once_for_its_owner_alone(earlier: Path) -> None:
    before = rows_of(earlier)
    with ChatStore(earlier):
        pass
    copy = copy_path(earlier, 1)
    assert rows_of(copy) == before
    assert (rows(copy, "PRAGMA user_version"), rows(copy, "PRAGMA integrity_check")) == ([(1,)], [("ok",)])
    if os.name == "posix":
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    when = copy.stat().st_mtime_ns
    with ChatStore(earlier):
        pass
    assert copy.stat().st_mtime_ns == when
    assert not list(earlier.parent.glob("*-part*"))


def test_copies_of_the_last_three_formats_are_kept_and_no_more(path: Path) -> None:
    with ChatStore(path):
        assert earlier_copies(path) == {}
    for version in (1, 2, 3, 4):
        keep_copy(path, version)
    strange = path.with_name("chats-format-mine.sqlite3")
    strange.touch()
    keep_copy(path, 5)
    assert sorted(earlier_copies(path)) == [3, 4, 5]
    assert strange.exists()


def test_what_was_said_last_is_in_the_copy_though_only_the_log_has_it(path: Path) -> None:
    shutil.copy(EARLIER / "first" / "chats.sqlite3", path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:  # a window of before, which still runs
        other.execute("PRAGMA journal_mode = WAL")
        other.execute("UPDATE messages SET text = 'Said last.' WHERE id = 1")
        with ChatStore(path):
            pass
        assert rows_of(copy_path(path, 1))[0][3] == "Said last."


def test_where_no_copy_can_be_made_nothing_changes(path: Path, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 2) as disk:
        full = disk / "chats.sqlite3"
        shutil.copy(EARLIER / "first" / "chats.sqlite3", full)
        before = rows_of(full)
        with closing(sqlite3.connect(full)) as database:
            database.execute("PRAGMA journal_mode = WAL")
        filler = fill(disk)
        with filler.open("r+b") as file:  # room for the log, and not for the copy
            file.truncate(filler.stat().st_size - 64 * 1024)
        with pytest.raises(DiskFull, match=r"copy of them .* Free \d+ MB"):
            ChatStore(full)
        assert not list(disk.glob("*format*"))
        assert rows(full, "PRAGMA user_version") == [(1,)]
        filler.unlink()
        with ChatStore(full) as store:
            assert store.conversations()
        assert rows_of(copy_path(full, 1)) == before


def test_a_copy_that_cannot_take_its_place_is_said_with_its_folder(earlier: Path) -> None:
    copy_path(earlier, 1).mkdir()
    with pytest.raises(FolderNotWritable, match="copy of them"):
        ChatStore(earlier)
    assert not list(earlier.parent.glob("*-part*"))


def test_the_model_is_shown_them_besides_the_words() -> None:
    message = StoredMessage(1, None, "user", "What is this?", files=(PHOTO, TABLE))
    (turn,) = as_turns([message])
    assert [(picture.name, picture.content) for picture in turn.pictures] == [("bicycle.png", PNG)]
    assert turn.text == f"{fenced(TABLE)}\n\nWhat is this?"


_ALONE = StoredMessage(1, None, "user", "", files=(PHOTO,))
_ASKED = StoredMessage(1, None, "user", "What is it?", files=(PHOTO,))


@pytest.mark.parametrize(
    ("messages", "turns"),
    [
        ([_ASKED, StoredMessage(2, 1, "user", "And this?", files=(PHOTO,))], [("What is it?\n\nAnd this?", 2)]),
        ([_ALONE], [("", 1)]),
        ([_ALONE, StoredMessage(2, 1, "user", "What is it?")], [("What is it?", 1)]),
        ([_ASKED, StoredMessage(2, 1, "assistant", "There.", files=(PHOTO,))], [("What is it?", 1), ("There.", 0)]),
    ],
    ids=["of two questions", "alone", "before its question", "of a reply"],
)
def test_the_model_is_shown_all_pictures_of_questions_and_none_of_replies(messages, turns) -> None:
    assert [(turn.text, len(turn.pictures)) for turn in as_turns(messages)] == turns


def test_those_of_tools_are_kept_shown_to_the_model_saved_and_taken_in_again(store: ChatStore) -> None:
    chat = store.create("Bicycle")
    question = store.add_message(chat.id, None, "user", "Draw it.")
    reply = store.add_message(chat.id, question.id, "assistant", "There.")
    use = ToolUse("draw", result="drawn", outcome="done", pictures=(PHOTO,))
    store.tools.keep(reply.id, [use])
    assert store.messages(chat.id)[1].uses == (use,)
    (*_, brought) = as_turns(store.messages(chat.id))
    assert (brought.role, [picture.content for picture in brought.pictures]) == ("tool", [PNG])
    assert "Picture: bicycle.png" in markdown_of(store, chat)
    assert 'src="data:image/png;base64,iVBORw0KGgo' in page_of(store, chat)
    turns = conversation_of(json.loads(json_of(store, chat))).turns.values()
    (taken_in,) = (one for turn in turns for one in turn.uses)
    assert taken_in == replace(use, pictures=(replace(PHOTO, preview=b""),)), "nothing small of strangers is drawn here"


@pytest.mark.parametrize(
    "entry", [7, {}, {"name": "a"}, {"name": "a", "picture": "?"}, {"name": "a", "picture": "PHN2Zz4="}]
)
def test_what_is_no_picture_of_a_tool_is_left_out(entry: object) -> None:
    (use,) = uses_in([{"name": "draw", "pictures": [entry]}])
    assert use.pictures == ()


def test_what_is_saved_of_them_can_be_read_and_taken_in_again(store: ChatStore) -> None:
    chat = ask(store, PHOTO)
    assert "Picture: bicycle.png" in markdown_of(store, chat)
    assert 'src="data:image/png;base64,iVBORw0KGgo' in page_of(store, chat)
    data = json.loads(json_of(store, chat))
    (turn,) = conversation_of(data).turns.values()
    (file,) = turn.files
    assert (file.name, file.picture) == ("bicycle.png", PNG)
    assert file.preview == b""  # a stranger's would be decoded in the window


@pytest.mark.parametrize("picture", ["no base64!", "", 7, None, "AAAA"])
def test_a_picture_that_is_none_costs_itself_alone(store: ChatStore, picture: object) -> None:
    chat = ask(store, PHOTO)
    data = json.loads(json_of(store, chat))
    data["messages"][0]["files"][0]["picture"] = picture
    (turn,) = conversation_of(data).turns.values()
    assert (turn.text, turn.files) == ("What is this?", ())


def test_a_name_cannot_leave_its_place_in_a_page(store: ChatStore) -> None:
    chat = store.create("Bicycle")
    evil = AttachedFile('"><script>alert(1)</script>', len(PNG), "", None, "", PNG)
    page = to_html(chat, [StoredMessage(1, None, "user", "?", files=(evil,))])
    assert "<script>" not in page
    text = AttachedFile("a.png", 3, "abc", picture=b'GIF8"><script>')  # its head alone is looked at
    assert "<script>" not in to_html(chat, [StoredMessage(1, None, "user", "?", files=(text,))])
