"""Negative numbers in a context are rows of a picture: nobody guesses them, and a draft leaves them out."""

from __future__ import annotations

import numpy as np

from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import ScriptedModel, hashed_logits

GREEDY = Sampler(SamplingSettings(temperature=0))


def three(made) -> bool:
    return len(made) < 3


def test_lookup_stops_before_a_picture():
    drafter = LookupDrafter()
    context = [1, 2, 3, -7, -8, 4, 1, 2]
    drafter.begin(context)
    assert [guess.token for guess in drafter.draft(context, 0, three).guesses] == [3]


def test_a_draft_guesses_as_if_the_picture_were_not_there():
    def guesses(drafter: ModelDrafter, context: list[int]) -> list[int]:
        drafter.begin(context)
        return [guess.token for guess in drafter.draft(context, 0, three).guesses]

    logits = hashed_logits(20, endless=True, memory=6)
    drafter = ModelDrafter(ScriptedModel(logits), GREEDY)
    plain = ModelDrafter(ScriptedModel(logits), GREEDY)
    assert guesses(drafter, [1, 2, -7, -8, 3]) == guesses(plain, [1, 2, 3])
    # What was guessed wrong is taken back, also where fewer tokens were read than stand in the text.
    assert guesses(drafter, [1, 2, -7, -8, 3, 9, 4]) == guesses(plain, [1, 2, 3, 9, 4])
    assert guesses(drafter, [1, 5, -9, 6]) == guesses(plain, [1, 5, 6])


def test_a_draft_passes_over_a_picture_of_any_size():
    logits = hashed_logits(20, endless=True, memory=6)
    drafter = ModelDrafter(ScriptedModel(logits), GREEDY)
    plain = ModelDrafter(ScriptedModel(logits), GREEDY)
    drafter.begin([])
    plain.begin([])
    guessed = drafter.draft([1, 2, *range(-2000, 0), 3], 0, three)
    assert [guess.token for guess in guessed.guesses] == [g.token for g in plain.draft([1, 2, 3], 0, three).guesses]


def test_a_draft_that_catches_up_passes_over_a_picture():
    logits = hashed_logits(20, endless=True, memory=6)
    model = ScriptedModel(logits)
    drafter = ModelDrafter(model, GREEDY)
    plain = ModelDrafter(ScriptedModel(logits), GREEDY)
    context = [1, 2, -7, -8, 3, -9, 4]
    drafter.begin(context)
    plain.begin([])
    assert [drafter.catch_up(context) for _ in range(4)] == [True, True, True, False]
    assert model.length == 3  # the last token is read for the first guess
    made, wanted = drafter.draft(context, 0, three), plain.draft([1, 2, 3, 4], 0, three)
    assert [guess.token for guess in made.guesses] == [guess.token for guess in wanted.guesses]


def test_tokens_that_a_draft_does_not_know_are_left_out_likewise():
    logits = hashed_logits(20, endless=True, memory=6)
    drafter = ModelDrafter(ScriptedModel(logits), GREEDY, own_tokens=20)
    plain = ModelDrafter(ScriptedModel(logits), GREEDY)
    drafter.begin([])
    plain.begin([])
    made, wanted = drafter.draft([1, 21, 2, 20, 3], 0, three), plain.draft([1, 2, 3], 0, three)
    assert [guess.token for guess in made.guesses] == [guess.token for guess in wanted.guesses]
    assert not drafter.offer([1, 21, 2, 20, 3, 21]).source  # nothing was read that a guess could follow
    assert drafter.offer([1, 21, 2, 20, 3, 21, 4]).source


def test_penalties_count_words_alone():
    settings = SamplingSettings(temperature=0, repeat_penalty=1.5, frequency_penalty=0.5)
    rows = [np.linspace(1, 2, 8, dtype=np.float32) for _ in range(2)]
    with_rows = Sampler(settings).shape(rows[0], [7, -3, -3, 3])
    without = Sampler(settings).shape(rows[1], [7, 3])
    assert np.array_equal(rows[0], rows[1])
    assert with_rows.near.tolist() == without.near.tolist()
