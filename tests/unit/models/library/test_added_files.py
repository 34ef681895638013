"""Files and folders from elsewhere on the disk: looked through with bounds, remembered, never touched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.errors import FolderNotWritable
from app.models.library import added_files
from app.models.library.added_files import AddedFiles, find_model_files
from app.models.library.model_library import Library
from app.paths import Paths
from tests.unit.models.library.files import MODEL, put


def test_a_folder_gives_its_models_and_leaves_the_rest(tmp_path: Path) -> None:
    top, deep = put(tmp_path / "a.gguf"), put(tmp_path / "x" / "y" / "b.GGUF")
    first = put(tmp_path / "s-00001-of-00002.gguf")
    put(tmp_path / "s-00002-of-00002.gguf")
    for other in ("notes.txt", "mmproj-a.gguf", "imatrix.gguf", ".hidden.gguf", ".git/c.gguf"):
        put(tmp_path / other)
    put(tmp_path / "page.gguf", b"<html>")
    harvest = find_model_files([tmp_path])
    assert set(harvest.models) == {top, deep, first}
    [refusal] = harvest.refused
    assert "page.gguf is a web page" in refusal
    assert not harvest.cut_short


def test_a_file_that_was_named_is_judged_by_its_content(tmp_path: Path) -> None:
    model, text = put(tmp_path / "blob-without-ending"), put(tmp_path / "letter.txt", b"Dear Sir")
    harvest = find_model_files([model, text, tmp_path / "absent.gguf", put(tmp_path / "p-00002-of-00002.gguf")])
    assert harvest.models == (model,)
    assert ["letter.txt is a text file" in harvest.refused[0], "There is no file" in harvest.refused[1]] == [True, True]
    assert "p-00001-of-00002.gguf" in harvest.refused[2]


def test_circles_of_links_and_twins_are_met_once(tmp_path: Path) -> None:
    model = put(tmp_path / "a" / "m.gguf")
    (tmp_path / "a" / "again").symlink_to(tmp_path, target_is_directory=True)
    (tmp_path / "a" / "twin.gguf").symlink_to(model)
    (tmp_path / "a" / "self.gguf").symlink_to(tmp_path / "a" / "self.gguf")
    os.mkfifo(tmp_path / "a" / "pipe.gguf")
    assert find_model_files([tmp_path, tmp_path / "a", model]).models == (model,)


def test_what_is_no_file_is_never_opened(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.gguf")
    harvest = find_model_files([tmp_path / "pipe.gguf", Path("/dev/zero"), tmp_path / ("x" * 300), tmp_path / "a\0b"])
    assert harvest.models == ()
    assert harvest.refused[:2] == ("pipe.gguf is not a file.", "zero is not a file.")
    assert len(harvest.refused) == 4
    assert all(len(sentence) < 500 for sentence in harvest.refused)


def test_there_is_an_end_to_looking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(30):
        put(tmp_path / f"{number:02}.gguf")
    monkeypatch.setattr(added_files, "MOST_LOOKED_AT", 10)
    harvest = find_model_files([tmp_path])
    assert (len(harvest.models), harvest.cut_short) == (10, True)
    assert len(find_model_files([tmp_path], is_wanted=lambda: False).models) == 0


def test_what_was_added_stays_known_and_is_never_touched(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    model = put(tmp_path / "elsewhere" / "Mine-Q8_0.gguf")
    before = model.stat()
    library = Library(paths)
    assert library.added.add([model, model]) == 1
    assert library.added.add([model]) == 0
    again = Library(paths)
    [entry] = again.added_entries()
    assert (entry.name, entry.size_bytes, entry.reference) == ("Mine (Q8_0)", len(MODEL), str(model))
    assert again.resolve(entry.reference) == again.resolve("mine-q8_0") == model
    assert again.entries() == ()
    again.added.forget(model)
    assert library.added.paths() == ()
    now = model.stat()  # reading it is no change
    assert (now.st_ino, now.st_size, now.st_mtime_ns) == (before.st_ino, before.st_size, before.st_mtime_ns)


def test_a_file_that_is_gone_is_still_listed(tmp_path: Path) -> None:
    added = Library(Paths.at(tmp_path)).added
    added.add([tmp_path / "usb" / "gone.gguf"])
    [entry] = Library(Paths.at(tmp_path)).added_entries()
    assert (entry.name, entry.size_bytes) == ("gone", 0)


@pytest.mark.parametrize("content", ["", "{}", "[3, null]", '["relative.gguf"]', '["/a\\u0000b"]', "[" * 100_000])
def test_damage_to_the_list_is_no_error(tmp_path: Path, content: str) -> None:
    (tmp_path / "added.json").write_text(content)
    assert AddedFiles(tmp_path / "added.json").paths() == ()


def test_a_list_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderNotWritable):
        AddedFiles(tmp_path / "file" / "added.json").add([tmp_path / "m.gguf"])


@pytest.mark.parametrize("content", [b'["/models/a.gguf", "/mod', b"{}", b"\xff"])
def test_a_damaged_list_is_kept_beside_the_next_one(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "added.json"
    file.write_bytes(content)
    added = AddedFiles(file)
    assert added.paths() == ()
    assert added.add([tmp_path / "b.gguf"]) == 1
    assert added.paths() == (tmp_path / "b.gguf",)
    assert (tmp_path / "added-damaged.json").read_bytes() == content


def test_a_list_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "added.json"
    file.mkdir()
    added = AddedFiles(file)
    assert added.paths() == ()
    for change in (lambda: added.add([tmp_path / "b.gguf"]), lambda: added.forget(tmp_path / "a.gguf")):
        with pytest.raises(FolderNotWritable, match=r"added\.json"):
            change()
    assert file.is_dir()
