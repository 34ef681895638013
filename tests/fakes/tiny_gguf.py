"""Real models of a hundred kilobytes with random weights: llama.cpp loads and runs them in milliseconds.

A transformer and a recurrent model share one vocabulary: two control tokens, every byte, and one merged token.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.fakes.gguf_files import text, value

WIDTH = 64
LAYERS = 2
_F32 = 0
_ALIGNMENT = 32

Tensors = dict[str, NDArray[np.float32]]
"""By name; shapes as numpy has them, so a matrix is (out, in)."""

TEMPLATE = (
    "{% for message in messages %}<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)


def llama(seed: int = 1, *, changes: Mapping[str, Any] | None = None, tensors: Tensors | None = None) -> bytes:
    """A transformer. ``changes`` replace keys (``None`` leaves one out), ``tensors`` replace weights."""
    random = np.random.default_rng(seed)
    weights = _shared(random)
    for layer in range(LAYERS):
        for name, shape in {
            "attn_q": (WIDTH, WIDTH), "attn_k": (WIDTH // 2, WIDTH), "attn_v": (WIDTH // 2, WIDTH),
            "attn_output": (WIDTH, WIDTH), "ffn_gate": (2 * WIDTH, WIDTH), "ffn_up": (2 * WIDTH, WIDTH),
            "ffn_down": (WIDTH, 2 * WIDTH),
        }.items():  # fmt: skip
            weights[f"blk.{layer}.{name}.weight"] = _noise(random, *shape)
        weights[f"blk.{layer}.ffn_norm.weight"] = np.ones(WIDTH, np.float32)
    own = {
        "llama.attention.head_count": 4,
        "llama.attention.head_count_kv": 2,
        "llama.feed_forward_length": 2 * WIDTH,
        "llama.rope.dimension_count": WIDTH // 4,
    }
    return _file({**_values("llama"), **own, **(changes or {})}, {**weights, **(tensors or {})})


def mamba(seed: int = 1) -> bytes:
    """A recurrent model: its state cannot be taken back."""
    random = np.random.default_rng(seed)
    weights = _shared(random)
    inner, state, rank, kernel = 2 * WIDTH, 16, 4, 4
    for layer in range(LAYERS):
        for name, shape in {
            "ssm_in.weight": (2 * inner, WIDTH), "ssm_conv1d.weight": (inner, kernel), "ssm_conv1d.bias": (inner,),
            "ssm_x.weight": (rank + 2 * state, inner), "ssm_dt.weight": (inner, rank), "ssm_dt.bias": (inner,),
            "ssm_d": (inner,), "ssm_out.weight": (WIDTH, inner),
        }.items():  # fmt: skip
            weights[f"blk.{layer}.{name}"] = _noise(random, *shape)
        weights[f"blk.{layer}.ssm_a"] = -np.tile(np.arange(1, state + 1, dtype=np.float32), (inner, 1))
    own = {
        "mamba.ssm.conv_kernel": kernel,
        "mamba.ssm.inner_size": inner,
        "mamba.ssm.state_size": state,
        "mamba.ssm.time_step_rank": rank,
        "mamba.attention.head_count": 0,
        "mamba.feed_forward_length": 0,
    }
    return _file({**_values("mamba"), **own}, weights)


def vocabulary() -> list[str]:
    """The tokens, in order."""
    return ["<|im_end|>", "<|im_start|>", *_byte_letters(), "hi"]


def _values(architecture: str) -> dict[str, Any]:
    tokens = vocabulary()
    return {
        "general.architecture": architecture,
        "general.name": f"Tiny {architecture}",
        "general.file_type": 0,
        f"{architecture}.block_count": LAYERS,
        f"{architecture}.context_length": 512,
        f"{architecture}.embedding_length": WIDTH,
        f"{architecture}.attention.layer_norm_rms_epsilon": 1e-5,
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "gpt-2",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": [3, 3, *[1] * (len(tokens) - 2)],
        "tokenizer.ggml.merges": ["h i"],
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.eos_token_id": 0,
        "tokenizer.ggml.add_bos_token": False,
        "tokenizer.chat_template": TEMPLATE,
    }


def _shared(random: np.random.Generator) -> Tensors:
    weights = {
        "token_embd.weight": _noise(random, len(vocabulary()), WIDTH) * 8,
        "output_norm.weight": np.ones(WIDTH, np.float32),
    }
    return weights | {f"blk.{layer}.attn_norm.weight": np.ones(WIDTH, np.float32) for layer in range(LAYERS)}


def _noise(random: np.random.Generator, *shape: int) -> NDArray[np.float32]:
    return random.normal(0, 0.1, shape).astype(np.float32)


def _byte_letters() -> list[str]:
    """GPT-2's letter for each byte: itself where it prints, else one from 256 on."""
    printing = {*range(33, 127), *range(161, 173), *range(174, 256)}
    spare = iter(range(256, 512))
    return [chr(byte) if byte in printing else chr(next(spare)) for byte in range(256)]


def _file(values: Mapping[str, Any], tensors: Tensors) -> bytes:
    kept = {key: content for key, content in values.items() if content is not None}
    head = struct.pack("<4sIQQ", b"GGUF", 3, len(tensors), len(kept))
    keys = b"".join(text(key) + value(content) for key, content in kept.items())
    infos, data = b"", b""
    for name, weights in tensors.items():
        shape = weights.shape[::-1]
        infos += text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape, _F32, len(data))
        data += weights.tobytes()
        data += bytes(-len(data) % _ALIGNMENT)
    body = head + keys + infos
    return body + bytes(-len(body) % _ALIGNMENT) + data
