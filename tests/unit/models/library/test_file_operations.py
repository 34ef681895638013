"""A model gets another name, whole, or keeps the old one."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import FolderNotWritable
from app.models.library.file_operations import NameRefused, rename, stem_of


def put(path: Path, content: bytes = b"GGUF") -> Path:
    path.write_bytes(content)
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.parametrize("wanted", ["new name", "new name.gguf", "  new name  "])
def test_the_ending_stays_however_the_name_is_typed(tmp_path: Path, wanted: str) -> None:
    assert rename(put(tmp_path / "old.gguf"), wanted) == tmp_path / "new name.gguf"
    assert names(tmp_path) == ["new name.gguf"]


def test_all_parts_are_renamed(tmp_path: Path) -> None:
    parts = [put(tmp_path / f"big-0000{number}-of-00003.gguf", bytes([number])) for number in (1, 2, 3)]
    assert stem_of(parts[0]) == "big"
    assert rename(parts[0], "bigger") == tmp_path / "bigger-00001-of-00003.gguf"
    assert names(tmp_path) == [f"bigger-0000{number}-of-00003.gguf" for number in (1, 2, 3)]
    assert (tmp_path / "bigger-00003-of-00003.gguf").read_bytes() == b"\x03"


def test_a_model_with_parts_missing_keeps_its_name(tmp_path: Path) -> None:
    part = put(tmp_path / "big-00001-of-00002.gguf")
    with pytest.raises(NameRefused, match="1 of the 2 parts"):
        rename(part, "bigger")


@pytest.mark.parametrize(
    "wanted",
    ["", " ", ".gguf", "a/b", "..", "../x", "a\\b", "con", "NUL.tar", "com1", "aux.gguf", "a:b", "a?", "a*", "a\nb",
     "a\0b", ".hidden", "dot.", "x" * 256, "ä" * 130, "m-00001-of-00002"],
)  # fmt: skip
def test_a_name_some_system_cannot_hold_is_refused(tmp_path: Path, wanted: str) -> None:
    path = put(tmp_path / "old.gguf")
    with pytest.raises(NameRefused) as refusal:
        rename(path, wanted)
    assert len(refusal.value.sentence) < 300
    assert names(tmp_path) == ["old.gguf"]


def test_a_taken_name_is_refused_and_nothing_is_lost(tmp_path: Path) -> None:
    path, other = put(tmp_path / "old.gguf"), put(tmp_path / "new.gguf", b"other")
    with pytest.raises(NameRefused, match="already"):
        rename(path, "new")
    assert other.read_bytes() == b"other"


def test_its_own_name_is_no_change(tmp_path: Path) -> None:
    path = put(tmp_path / "old.gguf")
    assert rename(path, "old.gguf") == path


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
