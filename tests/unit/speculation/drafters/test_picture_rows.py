"""Negative numbers in a context are rows of a picture: nobody guesses them, and a draft leaves them out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from app.speculation.drafters.base import Drafter
from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import ScriptedModel, hashed_logits

GREEDY = Sampler(SamplingSettings(temperature=0))


def three(guesses) -> bool:
    return len(guesses) < 3


def guesses(drafter: Drafter, context: Sequence[int]) -> list[int]:
    return [guess.token for guess in drafter.draft(context, 0, three).guesses]


def drafters(**options: int) -> tuple[ScriptedModel, ModelDrafter, ModelDrafter]:
    """Return a model with its drafter, and another such drafter, at the beginning of a text."""
    model, other = (ScriptedModel(hashed_logits(20, endless=True, memory=6)) for _ in range(2))
    drafters_made = model, ModelDrafter(model, GREEDY, **options), ModelDrafter(other, GREEDY)
    for drafter in drafters_made[1:]:
        drafter.begin([])
    return drafters_made


def test_lookup_stops_before_a_picture():
    drafter = LookupDrafter()
    context = [1, 2, 3, -7, -8, 4, 1, 2]
    drafter.begin(context)
    assert guesses(drafter, context) == [3]


def test_a_draft_guesses_as_if_the_picture_were_not_there():
    _, drafter, plain = drafters()
    for context in (
        [1, 2, -7, -8, 3],
        [1, 2, -7, -8, 3, 9, 4],  # what was guessed wrong is taken back, also where fewer were read than stand there
        [1, 5, -9, 6],
        [1, 2, *range(-2000, 0), 3],
    ):
        words = [token for token in context if token >= 0]
        drafter.begin(context)
        plain.begin(words)
        assert guesses(drafter, context) == guesses(plain, words)


def test_a_draft_that_catches_up_passes_over_a_picture():
    model, drafter, plain = drafters()
    context = [1, 2, -7, -8, 3, -9, 4]
    drafter.begin(context)
    assert [bool(drafter.catch_up(context, 1)) for _ in range(4)] == [True, True, True, False]
    assert model.length == 3  # the last token is read for the first guess
    assert guesses(drafter, context) == guesses(plain, [1, 2, 3, 4])


def test_tokens_that_a_draft_does_not_know_are_left_out_likewise():
    _, drafter, plain = drafters(own_tokens=20)
    assert guesses(drafter, [1, 21, 2, 20, 3]) == guesses(plain, [1, 2, 3])
    assert not drafter.offer([1, 21, 2, 20, 3, 21]).source  # nothing was read that a guess could follow
    assert drafter.offer([1, 21, 2, 20, 3, 21, 4]).source


def test_penalties_count_words_alone():
    settings = SamplingSettings(temperature=0, repeat_penalty=1.5, frequency_penalty=0.5)
    rows = [np.linspace(1, 2, 8, dtype=np.float32) for _ in range(2)]
    sampler = Sampler(settings)
    with_rows = sampler.shape(rows[0], sampler.history_of([7, -3, -3, 3]))
    without = sampler.shape(rows[1], Sampler(settings).history_of([7, 3]))
    assert np.array_equal(rows[0], rows[1])
    assert with_rows.near.tolist() == without.near.tolist()
