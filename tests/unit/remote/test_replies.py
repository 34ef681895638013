"""Figures of a reply of which its server said nothing."""

from __future__ import annotations

import pytest

from app.engine.commands import Generate
from app.engine.events import Loaded, ModelFacts, RoundDone, ServerFacts
from app.remote.replies import ReplyRecord
from app.speculation.trace import CountSource, FinishReason, Outcome, Round, Token

LOADED = Loaded(
    1, ModelFacts("http://a#m", "m", 1, 1, 1, 1), None, None, 1, 1.0,
    server=ServerFacts("a", "a server", "", CountSource.UNKNOWN),
)  # fmt: skip


@pytest.mark.parametrize(("took_ms", "speed"), [(1.0, None), (100.0, 20.0)])
def test_words_that_came_in_one_burst_have_no_speed(took_ms: float, speed: float | None) -> None:
    record = ReplyRecord(1, Generate(raw="Hello"), LOADED, lambda _: None)
    for index, at_ms in enumerate((0.0, took_ms)):
        words = (Token(0, "word ", Outcome.UNTOLD),)
        record.add(RoundDone(1, Round(index, (), 0, 0.0, at_ms, at_ms, words), index, None))
    summary = record.trace(FinishReason.BROKEN).summary
    assert summary.tokens_per_second == speed
    assert summary.text == "word word "
