"""A reference finds its file, or says in one sentence why not."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import ModelFileError, UnknownModel
from app.models.gguf.names import name_in_words
from app.models.library.model_library import Library
from app.models.library.starter import packaged_file
from app.paths import Paths
from tests.unit.models.library.files import put


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.at(tmp_path / "data")


@pytest.fixture
def library(paths: Paths) -> Library:
    return Library(paths)


def test_a_path_is_taken_as_it_is(library: Library, tmp_path: Path) -> None:
    path = put(tmp_path / "anywhere.bin")
    assert library.resolve(str(path)) == path


def test_a_name_in_the_library_is_found_with_or_without_ending_in_any_case(library: Library, paths: Paths) -> None:
    path = put(paths.models / "owner" / "repo" / "Tiny-Q8_0.gguf")
    for reference in ("Tiny-Q8_0.gguf", "tiny-q8_0", "owner/repo/Tiny-Q8_0.gguf", "hf:owner/repo/Tiny-Q8_0.gguf"):
        assert library.resolve(reference) == path
    (entry,) = library.entries()
    assert (entry.name, entry.size_bytes) == ("Tiny (Q8_0)", path.stat().st_size)
    assert library.resolve(entry.reference) == path


def test_a_model_in_parts_is_one_entry_and_side_files_are_none(library: Library, paths: Paths) -> None:
    parts = [put(paths.models / f"big-Q8_0-0000{number}-of-00003.gguf", b"GGUF" * number) for number in (1, 2, 3)]
    put(paths.models / "mmproj-F16.gguf")
    put(paths.models / "notes.txt")
    (paths.models / "folder.gguf").mkdir()
    (entry,) = library.entries()
    assert (entry.path, entry.size_bytes) == (parts[0], 4 + 8 + 12)


def test_a_loop_of_links_does_not_hold_the_library(library: Library, paths: Paths) -> None:
    put(paths.models / "a" / "m.gguf")
    (paths.models / "a" / "loop").symlink_to(paths.models, target_is_directory=True)
    (paths.models / "gone.gguf").symlink_to(paths.models / "nowhere.gguf")
    assert [entry.reference for entry in library.entries()] == ["a/m.gguf"]


@pytest.mark.parametrize(
    "reference",
    ["", " ", "absent", "absent.gguf", "/no/such/file.gguf", "starter:q5", "starter:", "hf:a/b", "hf:a/b/c.gguf",
     "hf:../../x/y.gguf", "hf:/etc/x/y", "x" * 5000, "a\0b", "~nobody-here/x", "C:\\models\\x.gguf"],
)  # fmt: skip
def test_what_stands_for_nothing_is_unknown(library: Library, reference: str) -> None:
    with pytest.raises(UnknownModel) as refusal:
        library.resolve(reference)
    assert "\n" not in refusal.value.sentence
    assert len(refusal.value.sentence) < 400


def test_the_starter_pair_is_no_single_model(library: Library) -> None:
    with pytest.raises(UnknownModel, match="starter:f32 or starter:q4_1"):
        library.obtain("starter", lambda *_: True)


def test_a_near_name_is_offered(library: Library, paths: Paths) -> None:
    put(paths.models / "Tiny-Q8_0.gguf")
    with pytest.raises(UnknownModel, match=r"Did you mean Tiny-Q8_0\.gguf\?"):
        library.resolve("Tiny-Q8.gguf")


def test_a_folder_and_a_text_file_are_no_models(library: Library, tmp_path: Path) -> None:
    with pytest.raises(ModelFileError, match="folder"):
        library.resolve(str(tmp_path))
    with pytest.raises(ModelFileError, match="text file"):
        library.resolve(str(put(tmp_path / "essay.gguf", b"Once upon a time")))


def test_the_packaged_starter_is_used_in_place_and_the_others_are_not_there_yet(library: Library) -> None:
    assert library.resolve("starter:q4_1") == packaged_file()
    with pytest.raises(UnknownModel, match="has not been made yet"):
        library.resolve("starter:f32")
    assert library.header("starter:f32").tokens == library.header("starter:q4_1").tokens
    starter_sizes = {entry.reference: entry.size_bytes > 0 for entry in library.starter_entries()}
    packaged = {"q4_1": True, "eagle3": True}
    assert starter_sizes == {f"starter:{kind}": kind in packaged for kind in ("f32", "q8_0", "q4_0", "q2_k", *packaged)}


def test_what_the_starters_are_called_before_they_are_there_is_what_their_files_say(library: Library) -> None:
    for entry in library.starter_entries():
        if entry.size_bytes:
            assert name_in_words(library.header(entry.reference), entry.path) == entry.name
