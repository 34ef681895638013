"""A file of the catalogue that another program has already is not fetched again."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.models.library.catalog import CatalogFile, load_catalog
from app.models.library.model_library import Library
from app.models.library.recognised import recognise
from app.paths import Paths
from tests.unit.models.library.files import MODEL, put

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
