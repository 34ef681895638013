"""A real, tiny MiMo 2: blocks that attend, and layers of its own to guess with, of which it may have several.

The model is a table: each token's row of numbers reaches the output alone, and the output knows what comes after it.
Each guessing layer has an output of its own, so that a guess tells which layer made it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tests.fakes.tiny_gguf import (
    LAYERS,
    WIDTH,
    Tensors,
    feed_forward,
    gguf_file,
    guessing_layer,
    matrices,
    model_keys,
    noise,
    norms,
    table_rows,
    vocabulary,
)


def mimo2(*, follows: Sequence[Sequence[int]], strength: float = 0.5, window: int = 512) -> bytes:
    """A model file.

    Args:
        follows: for each token the one after it: as the model has it, then as each guessing layer has it.
        strength: how much the blocks add to what the table says, as a factor.
        window: how many tokens all blocks but the first look back; by default as far as the context goes.
    """
    random = np.random.default_rng(1)
    words = noise(random, len(vocabulary()), WIDTH) * 8
    own_layers = len(follows) - 1
    blocks = LAYERS + own_layers
    weights: Tensors = {
        "token_embd.weight": words,
        "output.weight": table_rows(words, follows[0]),
        "output_norm.weight": np.ones(WIDTH, np.float32),
    }
    for block in range(blocks):
        weights |= matrices(random, block, attn_qkv=(2 * WIDTH, WIDTH), attn_output=(WIDTH, WIDTH))
        weights |= feed_forward(random, block) | norms(block, "attn_norm", "ffn_norm")
        for name in ("attn_output", "ffn_down"):
            weights[f"blk.{block}.{name}.weight"] *= np.float32(strength)
    for block, table in enumerate(follows[1:], LAYERS):
        weights |= guessing_layer(random, block, strength)
        weights[f"blk.{block}.nextn.shared_head_head.weight"] = table_rows(words, table)
    keys = {
        **model_keys("mimo2"),
        "mimo2.block_count": blocks,
        "mimo2.nextn_predict_layers": own_layers,
        "mimo2.attention.key_length": WIDTH // 4,
        "mimo2.attention.value_length": WIDTH // 4,
        "mimo2.attention.sliding_window": window,
        "mimo2.attention.sliding_window_pattern": [0] + [1] * (blocks - 1),
        "mimo2.expert_feed_forward_length": WIDTH,
    }
    return gguf_file(keys, weights)
