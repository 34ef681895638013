"""Projector of a model, by names alone."""

from __future__ import annotations

import pytest

from app.errors import ModelFileError
from app.models.gguf.projectors import projector_beside, require_projector
from tests.fakes import tiny_gguf
from tests.fakes.tiny_projector import projector


@pytest.mark.parametrize(
    ("files", "model", "expected"),
    [
        (["gemma-3-4b-it-Q4_K_M.gguf", "mmproj-model-f16.gguf"], 0, 1),
        (["Qwen2.5-VL-3B-Instruct-Q4_K_M.gguf", "mmproj-F16.gguf"], 0, 1),
        (["Qwen2.5-VL-3B-Instruct-Q4_K_M.gguf", "mmproj-Qwen2.5-VL-3B-Instruct-f16.gguf"], 0, 1),
        (["SmolVLM2-500M-Q8_0.gguf", "SmolVLM2-500M-mmproj-Q8_0.gguf"], 0, 1),
        (["sees-Q4_0.gguf", "sees-Q8_0.gguf", "mmproj-F32.gguf", "mmproj-F16.gguf"], 0, 3),
        (["sees-Q4_0.gguf", "other-Q4_0.gguf", "mmproj-F16.gguf"], 0, None),
        (["sees-Q4_0.gguf", "other-Q4_0.gguf", "mmproj-other-F16.gguf"], 0, None),
        (["sees-4b-Q4_0.gguf", "sees-12b-Q4_0.gguf", "mmproj-sees-12b-F16.gguf"], 0, None),
        (["sees-Q4_0.gguf"], 0, None),
    ],
)
def test_the_projector_is_the_one_named_like_the_model(tmp_path, files, model, expected):
    for name in files:
        (tmp_path / name).write_bytes(b"")
    projector = projector_beside(tmp_path / files[model])
    assert (projector.name if projector else None) == (files[expected] if expected is not None else None)


def test_a_folder_that_is_gone_has_none(tmp_path):
    assert projector_beside(tmp_path / "gone" / "model.gguf") is None


def test_a_model_is_no_projector(tmp_path):
    (tmp_path / "a.gguf").write_bytes(tiny_gguf.llama())
    (tmp_path / "b.gguf").write_bytes(projector())
    (tmp_path / "c.gguf").write_bytes(projector()[:2000])
    with pytest.raises(ModelFileError, match="is no projector"):
        require_projector(tmp_path / "a.gguf")
    require_projector(tmp_path / "b.gguf")
    with pytest.raises(ModelFileError, match="cut off"):
        require_projector(tmp_path / "c.gguf")
