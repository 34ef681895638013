"""A race says honestly how two replies differ."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.speculation.trace import Trace
from app.ui.overlays.race_result import RaceResult, rounds_until
from tests.fakes.rounds import rounds_of, split_words, trace_of, written

TEXT = "A bicycle stays upright because the rider keeps steering it back under the centre of mass."


def reply(speed: float | None, text: str = TEXT, meanwhile: float | None = None) -> Trace:
    """Return a reply that was written so fast, when the target alone would have been as fast as ``meanwhile``."""
    trace = written(text, plain_tokens_per_second=meanwhile)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=speed))


@pytest.mark.parametrize(
    ("plain", "guessed", "words"),
    [
        (20.0, 36.0, "1.8× faster with guessing: 36 tokens a second instead of 20."),
        (20.0, 16.0, "Slower with guessing (0.8×): 16.0 tokens a second instead of 20."),
        (20.0, 20.4, "Guessing made no difference: 20 tokens a second instead of 20."),
        (None, 20.4, "nothing to compare"),
    ],
)
def test_who_was_faster_is_said_honestly(plain: float | None, guessed: float, words: str) -> None:
    assert words in RaceResult(reply(plain), reply(guessed)).sentence


@pytest.mark.parametrize(
    ("meanwhile", "compared"), [(16.1, True), (20.0, True), (24.9, True), (15.9, False), (25.2, False), (None, True)]
)
def test_replies_of_unlike_hours_are_not_compared_by_time(meanwhile: float | None, compared: bool) -> None:
    result = RaceResult(reply(20.0), reply(36.0, meanwhile=meanwhile))
    assert ("1.8× faster" in result.sentence) is compared
    assert ("The computer was busier" in result.sentence) is not compared
    assert result.measured.summary.plain_tokens_per_second == (20.0 if compared else meanwhile)


def test_what_no_other_program_changes_is_said_first() -> None:
    guessed = reply(36.0)
    sentences = RaceResult(trace_of(rounds_of(split_words(TEXT), draft_tokens=0)), guessed).sentence
    tokens, rounds = guessed.summary.generated_tokens, guessed.summary.rounds
    first = f"With guessing {tokens} tokens in {rounds} passes of the big model"
    assert sentences.startswith(f"{first}, without it {tokens} tokens in {tokens} passes.")


def test_whether_the_texts_are_the_same_is_said() -> None:
    assert "Both texts are the same." in RaceResult(reply(20), reply(30)).sentence
    assert "part after 10 characters" in RaceResult(reply(20, "A bicycle rolls"), reply(30, "A bicycle stays")).sentence
    assert "as far as both go" in RaceResult(reply(20, "A bicycle"), reply(30, "A bicycle stays")).sentence


def with_margin(trace: Trace, margin: float | None) -> Trace:
    rounds = [replace(r, tokens=tuple(replace(token, margin=margin) for token in r.tokens)) for r in trace.rounds]
    return replace(trace, rounds=tuple(rounds))


@pytest.mark.parametrize(("margin", "near"), [(0.01, True), (1.5, False), (None, False)])
def test_a_near_tie_is_claimed_only_where_the_replies_had_one(margin: float | None, near: bool) -> None:
    plain, guessed = (with_margin(reply(20, text), margin) for text in ("A bicycle rolls", "A bicycle stays"))
    assert ("near-tie" in RaceResult(plain, guessed).sentence) is near


def test_the_clock_shows_what_had_been_written_by_then() -> None:
    rounds = reply(20).rounds
    assert rounds_until(rounds, 0.0) == ()
    assert rounds_until(rounds, rounds[1].at_ms) == rounds[:2]
    assert rounds_until(rounds, 1e9) == rounds
