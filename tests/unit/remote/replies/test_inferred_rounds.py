"""Rounds are worked out from counts where those add up in one way only, and left untold elsewhere."""

from __future__ import annotations

from app.remote.replies.inferred_rounds import InferredRounds, StreamedPiece
from app.speculation.trace import SERVER, Outcome, Round


def rounds_of(*pieces: tuple[str, int, int, int], end: int = 0) -> tuple[list[Round], bool]:
    """Rounds of pieces: text, tokens written, guesses and accepted ones, each up to there."""
    work, rounds = InferredRounds(), []
    for number, (text, written, drafted, accepted) in enumerate(pieces, 1):
        rounds += work.add(StreamedPiece(text, number, written, drafted, accepted, number * 10.0))
    rounds += work.rest(end or pieces[-1][1])
    assert [round_.index for round_ in rounds] == list(range(len(rounds)))
    assert all(round_.drafter == SERVER for round_ in rounds)
    assert all(Round.from_json(round_.index, round_.to_json()) == round_ for round_ in rounds)
    return rounds, work.sound


def outcomes(rounds: list[Round]) -> list[str]:
    return ["".join(token.outcome.value[0] for token in round_.tokens) for round_ in rounds]


def test_a_rise_begins_a_round_and_what_comes_without_one_is_plain() -> None:
    rounds, sound = rounds_of(
        ("a", 1, 0, 0), ("b", 2, 4, 2), ("c", 3, 4, 2), ("d", 4, 4, 2), ("e", 5, 4, 2), ("f", 6, 7, 5), ("g", 7, 7, 5),
        ("h", 8, 7, 5), ("i", 9, 7, 5), ("j", 10, 9, 5),
    )  # fmt: skip
    assert sound
    assert outcomes(rounds) == ["p", "aac", "p", "aaab", "c"]
    assert [len(round_.drafted) for round_ in rounds] == [0, 4, 0, 3, 2]
    assert [len(round_.rejected) for round_ in rounds] == [0, 2, 0, 0, 2]
    assert [round_.at_ms for round_ in rounds] == [10.0, 40.0, 50.0, 90.0, 100.0]


def test_the_end_cuts_a_round_and_what_was_written_of_it_was_right() -> None:
    rounds, sound = rounds_of(("a", 1, 4, 3), ("b", 2, 4, 3))
    assert sound
    assert outcomes(rounds) == ["aa"]
    assert len(rounds[0].drafted) == 4


def test_tokens_within_a_character_belong_to_the_round_that_needs_them() -> None:
    in_the_middle, sound = rounds_of(("a", 1, 4, 3), ("é", 3, 4, 3), ("b", 4, 4, 3), ("c", 5, 5, 3))
    assert sound
    assert outcomes(in_the_middle) == ["aaac", "c"]
    at_the_begin, sound = rounds_of(("a", 1, 0, 0), ("é", 3, 2, 2), ("b", 4, 2, 2), ("c", 5, 3, 2))
    assert sound
    assert outcomes(at_the_begin) == ["p", "aab", "c"]
    at_the_end, sound = rounds_of(("a", 1, 2, 2), ("b", 2, 2, 2), ("é", 4, 5, 2))
    assert sound
    assert outcomes(at_the_end) == ["aab", "c"]


def test_what_can_be_read_in_two_ways_is_untold() -> None:
    rounds, sound = rounds_of(("é", 2, 2, 0), ("b", 3, 4, 1), ("c", 4, 4, 1))
    assert not sound
    assert outcomes(rounds) == ["uu", "ac"]


def test_counts_that_cannot_be_are_untold() -> None:
    for pieces in (
        [("a", 1, 0, 0), ("b", 1, 0, 0)],
        [("a", 1, 2, 3)],
        [("a", 1, 4, 1), ("b", 2, 3, 1)],
        [("a", 1, 4, 3), ("b", 2, 8, 4), ("c", 3, 8, 4)],
        [("a", 1, 10**9, 1)],
    ):
        rounds, sound = rounds_of(*pieces)
        assert not sound
        assert "".join(round_.text for round_ in rounds) == "".join(text for text, *_ in pieces)


def test_what_no_piece_was_sent_for_is_counted_at_the_end() -> None:
    rounds, _ = rounds_of(("a", 1, 3, 1), end=3)
    assert outcomes(rounds) == ["ac", "p"]
    assert {token.outcome for round_ in rounds for token in round_.tokens} >= {Outcome.PLAIN}
