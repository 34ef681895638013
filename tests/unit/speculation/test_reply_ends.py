"""The end of a reply is an end at once, wherever it falls, in text, trace and cache."""

from __future__ import annotations

from itertools import count

from hypothesis import given, settings
from hypothesis import strategies as st

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.pacing.pace import FixedPace
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from app.speculation.trace import FinishReason
from tests.fakes.drafters import ScriptedDrafter, oracle, random_drafter
from tests.fakes.scripted_model import LetterVocabulary, ScriptedModel, hashed_logits
from tests.unit.speculation.replies import GREEDY, UNCUT, VOCABULARY, target, write


@given(cut=st.integers(1, 20), draft_max=st.integers(1, 8))
@settings(max_examples=50)
def test_the_token_limit_holds_in_the_middle_of_an_accepted_run(cut, draft_max):
    alone = write(target(6, endless=True), sampling=GREEDY, max_tokens=cut)
    drafted = write(
        target(6, endless=True),
        oracle(write(target(6, endless=True), sampling=GREEDY).tokens, 3),
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
    reply = write(model, oracle(script, 3), GREEDY, draft_max=5)
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
    reply = write(model, oracle(free.tokens, 3), GREEDY, max_tokens=30, stop=[stop], draft_max=draft_max)
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


def test_a_full_context_ends_the_reply_and_never_overflows():
    model = target(3, context_tokens=20)
    reply = write(model, random_drafter(VOCABULARY, 1), GREEDY, max_tokens=None, draft_max=7)
    if reply.reason is FinishReason.CONTEXT:
        assert len(reply.context) == 21
    else:
        assert reply.reason is FinishReason.STOP


@given(salt=st.integers(0, 30), stop_after=st.integers(0, 12), seed=st.integers(0, 5))
@settings(max_examples=60)
def test_a_cancelled_reply_goes_on_as_if_never_cancelled(salt, stop_after, seed):
    sampling = SamplingSettings(temperature=0.8, seed=seed)
    whole = write(target(salt), sampling=sampling, max_tokens=24)
    model = target(salt)
    questions_so_far = count()
    limits = ReplyLimits(24, (), cancelled=lambda: next(questions_so_far) >= stop_after)
    first = write(model, random_drafter(VOCABULARY, seed), sampling, limits=limits)
    if first.reason is not FinishReason.CANCELLED:
        assert first.tokens == whole.tokens
        return
    rest = (
        write(
            model,
            random_drafter(VOCABULARY, seed + 1),
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
        model, LetterVocabulary(), random_drafter(VOCABULARY, 2), Sampler(UNCUT), FixedPace(DraftSettings(draft_max=4))
    )
    steps = decode(parts, context, ReplyLimits(30))
    next(steps)
    steps.close()
    assert model.cache == context[:-1]
