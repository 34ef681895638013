"""The starter's target in torch: many replies at once, and with them the states that a head is trained on.

llama.cpp decodes one reply at a time and hands its states out row by row; a batch of replies costs a processor a
fraction of that. ``python -m tests.training check`` holds the two against each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import torch
from gguf import GGUFReader
from gguf.quants import dequantize
from torch import Tensor
from torch.nn.functional import linear, scaled_dot_product_attention, silu


def rms_norm(values: Tensor, weight: Tensor, epsilon: float) -> Tensor:
    return values * torch.rsqrt(values.square().mean(-1, keepdim=True) + epsilon) * weight


def multiply(values: Tensor, matrix: Tensor, precision: torch.dtype | None = None) -> Tensor:
    """A linear layer in ``precision``, or else in the matrix's; 32-bit floats come out."""
    precision = precision or matrix.dtype
    return linear(values.to(precision), matrix.to(precision)).float()


class Rotation:
    """Rotary positions as llama.cpp has them for this architecture: neighbouring values are a pair."""

    def __init__(self, width: int, base: float, most: int) -> None:
        angles = torch.arange(most)[:, None] * base ** (-torch.arange(0, width, 2) / width)
        self._cos, self._sin = angles.cos(), angles.sin()

    def __call__(self, values: Tensor, positions: Tensor) -> Tensor:
        """``values`` of shape (batch, heads, rows, width), ``positions`` of shape (rows,)."""
        even, odd = values[..., ::2], values[..., 1::2]
        cos, sin = self._cos[positions], self._sin[positions]
        return torch.stack((even * cos - odd * sin, even * sin + odd * cos), -1).flatten(-2)


@dataclass(frozen=True, slots=True)
class Shape:
    """Figures of the file's header."""

    layers: int
    width: int
    heads: int
    groups: int
    """Heads of keys and values."""
    feed_forward: int
    epsilon: float
    base: float
    vocabulary: int

    @property
    def head_width(self) -> int:
        return self.width // self.heads


class Weights:
    """The tensors of a GGUF file of architecture llama, as 32-bit floats."""

    def __init__(self, path: Path) -> None:
        reader = GGUFReader(path)

        def key(name: str) -> float:
            return reader.fields[f"llama.{name}"].contents()

        self.tensors = {
            tensor.name: torch.tensor(dequantize(tensor.data, tensor.tensor_type), dtype=torch.float32)
            for tensor in reader.tensors
        }
        self.shape = Shape(
            layers=int(key("block_count")),
            width=int(key("embedding_length")),
            heads=int(key("attention.head_count")),
            groups=int(key("attention.head_count_kv")),
            feed_forward=int(key("feed_forward_length")),
            epsilon=key("attention.layer_norm_rms_epsilon"),
            base=key("rope.freq_base"),
            vocabulary=len(self.tensors["token_embd.weight"]),
        )

    def of_layer(self, layer: int, name: str) -> Tensor:
        return self.tensors[f"blk.{layer}.{name}.weight"]


class Target:
    """The model with a cache of keys and values for a batch of equally long texts.

    Args:
        weights: the model's.
        precision: of the matrices, and so of the products with them. States between the layers are 32-bit floats.
    """

    def __init__(self, weights: Weights, precision: torch.dtype = torch.float32) -> None:
        self.shape = shape = weights.shape
        self._precision = precision
        self._rotation = Rotation(shape.head_width, shape.base, 2048)
        self.embedding = weights.tensors["token_embd.weight"]
        self.output_norm = weights.tensors["output_norm.weight"]
        self._output = self.embedding.to(precision)
        self._layers = [
            (
                weights.of_layer(layer, "attn_norm"),
                torch.cat([weights.of_layer(layer, f"attn_{part}") for part in "qkv"]).to(precision),
                weights.of_layer(layer, "attn_output").to(precision),
                weights.of_layer(layer, "ffn_norm"),
                torch.cat([weights.of_layer(layer, f"ffn_{part}") for part in ("gate", "up")]).to(precision),
                weights.of_layer(layer, "ffn_down").to(precision),
            )
            for layer in range(shape.layers)
        ]

    def cache(self, batch: int, most: int) -> Tensor:
        """Room for ``most`` positions: (layers, 2, batch, groups, most, head width)."""
        shape = self.shape
        sizes = shape.layers, 2, batch, shape.groups, most, shape.head_width
        return torch.zeros(sizes, dtype=self._precision)

    def forward(self, tokens: Tensor, cache: Tensor, start: int, layers_kept: tuple[int, ...]) -> tuple[Tensor, Tensor]:
        """Read ``tokens`` (batch, rows) at the positions from ``start`` on.

        Returns:
            The logits of the last row, (batch, vocabulary), and the inputs of the ``layers_kept`` layers side by side,
            (batch, rows, width × kept). A layer's number equal to the count of layers means the last one's output,
            before the final norm.
        """
        shape, (batch, rows) = self.shape, tokens.shape
        end = start + rows
        positions = torch.arange(start, end)
        seen_from = torch.arange(end)[None, :] <= positions[:, None] if rows > 1 else None
        values = self.embedding[tokens]
        inputs: dict[int, Tensor] = {}
        for number, (norm, qkv, out, ffn_norm, gate_up, down) in enumerate(self._layers):
            if number in layers_kept:
                inputs[number] = values
            mixed = multiply(rms_norm(values, norm, shape.epsilon), qkv).view(batch, rows, -1, shape.head_width)
            query, key, value = mixed.transpose(1, 2).split([shape.heads, shape.groups, shape.groups], 1)
            cache[number, 0, :, :, start:end] = self._rotation(key, positions)
            cache[number, 1, :, :, start:end] = value
            keys, values_seen = cache[number, :, :, :, :end]
            query = self._rotation(query, positions).to(keys.dtype)
            if rows == 1:  # the heads of a group are rows of one product, so that their keys are read once
                grouped = query.view(batch, shape.groups, -1, shape.head_width)
                seen = scaled_dot_product_attention(grouped, keys, values_seen).reshape(query.shape)
            else:
                seen = scaled_dot_product_attention(query, keys, values_seen, seen_from, enable_gqa=True)
            values = values + multiply(seen.transpose(1, 2).reshape(batch, rows, -1), out)
            gate, up = multiply(rms_norm(values, ffn_norm, shape.epsilon), gate_up).chunk(2, -1)
            values = values + multiply(silu(gate) * up, down)
        inputs[shape.layers] = values
        logits = multiply(rms_norm(values[:, -1], self.output_norm, shape.epsilon), self._output)
        seen = torch.cat([inputs[number] for number in layers_kept], -1) if layers_kept else values[:, :, :0]
        return logits, seen
