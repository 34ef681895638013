"""A model's thoughts are told from its answer."""

from __future__ import annotations

import pytest

from app.traces.reasoning import find_reasoning, without_marks

WHOLE = "<think>\nFirst I think.\n</think>\n\nThe answer."


@pytest.mark.parametrize("text", ["", "Yes.", "A <think> later", "<b>bold</b>", "  text"])
def test_a_reply_without_reasoning(text: str) -> None:
    assert find_reasoning(text) is None
    assert without_marks(text, None) == text


def test_a_whole_one() -> None:
    reasoning = find_reasoning(WHOLE)
    assert reasoning is not None
    assert WHOLE[reasoning.end :] == "\n\nThe answer."
    assert (reasoning.closed, reasoning.label) == (True, "Thought for 3 words")


def test_while_it_is_written_everything_so_far_is_reasoning() -> None:
    for length in range(1, WHOLE.index("</think>") + 7):
        reasoning = find_reasoning(WHOLE[:length])
        assert reasoning is not None
        assert (reasoning.end, reasoning.closed) == (length, False)
    assert find_reasoning(WHOLE[: WHOLE.index("</think>") + 8]) is not None


def test_marks_are_replaced_character_by_character() -> None:
    for length in range(len(WHOLE) + 1):
        text = WHOLE[:length]
        blanked = without_marks(text, find_reasoning(text))
        assert len(blanked) == len(text)
        assert "<think" not in blanked
    assert without_marks(WHOLE, find_reasoning(WHOLE)).split() == ["First", "I", "think.", "The", "answer."]
