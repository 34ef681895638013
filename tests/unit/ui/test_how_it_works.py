"""The example of the page holds to the algorithm it explains."""

from __future__ import annotations

from itertools import pairwise

import pytest

from app.speculation.trace import Outcome
from app.ui.how_it_works import examples
from app.ui.how_it_works.examples import ExampleStep, ExampleWord, steps


def _row(words: tuple[ExampleWord, ...]) -> str:
    return " ".join(word.text for word in words)


def test_it_goes_from_the_question_over_a_wrong_guess_to_the_correction() -> None:
    rows = [(_row(step.reply), _row(step.guesses), "".join(word.sign for word in step.guesses)) for step in steps()]
    assert rows[0][:2] == ("The capital of France is", "")
    assert ("The capital of France is", "Paris and it is beautiful", "✓✓✓✗") in rows
    assert ("The capital of France is Paris and it serves", "Paris and it is beautiful", "✓✓✓✗") in rows


@pytest.mark.parametrize("step", steps())
def test_a_guess_is_right_where_the_big_model_says_the_same_and_wrong_where_it_does_not(step: ExampleStep) -> None:
    for guess, own in zip(step.guesses, step.own, strict=False):
        if guess.outcome is not None:
            assert (guess.outcome is Outcome.ACCEPTED) == (guess.text == own.text)
    outcomes = [word.outcome for word in step.guesses]
    if Outcome.REJECTED in outcomes:
        assert Outcome.ACCEPTED not in outcomes[outcomes.index(Outcome.REJECTED) :]


@pytest.mark.parametrize(
    ("written", "begins"),
    [
        ("Die Hauptstadt Frankreichs ist | Paris und sie | ist schön | dient | als der Sitz von", "Die"),
        ("Die Hauptstadt Frankreichs ist | Paris | ist sehr schön | dient | als Sitz von", "The"),
        ("Die Hauptstadt Frankreichs ist Paris", "The"),
    ],
)
def test_another_language_has_its_own_text_where_it_fits_the_steps(
    monkeypatch: pytest.MonkeyPatch, written: str, begins: str
) -> None:
    monkeypatch.setattr(examples, "tr", lambda text, **_: written if "|" in text else text)
    assert steps()[0].reply[0].text == begins


def test_the_text_only_grows() -> None:
    for before, after in pairwise(steps()):
        assert after.reply[: len(before.reply)] == before.reply


def test_every_outcome_a_chat_shows_is_met_and_said_aloud() -> None:
    met = {word.outcome for step in steps() for row in (step.reply, step.guesses, step.own) for word in row}
    assert met == {*Outcome, None} - {Outcome.UNTOLD}  # which is no outcome: a server does not tell it
    spoken = " ".join(step.spoken for step in steps())
    for word in ("Paris (waits)", "Paris (right)", "is (wrong)", "beautiful (dropped)", "serves"):
        assert word in spoken
