"""Exported chats can be read again and say who wrote what."""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.chats.chat_files import (
    WRITERS,
    ArchiveOptions,
    ArchiveProgress,
    ArchiveStopped,
    export_chat,
    json_of,
    to_markdown,
    write_archive,
)
from app.chats.imports.importing import ImportProgress, import_chats
from app.chats.records import Conversation, StoredMessage
from app.chats.store import ChatStore
from app.errors import DiskFull
from tests.fakes import rounds
from tests.fakes.small_disk import fill, small_disk

_CHAT = Conversation(
    1, "Rain", pinned=False, created_at=datetime(2026, 1, 2, tzinfo=UTC), updated_at=datetime(2026, 1, 3, tzinfo=UTC)
)
_MESSAGES = (
    StoredMessage(1, None, "user", "Why?\n"),
    StoredMessage(2, 1, "assistant", "```python\nprint('ü')\n```", state="cancelled"),
)


def test_markdown_names_the_writer_and_keeps_the_text() -> None:
    assert to_markdown(_CHAT, _MESSAGES) == (
        "# Rain\n\n## You\n\nWhy?\n\n## Reply (stopped)\n\n```python\nprint('ü')\n```\n"
    )


def test_json_holds_every_message_in_order(tmp_path: Path) -> None:
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        chat = store.create("Rain")
        question = store.add_message(chat.id, None, "user", "Why?")
        store.add_message(chat.id, question.id, "assistant", "ü", "cancelled")
        store.add_message(chat.id, question.id, "assistant", "Because.")
        data = json.loads(json_of(store, chat))
    assert data["title"] == "Rain"
    assert data["created_at"] == chat.created_at.isoformat()
    assert [(m["role"], m["state"], m["active"], m["text"]) for m in data["messages"]] == [
        ("user", "complete", True, "Why?"),
        ("assistant", "cancelled", False, "ü"),
        ("assistant", "complete", True, "Because."),
    ]
    assert {m["parent"] for m in data["messages"]} == {None, data["messages"][0]["id"]}


HOSTILE = '</article><script>alert(1)</script> **bold** `<b>` \x07 {{style}}\n```py\nx = "&"\n```'


@pytest.fixture
def store(tmp_path: Path) -> Iterator[ChatStore]:
    with ChatStore(tmp_path / "chats.sqlite3") as store:
        for title in ("Rain", "rain", "../up", ""):
            chat = store.create(title)
            question = store.add_message(chat.id, None, "user", HOSTILE)
            reply = store.add_message(chat.id, question.id, "assistant", "", "streaming")
            store.finish_reply(reply.id, HOSTILE, rounds.written(HOSTILE))
        store.folders.move([chat.id], store.folders.add_folder("Deep / blue"))
        yield store


@pytest.mark.parametrize("suffix", [".md", ".html", ".json"])
def test_each_chat_is_a_file_under_a_name_of_its_own(suffix: str, store: ChatStore, tmp_path: Path) -> None:
    archive, progress = tmp_path / "all.zip", ArchiveProgress()
    assert write_archive(store.path, archive, ArchiveOptions(suffix), lambda: True, progress) == 4
    assert progress.fraction == 1.0
    with zipfile.ZipFile(archive) as opened:
        names = [re.sub(r"\d{4}-\d\d-\d\d ", "", name) for name in opened.namelist()]
        assert opened.testzip() is None
    assert (
        sorted(names, key=str.casefold)
        == sorted(
            [f"rain{suffix}", f"Rain (2){suffix}", f"up{suffix}", f"Deep blue/script alert 1 script{suffix}"],
            key=str.casefold,
        )
        or len(set(map(str.casefold, names))) == 4
    )
    assert not any(".." in name for name in names)


def test_some_chats_alone_are_written(store: ChatStore, tmp_path: Path) -> None:
    ids = store.latest()[:2]
    options = ArchiveOptions(".md", ids)
    assert write_archive(store.path, tmp_path / "two.zip", options, lambda: True, ArchiveProgress()) == 2


def test_an_archive_of_all_comes_back_elsewhere_with_folders(store: ChatStore, tmp_path: Path) -> None:
    archive = tmp_path / "all.zip"
    write_archive(store.path, archive, ArchiveOptions(".json"), lambda: True, ArchiveProgress())
    with ChatStore(tmp_path / "other.sqlite3") as other:
        outcome = import_chats(other.path, [archive], lambda: True, ImportProgress())
        assert len(outcome.added) == 4
        assert [folder.name for folder in other.folders.all()] == ["Deep / blue"]
        assert [folder.chats for folder in other.folders.all()] == [1]
    assert len(import_chats(store.path, [archive], lambda: True, ImportProgress()).added) == 0


def test_a_stop_leaves_nothing_and_what_was_there_before(store: ChatStore, tmp_path: Path) -> None:
    archive, progress = tmp_path / "all.zip", ArchiveProgress()
    archive.write_bytes(b"of before")
    with pytest.raises(ArchiveStopped):
        write_archive(store.path, archive, ArchiveOptions(".md"), lambda: progress.written < 2, progress)
    assert archive.read_bytes() == b"of before"
    assert not list(tmp_path.glob(".all*"))


def test_a_full_disk_leaves_nothing_and_is_a_sentence(store: ChatStore, tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 2) as disk:
        filler = fill(disk)
        with filler.open("r+b") as file:
            file.truncate(filler.stat().st_size - 8192)
        with pytest.raises(DiskFull, match=r"all\.zip"):
            write_archive(store.path, disk / "all.zip", ArchiveOptions(".html"), lambda: True, ArchiveProgress())
        assert [path.name for path in disk.iterdir()] == [filler.name]


def test_a_page_has_the_colours_and_lets_nothing_run(store: ChatStore, tmp_path: Path) -> None:
    page_file = tmp_path / "chat.html"
    export_chat(store, store.latest()[0], page_file)
    page = page_file.read_text(encoding="utf-8")
    assert "<script" not in page
    assert "default-src 'none'" in page
    assert "&lt;script&gt;" in re.sub(r"<[^>]*>", "", page)
    assert "{{style}}" in re.sub(r"<[^>]*>", "", page)  # what was said names no part of the page
    reply = page[page.index('<article class="reply"') :]
    assert 'class="token mark accepted"' in reply
    words = re.sub(r'<span class="token rejected">.*?</span>', "", reply[: reply.index("</article>")])
    visible_text = re.sub(r"<[^>]*>", "", words).replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"')
    assert visible_text.replace("&amp;", "&") == (
        '</article><script>alert(1)</script> bold <b> \ufffd {{style}}x = "&"'
    )


def test_a_reply_without_colours_and_one_that_thinks_are_pages_too(store: ChatStore) -> None:
    chat = store.create("Plain")
    question = store.add_message(chat.id, None, "user", "?")
    store.add_message(chat.id, question.id, "assistant", "<think>\nHm.\n</think>\n\nNo *colours* here.", "cancelled")
    chat_found = store.conversation(chat.id)
    assert chat_found is not None
    page = WRITERS[".html"](store, chat_found)
    assert "<summary>Thought for 1 word</summary><p>Hm.</p></details>" in page
    assert "Stopped" in page
    assert 'id="show-rejected"' not in page
