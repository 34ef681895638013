"""llama.cpp's rule for a pair, case by case, with the reason in words."""

from __future__ import annotations

from typing import Any

import pytest

from app.models.gguf.compatibility import Verdict, compare
from app.models.gguf.header import Header, parse_header
from app.models.library.starter import packaged_file
from tests.fakes.gguf_files import gguf, model_values, vocabulary
from tests.fakes.languages import speaking_backwards


def _header(tokens: list[str] | None = None, **changes: Any) -> Header:
    return parse_header(gguf(model_values(tokens, **changes)), "x")


def _judge(target: Header, draft: Header) -> Verdict:
    verdict = compare(target, draft)
    assert compare(draft, target).ok == verdict.ok
    assert verdict.reason.endswith(".")
    return verdict


def test_the_same_vocabulary_fits() -> None:
    assert _judge(_header(), _header(general__name="other")).ok
    packaged = parse_header(packaged_file().read_bytes()[:4_000_000], "x")
    assert _judge(packaged, packaged).ok


def test_sizes_may_differ_by_128_and_no_more() -> None:
    assert _judge(_header(vocabulary(300)), _header(vocabulary(300 - 128))).ok
    verdict = _judge(_header(vocabulary(1300)), _header(vocabulary(1300 - 129)))
    assert not verdict.ok
    assert verdict.reason == "These two split text into different tokens: 1,300 and 1,171."


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


def test_kinds_of_vocabulary_must_agree() -> None:
    verdict = _judge(_header(), _header(tokenizer__ggml__model="llama"))
    assert not verdict.ok
    assert "BPE and SPM" in verdict.reason


def test_models_with_a_running_state_are_refused_with_their_kind() -> None:
    verdict = _judge(_header(general__architecture="jamba"), _header())
    assert not verdict.ok
    assert "jamba" in verdict.reason


def test_an_empty_token_is_compared_by_its_number_as_llama_cpp_does() -> None:
    assert _judge(_header(vocabulary(20, t7="")), _header(vocabulary(20, t7="[EMPTY_7]"))).ok
    assert not _judge(_header(vocabulary(20, t7="")), _header(vocabulary(20, t7="[EMPTY_8]"))).ok


def test_without_a_vocabulary_there_is_no_verdict() -> None:
    assert not _judge(_header(), _header(tokenizer__ggml__tokens=None)).ok
