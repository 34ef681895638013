"""Guessing with a head: each row with the target's own state, whatever was guessed, taken back or missed before."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import NO_OFFER, NoDrafter
from app.speculation.drafters.head_drafter import HeadDrafter, HeadReader
from app.speculation.drafters.sharpness import Sharpness
from app.speculation.drafters.states import StateWindow
from app.speculation.language_model import BrokenModel, Interrupted
from app.speculation.pacing.pace import FixedPace
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from app.speculation.trace import Round
from tests.fakes.scripted_head import ScriptedHead, ToldTarget, state
from tests.fakes.scripted_model import LetterVocabulary, hashed_logits, near

_VOCABULARY = 24
_TARGET = hashed_logits(_VOCABULARY, endless=True)
_HEAD = near(_TARGET, noise=0.8)


class _Pair:
    """A target with its head, and a conversation."""

    def __init__(self, *, context_tokens: int = 4096) -> None:
        self.target = ToldTarget(_TARGET, context_tokens=context_tokens)
        self.head = ScriptedHead(_HEAD, context_tokens=context_tokens)
        self.reader = HeadReader(self.head)
        self.target.listener = self.reader
        self.drafter = HeadDrafter(self.reader, Sampler(SamplingSettings(temperature=0)))

    def read(self, context: Sequence[int]) -> None:
        """As a reply does before its first round: keep what is shared, read the rest but the last token."""
        cache = self.target.cache
        shared = 0
        while shared < min(len(cache), len(context) - 1) and cache[shared] == context[shared]:
            shared += 1
        self.target.truncate(shared)
        if self.target.length < len(context) - 1:
            self.target.decode(context[self.target.length : -1], rows=0)

    def reply(
        self, prompt: Sequence[int], tokens: int = 60, *, temperature: float = 0.0, length: int = 4, guess: bool = True
    ) -> tuple[list[int], list[Round]]:
        context = list(prompt)
        self.read(context)
        self.reader.idle = not guess
        sampling = SamplingSettings(temperature=temperature, seed=5)
        self.drafter.prepare(Sampler(sampling), Sharpness())
        parts = DecodingParts(
            target=self.target,
            vocabulary=LetterVocabulary(),
            drafter=self.drafter if guess else NoDrafter(),
            sampler=Sampler(sampling),
            pace=FixedPace(DraftSettings(draft_max=length)),
        )
        rounds = list(decode(parts, context, ReplyLimits(max_tokens=tokens)))
        return context, rounds

    def check_rows(self, text: Sequence[int], *, since: int = 1) -> None:
        """Every row that guesses rest on was read with the target's true state, but those since its last pass."""
        rows = self.head.rows
        assert set(range(since, max(rows) + 1)) <= set(rows)
        for place in range(since, min(max(rows) + 1, self.reader._true)):
            assert rows[place] == (text[place], state(text, place - 1)), place


def _prompt(length: int, salt: int = 1) -> list[int]:
    return [int(token) for token in np.random.default_rng(salt).integers(1, _VOCABULARY, length)]


def _accepted(rounds: Sequence[Round]) -> int:
    return sum(round_.accepted for round_ in rounds)


@pytest.mark.parametrize("temperature", [0.0, 0.8])
@pytest.mark.parametrize("prompt", [2, 9, 30, 700])
def test_the_text_is_the_targets_own_and_guesses_are_right(temperature: float, prompt: int):
    helped, rounds = _Pair().reply(_prompt(prompt), temperature=temperature)
    alone, _ = _Pair().reply(_prompt(prompt), temperature=temperature, guess=False)
    assert helped == alone
    assert _accepted(rounds) > 15
    assert {round_.drafter for round_ in rounds if round_.drafted} == {"head"}


def test_accepted_guesses_are_read_again_with_the_targets_states():
    pair = _Pair()
    context, rounds = pair.reply(_prompt(40), 80)
    assert any(round_.accepted >= 2 for round_ in rounds)
    pair.drafter.offer(context)
    pair.drafter.draft(context, 0, lambda guesses: len(guesses) < 1)
    pair.check_rows(context)
    assert max(pair.head.rows) == len(context) - 1
    assert pair.head.rows[len(context) - 1][1] == state(context, len(context) - 2)


def test_a_further_guess_goes_on_from_the_heads_own_state():
    pair = _Pair()
    context = _prompt(30)
    pair.read(context)
    pair.drafter.begin(context)
    draft = pair.drafter.draft(context, 0, lambda guesses: len(guesses) < 3)
    last = len(context) - 1
    assert [pair.head.rows[place][1][0] for place in (last, last + 1, last + 2)] == [float(last - 1), -1.0, -1.0]
    assert [pair.head.rows[last + 1][0], pair.head.rows[last + 2][0]] == [guess.token for guess in draft.guesses[:2]]


def test_a_long_prompt_is_read_as_it_comes_and_little_is_kept():
    pair = _Pair()
    context = _prompt(1500)
    pair.read(context)
    assert pair.head.calls > 60
    assert pair.reader.unread(len(context)) <= 200
    context, _ = pair.reply(context, 20)
    pair.check_rows(context)
    assert len(pair.reader._window) <= 320


def test_a_short_prompt_waits_until_guesses_are_wanted():
    pair = _Pair()
    pair.read(_prompt(150))
    assert pair.head.calls == 0
    assert pair.drafter.offer(_prompt(150)).backlog == 150


def test_the_next_turn_reads_only_what_is_new():
    pair = _Pair()
    context, _ = pair.reply(_prompt(300), 40)
    calls = pair.head.calls
    context, rounds = pair.reply([*context, *_prompt(12, salt=2)], 40)
    assert _accepted(rounds) > 8
    assert pair.head.calls - calls < 100
    pair.check_rows(context)


@pytest.mark.parametrize("tokens_kept", [3, 100, 290, 339])
def test_an_edited_conversation_goes_on_from_where_it_differs(tokens_kept: int):
    pair = _Pair()
    context, _ = pair.reply(_prompt(300), 40)
    edited = [*context[:tokens_kept], *_prompt(60, salt=3)]
    text, rounds = pair.reply(edited, 40)
    assert _accepted(rounds) > 8
    rows = pair.head.rows
    wrong = [place for place in rows if place < len(text) and rows[place][0] != text[place]]
    assert not wrong
    unknown = [place for place, (_, leading) in rows.items() if leading == (0.0, 0.0) and place > 1]
    assert len(unknown) <= 1  # the state before the first new token may be gone


def test_the_same_question_again_is_guessed_from_the_second_round_on():
    pair = _Pair()
    prompt = _prompt(400)
    first, _ = pair.reply(prompt, 450)
    again, rounds = pair.reply(prompt, 40)
    assert again == first[: len(again)]
    assert not rounds[0].drafted  # the state before the last token of the prompt is long gone
    assert all(round_.drafted for round_ in rounds[1:-1])


def test_after_replies_without_guesses_it_starts_behind_them():
    pair = _Pair()
    context, _ = pair.reply(_prompt(300), 40)
    context, _ = pair.reply([*context, *_prompt(5, salt=2)], 400, guess=False)
    calls = pair.head.calls
    context, rounds = pair.reply([*context, *_prompt(5, salt=4)], 40)
    assert _accepted(rounds) > 8
    assert pair.head.calls > calls
    assert min(pair.head.rows) > 340
    pair.check_rows(context, since=min(pair.head.rows))


def test_a_prompt_is_read_even_if_its_reply_wants_no_guesses():
    pair = _Pair()
    prompt = _prompt(900)
    pair.reader.idle = True
    pair.reply(prompt, 300, guess=False)
    assert max(pair.head.rows) > 700
    reply_rows = max(pair.head.rows) - 900
    assert reply_rows < 20  # what follows the prompt goes by


def test_an_interrupted_reading_loses_nothing():
    pair = _Pair()
    pair.head.fail_at = 20
    prompt = _prompt(800)
    context, rounds = pair.reply(prompt, 40)
    assert _accepted(rounds) > 8
    pair.check_rows(context, since=min(pair.head.rows))


def test_an_interrupted_guess_loses_nothing():
    pair = _Pair()
    prompt = _prompt(30)
    pair.head.fail_at = 6
    context, _ = pair.reply(prompt, 40)
    assert len(context) < 70
    again, rounds = pair.reply(context, 40)
    assert _accepted(rounds) > 8
    pair.check_rows(again)


@pytest.mark.parametrize("fail_at", [1, 5, 40])
def test_a_head_that_breaks_leaves_the_target_alone(fail_at: int):
    pair = _Pair()
    pair.head.fail_at, pair.head.failure = fail_at, BrokenModel
    prompt = _prompt(400)
    helped, rounds = pair.reply(prompt)
    alone, _ = _Pair().reply(prompt, guess=False)
    assert helped == alone
    assert pair.drafter.problem is not None
    assert not rounds[-2].drafted


def test_a_cleared_target_leaves_nothing_to_guess_from():
    pair = _Pair()
    context, _ = pair.reply(_prompt(30), 20)
    pair.target.clear()
    assert pair.drafter.offer(context) == NO_OFFER
    assert pair.drafter.offer([1]) == NO_OFFER
    _, rounds = pair.reply(_prompt(30, salt=8), 20)
    assert _accepted(rounds) > 2


def test_a_head_guesses_to_the_end_of_the_context():
    pair = _Pair(context_tokens=256)
    context, _ = pair.reply(_prompt(200), 200)
    assert len(context) == 257
    assert max(pair.head.rows) < 256


def test_what_waits_can_be_read_between_two_passes():
    pair = _Pair()
    pair.read(_prompt(150))
    assert pair.drafter.catch_up(_prompt(150), 64) > 140
    assert pair.drafter.offer(_prompt(150)).backlog == 1
    assert pair.drafter.catch_up(_prompt(150), 64) == 0


def test_only_one_row_can_be_asked_for():
    pair = _Pair()
    with pytest.raises(ValueError, match="2 rows"):
        pair.reader.decode([1, 2], 2)


def test_a_window_keeps_the_latest_rows():
    window = StateWindow(8)
    for first in range(0, 30, 3):
        window.add(first, [first, first + 1, first + 2], [np.full((3, 2), first, np.float32)])
        assert len(window) <= 8
    assert window.end == 30
    assert window.tokens(27, 30) == [27, 28, 29]
    assert window.states(26, 28).tolist() == [[24, 24], [27, 27]]
    window.cut(28)
    assert 28 not in window
    assert window.token(27) == 27
    window.add(40, [1], [np.zeros((1, 2), np.float32)])  # a hole: what stood before is of no use
    assert (window.first, window.end) == (40, 41)


def test_interrupted_is_no_failure_of_the_head():
    pair = _Pair()
    pair.read(_prompt(30))
    pair.head.fail_at = 1
    pair.drafter.begin(_prompt(30))
    with pytest.raises(Interrupted):
        pair.drafter.draft(_prompt(30), 0, lambda guesses: len(guesses) < 2)
    assert pair.drafter.problem is None
    assert pair.drafter.draft(_prompt(30), 0, lambda guesses: len(guesses) < 2).guesses
