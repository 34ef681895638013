"""Things learned that can be learned again."""

from __future__ import annotations

import os

import pytest

from app.models.library.json_store import JsonStore
from app.models.library.trials import TrialOutcome, Trials


def test_values_are_kept_by_key_the_latest_ones(tmp_path):
    book = JsonStore(tmp_path / "book.json", most=2)
    for key in ("a", "b", "a", "c"):
        book.put(key, {"key": key})
    again = JsonStore(tmp_path / "book.json")
    assert again.get("b") is None
    assert again.get("a") == {"key": "a"}
    assert again.get("c") == {"key": "c"}


def test_a_damaged_or_unwritable_file_costs_nothing(tmp_path):
    file = tmp_path / "book.json"
    for content in ("{half", "[1]", "\udcff"):
        file.write_bytes(content.encode("utf-8", "surrogateescape"))
        assert JsonStore(file).get("a") is None
    (tmp_path / "not-a-folder").write_text("")
    JsonStore(tmp_path / "not-a-folder" / "book.json").put("a", 1)


@pytest.fixture
def model(tmp_path):
    (path := tmp_path / "m.gguf").write_bytes(b"GGUF")
    return path


@pytest.fixture
def trials(tmp_path):
    return Trials(tmp_path / "trials.json")


def test_a_trial_counts_until_the_file_changes(trials, model):
    assert trials.recall(model) is None
    trials.remember(model, None)
    assert trials.recall(model) == TrialOutcome(None)
    trials.remember(model, "It crashes.")
    assert trials.recall(model) == TrialOutcome("It crashes.")
    os.utime(model, (5, 5))
    assert trials.recall(model) is None


def test_a_trial_as_a_draft_does_more(trials, model):
    trials.remember(model, None)
    assert trials.recall(model, guesses=True) is None
    trials.remember(model, "It crashes.", guesses=True)
    assert trials.recall(model) == TrialOutcome(None)


@pytest.mark.parametrize(("problem", "guesses"), [(None, True), ("It crashes.", False)])
def test_what_one_trial_tells_of_the_other(trials, model, problem, guesses):
    trials.remember(model, problem, guesses=guesses)
    assert trials.recall(model, guesses=not guesses) == TrialOutcome(problem)
