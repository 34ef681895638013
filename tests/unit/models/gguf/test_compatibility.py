"""llama.cpp's rule for a pair, case by case, with the reason in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.errors import ModelFileError
from app.models.gguf.compatibility import Verdict, compare, numbers_problem, require_loadable, sizes_problem
from app.models.gguf.header import Header, parse_header, read_header
from app.models.library.starter import packaged_file
from tests.fakes.gguf_files import gguf, model_values, vocabulary
from tests.fakes.languages import speaking_backwards
from tests.fakes.tiny_gguf import WIDTH, llama
from tests.fakes.tiny_head import COUNT, eagle3


def _header(tokens: list[str] | None = None, **changes: Any) -> Header:
    return parse_header(gguf(model_values(tokens, **changes)), "x")


def _judge(target: Header, draft: Header) -> Verdict:
    verdict = compare(target, draft)
    assert compare(draft, target).ok == verdict.ok
    assert verdict.reason.endswith(".")
    return verdict


_PACKAGED = parse_header(packaged_file().read_bytes()[:4_000_000], "x")


@pytest.mark.parametrize(
    ("target", "draft", "refusal"),
    [
        (_header(), _header(general__name="other"), ""),
        (_PACKAGED, _PACKAGED, ""),
        (_header(vocabulary(300)), _header(vocabulary(300 - 128)), ""),
        (_header(vocabulary(1300)), _header(vocabulary(1300 - 129)),
         "These two split text into different tokens: 1,300 and 1,171."),
        (_header(), _header(tokenizer__ggml__model="llama"), "BPE and SPM"),
        (_header(general__architecture="jamba"), _header(), "jamba"),
        (_header(vocabulary(20, t7="")), _header(vocabulary(20, t7="[EMPTY_7]")), ""),
        (_header(vocabulary(20, t7="")), _header(vocabulary(20, t7="[EMPTY_8]")), "tokens"),
        (_header(), _header(tokenizer__ggml__tokens=None), "."),
    ],
    ids=["the same tokens", "the packaged model", "128 fewer", "129 fewer", "another kind", "a running state",
         "an empty token, which llama.cpp knows by its number", "by another number", "no tokens"],
)  # fmt: skip
def test_a_pair_fits_or_is_refused_with_its_reason(target: Header, draft: Header, refusal: str) -> None:
    verdict = _judge(target, draft)
    assert verdict.ok == (not refusal)
    assert refusal in verdict.reason


@pytest.mark.parametrize(("place", "fits"), [("t4", True), ("t5", False), ("t19", False)])
def test_tokens_are_compared_from_the_sixth_to_the_shorter_end(place: str, fits: bool) -> None:
    changed = vocabulary(20, **{place: "Ġelse"})
    verdict = _judge(_header(vocabulary(25)), _header(changed))
    assert verdict.ok == fits
    assert fits or "“ else”" in verdict.reason


@pytest.mark.parametrize("end", ["begin", "end"])
def test_what_ends_a_text_is_told_in_the_windows_language(end: str) -> None:
    key = {"begin": "add_bos_token", "end": "add_eos_token"}[end]
    headers = [_header(**{f"tokenizer__ggml__{key}": adds}) for adds in (True, False)]
    english = compare(*headers).reason
    assert english.startswith(f"These two {end} a text")
    with speaking_backwards():
        assert compare(*headers).reason == english[::-1]


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
    sentence = sizes_problem(head)
    assert sentence is not None
    assert sentence.startswith("This head's file is damaged: ")
    assert words in sentence
    (tmp_path / "target.gguf").write_bytes(llama())
    verdict = compare(read_header(tmp_path / "target.gguf"), head)
    assert (verdict.ok, verdict.reason) == (False, sentence)


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
