"""Headers are read whole or refused with a sentence, however hostile, and say what memory a pair takes."""

from __future__ import annotations

import contextlib
import random
import struct
import time
import tracemalloc
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.loading.offload import layers_of
from app.errors import ModelFileError
from app.models.gguf.fit import BUFFERS_BYTES, Fit, ModelMemory, judge, memory_parts
from app.models.gguf.header import HeaderIncomplete, parse_header, read_header, require_model
from app.models.library.starter import packaged_file
from tests.fakes.gguf_files import gguf, model_values, text
from tests.fakes.tiny_qwen35 import qwen35


def test_the_packaged_model_is_read_as_what_it_is() -> None:
    header = read_header(packaged_file())
    assert (header.architecture, header.size_label, header.quant, header.licence) == (
        "llama", "135M", "Q4_1", "apache-2.0",
    )  # fmt: skip
    assert (header.context_length, header.block_count, header.head_count) == (8192, 30, 9)
    assert header.kv_bytes(4096) == 30 * 3 * (64 + 64) * 2 * 4096
    assert (len(header.tokens), header.tokens[1]) == (49152, b"<|im_start|>")
    assert (header.tokenizer_model, header.tokenizer_pre, header.bos_id, header.eos_id) == ("gpt2", "smollm", 1, 2)
    assert (header.add_bos, header.add_eos) == (False, None)
    assert "<|im_start|>" in header.chat_template
    assert header.least_file_bytes < packaged_file().stat().st_size
    places = dict(header.tensors)
    assert len(places) == header.tensor_count == 30 * 9 + 2
    assert {name.split(".")[1] for name in places if name.startswith("blk.")} == {str(i) for i in range(30)}
    assert max(places.values()) == header.least_file_bytes


def test_heads_may_differ_from_block_to_block() -> None:
    header = parse_header(gguf(model_values(llama__attention__head_count_kv=[2, 0])), "x")
    assert header.head_counts_kv == (2, 0)
    assert header.kv_bytes(10) == 2 * (16 + 16) * 2 * 10


_WRONG_TYPES = {"general.name": 5, "llama.context_length": "long", "tokenizer.ggml.tokens": 7}


@pytest.mark.parametrize("values", [{}, _WRONG_TYPES], ids=["not there", "of the wrong type"])
def test_what_a_header_does_not_say_is_unknown(values: dict[str, object]) -> None:
    header = parse_header(gguf({"general.architecture": "llama", **values}), "x")
    assert (header.name, header.tokens, header.context_length, header.kv_bytes(10)) == ("", (), None, None)


@pytest.mark.parametrize("version", [2, 3])
def test_every_shorter_prefix_asks_for_more(version: int) -> None:
    whole = gguf(model_values(), [("a", 0)], version=version)
    parse_header(whole, "x")
    for length in range(8, len(whole) - 32):
        with pytest.raises(HeaderIncomplete):
            parse_header(whole[:length], "x")


_LFS = b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 98362432\n"


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"", "is empty"),
        (_LFS, "only a pointer"),
        (b"<!doctype html><title>404</title>", "web page"),
        ("Dear model, größer ".encode() * 500, "text file"),
        (b"\x7fELF\0\0\0\1" * 100, "not a GGUF"),
        (b"GGUF", "cut off"),
        (b"GGUF" + struct.pack(">I", 3), "big-endian"),
        (b"GGUF" + struct.pack("<I", 1), "outdated"),
        (b"GGUF" + struct.pack("<I", 77), "does not know"),
        (gguf(model_values())[:300], "cut off"),
        (gguf(model_values(), [("a", 0), ("b", 5_000_000)], data=bytes(1000)), "cut off: only 0 MB of at least 5 MB"),
    ],
)
def test_what_is_no_whole_model_is_refused_in_one_sentence(tmp_path: Path, content: bytes, says: str) -> None:
    path = tmp_path / "model.gguf"
    path.write_bytes(content)
    with pytest.raises(ModelFileError, match=says) as refusal:
        read_header(path)
    assert refusal.value.sentence.startswith("model.gguf ")
    assert "\n" not in refusal.value.sentence


def test_a_missing_file_and_a_folder_are_told_apart(tmp_path: Path) -> None:
    for look in (read_header, require_model):
        with pytest.raises(ModelFileError, match="no file"):
            look(tmp_path / "absent.gguf")
        with pytest.raises(ModelFileError, match="folder"):
            look(tmp_path)


_HEAD = struct.pack("<4sI", b"GGUF", 3)


def _array_of_strings(count: int) -> bytes:
    return _HEAD + struct.pack("<QQ", 0, 1) + text("tokenizer.ggml.tokens") + struct.pack("<IIQ", 9, 8, count)


@pytest.mark.parametrize(
    "content",
    [
        _HEAD + struct.pack("<QQ", 0, 10**12),
        _HEAD + struct.pack("<QQ", 10**12, 0),
        _HEAD + struct.pack("<QQ", 0, 1) + struct.pack("<Q", 10**10),
        _HEAD + struct.pack("<QQ", 0, 1) + text("k") + struct.pack("<IQ", 8, 2**64 - 1),
        _array_of_strings(2**63),
        _array_of_strings(10**10),
        _array_of_strings(1) + struct.pack("<Q", 10**10),
        _HEAD + struct.pack("<QQ", 0, 1) + text("k") + struct.pack("<IIQ", 9, 4, 2**62),
        _HEAD + struct.pack("<QQ", 0, 1) + text("k") + struct.pack("<IIQ", 9, 9, 1) * 1000,
        _HEAD + struct.pack("<QQ", 0, 1) + text("k") + struct.pack("<I", 99),
        _HEAD + struct.pack("<QQ", 0, 2) + (text("k") + struct.pack("<II", 4, 1)) * 2,
        _HEAD + struct.pack("<QQ", 1, 0) + text("t") + struct.pack("<I", 2**32 - 1),
    ],
)
def test_hostile_claims_are_refused_at_once_and_in_little_memory(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "hostile.gguf"
    path.write_bytes(content + bytes(10_000))
    began = time.perf_counter()
    tracemalloc.start()
    try:
        with pytest.raises(ModelFileError, match=r"hostile\.gguf"):
            read_header(path)
        assert tracemalloc.get_traced_memory()[1] < 10_000_000
    finally:
        tracemalloc.stop()
    assert time.perf_counter() - began < 20  # a hang, not a speed: the machine may be busy


@settings(max_examples=300)
@given(st.data())
def test_a_mutated_header_is_read_or_refused_never_more(data: st.DataObject) -> None:
    content = bytearray(gguf(model_values(), [("a", 0), ("b", 64)], data=bytes(128)))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(content) - 8))
        content[at : at + 8] = data.draw(st.binary(min_size=8, max_size=8))
    with contextlib.suppress(ModelFileError, HeaderIncomplete):
        parse_header(bytes(content), "x")


@pytest.mark.parametrize("key", ["context_length", "block_count", "embedding_length", "block_size"])
@pytest.mark.parametrize("number", [2**31, 2**32 - 1])
def test_a_size_that_no_model_has_is_refused_with_the_number(key: str, number: int) -> None:
    with pytest.raises(ModelFileError, match=rf"a {key.replace('_', ' ')} of {number:,}, which no model has\.$"):
        parse_header(gguf(model_values(**{f"llama__{key}": number})), "x.gguf")


TARGET, DRAFT = ModelMemory(5_000_000_000, 131_072), ModelMemory(800_000_000, 32_768)
NO_STATE = {"qwen35.ssm.inner_size": None, "qwen35.ssm.state_size": None, "qwen35.ssm.conv_kernel": None}
FIXED = 5_800_000_000 + 2 * BUFFERS_BYTES


@pytest.mark.parametrize(("free_gb", "fit"), [(16, Fit.FITS), (7.5, Fit.TIGHT), (7, Fit.WONT), (4, Fit.WONT)])
def test_weights_and_both_caches_count(free_gb: float, fit: Fit) -> None:
    verdict = judge([TARGET, DRAFT], 4096, int(free_gb * 1e9))
    assert verdict.needed_bytes == FIXED + 4096 * (131_072 + 32_768)
    assert verdict.fit is fit
    assert fit.value.replace("'", "") in verdict.sentence.lower().replace("'", "")


def test_the_context_that_would_fit_does_fit_and_the_next_does_not() -> None:
    free = FIXED + 3_000 * (131_072 + 32_768)
    most = judge([TARGET, DRAFT], 8192, free).most_context_tokens
    assert most == 2048
    assert (
        judge([TARGET, DRAFT], most, free).needed_bytes <= free < judge([TARGET, DRAFT], most + 1024, free).needed_bytes
    )


def test_a_header_says_what_a_token_of_cache_takes() -> None:
    header = parse_header(gguf(model_values()), "tiny")
    # 2 blocks × 2 heads × (16 + 16) numbers × 2 bytes
    assert ModelMemory.of(1_000_000, header) == ModelMemory(1_000_000, 256)
    assert ModelMemory.of(1_000_000, parse_header(gguf({"general.architecture": "llama"}), "bare")) is None


def test_the_running_states_of_a_hybrid_count_with_their_copies() -> None:
    header = parse_header(qwen35(), "hybrid")
    # one block: 3 columns of a convolution over 128 channels, and 4 matrices of 16 × 16; 4 bytes each
    state = 4 * (3 * 128 + 4 * 16 * 16)
    assert ModelMemory.of(100 * state, header).state_bytes == (1 + 10) * state
    assert judge([ModelMemory(0, 0, state_bytes=state)], 4096, 10**9).needed_bytes == BUFFERS_BYTES + state
    heavier, lighter = layers_of(header, 10**6, 512), layers_of(parse_header(qwen35(changes=NO_STATE), "x"), 10**6, 512)
    assert sum(heavier.block_bytes) - sum(lighter.block_bytes) == pytest.approx(
        (1 + 17) * state, abs=state // 10
    )  # the headers differ in length


def test_layers_to_guess_with_take_room_on_a_device_only_where_they_are_used() -> None:
    header = parse_header(qwen35(), "hybrid")
    alone, itself = layers_of(header, 10**6, 512), layers_of(header, 10**6, 512, own_layers=True)
    assert alone.block_bytes[:2] == itself.block_bytes[:2]
    assert alone.block_bytes[2] == 0 < itself.block_bytes[2]
    assert alone.count == itself.count == 4


CONTEXT = 4096


def test_the_figures_add_up_whatever_the_sizes() -> None:
    sizes = random.Random(7)
    for _ in range(500):
        weights = [ModelMemory(sizes.randrange(10**10), sizes.randrange(200_000)) for _ in range(2)]
        parts = memory_parts(weights, CONTEXT)
        needed = judge(weights, CONTEXT, 10**12).needed_bytes
        assert f"{parts.total / 1e9:.1f}" == f"{needed / 1e9:.1f}"
        assert abs(parts.writer - weights[0].file_bytes) <= 10**8
