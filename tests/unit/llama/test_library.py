"""llama.cpp's library: errors of a load, functions that it may lack, and texts too long to be split at once."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.errors import ModelFileError, NotEnoughMemory, WorldError
from app.llama.load_errors import load_error
from app.llama.long_runs import LONGEST_RUN, cut
from app.llama.model import Model
from app.llama.private.layer_states import LayerStateFunctions, layer_state_functions
from tests.fakes import tiny_gguf

_LOADING = "llama_model_load: error loading model: "
_AFTER = "; llama_model_load_from_file_impl: failed to load model"
_VOCABULARY = _LOADING + "error loading model vocabulary: "


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "model.gguf"
    path.write_bytes(tiny_gguf.llama())
    return path


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (_VOCABULARY + "unknown tokenizer: 'novel'", "newer than this version.*novel"),
        ("gguf_init_from_reader: tensor 'a.weight' has invalid ggml type 99. should be in [0, 42); " + _LOADING
         + "llama_model_loader: failed to load model from m.gguf", "newer than this version.*invalid ggml type 99"),
        (_LOADING + "done_getting_tensors: wrong number of tensors; expected 30, got 28", "newer than this version"),
        (_VOCABULARY + "invalid gguf type for tokenizer.ggml.scores", "says: invalid gguf type"),
        (_LOADING + "missing tensor 'output_norm.weight'", "says: missing tensor 'output_norm.weight'"),
        (_LOADING + "check_tensor_dims: tensor 'a.weight' has wrong shape; expected 64, 259, got 64, 260",
         "says: tensor 'a.weight' has wrong shape"),
        (_LOADING + "tensor 'a.weight' data is not within the file bounds, model is corrupted or incomplete",
         "incomplete or damaged. Download it again."),
        (_LOADING + "llama_model_loader: failed to load model from m.gguf", "incomplete or damaged"),
        ("", "incomplete or damaged"),
    ],
)  # fmt: skip
def test_the_reason_is_llama_cpps_own(file, reason, words):
    error = load_error(file, reason + _AFTER if reason else reason)
    assert isinstance(error, ModelFileError)
    with pytest.raises(ModelFileError, match=words):
        raise error


@pytest.mark.parametrize(
    ("reason", "kind", "words"),
    [
        ("ggml_backend_cpu_buffer_type_alloc_buffer: failed to allocate buffer of size 99", NotEnoughMemory, "memory"),
        (_LOADING + "mmap failed: Cannot allocate memory", NotEnoughMemory, "memory"),
        (_LOADING + "unable to allocate CPU buffer", NotEnoughMemory, "memory"),
        (_LOADING + "std::bad_alloc", NotEnoughMemory, "memory"),
        ("gguf_init_from_file: failed to open GGUF file 'm.gguf' (Too many open files)", WorldError, "Too many open"),
        (_LOADING + "failed to open m.gguf: Permission denied", WorldError, "cannot be read: Permission denied"),
        (_LOADING + "read error: Input/output error", WorldError, "cannot be read: Input/output error"),
        (_LOADING + "mmap failed: No such device", WorldError, "cannot be read: No such device"),
    ],
)
def test_what_the_computer_lacks_is_not_blamed_on_the_file(file, reason, kind, words):
    error = load_error(file, reason + _AFTER)
    assert type(error) is kind
    assert words in error.sentence


def test_a_file_that_is_gone_is_not_called_damaged(tmp_path):
    assert "There is no file" in load_error(tmp_path / "gone.gguf", _LOADING + "missing tensor 'a'").sentence


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"tokenizer.ggml.pre": "brand-new"}, "newer than this version.*brand-new"),
        ({"tokenizer.ggml.add_bos_token": 1}, "llama.cpp says: key tokenizer.ggml.add_bos_token has wrong type u32"),
        ({"tokenizer.ggml.scores": ["a", "b"]}, "tokenizer.ggml.scores"),
        ({"llama.block_count": None}, "llama.cpp says: key not found in model: llama.block_count"),
        ({"general.architecture": "brain"}, r"of a kind this version cannot run \(brain\)"),
    ],
)
def test_what_a_real_file_is_refused_for(tmp_path, changes, words):
    path = tmp_path / "model.gguf"
    path.write_bytes(tiny_gguf.llama(changes=changes))
    with pytest.raises(ModelFileError, match=words):
        Model(path)


def test_the_pinned_library_has_all_of_them():
    assert layer_state_functions().missing == ()


@pytest.mark.parametrize(
    "exported",
    [
        "llama_get_embeddings_layer_inp",  # should it move to the stable interface
        "_Z30llama_get_embeddings_layer_inpP13llama_contextj",
        "?llama_get_embeddings_layer_inp@@YAPEAMPEAUllama_context@@I@Z",
    ],
)
def test_a_function_is_found_by_the_names_that_compilers_give_it(exported: str):
    function = SimpleNamespace()
    functions = LayerStateFunctions(SimpleNamespace(**{exported: function}))
    assert functions.llama_get_embeddings_layer_inp is function
    assert len(function.argtypes) == 2
    assert "llama_get_embeddings_layer_inp" not in functions.missing


def test_a_function_that_a_library_lacks_is_named():
    empty = LayerStateFunctions(SimpleNamespace())
    assert "llama_set_embeddings_layer_inp" in empty.missing
    with pytest.raises(AttributeError, match="llama_model_target_layer_ids"):
        _ = empty.llama_model_target_layer_ids


MARK = "<|im_end|>"
MARKS = re.compile(re.escape(MARK))


@pytest.mark.parametrize(
    "text",
    ["", "word " * 5000, "a, b\n" * 5000, "x" * LONGEST_RUN, "ab, " * 5000 + " " * (LONGEST_RUN - 10) + "ab, " * 900],
    ids=["nothing", "words in one line", "lines", "a long word", "many blanks"],
)
def test_a_common_text_stays_whole_or_is_cut_before_a_blank(text: str) -> None:
    parts = cut(text, None)
    assert "".join(parts) == text
    assert all(part[0] == " " for part in parts[1:])
    assert len(parts) == 1 or "," not in text


@pytest.mark.parametrize(
    "letter", ["a", "1", "!", " ", "\n", "世", "\U0001f600", "\u3000", "\u3000 ", "a\u00a0", "\x1c!"]
)
def test_no_part_has_a_longer_run(letter: str) -> None:
    parts = cut(letter * 20_000, None)
    assert "".join(parts) == letter * 20_000
    assert max(map(len, parts)) <= LONGEST_RUN


def test_no_mark_is_cut_through() -> None:
    chance = random.Random(5)
    text = "".join(MARK if chance.random() < 0.1 else "x" * chance.randrange(90) for _ in range(3000))
    parts = cut(text, MARKS)
    assert "".join(parts) == text
    assert len(parts) > 50
    assert sum(len(MARKS.findall(part)) for part in parts) == len(MARKS.findall(text))
    assert max(map(len, parts)) <= LONGEST_RUN + len(MARK)
