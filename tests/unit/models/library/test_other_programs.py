"""Models of other programs are found and left alone."""

from __future__ import annotations

import json
from pathlib import Path

from app.models.library.other_programs import find_elsewhere
from tests.unit.models.library.files import MODEL, put


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
    found = find_elsewhere(tmp_path, {})
    assert [(model.program, model.name, model.size_bytes) for model in found] == [
        ("Hub cache", "org/name/n.gguf", len(MODEL)),
        ("LM Studio", "pub/m/m-Q4_K_M-00001-of-00002.gguf", 2 * len(MODEL)),
        ("Ollama", "llama3.2:1b", 7),
    ]
    assert found[2].path == blob
    assert sorted((path, path.lstat().st_mtime_ns) for path in tmp_path.rglob("*")) == before


def test_folders_people_chose_are_asked(tmp_path: Path) -> None:
    put(tmp_path / ".lmstudio-home-pointer", str(tmp_path / "lms").encode())
    put(tmp_path / "lms" / "settings.json", json.dumps({"downloadsFolder": str(tmp_path / "big")}).encode())
    put(tmp_path / "big" / "p" / "m" / "m.gguf")
    put(tmp_path / "o" / "manifests" / "h" / "n" / "m" / "t", manifest(MODEL_LAYER))
    put(tmp_path / "o" / "blobs" / "sha256-abc")
    found = find_elsewhere(tmp_path, {"OLLAMA_MODELS": str(tmp_path / "o")})
    assert [model.program for model in found] == ["LM Studio", "Ollama"]


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
