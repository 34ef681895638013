"""Lines are broken between words, though words come in pieces."""

from __future__ import annotations

import re

import pytest

from app.cli.chat.wrapping import WordWrap


def _wrapped(pieces: list[str], width: int, style: str = "") -> str:
    written: list[str] = []
    lines = WordWrap(written.append, lambda: width)
    for piece in pieces:
        lines.add(piece, style)
    lines.flush()
    return "".join(written)


def test_no_word_is_cut_and_no_line_is_too_wide() -> None:
    text = "A bicycle stays upright because the rider keeps steering it back under the centre of mass."
    for size in (1, 2, 3, 7):
        pieces = [text[at : at + size] for at in range(0, len(text), size)]
        shown = _wrapped(pieces, 30)
        assert all(len(line) < 30 for line in shown.split("\n"))
        assert " ".join(shown.split()) == text


def test_a_word_far_from_the_margin_is_shown_at_once_and_one_near_it_waits() -> None:
    written: list[str] = []
    lines = WordWrap(written.append, lambda: 60)
    lines.add("un")
    assert written == ["un"]
    lines.add("friendly " + "x " * 12)
    written.clear()
    lines.add("un")
    assert written == []
    lines.add("friendly ")
    assert "".join(written) == " unfriendly"


def test_a_word_wider_than_the_terminal_is_left_to_it() -> None:
    shown = _wrapped(["x" * 50], 20)
    assert shown.replace("\n", "") == "x" * 50


def test_letters_of_double_width_are_counted_and_broken_between() -> None:
    shown = _wrapped(["汉字" * 10], 21)
    assert all(len(line) <= 10 for line in shown.split("\n"))
    assert shown.replace("\n", "") == "汉字" * 10


@pytest.mark.parametrize("text", ["one\n\n  two", "a\tb"])
def test_breaks_and_indents_stay(text: str) -> None:
    assert _wrapped([text], 40) == text.expandtabs(8)


def test_styles_are_closed_before_the_line_ends() -> None:
    shown = _wrapped(["alpha beta gamma delta"], 12, "\x1b[32m")
    assert all(line.count("\x1b[32m") == line.count("\x1b[0m") for line in shown.split("\n"))
    assert re.sub(r"\x1b\[\d*m", "", shown) == "alpha beta\ngamma delta"
