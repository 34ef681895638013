"""All models here, whose they are, what for; a reference finds its file, or says why not; the catalogue; guessers."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import replace
from pathlib import Path, PurePosixPath

import pytest

from app.errors import ModelFileError, UnknownModel
from app.models.gguf.file_names import file_in
from app.models.gguf.fit import memory_parts
from app.models.gguf.heads import ModelShape
from app.models.gguf.names import name_in_words
from app.models.gguf.projectors import projector_among
from app.models.library.catalog import CatalogFile, load_catalog
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.guessers import GuesserKind, beside, by_reference, guessers, owners, writers
from app.models.library.history import UsedAs
from app.models.library.inventory import InventoryItem, Origin, facts_of, find_elsewhere, recognise, take_inventory
from app.models.library.model_library import Library, LibraryEntry
from app.models.library.starter import packaged_file
from app.paths import Paths, resources
from tests.fakes.gguf_files import MODEL, gguf, head_values, put
from tests.fakes.tiny_projector import projector


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.at(tmp_path / "data")


@pytest.fixture
def library(paths: Paths) -> Library:
    return Library(paths)


def test_a_path_is_taken_as_it_is(library: Library, tmp_path: Path) -> None:
    path = put(tmp_path / "anywhere.bin")
    assert library.resolve(str(path)) == path


def test_a_name_in_the_library_is_found_with_or_without_ending_in_any_case(library: Library, paths: Paths) -> None:
    path = put(paths.models / "owner" / "repo" / "Tiny-Q8_0.gguf")
    for reference in ("Tiny-Q8_0.gguf", "tiny-q8_0", "owner/repo/Tiny-Q8_0.gguf", "hf:owner/repo/Tiny-Q8_0.gguf"):
        assert library.resolve(reference) == path
    (entry,) = library.entries()
    assert (entry.name, entry.size_bytes) == ("Tiny (Q8_0)", path.stat().st_size)
    assert library.resolve(entry.reference) == path
    with pytest.raises(UnknownModel, match=r"Did you mean Tiny-Q8_0\.gguf\?"):
        library.resolve("Tiny-Q8.gguf")


def test_a_model_in_parts_is_one_entry_and_side_files_are_none(library: Library, paths: Paths) -> None:
    parts = [put(paths.models / f"big-Q8_0-0000{number}-of-00003.gguf", b"GGUF" * number) for number in (1, 2, 3)]
    put(paths.models / "mmproj-F16.gguf")
    put(paths.models / "notes.txt")
    (paths.models / "folder.gguf").mkdir()
    (entry,) = library.entries()
    assert (entry.path, entry.size_bytes) == (parts[0], 4 + 8 + 12)


def test_a_loop_of_links_does_not_hold_the_library(library: Library, paths: Paths) -> None:
    put(paths.models / "a" / "m.gguf")
    (paths.models / "a" / "loop").symlink_to(paths.models, target_is_directory=True)
    (paths.models / "gone.gguf").symlink_to(paths.models / "nowhere.gguf")
    assert [entry.reference for entry in library.entries()] == ["a/m.gguf"]


@pytest.mark.parametrize(
    "reference",
    ["", " ", "absent", "absent.gguf", "/no/such/file.gguf", "starter:q5", "starter:", "hf:a/b", "hf:a/b/c.gguf",
     "hf:../../x/y.gguf", "hf:/etc/x/y", "x" * 5000, "a\0b", "~nobody-here/x", "C:\\models\\x.gguf"],
)  # fmt: skip
def test_what_stands_for_nothing_is_unknown(library: Library, reference: str) -> None:
    with pytest.raises(UnknownModel) as refusal:
        library.resolve(reference)
    assert "\n" not in refusal.value.sentence
    assert len(refusal.value.sentence) < 400


def test_the_starter_pair_is_no_single_model(library: Library) -> None:
    with pytest.raises(UnknownModel, match="starter:f32 or starter:q4_1"):
        library.obtain("starter", lambda *_: True)


def test_a_folder_and_a_text_file_are_no_models(library: Library, tmp_path: Path) -> None:
    with pytest.raises(ModelFileError, match="folder"):
        library.resolve(str(tmp_path))
    with pytest.raises(ModelFileError, match="text file"):
        library.resolve(str(put(tmp_path / "essay.gguf", b"Once upon a time")))


def test_the_packaged_starter_is_used_in_place_and_the_others_are_not_there_yet(library: Library) -> None:
    assert library.resolve("starter:q4_1") == packaged_file()
    with pytest.raises(UnknownModel, match="has not been made yet"):
        library.resolve("starter:f32")
    assert library.header("starter:f32").tokens == library.header("starter:q4_1").tokens
    starter_sizes = {entry.reference: entry.size_bytes > 0 for entry in library.starter_entries()}
    packaged = {"q4_1": True, "eagle3": True}
    assert starter_sizes == {f"starter:{kind}": kind in packaged for kind in ("f32", "q8_0", "q4_0", "q2_k", *packaged)}


def test_what_the_starters_are_called_before_they_are_there_is_what_their_files_say(library: Library) -> None:
    for entry in library.starter_entries():
        if entry.size_bytes:
            assert name_in_words(library.header(entry.reference), entry.path) == entry.name


def test_every_pair_names_files_that_are_there_and_agree() -> None:
    content = json.loads((resources() / "catalog.json").read_text(encoding="utf-8"))
    ids = [entry["id"] for entry in (*content["files"], *content["pairs"])]
    assert len(ids) == len(set(ids))
    pairs = load_catalog()
    assert {file.id for pair in pairs for file in pair.all_files} == {entry["id"] for entry in content["files"]}
    for pair in pairs:
        if pair.draft is None:
            assert pair.target.own_kv_bytes_per_token > 0, pair.id
            assert pair.target.own_bytes < pair.target.size_bytes / 10, pair.id
        else:
            assert pair.target.size_bytes > 3 * pair.draft.size_bytes, pair.id
        assert pair.why.endswith("."), pair.id
        assert bool(pair.effect) == bool(pair.effect_source), pair.id


def test_every_file_can_be_fetched_and_checked() -> None:
    for file in {file for pair in load_catalog() for file in pair.all_files}:
        assert file_in(file.hub.reference) == file.hub
        assert re.fullmatch(r"[0-9a-f]{64}", file.sha256), file.id
        assert re.fullmatch(r"[0-9a-f]{40}|main", file.revision), file.id
        assert file.licence
        assert bool(file.licence_note) == (file.licence not in {"apache-2.0", "mit"}), file.id


def test_every_projector_is_found_beside_its_model() -> None:
    seeing = [pair for pair in load_catalog() if pair.projector is not None]
    assert seeing
    for pair in seeing:
        assert (pair.projector.hub.repo, pair.projector.revision) == (pair.target.hub.repo, pair.target.revision)
        folder = {PurePosixPath(file.hub.name): file.size_bytes for file in (pair.target, pair.projector)}
        assert str(projector_among(PurePosixPath(pair.target.hub.name), folder)) == pair.projector.hub.name, pair.id


def test_the_fit_counts_both_files_and_both_caches() -> None:
    """The figures of two pairs, worked out by hand from their published shapes."""
    pairs = {pair.id: pair for pair in load_catalog()}
    assert round(pairs["qwen3-4b"].fit(4096, 10**12).needed_bytes / 1e9, 1) == 4.9
    assert round(pairs["llama3.1-8b-high"].fit(8192, 10**12).needed_bytes / 1e9, 1) == 11.8


def test_a_model_that_guesses_for_itself_counts_its_layers_and_the_copies_of_its_running_state() -> None:
    """Worked out by hand: 5.9 GB of weights, 0.15 GB of cache, 12 states of 53 MB, two times 0.32 GB to compute in."""
    pair = next(pair for pair in load_catalog() if pair.id == "qwen3.5-9b")
    assert round(pair.fit(4096, 10**12).needed_bytes / 1e9, 1) == 7.3
    parts = memory_parts(pair.memories, 4096)
    assert (parts.writer, parts.guesser, parts.conversation, parts.computing) == (
        5_700_000_000, 200_000_000, 100_000_000, 1_300_000_000
    )  # fmt: skip


BIG = ModelShape("model", "qwen3", 4, 64, "words", kv_bytes_per_token=100)
OWN = ModelShape(
    "model", "glm4moe", 4, 64, "words",
    kv_bytes_per_token=100, nextn_layers=1, nextn_bytes=500, nextn_kv_bytes_per_token=3,
)  # fmt: skip
HEAD = ModelShape("head", "eagle3", 1, 64, "words", (0, 1, 2), 64, kv_bytes_per_token=10)
OTHERS = replace(HEAD, vocabulary="other words")
LAYERS = replace(OWN, kind="layers")


def entry(name: str) -> LibraryEntry:
    return LibraryEntry(name, f"o/{name}.gguf", Path(f"/models/o/{name}.gguf"), 1000)


def facts(**shapes: ModelShape) -> dict[Path, FileFacts]:
    return {entry(name).path: FileFacts("", "", "", None, "", "", shape=shape) for name, shape in shapes.items()}


FILES = [entry(name) for name in ("draft", "others", "big", "head", "layers", "unread")]
KNOWN = facts(draft=BIG, others=OTHERS, big=BIG, head=HEAD, layers=LAYERS)


def test_what_was_made_for_the_model_comes_first_and_another_s_head_not_at_all() -> None:
    ways = guessers(entry("big"), FILES, KNOWN, 10)
    assert [(one.way, one.file and one.file.name) for one in ways] == [
        (GuesserKind.HEAD, "head"),
        (GuesserKind.DRAFT, "draft"),
        (GuesserKind.DRAFT, "big"),
        (GuesserKind.DRAFT, "unread"),
    ]
    assert [one.memory_bytes for one in ways] == [1000 + 10 * 10, 1000 + 100 * 10, 1000 + 100 * 10, None]
    first = guessers(entry("own"), FILES, KNOWN | facts(own=OWN), 10)[0]
    assert (first.way, first.file, first.memory_bytes) == (GuesserKind.OWN_LAYERS, None, 500 + 3 * 10)
    for target in (entry("unread"), None):
        assert {one.way for one in guessers(target, FILES, KNOWN, 10)} == {GuesserKind.DRAFT}
    assert replace(OWN, architecture="qwen3next").own_bytes == 0, "such layers cannot be used"
    assert LAYERS.own_bytes == 0, "there is no model to guess for in such a file"


def test_a_head_and_layers_alone_are_not_offered_to_write() -> None:
    assert [file.name for file in writers(FILES, KNOWN)] == ["draft", "big", "unread"]


def test_a_head_knows_its_models() -> None:
    assert [file.name for file in owners(entry("head"), FILES, KNOWN)] == ["draft", "big"]
    assert owners(entry("others"), FILES, KNOWN) == ()
    assert owners(entry("unread"), FILES, KNOWN) == ()


def test_a_downloaded_file_is_found_by_either_of_its_names() -> None:
    for reference in ("o/big.gguf", "hf:o/big.gguf"):
        assert by_reference(reference, FILES) == entry("big")
    assert by_reference(None, FILES) is None
    assert by_reference("starter:f32", FILES) is None


def test_a_model_that_is_chosen_to_write_gets_what_was_made_for_it() -> None:
    known = KNOWN | facts(own=OWN)
    assert beside(entry("big"), "o/draft.gguf", FILES, known) == "o/head.gguf"
    assert beside(entry("own"), "o/draft.gguf", [*FILES, entry("own")], known) is None


def test_else_the_draft_stays_unless_it_cannot_be() -> None:
    files, known = [*FILES, entry("other")], KNOWN | facts(other=replace(BIG, vocabulary="third words"))
    drafts = {draft: beside(entry("other"), draft, files, known) for draft in (
        "o/draft.gguf", "hf:o/draft.gguf", "/elsewhere.gguf", "o/head.gguf", "hf:o/head.gguf", "o/other.gguf",
        "hf:o/other.gguf", "starter:q4_1", None,
    )}  # fmt: skip
    assert [draft for draft, stays in drafts.items() if stays] == ["o/draft.gguf", "hf:o/draft.gguf", "/elsewhere.gguf"]
    assert all(stays in {None, draft} for draft, stays in drafts.items())


PAIRS = load_catalog()


def stock(paths: Paths, home: Path, *chosen: str | None) -> dict[str, InventoryItem]:
    target, draft = (*chosen, None, None)[:2]
    return {item.path.name: item for item in take_inventory(paths, PAIRS, (target, draft), home=home)}


def test_everything_is_listed_with_whose_it_is(paths: Paths, tmp_path: Path) -> None:
    put(paths.models / "ours.gguf")
    added = put(tmp_path / "added.gguf")
    theirs = [put(tmp_path / ".lmstudio" / "models" / "pub" / "m" / name) for name in ("theirs.gguf", "known.gguf")]
    Library(paths).added.add([added, tmp_path / "gone.gguf", theirs[1]])
    assert len(take_inventory(paths, PAIRS, home=tmp_path)) == 5, "what was added too is listed once"
    items = stock(paths, tmp_path)
    assert {name: item.place for name, item in items.items()} == {
        "ours.gguf": Origin.LIBRARY,
        "added.gguf": Origin.ADDED,
        "gone.gguf": Origin.ADDED,
        "theirs.gguf": Origin.LM_STUDIO,
        "known.gguf": Origin.ADDED,
    }
    assert [name for name, item in items.items() if item.missing] == ["gone.gguf"]
    assert [place for place in Origin if place.ours] == [Origin.LIBRARY]


def test_the_role_is_how_it_was_used_else_what_the_catalogue_says(paths: Paths, tmp_path: Path) -> None:
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


def test_the_pair_in_use_is_known_however_it_was_named(paths: Paths, tmp_path: Path) -> None:
    big, small = put(paths.models / "o" / "r" / "big.gguf"), put(tmp_path / "small.gguf")
    Library(paths).added.add([small])
    items = stock(paths, tmp_path, "hf:o/r/big.gguf", str(small))
    assert (items[big.name].chosen_as, items[small.name].chosen_as) == ({UsedAs.TARGET}, {UsedAs.DRAFT})
    assert stock(paths, tmp_path, "starter:f32", "gone.gguf")[big.name].chosen_as == frozenset()


def test_links_free_nothing_and_missing_parts_are_counted(paths: Paths, tmp_path: Path) -> None:
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


def test_a_model_that_guesses_for_itself_needs_no_other_file(paths: Paths, tmp_path: Path) -> None:
    alone = replace(PAIRS[0], draft=None)
    put(alone.target.hub.below(paths.models))
    (item,) = take_inventory(paths, (alone,), home=tmp_path)
    assert (item.pairs, item.whole_pairs) == (((alone, UsedAs.TARGET),), ())


def test_what_a_file_says_is_known_once_it_was_read_and_a_head_guesses(paths: Paths, tmp_path: Path) -> None:
    head = put(paths.models / "head.gguf", gguf(head_values(), [("token_embd.weight", 0)], data=bytes(64)))
    assert stock(paths, tmp_path)["head.gguf"].facts is None
    FactsStore(paths.facts).read(head)
    item = stock(paths, tmp_path)["head.gguf"]
    assert item.roles == {UsedAs.DRAFT}
    assert facts_of([item]) == {head: item.facts}


def test_what_a_model_sees_with_is_known_and_no_entry_of_its_own(paths: Paths, tmp_path: Path) -> None:
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
    manifests.mkdir(parents=True)
    (manifests / "self").symlink_to(manifests / "self")
    put(manifests / "a", b"[" * 100_000)
    put(manifests / "b", b'{"layers": 3}')
    put(manifests / "c", manifest({**MODEL_LAYER, "digest": "sha256:../../../etc/passwd"}))
    cache = tmp_path / ".cache" / "huggingface" / "hub" / "models--o--n" / "snapshots" / "c"
    cache.mkdir(parents=True)
    (cache / "m.gguf").symlink_to(cache / "m.gguf")
    (cache / "up").symlink_to(tmp_path, target_is_directory=True)
    for folder, names in ((b"7", ["p/m.gguf"]), (b'"a\\u0000b"', [])):
        put(tmp_path / ".lmstudio" / "settings.json", b'{"downloadsFolder": ' + folder + b"}")
        assert [model.name for model in find_elsewhere(tmp_path, {})] == names


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
