"""Choice of how many layers of target and draft a graphics device computes.

llama.cpp counts a model's layers from its end: one layer is the output, then come the last blocks. What is not on the
device stays in ordinary memory and is computed by the processor.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from app.errors import WorldError
from app.models.gguf.fit import BUFFERS_BYTES, copies_bytes
from app.models.gguf.header import Header
from app.models.gguf.heads import own_layers_bytes
from app.models.gguf.weights import bytes_by_part

log = logging.getLogger("draftlight.engine")

_LEAST_SPARE_BYTES = 256 * 1024 * 1024
_SPARE_SHARE = 0.05
"""Least share of a device's memory that stays free: the screen, and all else that is drawn there, needs some."""

Loaded = TypeVar("Loaded")


class DeviceMemory(Protocol):
    """A device's memory."""

    @property
    def free_bytes(self) -> int: ...

    @property
    def total_bytes(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Layers:
    """Memory of a model's layers on a device: weights and the cache of the whole context."""

    block_bytes: tuple[int, ...]
    """Bytes of each block, first to last."""
    output_bytes: int

    @property
    def count(self) -> int:
        """All layers, the output included."""
        return len(self.block_bytes) + 1

    @property
    def largest_bytes(self) -> int:
        return max((*self.block_bytes, self.output_bytes))

    def bytes_of(self, layers: int) -> int:
        """Return the bytes of that many layers: 0 for none, else with the buffers to compute in."""
        if layers <= 0:
            return 0
        blocks = self.block_bytes[max(0, self.count - layers) :]
        # Weights that stay behind are passed through the device one by one when a prompt is read.
        passing = 0 if layers >= self.count else self.largest_bytes
        return self.output_bytes + sum(blocks) + BUFFERS_BYTES + passing

    def most_within(self, room_bytes: int) -> int:
        """Return the largest number of layers that takes no more than ``room_bytes``."""
        return next((layers for layers in range(self.count, 0, -1) if self.bytes_of(layers) <= room_bytes), 0)


def layers_of(header: Header, file_bytes: int, context_tokens: int, *, own_layers: bool = False) -> Layers:
    """Return what the layers of a model take.

    Args:
        header: of the file; of a model in several parts, of its first.
        file_bytes: of all parts together.
        context_tokens: for how many the cache has room.
        own_layers: whether those blocks are loaded, too, with which the model guesses for itself.
    """
    blocks = max(1, header.block_count or 0)
    weights = bytes_by_part(header, file_bytes)
    known = sum(1 for block in range(blocks) if weights[f"blk.{block}"])
    if known == blocks:
        block_weights = [weights[f"blk.{block}"] for block in range(blocks)]
        tied = 0 if weights["output"] else weights["token_embd"]  # then the same matrix reads words and writes them
        rest = sum(size for part, size in weights.items() if not part.startswith("blk.") and part != "token_embd")
        output = rest + tied
    else:  # the other parts describe the rest: take the layers as equal
        block_weights = [file_bytes // blocks] * blocks
        output = file_bytes // blocks
    states = copies_bytes(header, file_bytes) // max(1, header.layer_count)
    caches = [cache + states for cache in _cache_bytes(header, blocks, context_tokens)]
    taken = [weight + cache for weight, cache in zip(block_weights, caches, strict=True)]
    if header.nextn_layers and not own_layers:
        taken[header.layer_count :] = [0] * len(taken[header.layer_count :])
    return Layers(tuple(taken), output)


def own_guess_bytes(header: Header, file_bytes: int) -> int:
    """Return the bytes read for a guess of a model's own layers, of which each guess reads one."""
    weights = bytes_by_part(header, file_bytes)
    layer = own_layers_bytes(header, file_bytes) // max(1, header.nextn_layers)
    return layer + (weights["output"] or weights["token_embd"])


def target_layers(
    devices: Sequence[DeviceMemory], target: Layers, draft: Layers | None, draft_asked: int | None
) -> int:
    """Return how many layers of the target to put on the devices, so that room is left for the draft.

    The draft goes first: each of its bytes is read for every guess, each of the target's once a round.

    Args:
        devices: with what is free before either is loaded.
        target: what its layers take.
        draft: likewise, if there is one.
        draft_asked: how many of the draft's layers somebody asked for; ``None``: as many as fit.
    """
    room = _room_bytes(devices, target)
    if draft is not None:
        draft_layers = draft.most_within(room) if draft_asked is None else min(draft_asked, draft.count)
        room -= draft.bytes_of(draft_layers)
    return target.most_within(room)


def draft_layers(devices: Sequence[DeviceMemory], draft: Layers) -> int:
    """Return how many layers of the draft to put on the devices, beside a target that is loaded."""
    return draft.most_within(_room_bytes(devices, draft))


def _room_bytes(devices: Sequence[DeviceMemory], layers: Layers) -> int:
    """Return how many bytes of the devices' free memory may be taken together."""
    free = sum(
        max(0, device.free_bytes - max(_LEAST_SPARE_BYTES, int(device.total_bytes * _SPARE_SHARE)))
        for device in devices
    )
    # Each further device needs buffers too, and may have to leave a gap smaller than a layer.
    return free - max(0, len(devices) - 1) * (BUFFERS_BYTES + layers.largest_bytes)


def with_fewer_layers(layers_wanted: int, load: Callable[[int], Loaded]) -> Loaded:
    """Load with ``layers_wanted`` layers on a device; where that fails with half of them, and at last with none.

    Raises:
        WorldError: it cannot be loaded without a device either.
    """
    layers = layers_wanted
    while layers > 0:
        try:
            return load(layers)
        except WorldError as error:
            log.info("%d layers on the device do not work: %s", layers, error)
        layers = layers // 2 if layers == layers_wanted else 0
    return load(0)


def _cache_bytes(header: Header, blocks: int, context_tokens: int) -> list[int]:
    heads, key, value = header.head_counts_kv, header.key_length, header.value_length
    if len(heads) == blocks and key is not None and value is not None:
        return [count * (key + value) * 2 * context_tokens for count in heads]
    return [(header.embedding_length or 0) * 4 * context_tokens] * blocks  # as if no heads shared their keys
