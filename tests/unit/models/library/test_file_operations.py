"""Model files get other names, whole, and are found elsewhere on the disk, where they are never touched."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from app.errors import FolderNotWritable
from app.models.gguf.projectors import projector_beside
from app.models.library import added_files
from app.models.library.added_files import AddedFiles, find_model_files
from app.models.library.file_operations import NameRefused, delete_for_good, files_of, rename, stem_of
from app.models.library.model_library import Library
from app.paths import Paths
from tests.fakes.gguf_files import MODEL, put


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


GEM = ("gem-4b-Q8_0.gguf", "mmproj-gem-4b-f16.gguf", "other.gguf")


@pytest.mark.parametrize(
    ("before", "new_name", "after"),
    [
        (("old.gguf",), "new name", ("new name.gguf",)),
        (("old.gguf",), "new name.gguf", ("new name.gguf",)),
        (("old.gguf",), "  new name  ", ("new name.gguf",)),
        (("old.gguf",), "old.gguf", ("old.gguf",)),
        (GEM, "holiday", ("holiday.gguf", "mmproj-holiday.gguf", "other.gguf")),
        (GEM, "gem-4b-holiday", ("gem-4b-holiday.gguf", "mmproj-gem-4b-f16.gguf", "other.gguf")),
    ],
)
def test_the_ending_stays_and_a_projector_is_renamed_where_it_would_not_be_found(
    tmp_path: Path, before: tuple[str, ...], new_name: str, after: tuple[str, ...]
) -> None:
    model, *_ = [put(tmp_path / name, name.encode()) for name in before]
    assert rename(model, new_name) == tmp_path / after[0]
    assert names(tmp_path) == sorted(after)
    assert [(tmp_path / name).read_bytes().decode() for name in after] == [*before]


def test_all_parts_are_renamed(tmp_path: Path) -> None:
    parts = [put(tmp_path / f"big-0000{number}-of-00003.gguf", bytes([number])) for number in (1, 2, 3)]
    assert stem_of(parts[0]) == "big"
    assert rename(parts[0], "bigger") == tmp_path / "bigger-00001-of-00003.gguf"
    assert names(tmp_path) == [f"bigger-0000{number}-of-00003.gguf" for number in (1, 2, 3)]
    assert (tmp_path / "bigger-00003-of-00003.gguf").read_bytes() == b"\x03"


def test_a_model_whose_name_begins_like_another_ones_is_another(tmp_path: Path) -> None:
    parts = [put(tmp_path / f"big-0000{number}-of-00002.gguf") for number in (1, 2)]
    others = [put(tmp_path / f"big-Tuned-0000{number}-of-00002.gguf") for number in (1, 2)]
    assert files_of(parts[0]) == parts
    assert rename(parts[0], "old") == tmp_path / "old-00001-of-00002.gguf"
    delete_for_good(tmp_path / "old-00001-of-00002.gguf")
    assert names(tmp_path) == [other.name for other in others]


def test_parts_are_parts_however_their_ending_is_written(tmp_path: Path) -> None:
    parts = [put(tmp_path / f"big-0000{number}-of-00002.GGUF") for number in (1, 2)]
    assert files_of(parts[1]) == parts


def test_a_model_with_parts_missing_keeps_its_name(tmp_path: Path) -> None:
    part = put(tmp_path / "big-00001-of-00002.gguf")
    with pytest.raises(NameRefused, match="1 of the 2 parts"):
        rename(part, "bigger")


@pytest.mark.parametrize(
    "new_name",
    ["", " ", ".gguf", "a/b", "..", "../x", "a\\b", "con", "NUL.tar", "com1", "aux.gguf", "a:b", "a?", "a*", "a\nb",
     "a\0b", ".hidden", "dot.", "x" * 256, "ä" * 130, "m-00001-of-00002"],
)  # fmt: skip
def test_a_name_some_system_cannot_hold_is_refused(tmp_path: Path, new_name: str) -> None:
    path = put(tmp_path / "old.gguf")
    with pytest.raises(NameRefused) as refusal:
        rename(path, new_name)
    assert len(refusal.value.sentence) < 300
    assert names(tmp_path) == ["old.gguf"]


def test_a_taken_name_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    path, other = put(tmp_path / "old.gguf"), put(tmp_path / "new.gguf", b"other")
    with pytest.raises(NameRefused, match="already"):
        rename(path, "new")
    assert other.read_bytes() == b"other"


def test_when_one_part_cannot_be_renamed_all_keep_their_names(tmp_path: Path) -> None:
    parts = [put(tmp_path / f"big-0000{number}-of-00002.gguf") for number in (1, 2)]

    def refuse(self: Path, target: Path) -> Path:  # as Windows does while a program holds the file open
        if self == parts[1]:
            raise PermissionError(13, "in use")
        return before(self, target)

    before = Path.rename
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Path, "rename", refuse)
        with pytest.raises(FolderNotWritable, match="choose another pair"):
            rename(parts[0], "bigger")
    assert names(tmp_path) == ["big-00001-of-00002.gguf", "big-00002-of-00002.gguf"]


def test_a_projector_that_another_model_needs_too_gets_a_second_name(tmp_path: Path) -> None:
    model, other = put(tmp_path / "gem-4b-Q8_0.gguf"), put(tmp_path / "gem-4b-Q4_0.gguf")
    projector = put(tmp_path / "mmproj-gem-4b-f16.gguf", b"sight")
    new = rename(model, "holiday")
    second = projector_beside(new)
    assert second == tmp_path / "mmproj-holiday.gguf"
    assert second.samefile(projector)
    assert projector_beside(other) == projector


def test_without_a_second_name_nothing_is_renamed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    model = put(tmp_path / "gem-4b-Q8_0.gguf")
    put(tmp_path / "gem-4b-Q4_0.gguf")
    put(tmp_path / "mmproj-gem-4b-f16.gguf")
    before = names(tmp_path)

    def no_links(*_: object) -> None:
        raise OSError(95, "Operation not supported")

    monkeypatch.setattr("os.link", no_links)
    with pytest.raises(FolderNotWritable, match="mmproj"):
        rename(model, "holiday")
    assert names(tmp_path) == before
    put(tmp_path / "mmproj-holiday.gguf")
    with pytest.raises(NameRefused, match="already"):
        rename(model, "holiday")


def test_a_model_that_goes_takes_what_it_alone_sees_with(tmp_path: Path) -> None:
    model, other = put(tmp_path / "gem-4b-Q8_0.gguf"), put(tmp_path / "gem-4b-Q4_0.gguf")
    projector = put(tmp_path / "mmproj-gem-4b-f16.gguf")
    delete_for_good(model)
    assert names(tmp_path) == [other.name, projector.name]
    assert files_of(other) == [other, projector]
    delete_for_good(other)
    assert names(tmp_path) == []


def test_a_link_goes_alone_and_leaves_what_its_model_sees_with(tmp_path: Path) -> None:
    far, library = tmp_path / "far", tmp_path / "library"
    far.mkdir()
    library.mkdir()
    real = put(far / "gem-4b-Q8_0.gguf")
    link, projector = library / "gem-4b-Q8_0.gguf", put(library / "mmproj-gem-4b-f16.gguf")
    link.symlink_to(real)
    assert files_of(link) == [link]
    delete_for_good(link)
    assert names(library) == [projector.name]
    assert real.exists()


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


def test_a_list_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderNotWritable):
        AddedFiles(tmp_path / "file" / "added.json").add([tmp_path / "m.gguf"])


@pytest.mark.parametrize(
    ("content", "is_kept"),
    [(b'["/models/a.gguf", "/mod', True), (b"{}", True), (b"\xff", True), (b"[" * 100_000, True),
     (b'[3, null, "relative.gguf", "/a\\u0000b"]', False)],
)  # fmt: skip
def test_a_damaged_list_is_kept_beside_the_next_one(tmp_path: Path, content: bytes, *, is_kept: bool) -> None:
    file = tmp_path / "added.json"
    file.write_bytes(content)
    added = AddedFiles(file)
    assert added.paths() == ()
    assert added.add([tmp_path / "b.gguf"]) == 1
    assert added.paths() == (tmp_path / "b.gguf",)
    beside = tmp_path / "added-damaged.json"
    assert beside.exists() == is_kept
    if is_kept:
        assert beside.read_bytes() == content


def test_a_list_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "added.json"
    file.mkdir()
    added = AddedFiles(file)
    assert added.paths() == ()
    for change in (lambda: added.add([tmp_path / "b.gguf"]), lambda: added.forget(tmp_path / "a.gguf")):
        with pytest.raises(FolderNotWritable, match=r"added\.json"):
            change()
    assert file.is_dir()
