"""One list of all models on this computer, with whose they are and what they are for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.models.library.catalog import load_catalog
from app.models.library.facts import FactsStore
from app.models.library.inventory import InventoryItem, Origin, facts_of, take_inventory
from app.models.library.model_library import Library
from app.models.library.uses import UsedAs
from app.paths import Paths
from tests.fakes.gguf_files import gguf, head_values
from tests.fakes.tiny_projector import projector
from tests.unit.models.library.files import MODEL, put

PAIRS = load_catalog()


def stock(paths: Paths, home: Path, *chosen: str | None) -> dict[str, InventoryItem]:
    target, draft = (*chosen, None, None)[:2]
    return {item.path.name: item for item in take_inventory(paths, PAIRS, (target, draft), home=home)}


def test_everything_is_listed_with_whose_it_is(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    put(paths.models / "ours.gguf")
    added = put(tmp_path / "added.gguf")
    Library(paths).added.add([added, tmp_path / "gone.gguf"])
    put(tmp_path / ".lmstudio" / "models" / "pub" / "m" / "theirs.gguf")
    found = stock(paths, tmp_path)
    assert {name: item.place for name, item in found.items()} == {
        "ours.gguf": Origin.LIBRARY,
        "added.gguf": Origin.ADDED,
        "gone.gguf": Origin.ADDED,
        "theirs.gguf": Origin.LM_STUDIO,
    }
    assert [name for name, item in found.items() if item.missing] == ["gone.gguf"]
    assert [place for place in Origin if place.ours] == [Origin.LIBRARY]


def test_a_file_of_another_program_that_was_added_is_listed_once(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    theirs = put(tmp_path / ".lmstudio" / "models" / "pub" / "m" / "theirs.gguf")
    Library(paths).added.add([theirs])
    assert [item.place for item in stock(paths, tmp_path).values()] == [Origin.ADDED]


def test_the_role_is_how_it_was_used_else_what_the_catalogue_says(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    pair = PAIRS[0]
    target, draft = (put(file.hub.below(paths.models)) for file in pair.files)
    other = put(paths.models / "other.gguf")
    found = stock(paths, tmp_path)
    assert found[draft.name].roles == {UsedAs.DRAFT}
    assert pair in found[target.name].whole_pairs
    assert found[other.name].roles == frozenset()
    Library(paths).uses.note(draft, other)
    found = stock(paths, tmp_path)
    assert (found[draft.name].roles, found[other.name].roles) == ({UsedAs.TARGET}, {UsedAs.DRAFT})
    assert [*found][-1] == target.name  # what was used comes first
    draft.unlink()
    assert stock(paths, tmp_path)[target.name].whole_pairs == ()


def test_the_pair_in_use_is_known_however_it_was_named(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    big, small = put(paths.models / "o" / "r" / "big.gguf"), put(tmp_path / "small.gguf")
    Library(paths).added.add([small])
    found = stock(paths, tmp_path, "hf:o/r/big.gguf", str(small))
    assert (found[big.name].chosen_as, found[small.name].chosen_as) == ({UsedAs.TARGET}, {UsedAs.DRAFT})
    assert stock(paths, tmp_path, "starter:f32", "gone.gguf")[big.name].chosen_as == frozenset()


def test_links_free_nothing_and_missing_parts_are_counted(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    real = put(tmp_path / "real.gguf")
    paths.models.mkdir(parents=True)
    (paths.models / "link.gguf").symlink_to(real)
    put(paths.models / "p-00001-of-00003.gguf")
    found = stock(paths, tmp_path)
    assert (found["link.gguf"].linked_to, found["link.gguf"].frees_bytes) == (real, 0)
    assert found["p-00001-of-00003.gguf"].parts == (1, 3)


def test_taking_stock_ends_when_nobody_wants_it(tmp_path: Path) -> None:
    put(tmp_path / ".lmstudio" / "models" / "m.gguf")
    assert take_inventory(Paths.at(tmp_path / "data"), PAIRS, wanted=lambda: False, home=tmp_path) == ()


def test_a_model_that_guesses_for_itself_needs_no_other_file(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    alone = replace(PAIRS[0], draft=None)
    put(alone.target.hub.below(paths.models))
    (item,) = take_inventory(paths, (alone,), home=tmp_path)
    assert (item.pairs, item.whole_pairs) == (((alone, UsedAs.TARGET),), ())


def test_what_a_file_says_is_known_once_it_was_read_and_a_head_guesses(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    head = put(paths.models / "head.gguf", gguf(head_values(), [("token_embd.weight", 0)], data=bytes(64)))
    assert stock(paths, tmp_path)["head.gguf"].facts is None
    FactsStore(paths.facts).read(head)
    item = stock(paths, tmp_path)["head.gguf"]
    assert item.roles == {UsedAs.DRAFT}
    assert facts_of([item]) == {head: item.facts}


def test_what_a_model_sees_with_is_known_and_no_entry_of_its_own(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    put(paths.models / "o" / "r" / "sees-Q4_0.gguf")
    put(paths.models / "o" / "r" / "mmproj-sees-F16.gguf", projector())
    put(paths.models / "blind.gguf")
    found = stock(paths, tmp_path)
    assert {name: (item.projector, item.projector_bytes) for name, item in found.items()} == {
        "sees-Q4_0.gguf": ("mmproj-sees-F16.gguf", len(projector())),
        "blind.gguf": ("", 0),
    }
    assert found["sees-Q4_0.gguf"].frees_bytes == len(MODEL) + len(projector())
    put(paths.models / "o" / "r" / "sees-Q8_0.gguf")
    assert stock(paths, tmp_path)["sees-Q4_0.gguf"].frees_bytes == len(MODEL)
