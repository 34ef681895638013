"""Guessing with a head: each row with the target's own state, whatever was guessed, taken back or missed before."""

from __future__ import annotations

from collections.abc import Sequence
from math import nan

import numpy as np
import pytest

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import NO_OFFER, NoDrafter
from app.speculation.drafters.block_reader import BlockReader
from app.speculation.drafters.head_drafter import HeadDrafter, HeadReader
from app.speculation.drafters.sharpness import Sharpness
from app.speculation.drafters.states import StateWindow
from app.speculation.language_model import BrokenModel, Interrupted
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.confidence import Confidence
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from app.speculation.trace import Round
from tests.fakes.scripted_head import ScriptedBlock, ScriptedHead, ToldTarget, state
from tests.fakes.scripted_model import LetterVocabulary, hashed_logits, near

_VOCABULARY = 24
_TARGET = hashed_logits(_VOCABULARY, endless=True)
_HEAD = near(_TARGET, noise=0.8)
_LONGEST = 7


class _Pair:
    """A target with a head, and a conversation."""

    head: ScriptedHead | ScriptedBlock
    reader: HeadReader | BlockReader

    def __init__(self, *, context_tokens: int = 4096) -> None:
        self.target = ToldTarget(_TARGET, context_tokens=context_tokens)
        self.make_head()
        self.target.listener = self.reader
        self.drafter = HeadDrafter(self.reader, Sampler(SamplingSettings(temperature=0)))

    def make_head(self) -> None:
        raise NotImplementedError

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

    def draft(self, context: Sequence[int], most: int = 99) -> int:
        self.drafter.begin(context)
        return len(self.drafter.draft(context, 0, lambda guesses: len(guesses) < most).guesses)

    def check_rows(self, text: Sequence[int], *, since: int | None = None) -> None:
        raise NotImplementedError


class _OneByOne(_Pair):
    """The head reads its own state for a further guess."""

    head: ScriptedHead
    reader: HeadReader

    def make_head(self) -> None:
        self.head = ScriptedHead(_HEAD, context_tokens=self.target.context_tokens)
        self.reader = HeadReader(self.head)

    def check_rows(self, text: Sequence[int], *, since: int | None = None) -> None:
        """Every row that guesses rest on was read with the target's true state, but those since its last pass."""
        rows = self.head.rows
        since = 1 if since is None else since
        assert set(range(since, max(rows) + 1)) <= set(rows)
        for place in range(since, min(max(rows) + 1, self.reader._true)):
            assert rows[place] == (text[place], state(text, place - 1)), place


class _AtOnce(_Pair):
    """The head makes a block of guesses in one pass."""

    head: ScriptedBlock
    reader: BlockReader
    confident = False

    def make_head(self) -> None:
        self.head = ScriptedBlock(self.target, _HEAD, longest=_LONGEST, confident=self.confident)
        self.reader = BlockReader(self.head)

    def check_rows(self, text: Sequence[int], *, since: int | None = None) -> None:
        """Every place up to the last token but one holds its own state, and nothing lies behind."""
        rows = self.head.rows
        assert set(rows) == set(range(since or 0, len(text) - 1))
        for place, row in rows.items():
            assert row == state(text, place), place


@pytest.fixture(params=[_OneByOne, _AtOnce], ids=["one by one", "a block at once"])
def pair(request: pytest.FixtureRequest) -> _Pair:
    return request.param()


def _prompt(length: int, salt: int = 1) -> list[int]:
    return [int(token) for token in np.random.default_rng(salt).integers(1, _VOCABULARY, length)]


def _accepted(rounds: Sequence[Round]) -> int:
    return sum(round_.accepted for round_ in rounds)


@pytest.mark.parametrize("temperature", [0.0, 0.8])
@pytest.mark.parametrize("prompt", [2, 9, 700])
def test_the_text_is_the_targets_own_and_guesses_are_right(pair: _Pair, temperature: float, prompt: int):
    helped, rounds = pair.reply(_prompt(prompt), temperature=temperature)
    alone, _ = _OneByOne().reply(_prompt(prompt), temperature=temperature, guess=False)
    assert helped == alone
    assert _accepted(rounds) > 15
    assert {round_.drafter for round_ in rounds if round_.drafted} == {"head"}


def test_each_place_holds_its_own_state_after_right_and_wrong_guesses(pair: _Pair):
    context, rounds = pair.reply(_prompt(40), 80)
    assert any(round_.accepted >= 2 for round_ in rounds)
    assert any(round_.accepted < len(round_.drafted) for round_ in rounds)
    pair.drafter.offer(context)
    pair.draft(context, 1)
    pair.check_rows(context)


@pytest.mark.parametrize("tokens_kept", [3, 100, 290, 339])
def test_an_edited_conversation_goes_on_from_where_it_differs(pair: _Pair, tokens_kept: int):
    context, _ = pair.reply(_prompt(300), 40)
    text, rounds = pair.reply([*context[:tokens_kept], *_prompt(60, salt=3)], 40)
    assert _accepted(rounds) > 8
    if isinstance(pair, _OneByOne):
        rows = pair.head.rows
        assert not [place for place in rows if place < len(text) and rows[place][0] != text[place]]
        unknown = [place for place, (_, leading) in rows.items() if leading == (0.0, 0.0) and place > 1]
        assert len(unknown) <= 1  # the state before the first new token may be gone
    else:
        pair.draft(text)
        pair.check_rows(text)


def test_after_replies_without_guesses_it_starts_behind_them(pair: _Pair):
    context, _ = pair.reply(_prompt(300), 40)
    context, _ = pair.reply([*context, *_prompt(5, salt=2)], 400, guess=False)
    context, rounds = pair.reply([*context, *_prompt(5, salt=4)], 40)
    assert _accepted(rounds) > 8
    pair.draft(context)
    assert min(pair.head.rows) > 340
    pair.check_rows(context, since=min(pair.head.rows))


@pytest.mark.parametrize("fail_at", [1, 2, 6, 20])
def test_an_interrupted_guess_loses_nothing(pair: _Pair, fail_at: int):
    pair.head.fail_at = fail_at
    context, _ = pair.reply(_prompt(30), 40)
    assert len(context) < 70
    again, rounds = pair.reply(context, 40)
    assert _accepted(rounds) > 8
    pair.draft(again)
    pair.check_rows(again)


def test_an_interrupted_reading_loses_nothing(pair: _Pair):
    pair.head.fail_at = 20
    context, rounds = pair.reply(_prompt(800), 40)
    assert _accepted(rounds) > 8
    pair.draft(context)
    pair.check_rows(context, since=min(pair.head.rows))


@pytest.mark.parametrize("fail_at", [1, 5, 40])
def test_a_head_that_breaks_leaves_the_target_alone(pair: _Pair, fail_at: int):
    pair.head.fail_at, pair.head.failure = fail_at, BrokenModel
    helped, rounds = pair.reply(_prompt(400))
    alone, _ = _OneByOne().reply(_prompt(400), guess=False)
    assert helped == alone
    assert pair.drafter.problem is not None
    assert not rounds[-2].drafted


def test_interrupted_is_no_failure_of_the_head(pair: _Pair):
    pair.read(_prompt(30))
    pair.head.fail_at = 1
    with pytest.raises(Interrupted):
        pair.draft(_prompt(30))
    assert pair.drafter.problem is None
    assert pair.draft(_prompt(30), 2) == 2


def test_a_cleared_target_leaves_nothing_to_guess_from(pair: _Pair):
    context, _ = pair.reply(_prompt(30), 20)
    pair.target.clear()
    assert pair.drafter.offer(context) == NO_OFFER
    assert pair.drafter.offer([1]) == NO_OFFER
    assert _accepted(pair.reply(_prompt(30, salt=8), 20)[1]) > 2


def test_a_reply_is_guessed_to_the_end_of_the_context():
    for kind in (_OneByOne, _AtOnce):
        context, _ = kind(context_tokens=256).reply(_prompt(200), 200)
        assert len(context) == 257


def test_what_waits_can_be_read_between_two_passes(pair: _Pair):
    pair.read(_prompt(150))
    assert pair.drafter.catch_up(_prompt(150), 64) > 140
    assert pair.drafter.offer(_prompt(150)).backlog == 1
    assert pair.drafter.catch_up(_prompt(150), 64) == 0


def test_only_one_row_can_be_asked_for(pair: _Pair):
    with pytest.raises(ValueError, match="2 rows"):
        pair.reader.decode([1, 2], 2)


def test_a_further_guess_goes_on_from_the_heads_own_state_which_the_targets_replaces():
    pair = _OneByOne()
    context = _prompt(30)
    pair.read(context)
    pair.drafter.begin(context)
    draft = pair.drafter.draft(context, 0, lambda guesses: len(guesses) < 3)
    last = len(context) - 1
    assert [pair.head.rows[place][1][0] for place in (last, last + 1, last + 2)] == [float(last - 1), -1.0, -1.0]
    assert [pair.head.rows[last + 1][0], pair.head.rows[last + 2][0]] == [guess.token for guess in draft.guesses[:2]]
    context, _ = pair.reply(context, 80)
    pair.draft(context, 1)
    assert max(pair.head.rows) == len(context) - 1
    assert pair.head.rows[len(context) - 1][1] == state(context, len(context) - 2)


def test_a_long_prompt_is_read_as_it_comes_and_little_is_kept():
    pair = _OneByOne()
    context = _prompt(1500)
    pair.read(context)
    assert pair.head.calls > 60
    assert pair.reader.unread(len(context)) <= 200
    context, _ = pair.reply(context, 20)
    pair.check_rows(context)
    assert len(pair.reader._window) <= 320


def test_of_a_long_prompt_for_blocks_most_is_read_as_it_comes():
    pair = _AtOnce()
    context = _prompt(1500)
    pair.read(context)
    assert 1200 < len(pair.head.rows) < 1500
    context, _ = pair.reply(context, 20)
    pair.draft(context)
    pair.check_rows(context)


def test_a_short_prompt_waits_until_guesses_are_wanted_and_the_next_turn_reads_only_what_is_new():
    pair = _OneByOne()
    pair.read(_prompt(150))
    assert pair.head.calls == 0
    assert pair.drafter.offer(_prompt(150)).backlog == 150
    context, _ = pair.reply(_prompt(300), 40)
    calls = pair.head.calls
    context, rounds = pair.reply([*context, *_prompt(12, salt=2)], 40)
    assert _accepted(rounds) > 8
    assert pair.head.calls - calls < 100
    pair.check_rows(context)


def test_the_same_question_again_is_guessed_from_the_second_round_on():
    pair = _OneByOne()
    prompt = _prompt(400)
    first, _ = pair.reply(prompt, 450)
    again, rounds = pair.reply(prompt, 40)
    assert again == first[: len(again)]
    assert not rounds[0].drafted  # the state before the last token of the prompt is long gone
    assert all(round_.drafted for round_ in rounds[1:-1])


def test_a_prompt_is_read_even_if_its_reply_wants_no_guesses():
    pair = _OneByOne()
    pair.reader.idle = True
    pair.reply(_prompt(900), 300, guess=False)
    assert 700 < max(pair.head.rows) < 920  # what follows the prompt goes by


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


def test_one_pass_makes_all_guesses_of_a_round():
    pair = _AtOnce()
    _, rounds = pair.reply(_prompt(30), length=5)
    assert len(pair.head.counts) == sum(bool(round_.drafted) for round_ in rounds)
    assert max(len(round_.drafted) for round_ in rounds) == 5


@pytest.mark.parametrize(("wanted", "made"), [(1, 1), (5, 5), (31, _LONGEST)])
def test_a_block_is_no_longer_than_wanted_or_trained(wanted: int, made: int):
    pair = _AtOnce()
    pair.read(_prompt(30))
    pair.reader.longest_draft = wanted
    assert pair.draft(_prompt(30)) == made
    assert pair.head.counts == [made]


@pytest.mark.parametrize("room", [0, 1, 6])
def test_at_the_end_of_the_context_a_block_is_shorter(room: int):
    pair = _AtOnce(context_tokens=64)
    pair.read(_prompt(64 - room))
    assert pair.draft(_prompt(64 - room)) == room
    assert pair.drafter.problem is None


def test_a_rounds_states_are_part_of_a_guess_and_a_prompts_are_a_backlog():
    pair = _AtOnce()
    pair.read(_prompt(150))
    assert pair.drafter.offer(_prompt(150)).backlog == 149
    context, _ = pair.reply(_prompt(150), 30)
    offer = pair.drafter.offer(context)
    assert (offer.backlog, offer.block) == (1, _LONGEST)


def test_a_text_that_is_put_aside_and_taken_up_goes_on(pair: _Pair):
    context, _ = pair.reply(_prompt(300), 40)
    kept, held = pair.reader.copy_out(), list(pair.drafter.held)
    rows, cache = dict(pair.head.rows), list(pair.target.cache)
    pair.reply(_prompt(50, salt=9), 20)
    pair.target.cache[:] = cache
    pair.head.rows = rows
    pair.reader.copy_in(kept)
    pair.drafter.hold(held)
    again, rounds = pair.reply(context, 40)
    assert _accepted(rounds) > 8
    pair.draft(again)
    pair.check_rows(again)


def test_what_the_head_says_of_itself_counts_before_its_distribution(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(_AtOnce, "confident", True)
    pair = _AtOnce()
    pair.read(_prompt(30))
    pair.drafter.begin(_prompt(30))
    guesses = pair.drafter.draft(_prompt(30), 0, lambda guesses: len(guesses) < _LONGEST).guesses
    assert [round(guess.confidence or 0, 2) for guess in guesses] == [0.9, 0.77, 0.63, 0.5, 0.37, 0.23, 0.1]
    told = [Confidence().of(guess.margin) for guess in guesses]
    assert told == pytest.approx([guess.confidence for guess in guesses], abs=0.13)
    pace = FixedPace(DraftSettings(draft_max=_LONGEST, draft_p_min=0.6))
    pace.begin_round(_LONGEST, pair.drafter.offer(_prompt(30)))
    assert pace.worth(guesses) == 3
    assert AutoPace(Lessons(0.1), 0.0, draft_p_min=0.6)._chance(guesses[3]) == 0


def test_a_head_whose_confidence_is_no_number_says_nothing_of_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(_AtOnce, "confident", True)
    pair = _AtOnce()
    pair.head.first_confidence = nan
    pair.read(_prompt(30))
    pair.drafter.begin(_prompt(30))
    guesses = pair.drafter.draft(_prompt(30), 0, lambda guesses: len(guesses) < 3).guesses
    assert [guess.confidence for guess in guesses] == [None] * 3
    assert all(guess.margin > 0 for guess in guesses)
