"""Names and rules of llama.cpp that are kept by hand, against the installed library, so that none gets old in silence.

The library itself is the judge: what it exports is called, and its rule for vocabularies is asked by loading some.
Names to ask about come from its file, where a name that its code compares with stands as a string. A linker lays a
string into one that ends with it, so some ends are asked about too; a name that hides elsewhere is left to the test
that fails for every other release and says where to look.
"""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path

import pytest

from app.errors import ModelFileError
from app.llama.library import api
from app.llama.model import Model
from app.models.gguf import compatibility, heads
from app.models.gguf.fit import ROLLS_BACK
from app.models.gguf.header import ASSISTANT, FILE_TYPES, parse_header
from tests.fakes.gguf_files import gguf, model_values, vocabulary

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there the library exports its C interface alone")

READ_IN = "0.3.36"
"""The release of llama-cpp-python whose sources the lists were read in that nothing exported tells."""
NOT_COUNTED = {"qwen4exp", "deepseek4", "glm5-next"}
"""Can take guesses back, but have states of shapes that are not counted here."""
CANNOT_TAKE_BACK = {"deepseek4", "qwen3next"}
"""Have guessing layers that are not used: a wrong guess could not be taken back."""
NAMED = compatibility.ADDS_BOS_UNASKED | compatibility.NO_BEGIN_UNSAID
_VOCABULARIES = {
    "SPM": api.LLAMA_VOCAB_TYPE_SPM, "BPE": api.LLAMA_VOCAB_TYPE_BPE, "WPM": api.LLAMA_VOCAB_TYPE_WPM,
    "UGM": api.LLAMA_VOCAB_TYPE_UGM, "RWKV": api.LLAMA_VOCAB_TYPE_RWKV, "PLaMo-2": api.LLAMA_VOCAB_TYPE_PLAMO2,
}  # fmt: skip


@cache
def architectures() -> dict[str, int]:
    """All that the library knows, with the numbers it counts them by."""
    name = api._lib._Z13llm_arch_name8llm_arch
    name.restype, name.argtypes = ctypes.c_char_p, [ctypes.c_int]
    known: dict[str, int] = {}
    while (kind_name := name(len(known)).decode()) != "unknown":
        known[kind_name] = len(known)
    return known


def of_a_kind(function: str) -> set[str]:
    """The architectures of which one of the library's own tests is true."""
    test = getattr(api._lib, f"_Z{len(function)}{function}RK8llm_arch")
    test.restype, test.argtypes = ctypes.c_bool, [ctypes.POINTER(ctypes.c_int)]
    return {name for name, number in architectures().items() if test(ctypes.byref(ctypes.c_int(number)))}


@cache
def library_bytes() -> bytes:
    return Path(api._lib._name).read_bytes()


def test_the_library_names_its_architectures():
    assert len(architectures()) > 100


def test_what_keeps_a_state_and_what_takes_guesses_back_is_what_the_library_says():
    assert of_a_kind("llm_arch_is_recurrent") | of_a_kind("llm_arch_is_hybrid") == compatibility.KEEPS_A_STATE
    assert of_a_kind("llm_arch_supports_rs_rollback") == ROLLS_BACK | NOT_COUNTED


def test_the_architectures_whose_layers_guess_are_those_with_a_graph_for_it():
    classes = re.findall(rb"_ZTVN(\d+)(llama_model_\w+)", library_bytes())
    with_graph = {
        name[len("llama_model_") : int(length)].decode()
        for length, name in classes
        if name[int(length) :].startswith(b"9graph_mtp")
    }
    bare: Callable[[str], str] = lambda name: re.sub(r"[^a-z0-9]", "", name)  # noqa: E731
    assert {bare(name) for name in with_graph} == {bare(name) for name in heads.OWN_LAYERS | CANNOT_TAKE_BACK}


def test_every_architecture_that_is_named_is_one():
    named = heads.LAYER_INPUTS | heads.STATE_AFTER_LAST | heads.OWN_LAYERS | heads.HEADS | {ASSISTANT}
    assert named <= set(architectures())
    assert not heads.OTHER_SPELLINGS & set(architectures())
    assert heads.STATE_AFTER_LAST | heads.INPUT_AFTER_LAST <= heads.LAYER_INPUTS


def test_what_only_the_sources_tell_was_read_in_this_release():
    assert version("llama-cpp-python") == READ_IN, (
        "Nothing that is exported tells which architectures hand out their layers' inputs: look in src/models of the "
        "new sources for `t_layer_inp[`, and in src/llama-vocab.cpp for `tokenizer_model ==` and `tokenizer_pre ==`. "
        "Mend heads.LAYER_INPUTS, heads.STATE_AFTER_LAST, heads.INPUT_AFTER_LAST and compatibility, then this version."
    )


def test_precisions_have_the_library_s_numbers():
    known = {getattr(api, name): name for name in dir(api) if name.startswith("LLAMA_FTYPE_")}
    names = {number: re.sub(r"^LLAMA_FTYPE_(ALL|MOSTLY)_", "", known[number]) for number in FILE_TYPES}
    assert names == {number: {"MXFP4": "MXFP4_MOE"}.get(name, name) for number, name in FILE_TYPES.items()}


class Rule:
    """Rules of a vocabulary, by the library and by us."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "vocabulary.gguf"

    def compare(self, **keys: object) -> tuple[tuple[object, ...], tuple[object, ...]] | None:
        """(kind, adds begin, adds end, begin, end), by the library and by us; ``None`` where it knows no such name."""
        tokens = [*vocabulary(120), "\n", "Ċ"]  # the library looks for an end of line
        kinds = [1] * len(tokens)
        if keys.get("tokenizer__ggml__model") == "plamo2":  # it alone asks for each byte; another one ends the process
            tokens += [f"<0x{number:02X}>" for number in range(256)]
            kinds += [6] * 256
        values = model_values(
            tokens, **{"tokenizer__ggml__bos_token_id": None, "tokenizer__ggml__eos_token_id": None, **keys}
        )
        values |= {
            "llama.feed_forward_length": 128,
            "llama.attention.layer_norm_rms_epsilon": 1e-5,
            "tokenizer.ggml.merges": ["a b"],
            "tokenizer.ggml.token_type": kinds,
        }
        self._file.write_bytes(gguf(values))
        try:
            model = Model(self._file, vocabulary_alone=True)
        except ModelFileError:
            return None
        try:
            vocab = api.llama_model_get_vocab(model.handle)
            theirs = (
                api.llama_vocab_type(vocab), api.llama_vocab_get_add_bos(vocab), api.llama_vocab_get_add_eos(vocab),
                api.llama_vocab_bos(vocab), api.llama_vocab_eos(vocab),
            )  # fmt: skip
        finally:
            model.close()
        header = parse_header(self._file.read_bytes(), "x")
        ours = (
            _VOCABULARIES.get(compatibility.vocabulary_kind(header)), compatibility.adds_bos(header),
            compatibility.adds_eos(header), _id(compatibility.begin_token(header)),
            _id(compatibility.end_token(header)),
        )  # fmt: skip
        return theirs, ours


def _id(number: int | None) -> int:
    return -1 if number is None else number


@pytest.fixture
def rule(tmp_path: Path) -> Rule:
    return Rule(tmp_path)


def names_in_the_library() -> list[str]:
    """Return likely names of vocabularies: strings of the library that look like one, and what they end with."""
    whole = {name.decode() for name in re.findall(rb"(?<=\0)[a-z][a-z0-9._-]{1,26}(?=\0)", library_bytes())}
    ends = {name[match.end() :] for name in whole for match in re.finditer(r"-", name)}
    likely = {name for name in whole | ends if name.count("_") < 2 and not re.search(r"\w\.[a-z]\w|_[a-z]{4}", name)}
    return sorted(name for name in likely | set(architectures()) if len(name) > 1)


def test_each_kind_of_vocabulary_is_told_as_the_library_tells_it(rule: Rule):
    candidates = {name for name in names_in_the_library() if re.fullmatch(r"[a-z]+[0-9]?", name)} | {"rwkv", "plamo2"}
    pairs_compared = {name: rule.compare(tokenizer__ggml__model=name) for name in sorted(candidates - {"none", "test"})}
    known = {name: answer for name, answer in pairs_compared.items() if answer is not None}
    assert set(known) == set(compatibility.VOCABULARY_KINDS)
    assert {name: answer for name, answer in known.items() if answer[0] != answer[1]} == {}


@pytest.mark.nightly("asks about each name that may be one; daily, about those that are kept")
def test_no_name_of_a_vocabulary_is_missing(rule: Rule):
    pairs_compared = {name: rule.compare(tokenizer__ggml__pre=name) for name in names_in_the_library()}
    known = {name: answer for name, answer in pairs_compared.items() if answer is not None}
    assert len(known) > 80, "few of its names are found in its file any more"
    assert set(known) >= NAMED
    assert {name: answer for name, answer in known.items() if answer[0] != answer[1]} == {}


def test_what_a_text_begins_with_by_itself_is_told_as_the_library_tells_it(rule: Rule):
    pairs_compared = {name: rule.compare(tokenizer__ggml__pre=name) for name in NAMED | {"smollm", "gemma4"}}
    assert {name: answer for name, answer in pairs_compared.items() if answer is None or answer[0] != answer[1]} == {}
