"""A text is cut only where one kind of letters goes on for long, and never through a control token's spelling."""

from __future__ import annotations

import random
import re

import pytest

from app.llama.long_runs import LONGEST_RUN, cut

MARK = "<|im_end|>"
MARKS = re.compile(re.escape(MARK))


@pytest.mark.parametrize(
    "text",
    ["", "word " * 5000, "a, b\n" * 5000, "x" * LONGEST_RUN, "ab, " * 5000 + " " * (LONGEST_RUN - 10) + "ab, " * 900],
    ids=["nothing", "words in one line", "lines", "a long word", "many blanks"],
)
def test_a_common_text_stays_whole_or_is_cut_before_a_blank(text: str) -> None:
    parts = cut(text, None)
    assert "".join(parts) == text
    assert all(part[0] == " " for part in parts[1:])
    assert len(parts) == 1 or "," not in text


@pytest.mark.parametrize(
    "letter", ["a", "1", "!", " ", "\n", "世", "\U0001f600", "\u3000", "\u3000 ", "a\u00a0", "\x1c!"]
)
def test_no_part_has_a_longer_run(letter: str) -> None:
    parts = cut(letter * 20_000, None)
    assert "".join(parts) == letter * 20_000
    assert max(map(len, parts)) <= LONGEST_RUN


def test_no_mark_is_cut_through() -> None:
    chance = random.Random(5)
    text = "".join(MARK if chance.random() < 0.1 else "x" * chance.randrange(90) for _ in range(3000))
    parts = cut(text, MARKS)
    assert "".join(parts) == text
    assert len(parts) > 50
    assert sum(len(MARKS.findall(part)) for part in parts) == len(MARKS.findall(text))
    assert max(map(len, parts)) <= LONGEST_RUN + len(MARK)
