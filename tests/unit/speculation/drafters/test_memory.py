"""Guessing from what was said before, in other conversations."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.speculation.drafters.base import Draft, Guess
from app.speculation.drafters.chain_drafter import ChainDrafter
from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.memory_drafter import SHORTEST, SOURCE, MemoryDrafter, TokenMemory
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.costs import CostChange
from app.speculation.pacing.lessons import Lessons
from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import GREEDY, ScriptedDrafter, ScriptedModel, hashed_logits, write

SMALL = 64

texts = st.lists(st.tuples(st.integers(0, 3), st.lists(st.integers(0, 3), max_size=30)), max_size=12)


def remembering(*texts: list[int]) -> MemoryDrafter:
    memory = TokenMemory()
    for key, tokens in enumerate(texts):
        memory.add(key, tokens)
    return MemoryDrafter(memory)


def guesses(drafter: MemoryDrafter, context: list[int], most: int = 31) -> list[int]:
    drafter.begin(context)
    return [guess.token for guess in drafter.draft(context, 0, lambda guesses: len(guesses) < most).guesses]


@given(texts, st.lists(st.integers(0, 3), min_size=1, max_size=20), st.sets(st.integers(0, 3)))
@settings(max_examples=200)
def test_every_place_it_finds_goes_on_after_the_contexts_own_end(texts_kept, context, forgotten):
    """In any order of texts, however many left or were forgotten: nothing is found that is not there any more."""
    memory = TokenMemory(SMALL)
    for key, tokens in texts_kept:
        memory.add(key, tokens)
    assert len(memory) <= SMALL
    for key in forgotten:
        memory.forget(key)
    places, length = memory.match(context)
    texts_left = [tokens for key, tokens in texts_kept if key not in forgotten]
    assert bool(places) == (length > 0)
    for place in places:
        before = [memory.token(place - back) for back in range(SHORTEST, 0, -1)]
        assert before == context[-SHORTEST:]
        run = [*before, memory.token(place)]
        assert any(run == tokens[at : at + len(run)] for tokens in texts_left for at in range(len(tokens)))
    if texts_kept:
        key, tokens = texts_kept[-1]
        if key not in forgotten and 4 <= len(tokens) < SMALL and context[-3:] == tokens[:3]:
            assert length >= SHORTEST  # the newest text is always found


def test_it_goes_on_as_the_text_did_and_ends_where_it_did():
    drafter = remembering([5, 6, 7, 8, 9, 10], [20, 21, 22])
    assert guesses(drafter, [1, 5, 6, 7]) == [8, 9, 10]
    assert guesses(drafter, [1, 6, 7]) == []  # two tokens are no match
    assert guesses(drafter, [8, 9, 10]) == []  # texts do not run into each other
    assert guesses(drafter, [1, 5, 6, 7], most=2) == [8, 9]


def test_the_longest_match_decides_and_among_equals_most_of_them():
    assert guesses(remembering([1, 2, 3, 4, 9], [7, 2, 3, 4, 8], [7, 2, 3, 4, 8]), [1, 2, 3, 4])[0] == 9
    assert guesses(remembering([2, 3, 4, 8], [2, 3, 4, 9], [2, 3, 4, 9], [2, 3, 4, 5]), [2, 3, 4])[0] == 9
    assert guesses(remembering([2, 3, 4, 8], [2, 3, 4, 9]), [2, 3, 4])[0] == 9  # the newer of two


def test_a_guess_that_went_on_many_ways_is_less_sure():
    alike = remembering(*([[2, 3, 4, 8, 9, 9, 9]] * 4))
    apart = remembering(*([2, 3, 4, last, last, 9, 9] for last in (8, 8, 6, 5, 7)))
    sure, unsure = (drafter.draft([2, 3, 4], 0, lambda _made: True) for drafter in (alike, apart))
    assert sure.guesses[0].margin > unsure.guesses[0].margin
    everywhere = remembering(*([2, 3, 4, last, 9] for last in range(5, 11)))
    (first, *_) = everywhere.draft([2, 3, 4], 0, lambda _made: True).guesses
    assert first.margin < unsure.guesses[0].margin


def test_a_part_of_a_text_runs_on_into_the_next():
    memory = TokenMemory()
    memory.add(1, [1, 2, 3], whole=False)
    memory.add(1, [4, 5])
    memory.add(2, [6, 7])
    assert guesses(MemoryDrafter(memory), [1, 2, 3]) == [4, 5]


def test_one_word_a_million_times_is_found_at_once():
    memory = TokenMemory(1 << 12)
    memory.add(1, [7] * 20_000)
    places, length = memory.match([7] * 400)
    assert length > SHORTEST
    assert len(places) < 100


@pytest.mark.parametrize("key", [1, None])
def test_what_is_forgotten_leaves_memory(key):
    memory = TokenMemory()
    memory.add(1, [1111, 2222, 3333, 4444])
    drafter = MemoryDrafter(memory)
    context = [1111, 2222, 3333]
    assert drafter.draft(context, 0, lambda drafted: len(drafted) < 1).guesses[0].token == 4444
    memory.clear() if key is None else memory.forget(key)
    assert drafter.draft(context, 0, lambda drafted: len(drafted) < 1).guesses == ()
    assert {memory.token(place) for place in range(len(memory))} <= {None}
    memory.add(2, [*context, 5555])
    assert guesses(drafter, context) == [5555]


@given(st.lists(st.lists(st.integers(0, 11), max_size=40), max_size=5), st.floats(0, 1.2), st.booleans())
@settings(max_examples=40)
def test_it_never_changes_the_text(texts_kept, temperature, automatic):
    sampling = SamplingSettings(temperature=temperature, seed=3)
    alone = write(ScriptedModel(hashed_logits(12, endless=True)), sampling=sampling)
    lessons = Lessons(0.1)
    chain = ChainDrafter(None, LookupDrafter(), remembering(*texts_kept, alone.tokens))
    helped = write(
        ScriptedModel(hashed_logits(12, endless=True)),
        chain,
        sampling,
        pace=AutoPace(lessons, temperature, pauses=False) if automatic else None,
    )
    assert helped.tokens == alone.tokens


def test_a_reply_that_was_written_before_needs_few_passes():
    alone = write(ScriptedModel(hashed_logits(40, endless=True)), sampling=GREEDY, max_tokens=60)
    helped = write(
        ScriptedModel(hashed_logits(40, endless=True)),
        ChainDrafter(None, LookupDrafter(), remembering(alone.tokens)),
        GREEDY,
        max_tokens=60,
        draft_max=12,
    )
    assert helped.tokens == alone.tokens
    assert len(helped.rounds) <= 15
    assert {r.drafter for r in helped.rounds} >= {SOURCE}


MARKS = [901, 902, 903, 904]
QUESTION, ANSWER = list(range(10, 30)), list(range(50, 80))


@pytest.mark.parametrize("drafter_of", ["memory", "lookup"])
def test_the_templates_marks_alone_make_no_match(drafter_of):
    """Every question ends with them: a reply would begin with guesses of how another question was answered."""
    memory = TokenMemory()
    memory.add(0, [*QUESTION, *MARKS, *ANSWER])
    earlier = [] if drafter_of == "memory" else [*QUESTION, *MARKS, *ANSWER]
    drafter = MemoryDrafter(memory, MARKS) if drafter_of == "memory" else LookupDrafter(MARKS)
    other = [*earlier, 1, 2, 3, QUESTION[-1], *MARKS]
    drafter.begin(other)
    assert drafter.offer(other).source == ""
    assert not drafter.draft(other, 0, lambda drafted: len(drafted) < 4).guesses
    goes_on = [*other, *ANSWER[:3]]
    assert [guess.token for guess in drafter.draft(goes_on, 0, lambda drafted: len(drafted) < 4).guesses] == ANSWER[3:7]
    assert drafter.match(goes_on)[1] == 4
    again = [*earlier, 1, *QUESTION[-8:], *MARKS]
    drafter.begin(again)
    assert [guess.token for guess in drafter.draft(again, 0, lambda drafted: len(drafted) < 4).guesses] == ANSWER[:4]
    assert drafter.match(again)[1] == 8
    prompt_without_marks = [*earlier, 1, 2, *MARKS, *ANSWER[:3]]
    drafter.begin(prompt_without_marks)
    assert drafter.match(prompt_without_marks)[1] == 7


def ask_chain(chain: ChainDrafter, context: list[int]) -> str:
    chain.begin(context)
    return chain.offer(context).source


def test_the_chain_asks_whoever_was_right_more_often_first_the_conversation():
    text = list(range(100, 140))
    drafter = remembering(text)
    with_model = ChainDrafter(ScriptedDrafter(lambda _context, _index: 3), LookupDrafter(), drafter)
    assert ask_chain(with_model, [1, *text[:20]]) == "memory"
    assert ask_chain(with_model, [*text, 1, *text[:20]]) == "lookup"
    assert ask_chain(with_model, [1, 2, 3]) == "model"
    with_model.recalls = False
    assert ask_chain(with_model, [1, *text[:20]]) == "model"
    alone = ChainDrafter(None, LookupDrafter(), drafter)
    assert ask_chain(alone, [1, *text[:3]]) == "memory"
    assert ask_chain(alone, [1, 2, 3]) == ""


def test_a_memory_that_is_wrong_is_asked_no_more_until_it_would_be_right_and_the_lookup_still_is():
    text = list(range(100, 140))
    chain = ChainDrafter(ScriptedDrafter(lambda _context, _index: 3), LookupDrafter(), remembering(text))
    context = [1, *text[:20]]
    assert chain.offer(context).source == "memory"
    ask_chain(chain, [*context, 30])  # a new reply: the token after it was not written in answer to the offer
    assert ask_chain(chain, context) == "memory"
    chain.offer([*context, 30])
    assert ask_chain(chain, context) == "model"
    assert ask_chain(chain, [*text, *context]) == "lookup"
    for _ in range(2):  # nobody asks it, and it is judged all the same
        chain.begin(context)
        chain.offer(context)
        chain.offer([*context, text[20]])
    assert ask_chain(chain, context) == "memory"


def test_lessons_from_before_there_was_a_memory_are_loaded():
    lessons_json = json.loads(json.dumps(Lessons(0.2).to_json()))
    del lessons_json["drafts"][SOURCE]
    lessons_json["drafts"]["lookup"]["guesses"] = [0.5]
    older = Lessons.from_json(0.2, lessons_json)
    assert older.drafts["lookup"].seen()["guesses"] == [0.5]
    assert not older.drafts[SOURCE].seen()["guesses"]
    older.change_costs(CostChange(2.0, 3.0, 3.0))


def test_wrong_guesses_from_memory_are_not_kept_with_the_reply():
    """They are words of another chat, which may be deleted or private by the time somebody opens the trace."""
    answer = write(ScriptedModel(hashed_logits(30, endless=True)), sampling=GREEDY, max_tokens=12).tokens
    secret = [*answer[:6], 299, 298, 297]
    reply = write(
        ScriptedModel(hashed_logits(30, endless=True)),
        ChainDrafter(None, LookupDrafter(), remembering(secret)),
        GREEDY,
        max_tokens=12,
    )
    wrong = [r for r in reply.rounds if r.rejected]
    assert any({299, 298} & set(round_.drafted) for round_ in wrong)
    for round_ in wrong:
        round_kept = round_.to_keep
        assert round_kept.tokens == round_.tokens
        assert len(round_kept.rejected) == len(round_.rejected)
        assert {(token.id, token.text) for token in round_kept.rejected} == {(0, "…")}
        assert not {299, 298, 297} & set(round_kept.drafted)


def test_a_draft_of_nobody_teaches_the_chain_nothing():
    chain = ChainDrafter(None, LookupDrafter(), remembering())
    assert chain.draft([1, 2, 3], 0, lambda _made: True).guesses == ()
    chain.learn(Draft((Guess(3),)), [3])
