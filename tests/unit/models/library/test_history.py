"""Things learned that can be learned again."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.models.library.history import FileUse, JsonStore, TrialOutcome, Trials, UsedAs, Uses


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


BIG, SMALL = Path("/m/big.gguf"), Path("/m/small.gguf")


@pytest.fixture
def clock() -> Iterator[float]:
    return iter(float(second) for second in range(1000, 1100))


@pytest.fixture
def uses(tmp_path: Path, clock: Iterator[float]) -> Uses:
    return Uses(tmp_path / "uses.json", lambda: next(clock))


def test_a_pair_is_noted_in_both_roles_and_survives_a_restart(uses: Uses, tmp_path: Path) -> None:
    uses.note(BIG, SMALL)
    uses.note(SMALL, None)
    known = Uses(tmp_path / "uses.json").all()
    assert Uses.of(BIG, known) == FileUse(1000.0, None)
    assert Uses.of(SMALL, known) == FileUse(1001.0, 1000.0)
    assert Uses.of(SMALL, known).roles == {UsedAs.TARGET, UsedAs.DRAFT}
    assert Uses.of(SMALL, known).last_s == 1001.0
    assert Uses.of(Path("/m/other.gguf"), known) == FileUse()


def test_one_file_may_be_both(uses: Uses) -> None:
    uses.note(BIG, BIG)
    assert Uses.of(BIG, uses.all()) == FileUse(1000.0, 1000.0)


def test_a_renamed_file_keeps_its_use(uses: Uses) -> None:
    uses.note(BIG, None)
    uses.follow(BIG, SMALL)
    uses.follow(Path("/m/unknown.gguf"), Path("/m/x.gguf"))
    assert Uses.of(SMALL, uses.all()) == FileUse(1000.0)


@pytest.mark.parametrize(
    "content",
    ["", "[1]", '{"/m/big.gguf": 3}']
    + [f'{{"/m/big.gguf": {{"target": {at}}}}}' for at in ('"x"', "1e300", "NaN", "-1", "true")],
)
def test_damage_is_forgotten(uses: Uses, tmp_path: Path, content: str) -> None:
    (tmp_path / "uses.json").write_text(content)
    assert uses.all() == {}
    uses.note(BIG, None)
    assert Uses.of(BIG, uses.all()).last_s is not None


def test_a_disk_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    uses = Uses(tmp_path / "file" / "uses.json")
    uses.note(BIG, None)
    assert uses.all() == {}
