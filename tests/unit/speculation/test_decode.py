"""The promises of the decoding loop, over scripted models; the end of a reply is an end at once, wherever it falls."""

from __future__ import annotations

import codecs
from collections.abc import Sequence
from itertools import count

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import LONG_BACKLOG, Guess, NoDrafter, Offer
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.drafters.sharpness import Sharpness
from app.speculation.language_model import FloatArray, Interrupted
from app.speculation.pacing.pace import FixedPace, RoundCost
from app.speculation.sampling.constraint import NothingAllowed
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import MOST_DRAFTED, DraftSettings, SamplingSettings
from app.speculation.text import ReplyText
from app.speculation.trace import FinishReason, Outcome, Round
from tests.fakes.scripted_model import (
    GREEDY,
    UNCUT,
    VOCABULARY,
    LetterVocabulary,
    ScriptedDrafter,
    ScriptedModel,
    hashed_logits,
    near,
    oracle,
    random_drafter,
    target,
    write,
)


@given(
    salt=st.integers(0, 50),
    draft_max=st.integers(1, 9),
    temperature=st.sampled_from([0.0, 0.5, 0.8, 1.5]),
    script=st.lists(st.integers(0, VOCABULARY - 1) | st.none(), min_size=1, max_size=30),
)
@settings(max_examples=150)
def test_any_drafter_leaves_the_text_as_it_is_without_one(salt, draft_max, temperature, script):
    sampling = SamplingSettings(temperature=temperature, seed=salt)
    turns = count()
    hostile = ScriptedDrafter(lambda _context, _index: script[next(turns) % len(script)])
    alone = write(target(salt), sampling=sampling)
    drafted = write(target(salt), hostile, sampling, draft_max=draft_max)
    assert drafted.tokens == alone.tokens
    assert drafted.reason == alone.reason


@given(salt=st.integers(0, 50), wrong_every=st.integers(0, 5), temperature=st.sampled_from([0.0, 0.8]))
@settings(max_examples=80)
def test_a_drafter_that_is_mostly_right_leaves_the_text_as_it_is(salt, wrong_every, temperature):
    sampling = SamplingSettings(temperature=temperature, seed=salt, top_k=8, top_p=0.9, repeat_penalty=1.2)
    alone = write(target(salt), sampling=sampling)
    drafted = write(target(salt), oracle(alone.tokens, wrong_every=wrong_every), sampling)
    assert drafted.tokens == alone.tokens
    assert drafted.reason == alone.reason


@given(
    salt=st.integers(0, 30),
    noise=st.sampled_from([0.0, 0.3, 3.0]),
    penalty=st.sampled_from([1.0, 1.3]),
    last=st.sampled_from([-1, 3, 64]),
)
@settings(max_examples=60)
def test_a_draft_model_leaves_the_text_as_it_is(salt, noise, penalty, last):
    sampling = SamplingSettings(temperature=0.8, seed=salt, repeat_penalty=penalty, repeat_last_n=last)
    logits = hashed_logits(VOCABULARY, salt=salt)
    draft = ScriptedModel(near(logits, noise=noise))
    alone = write(ScriptedModel(logits), sampling=sampling)
    drafted = write(ScriptedModel(logits), ModelDrafter(draft, Sampler(sampling)), sampling)
    assert drafted.tokens == alone.tokens
    assert draft.cache == drafted.context[: len(draft.cache)] or draft.length > 0


def test_the_token_left_over_rides_in_the_next_draft_decode():
    sampling = SamplingSettings(temperature=0)
    logits = hashed_logits(VOCABULARY, salt=8, endless=True)
    draft = ScriptedModel(logits)
    reply = write(ScriptedModel(logits), ModelDrafter(draft, Sampler(sampling)), sampling, max_tokens=12, draft_max=3)
    assert [r.accepted for r in reply.rounds] == [3, 3, 3]
    assert draft.decodes == [3, 1, 1, 2, 1, 1, 2, 1, 1]


@pytest.mark.parametrize("greedy", [True, False])
def test_a_round_says_what_became_of_every_guess(greedy):
    sampling = GREEDY if greedy else SamplingSettings(seed=3)
    alone = write(target(4, endless=True), sampling=sampling, max_tokens=12)
    reply = write(target(4, endless=True), oracle(alone.tokens, wrong_every=4), sampling, max_tokens=12, draft_max=5)
    first = reply.rounds[0]
    assert [t.outcome for t in first.tokens] == [Outcome.ACCEPTED] * 3 + [Outcome.CORRECTED]
    assert first.accepted == 3
    assert [t.id for t in first.rejected] == list(first.drafted[3:])
    assert first.rejected[0].target_p is not None
    assert first.rejected[0].target_p <= first.tokens[-1].target_p or not greedy
    assert sum(len(r.tokens) for r in reply.rounds) == 12


@given(salt=st.integers(0, 30), at=st.integers(0, 10), in_draft=st.booleans())
@settings(max_examples=60)
def test_an_interrupted_decode_leaves_a_state_that_goes_on(salt, at, in_draft):
    sampling = SamplingSettings(temperature=0.8, seed=1)
    logits = hashed_logits(VOCABULARY, salt=salt)
    whole = write(ScriptedModel(logits), sampling=sampling, max_tokens=24)
    model, draft = ScriptedModel(logits), ScriptedModel(near(logits, noise=0.5))
    (draft if in_draft else model).interrupt_at = at
    drafter = ModelDrafter(draft, Sampler(sampling))
    first = write(model, drafter, sampling, max_tokens=24)
    if first.reason is FinishReason.CANCELLED:
        rest = write(
            model,
            drafter,
            sampling,
            prompt=first.context,
            max_tokens=24 - len(first.tokens),
            position=len(first.tokens),
        )
        assert first.tokens + rest.tokens == whole.tokens
    else:
        assert first.tokens == whole.tokens


class _CatchingUp(FixedPace):
    """Makes the draft read a token in each of the first rounds, and guess in those after them."""

    def __init__(self, rounds: int) -> None:
        super().__init__(DraftSettings(draft_max=3))
        self._rounds_left = rounds
        self.steps_ms: list[float] = []

    def begin_round(self, room: int, offer: Offer, held: int = 0) -> None:
        self._rounds_left -= 1
        super().begin_round(0 if self._rounds_left >= 0 else room, offer, held)

    def tokens_to_read(self) -> int:
        return int(self._rounds_left >= 0)

    def learn_reading(self, tokens: int, ms: float) -> None:
        assert tokens == 1
        self.steps_ms.append(ms)


@given(salt=st.integers(0, 30), rounds=st.integers(1, 12), interrupt_at=st.none() | st.integers(1, 8))
@settings(max_examples=60)
def test_a_draft_that_catches_up_token_by_token_guesses_as_if_it_had_read_all_at_once(salt, rounds, interrupt_at):
    logits = hashed_logits(VOCABULARY, salt=salt, endless=True, memory=40)
    draft, pace = ScriptedModel(logits), _CatchingUp(rounds)
    draft.interrupt_at = interrupt_at
    drafter = ModelDrafter(draft, Sampler(GREEDY))
    context = [1, 2, 3, 4]
    parts = DecodingParts(ScriptedModel(logits), LetterVocabulary(), drafter, Sampler(GREEDY), pace)
    rounds_seen: list[Round] = []
    while len(context) < 30:  # an interrupted reply goes on
        rounds_seen += decode(parts, context, ReplyLimits(max_tokens=30 - len(context)), position=len(context) - 4)
    alone = write(ScriptedModel(logits), sampling=GREEDY, max_tokens=26, prompt=[1, 2, 3, 4])
    assert context[4:] == alone.tokens[:26]
    guessed = [round_ for round_ in rounds_seen if len(round_.tokens) > 1]
    assert guessed
    assert not any(round_.rejected for round_ in rounds_seen)
    assert pace.steps_ms
    assert draft.decodes[0] == 1


def test_a_draft_that_has_read_everything_has_nothing_to_catch_up():
    logits = hashed_logits(VOCABULARY, salt=1, endless=True)
    draft = ScriptedModel(logits)
    drafter = ModelDrafter(draft, Sampler(GREEDY))
    drafter.begin([1, 2, 3])
    assert [drafter.catch_up([1, 2, 3], 1) for _ in range(3)] == [1, 1, 0]
    assert draft.cache == [1, 2]
    assert not drafter.catch_up([1] * (draft.context_tokens + 1), 1)


def test_a_draft_tells_how_far_it_has_read_a_long_text_goes_on_where_it_was_stopped_and_guesses_the_same():
    logits = hashed_logits(VOCABULARY, salt=2, endless=True, memory=40)
    progresses: list[tuple[int, int]] = []
    draft = ScriptedModel(logits)
    drafter = ModelDrafter(draft, Sampler(GREEDY))
    drafter.prepare(Sampler(GREEDY), Sharpness(), None, lambda done, total: progresses.append((done, total)))
    context = [1 + i % 7 for i in range(1300)]
    drafter.begin(context)
    draft.interrupt_at = 1
    with pytest.raises(Interrupted):
        drafter.draft(context, 0, lambda drafted: len(drafted) < 3)
    assert list(drafter.held) == draft.cache == context[:512]
    drafter.begin(context)
    guesses = [guess.token for guess in drafter.draft(context, 0, lambda drafted: len(drafted) < 3).guesses]
    assert progresses == [(0, 1300), (512, 1300), (0, 788), (512, 788)]
    assert draft.decodes == [512, 512, 276, 1, 1]
    assert guesses == write(ScriptedModel(logits), sampling=GREEDY, max_tokens=3, prompt=context).tokens
    progresses.clear()
    drafter.draft([*context, *guesses, 1], 0, lambda drafted: len(drafted) < 3)
    assert not progresses  # a few tokens take no time


def test_the_longest_draft_that_can_be_asked_for_is_made():
    longest = target(1, endless=True, context_tokens=256)
    script = write(longest, sampling=GREEDY, max_tokens=3 * (MOST_DRAFTED + 1)).tokens
    reply = write(
        target(1, endless=True, context_tokens=256),
        oracle(script),
        GREEDY,
        max_tokens=len(script),
        draft_max=MOST_DRAFTED,
    )
    assert [len(one.drafted) for one in reply.rounds] == [MOST_DRAFTED] * 3
    assert reply.tokens == script


class Diary(FixedPace):
    """Drafts four, and notes what it is told, in order."""

    def __init__(self) -> None:
        super().__init__(DraftSettings(draft_max=4))
        self.calls: list[tuple[str, Offer]] = []

    def begin_round(self, room: int, offer: Offer, held: int = 0) -> None:
        self.calls.append(("begins", offer))
        super().begin_round(room, offer, held)

    def learn(self, cost: RoundCost, guesses: Sequence[Guess]) -> None:
        self.calls.append(("is over", cost.offer))
        super().learn(cost, guesses)


@pytest.mark.parametrize(
    ("drafter", "context_tokens", "reason"),
    [
        (NoDrafter(), 64, FinishReason.LENGTH),
        (ScriptedDrafter(lambda *_: 1, backlog=LONG_BACKLOG + 1), 64, FinishReason.LENGTH),  # not in the first round
        (ScriptedDrafter(lambda *_: 1), 12, FinishReason.CONTEXT),  # no room at the end
    ],
)
def test_a_pace_is_told_of_each_round_before_it_learns_from_it_though_nothing_may_be_drafted(
    drafter, context_tokens, reason
):
    diary = Diary()
    reply = write(target(1, endless=True, context_tokens=context_tokens), drafter, GREEDY, max_tokens=20, pace=diary)
    offer = drafter.offer(reply.context)
    assert diary.calls == [("begins", offer), ("is over", offer)] * len(reply.rounds)
    assert any(not one.drafted for one in reply.rounds)
    assert reply.reason is reason
    assert len(reply.context) <= context_tokens + 1


def test_a_draft_with_a_smaller_context_helps_until_it_is_full():
    logits = hashed_logits(VOCABULARY, salt=13, endless=True)
    draft = ScriptedModel(logits, context_tokens=16)
    reply = write(ScriptedModel(logits), ModelDrafter(draft, Sampler(GREEDY)), GREEDY, max_tokens=30)
    assert any(r.drafted for r in reply.rounds)
    assert not reply.rounds[-1].drafted
    assert len(reply.tokens) == 30


def test_a_draft_that_computes_nonsense_goes_silent_and_the_reply_goes_on():
    logits = hashed_logits(VOCABULARY, salt=14)
    broken = ScriptedModel(lambda tokens: logits(tokens) * float("nan"))
    drafter = ModelDrafter(broken, Sampler(GREEDY))
    reply = write(ScriptedModel(logits), drafter, GREEDY, max_tokens=10)
    assert reply.tokens == write(ScriptedModel(logits), sampling=GREEDY, max_tokens=10).tokens
    assert drafter.problem


@pytest.mark.parametrize("grammar", [False, True])
def test_tokens_that_only_the_draft_knows_are_neither_guessed_nor_told_of(grammar):
    logits = hashed_logits(VOCABULARY, salt=15, endless=True)
    draft = ScriptedModel(lambda tokens: np.append(logits(tokens), [40.0, 30.0]).astype(np.float32))
    drafter = ModelDrafter(draft, Sampler(GREEDY), tokens=VOCABULARY)
    constraint = Alternating() if grammar else None
    drafter.prepare(Sampler(GREEDY), Sharpness(), constraint)
    reply = write(ScriptedModel(logits), drafter, GREEDY, max_tokens=12, constraint=constraint)
    tokens_told = [token for one in reply.rounds for token in (*one.tokens, *one.rejected)]
    assert any(one.drafted for one in reply.rounds)
    assert max(token for one in reply.rounds for token in one.drafted) < VOCABULARY
    assert max(one.id for token in tokens_told for one in token.draft_top) < VOCABULARY


class Spelled:
    """A grammar: these tokens in this order, then the end."""

    def __init__(self, *tokens: int) -> None:
        self.tokens = tokens

    def allows(self, token):
        return token == (self.tokens[0] if self.tokens else 0)

    def allowed(self, vocabulary):
        return np.array([self.allows(token) for token in range(vocabulary)])

    def advance(self, token):
        assert self.allows(token)
        self.tokens = self.tokens[1:]

    def fork(self):
        return Spelled(*self.tokens)


@pytest.mark.parametrize("reaches", ["rows", "scores"])
def test_a_draft_that_lacks_the_only_token_a_grammar_allows_guesses_up_to_it_and_stays(reaches):
    """A smaller draft has no row for it; a head for a part of the vocabulary has one that says never."""
    logits = hashed_logits(VOCABULARY, salt=16, endless=True)
    last = VOCABULARY - 1

    def fewer(tokens: Sequence[int]) -> FloatArray:
        row = logits(tokens)
        row[last] = -np.inf
        return row[:last] if reaches == "rows" else row

    drafter, grammar = ModelDrafter(ScriptedModel(fewer), Sampler(GREEDY)), Spelled(1, 2, last, 3, 4)
    drafter.prepare(Sampler(GREEDY), Sharpness(), grammar)
    reply = write(ScriptedModel(logits), drafter, GREEDY, constraint=grammar)
    assert reply.tokens == [1, 2, last, 3, 4, 0]
    assert [list(one.drafted) for one in reply.rounds] == [[1, 2], [3, 4, 0]]
    assert drafter.problem is None


def test_a_target_that_can_write_nothing_its_grammar_allows_is_not_called_broken():
    with pytest.raises(NothingAllowed):
        write(ScriptedModel(hashed_logits(VOCABULARY, salt=17)), constraint=Spelled(VOCABULARY + 5))


class Alternating:
    """A grammar: even and odd tokens in turn, the end only after four."""

    def __init__(self, count: int = 0) -> None:
        self.count = count

    def allows(self, token):
        return self.count >= 4 if token == 0 else token % 2 == self.count % 2

    def allowed(self, vocabulary):
        return np.array([self.allows(token) for token in range(vocabulary)])

    def advance(self, token):
        assert self.allows(token)
        self.count += 1

    def fork(self):
        return Alternating(self.count)


@given(salt=st.integers(0, 30), temperature=st.sampled_from([0.0, 0.8]), noise=st.sampled_from([0.0, 1.0]))
@settings(max_examples=60)
def test_a_grammar_binds_draft_and_target_alike_and_the_text_stays_the_same(salt, temperature, noise):
    sampling = SamplingSettings(temperature=temperature, seed=salt, repeat_penalty=1.1)
    logits = hashed_logits(VOCABULARY, salt=salt)
    alone = write(ScriptedModel(logits), sampling=sampling, constraint=Alternating())
    drafter = ModelDrafter(ScriptedModel(near(logits, noise=noise)), Sampler(sampling))
    grammar = Alternating()
    drafter.prepare(Sampler(sampling), Sharpness(), grammar)
    drafted = write(ScriptedModel(logits), drafter, sampling, constraint=grammar)
    assert drafted.tokens == alone.tokens
    for at, token in enumerate(t for t in drafted.tokens if t != 0):
        assert token % 2 == at % 2
    if noise == 0.0:
        assert not any(r.rejected for r in drafted.rounds)


@given(cut=st.integers(1, 20), draft_max=st.integers(1, 8))
@settings(max_examples=50)
def test_the_token_limit_holds_in_the_middle_of_an_accepted_run(cut, draft_max):
    alone = write(target(6, endless=True), sampling=GREEDY, max_tokens=cut)
    drafted = write(
        target(6, endless=True),
        oracle(write(target(6, endless=True), sampling=GREEDY).tokens),
        GREEDY,
        max_tokens=cut,
        draft_max=draft_max,
    )
    assert drafted.tokens == alone.tokens
    assert len(drafted.tokens) == cut
    assert drafted.reason is FinishReason.LENGTH


def test_nothing_is_drafted_after_a_guess_that_ends_the_reply():
    logits = hashed_logits(VOCABULARY, salt=2, endless=True)
    reply = write(ScriptedModel(logits), ScriptedDrafter(lambda _context, index: 0 if index == 2 else 9), GREEDY)
    assert reply.rounds[0].drafted == (9, 9, 0)
    assert all(0 not in r.drafted[:-1] for r in reply.rounds)


def test_an_end_token_in_the_middle_of_an_accepted_run_drops_what_follows():
    logits = hashed_logits(VOCABULARY, salt=2)
    script = [5, 6, 0, 7, 8, 9]

    def scripted(tokens):
        row = logits(tokens)
        row[script[min(len(tokens) - 3, 5)]] = 50
        return row

    model = ScriptedModel(scripted)
    reply = write(model, oracle(script), GREEDY, draft_max=5)
    assert reply.reason is FinishReason.STOP
    assert reply.tokens == [5, 6, 0]
    assert reply.text == "ef"
    assert reply.rounds[0].rejected == ()
    assert model.cache == [3, 1, 4, 5, 6]


@given(salt=st.integers(0, 40), draft_max=st.integers(0, 7), start=st.integers(0, 15), length=st.integers(1, 5))
@settings(max_examples=80)
def test_a_stop_string_ends_text_trace_and_cache_wherever_it_falls(salt, draft_max, start, length):
    free = write(target(salt), sampling=GREEDY, max_tokens=30)
    stop = free.text[start : start + length]
    if not stop:
        return
    at = free.text.find(stop)
    model = target(salt)
    reply = write(model, oracle(free.tokens), GREEDY, max_tokens=30, stop=[stop], draft_max=draft_max)
    assert reply.reason is FinishReason.STOP
    assert reply.text == free.text[:at]
    assert len(reply.tokens) == at + len(stop)  # one letter a token: nothing is committed beyond the stop string
    assert model.cache == reply.context[:-1]


def test_text_is_held_back_while_it_could_become_a_stop_string():
    free = write(target(11, endless=True), sampling=GREEDY, max_tokens=20)
    never = free.text[5:8] + "#"
    reply = write(target(11, endless=True), sampling=GREEDY, max_tokens=20, stop=[never])
    assert reply.text == free.text
    assert [r.index for r in reply.rounds] == list(range(20))


def test_a_character_of_several_tokens_appears_with_the_token_that_completes_it():
    heart = "❤".encode()
    vocabulary = LetterVocabulary({5: heart[:1], 6: heart[1:2], 7: heart[2:]})
    script = [5, 6, 7, 8]

    def scripted(tokens):
        row = hashed_logits(VOCABULARY)(tokens)
        row[script[min(len(tokens) - 3, 3)]] = 50
        return row

    reply = write(ScriptedModel(scripted), sampling=GREEDY, max_tokens=4, vocabulary=vocabulary)
    assert [t.text for r in reply.rounds for t in r.tokens] == ["", "", "❤", "h"]


@given(salt=st.integers(0, 30), stop_after=st.integers(0, 12), seed=st.integers(0, 5))
@settings(max_examples=60)
def test_a_cancelled_reply_goes_on_as_if_never_cancelled(salt, stop_after, seed):
    sampling = SamplingSettings(temperature=0.8, seed=seed)
    whole = write(target(salt), sampling=sampling, max_tokens=24)
    model = target(salt)
    questions_so_far = count()
    limits = ReplyLimits(24, (), cancelled=lambda: next(questions_so_far) >= stop_after)
    first = write(model, random_drafter(seed), sampling, limits=limits)
    if first.reason is not FinishReason.CANCELLED:
        assert first.tokens == whole.tokens
        return
    rest = (
        write(
            model,
            random_drafter(seed + 1),
            sampling,
            prompt=first.context,
            max_tokens=24 - len(first.tokens) or None,
            position=len(first.tokens),
        )
        if len(first.tokens) < 24
        else None
    )
    assert first.tokens + (rest.tokens if rest else []) == whole.tokens


def test_closing_the_generator_early_leaves_the_cache_in_step():
    model = target(1)
    context = [3, 1, 4]
    parts = DecodingParts(
        model, LetterVocabulary(), random_drafter(2), Sampler(UNCUT), FixedPace(DraftSettings(draft_max=4))
    )
    steps = decode(parts, context, ReplyLimits(30))
    next(steps)
    steps.close()
    assert model.cache == context[:-1]


PIECES = st.lists(st.one_of(st.binary(max_size=3), st.sampled_from([b"a", b"\xe2", b"\x82\xac", "€".encode(), b""])))


@given(pieces=PIECES)
def test_every_token_completes_the_text_that_a_decoder_of_all_bytes_would_give(pieces: list[bytes]) -> None:
    decoder, text = codecs.getincrementaldecoder("utf-8")("replace"), ReplyText()
    assert [text.add(piece) for piece in pieces] == [decoder.decode(piece) for piece in pieces]
