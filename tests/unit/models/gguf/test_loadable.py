"""Files that no program can load as a model are named before anything is loaded."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import ModelFileError
from app.models.gguf.header import read_header
from app.models.gguf.loadable import require_loadable
from tests.fakes.gguf_files import gguf, model_values


def require(folder: Path, name: str, **values: object) -> None:
    path = folder / name
    path.write_bytes(gguf(model_values(**values)))
    require_loadable(path, read_header(path))


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ({"general__architecture": "clip"}, "is a projector"),
        ({"general__type": "mmproj"}, "is a projector"),
        ({"general__type": "adapter"}, "is an adapter"),
        ({"general__type": "imatrix"}, "is no model"),
    ],
)
def test_files_of_other_kinds_are_named(tmp_path, values, words):
    with pytest.raises(ModelFileError, match=words):
        require(tmp_path, "file.gguf", **values)


@pytest.mark.parametrize(
    ("name", "part", "words"),
    [
        ("big-00002-of-00003.gguf", 1, r"part 2 of 3.*big-00001-of-00003\.gguf"),
        ("big-00001-of-00003.gguf", 0, r"big-00002-of-00003\.gguf is not beside it"),
        ("renamed.gguf", 0, r"part 1 of 3.*renamed"),
        ("renamed.gguf", 2, r"part 3 of 3.*renamed.*-00003-of-00003"),
        ("big-00001-of-00003.gguf", 1, "renamed"),
        ("big-00002-of-00004.gguf", 1, "renamed"),
    ],
)
def test_a_part_of_a_model_names_the_others(tmp_path, name, part, words):
    with pytest.raises(ModelFileError, match=words):
        require(tmp_path, name, split__no=part, split__count=3)


def test_a_whole_model_and_one_with_all_its_parts_can_be_loaded(tmp_path):
    for name in ("big-00002-of-00003.gguf", "big-00003-of-00003.gguf"):
        (tmp_path / name).touch()
    require(tmp_path, "big-00001-of-00003.gguf", split__no=0, split__count=3)
    require(tmp_path, "whole.gguf")
    require(tmp_path, "one-00001-of-00001.gguf", split__no=0, split__count=1)
