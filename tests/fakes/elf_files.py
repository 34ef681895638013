"""Shared objects made by hand: they hold no code, and need what a test wants them to need."""

from __future__ import annotations

import struct
import sys
from collections.abc import Sequence
from pathlib import Path

_PAGE_BYTES = 0x10000
_HEADER, _SEGMENT = 64, 56
_LOAD, _DYNAMIC, _STACK = 1, 2, 0x6474E551
_NEEDED, _STRINGS, _SYMBOLS, _STRING_BYTES, _SYMBOL_BYTES, _RUNPATH = 1, 5, 6, 10, 11, 29


def elf(needs: Sequence[str], runpath: str = "") -> bytes:
    """A shared object for this machine's processor (64 bits, little end first), as the loader takes it."""
    strings = b"\0"
    entries = []
    for tag, text in [*((_NEEDED, name) for name in needs), *([(_RUNPATH, runpath)] if runpath else [])]:
        entries.append((tag, len(strings)))
        strings += text.encode() + b"\0"
    dynamic_at = _HEADER + 3 * _SEGMENT
    symbols_at = dynamic_at + 16 * (len(entries) + 5)
    strings_at = symbols_at + 24
    entries += [
        (_STRINGS, strings_at), (_SYMBOLS, symbols_at), (_STRING_BYTES, len(strings)), (_SYMBOL_BYTES, 24), (0, 0),
    ]  # fmt: skip
    size = strings_at + len(strings)
    machine = Path(sys.executable).resolve().read_bytes()[18:20]
    header = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<H", 3) + machine
    header += struct.pack("<IQQQIHHHHHH", 1, 0, _HEADER, 0, 0, _HEADER, _SEGMENT, 3, 64, 0, 0)
    segments = struct.pack("<IIQQQQQQ", _LOAD, 6, 0, 0, 0, size, size, _PAGE_BYTES)
    segments += struct.pack("<IIQQQQQQ", _DYNAMIC, 6, dynamic_at, dynamic_at, dynamic_at, *[16 * len(entries)] * 2, 8)
    segments += struct.pack("<IIQQQQQQ", _STACK, 6, 0, 0, 0, 0, 0, 16)
    return header + segments + b"".join(struct.pack("<QQ", *entry) for entry in entries) + bytes(24) + strings


def plugins_without(folder: Path, *missing: str) -> Path:
    """A folder with a platform of Qt's that needs libraries which are nowhere."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "libqxcb.so").write_bytes(elf(missing))
    return folder
