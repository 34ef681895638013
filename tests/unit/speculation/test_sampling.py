"""Choosing tokens: the chain's cuts, the distribution that is drawn, and penalties while guesses come and go."""

from __future__ import annotations

import math
from collections import Counter

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import BrokenModel
from app.speculation.sampling.noise import GUMBEL_MAX, GUMBEL_MIN, gumbel
from app.speculation.sampling.recent_tokens import RecentTokens
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import ScriptedModel, hashed_logits, near, write

ROW = np.array([2.0, 1.0, 0.5, 0.0, -1.0, -3.0, -8.0], dtype=np.float32)


def softmax(logits: np.ndarray, temperature: float = 1.0) -> np.ndarray:
    p = np.exp(logits.astype(np.float64) / temperature - logits.max() / temperature)
    return p / p.sum()


def kept_tokens(**options) -> list[int]:
    base = {"top_k": 0, "top_p": 1.0, "min_p": 0.0, "temperature": 1.0}
    return [int(t) for t in Sampler(SamplingSettings(**(base | options))).shape(ROW.copy()).candidates]


def test_each_cut_keeps_what_its_definition_says():
    p = softmax(ROW)
    assert kept_tokens() == [0, 1, 2, 3, 4, 5, 6]
    assert kept_tokens(top_k=3) == [0, 1, 2]
    assert kept_tokens(top_p=0.8) == [0, 1, 2][: int(np.searchsorted(np.cumsum(p), 0.8)) + 1]
    assert kept_tokens(top_p=0.6) == [0, 1]
    assert kept_tokens(top_k=3, top_p=0.6) == [0], "of the mass of what top-k left"
    assert kept_tokens(min_p=0.1) == [i for i in range(7) if p[i] >= 0.1 * p[0]]
    assert kept_tokens(temperature=0) == [0, 1]
    assert set(kept_tokens(typical_p=0.5)) < set(range(7))


def test_penalties_follow_the_definition():
    sampling = SamplingSettings(
        temperature=1, top_k=0, top_p=1, min_p=0, repeat_penalty=2.0, frequency_penalty=0.5, presence_penalty=0.25
    )
    row = ROW.copy()
    sampler = Sampler(sampling)
    sampler.shape(row, sampler.history_of([0, 0, 4, 6]))
    expected = ROW.copy()
    expected[0] = 2.0 / 2 - 2 * 0.5 - 0.25
    expected[4] = -1.0 * 2 - 0.5 - 0.25
    expected[6] = -8.0 * 2 - 0.5 - 0.25
    assert row == pytest.approx(expected)


def test_tokens_that_a_smaller_draft_lacks_are_passed_over():
    sampling = SamplingSettings(repeat_penalty=2.0, presence_penalty=0.5, logit_bias=((1, 3.0), (len(ROW), 3.0)))
    row = ROW.copy()
    sampler = Sampler(sampling)
    sampler.shape(row, sampler.history_of([0, len(ROW), 10**6, -5]))
    expected = ROW.copy()
    expected[0] = 2.0 / 2 - 0.5
    expected[1] += 3.0
    assert row == pytest.approx(expected)


def test_only_the_latest_tokens_are_penalised():
    sampling = SamplingSettings(repeat_penalty=2.0, repeat_last_n=1)
    row = ROW.copy()
    sampler = Sampler(sampling)
    sampler.shape(row, sampler.history_of([0, 1]))
    assert row[0] == ROW[0]
    assert row[1] == ROW[1] / 2


def test_a_bias_can_forbid_and_force():
    sampling = SamplingSettings(temperature=0, logit_bias=((0, -math.inf), (5, 50.0)))
    assert Sampler(sampling).pick(Sampler(sampling).shape(ROW.copy()), 0).token == 5


@pytest.mark.parametrize("bad", [math.nan, math.inf])
def test_a_broken_row_is_refused(bad):
    row = ROW.copy()
    row[3] = bad
    with pytest.raises(BrokenModel):
        Sampler(SamplingSettings()).shape(row)


def test_probabilities_are_the_models_own():
    shaped = Sampler(SamplingSettings(top_k=2)).shape(ROW.copy())
    p = softmax(ROW)
    assert [shaped.p(i) for i in range(6)] == pytest.approx(list(p[:6]), abs=1e-6)
    assert [t for t, _ in shaped.top(3)] == [0, 1, 2]
    assert [q for _, q in shaped.top(3)] == pytest.approx(list(p[:3]), abs=1e-6)


@pytest.mark.parametrize("temperature", [0.5, 1.5])
def test_the_drawn_distribution_is_the_targets(temperature):
    draws = 20_000
    sampler = Sampler(SamplingSettings(temperature=temperature, top_k=0, top_p=1, min_p=0, seed=17))
    shaped = sampler.shape(ROW.copy())
    counts = np.bincount([sampler.pick(shaped, position).token for position in range(draws)], minlength=len(ROW))
    expected = softmax(ROW, temperature) * draws
    chi2 = float(((counts - expected) ** 2 / np.maximum(expected, 1e-9))[expected > 5].sum())
    assert chi2 < 30  # 6 degrees of freedom: beyond 30 with probability 4e-5


def test_the_distribution_of_replies_is_the_targets_with_a_draft_too():
    """Thousands of two-token replies, each with its own seed, drafted by a poor model."""
    vocabulary, replies = 4, 4000
    logits = hashed_logits(vocabulary, salt=21, spread=1.0)
    draft_logits = near(logits, noise=1.5)
    prompt = [3, 1]
    exact = np.zeros((vocabulary, vocabulary))
    first = softmax(logits(prompt), 0.8)
    for a in range(vocabulary):
        exact[a] = first[a] * softmax(logits([*prompt, a]), 0.8)
    seen = np.zeros_like(exact)
    for seed in range(replies):
        sampling = SamplingSettings(temperature=0.8, top_k=0, top_p=1, min_p=0, seed=seed)
        drafter = ModelDrafter(ScriptedModel(draft_logits), Sampler(sampling))
        reply = write(ScriptedModel(logits), drafter, sampling, prompt=prompt, max_tokens=2, draft_max=1)
        if len(reply.tokens) == 2:
            seen[tuple(reply.tokens)] += 1
    expected = exact[1:] * replies  # a first token 0 ends the reply
    chi2 = float(((seen[1:] - expected) ** 2 / expected).sum())
    assert chi2 < 40  # 12 cells: beyond 40 with probability 7e-5


@given(seed=st.integers(-(2**70), 2**70), position=st.integers(0, 10**6))
@settings(max_examples=50)
def test_noise_depends_on_seed_position_and_token_alone(seed, position):
    tokens = np.array([5, 9, 200_000], dtype=np.int32)
    noise = gumbel(seed, position, tokens)
    assert gumbel(seed, position, tokens[1:2])[0] == noise[1]
    assert (noise >= GUMBEL_MIN).all()
    assert (noise <= GUMBEL_MAX).all()
    assert (gumbel(seed, position + 1, tokens) != noise).any()
    assert (gumbel(seed + 1, position, tokens) != noise).any()


@pytest.mark.parametrize("temperature", [0.0, 0.8])
@pytest.mark.parametrize("options", [{}, {"top_k": 0, "top_p": 1.0, "min_p": 0.0}])
def test_the_huge_scores_of_a_damaged_model_are_drawn_from_like_others(temperature: float, options: dict) -> None:
    """Beside 1e30, what lies within reach of the best is the best alone."""
    row = np.array([-1e30, 1e30, 0.0, 5.0], dtype=np.float32)
    sampler = Sampler(SamplingSettings(temperature=temperature, **options))
    _, pick = sampler.choose(row, [], 0)
    assert pick.token == 1


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"min_p": 0.0},
        {"top_p": 1.0},
        {"top_p": 0.9999, "min_p": 0.0},
        {"min_p": 1e-6},
        {"top_p": 1.0, "min_p": 0.0},
    ],
)
def test_few_near_tokens_change_nothing_of_what_the_cuts_keep(options: dict) -> None:
    """Tokens far down are left out of top-k where they cannot matter: the kept ones are those of the definition."""
    settings = SamplingSettings(**options)
    rng = np.random.default_rng(11)
    for _ in range(300):
        row = rng.normal(-25, 2, 400).astype(np.float32)
        near = int(rng.integers(1, 30))
        row[rng.permutation(400)[:near]] = rng.uniform(-9, 0, near).astype(np.float32)
        best = np.argsort(-row, kind="stable")[: settings.top_k]
        if settings.top_p < 1:
            best = best[: int(np.searchsorted(np.cumsum(softmax(row[best])), settings.top_p)) + 1]
        if settings.min_p > 0:
            best = best[row[best] >= row[best[0]] + math.log(settings.min_p)]
        assert list(Sampler(settings).shape(row.copy()).candidates) == list(best)


@pytest.mark.parametrize("temperature", [1e-7, 2.3e-308, 2.2e-311])
def test_a_temperature_next_to_nothing_is_greedy_choice(temperature: float) -> None:
    row = np.array([1.0, 3.0, 2.0], dtype=np.float32)
    cold, greedy = (Sampler(SamplingSettings(temperature=t, seed=5)) for t in (temperature, 0.0))
    assert cold.pick(cold.shape(row.copy(), []), 7).token == greedy.pick(greedy.shape(row.copy(), []), 7).token == 1


@pytest.mark.parametrize("best", [0.0, 59.5, 60.5, -75.0, 3e4])
def test_a_flat_row_with_many_ties_is_ranked_and_weighed_as_defined(best: float) -> None:
    # More tokens are near than are sorted at once, and most of them tie; the best logit may not fit an exponential.
    row = np.random.default_rng(3).integers(0, 4, 3000).astype(np.float32) + np.float32(best - 3)
    by_definition = sorted(range(len(row)), key=lambda token: (-row[token], token))
    exact = np.exp(row.astype(np.float64) - best)
    shaped = Sampler(SamplingSettings(temperature=1.0, top_k=0, top_p=1.0, min_p=0.0)).shape(row.copy())
    assert shaped.candidates.tolist() == by_definition
    for count in (1, 3, 300):
        top = shaped.top(count)
        assert [token for token, _ in top] == by_definition[:count]
        assert top[-1][1] == pytest.approx(exact[top[-1][0]] / exact.sum(), rel=1e-4)
    limited = Sampler(SamplingSettings(temperature=1.0, top_k=40, top_p=1.0, min_p=0.0)).shape(row.copy())
    assert limited.candidates.tolist() == by_definition[:40]
    greedy = Sampler(SamplingSettings(temperature=0)).shape(row.copy())
    assert greedy.candidates.tolist() == by_definition[:2]


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
