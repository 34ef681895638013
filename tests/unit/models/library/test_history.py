"""Things learned of model files that can be learned again: uses, speeds, facts."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.errors import ModelFileError
from app.models.gguf.heads import belongs
from app.models.library.catalog import load_catalog
from app.models.library.facts import UNKNOWN_SHAPE, FactsStore, FileFacts, family_of
from app.models.library.history import FileUse, JsonStore, TrialOutcome, Trials, UsedAs, Uses
from app.models.library.speeds import ExpectedSpeed, MeasuredSpeeds, recommended
from app.models.library.starter import packaged_file
from tests.fakes.gguf_files import gguf, head_values, model_values


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
    for content in ("", "{half", "[1]", "\udcff", "[" * 100_000):
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
    uses.note(BIG, BIG)
    assert Uses.of(BIG, uses.all()) == FileUse(1002.0, 1002.0)


def test_a_renamed_file_keeps_its_use(uses: Uses) -> None:
    uses.note(BIG, None)
    uses.follow(BIG, SMALL)
    uses.follow(Path("/m/unknown.gguf"), Path("/m/x.gguf"))
    assert Uses.of(SMALL, uses.all()) == FileUse(1000.0)


@pytest.mark.parametrize(
    "content",
    ['{"/m/big.gguf": 3}'] + [f'{{"/m/big.gguf": {{"target": {at}}}}}' for at in ('"x"', "1e300", "NaN", "-1", "true")],
)
def test_damage_is_forgotten(uses: Uses, tmp_path: Path, content: str) -> None:
    (tmp_path / "uses.json").write_text(content)
    assert uses.all() == {}
    uses.note(BIG, None)
    assert Uses.of(BIG, uses.all()).last_s is not None


def lesson(pass_ms: float, tokens: float = 0.0) -> dict[str, Any]:
    return {"verify": {"1": [pass_ms]}, "speed": {"tokens": tokens, "ms": 1000.0 if tokens else 0.0}}


MEASURED = MeasuredSpeeds({"big.gguf 4000000000 0|small.gguf 100 0|8": lesson(100.0)})


@pytest.mark.parametrize(
    ("name", "size_bytes", "least", "most"),
    [
        ("big.gguf", 4_012_000_000, 10.0, 10.0),
        ("big.gguf", 9_000_000_000, 3.19, 6.19),
        ("other.gguf", 4_000_000_000, 8.0, 12.5),
        ("twice.gguf", 8_000_000_000, 3.64, 6.88),
        ("half.gguf", 2_000_000_000, 14.5, 27.5),
    ],
)
def test_a_file_twice_as_large_is_half_as_fast_in_a_wider_range(
    name: str, size_bytes: int, least: float, most: float
) -> None:
    speed = MEASURED.of(name, size_bytes)
    assert speed is not None
    assert (speed.least, speed.most) == pytest.approx((least, most), rel=0.01)
    assert speed.was_measured == (least == most)


@pytest.mark.parametrize(
    ("name", "verify", "share"),
    [
        ("big.gguf", {"1": [100.0, 100.0], "5": [140.0]}, 0.1),
        ("big.gguf", {"1": [100.0], "2": [150.0], "9": [180.0], "5": []}, 0.3),
        ("another.gguf", {"1": [100.0], "5": [140.0]}, 0.1),
        ("big.gguf", {"1": [100.0], "5": [90.0]}, 0.0),
        ("big.gguf", {"1": [100.0]}, None),
        ("big.gguf", {"1": [100.0], "5": ["x"]}, None),
    ],
)
def test_a_further_row_costs_what_it_was_measured_at(name, verify, share) -> None:
    measured = MeasuredSpeeds({"big.gguf 4000000000 0|8": {**lesson(100.0), "verify": verify}})
    assert measured.row_share(name) == (None if share is None else pytest.approx(share))


def test_what_recent_replies_had_counts_more_than_the_model_alone() -> None:
    measured = MeasuredSpeeds({"big.gguf 4000000000 0|8": lesson(100.0, tokens=13.0)})
    assert measured.of("big.gguf", 4_000_000_000) == ExpectedSpeed(13.0, 13.0)


@pytest.mark.parametrize(
    ("lessons", "name", "size_bytes"),
    [
        ({}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": lesson(100.0)}, "Qwen3.6-35B-A3B-Q4_K_M.gguf", 10**9),
        ({"Mixtral-8x7B.gguf 4000000000 0|8": lesson(100.0)}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 33|8": lesson(10.0)}, "larger than the card.gguf", 9 * 10**9),
        ({"big.gguf 4000000000 0|20 on this computer, 10 on 10.0.0.5|8": lesson(100.0)}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": {"verify": {}}}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": lesson(float("nan"))}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": None}, "new.gguf", 10**9),
        ({"": lesson(100.0)}, "new.gguf", 10**9),
    ],
)
def test_where_nothing_comparable_was_measured_nobody_knows(
    lessons: dict[str, Any], name: str, size_bytes: int
) -> None:
    assert MeasuredSpeeds(lessons).of(name, size_bytes) is None


@pytest.mark.parametrize(
    ("lessons", "free_gb", "name"),
    [
        ({}, 16, "smollm2-1.7b"),
        ({"big.gguf 4000000000 0|8": lesson(100.0)}, 100, "gemma3-12b"),
        ({"big.gguf 4000000000 0|8": lesson(10.0)}, 16, "llama3.1-8b-high"),
        ({"big.gguf 4000000000 0|8": lesson(10_000.0)}, 16, "smollm2-1.7b"),
        ({"big.gguf 4000000000 0|8": lesson(10.0)}, 1, None),
    ],
)
def test_the_largest_pair_that_fits_and_can_be_read_along_with_is_recommended(
    lessons: dict[str, Any], free_gb: int, name: str | None
) -> None:
    pair = recommended(load_catalog(), 4096, free_gb * 10**9, MeasuredSpeeds(lessons))
    assert (pair.id if pair is not None else None) == name


@pytest.fixture
def book(tmp_path: Path) -> FactsStore:
    return FactsStore(tmp_path / "facts.json")


def put(path: Path, **changes: object) -> Path:
    path.write_bytes(gguf(model_values(**changes)))
    return path


def test_the_packaged_model_is_described(book: FactsStore) -> None:
    facts = book.read(packaged_file())
    assert replace(facts, shape=UNKNOWN_SHAPE) == FileFacts("llama", "135M", "Q4_1", 8192, "ChatML", "apache-2.0")
    assert facts.shape.talks
    assert (facts.shape.layers, facts.shape.width, facts.shape.kv_bytes_per_token) == (30, 576, 23_040)


def test_what_decides_whose_a_head_is_is_kept(book: FactsStore, tmp_path: Path) -> None:
    (path := tmp_path / "head.gguf").write_bytes(
        gguf(head_values(**{"general.base_model.0.name": "Tiny 1M"}), [("token_embd.weight", 0)], data=bytes(64))
    )
    model = put(tmp_path / "m.gguf")
    facts = book.read(path)
    assert (facts.made_for, facts.shape.kind, facts.shape.reads) == ("Tiny 1M", "head", (0, 1, 1))
    assert belongs(book.read(model).shape, facts.shape)
    assert book.known([path, model]) == {path: facts, model: book.read(model)}, "and read from the disk alike"


@pytest.mark.parametrize("change", [{"reads": 3}, {"reads": ["a"]}, {"width": "9"}, {"nextn_bytes": None}, None, {}])
def test_damaged_facts_are_read_again(tmp_path: Path, change: dict[str, object] | None) -> None:
    path, file = put(tmp_path / "m.gguf"), tmp_path / "facts.json"
    whole = FactsStore(file).read(path)
    stored = json.loads(file.read_text())
    (facts,) = stored.values()
    if change == {}:
        stored = dict.fromkeys(stored, 3)
    else:
        facts["shape"] = change and facts["shape"] | change
    file.write_text(json.dumps(stored))
    assert FactsStore(file).known([path]) == {}
    assert FactsStore(file).read(path) == whole


def test_the_name_helps_where_the_header_is_silent(book: FactsStore, tmp_path: Path) -> None:
    path = put(tmp_path / "Qwen2.5-Coder-7B-Q5_K_M.gguf", general__size_label=None, general__file_type=None)
    facts = book.read(path)
    assert (facts.parameters, facts.quant, facts.licence) == ("7B", "Q5_K_M", "")
    odd = put(tmp_path / "notes-v2b.gguf", general__size_label=None, general__file_type=None)
    assert (book.read(odd).parameters, book.read(odd).quant) == ("", "")


def test_a_file_is_read_again_only_when_it_changed(book: FactsStore, tmp_path: Path) -> None:
    path = put(tmp_path / "m.gguf")
    state = path.stat()
    book.read(path)
    content = path.read_bytes()
    path.write_bytes(bytes(len(content)))
    os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))
    assert book.read(path).parameters == "1M"  # from what was kept: nothing shows that it changed
    os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns + 1))
    with pytest.raises(ModelFileError):
        book.read(path)


def test_many_are_read_and_the_broken_ones_passed_over(book: FactsStore, tmp_path: Path) -> None:
    good, bad = put(tmp_path / "good.gguf"), tmp_path / "bad.gguf"
    bad.write_text("<html>")
    facts_read = book.read_all([good, bad, tmp_path / "absent.gguf"])
    assert [type(facts) for facts in facts_read.values()] == [FileFacts, ModelFileError, ModelFileError]
    assert book.read_all([good]) == {good: facts_read[good]}


def test_hostile_texts_stay_short_and_on_one_line(book: FactsStore, tmp_path: Path) -> None:
    facts = book.read(put(tmp_path / "m.gguf", general__license="a\nb" * 10_000, general__size_label="9\x00B" * 100))
    assert len(facts.licence) <= 80
    assert "\n" not in facts.licence


@pytest.mark.parametrize(
    ("template", "family"),
    [
        ("{{'<|im_start|>' + role}}", "ChatML"), ("<|start_header_id|>", "Llama 3"), ("<start_of_turn>user", "Gemma"),
        ("[INST] <<SYS>>", "Llama 2"), ("[INST] {{ x }}", "Mistral"), ("<|user|>...<|end|>", "Phi"),
        ("<|channel|>analysis<|end|>", "Harmony (gpt-oss)"), ("{{ messages }}", "its own"), (" ", ""),
    ],
)  # fmt: skip
def test_templates_are_told_by_their_marks(template: str, family: str) -> None:
    assert family_of(template) == family
