"""Real models of a hundred kilobytes with random weights: llama.cpp loads and runs them in milliseconds.

A transformer and a recurrent model share one vocabulary: two control tokens, every byte, and one merged token.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.fakes.gguf_files import text, value

WIDTH = 64
LAYERS = 2
_KINDS = {np.dtype(np.float32): 0, np.dtype(np.int64): 27}
_ALIGNMENT = 32

Tensors = dict[str, NDArray[Any]]
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
        weights |= attention(random, layer, normed=()) | feed_forward(random, layer) | norms(layer, "ffn_norm")
    return gguf_file({**model_keys("llama"), **(changes or {})}, {**weights, **(tensors or {})})


def mamba() -> bytes:
    """A recurrent model: its state cannot be taken back."""
    random = np.random.default_rng(1)
    weights = _shared(random)
    inner, state, rank, kernel = 2 * WIDTH, 16, 4, 4
    for layer in range(LAYERS):
        for name, shape in {
            "ssm_in.weight": (2 * inner, WIDTH), "ssm_conv1d.weight": (inner, kernel), "ssm_conv1d.bias": (inner,),
            "ssm_x.weight": (rank + 2 * state, inner), "ssm_dt.weight": (inner, rank), "ssm_dt.bias": (inner,),
            "ssm_d": (inner,), "ssm_out.weight": (WIDTH, inner),
        }.items():  # fmt: skip
            weights[f"blk.{layer}.{name}"] = noise(random, *shape)
        weights[f"blk.{layer}.ssm_a"] = -np.tile(np.arange(1, state + 1, dtype=np.float32), (inner, 1))
    own = {
        "mamba.ssm.conv_kernel": kernel, "mamba.ssm.inner_size": inner, "mamba.ssm.state_size": state,
        "mamba.ssm.time_step_rank": rank, "mamba.attention.head_count": 0, "mamba.feed_forward_length": 0,
    }  # fmt: skip
    return gguf_file({**general_values("mamba"), **own}, weights)


def lfm2(seed: int = 1) -> bytes:
    """A hybrid: a convolution over the latest inputs, then a block that attends."""
    random = np.random.default_rng(seed)
    weights = _shared(random)
    for layer in range(LAYERS):
        weights |= feed_forward(random, layer) | norms(layer, "ffn_norm")
    weights |= attention(random, 1)
    weights["token_embd_norm.weight"] = weights.pop("output_norm.weight")
    for name, shape in {"conv": (WIDTH, 3), "in_proj": (3 * WIDTH, WIDTH), "out_proj": (WIDTH, WIDTH)}.items():
        weights[f"blk.0.shortconv.{name}.weight"] = noise(random, *shape) * 4
    own = {"lfm2.attention.head_count_kv": [0, 2], "lfm2.shortconv.l_cache": 3}
    return gguf_file({**model_keys("lfm2"), **own}, weights)


def nemotron_h(seed: int = 1) -> bytes:
    """A hybrid of three blocks: Mamba 2, attention, feed-forward."""
    random = np.random.default_rng(seed)
    weights = _shared(random) | attention(random, 1, normed=())
    inner, state, groups, heads = 2 * WIDTH, 16, 2, 4
    mixed = inner + 2 * groups * state
    weights["blk.2.attn_norm.weight"] = np.ones(WIDTH, np.float32)
    for name, shape in {
        "blk.0.ssm_in.weight": (inner + mixed + heads, WIDTH), "blk.0.ssm_conv1d.weight": (mixed, 4),
        "blk.0.ssm_conv1d.bias": (mixed,), "blk.0.ssm_dt.bias": (heads,), "blk.0.ssm_d": (heads, 1),
        "blk.0.ssm_out.weight": (WIDTH, inner), "blk.2.ffn_up.weight": (2 * WIDTH, WIDTH),
        "blk.2.ffn_down.weight": (WIDTH, 2 * WIDTH),
    }.items():  # fmt: skip
        weights[name] = noise(random, *shape) * 4
    weights["blk.0.ssm_a"] = -np.arange(1, heads + 1, dtype=np.float32).reshape(heads, 1) / 8
    weights["blk.0.ssm_norm.weight"] = np.ones((groups, inner // groups), np.float32)
    own = {
        "nemotron_h.block_count": 3,
        "nemotron_h.attention.head_count_kv": [0, 2, 0],
        "nemotron_h.attention.layer_norm_epsilon": 1e-5,
        "nemotron_h.feed_forward_length": [0, 0, 2 * WIDTH],
        "nemotron_h.ssm.conv_kernel": 4,
        "nemotron_h.ssm.inner_size": inner,
        "nemotron_h.ssm.state_size": state,
        "nemotron_h.ssm.group_count": groups,
        "nemotron_h.ssm.time_step_rank": heads,
    }
    return gguf_file({**model_keys("nemotron_h"), **own}, weights)


def vocabulary() -> list[str]:
    """The tokens, in order."""
    return ["<|im_end|>", "<|im_start|>", *_byte_letters(), "hi"]


def general_values(architecture: str) -> dict[str, Any]:
    """Return the metadata common to all models."""
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


def model_keys(architecture: str) -> dict[str, Any]:
    """Return the metadata of a model that attends."""
    return {
        **general_values(architecture),
        f"{architecture}.attention.head_count": 4,
        f"{architecture}.attention.head_count_kv": 2,
        f"{architecture}.feed_forward_length": 2 * WIDTH,
        f"{architecture}.rope.dimension_count": WIDTH // 4,
    }


def attention(
    random: np.random.Generator, layer: int, *, queries: int = WIDTH, normed: tuple[str, ...] = ("q", "k")
) -> Tensors:
    """The weights of a block's attention, with norms of queries and keys unless ``normed`` is empty."""
    shapes = {"attn_q": (queries, WIDTH), "attn_k": (WIDTH // 2, WIDTH), "attn_v": (WIDTH // 2, WIDTH)}
    weights = matrices(random, layer, **shapes, attn_output=(WIDTH, WIDTH))
    return weights | norms(layer, *(f"attn_{of}_norm" for of in normed), width=WIDTH // 4)


def feed_forward(random: np.random.Generator, layer: int, width: int = WIDTH) -> Tensors:
    """The weights of a block's feed-forward part."""
    wide = (2 * width, width)
    return matrices(random, layer, ffn_gate=wide, ffn_up=wide, ffn_down=(width, 2 * width))


def guessing_layer(random: np.random.Generator, layer: int, strength: float) -> Tensors:
    """Return a guessing layer's weights beside those of a block: they hand on a token's own numbers, and noise."""
    joined = np.concatenate([np.eye(WIDTH, dtype=np.float32), noise(random, WIDTH, WIDTH) * strength], axis=1)
    return {f"blk.{layer}.nextn.eh_proj.weight": joined, **norms(layer, "nextn.enorm", "nextn.hnorm")}


def matrices(random: np.random.Generator, layer: int, **shapes: tuple[int, ...]) -> Tensors:
    """Random weights of a block, by their names."""
    return {f"blk.{layer}.{name}.weight": noise(random, *shape) for name, shape in shapes.items()}


def norms(layer: int, *names: str, width: int = WIDTH) -> Tensors:
    return {f"blk.{layer}.{name}.weight": np.ones(width, np.float32) for name in names}


def table_rows(words: NDArray[np.float32], follows: Sequence[int]) -> NDArray[np.float32]:
    """The output of a model that is a table: a token's row of numbers leads to the token after it."""
    output = np.zeros_like(words)
    for token, after in enumerate(follows):
        output[after] += words[token]
    return output


def _shared(random: np.random.Generator) -> Tensors:
    weights: Tensors = {
        "token_embd.weight": noise(random, len(vocabulary()), WIDTH) * 8,
        "output_norm.weight": np.ones(WIDTH, np.float32),
    }
    for layer in range(LAYERS):
        weights |= norms(layer, "attn_norm")
    return weights


def noise(random: np.random.Generator, *shape: int) -> NDArray[np.float32]:
    """Random weights."""
    return random.normal(0, 0.1, shape).astype(np.float32)


def _byte_letters() -> list[str]:
    """GPT-2's letter for each byte: itself where it prints, else one from 256 on."""
    printing = {*range(33, 127), *range(161, 173), *range(174, 256)}
    spare = iter(range(256, 512))
    return [chr(byte) if byte in printing else chr(next(spare)) for byte in range(256)]


def gguf_file(values: Mapping[str, Any], tensors: Mapping[str, NDArray[Any] | None]) -> bytes:
    """A model file; keys and tensors that are ``None`` are left out."""
    metadata = {key: content for key, content in values.items() if content is not None}
    tensors = {name: weights for name, weights in tensors.items() if weights is not None}
    head = struct.pack("<4sIQQ", b"GGUF", 3, len(tensors), len(metadata))
    keys = b"".join(text(key) + value(content) for key, content in metadata.items())
    infos, data = b"", b""
    for name, weights in tensors.items():
        shape = weights.shape[::-1]
        infos += text(name) + struct.pack(f"<I{len(shape)}QIQ", len(shape), *shape, _KINDS[weights.dtype], len(data))
        data += weights.tobytes()
        data += bytes(-len(data) % _ALIGNMENT)
    body = head + keys + infos
    return body + bytes(-len(body) % _ALIGNMENT) + data


def talkative() -> bytes:
    """A model with an output table of its own: it does not repeat its last token, whatever it has read."""
    table = noise(np.random.default_rng(101), len(vocabulary()), WIDTH) * 4
    return llama(tensors={"output.weight": table})


def sentence_pieces() -> dict[str, Any]:
    """Keys of a vocabulary as SentencePiece makes them, for ``changes``; as many tokens as the other one has."""
    words = ["\u2581", "\u2581hi", "hi", "\u2581a", "a", "b", "\u2581b", "\u2581[", "<", "\u2581<", "/", "s", ">", "]"]
    tokens = ["<unk>", "<s>", "</s>", *(f"<0x{byte:02X}>" for byte in range(256))]
    tokens = [*tokens[: len(vocabulary()) - len(words)], *words]
    kinds = [2, 3, 3, *[6] * (len(tokens) - 3 - len(words)), *[1] * len(words)]
    scores = [0.0] * (len(tokens) - len(words)) + [-float(place) for place in range(len(words))]
    return {
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.pre": "default",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": kinds,
        "tokenizer.ggml.scores": scores,
        "tokenizer.ggml.merges": None,
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.eos_token_id": 2,
        "tokenizer.ggml.add_bos_token": True,
        "tokenizer.ggml.add_space_prefix": True,
        "tokenizer.chat_template": (
            "{% for m in messages %}{% if m.role == 'user' %}{{ bos_token }}[INST] {{ m.content }} [/INST]{% else %}"
            "{{ m.content }}{{ eos_token }}{% endif %}{% endfor %}"
        ),
    }


FILL_MARKS = ("<|fim_prefix|>", "<|fim_suffix|>", "<|fim_middle|>", "<|repo_name|>", "<|file_sep|>")


def gap_filler(marks: tuple[str, ...] = FILL_MARKS) -> bytes:
    """A model that fills gaps in a text: it has control tokens for the parts around one."""
    tokens = [*vocabulary(), *marks]
    random = np.random.default_rng(1)
    return llama(
        changes={
            "tokenizer.ggml.tokens": tokens,
            "tokenizer.ggml.token_type": [3, 3, *[1] * (len(vocabulary()) - 2), *[3] * len(marks)],
        },
        tensors={
            "token_embd.weight": noise(random, len(tokens), WIDTH) * 8,
            "output.weight": noise(random, len(tokens), WIDTH) * 4,
        },
    )
