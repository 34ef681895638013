"""Split of a model's layers over this computer and others, by the free memory of each.

llama.cpp keeps the first layers for the processor here and gives the others to devices in order; the last layer of all
is the output. So every token passes each computer once.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.engine.loading.offload import Layers
from app.errors import NotEnoughMemory
from app.language import mark, number, tr, tr_marked
from app.models.gguf.fit import BUFFERS_BYTES

HERE = mark("this computer")


@dataclass(frozen=True, slots=True)
class LayerHost:
    """Something that can compute layers."""

    name: str
    """:data:`HERE`, the address of another computer, or llama.cpp's name of a device."""
    free_bytes: int


@dataclass(frozen=True, slots=True)
class LayerSplit:
    """Number of layers at each place: first the processor here, then the devices in llama.cpp's order."""

    names: tuple[str, ...]
    layers: tuple[int, ...]

    @property
    def on_devices(self) -> int:
        """Layers that the processor here does not compute."""
        return sum(self.layers[1:])

    def words(self, model: str) -> str:
        """Return the plan in one sentence."""
        whole = sum(self.layers)
        parts = dict.fromkeys(self.names, 0)
        for name, layers in zip(self.names, self.layers, strict=True):
            parts[name] += layers  # a computer with two cards is one computer
        each = ", ".join(
            tr("{layers} on {name}", layers=layers, name=tr_marked(name) if name == HERE else name)
            for name, layers in parts.items()
            if layers
        )
        return tr("{model} has {whole} layers: {each}.", model=model, whole=whole, each=each)


def split(
    model: str, layers: Layers, here: LayerHost, devices: Sequence[LayerHost], layers_asked: int | None = None
) -> LayerSplit:
    """Split by free memory: a place with twice as much gets twice as many layers.

    Args:
        model: its name, for sentences.
        layers: what they take.
        here: the processor of this computer.
        devices: all others, in llama.cpp's order.
        layers_asked: how many layers somebody wants on the devices together; ``None``: as memory says.

    Raises:
        NotEnoughMemory: all places together have too little.
    """
    places = (here, *devices)
    free = [max(0, place.free_bytes - BUFFERS_BYTES) for place in places]
    needed = sum(layers.block_bytes) + layers.output_bytes
    if sum(free) < needed:
        raise NotEnoughMemory(
            tr(
                "{model} needs {needed} GB for its layers, and these computers together have {free} GB free. "
                "Lend another one, or pick a smaller model.",
                model=model,
                needed=number(needed / 1e9, 1),
                free=number(sum(free) / 1e9, 1),
            )
        )
    if layers_asked is not None:
        on_devices = min(layers_asked, layers.count)
        counts = [layers.count - on_devices, *_shares(on_devices, free[1:])]
    else:
        counts = _shares(layers.count, free)
    return LayerSplit(tuple(place.name for place in places), tuple(counts))


def _shares(whole: int, weights: Sequence[int]) -> list[int]:
    """Split a number in proportion to the weights, by the largest remainders."""
    total = sum(weights)
    if not total:
        return [whole, *[0] * (len(weights) - 1)] if weights else []
    exact = [whole * weight / total for weight in weights]
    shares = [int(share) for share in exact]
    by_rest = sorted(range(len(weights)), key=lambda index: shares[index] - exact[index])
    for index in by_rest[: whole - sum(shares)]:
        shares[index] += 1
    return shares
