"""Tiny GGUF files, well-formed or broken on purpose, byte by byte."""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

_TABLES = ("token_embd.weight", "output.weight")
U16, U32, I32, F32, BOOL, STRING, ARRAY, U64 = 2, 4, 5, 6, 7, 8, 9, 10


def text(value: bytes | str) -> bytes:
    raw = value.encode() if isinstance(value, str) else value
    return struct.pack("<Q", len(raw)) + raw


def value(content: Any) -> bytes:
    """A value with its type in front, as it stands after a key."""
    match content:
        case bool():
            return struct.pack("<I?", BOOL, content)
        case int() | float() | np.integer():
            kinds = {float: (F32, "f"), np.uint16: (U16, "H"), np.int32: (I32, "i")}
            kind, letter = kinds.get(type(content), (U32, "I"))
            return struct.pack(f"<I{letter}", kind, content)
        case str() | bytes():
            return struct.pack("<I", STRING) + text(content)
        case [int() | float() as first, *_]:
            kinds = {bool: (BOOL, "?"), int: (I32, "i"), float: (F32, "f")}
            kind, letter = kinds[type(first)]
            return struct.pack(f"<IIQ{len(content)}{letter}", ARRAY, kind, len(content), *content)
        case _:
            return struct.pack("<IIQ", ARRAY, STRING, len(content)) + b"".join(text(item) for item in content)


def gguf(
    values: Mapping[str, Any], tensors: Sequence[tuple[str, int]] = (), *, version: int = 3, data: bytes = b""
) -> bytes:
    """A file with these keys and tensors (name, offset), then ``data``.

    The tables of words and scores have a row for each token, other tensors are one row of 32 values.
    """
    tokens = values.get("tokenizer.ggml.tokens")
    count = len(tokens) if isinstance(tokens, list) else 0
    head = struct.pack("<4sIQQ", b"GGUF", version, len(tensors), len(values))
    keys = b"".join(text(key) + value(content) for key, content in values.items())
    infos = b"".join(
        text(name) + (struct.pack("<IQQ", 2, 32, count) if name in _TABLES else struct.pack("<IQ", 1, 32))
        + struct.pack("<IQ", 0, offset)
        for name, offset in tensors
    )  # fmt: skip
    body = head + keys + infos
    return body + bytes(-len(body) % 32) + data


def vocabulary(count: int, **changes: str) -> list[str]:
    """So many different tokens; ``changes`` such as ``t7="other"`` replace single ones."""
    tokens = [f"word{number}" for number in range(count)]
    for place, token in changes.items():
        tokens[int(place[1:])] = token
    return tokens


def model_values(tokens: Sequence[str] | None = None, **changes: Any) -> dict[str, Any]:
    """The keys of a small chat model; a change to ``None`` leaves a key out. Write dots as ``__``."""
    values: dict[str, Any] = {
        "general.architecture": "llama",
        "general.name": "Tiny 1M",
        "general.size_label": "1M",
        "general.file_type": 7,
        "llama.block_count": 2,
        "llama.context_length": 512,
        "llama.embedding_length": 64,
        "llama.attention.head_count": 4,
        "llama.attention.head_count_kv": 2,
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "smollm",
        "tokenizer.ggml.tokens": list(tokens) if tokens is not None else vocabulary(20),
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.eos_token_id": 2,
        "tokenizer.chat_template": "{{ messages }}",
    }
    for key, change in changes.items():
        values[key.replace("__", ".")] = change
    return {key: content for key, content in values.items() if content is not None}


def head_values(tokens: Sequence[str] | None = None, **changes: Any) -> dict[str, Any]:
    """The keys of an EAGLE-3 head for the model of :func:`model_values`; changes likewise."""
    values = {
        "general.architecture": "eagle3",
        "general.name": "Tiny head",
        "general.file_type": 7,
        "eagle3.block_count": 1,
        "eagle3.context_length": 512,
        "eagle3.embedding_length": 64,
        "eagle3.attention.head_count": 4,
        "eagle3.attention.head_count_kv": 2,
        "eagle3.target_layers": [0, 1, 1],
        "eagle3.target_hidden_size": 64,
        **{key: one for key, one in model_values(tokens).items() if key.startswith("tokenizer.ggml.")},
    }
    values |= {key.replace("__", "."): change for key, change in changes.items()}
    return {key: content for key, content in values.items() if content is not None}


MODEL = gguf(model_values())


def put(path: Path, content: bytes = MODEL) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
