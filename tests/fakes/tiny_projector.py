"""A real projector of some kilobytes with random weights, for the models of :mod:`tests.fakes.tiny_gguf`.

The kind is LLaVA's: a picture of 28 x 28 pixels becomes four patches, and each patch a row of the model's width.
"""

from __future__ import annotations

import io
import struct
import wave
import zlib
from collections.abc import Mapping
from typing import Any

import numpy as np

from tests.fakes.tiny_gguf import (
    LAYERS,
    WIDTH,
    Tensors,
    feed_forward,
    gguf_file,
    matrices,
    model_keys,
    noise,
    norms,
    vocabulary,
)

_EYE, _PATCH, _SIDE = 32, 14, 28
ROWS = (_SIDE // _PATCH) ** 2
"""Rows of every picture."""


def projector(
    *,
    width: int = WIDTH,
    changes: Mapping[str, Any] | None = None,
    tensors: Mapping[str, Any] | None = None,
) -> bytes:
    """A projector for a model of this width. ``changes`` replace keys, ``tensors`` weights; ``None`` leaves one out."""
    random = np.random.default_rng(1)
    weights: Tensors = {
        "v.patch_embd.weight": noise(random, _EYE, 3, _PATCH, _PATCH),
        "v.position_embd.weight": noise(random, ROWS, _EYE),
        "mm.0.weight": noise(random, width, _EYE),
        "mm.0.bias": noise(random, width),
        "mm.2.weight": noise(random, width, width) * 8,
        "mm.2.bias": noise(random, width),
    }
    for name, shape in {
        "attn_q": (_EYE, _EYE), "attn_k": (_EYE, _EYE), "attn_v": (_EYE, _EYE), "attn_out": (_EYE, _EYE),
        "ffn_up": (2 * _EYE, _EYE), "ffn_down": (_EYE, 2 * _EYE), "ln1": (_EYE,), "ln2": (_EYE,),
    }.items():  # fmt: skip
        for layer in range(2):  # the last layer's outcome is not what a LLaVA projector reads
            weights[f"v.blk.{layer}.{name}.weight"] = noise(random, *shape)
            weights[f"v.blk.{layer}.{name}.bias"] = noise(random, shape[0])
    values = {
        "general.architecture": "clip",
        "general.type": "mmproj",
        "general.file_type": 0,
        "clip.has_vision_encoder": True,
        "clip.projector_type": "mlp",
        "clip.use_gelu": True,
        "clip.vision.embedding_length": _EYE,
        "clip.vision.attention.head_count": 2,
        "clip.vision.feed_forward_length": 2 * _EYE,
        "clip.vision.block_count": 2,
        "clip.vision.projection_dim": width,
        "clip.vision.attention.layer_norm_epsilon": 1e-5,
        "clip.vision.image_size": _SIDE,
        "clip.vision.patch_size": _PATCH,
        "clip.vision.image_mean": [0.5, 0.5, 0.5],
        "clip.vision.image_std": [0.5, 0.5, 0.5],
    }
    return gguf_file({**values, **(changes or {})}, {**weights, **(tensors or {})})


STACK = 100
"""Steps of a sound that become one row."""
SOUND_ROWS = 3_000 // 2 // STACK
"""Rows of half a minute, to which every sound is filled up."""
_MELS = 16


def hearing_projector(*, width: int = WIDTH) -> bytes:
    """A projector for sounds; the kind is Ultravox's, whose encoder is Whisper's."""
    random = np.random.default_rng(1)
    inner = 16
    weights: Tensors = {
        "a.conv1d.1.weight": noise(random, _EYE, _MELS, 3),
        "a.conv1d.1.bias": noise(random, _EYE, 1),
        "a.conv1d.2.weight": noise(random, _EYE, _EYE, 3),
        "a.conv1d.2.bias": noise(random, _EYE, 1),
        "a.position_embd.weight": noise(random, 1_500, _EYE),
        "mm.a.norm_pre.weight": np.ones(STACK * _EYE, np.float32),
        "mm.a.mlp.1.weight": noise(random, 2 * inner, STACK * _EYE) * 8,
        "mm.a.norm_mid.weight": np.ones(inner, np.float32),
        "mm.a.mlp.2.weight": noise(random, width, inner) * 8,
    }
    for name, shape in {
        "attn_q": (_EYE, _EYE), "attn_k": (_EYE, _EYE), "attn_v": (_EYE, _EYE), "attn_out": (_EYE, _EYE),
        "ffn_up": (2 * _EYE, _EYE), "ffn_down": (_EYE, 2 * _EYE), "ln1": (_EYE,), "ln2": (_EYE,),
    }.items():  # fmt: skip
        weights[f"a.blk.0.{name}.weight"] = noise(random, *shape)
        if name != "attn_k":
            weights[f"a.blk.0.{name}.bias"] = noise(random, shape[0])
    values = {
        "general.architecture": "clip",
        "general.type": "mmproj",
        "general.file_type": 0,
        "clip.has_audio_encoder": True,
        "clip.projector_type": "ultravox",
        "clip.use_gelu": True,
        "clip.audio.embedding_length": _EYE,
        "clip.audio.attention.head_count": 2,
        "clip.audio.feed_forward_length": 2 * _EYE,
        "clip.audio.block_count": 1,
        "clip.audio.projection_dim": width,
        "clip.audio.attention.layer_norm_epsilon": 1e-5,
        "clip.audio.num_mel_bins": _MELS,
        "clip.audio.projector.stack_factor": STACK,
    }
    return gguf_file(values, weights)


def wav(seconds: float = 1.0, *, rate: int = 16_000, channels: int = 1, width: int = 2, hertz: float = 440) -> bytes:
    """A WAV file with a tone."""
    tone = 0.5 * np.sin(2 * np.pi * hertz * np.arange(round(seconds * rate)) / rate)
    samples = np.repeat((tone * (2 ** (8 * width - 1) - 1)).astype(np.int64), channels) + 128 * (width == 1)
    content = io.BytesIO()
    with wave.open(content, "wb") as file:
        file.setnchannels(channels)
        file.setsampwidth(width)
        file.setframerate(rate)
        file.writeframes(samples.astype("<i8").view(np.uint8).reshape(-1, 8)[:, :width].tobytes())
    return content.getvalue()


def png(width: int = 40, height: int = 30, *, shade: int = 0) -> bytes:
    """A picture file with a pattern; ``shade`` makes others of it."""
    rows = np.add.outer(np.arange(height) * 5, np.arange(width) * 3)[..., None] + np.array([0, 60, 120]) + shade
    raw = b"".join(b"\0" + row.astype(np.uint8).tobytes() for row in rows % 256)
    return png_of(width, height, zlib.compress(raw))


def png_of(width: int, height: int, packed: bytes) -> bytes:
    """A file that claims to be of this size."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b"")


def model_of_several_dimensions() -> bytes:
    """A model that counts positions in several dimensions (M-RoPE): the rows of a picture take few of them."""
    random = np.random.default_rng(1)
    weights = {
        "token_embd.weight": noise(random, len(vocabulary()), WIDTH) * 8,
        "output_norm.weight": np.ones(WIDTH, np.float32),
        "output.weight": noise(random, len(vocabulary()), WIDTH) * 4,  # else it repeats its last token for ever
    }
    for layer in range(LAYERS):
        for name, shape in {
            "attn_q": (WIDTH, WIDTH), "attn_k": (WIDTH // 2, WIDTH), "attn_v": (WIDTH // 2, WIDTH),
        }.items():  # fmt: skip
            weights[f"blk.{layer}.{name}.weight"] = noise(random, *shape)
            weights[f"blk.{layer}.{name}.bias"] = noise(random, shape[0])
        weights |= matrices(random, layer, attn_output=(WIDTH, WIDTH)) | feed_forward(random, layer)
        weights |= norms(layer, "attn_norm", "ffn_norm")
    own = {"qwen2vl.rope.dimension_sections": [2, 3, 3, 0]}
    return gguf_file({**model_keys("qwen2vl"), **own}, weights)


def projector_of_several_dimensions() -> bytes:
    """A projector for it (Qwen2-VL's kind), which gives a larger picture more rows."""
    random = np.random.default_rng(1)
    merged = 4 * _EYE
    patches = noise(random, _EYE, 3, _PATCH, _PATCH)
    return projector(
        changes={"clip.projector_type": "qwen2vl_merger"},
        tensors={
            "v.patch_embd.weight": patches,
            "v.patch_embd.weight.1": patches,
            "v.position_embd.weight": None,
            "v.post_ln.weight": np.ones(_EYE, np.float32),
            "v.post_ln.bias": np.zeros(_EYE, np.float32),
            "mm.0.weight": noise(random, merged, merged),
            "mm.0.bias": noise(random, merged),
            "mm.2.weight": noise(random, WIDTH, merged) * 4,
            "mm.2.bias": noise(random, WIDTH),
        },
    )
