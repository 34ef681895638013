"""Guessing from the text so far."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.speculation.drafters.chain_drafter import ChainDrafter
from app.speculation.drafters.lookup_drafter import LONGEST_KEY, SHORTEST, LookupDrafter
from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import ScriptedDrafter, ScriptedModel, hashed_logits, write


def longest_repeat(tokens: list[int]) -> int:
    """Length of the longest suffix that stands earlier in the text, found the slow way."""
    best = 0
    for size in range(1, len(tokens)):
        suffix = tokens[-size:]
        if any(tokens[at : at + size] == suffix for at in range(len(tokens) - size)):
            best = size
    return best


@given(st.lists(st.integers(0, 4), min_size=1, max_size=60), st.integers(1, 59))
@settings(max_examples=150)
def test_a_match_is_a_suffix_that_stood_here_before(tokens, known):
    drafter = LookupDrafter()
    drafter.begin(tokens[:known])
    at, length = drafter.match(tokens)
    assert tokens[at - length : at] == tokens[len(tokens) - length :]
    assert (length >= SHORTEST) == (longest_repeat(tokens) >= SHORTEST)
    if longest_repeat(tokens) >= LONGEST_KEY:
        assert length >= LONGEST_KEY


def test_it_proposes_what_followed_and_goes_on_repeating():
    drafter = LookupDrafter()
    text = [7, 8, 9, 5, 7, 8]
    drafter.begin(text)
    assert [g.token for g in drafter.draft(text, 0, lambda guesses: len(guesses) < 7).guesses] == [9, 5, 7, 8, 9, 5, 7]


def test_a_new_conversation_forgets_the_old_one():
    drafter = LookupDrafter()
    drafter.begin([1, 2, 3, 1, 2])
    drafter.begin([9, 1, 2])
    assert drafter.match([9, 1, 2]) == (0, 0)
    assert drafter.offer([9, 1, 2]).source == ""


def test_a_reply_that_repeats_itself_needs_fewer_passes_and_stays_the_same():
    def circle(tokens):
        row = hashed_logits(12, endless=True)(tokens)
        row[1 + len(tokens) % 5] = 40
        return row

    greedy = SamplingSettings(temperature=0)
    alone = write(ScriptedModel(circle), sampling=greedy, max_tokens=40)
    helped = write(ScriptedModel(circle), LookupDrafter(), greedy, max_tokens=40)
    assert helped.tokens == alone.tokens
    assert len(helped.rounds) < 20
    assert helped.rounds[-1].drafter == "lookup"


def test_the_chain_prefers_a_lookup_that_is_right_and_drops_one_that_is_wrong():
    chain = ChainDrafter(ScriptedDrafter(lambda _context, _index: 3), LookupDrafter())
    text = [*range(4, 24), 1, *range(4, 24)]
    chain.begin(text)
    assert chain.offer(text).source == "lookup"
    chain.offer([*text, 30])
    chain.begin(text)
    assert chain.offer(text).source == "model"
    a_shorter_match = [*range(4, 24), 1, *range(4, 8)]
    chain.begin(a_shorter_match)
    assert chain.offer(a_shorter_match).source == "lookup"
    assert chain.offer([*a_shorter_match, 60]).source == "model"  # nothing to look up
