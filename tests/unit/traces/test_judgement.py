"""What guessing did for a reply: one judgement, from which gauge, advice and readout speak."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.speculation.summary import speed_without
from app.speculation.trace import Round, Trace
from app.traces.judgement import Effect, Judgement, comparison_of
from tests.fakes.rounds import rounds_of, split_words, trace_of

WORDS = split_words("A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 20)
GUESSED = rounds_of(WORDS, draft_tokens=4)
PLAIN = rounds_of(WORDS, draft_tokens=0)


def reply(rounds: tuple[Round, ...], speed: float | None, plain: float | None) -> Trace:
    trace = trace_of(rounds, plain_tokens_per_second=plain)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=speed))


@pytest.mark.parametrize(
    ("speed", "plain", "effect", "sentence"),
    [
        (45.0, 25.0, Effect.FASTER, "1.8× faster than without"),
        (25.2, 25.0, Effect.EQUAL, "as fast as without"),
        (20.0, 25.0, Effect.SLOWER, "slower than without (0.8×)"),
        (45.0, None, Effect.UNKNOWN, "not measured without yet"),
        (None, 25.0, Effect.UNKNOWN, ""),
    ],
)
def test_a_whole_reply(speed: float | None, plain: float | None, effect: Effect, sentence: str) -> None:
    trace = reply(GUESSED, speed, plain)
    judgement = Judgement.of(trace)
    assert judgement.effect is effect
    assert judgement.sentence == sentence
    assert comparison_of(trace.summary) == judgement.comparison
    assert judgement.slower == (effect is Effect.SLOWER)


@pytest.mark.parametrize("speed", [10.0, 25.0, 60.0])
def test_what_was_not_guessed_is_neither_slower_nor_faster_than_without(speed: float) -> None:
    trace = reply(PLAIN, speed, 25.0)
    judgement = Judgement.of(trace)
    assert judgement.effect is Effect.NOTHING_GUESSED
    assert judgement.sentence == "nothing was guessed"
    assert not judgement.slower
    assert comparison_of(trace.summary) == ""


def following(first: tuple[Round, ...], then: tuple[Round, ...]) -> tuple[Round, ...]:
    """``then`` written after ``first``."""
    return (*first, *(replace(r, index=len(first) + r.index, at_ms=first[-1].at_ms + r.at_ms) for r in then))


def test_a_running_reply_is_judged_from_its_beginning_on() -> None:
    judgement = Judgement.so_far(GUESSED, 25.0)
    whole = trace_of(GUESSED, plain_tokens_per_second=speed_without(GUESSED, 25.0))
    took_ms = GUESSED[-1].at_ms
    assert judgement.speed == pytest.approx(sum(len(r.tokens) for r in GUESSED) / took_ms * 1000)
    assert judgement.sentence == f"so far {Judgement.of(whole).comparison}"
    assert Judgement.so_far((), 25.0).sentence == ""


@pytest.mark.parametrize("plain", [5.0, 1000.0])
def test_a_reply_is_not_compared_by_its_first_rounds(plain: float) -> None:
    judgement = Judgement.so_far(GUESSED[:7], plain)
    assert judgement.sentence == "too early to compare"
    assert not judgement.slower
    assert Judgement.so_far(GUESSED[:8], plain).sentence.startswith("so far ")
    assert Judgement.so_far(GUESSED[:7], None).sentence == "not measured without yet"
    assert "than without" in Judgement.of(trace_of(GUESSED[:7], plain_tokens_per_second=plain)).sentence


def test_a_running_reply_in_which_guessing_has_paused_is_not_compared() -> None:
    paused = following(GUESSED, PLAIN[:8])
    assert Judgement.so_far(paused, 25.0).sentence == "guessing is paused"
    assert not Judgement.so_far(paused, 1000.0).slower
    assert Judgement.so_far(PLAIN[:8], 25.0).sentence == "nothing guessed so far"


def test_a_probe_now_and_then_does_not_end_the_pause() -> None:
    probe = GUESSED[:1]
    paused = following(following(GUESSED[:20], PLAIN[:70]), probe)
    assert Judgement.so_far(paused, 25.0).paused
    assert not Judgement.so_far(following(paused, GUESSED[:8]), 25.0).paused


def test_a_few_rounds_without_a_guess_are_no_pause() -> None:
    assert not Judgement.so_far(following(GUESSED, PLAIN[:7]), 25.0).paused
    assert not Judgement.of(trace_of(PLAIN[:7])).paused


def test_a_reply_that_was_hardly_guessed_is_compared_with_its_own_plain_rounds() -> None:
    """What a quieter machine did before is no measure: five guesses did not make it 0.3 times as fast."""
    rounds = following(GUESSED[:2], PLAIN[:80])
    judgement = Judgement.so_far(rounds, 90.0)
    assert judgement.plain == pytest.approx(80 / sum(r.verify_ms for r in PLAIN[:80]) * 1000)
    assert judgement.effect is Effect.EQUAL
    assert Judgement.so_far(following(PLAIN[:80], GUESSED[:81]), 90.0).plain == 90.0
