"""The shares that each rule is said to get are those that draws have."""

from __future__ import annotations

import numpy as np
import pytest

from tests.benchmarks.coupling import RULES, agreement


def test_models_that_agree_guess_right_always_with_the_same_noise_alone() -> None:
    p = np.array([0.5, 0.3, 0.2])
    shares = agreement(p, p)
    assert [shares[rule] for rule in RULES] == pytest.approx([0.5, 0.38, 1.0, 1.0])


def test_models_that_hold_nothing_alike_likely_never_agree() -> None:
    assert set(agreement(np.array([1.0, 0.0]), np.array([0.0, 1.0])).values()) == {0.0}


def test_shares_are_those_of_draws() -> None:
    p, q = np.array([0.55, 0.25, 0.15, 0.05]), np.array([0.3, 0.4, 0.0, 0.3])
    noise = np.random.default_rng(1).gumbel(size=(100_000, 4))
    with np.errstate(divide="ignore"):
        targets, drafts = ((np.log(one) + noise).argmax(axis=1) for one in (p, q))
    shares = agreement(p, q)
    assert (targets == drafts).mean() == pytest.approx(shares["same noise"], abs=0.005)
    assert (targets == q.argmax()).mean() == pytest.approx(shares["likeliest token"], abs=0.005)
    assert shares["independent draws"] < shares["same noise"] < shares["rejection sampling"]
