"""EAGLE-3 heads for :func:`tests.fakes.tiny_gguf.llama`.

Where ``follows`` is given, model and head are the same table: each token's row of numbers leads to the token after it.
The model's blocks, as strong as wanted, make it err beside the table, so that the head's guesses are right often.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tests.fakes.tiny_gguf import LAYERS, WIDTH, Tensors, general_values, gguf_file, llama, noise, vocabulary

COUNT = len(vocabulary())


def eagle3(
    seed: int = 1,
    *,
    follows: Sequence[int] | None = None,
    changes: Mapping[str, Any] | None = None,
    tensors: Tensors | None = None,
    without: Sequence[str] = (),
) -> bytes:
    """A head with an output matrix of its own over a part of the tokens; it takes the table of tokens from its target.

    Args:
        seed: of the weights.
        follows: for each token the one after it; without it all is random.
        changes: replace keys; ``None`` leaves one out.
        tensors: replace weights.
        without: names of weights to leave out.
    """
    random = np.random.default_rng(seed)
    known = np.arange(1, COUNT, dtype=np.int64) if follows is not None else np.arange(0, COUNT, 3, dtype=np.int64)
    weights: Tensors = {"fc.weight": noise(random, WIDTH, 3 * WIDTH), "output_norm.weight": np.ones(WIDTH, np.float32)}
    for name, shape in {
        "attn_q": (WIDTH, 2 * WIDTH), "attn_k": (WIDTH // 2, 2 * WIDTH), "attn_v": (WIDTH // 2, 2 * WIDTH),
        "attn_output": (WIDTH, WIDTH), "ffn_gate": (2 * WIDTH, WIDTH), "ffn_up": (2 * WIDTH, WIDTH),
        "ffn_down": (WIDTH, 2 * WIDTH),
    }.items():  # fmt: skip
        weights[f"blk.0.{name}.weight"] = noise(random, *shape)
    for name in ("attn_norm", "attn_norm_2", "ffn_norm"):
        weights[f"blk.0.{name}.weight"] = np.ones(WIDTH, np.float32)
    weights |= {"output.weight": noise(random, len(known), WIDTH), "d2t": known}
    if follows is not None:
        weights |= _table(follows, known)
    own = {
        "eagle3.block_count": 1,
        "eagle3.attention.head_count": 4,
        "eagle3.attention.head_count_kv": 2,
        "eagle3.feed_forward_length": 2 * WIDTH,
        "eagle3.rope.dimension_count": WIDTH // 4,
        "eagle3.target_layers": [0, 1, 1],
        "eagle3.target_hidden_size": WIDTH,
        "eagle3.norm_before_residual": follows is not None,
    }
    weights |= tensors or {}
    tensors_written = {name: tensor for name, tensor in weights.items() if name not in without}
    return gguf_file({**general_values("eagle3"), **own, **(changes or {})}, tensors_written)


def table_model(
    seed: int = 1,
    *,
    follows: Sequence[int],
    strength: float = 0.0,
    changes: Mapping[str, Any] | None = None,
    words: np.ndarray[Any, np.dtype[np.float32]] | None = None,
) -> bytes:
    """The model such a head guesses for; its blocks add as much as ``strength`` says to what the table says."""
    random = np.random.default_rng(seed + 1000)
    words = _words() if words is None else words
    output = np.zeros((COUNT, WIDTH), np.float32)
    for token, after in enumerate(follows):
        output[after] += words[token]
    blocks = {
        f"blk.{layer}.{name}.weight": noise(random, WIDTH, width) * strength
        for layer in range(LAYERS)
        for name, width in (("attn_output", WIDTH), ("ffn_down", 2 * WIDTH))
    }
    return llama(seed, changes=changes, tensors={"token_embd.weight": words, "output.weight": output, **blocks})


def a_long_way_round(seed: int = 5) -> list[int]:
    """Return the token that follows each token: all of them in one circle, but the one that ends a reply."""
    order = 1 + np.random.default_rng(seed).permutation(COUNT - 1)
    follows = np.zeros(COUNT, dtype=int)
    follows[order] = np.roll(order, -1)
    follows[0] = order[0]
    return [int(token) for token in follows]


def _words() -> np.ndarray[Any, np.dtype[np.float32]]:
    return noise(np.random.default_rng(77), COUNT, WIDTH) * 8


def _table(follows: Sequence[int], known: np.ndarray[Any, np.dtype[np.int64]]) -> Tensors:
    """Each row attends to itself alone, takes its own token's numbers, and nothing of the states."""
    random = np.random.default_rng(78)
    words = _words()
    normed = words / np.sqrt((words**2).mean(axis=1, keepdims=True))
    token_part = np.concatenate([np.ones(WIDTH), np.zeros(WIDTH)]).astype(np.float32)
    alike = noise(random, WIDTH // 2, 2 * WIDTH) * token_part * 20  # the same for queries and keys
    taken = noise(random, WIDTH // 2, 2 * WIDTH) * token_part
    back = np.zeros((WIDTH, WIDTH), np.float32)
    back[: WIDTH // 2, : WIDTH // 4] = np.eye(WIDTH // 2, WIDTH // 4)  # of the two heads that share values, one each
    back[: WIDTH // 2, WIDTH // 2 : WIDTH * 3 // 4] = np.eye(WIDTH // 2, WIDTH // 4, -WIDTH // 4)
    rows = normed @ taken[:, :WIDTH].T
    rows /= np.sqrt((rows**2).mean(axis=1, keepdims=True))
    output = np.zeros((COUNT, WIDTH), np.float32)
    for token, after in enumerate(follows):
        output[after, : WIDTH // 2] += rows[token]
    quarter = WIDTH // 4
    queries = np.concatenate([alike[:quarter], alike[:quarter], alike[quarter:], alike[quarter:]])
    return {
        "blk.0.attn_norm_2.weight": np.zeros(WIDTH, np.float32),
        "blk.0.attn_q.weight": queries.astype(np.float32),
        "blk.0.attn_k.weight": alike.astype(np.float32),
        "blk.0.attn_v.weight": taken.astype(np.float32),
        "blk.0.attn_output.weight": back,
        "blk.0.ffn_down.weight": np.zeros((WIDTH, 2 * WIDTH), np.float32),
        "output.weight": output[known],
    }
