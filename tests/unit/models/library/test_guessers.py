"""Guessers for a model, and the order in which they are offered."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.models.gguf.heads import ModelShape
from app.models.library.facts import FileFacts
from app.models.library.guessers import GuesserKind, beside, by_reference, guessers, owners, writers
from app.models.library.model_library import LibraryEntry

BIG = ModelShape("model", "qwen3", 4, 64, "words", kv_bytes_per_token=100)
OWN = ModelShape(
    "model", "glm4moe", 4, 64, "words",
    kv_bytes_per_token=100, nextn_layers=1, nextn_bytes=500, nextn_kv_bytes_per_token=3,
)  # fmt: skip
HEAD = ModelShape("head", "eagle3", 1, 64, "words", (0, 1, 2), 64, kv_bytes_per_token=10)
OTHERS = replace(HEAD, vocabulary="other words")
LAYERS = replace(OWN, kind="layers")


def entry(name: str, size_bytes: int = 1000) -> LibraryEntry:
    return LibraryEntry(name, f"o/{name}.gguf", Path(f"/models/o/{name}.gguf"), size_bytes)


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


def test_its_own_layers_come_before_all_else() -> None:
    first = guessers(entry("own"), FILES, KNOWN | facts(own=OWN), 10)[0]
    assert (first.way, first.file, first.memory_bytes) == (GuesserKind.OWN_LAYERS, None, 500 + 3 * 10)


def test_for_a_model_that_nobody_looked_at_only_drafts_are_offered() -> None:
    for target in (entry("unread"), None):
        assert {one.way for one in guessers(target, FILES, KNOWN, 10)} == {GuesserKind.DRAFT}


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


def test_layers_that_cannot_be_used_are_no_way_to_guess() -> None:
    assert replace(OWN, architecture="qwen3next").own_bytes == 0
    assert LAYERS.own_bytes == 0, "there is no model to guess for in such a file"
