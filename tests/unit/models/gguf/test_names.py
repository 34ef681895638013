"""Names of models, of files from the Hub, and of a model's projector."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.errors import ModelFileError, NotOnHub
from app.models.gguf.file_names import file_in, is_safe_path, repo_in
from app.models.gguf.header import parse_header, read_header
from app.models.gguf.names import name_in_words, quant_of, stem_in_words
from app.models.gguf.projectors import projector_beside, require_projector
from app.models.library.starter import packaged_file
from tests.fakes import tiny_gguf
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.tiny_projector import projector


def test_the_starter_has_its_own_spelling() -> None:
    assert name_in_words(read_header(packaged_file()), packaged_file()) == "SmolLM2 135M Instruct (Q4_1)"


def test_a_file_name_that_says_nothing_gives_way_to_the_name_inside() -> None:
    header = parse_header(gguf(model_values()), "x")
    assert name_in_words(header, Path("sha256-0a1b2c")) == "Tiny 1M (Q8_0)"
    assert name_in_words(header, Path("My-tiny-1M.Q8_0.gguf")) == "My tiny 1M (Q8_0)"


@pytest.mark.parametrize(
    ("name", "words", "quant"),
    [
        ("Llama-3.2-1B-Instruct-Q8_0.gguf", "Llama 3.2 1B Instruct", "Q8_0"),
        ("Qwen2.5-Coder-7B-Instruct-Q4_K_M.gguf", "Qwen2.5 Coder 7B Instruct", "Q4_K_M"),
        ("gemma-3-4b-it-UD-IQ2_XXS.gguf", "gemma 3 4b it", "UD-IQ2_XXS"),
        ("m-BF16-00001-of-00002.gguf", "m", "BF16"),
        ("plain.gguf", "plain", ""),
    ],
)
def test_names_of_files_in_words(name: str, words: str, quant: str) -> None:
    assert stem_in_words(Path(name)) == words
    assert quant_of(Path(name)) == quant


@pytest.mark.parametrize(
    "name",
    ["../x.gguf", "a/../x.gguf", "/x.gguf", "a//x.gguf", "a\\x.gguf", "C:x.gguf", "con.gguf",
     "a/NUL/x.gguf", "lpt1.gguf", "COM².gguf", "conout$.gguf",
     ".x.gguf", "x\0.gguf", "x\n.gguf", "x.gguf.", "a /x.gguf", "",
     "x" * 300 + ".gguf", "a?.gguf"],
)  # fmt: skip
def test_dangerous_names_are_refused(name: str) -> None:
    assert not is_safe_path(name)
    with pytest.raises(NotOnHub):
        file_in(f"hf:owner/repo/{name}")


@pytest.mark.parametrize("repo", ["..", "../..", "a/..", "/", "", "a", "con/nul", ".a/b", "a/b:c", "-a/b", "https://x"])
def test_dangerous_repositories_are_refused(repo: str) -> None:
    with pytest.raises(NotOnHub):
        repo_in(repo)


@pytest.mark.parametrize(
    "text",
    ["hf:owner/re.po-GGUF/sub/m-Q8_0.gguf", "https://huggingface.co/owner/re.po-GGUF/blob/main/sub/m-Q8_0.gguf?x=1",
     "hf.co/owner/re.po-GGUF/resolve/main/sub/m-Q8_0.gguf"],
)  # fmt: skip
def test_references_and_links_name_the_same_file(text: str, tmp_path: Path) -> None:
    file = file_in(text)
    assert file.reference == "hf:owner/re.po-GGUF/sub/m-Q8_0.gguf"
    assert file.below(tmp_path) == tmp_path / "owner" / "re.po-GGUF" / "sub" / "m-Q8_0.gguf"
    assert repo_in(text) == "owner/re.po-GGUF"


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
