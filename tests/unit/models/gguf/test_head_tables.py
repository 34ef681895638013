"""A head's tables by token: what llama.cpp would die of is a sentence."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from app.errors import ModelFileError
from app.models.gguf.compatibility import compare
from app.models.gguf.head_tables import numbers_problem, sizes_problem
from app.models.gguf.header import Header, read_header
from tests.fakes.tiny_gguf import WIDTH, llama
from tests.fakes.tiny_head import COUNT, eagle3

GUESSED = 87
"""Tokens that the tiny head guesses: every third."""


@pytest.fixture
def read(tmp_path: Path):
    def read(content: bytes) -> tuple[Path, Header]:
        (path := tmp_path / "head.gguf").write_bytes(content)
        return path, read_header(path)

    return read


def _rows(count: int) -> np.ndarray:
    return np.ones((count, WIDTH), np.float32)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (eagle3(tensors={"d2t": np.zeros(GUESSED, np.float32)}), "is no list of whole numbers"),
        (eagle3(tensors={"d2t": np.zeros((GUESSED, 1), np.int64)}), "is no list of whole numbers"),
        (
            eagle3(tensors={"d2t": np.zeros(GUESSED - 1, np.int64)}),
            "lists 86 tokens that it guesses, and has 87 scores",
        ),
        (eagle3(without=["output.weight"]), "lists 87 tokens that it guesses, and has no scores for them"),
        (eagle3(tensors={"token_embd.weight": _rows(100)}), f"its table of words has 100 rows for {COUNT} tokens"),
        (eagle3(tensors={"token_embd.weight": _rows(COUNT + 1)}), f"has {COUNT + 1} rows for {COUNT} tokens"),
    ],
)
def test_sizes_that_do_not_fit_are_told_from_the_header_alone(read, tmp_path: Path, content: bytes, words: str) -> None:
    _, head = read(content)
    said = sizes_problem(head)
    assert said is not None
    assert said.startswith("This head's file is damaged: ")
    assert words in said
    (tmp_path / "target.gguf").write_bytes(llama())
    verdict = compare(read_header(tmp_path / "target.gguf"), head)
    assert (verdict.ok, verdict.reason) == (False, said)


@pytest.mark.parametrize("token", [COUNT, -1, 2**62, -(2**62)])
def test_a_guess_outside_the_vocabulary_is_found_in_the_file(read, token: int) -> None:
    listed = np.arange(GUESSED, dtype=np.int64)
    listed[-1] = token
    path, head = read(eagle3(tensors={"d2t": listed}))
    assert sizes_problem(head) is None
    assert f"it guesses token {token:,}, and its vocabulary has {COUNT}." in str(numbers_problem(path, head))


def test_a_list_that_ends_with_the_file_is_cut_off(read) -> None:
    path, head = read(eagle3())
    with path.open("r+b") as file:
        file.truncate(head.least_file_bytes + 8)
    assert "cut off" in str(numbers_problem(path, head))
    path.unlink()
    with pytest.raises(ModelFileError, match="There is no file"):
        numbers_problem(path, head)


@pytest.mark.parametrize(
    "content", [eagle3(), eagle3(without=["output.weight", "d2t"]), eagle3(tensors={"token_embd.weight": _rows(COUNT)})]
)
def test_a_sound_head_has_nothing_wrong(read, content: bytes) -> None:
    path, head = read(content)
    assert (sizes_problem(head), numbers_problem(path, head)) == (None, None)
