"""A real, tiny MiMo 2: blocks that attend, and layers of its own to guess with, of which it may have several.

The model is a table: each token's row of numbers reaches the output alone, and the output knows what comes after it.
Each guessing layer has an output of its own, so that a guess tells which layer made it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tests.fakes.tiny_gguf import LAYERS, WIDTH, Tensors, gguf_file, model_keys, noise, vocabulary


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
        "output.weight": _output(words, follows[0]),
        "output_norm.weight": np.ones(WIDTH, np.float32),
    }
    for block in range(blocks):
        for name, shape in {
            "attn_qkv": (2 * WIDTH, WIDTH), "attn_output": (WIDTH, WIDTH), "ffn_gate": (2 * WIDTH, WIDTH),
            "ffn_up": (2 * WIDTH, WIDTH), "ffn_down": (WIDTH, 2 * WIDTH),
        }.items():  # fmt: skip
            adds = strength if name in {"attn_output", "ffn_down"} else 1.0
            weights[f"blk.{block}.{name}.weight"] = noise(random, *shape) * np.float32(adds)
        for name in ("attn_norm", "ffn_norm"):
            weights[f"blk.{block}.{name}.weight"] = np.ones(WIDTH, np.float32)
    for block, table in enumerate(follows[1:], LAYERS):
        joined = np.concatenate([np.eye(WIDTH, dtype=np.float32), noise(random, WIDTH, WIDTH) * strength], axis=1)
        weights[f"blk.{block}.nextn.eh_proj.weight"] = joined
        weights[f"blk.{block}.nextn.shared_head_head.weight"] = _output(words, table)
        for name in ("enorm", "hnorm"):
            weights[f"blk.{block}.nextn.{name}.weight"] = np.ones(WIDTH, np.float32)
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


def _output(words: np.ndarray, follows: Sequence[int]) -> np.ndarray:
    output = np.zeros_like(words)
    for token, after in enumerate(follows):
        output[after] += words[token]
    return output
