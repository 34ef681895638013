"""A race says honestly how two replies differ; the steps of a replay are those of the trace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.speculation.trace import Outcome, Trace
from app.ui.overlays.race_runner import RaceResult, rounds_until
from app.ui.overlays.slow_motion_view import ReplayFrame, caption, frames_of, rounds_at
from tests.fakes.rounds import rounds_of, split_words, trace_of, written

TEXT = "A bicycle stays upright because the rider keeps steering it back under the centre of mass."


def reply(speed: float | None, text: str = TEXT, meanwhile: float | None = None) -> Trace:
    """Return a reply that was written so fast, when the target alone would have been as fast as ``meanwhile``."""
    trace = written(text, plain_tokens_per_second=meanwhile)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=speed))


def seconds(trace: Trace) -> str:
    return f"{trace.rounds[-1].at_ms / 1000:.1f} s"


@pytest.mark.parametrize(
    ("plain", "guessed", "words"),
    [
        (20.0, 36.0, "1.8× faster with guessing: {0} instead of {0}."),
        (20.0, 16.0, "Slower with guessing (0.8×): {0} instead of {0}."),
        (20.0, 20.4, "Guessing made no difference: {0} with it, {0} without."),
        (None, 20.4, "One of the two replies is empty, so there is nothing to compare."),
    ],
)
def test_the_faster_one_is_named_honestly(plain: float | None, guessed: float, words: str) -> None:
    assert RaceResult(reply(plain), reply(guessed)).time == words.format(seconds(reply(plain)))


@pytest.mark.parametrize(
    ("meanwhile", "compared"), [(16.1, True), (20.0, True), (24.9, True), (15.9, False), (25.2, False), (None, True)]
)
def test_replies_of_unlike_hours_are_not_compared_by_time(meanwhile: float | None, compared: bool) -> None:
    result = RaceResult(reply(20.0), reply(36.0, meanwhile=meanwhile))
    assert ("1.8× faster" in result.time) is compared
    assert ("The computer was busier" in result.time) is not compared
    assert result.measured.summary.plain_tokens_per_second == (20.0 if compared else meanwhile)


def test_words_and_passes_come_first_then_the_time() -> None:
    guessed = reply(36.0)
    plain = trace_of(rounds_of(split_words(TEXT), draft_tokens=0))
    result = RaceResult(plain, guessed)
    tokens, rounds = guessed.summary.generated_tokens, guessed.summary.rounds
    first = f"Same words. {tokens} passes without guessing, {rounds} passes with it."
    assert result.sentence == f"{first} {result.time}"


@pytest.mark.parametrize(
    ("plain", "guessed", "verdict"),
    [
        (TEXT, TEXT, "Same words."),
        ("A bicycle", "A bicycle stays", "Same words as far as both go."),
        ("A bicycle rolls", "A bicycle stays", "The words part after 10 characters: a setting or a file"),
    ],
)
def test_the_verdict_says_whether_the_words_are_the_same(plain: str, guessed: str, verdict: str) -> None:
    assert RaceResult(reply(20, plain), reply(30, guessed)).verdict.startswith(verdict)


def test_other_words_take_another_time_so_nothing_is_said_of_it() -> None:
    result = RaceResult(reply(20, "A bicycle rolls"), reply(30, "A bicycle stays", meanwhile=20.0))
    assert result.time == ""
    assert result.measured is result.guessed


def test_a_race_that_goes_on_parts_only_where_words_differ() -> None:
    guessed = reply(30)
    other = reply(20, TEXT.replace("bicycle", "tricycle"))
    assert RaceResult.so_far(guessed.rounds[:2], guessed).parting == ""
    assert RaceResult.so_far(other.rounds[:4], guessed).parting.startswith("The words part after 2 characters")


def with_margin(trace: Trace, margin: float | None) -> Trace:
    rounds = [replace(r, tokens=tuple(replace(token, margin=margin) for token in r.tokens)) for r in trace.rounds]
    return replace(trace, rounds=tuple(rounds))


@pytest.mark.parametrize(("margin", "near"), [(0.01, True), (1.5, False), (None, False)])
def test_a_near_tie_is_claimed_only_where_the_replies_had_one(margin: float | None, near: bool) -> None:
    plain, guessed = (with_margin(reply(20, text), margin) for text in ("A bicycle rolls", "A bicycle stays"))
    assert ("near-tie" in RaceResult(plain, guessed).verdict) is near


def test_the_clock_shows_what_had_been_written_by_then() -> None:
    rounds = reply(20).rounds
    assert rounds_until(rounds, 0.0) == 0
    assert rounds_until(rounds, rounds[1].at_ms) == 2
    assert rounds_until(rounds, 1e9) == len(rounds)


LONG_TEXT = "A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 3
ROUNDS = written(LONG_TEXT).rounds


def test_a_round_shows_its_guesses_then_a_verdict_each_then_its_end() -> None:
    place = next(i for i, round_ in enumerate(ROUNDS) if round_.accepted == 2 and round_.rejected)
    mine = [frame for frame in frames_of(ROUNDS) if frame.round == place]
    assert mine == [ReplayFrame(place, 0), ReplayFrame(place, 1), ReplayFrame(place, 2), ReplayFrame(place, whole=True)]
    guessed = rounds_at(ROUNDS, mine[0])[-1]
    texts_wanted = [token.text for token in (*ROUNDS[place].tokens[:2], *ROUNDS[place].rejected)]
    assert [token.text for token in guessed.tokens] == texts_wanted
    assert {token.outcome for token in guessed.tokens} == {Outcome.PLAIN}
    judged = rounds_at(ROUNDS, mine[2])[-1]
    assert [token.outcome for token in judged.tokens[:2]] == [Outcome.ACCEPTED, Outcome.ACCEPTED]
    assert judged.tokens[2].outcome is Outcome.PLAIN


def test_the_last_step_is_the_whole_reply() -> None:
    frames = frames_of(ROUNDS)
    assert rounds_at(ROUNDS, frames[-1]) == ROUNDS
    assert len({frame.round for frame in frames}) == len(ROUNDS)


def test_a_plain_round_has_one_step_and_no_round_none() -> None:
    rounds = rounds_of(split_words("one two three"), draft_tokens=0)
    assert frames_of(rounds) == [ReplayFrame(n, whole=True) for n in range(len(rounds))]
    assert "wrote “one” itself" in caption(rounds, frames_of(rounds)[0])
    assert frames_of(()) == []


def test_every_step_of_a_reply_is_said_in_words() -> None:
    captions = [caption(ROUNDS, frame) for frame in frames_of(ROUNDS)]
    assert all(sentence.endswith((".", "Kept.")) for sentence in captions)
    assert any("ahead" in sentence for sentence in captions)
    assert any("instead" in sentence for sentence in captions)
    assert any("bonus" in sentence for sentence in captions)
    assert trace_of(ROUNDS).summary.corrected_tokens == sum("instead" in sentence for sentence in captions)


def test_who_guesses_is_named_in_words() -> None:
    for drafter, who in (("model", "The draft"), ("lookup", "Lookup"), ("memory", "Memory")):
        rounds = rounds_of(split_words(LONG_TEXT), drafter=drafter)
        assert f"{who} guesses 3 tokens ahead" in caption(rounds, frames_of(rounds)[0])


def test_a_blank_can_be_seen_in_its_sentence() -> None:
    rounds = rounds_of(["one", " "], draft_tokens=0)
    assert "wrote “␣” itself" in caption(rounds, frames_of(rounds)[1])
