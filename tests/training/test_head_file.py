"""A head's file: what the program and llama.cpp read in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np
import pytest
from gguf import GGMLQuantizationType, GGUFReader

from app.llama.model import Model
from app.models.gguf.compatibility import compare
from app.models.gguf.header import read_header
from app.models.library.starter import packaged_file
from tests.training.head_file import About, read_head, write_head
from tests.training.options import KINDS

WIDTH, FEED_FORWARD = 576, 64
ABOUT = About("A head", "Made for a test.")
VOCABULARY = np.arange(100, 420, 5)


def tensors(rows: int = len(VOCABULARY), feed_forward: int = FEED_FORWARD) -> dict[str, np.ndarray]:
    chance = np.random.default_rng(1)
    shapes = {
        "fc.weight": (WIDTH, 3 * WIDTH),
        "blk.0.attn_norm.weight": (WIDTH,),
        "blk.0.attn_norm_2.weight": (WIDTH,),
        "blk.0.attn_q.weight": (WIDTH, 2 * WIDTH),
        "blk.0.attn_k.weight": (WIDTH, 2 * WIDTH),
        "blk.0.attn_v.weight": (WIDTH, 2 * WIDTH),
        "blk.0.attn_output.weight": (WIDTH, WIDTH),
        "blk.0.ffn_norm.weight": (WIDTH,),
        "blk.0.ffn_gate.weight": (feed_forward, WIDTH),
        "blk.0.ffn_up.weight": (feed_forward, WIDTH),
        "blk.0.ffn_down.weight": (WIDTH, feed_forward),
        "output_norm.weight": (WIDTH,),
        "output.weight": (rows, WIDTH),
    }
    return {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


def written(
    folder: Path,
    vocabulary: np.ndarray = VOCABULARY,
    weights: Mapping[str, np.ndarray] | None = None,
    **kinds: GGMLQuantizationType,
) -> Path:
    path = folder / "head.gguf"
    write_head(path, weights or tensors(), vocabulary, packaged_file(), (9, 21, 29), ABOUT, kinds)
    return path


def test_the_program_knows_whose_head_it_is(tmp_path: Path):
    header = read_header(written(tmp_path))
    assert compare(read_header(packaged_file()), header).ok
    assert (header.architecture, header.name, header.target_layers) == ("eagle3", "A head", (9, 21, 29))


def test_llama_cpp_loads_it(tmp_path: Path):
    model = Model(written(tmp_path))
    try:
        assert model.vocabulary.size == 49152
    finally:
        model.close()


def test_it_says_where_it_comes_from(tmp_path: Path):
    fields = GGUFReader(written(tmp_path)).fields
    assert fields["general.license"].contents() == "apache-2.0"
    assert fields["general.author"].contents() == "Draftlight"
    assert fields["general.base_model.0.name"].contents() == "SmolLM2-135M-Instruct"


def test_weights_and_vocabulary_come_back_as_they_were(tmp_path: Path):
    path = written(tmp_path, ffn_down=GGMLQuantizationType.F32)
    stored = {tensor.name: tensor for tensor in GGUFReader(path).tensors}
    for name in ("blk.0.attn_norm.weight", "blk.0.ffn_down.weight"):
        assert np.array_equal(stored[name].data, tensors()[name])
    assert stored["output.weight"].tensor_type is GGMLQuantizationType.Q8_0
    assert stored["d2t"].data.tolist() == VOCABULARY.tolist()


def test_learning_goes_on_from_what_a_file_has(tmp_path: Path):
    head = read_head(written(tmp_path, ffn_down=GGMLQuantizationType.F32))
    assert head.layers == (9, 21, 29)
    assert head.vocabulary.tolist() == VOCABULARY.tolist()
    assert head.tensors.keys() == tensors().keys()
    assert np.array_equal(head.tensors["blk.0.ffn_down.weight"], tensors()["blk.0.ffn_down.weight"])
    rounded = head.tensors["output.weight"] - tensors()["output.weight"]
    assert 0 < np.abs(rounded).max() < 0.02  # Q8_0


@pytest.mark.parametrize("vocabulary", [np.zeros(64, int), np.arange(49_120, 49_184), np.arange(-1, 63), np.arange(63)])
def test_a_vocabulary_that_does_not_fit_is_refused(tmp_path: Path, vocabulary: np.ndarray):
    with pytest.raises(ValueError, match="vocabulary"):
        written(tmp_path, vocabulary)
    assert not list(tmp_path.iterdir())


def test_the_usual_kinds_make_a_file_that_can_be_shipped(tmp_path: Path):
    """Of the starter's shape, with a draft vocabulary of 12,288: at most 12 MB."""
    path = written(tmp_path, np.arange(12_288), tensors(12_288, 1536), **KINDS)
    assert path.stat().st_size <= 12_000_000
    stored = {tensor.name: tensor.tensor_type.name for tensor in GGUFReader(path).tensors}
    assert (stored["output.weight"], stored["fc.weight"], stored["blk.0.ffn_up.weight"]) == ("Q4_0", "Q5_1", "Q8_0")
    assert read_header(path).quant == "Q4_0"  # more than half of its numbers
    model = Model(path)
    model.close()


def test_a_kind_for_a_matrix_that_is_not_there_is_refused(tmp_path: Path):
    with pytest.raises(ValueError, match="no matrix ffn_dwn"):
        written(tmp_path, ffn_dwn=GGMLQuantizationType.F32)
    assert not list(tmp_path.iterdir())
