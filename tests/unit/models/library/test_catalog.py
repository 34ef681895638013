"""The catalogue that comes with the program."""

from __future__ import annotations

import json
import re
from pathlib import PurePosixPath

from app.models.gguf.file_names import file_in
from app.models.gguf.fit import memory_parts
from app.models.gguf.projectors import projector_among
from app.models.library.catalog import load_catalog
from app.paths import resources


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
