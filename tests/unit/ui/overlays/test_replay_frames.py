"""The steps of a replay are those of the trace."""

from __future__ import annotations

from app.speculation.trace import Outcome
from app.ui.overlays.slow_motion_view import ReplayFrame, caption, frames_of, rounds_at
from tests.fakes.rounds import rounds_of, split_words, trace_of, written

TEXT = "A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 3
ROUNDS = written(TEXT).rounds


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
        rounds = rounds_of(split_words(TEXT), drafter=drafter)
        assert f"{who} guesses 3 tokens ahead" in caption(rounds, frames_of(rounds)[0])


def test_a_blank_can_be_seen_in_its_sentence() -> None:
    rounds = rounds_of(["one", " "], draft_tokens=0)
    assert "wrote “␣” itself" in caption(rounds, frames_of(rounds)[1])
