"""Penalties count the tokens of a growing text, whatever was guessed and taken back meanwhile."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.speculation.sampling.recent_tokens import RecentTokens

TOKENS = st.integers(-1, 6)
"""Few, so that they come again and again; negative ones stand for rows of a picture."""


def counted(recent: RecentTokens, vocabulary: int = 100) -> dict[int, int]:
    ids, counts = recent.counted(vocabulary)
    assert len(set(ids.tolist())) == len(ids)
    return dict(zip(ids.tolist(), counts.tolist(), strict=True))


def last(text: list[int], most: int) -> Counter[int]:
    return Counter(token for token in text[max(0, len(text) - most) if most > 0 else 0 :] if token >= 0)


@given(
    most=st.sampled_from([-1, 1, 2, 3, 8]),
    text=st.lists(TOKENS, min_size=1, max_size=12),
    rounds=st.lists(st.tuples(st.lists(TOKENS, max_size=5), st.lists(TOKENS, min_size=1, max_size=4)), max_size=6),
)
def test_what_counts_is_the_end_of_the_text_and_of_what_is_tried_after_it(most, text, rounds):
    recent = RecentTokens(most)
    for tried, gained in rounds:
        recent.follow(text)
        assert counted(recent) == last(text, most)
        for place, token in enumerate(tried, 1):
            recent.append(token)
            assert counted(recent) == last(text + tried[:place], most)
        text = text + gained
    recent.follow(text)
    assert counted(recent) == last(text, most)


def test_a_text_with_many_different_tokens_is_counted_too():
    recent = RecentTokens(-1)
    recent.follow([0])
    recent.follow(list(range(1000)))
    assert counted(recent, 1000) == dict.fromkeys(range(1000), 1)
    assert counted(recent, 10) == dict.fromkeys(range(10), 1)


@pytest.mark.parametrize("most", [-1, 64])
def test_a_long_text_is_read_once(most):
    class Text(list):
        read = 0

        def __getitem__(self, part):
            tokens_read = list.__getitem__(self, part)
            Text.read += len(tokens_read)
            return tokens_read

        def __iter__(self):
            Text.read += len(self)
            return list.__iter__(self)

    recent, text = RecentTokens(most), Text(range(5000))
    recent.follow(text)
    Text.read = 0
    for token in range(20):
        recent.append(token)
        text.append(token)
        recent.follow(text)
    assert Text.read == 20


def test_another_text_that_is_shorter_is_counted_from_its_beginning():
    recent = RecentTokens(-1)
    recent.follow([1, 2, 3])
    recent.follow([4, 4])
    assert counted(recent) == {4: 2}


def test_where_no_token_counts_none_is_kept():
    recent = RecentTokens(0)
    for token in range(5):
        recent.append(token)
    assert counted(recent) == {}
