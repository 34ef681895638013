"""Heads that guess a block at once (DFlash, DSpark) for :func:`tests.fakes.tiny_head.table_model`.

Text of such a model goes round in circles. So a head guesses right that looks back by one round: its queries and keys
are the same everywhere, turned by their places, and a place attends to the one that many tokens before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tests.fakes.tiny_gguf import LAYERS, WIDTH, Tensors, general_values, gguf_file, noise
from tests.fakes.tiny_head import COUNT, table_model

MASK = COUNT - 2
"""The token in place of what is to be guessed; it has no letters' numbers."""
_HEAD = WIDTH // 4
_SAID = WIDTH // 2
"""So many numbers of a token go through the heads' values."""
_SHARP = 6.0


def rounds(period: int, seed: int = 5) -> list[int]:
    """Return the token that follows each token: circles of so many tokens; the one that ends a reply is in none."""
    order = 1 + np.random.default_rng(seed).permutation(COUNT - 1)
    order = order[order != MASK]
    follows = np.zeros(COUNT, dtype=int)
    for start in range(0, len(order), period):
        circle = order[start : start + period]
        follows[circle] = np.roll(circle, -1)
    follows[0] = follows[MASK] = order[0]
    return [int(token) for token in follows]


def block_target(follows: Sequence[int], strength: float = 0.0, changes: Mapping[str, Any] | None = None) -> bytes:
    """The model; its blocks add as much as ``strength`` says to what the table says."""
    return table_model(follows=follows, strength=strength, words=words(), changes=changes)


def block_head(
    period: int,
    *,
    block: int = 16,
    follows: Sequence[int] | None = None,
    from_anchor: bool = True,
    confident: bool = True,
    borrows: bool = False,
    changes: Mapping[str, Any] | None = None,
    tensors: Tensors | None = None,
    without: Sequence[str] = (),
    in_second_part: Sequence[str] = (),
) -> bytes:
    """A head that looks back by ``period`` tokens.

    Args:
        period: of the text.
        block: tokens of its passes.
        follows: for each token the one after it, which makes it a DSpark head; without it is a DFlash head.
        from_anchor: whether a DSpark head's first row guesses.
        confident: whether a DSpark head says how sure it is.
        borrows: whether it takes the words from its target.
        changes: replace keys; ``None`` leaves one out.
        tensors: replace weights.
        without: names of weights to leave out.
        in_second_part: names of weights that are in another file, :func:`second_part`.
    """
    chained = follows is not None
    weights = _blocks(period - (chained and from_anchor)) | {"token_embd.weight": words(), "output.weight": _output()}
    own: dict[str, Any] = {
        "dflash.block_count": 1,
        "dflash.attention.head_count": 4,
        "dflash.attention.head_count_kv": 2,
        "dflash.attention.key_length": _HEAD,
        "dflash.attention.value_length": _HEAD,
        "dflash.feed_forward_length": 2 * WIDTH,
        "dflash.rope.dimension_count": _HEAD,
        "dflash.target_layers": list(range(LAYERS)),
        "dflash.block_size": block,
        "tokenizer.ggml.mask_token_id": MASK,
    }
    if follows is not None:
        own |= {"dflash.sample_from_anchor": from_anchor, "dflash.has_confidence_head": confident}
        weights |= _chain(follows) | (_confidence() if confident else {})
    weights |= tensors or {}
    leave_out = {*without, *(("token_embd.weight",) if borrows else ())}
    whole = weights.keys() - leave_out
    kept = {name: tensor for name, tensor in weights.items() if name in whole - {*in_second_part}}
    own |= _part(0, len(whole)) if in_second_part else {}
    return gguf_file({**general_values("dflash"), **own, **(changes or {})}, kept)


def second_part(follows: Sequence[int], tensors: int) -> bytes:
    """The other file of a DSpark head in two, with what it guesses each token after the one before it by.

    Args:
        follows: as of :func:`block_head`.
        tensors: how many both files have.
    """
    return gguf_file({"general.architecture": "dflash", **_part(1, tensors)}, _chain(follows))


def _part(number: int, tensors: int) -> dict[str, Any]:
    return {"split.no": np.uint16(number), "split.count": np.uint16(2), "split.tensors.count": np.int32(tensors)}


def words() -> np.ndarray[Any, np.dtype[np.float32]]:
    """The tokens' numbers: the last is the same for all, and all that the mask has."""
    table = noise(np.random.default_rng(77), COUNT, WIDTH) * 8
    table[MASK] = 0
    table[:, -1] = 2
    return table


def _output() -> np.ndarray[Any, np.dtype[np.float32]]:
    """The tokens' numbers, but for the one that ends a reply: it is not guessed."""
    table = words()
    table[0] = 0
    return table


def _blocks(period: int) -> Tensors:
    random = np.random.default_rng(79)
    read = np.zeros((WIDTH, LAYERS * WIDTH), np.float32)
    read[:, :WIDTH] = np.eye(WIDTH)  # what enters the first layer: the tokens' numbers
    turns = 10_000.0 ** (-2 * np.arange(_HEAD // 2) / _HEAD)
    key = np.concatenate([np.ones(_HEAD // 2), np.zeros(_HEAD // 2)])
    query = np.concatenate([np.cos(turns * period), -np.sin(turns * period)])
    queries, keys = np.zeros((WIDTH, WIDTH), np.float32), np.zeros((WIDTH // 2, WIDTH), np.float32)
    queries[:, -1], keys[:, -1] = np.tile(query, 4), np.tile(key, 2)
    values = np.zeros((WIDTH // 2, WIDTH), np.float32)
    values[:, :_SAID] = np.eye(_SAID)
    back = np.zeros((WIDTH, WIDTH), np.float32)
    back[:_HEAD, :_HEAD] = back[_HEAD:_SAID, _SAID : _SAID + _HEAD] = 4 * np.eye(_HEAD)  # one of two heads that share
    normed = np.zeros(WIDTH, np.float32)
    normed[:_SAID] = 1
    return {
        "fc.weight": read,
        "enc.output_norm.weight": np.ones(WIDTH, np.float32),
        "output_norm.weight": normed,
        "blk.0.attn_norm.weight": np.ones(WIDTH, np.float32),
        "blk.0.ffn_norm.weight": np.ones(WIDTH, np.float32),
        "blk.0.attn_q.weight": queries,
        "blk.0.attn_k.weight": keys,
        "blk.0.attn_v.weight": values,
        "blk.0.attn_output.weight": back,
        "blk.0.attn_q_norm.weight": np.full(_HEAD, _SHARP, np.float32),
        "blk.0.attn_k_norm.weight": np.full(_HEAD, _SHARP, np.float32),
        "blk.0.ffn_gate.weight": noise(random, 2 * WIDTH, WIDTH),
        "blk.0.ffn_up.weight": noise(random, 2 * WIDTH, WIDTH),
        "blk.0.ffn_down.weight": np.zeros((WIDTH, 2 * WIDTH), np.float32),
    }


def _chain(follows: Sequence[int]) -> Tensors:
    codes = noise(np.random.default_rng(80), COUNT, _SAID) * 4
    after = np.zeros((COUNT, _SAID), np.float32)
    for token, next_token in enumerate(follows):
        after[next_token] += codes[token]
    return {"markov_w1.weight": codes, "markov_w2.weight": after}


def _confidence() -> Tensors:
    weights = np.zeros((1, WIDTH + _SAID), np.float32)
    weights[0, :_SAID] = noise(np.random.default_rng(81), _SAID) * 4
    return {"conf_proj.weight": weights, "conf_proj.bias": np.ones(1, np.float32)}
