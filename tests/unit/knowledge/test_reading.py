"""Files of collections: read once, anew where they changed, forgotten where they vanished, named where they cannot."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.attachments.file_facts import MOST_BYTES
from app.errors import DiskFull
from app.knowledge import file_walk
from app.knowledge.collection_reader import CollectionReader
from app.knowledge.file_walk import list_files
from app.speculation.language_model import Interrupted
from tests.fakes.documents import archive, docx, paragraph, pdf
from tests.fakes.small_disk import fill, small_disk
from tests.unit.knowledge.conftest import Shelf

pytestmark = pytest.mark.not_quick


def test_words_of_text_pdf_docx_and_html_are_found_with_their_page_or_heading(shelf: Shelf) -> None:
    shelf.write("bees.md", "# Bees\n\nA hive has one queen.\n")
    shelf.write("deep/ants.pdf", pdf("Ants walk in lines.", "A colony of ants farms aphids."))
    shelf.write("wasps.docx", docx(paragraph("Wasps", "Heading1") + paragraph("Wasps build nests of paper.")))
    shelf.write("flies.html", "<h2>Flies</h2><p>Flies taste with their feet.</p>")
    shelf.read()
    places = {
        question: (found.path.name, found.page, found.heading)
        for question in ("queen", "aphids", "paper nest", "feet")
        for found in shelf.find(question)[:1]
    }
    assert places == {
        "queen": ("bees.md", None, "Bees"),
        "aphids": ("ants.pdf", 2, ""),
        "paper nest": ("wasps.docx", None, "Wasps"),
        "feet": ("flies.html", None, "Flies"),
    }


def test_a_changed_file_is_read_anew_and_a_vanished_one_forgotten(shelf: Shelf) -> None:
    bees, ants = shelf.write("bees.txt", "honey"), shelf.write("ants.txt", "aphids")
    assert shelf.read().total == 2
    assert shelf.read().total == 0
    shelf.write("bees.txt", "pollen and wax")
    ants.unlink()
    assert shelf.read().total == 1
    assert (shelf.names("honey"), shelf.names("pollen"), shelf.names("aphids")) == ([], [bees.name], [])
    assert shelf.facts().files == 1


def test_a_file_with_another_date_and_the_same_words_is_not_read_again(shelf: Shelf) -> None:
    path = shelf.write("bees.txt", "honey")
    shelf.read()
    first = shelf.find("honey")[0].id
    os.utime(path, (1, 1))
    assert shelf.read().total == 1
    assert (shelf.find("honey")[0].id, shelf.read().total) == (first, 0)


def test_files_that_cannot_be_read_are_named_with_the_reason(shelf: Shelf) -> None:
    whys: dict[str, str] = {}
    for name, content, why in (
        ("cut.pdf", b"%PDF-1.7 cut off", "is damaged"),
        ("scan.pdf", pdf(""), "its pages are pictures"),
        ("a.docx", archive({"a": "b"}), "is damaged"),
        ("a.doc", b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "old kind, or one with a password"),
        ("a.xlsx", archive({"a": "b"}), "Save it as DOCX, PDF, CSV"),
        ("a.txt", bytes(range(256)), "is not text"),
        ("blank.txt", b" \n", "has no text in it"),
        ("odd.pdf", pdf("\x01\x02\x03 \x05\x06"), "which letters are meant"),
    ):
        whys[str(shelf.write(name, content))] = why
    shelf.write("bees.txt", "honey")
    shelf.read()
    problems = dict(shelf.facts().problems)
    assert shelf.facts().files == 1
    assert {path: whys[path] for path in problems if whys[path] in problems[path]} == whys
    assert (shelf.read().total, shelf.read(tries_again=True).total) == (0, len(whys))


@pytest.mark.parametrize(
    ("name", "content"),
    [("a.png", b"\x89PNG\r\n\x1a\n"), ("a.zip", archive({"a": "b"})), ("a.gguf", b"GGUF"), ("__init__.py", b"")],
)
def test_pictures_archives_models_and_empty_files_are_passed_over_in_silence(
    shelf: Shelf, name: str, content: bytes
) -> None:
    shelf.write(name, content)
    shelf.read()
    assert (shelf.facts().files, shelf.facts().problems, shelf.read().total) == (0, (), 0)


def test_a_huge_file_is_named_and_not_loaded(shelf: Shelf) -> None:
    with shelf.write("huge.txt", "a").open("r+b") as file:
        file.truncate(MOST_BYTES + 1)
    shelf.read()
    assert "are the most" in shelf.facts().problems[0][1]


def test_hidden_files_links_and_the_programs_own_folder_are_left_out(tmp_path: Path) -> None:
    folder, elsewhere = tmp_path / "documents", tmp_path / "elsewhere"
    for path in (folder / ".git" / "a.txt", folder / "own" / "a.txt", elsewhere / "a.txt", folder / "a.txt"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("a")
    for name in (".hidden", "~$open.docx"):
        (folder / name).write_text("a")
    (folder / "away").symlink_to(elsewhere)
    (folder / "away.txt").symlink_to(elsewhere / "a.txt")
    (folder / "round").symlink_to(folder)
    listed = list_files([folder, elsewhere / "a.txt"], folder / "own", lambda: False)
    assert [file.path for file in listed] == [folder / "a.txt", elsewhere / "a.txt"]


def test_no_more_files_than_the_bound_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(file_walk, "MOST_FILES", 3)
    for number in range(5):
        (tmp_path / f"{number}.txt").write_text("a")
    assert len(list_files([tmp_path], tmp_path / "own", lambda: False)) == 3


def test_a_folder_that_is_not_there_keeps_what_was_read_of_it(shelf: Shelf) -> None:
    shelf.write("bees.txt", "honey")
    shelf.read()
    shelf.folder.rename(shelf.folder.with_name("away"))
    assert "cannot be found" in shelf.problem()
    assert shelf.names("honey") == ["bees.txt"]


def test_a_closed_folder_is_named_and_what_was_read_in_it_is_kept(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed = shelf.write("closed/deep/bees.txt", "honey").parent.parent
    shelf.read()

    def refuse(path: Path) -> Any:
        if path == closed:
            raise PermissionError
        return os.scandir(path)

    with monkeypatch.context() as patch:
        patch.setattr(file_walk, "os", SimpleNamespace(scandir=refuse))
        shelf.read()
        assert shelf.facts().problems == ((str(closed), "“closed” may not be read: you have no permission."),)
        assert shelf.names("honey") == ["bees.txt"]
    shelf.read()
    assert (shelf.facts().problems, shelf.names("honey")) == ((), ["bees.txt"])


def test_a_name_that_is_no_text_is_read_all_the_same(shelf: Shelf) -> None:
    path = os.fsencode(shelf.folder) + b"/b\xff.txt"
    try:
        with open(path, "wb") as file:  # noqa: PTH123 - a path of bytes
            file.write(b"honey")
    except OSError:
        pytest.skip("this disk takes no such name")
    shelf.read()
    assert os.fsencode(shelf.find("honey")[0].path) == path
    os.unlink(path)  # noqa: PTH108
    shelf.read()
    assert shelf.facts().files == 0


def test_reading_that_is_not_wanted_any_more_stops_and_goes_on_later(shelf: Shelf) -> None:
    for number in range(4):
        shelf.write(f"{number}.txt", f"honey {number}")
    reader = CollectionReader(shelf.collection, shelf.index, shelf.data)
    asked = iter([True, True, True, True])
    reader.go_on(lambda: next(asked, False))
    assert not reader.is_complete
    assert 0 < shelf.facts().files < 4
    assert shelf.read().total == 4 - reader.done


def test_a_pdf_that_is_being_read_is_let_go(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.write("a.pdf", pdf("honey"))
    reader = CollectionReader(shelf.collection, shelf.index, shelf.data)

    def interrupted(*_args: object, **_options: object) -> None:
        raise Interrupted

    monkeypatch.setattr("app.knowledge.collection_reader.read_content", interrupted)
    reader.go_on(lambda: True)
    assert (reader.done, reader.is_complete, shelf.facts().files) == (0, False, 0)


def test_an_index_that_is_damaged_or_of_another_format_is_made_anew(shelf: Shelf) -> None:
    shelf.write("bees.txt", "honey")
    shelf.read()
    shelf.index.write_bytes(b"no database " * 1000)
    for beside in ("-wal", "-shm"):
        shelf.index.with_name(shelf.index.name + beside).unlink(missing_ok=True)
    assert "was damaged" in shelf.problem()
    shelf.read()
    assert shelf.names("honey") == ["bees.txt"]
    with sqlite3.connect(shelf.index) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()
    assert shelf.find("honey") == ()
    shelf.read()
    assert shelf.names("honey") == ["bees.txt"]


def test_an_index_that_is_made_while_another_thread_opens_it_is_kept(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf.write("bees.txt", "honey")
    connect = sqlite3.connect

    class Slow(sqlite3.Connection):
        def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
            cursor = super().execute(sql, *values)
            if sql == "PRAGMA user_version" and sqlite3.connect is not connect:
                monkeypatch.setattr(sqlite3, "connect", connect)
                shelf.read()
            return cursor

    monkeypatch.setattr(sqlite3, "connect", lambda *place, **how: connect(*place, **how, factory=Slow))
    shelf.facts()
    assert shelf.names("honey") == ["bees.txt"]


def test_a_full_disk_stops_reading_with_a_sentence_and_it_goes_on_later(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk", 8) as disk:
        shelf = Shelf(tmp_path)
        shelf.index = disk / "index.sqlite3"
        shelf.write("first.txt", "honey")
        shelf.read()
        for number in range(40):
            shelf.write(f"{number}.txt", "\n".join(f"bee {number} {place}" for place in range(4000)))
        filler = fill(disk)
        with pytest.raises(DiskFull, match="The disk is full, so “documents” was not read to its end"):
            shelf.read()
        filler.unlink()
        before = shelf.facts().files
        assert 1 <= before < 41
        assert shelf.names("honey") == ["first.txt"]
