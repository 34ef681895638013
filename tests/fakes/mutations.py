"""Damaged copies of a file, the same ones for the same seed."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator

_EXTREMES = (0, 1, 0x7F, 0xFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 10**12, 2**62, 2**63 - 1, 2**63, 2**64 - 1)


def mutated(whole: bytes, count: int, *, seed: int, head: int) -> Iterator[bytes]:
    """``count`` damaged copies; most of the damage is within the first ``head`` bytes."""
    chance = random.Random(seed)
    for _ in range(count):
        copy = bytearray(whole)
        for _ in range(chance.choice((1, 1, 2, 5))):
            reach = head if chance.random() < 0.8 else len(copy)
            if len(copy) > 16:
                chance.choice(_WAYS)(copy, chance.randrange(4, min(reach, len(copy) - 8)), chance)
        yield bytes(copy)


def _flip(copy: bytearray, at: int, chance: random.Random) -> None:
    copy[at] ^= 1 << chance.randrange(8)


def _overwrite(copy: bytearray, at: int, chance: random.Random) -> None:
    size, kind = chance.choice(((4, "<I"), (8, "<Q")))
    copy[at : at + size] = struct.pack(kind, chance.choice(_EXTREMES) & (2 ** (8 * size) - 1))


def _cut(copy: bytearray, at: int, _chance: random.Random) -> None:
    del copy[at:]


def _remove(copy: bytearray, at: int, chance: random.Random) -> None:
    del copy[at : at + chance.randrange(1, 64)]


def _insert(copy: bytearray, at: int, chance: random.Random) -> None:
    copy[at:at] = chance.randbytes(chance.randrange(1, 64))


def _repeat(copy: bytearray, at: int, chance: random.Random) -> None:
    copy[at:at] = copy[at : at + chance.randrange(1, 200)]


def _blank(copy: bytearray, at: int, chance: random.Random) -> None:
    length = min(chance.randrange(1, 64), len(copy) - at)
    copy[at : at + length] = bytes([chance.choice((0, 255))]) * length


_WAYS: tuple[Callable[[bytearray, int, random.Random], None], ...] = (
    _flip, _flip, _flip, _overwrite, _overwrite, _cut, _remove, _insert, _repeat, _blank,
)  # fmt: skip
