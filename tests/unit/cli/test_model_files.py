"""`models` says of each file what the window's library says."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.model_files import list_models
from app.models.library.model_library import Library
from app.paths import Paths
from tests.fakes.gguf_files import gguf, head_values, model_values


def put(path: Path, content: bytes | None = None) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gguf(model_values(general__license="mit")) if content is None else content)
    return path


def test_every_model_has_its_facts_and_its_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.at(tmp_path / "data")
    used = put(paths.models / "o" / "r" / "used-Q8_0.gguf")
    put(paths.models / "page.gguf", b"<html>")
    put(paths.models / "half-00001-of-00002.gguf")
    added = put(tmp_path / "added.gguf")
    library = Library(paths)
    library.uses.note(used, None)
    library.added.add([added, tmp_path / "gone.gguf"])
    assert list_models(paths) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = {first.split()[0]: (first, second) for first, second in zip(lines[::2], lines[1::2], strict=True)}
    first, second = rows["o/r/used-Q8_0.gguf"]
    assert first.endswith("used (Q8_0)")
    assert "llama, 1M parameters, Q8_0, context 512, its own template, licence mit; writes; last used 20" in second
    assert "web page" in rows["page.gguf"][1]
    assert "only 1 of its 2 parts" in rows["half-00001-of-00002.gguf"][1]
    assert "used where it is" in rows[str(added)][1]
    assert "not there" in rows[str(tmp_path / "gone.gguf")][0]
    assert "not made yet" in rows["starter:f32"][0]
    assert "135M parameters" in rows["starter:f32"][1]
    assert "Q4_1" not in rows["starter:f32"][1]


def test_a_head_is_listed_with_whose_it_is_and_a_model_with_what_it_guesses_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = Paths.at(tmp_path / "data")
    put(paths.models / "o" / "r" / "big.gguf")
    put(paths.models / "eagle.gguf", gguf(head_values(), [("token_embd.weight", 0)], data=bytes(64)))
    other = head_values(eagle3__target_hidden_size=4096, **{"general.base_model.0.name": "Large\x1b[31m 8B"})
    put(paths.models / "other.gguf", gguf(other))
    own = {key.replace("llama.", "glm4moe.", 1): one for key, one in model_values().items()}
    own |= {"general.architecture": "glm4moe", "glm4moe.nextn_predict_layers": 1}
    put(paths.models / "own.gguf", gguf(own, [("blk.0.attn_norm.weight", 0), ("blk.1.x", 32)], data=bytes(3_000_032)))
    assert list_models(paths) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = {first.split()[0]: second for first, second in zip(lines[::2], lines[1::2], strict=True)}
    assert "; a head: guesses for o/r/big.gguf; never used" in rows["eagle.gguf"]
    assert "template" not in rows["eagle.gguf"]
    assert "a head, made for Large\ufffd[31m 8B: guesses for no model here" in rows["other.gguf"]
    assert "guesses for itself, with 3 MB of it" in rows["own.gguf"]
    assert "guesses" not in rows["o/r/big.gguf"]
