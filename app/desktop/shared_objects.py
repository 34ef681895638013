"""What a shared object (an ELF file) needs, and which of that the system's loader does not find.

The loader itself names one missing library and stops; whoever has to install them wants to know all.
"""

from __future__ import annotations

import ctypes
import re
import struct
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from app.frozen import bundled_files

_LOAD, _DYNAMIC = 1, 2  # kinds of program headers
_NEEDED, _STRINGS, _RPATH, _RUNPATH = 1, 5, 15, 29  # kinds of dynamic entries
_MOST_ENTRIES = 10_000
_MOST_BYTES = 256_000_000
_LIBRARY = re.compile(r"([\w.+-]+\.so(?:\.[\w.]+)*)")


@dataclass(frozen=True, slots=True)
class LibraryNeeds:
    """What a shared object says of itself."""

    libraries: tuple[str, ...] = ()
    folders: tuple[Path, ...] = ()
    """Where it wants them looked for, before the system's own places."""


@dataclass(frozen=True, slots=True)
class LoadOutcome:
    """How loading a shared object went."""

    missing: tuple[str, ...] = ()
    """Libraries that are not there, or cannot be used, without which it does not load."""
    problem: str = ""
    """The loader's own words; empty where it loads."""


def load(file: Path) -> LoadOutcome:
    """Load it into this process, as Qt is about to, or find out what it lacks.

    In a frozen program the loader also looks into the bundle, whatever a file says of its own.
    """
    problem = _problem_of(str(file))
    if not problem:
        return LoadOutcome()
    return LoadOutcome(tuple(dict.fromkeys(_missing(file, bundled_files(), set()))), problem)


def needs_of(file: Path) -> LibraryNeeds:
    """What the file says it needs; nothing where it is no ELF file, or a damaged one."""
    try:
        if file.stat().st_size > _MOST_BYTES:
            return LibraryNeeds()
        return _read(file.read_bytes(), file.resolve().parent)
    except (OSError, ValueError, OverflowError, struct.error, IndexError, StopIteration):
        return LibraryNeeds()


def _missing(file: Path, bundle: Path | None, seen: set[str]) -> Iterator[str]:
    needs = needs_of(file)
    folders = needs.folders if bundle is None else (*needs.folders, bundle)
    for name in needs.libraries:
        if name in seen:
            continue
        seen.add(name)
        beside = next((folder / name for folder in folders if (folder / name).is_file()), None)
        if beside is not None:
            yield from _missing(beside, bundle, seen)
        elif problem := _problem_of(name):
            # Where the library itself is there and lacks another one, the loader's words begin with that one.
            said = _LIBRARY.search(problem)
            yield said[1] if said is not None else name


def _problem_of(library: str) -> str:
    """Why the loader cannot load it; empty where it can."""
    try:
        ctypes.CDLL(library)
    except OSError as error:
        # In a frozen program another error, which says less, is raised from the loader's.
        return str(error.__cause__ or error) or "it cannot be loaded"
    return ""


def _read(content: bytes, folder: Path) -> LibraryNeeds:
    if content[:4] != b"\x7fELF":
        return LibraryNeeds()
    wide, order = content[4] == 2, "<" if content[5] == 1 else ">"
    segments = list(_segments(content, wide=wide, order=order))
    entries = list(_dynamic(content, segments, wide=wide, order=order))
    strings = _offset(next(value for tag, value in entries if tag == _STRINGS), segments)

    def text(at: int) -> str:
        begin = strings + at
        return content[begin : content.index(b"\0", begin)].decode()

    found = [part for tag, value in entries if tag in {_RPATH, _RUNPATH} for part in text(value).split(":") if part]
    return LibraryNeeds(
        tuple(text(value) for tag, value in entries if tag == _NEEDED),
        tuple(Path(part.replace("${ORIGIN}", "$ORIGIN").replace("$ORIGIN", str(folder))) for part in found),
    )


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    offset: int
    address: int
    size: int


def _segments(content: bytes, *, wide: bool, order: str) -> Iterator[_Segment]:
    """The program headers."""
    start = struct.unpack_from(f"{order}Q" if wide else f"{order}I", content, 32 if wide else 28)[0]
    size, count = struct.unpack_from(f"{order}HH", content, 54 if wide else 42)
    for number in range(count):
        at = start + number * size
        if wide:
            kind, _, offset, address, _, length = struct.unpack_from(f"{order}IIQQQQ", content, at)
        else:
            kind, offset, address, _, length = struct.unpack_from(f"{order}IIIII", content, at)
        yield _Segment(kind, offset, address, length)


def _dynamic(content: bytes, segments: list[_Segment], *, wide: bool, order: str) -> Iterator[tuple[int, int]]:
    """What the loader is told: pairs of a tag and a value."""
    segment = next((segment for segment in segments if segment.kind == _DYNAMIC), None)
    if segment is None:
        return
    form = f"{order}QQ" if wide else f"{order}II"
    for number in range(_MOST_ENTRIES):
        tag, value = struct.unpack_from(form, content, segment.offset + number * struct.calcsize(form))
        if tag == 0:
            return
        yield tag, value


def _offset(address: int, segments: list[_Segment]) -> int:
    """Where in the file that is which will stand at ``address`` in memory."""
    for segment in segments:
        if segment.kind == _LOAD and segment.address <= address < segment.address + segment.size:
            return address - segment.address + segment.offset
    raise ValueError(address)
