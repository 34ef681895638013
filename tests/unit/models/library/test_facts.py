"""Facts in a file by which a person chooses, read once for each state of the file."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from app.errors import ModelFileError
from app.models.gguf.heads import belongs
from app.models.library.facts import UNKNOWN_SHAPE, FactsStore, FileFacts, family_of
from app.models.library.starter import packaged_file
from tests.fakes.gguf_files import gguf, head_values, model_values


@pytest.fixture
def book(tmp_path: Path) -> FactsStore:
    return FactsStore(tmp_path / "facts.json")


def put(path: Path, **changes: object) -> Path:
    path.write_bytes(gguf(model_values(**changes)))
    return path


def test_the_packaged_model_is_described(book: FactsStore) -> None:
    facts = book.read(packaged_file())
    assert replace(facts, shape=UNKNOWN_SHAPE) == FileFacts("llama", "135M", "Q4_1", 8192, "ChatML", "apache-2.0")
    assert facts.shape.talks
    assert (facts.shape.layers, facts.shape.width, facts.shape.kv_bytes_per_token) == (30, 576, 23_040)


def test_what_decides_whose_a_head_is_is_kept(book: FactsStore, tmp_path: Path) -> None:
    (path := tmp_path / "head.gguf").write_bytes(
        gguf(head_values(**{"general.base_model.0.name": "Tiny 1M"}), [("token_embd.weight", 0)], data=bytes(64))
    )
    model = put(tmp_path / "m.gguf")
    facts = book.read(path)
    assert (facts.made_for, facts.shape.kind, facts.shape.reads) == ("Tiny 1M", "head", (0, 1, 1))
    assert belongs(book.read(model).shape, facts.shape)
    assert book.known([path, model]) == {path: facts, model: book.read(model)}, "and read from the disk alike"


@pytest.mark.parametrize(
    "change", [{"reads": 3}, {"reads": ["a"]}, {"width": "9"}, {"nextn_bytes": None}, {"kv_bytes_per_token": "1"}, None]
)
def test_a_damaged_shape_is_read_again(tmp_path: Path, change: dict[str, object] | None) -> None:
    path, file = put(tmp_path / "m.gguf"), tmp_path / "facts.json"
    whole = FactsStore(file).read(path)
    stored = json.loads(file.read_text())
    (facts,) = stored.values()
    facts["shape"] = change and facts["shape"] | change
    file.write_text(json.dumps(stored))
    assert FactsStore(file).known([path]) == {}
    assert FactsStore(file).read(path) == whole


def test_the_name_helps_where_the_header_is_silent(book: FactsStore, tmp_path: Path) -> None:
    path = put(tmp_path / "Qwen2.5-Coder-7B-Q5_K_M.gguf", general__size_label=None, general__file_type=None)
    facts = book.read(path)
    assert (facts.parameters, facts.quant, facts.licence) == ("7B", "Q5_K_M", "")
    odd = put(tmp_path / "notes-v2b.gguf", general__size_label=None, general__file_type=None)
    assert (book.read(odd).parameters, book.read(odd).quant) == ("", "")


def test_a_file_is_read_again_only_when_it_changed(book: FactsStore, tmp_path: Path) -> None:
    path = put(tmp_path / "m.gguf")
    state = path.stat()
    book.read(path)
    content = path.read_bytes()
    path.write_bytes(bytes(len(content)))
    os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns))
    assert book.read(path).parameters == "1M"  # from what was kept: nothing shows that it changed
    os.utime(path, ns=(state.st_atime_ns, state.st_mtime_ns + 1))
    with pytest.raises(ModelFileError):
        book.read(path)


def test_many_are_read_and_the_broken_ones_passed_over(book: FactsStore, tmp_path: Path) -> None:
    good, bad = put(tmp_path / "good.gguf"), tmp_path / "bad.gguf"
    bad.write_text("<html>")
    facts_read = book.read_all([good, bad, tmp_path / "absent.gguf"])
    assert [type(facts) for facts in facts_read.values()] == [FileFacts, ModelFileError, ModelFileError]
    assert book.read_all([good]) == {good: facts_read[good]}


@pytest.mark.parametrize("content", ["[]", "{", '{"KEY": 3}', '{"KEY": {"architecture": 1}}', "[" * 100_000])
def test_damage_to_what_was_kept_costs_nothing(tmp_path: Path, content: str) -> None:
    path = put(tmp_path / "m.gguf")
    book = FactsStore(tmp_path / "facts.json")
    book.read(path)
    (tmp_path / "facts.json").write_text(
        content.replace("KEY", f"{path}|{path.stat().st_size}|{path.stat().st_mtime_ns}")
    )
    assert book.read(path).architecture == "llama"


def test_hostile_texts_stay_short_and_on_one_line(book: FactsStore, tmp_path: Path) -> None:
    facts = book.read(put(tmp_path / "m.gguf", general__license="a\nb" * 10_000, general__size_label="9\x00B" * 100))
    assert len(facts.licence) <= 80
    assert "\n" not in facts.licence


@pytest.mark.parametrize(
    ("template", "family"),
    [
        ("{{'<|im_start|>' + role}}", "ChatML"), ("<|start_header_id|>", "Llama 3"), ("<start_of_turn>user", "Gemma"),
        ("[INST] <<SYS>>", "Llama 2"), ("[INST] {{ x }}", "Mistral"), ("<|user|>...<|end|>", "Phi"),
        ("<|channel|>analysis<|end|>", "Harmony (gpt-oss)"), ("{{ messages }}", "its own"), (" ", ""),
    ],
)  # fmt: skip
def test_templates_are_told_by_their_marks(template: str, family: str) -> None:
    assert family_of(template) == family
