"""Thoughts are told apart from the answer, wherever the text is cut."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.tools.reply_reader import ReasoningSplitter, SplitText


def split(text: str) -> SplitText:
    """A whole reply."""
    splitter = ReasoningSplitter()
    first, last = splitter.add(text), splitter.rest()
    return SplitText(first.reasoning + last.reasoning, first.content + last.content)


@pytest.mark.parametrize(
    ("text", "reasoning", "content"),
    [
        ("Hello.", "", "Hello."), ("<think>\nHm.\n</think>\n\nYes.", "Hm.", "Yes."),
        ("\n<think></think>Yes.", "", "Yes."), ("<think>Still at it", "Still at it", ""),
        ("I <think> therefore", "", "I <think> therefore"), ("<thinker", "", "<thinker"), ("<thi", "", "<thi"),
        ("", "", ""), ("  spaces stay", "", "  spaces stay"),
    ],
)  # fmt: skip
def test_a_reply_falls_in_two(text, reasoning, content):
    assert split(text) == SplitText(reasoning, content)


@given(
    st.lists(st.sampled_from(["<think>", "</think>", "<", "/think>", "a", " b\n", "\n", "thi"]), max_size=12), st.data()
)
def test_where_the_text_is_cut_changes_nothing(parts, data):
    text = "".join(parts)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(text)), max_size=6)))
    splitter, reasoning, content = ReasoningSplitter(), "", ""
    for begin, end in zip([0, *cuts], [*cuts, len(text)], strict=True):
        piece = splitter.add(text[begin:end])
        reasoning, content = reasoning + piece.reasoning, content + piece.content
    piece = splitter.rest()
    assert (reasoning + piece.reasoning, content + piece.content) == (split(text).reasoning, split(text).content)
