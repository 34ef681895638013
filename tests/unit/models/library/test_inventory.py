"""One list of all models on this computer, with whose they are and what they are for."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.models.library.catalog import CatalogFile, load_catalog
from app.models.library.facts import FactsStore
from app.models.library.history import UsedAs
from app.models.library.inventory import InventoryItem, Origin, facts_of, find_elsewhere, recognise, take_inventory
from app.models.library.model_library import Library
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
    items = stock(paths, tmp_path)
    assert {name: item.place for name, item in items.items()} == {
        "ours.gguf": Origin.LIBRARY,
        "added.gguf": Origin.ADDED,
        "gone.gguf": Origin.ADDED,
        "theirs.gguf": Origin.LM_STUDIO,
    }
    assert [name for name, item in items.items() if item.missing] == ["gone.gguf"]
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
    items = stock(paths, tmp_path)
    assert items[draft.name].roles == {UsedAs.DRAFT}
    assert pair in items[target.name].whole_pairs
    assert items[other.name].roles == frozenset()
    Library(paths).uses.note(draft, other)
    items = stock(paths, tmp_path)
    assert (items[draft.name].roles, items[other.name].roles) == ({UsedAs.TARGET}, {UsedAs.DRAFT})
    assert [*items][-1] == target.name  # what was used comes first
    draft.unlink()
    assert stock(paths, tmp_path)[target.name].whole_pairs == ()


def test_the_pair_in_use_is_known_however_it_was_named(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    big, small = put(paths.models / "o" / "r" / "big.gguf"), put(tmp_path / "small.gguf")
    Library(paths).added.add([small])
    items = stock(paths, tmp_path, "hf:o/r/big.gguf", str(small))
    assert (items[big.name].chosen_as, items[small.name].chosen_as) == ({UsedAs.TARGET}, {UsedAs.DRAFT})
    assert stock(paths, tmp_path, "starter:f32", "gone.gguf")[big.name].chosen_as == frozenset()


def test_links_free_nothing_and_missing_parts_are_counted(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path / "data")
    real = put(tmp_path / "real.gguf")
    paths.models.mkdir(parents=True)
    (paths.models / "link.gguf").symlink_to(real)
    put(paths.models / "p-00001-of-00003.gguf")
    items = stock(paths, tmp_path)
    assert (items["link.gguf"].linked_to, items["link.gguf"].frees_bytes) == (real, 0)
    assert items["p-00001-of-00003.gguf"].parts == (1, 3)


def test_taking_stock_ends_when_nobody_wants_it(tmp_path: Path) -> None:
    put(tmp_path / ".lmstudio" / "models" / "m.gguf")
    assert take_inventory(Paths.at(tmp_path / "data"), PAIRS, is_wanted=lambda: False, home=tmp_path) == ()


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
    items = stock(paths, tmp_path)
    assert {name: (item.projector, item.projector_bytes) for name, item in items.items()} == {
        "sees-Q4_0.gguf": ("mmproj-sees-F16.gguf", len(projector())),
        "blind.gguf": ("", 0),
    }
    assert items["sees-Q4_0.gguf"].frees_bytes == len(MODEL) + len(projector())
    put(paths.models / "o" / "r" / "sees-Q8_0.gguf")
    assert stock(paths, tmp_path)["sees-Q4_0.gguf"].frees_bytes == len(MODEL)


def manifest(*layers: object) -> bytes:
    return json.dumps({"layers": list(layers)}).encode()


MODEL_LAYER = {"mediaType": "application/vnd.ollama.image.model", "digest": "sha256:abc"}


def test_three_programs_models_are_found_and_nothing_is_changed(tmp_path: Path) -> None:
    ollama = tmp_path / ".ollama" / "models"
    put(ollama / "manifests" / "registry.ollama.ai" / "library" / "llama3.2" / "1b", manifest(MODEL_LAYER, 7, {}))
    blob = put(ollama / "blobs" / "sha256-abc", b"GGUFxyz")
    studio = put(tmp_path / ".lmstudio" / "models" / "pub" / "m" / "m-Q4_K_M-00001-of-00002.gguf")
    put(studio.with_name("m-Q4_K_M-00002-of-00002.gguf"))
    put(studio.with_name("m.gguf.downloadInProgress"))
    cache = tmp_path / ".cache" / "huggingface" / "hub" / "models--org--name"
    put(cache / "blobs" / "123.incomplete")
    link = cache / "snapshots" / "c0ffee" / "n.gguf"
    link.parent.mkdir(parents=True)
    link.symlink_to(put(cache / "blobs" / "123"))
    before = sorted((path, path.lstat().st_mtime_ns) for path in tmp_path.rglob("*"))
    folders = find_elsewhere(tmp_path, {})
    assert [(model.program, model.name, model.size_bytes) for model in folders] == [
        ("Hub cache", "org/name/n.gguf", len(MODEL)),
        ("LM Studio", "pub/m/m-Q4_K_M-00001-of-00002.gguf", 2 * len(MODEL)),
        ("Ollama", "llama3.2:1b", 7),
    ]
    assert folders[2].path == blob
    assert sorted((path, path.lstat().st_mtime_ns) for path in tmp_path.rglob("*")) == before


def test_folders_people_chose_are_asked(tmp_path: Path) -> None:
    put(tmp_path / ".lmstudio-home-pointer", str(tmp_path / "lms").encode())
    put(tmp_path / "lms" / "settings.json", json.dumps({"downloadsFolder": str(tmp_path / "big")}).encode())
    put(tmp_path / "big" / "p" / "m" / "m.gguf")
    put(tmp_path / "o" / "manifests" / "h" / "n" / "m" / "t", manifest(MODEL_LAYER))
    put(tmp_path / "o" / "blobs" / "sha256-abc")
    folders = find_elsewhere(tmp_path, {"OLLAMA_MODELS": str(tmp_path / "o")})
    assert [model.program for model in folders] == ["LM Studio", "Ollama"]


def test_damage_and_circles_are_passed_over(tmp_path: Path) -> None:
    models = tmp_path / ".lmstudio" / "models"
    put(models / "p" / "m.gguf")
    (models / "p" / "again").symlink_to(models, target_is_directory=True)
    (models / "dead.gguf").symlink_to(tmp_path / "nowhere")
    manifests = tmp_path / ".ollama" / "models" / "manifests"
    put(manifests / "a", b"[" * 100_000)
    put(manifests / "b", b'{"layers": 3}')
    put(manifests / "c", manifest({**MODEL_LAYER, "digest": "sha256:../../../etc/passwd"}))
    put(tmp_path / ".lmstudio" / "settings.json", b'{"downloadsFolder": 7}')
    assert [model.name for model in find_elsewhere(tmp_path, {})] == ["p/m.gguf"]


def test_a_link_to_itself_and_a_folder_no_path_can_name_are_passed_over(tmp_path: Path) -> None:
    models = tmp_path / ".ollama" / "models" / "manifests"
    models.mkdir(parents=True)
    (models / "self").symlink_to(models / "self")
    put(tmp_path / ".lmstudio" / "settings.json", b'{"downloadsFolder": "a\\u0000b"}')
    cache = tmp_path / ".cache" / "huggingface" / "hub" / "models--o--n" / "snapshots" / "c"
    cache.mkdir(parents=True)
    (cache / "m.gguf").symlink_to(cache / "m.gguf")
    (cache / "up").symlink_to(tmp_path, target_is_directory=True)
    assert find_elsewhere(tmp_path, {}) == ()


CONTENT = MODEL
DIGEST = hashlib.sha256(CONTENT).hexdigest()
FILE = replace(load_catalog()[0].target, size_bytes=len(CONTENT), sha256=DIGEST)


@pytest.fixture(autouse=True)
def cache_below_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / ".cache"))


def places(home: Path, file: CatalogFile = FILE) -> list[tuple[Path, str]]:
    library = Library(Paths.at(home / "data"))
    return [(one.path, one.place) for one in recognise([file], library, home=home).values()]


def test_ollama_and_the_hub_cache_name_files_after_their_content(tmp_path: Path) -> None:
    models = tmp_path / ".ollama" / "models"
    blob = put(models / "blobs" / f"sha256-{DIGEST}")
    layer = {"mediaType": "application/vnd.ollama.image.model", "digest": f"sha256:{DIGEST}"}
    put(models / "manifests" / "hf.co" / "o" / "m" / "q4", json.dumps({"layers": [layer]}).encode())
    assert places(tmp_path) == [(blob, "Ollama")]
    blob.unlink()
    cache = tmp_path / ".cache" / "huggingface" / "hub" / "models--o--m"
    link = cache / "snapshots" / "c0ffee" / "other-name.gguf"
    link.parent.mkdir(parents=True)
    link.symlink_to(put(cache / "blobs" / DIGEST))
    assert places(tmp_path) == [(link, "Hub cache")]


def test_elsewhere_name_and_size_must_both_be_right(tmp_path: Path) -> None:
    folder = tmp_path / ".lmstudio" / "models" / "pub" / "m"
    path = put(folder / FILE.hub.name)
    put(folder / "another.gguf")
    assert places(tmp_path) == [(path, "LM Studio")]
    put(path, CONTENT + b"!")
    assert places(tmp_path) == []


def test_what_the_person_added_counts_too(tmp_path: Path) -> None:
    path = put(tmp_path / "mine" / FILE.hub.name.upper())
    Library(Paths.at(tmp_path / "data")).added.add([path])
    assert places(tmp_path) == [(path, "your own folder")]


def test_without_a_published_hash_a_blobs_name_says_nothing(tmp_path: Path) -> None:
    cache = tmp_path / ".cache" / "huggingface" / "hub" / "models--o--m"
    link = cache / "snapshots" / "c0ffee" / "other-name.gguf"
    link.parent.mkdir(parents=True)
    link.symlink_to(put(cache / "blobs" / "x"))
    assert places(tmp_path, replace(FILE, sha256="")) == []
