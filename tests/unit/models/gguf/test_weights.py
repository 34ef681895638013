"""The worth of a head's guesses beside their cost: which head is proposed first."""

from __future__ import annotations

import pytest

from app.models.gguf.header import Header, parse_header
from app.models.gguf.weights import expected_gain, guess_bytes
from tests.fakes.gguf_files import gguf, head_values, model_values

_MB = 1_000_000
_TARGET = parse_header(gguf(model_values(), [("token_embd.weight", 0), ("output.weight", 500 * _MB)]), "x")


def _head(architecture: str = "eagle3", *, block: int = 16, tensors: tuple[str, ...] = ()) -> Header:
    values = {key.replace("eagle3.", f"{architecture}.", 1): one for key, one in head_values().items()}
    values |= {"general.architecture": architecture}
    if architecture == "dflash":
        values["dflash.block_size"] = block
    placed = [("blk.0.attn_q.weight", 0), ("output.weight", 50 * _MB), *((name, 90 * _MB) for name in tensors)]
    return parse_header(gguf(values, placed), "x")


def _gain(head: Header, *, size: int = 100 * _MB, row_share: float = 0.1) -> float:
    return expected_gain(head, size, _TARGET, 1000 * _MB, row_share)


def test_a_guess_reads_the_heads_blocks_and_an_output_matrix() -> None:
    assert guess_bytes(_head(), 100 * _MB, _TARGET, 1000 * _MB) == pytest.approx(100 * _MB, rel=0.01)


def test_a_block_is_worth_more_than_guess_after_guess_of_the_same_size() -> None:
    assert _gain(_head("dflash"), row_share=0.02) > _gain(_head(), row_share=0.02)


def test_a_chain_of_guesses_is_worth_more_than_guesses_that_do_not_know_each_other() -> None:
    assert _gain(_head("dflash", tensors=("markov_w1.weight",))) > _gain(_head("dflash"))


@pytest.mark.parametrize("architecture", ["eagle3", "dflash"])
def test_dear_rows_and_large_heads_gain_less(architecture: str) -> None:
    head = _head(architecture)
    assert _gain(head, row_share=0.02) > _gain(head, row_share=0.15) > _gain(head, row_share=0.6)
    assert _gain(head) > _gain(head, size=400 * _MB)


def test_where_rows_are_dear_a_shorter_block_gains_more() -> None:
    assert _gain(_head("dflash", block=7), row_share=0.5) > _gain(_head("dflash", block=31), row_share=0.5)
