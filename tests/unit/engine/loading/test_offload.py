"""Layers go to the device as far as they fit beside everything else, the draft's first; failures cost layers only."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.engine.loading.offload import Layers, draft_layers, layers_of, target_layers, with_fewer_layers
from app.errors import ModelFileError, NotEnoughMemory
from app.models.gguf.fit import BUFFERS_BYTES
from app.models.gguf.header import parse_header, read_header
from app.models.library.starter import packaged_file
from tests.fakes.gguf_files import gguf, model_values

MB = 1_000_000
GIB = 1024**3
BIG = Layers((400 * MB,) * 32, 500 * MB)
SMALL = Layers((50 * MB,) * 16, 250 * MB)


@dataclass(frozen=True)
class Card:
    """A scripted device."""

    free_bytes: int
    total_bytes: int = 24 * GIB


def test_a_large_card_takes_both_whole():
    card = Card(23 * GIB)
    assert target_layers([card], BIG, SMALL, None) == BIG.count == 33
    assert draft_layers([card], SMALL) == 17


def test_a_small_card_takes_the_draft_whole_and_of_the_target_what_is_left():
    card = Card(7 * GIB, 8 * GIB)
    layers = target_layers([card], BIG, SMALL, None)
    assert 0 < layers < BIG.count
    assert layers < target_layers([card], BIG, None, None)
    rest = Card(card.free_bytes - BIG.bytes_of(layers), card.total_bytes)
    assert draft_layers([rest], SMALL) == SMALL.count


def test_a_draft_kept_off_the_device_leaves_its_room_to_the_target():
    card = Card(7 * GIB, 8 * GIB)
    assert target_layers([card], BIG, SMALL, 0) == target_layers([card], BIG, None, None)
    assert target_layers([card], BIG, SMALL, 500) == target_layers([card], BIG, SMALL, None)


@pytest.mark.parametrize("cards", [[], [Card(0)], [Card(200 * MB)], [Card(600 * MB, 12 * GIB)]])
def test_without_room_nothing_goes_to_a_device(cards):
    assert target_layers(cards, BIG, SMALL, None) == 0
    assert draft_layers(cards, SMALL) == 0


def test_two_cards_take_more_than_one_and_less_than_one_of_their_sum():
    one, two = Card(6 * GIB, 6 * GIB), Card(12 * GIB, 12 * GIB)
    assert (
        target_layers([one], BIG, None, None)
        < target_layers([one, one], BIG, None, None)
        < target_layers([two], BIG, None, None)
    )


@given(
    free=st.integers(0, 32 * GIB),
    total=st.integers(0, 32 * GIB),
    blocks=st.lists(st.integers(0, 2 * GIB), min_size=1, max_size=40),
    output=st.integers(0, GIB),
    beside=st.booleans(),
)
def test_room_is_always_left(free: int, total: int, blocks: list[int], output: int, beside: bool) -> None:
    card, target = Card(free, total), Layers(tuple(blocks), output)
    draft = SMALL if beside else None
    layers = target_layers([card], target, draft, None)
    assert 0 <= layers <= target.count
    taken = target.bytes_of(layers)
    if draft is not None:
        taken += draft.bytes_of(draft.most_within(free - max(256 * 1024**2, int(total * 0.05))))
    assert taken == 0 or taken <= free - max(256 * 1024**2, int(total * 0.05))


def test_layers_of_the_packaged_model_add_up_to_its_weights_and_cache() -> None:
    path = packaged_file()
    header, size = read_header(path), path.stat().st_size
    layers = layers_of(header, size, 4096)
    assert layers.count == 31
    weights = size - min(start for _, start in header.tensors)
    cache = header.kv_bytes(4096)
    assert cache is not None
    assert sum(layers.block_bytes) + layers.output_bytes == weights + cache
    assert layers.output_bytes > 49152 * 576 // 2, "the matrix that reads words writes them too"


def test_a_matrix_that_only_reads_words_stays_with_the_processor() -> None:
    values = model_values()
    tensors = [("token_embd.weight", 0), ("blk.0.a", 1000), ("blk.1.a", 1100), ("output.weight", 1200)]
    header = parse_header(gguf(values, tensors), "x")
    start = header.tensors[0][1]
    layers = layers_of(header, start + 1500, 0)
    assert (layers.block_bytes, layers.output_bytes) == ((100, 100), 300)


def test_blocks_described_in_other_parts_of_a_model_are_taken_as_equal() -> None:
    header = parse_header(gguf(model_values(), [("token_embd.weight", 0), ("blk.0.a", 1000)]), "x")
    layers = layers_of(header, 10_000, 10)
    cache = 2 * (16 + 16) * 2 * 10
    assert (layers.block_bytes, layers.output_bytes) == ((5000 + cache,) * 2, 5000)


def test_a_header_without_heads_counts_the_largest_cache() -> None:
    header = parse_header(
        gguf(model_values(llama__attention__head_count_kv=None, llama__attention__head_count=None)), "x"
    )
    assert layers_of(header, 0, 10).block_bytes == (64 * 4 * 10,) * 2


def test_a_load_that_fails_is_tried_with_half_the_layers_and_then_with_none() -> None:
    tried: list[int] = []

    def load(most: int):
        def attempt(layers: int) -> str:
            tried.append(layers)
            if layers > most:
                raise NotEnoughMemory("Too much.")
            return f"loaded {layers}"

        return attempt

    assert with_fewer_layers(33, load(40)) == "loaded 33"
    assert with_fewer_layers(33, load(20)) == "loaded 16"
    assert with_fewer_layers(33, load(5)) == "loaded 0"
    assert with_fewer_layers(1, load(0)) == "loaded 0"
    assert with_fewer_layers(0, load(0)) == "loaded 0"
    assert tried == [33, 33, 16, 33, 16, 0, 1, 0, 0]


def test_a_file_that_cannot_be_loaded_at_all_fails_once_without_a_device() -> None:
    tried: list[int] = []

    def damaged(layers: int) -> None:
        tried.append(layers)
        raise ModelFileError("Damaged.")

    with pytest.raises(ModelFileError, match="Damaged"):
        with_fewer_layers(8, damaged)
    assert tried == [8, 4, 0]


def test_no_layer_takes_no_buffers() -> None:
    assert BIG.bytes_of(0) == 0
    assert BIG.bytes_of(1) == 500 * MB + BUFFERS_BYTES + 500 * MB
    assert BIG.bytes_of(33) == 500 * MB + 32 * 400 * MB + BUFFERS_BYTES
