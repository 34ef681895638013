"""Of a file that is too large goes what fits: its beginning, or the passages that match the question."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.attachments.excerpts import PIECE_LETTERS, Passages, beginning, pieces_of, shares, words_of

_FILLER = "Nothing of note was said about anything at all in this long and winding paragraph of plain words. " * 8


def _counts(pieces: tuple[str, ...]) -> list[int]:
    return [max(1, len(piece) // 4) for piece in pieces]


@given(st.text(alphabet="ab \n.。é蜜", max_size=6000))
def test_the_pieces_are_the_text_and_none_is_too_long(text: str) -> None:
    pieces = pieces_of(text)
    assert "".join(pieces) == text
    assert all(0 < len(piece) <= PIECE_LETTERS for piece in pieces)


def test_a_text_is_cut_where_a_paragraph_ends() -> None:
    text = "\n\n".join(["a" * 700, "b" * 700, "c" * 100])
    assert pieces_of(text) == ("a" * 700 + "\n\n", "b" * 700 + "\n\n" + "c" * 100)


@pytest.mark.parametrize("sentence", ["蜜蜂在冬天需要多少蜂蜜？这是一个测试句子。", "꿀벌은겨울에꿀이필요하다. "])
def test_a_piece_of_a_text_without_spaces_has_no_more_tokens_than_another(sentence: str) -> None:
    pieces = pieces_of(sentence * 60)
    assert max(map(len, pieces)) < 480  # some models read 512 tokens, and take each letter for one
    assert all(piece.endswith(sentence[-1]) for piece in pieces)


@given(st.lists(st.integers(1, 5000), max_size=20), st.integers(0, 20_000))
def test_no_share_is_larger_than_its_file_and_together_they_fit(tokens: list[int], room: int) -> None:
    given_out = shares(tokens, room)
    assert all(0 <= share <= size for share, size in zip(given_out, tokens, strict=True))
    assert sum(given_out) <= room
    if sum(tokens) <= room:
        assert given_out == tuple(tokens)
    elif room >= len(tokens):
        assert sum(given_out) > room - len(tokens)


def test_small_files_are_given_whole() -> None:
    assert shares([50, 9000, 100, 9000], 1150) == (50, 500, 100, 500)


def test_the_beginning_is_a_true_beginning_that_fits() -> None:
    text = _FILLER * 10
    pieces = pieces_of(text)
    part = beginning(pieces, _counts(pieces), 900)
    assert text.startswith(part.text)
    assert 600 < part.tokens <= 900
    assert part.note == "only its beginning"


def test_where_no_piece_fits_the_first_words_are_given() -> None:
    pieces = pieces_of("word " * 200)
    part = beginning(pieces, [250], 25)
    assert 0 < len(part.text) <= 100
    assert part.tokens <= 25


def test_passages_that_match_are_given_in_their_order_with_gaps_shown() -> None:
    sections = [_FILLER.strip() for _ in range(20)]
    sections[4] = "The warranty for the pump lasts five years. " * 10
    sections[15] = "Call the pump's maker for its warranty before winter comes. " * 10
    pieces = pieces_of("\n\n".join(sections))
    counts = _counts(pieces)
    part = Passages(pieces).matching("How long is the WARRANTY of the pump?", counts, sum(counts) // 6)
    assert "five years" in part.text
    assert "before winter" in part.text
    assert part.text.index("five years") < part.text.index("before winter")
    assert part.text.startswith("[…]\n")
    assert part.tokens <= sum(counts) // 6
    assert part.note == "only the passages that match the question"


def test_without_a_match_the_beginning_is_given_and_that_is_said() -> None:
    pieces = pieces_of(_FILLER * 10)
    for question in ("zebra quagga", "?!"):
        part = Passages(pieces).matching(question, _counts(pieces), 500)
        assert "".join(pieces).startswith(part.text)
        assert part.note == "only its beginning, since none of the question's words is in it"


@pytest.mark.parametrize(
    ("text", "words"),
    [("The WARRANTY, ÜBER", ["the", "warranty", "uber"]), ("東京都 is", ["東京", "京都", "is"]), ("…", [])],
)
def test_words_are_compared_in_any_case_and_in_any_script(text: str, words: list[str]) -> None:
    assert words_of(text) == words


def test_chinese_passages_are_found() -> None:
    signs = [chr(code) for code in range(0x5000, 0x5200)]
    noise = random.Random(7)
    sections = ["".join(noise.choices(signs, k=500)) + "。" for _ in range(10)]
    sections[6] = "水泵的保修期是五年。" * 50
    pieces = pieces_of("\n\n".join(sections))
    part = Passages(pieces).matching("保修期多长？", _counts(pieces), 300)
    assert "五年" in part.text
