"""A real embedding model and a reranker of a few kilobytes with random weights, and their arithmetic in numpy.

The architecture is BERT's (arXiv 1810.04805) as llama.cpp has it: learned positions, norms after each step, no causal
order. The vocabulary has a token for each letter a to z at the beginning of a word and within.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tests.fakes.tiny_gguf import LAYERS, WIDTH, Tensors, gguf_file, noise

CONTEXT = 64
CLS, SEP = 2, 3
MEAN, FIRST, RANK = 1, 2, 4
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_TOKENS = ["[PAD]", "[UNK]", "[CLS]", "[SEP]", "[MASK]", *(f"▁{letter}" for letter in _LETTERS), *_LETTERS]
_HEADS = 4
_EPSILON = 1e-12

Matrix = NDArray[np.float32]


def weights() -> Tensors:
    random = np.random.default_rng(1)
    tensors_made: Tensors = {
        "token_embd.weight": noise(random, len(_TOKENS), WIDTH) * 8,
        "token_types.weight": noise(random, 2, WIDTH),
        "position_embd.weight": noise(random, CONTEXT, WIDTH) * 4,
        **_norm(random, "token_embd_norm"),
        **_linear(random, "cls", WIDTH, WIDTH),
        **_linear(random, "cls.output", 1, WIDTH),
    }
    for layer in range(LAYERS):
        before = f"blk.{layer}."
        for name in ("attn_q", "attn_k", "attn_v", "attn_output"):
            tensors_made |= _linear(random, before + name, WIDTH, WIDTH)
        tensors_made |= _linear(random, f"{before}ffn_up", 2 * WIDTH, WIDTH) | _linear(
            random, f"{before}ffn_down", WIDTH, 2 * WIDTH
        )
        tensors_made |= _norm(random, f"{before}attn_output_norm") | _norm(random, f"{before}layer_output_norm")
    return tensors_made


def bert(pooling: int | None = MEAN) -> bytes:
    """A model file; with ``pooling`` 4 a reranker, with ``None`` one that does not say how it pools."""
    values = {
        "general.architecture": "bert",
        "general.name": "Tiny bert",
        "general.file_type": 0,
        "bert.block_count": LAYERS,
        "bert.context_length": CONTEXT,
        "bert.embedding_length": WIDTH,
        "bert.feed_forward_length": 2 * WIDTH,
        "bert.attention.head_count": _HEADS,
        "bert.attention.layer_norm_epsilon": _EPSILON,
        "bert.attention.causal": False,
        **({} if pooling is None else {"bert.pooling_type": pooling}),
        "tokenizer.ggml.model": "bert",
        "tokenizer.ggml.pre": "default",
        "tokenizer.ggml.tokens": _TOKENS,
        "tokenizer.ggml.token_type": [3] * 5 + [1] * (len(_TOKENS) - 5),
        "tokenizer.ggml.token_type_count": 2,
        "tokenizer.ggml.unknown_token_id": 1,
        "tokenizer.ggml.cls_token_id": CLS,
        "tokenizer.ggml.bos_token_id": CLS,
        "tokenizer.ggml.eos_token_id": SEP,
        "tokenizer.ggml.seperator_token_id": SEP,
        "tokenizer.ggml.padding_token_id": 0,
        "tokenizer.ggml.mask_token_id": 4,
        **({"bert.classifier.output_labels": ["score"]} if pooling == RANK else {}),
    }
    tensors_made = weights()
    if pooling != RANK:
        tensors_made = {name: value for name, value in tensors_made.items() if not name.startswith("cls")}
    return gguf_file(values, tensors_made)


def tokens_of(text: str) -> list[int]:
    """Return the tokens of lower-case words, with those that begin and end a text."""
    inner = [
        5 + _LETTERS.index(letter) + (26 if place else 0) for word in text.split() for place, letter in enumerate(word)
    ]
    return [CLS, *inner, SEP]


def row_of(tokens: Sequence[int], pooling: int = MEAN) -> Matrix:
    """Return the model's row for a text."""
    tensors_made = weights()
    count = len(tokens)
    x = (
        tensors_made["token_embd.weight"][list(tokens)]
        + tensors_made["position_embd.weight"][:count]
        + tensors_made["token_types.weight"][0]
    )
    x = _normed(tensors_made, "token_embd_norm", x)
    for layer in range(LAYERS):
        before = f"blk.{layer}."
        q, k, v = (
            _times(tensors_made, before + name, x).reshape(count, _HEADS, -1).swapaxes(0, 1)
            for name in ("attn_q", "attn_k", "attn_v")
        )
        scores = q @ k.swapaxes(1, 2) / np.sqrt(WIDTH / _HEADS)
        shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
        attended = (shares / shares.sum(axis=-1, keepdims=True) @ v).swapaxes(0, 1).reshape(count, WIDTH)
        x = _normed(
            tensors_made, f"{before}attn_output_norm", x + _times(tensors_made, f"{before}attn_output", attended)
        )
        inner = _gelu(_times(tensors_made, f"{before}ffn_up", x))
        x = _normed(tensors_made, f"{before}layer_output_norm", x + _times(tensors_made, f"{before}ffn_down", inner))
    if pooling == MEAN:
        return np.asarray(x.mean(axis=0))
    if pooling == FIRST:
        return np.asarray(x[0])
    return np.asarray(_times(tensors_made, "cls.output", np.tanh(_times(tensors_made, "cls", x[:1])))[0])


def _linear(random: np.random.Generator, name: str, out: int, in_: int) -> Tensors:
    return {f"{name}.weight": noise(random, out, in_) * 2, f"{name}.bias": noise(random, out)}


def _norm(random: np.random.Generator, name: str) -> Tensors:
    return {f"{name}.weight": 1 + noise(random, WIDTH), f"{name}.bias": noise(random, WIDTH)}


def _times(tensors_made: Tensors, name: str, x: Matrix) -> Matrix:
    return np.asarray(x @ tensors_made[f"{name}.weight"].T + tensors_made[f"{name}.bias"])


def _normed(tensors_made: Tensors, name: str, x: Matrix) -> Matrix:
    mean, spread = x.mean(axis=-1, keepdims=True), x.var(axis=-1, keepdims=True)
    return np.asarray(
        (x - mean) / np.sqrt(spread + _EPSILON) * tensors_made[f"{name}.weight"] + tensors_made[f"{name}.bias"]
    )


def _gelu(x: Matrix) -> Matrix:
    return np.asarray(0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))))
