"""A real, tiny Gemma 4, and the assistant that guesses for it with its cache.

Where ``follows`` is given, both are the same table: each token's row of numbers leads to the token after it. What the
blocks add, as strong as wanted, makes both err, each in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.fakes.tiny_gguf import (
    WIDTH,
    Tensors,
    attention,
    feed_forward,
    general_values,
    gguf_file,
    matrices,
    noise,
    norms,
    table_rows,
    vocabulary,
)

ASSISTANT_WIDTH = WIDTH + 32
"""llama.cpp wants it to be another one than the model's."""
_HEADS, _HEADS_KV, _HEAD_SIZE = 4, 2, WIDTH // 4
_WINDOW = 64


def gemma4(*, follows: Sequence[int] | None = None, strength: float = 1.0) -> bytes:
    """A model of two blocks: one attends to a window of the latest tokens, one to all.

    Args:
        follows: for each token the one after it; without it the output is random as well.
        strength: how much the blocks add to what the table says, as a factor.
    """
    random = np.random.default_rng(1)
    output = noise(random, len(vocabulary()), WIDTH)
    weights: Tensors = {
        "token_embd.weight": _words(),
        "output.weight": output if follows is None else _table(follows),
        "output_norm.weight": np.ones(WIDTH, np.float32),
        "rope_freqs.weight": np.ones(_HEAD_SIZE // 2, np.float32),
    }
    for block in range(2):
        weights |= attention(random, block) | _feed_forward(random, block, WIDTH, strength)
    return gguf_file({**_keys("gemma4", WIDTH, 2), "gemma4.attention.head_count_kv": _HEADS_KV}, weights)


def assistant(
    seed: int = 1,
    *,
    follows: Sequence[int] | None = None,
    strength: float = 1.0,
    changes: Mapping[str, Any] | None = None,
    tensors: Mapping[str, NDArray[np.float32] | None] | None = None,
) -> bytes:
    """Return an assistant for such a model; the arguments are those of :func:`gemma4`, and weights to replace."""
    random = np.random.default_rng(seed + 1000)
    words = noise(random, len(vocabulary()), ASSISTANT_WIDTH)
    joined = noise(random, ASSISTANT_WIDTH, 2 * WIDTH) * strength
    if follows is not None:
        words[:] = 0
        words[:, :WIDTH] = _table(follows)
        joined[:WIDTH, :WIDTH] += np.eye(WIDTH, dtype=np.float32)
    weights: Tensors = {
        "token_embd.weight": words,
        "output_norm.weight": np.ones(ASSISTANT_WIDTH, np.float32),
        "rope_freqs.weight": np.ones(_HEAD_SIZE // 2, np.float32),
        "nextn.post_projection.weight": noise(random, WIDTH, ASSISTANT_WIDTH),
        "nextn.pre_projection.weight": joined,
    }
    for block in range(2):
        shapes = {"attn_q": (WIDTH, ASSISTANT_WIDTH), "attn_output": (ASSISTANT_WIDTH, WIDTH)}
        weights |= matrices(random, block, **shapes) | norms(block, "attn_q_norm", width=_HEAD_SIZE)
        weights |= _feed_forward(random, block, ASSISTANT_WIDTH, strength)
    keys = {
        **_keys("gemma4-assistant", ASSISTANT_WIDTH, 2),
        "gemma4-assistant.attention.head_count_kv": _HEADS_KV,
        "gemma4-assistant.embedding_length_out": WIDTH,
        "gemma4-assistant.nextn_predict_layers": 2,
    }
    return gguf_file({**keys, **(changes or {})}, {**weights, **(tensors or {})})


def _keys(architecture: str, width: int, blocks: int) -> dict[str, Any]:
    return {
        **general_values(architecture),
        f"{architecture}.block_count": blocks,
        f"{architecture}.embedding_length": width,
        f"{architecture}.embedding_length_per_layer_input": 0,
        f"{architecture}.feed_forward_length": 2 * width,
        f"{architecture}.attention.head_count": _HEADS,
        f"{architecture}.attention.key_length": _HEAD_SIZE,
        f"{architecture}.attention.value_length": _HEAD_SIZE,
        f"{architecture}.attention.key_length_swa": _HEAD_SIZE,
        f"{architecture}.attention.value_length_swa": _HEAD_SIZE,
        f"{architecture}.attention.shared_kv_layers": 0,
        f"{architecture}.attention.sliding_window": _WINDOW,
        f"{architecture}.attention.sliding_window_pattern": [at % 2 == 0 for at in range(blocks)],
        f"{architecture}.rope.dimension_count": _HEAD_SIZE,
        f"{architecture}.rope.dimension_count_swa": _HEAD_SIZE,
    }


def _words() -> NDArray[np.float32]:
    return noise(np.random.default_rng(7), len(vocabulary()), WIDTH)


def _table(follows: Sequence[int]) -> NDArray[np.float32]:
    return table_rows(_words(), follows) * 8


def _feed_forward(random: np.random.Generator, block: int, width: int, strength: float) -> Tensors:
    """A block's norms and feed-forward, and the factor that scales what it adds."""
    tensors_made = norms(block, "attn_norm", "post_attention_norm", "ffn_norm", "post_ffw_norm", width=width)
    for name in ("post_attention_norm", "post_ffw_norm"):
        tensors_made[f"blk.{block}.{name}.weight"] *= np.float32(strength)
    return tensors_made | feed_forward(random, block, width) | norms(block, "layer_output_scale", width=1)
