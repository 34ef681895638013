"""A real, tiny Qwen 3.5: a block with a running state, one that attends, and a layer of its own to guess with.

Where ``follows`` is given, the whole model is a table: each token's row of numbers reaches the output alone, and the
output knows what comes after it. The layer that guesses holds the same table, so its guesses are right; ``noise`` in
the blocks makes both err, each in its own way.
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
    gguf_file,
    guessing_layer,
    model_keys,
    noise,
    norms,
    table_rows,
    vocabulary,
)

_CONVOLVED, _STATE, _VALUE_HEADS, _KEY_HEADS = 4, 16, 4, 2
_INNER = _STATE * _VALUE_HEADS
_MIXED = _INNER + 2 * _KEY_HEADS * _STATE


def qwen35(
    *,
    own_layers: int = 1,
    follows: Sequence[int] | None = None,
    strength: float = 1.0,
    changes: Mapping[str, Any] | None = None,
    tensors: Mapping[str, NDArray[np.float32] | None] | None = None,
) -> bytes:
    """A model file.

    Args:
        own_layers: how many layers to guess with it says it has, and has.
        follows: for each token the one after it; without it the output is random as well.
        strength: how much the blocks add to what the table says, as a factor.
        changes: replace keys; ``None`` leaves one out.
        tensors: replace weights; ``None`` leaves one out.
    """
    random = np.random.default_rng(1)
    words = noise(random, len(vocabulary()), WIDTH) * 8
    output = noise(random, len(vocabulary()), WIDTH)
    weights: Tensors = {
        "token_embd.weight": words,
        "output.weight": output if follows is None else table_rows(words, follows),
        "output_norm.weight": np.ones(WIDTH, np.float32),
    }
    weights |= _block(random, 0, _delta_net(random, 0), strength)
    for block in range(1, 2 + own_layers):
        weights |= _block(random, block, attention(random, block, queries=2 * WIDTH), strength)
    for block in range(2, 2 + own_layers):
        weights |= guessing_layer(random, block, strength)
    keys = {
        **model_keys("qwen35"),
        "qwen35.block_count": 2 + own_layers,
        "qwen35.attention.key_length": WIDTH // 4,
        "qwen35.attention.value_length": WIDTH // 4,
        "qwen35.full_attention_interval": 2,
        "qwen35.rope.dimension_sections": [4, 2, 2, 0],
        "qwen35.ssm.conv_kernel": _CONVOLVED,
        "qwen35.ssm.inner_size": _INNER,
        "qwen35.ssm.state_size": _STATE,
        "qwen35.ssm.group_count": _KEY_HEADS,
        "qwen35.ssm.time_step_rank": _VALUE_HEADS,
        "qwen35.nextn_predict_layers": own_layers or None,
    }
    return gguf_file({**keys, **(changes or {})}, {**weights, **(tensors or {})})


def _block(random: np.random.Generator, block: int, mixing: Tensors, strength: float) -> Tensors:
    """A block of a residual stream; what it adds is scaled by ``strength``."""
    tensors_made = mixing | norms(block, "attn_norm", "post_attention_norm") | feed_forward(random, block)
    for end in ("attn_output.weight", "ssm_out.weight", "ffn_down.weight"):
        if (name := f"blk.{block}.{end}") in tensors_made:
            tensors_made[name] = tensors_made[name] * np.float32(strength)
    return tensors_made


def _delta_net(random: np.random.Generator, block: int) -> Tensors:
    tensors_made = {
        f"blk.{block}.{name}": noise(random, *shape)
        for name, shape in {
            "attn_qkv.weight": (_MIXED, WIDTH), "attn_gate.weight": (_INNER, WIDTH),
            "ssm_conv1d.weight": (_MIXED, _CONVOLVED), "ssm_dt.bias": (_VALUE_HEADS,),
            "ssm_beta.weight": (_VALUE_HEADS, WIDTH), "ssm_alpha.weight": (_VALUE_HEADS, WIDTH),
            "ssm_out.weight": (WIDTH, _INNER),
        }.items()
    }  # fmt: skip
    tensors_made[f"blk.{block}.ssm_a"] = -np.arange(1, _VALUE_HEADS + 1, dtype=np.float32) / 8
    tensors_made[f"blk.{block}.ssm_norm.weight"] = np.ones(_STATE, np.float32)
    return tensors_made


def table() -> list[int]:
    """Return the token that follows each token: all but the control tokens in one ring, in any order."""
    ring = np.random.default_rng(5).permutation(np.arange(2, len(vocabulary())))
    follows = list(range(len(vocabulary())))
    for token, after in zip(ring, np.roll(ring, -1), strict=True):
        follows[token] = int(after)
    return follows
