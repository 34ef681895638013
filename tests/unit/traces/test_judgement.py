"""One judgement of what guessing did for a reply, from which everything speaks that shows or gives it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.speculation.summary import speed_without
from app.speculation.trace import CountSource, Outcome, Round, Token, Trace
from app.traces.judgement import Effect, Judgement
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
    assert Judgement.of_summary(trace.summary).comparison == judgement.comparison
    assert judgement.speedup == (speed / plain if speed and plain else None)
    assert judgement.slower == (effect is Effect.SLOWER)


@pytest.mark.parametrize("speed", [10.0, 25.0, 60.0])
def test_what_was_not_guessed_is_neither_slower_nor_faster_than_without(speed: float) -> None:
    trace = reply(PLAIN, speed, 25.0)
    judgement = Judgement.of(trace)
    assert judgement.effect is Effect.NOTHING_GUESSED
    assert judgement.sentence == "nothing was guessed"
    assert not judgement.slower
    assert judgement.comparison == ""
    assert judgement.speedup is None


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
    """The speed of a quieter machine is no measure: five guesses did not make it 0.3 times as fast."""
    rounds = following(GUESSED[:2], PLAIN[:80])
    judgement = Judgement.so_far(rounds, 90.0)
    assert judgement.plain == pytest.approx(80 / sum(r.verify_ms for r in PLAIN[:80]) * 1000)
    assert judgement.effect is Effect.EQUAL
    assert Judgement.so_far(following(PLAIN[:80], GUESSED[:81]), 90.0).plain == 90.0


@pytest.mark.parametrize(
    ("tokens", "rounds", "source", "text", "short"),
    [
        (79, 26, CountSource.ROUNDS, "79 tokens in 26 passes of the big model", "79 tokens in 26 passes"),
        (1, 1, CountSource.ROUNDS, "1 token in 1 pass of the big model", "1 token in 1 pass"),
        (
            1234,
            400,
            CountSource.ROUNDS,
            "1,234 tokens in 400 passes of the big model",
            "1,234 tokens in 400 passes",
        ),
        (79, 26, CountSource.TIMINGS, "79 tokens", "79 tokens"),
        (79, 26, CountSource.UNKNOWN, "79 tokens", "79 tokens"),
        (0, 0, CountSource.ROUNDS, "", ""),
    ],
)
def test_words_and_passes_are_told_as_far_as_they_were_counted(
    tokens: int, rounds: int, source: CountSource, text: str, short: str
) -> None:
    judgement = Judgement(rounds=rounds, tokens=tokens, counted_by=source)
    assert (judgement.count_text, judgement.short_count_text) == (text, short)


def piece_at(index: int, at_ms: float) -> Round:
    return Round(index, (), 0, 0.0, 0.0, at_ms, (Token(0, "a", Outcome.UNTOLD),))


def test_pieces_that_came_at_once_say_nothing_of_a_servers_speed() -> None:
    assert Judgement.so_far([piece_at(i, i / 20) for i in range(100)], None).speed is None
    assert Judgement.so_far([piece_at(i, 25 * (i + 1)) for i in range(60)], None).speed == pytest.approx(40)


def test_a_burst_of_right_guesses_does_not_read_as_thousands() -> None:
    slow = tuple(replace(one, at_ms=100.0 * (one.index + 1)) for one in PLAIN[:30])
    burst = replace(GUESSED[0], index=30, at_ms=3000.1)
    assert Judgement.so_far((*slow, burst), None).speed < 12
