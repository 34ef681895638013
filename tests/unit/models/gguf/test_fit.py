"""Fit of a pair, and the longest text that fits."""

from __future__ import annotations

import random

import pytest

from app.engine.loading.offload import layers_of
from app.models.gguf.fit import BUFFERS_BYTES, Fit, ModelMemory, judge, memory_parts
from app.models.gguf.header import parse_header
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.tiny_qwen35 import qwen35

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
