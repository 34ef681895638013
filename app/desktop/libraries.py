"""Shared libraries that are missing on this system, and how they are installed.

The needs of a shared object (an ELF file) are read here. The loader itself names one missing library and stops; whoever
has to install them wants to know all.

How they are installed on this system is worked out from their names. No list of packages is kept. RPM's tools (dnf,
zypper) and Alpine's apk take the name of a library in place of a package's. Debian's policy makes a package's name from
its library's; where apt is there, it is asked which names it knows. pacman's file lists say which package a file is in.
"""

from __future__ import annotations

import ctypes
import os
import platform
import re
import shlex
import struct
import subprocess
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
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
    """The facts that a shared object tells of itself."""

    libraries: tuple[str, ...] = ()
    folders: tuple[Path, ...] = ()
    """Folders where it wants them looked for, before the system's own places."""


@dataclass(frozen=True, slots=True)
class LoadOutcome:
    """Outcome of loading a shared object."""

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
    """Return the libraries that the file needs; none where it is no ELF file, or a damaged one."""
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
            match = _LIBRARY.search(problem)
            yield match[1] if match is not None else name


def _problem_of(library: str) -> str:
    """Return why the loader cannot load it; empty if it can."""
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

    folders = [part for tag, value in entries if tag in {_RPATH, _RUNPATH} for part in text(value).split(":") if part]
    return LibraryNeeds(
        tuple(text(value) for tag, value in entries if tag == _NEEDED),
        tuple(Path(part.replace("${ORIGIN}", "$ORIGIN").replace("$ORIGIN", str(folder))) for part in folders),
    )


@dataclass(frozen=True, slots=True)
class _Segment:
    kind: int
    offset: int
    address: int
    size: int


def _segments(content: bytes, *, wide: bool, order: str) -> Iterator[_Segment]:
    """Yield the program headers."""
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
    """Yield the entries for the loader: pairs of a tag and a value."""
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
    """Return the offset in the file of what will stand at ``address`` in memory."""
    for segment in segments:
        if segment.kind == _LOAD and segment.address <= address < segment.address + segment.size:
            return address - segment.address + segment.offset
    raise ValueError(address)


_BY_SYSTEM = {
    "debian": "apt",
    "ubuntu": "apt",
    "fedora": "dnf",
    "rhel": "dnf",
    "centos": "dnf",
    "suse": "zypper",
    "opensuse": "zypper",
    "arch": "pacman",
    "alpine": "apk",
}
_HOW = {
    "apt": "packages named by Debian’s rule",
    "dnf": "found by the libraries’ names",
    "zypper": "found by the libraries’ names",
    "pacman": "found in pacman’s lists of files",
    "apk": "found by the libraries’ names",
}
_SONAME = re.compile(r"(?P<name>.+?)\.so(?:\.(?P<version>[\w.]+))?")
_LONGEST_S = 20


@dataclass(frozen=True, slots=True)
class InstallCommand:
    """A command for a terminal."""

    command: str
    how: str
    """The way in which the packages are found."""


def installing(
    libraries: Sequence[str],
    *,
    system: Mapping[str, str] | None = None,
    known: Callable[[], Collection[str]] | None = None,
    as_root: bool | None = None,
) -> InstallCommand | None:
    """Return the command that installs them; ``None`` where this system's way is not known.

    Args:
        libraries: by the names that programs ask for, such as ``libxcb-icccm.so.4``.
        system: what ``/etc/os-release`` says; read where it is not given.
        known: which packages apt knows; asked where it is not given.
        as_root: whether whoever asks may install things as they are; found out where it is not given.
    """
    manager = _manager(_os_release() if system is None else system)
    if manager is None or not libraries:
        return None
    if as_root is None:
        as_root = os.geteuid() == 0
    sudo = "" if as_root else "sudo "
    if manager == "pacman":
        files = " ".join(f"/usr/lib/{shlex.quote(name)}" for name in libraries)
        return InstallCommand(f"{sudo}pacman -Fy && {sudo}pacman -S $(pacman -Fq {files})", _HOW[manager])
    if manager == "apt":
        names = _debian_packages(libraries, (known or _known_to_apt)())
    elif manager == "apk":
        names = [f"so:{name}" for name in libraries]
    else:
        bits = "()(64bit)" if sys.maxsize > 2**32 else ""
        names = [f"{name}{bits}" for name in libraries]
    if not names:
        return None
    verb = "add" if manager == "apk" else "install"
    return InstallCommand(f"{sudo}{manager} {verb} {shlex.join(names)}", _HOW[manager])


def _manager(system: Mapping[str, str]) -> str | None:
    names = [system.get("ID", ""), *system.get("ID_LIKE", "").split()]
    return next((_BY_SYSTEM[name] for name in names if name in _BY_SYSTEM), None)


def _os_release() -> Mapping[str, str]:
    try:
        return platform.freedesktop_os_release()
    except OSError:
        return {}


def _debian_packages(libraries: Sequence[str], known: Collection[str]) -> list[str]:
    """Return a package for each; where apt knows its packages, those it knows alone."""
    packages = []
    for library in libraries:
        names = _debian_names(library)
        packages.append(next((name for name in names if name in known), None) if known else names[0])
    return list(dict.fromkeys(name for name in packages if name is not None))


def _debian_names(library: str) -> list[str]:
    """Return Debian's names for the package of a library, the likeliest first.

    ``libxcb-icccm.so.4`` is in libxcb-icccm4, ``libEGL.so.1`` in libegl1, ``libfoo2.so.3`` in libfoo2-3. GLib leaves
    out a hyphen (libglib2.0-0), and where times became 64 bits wide, ``t64`` was added.
    """
    parts = _SONAME.fullmatch(library)
    if parts is None:
        return [library]
    name, version = parts["name"].lower().replace("_", "-"), parts["version"] or ""
    hyphen = "-" if version and name[-1].isdigit() else ""
    usual = f"{name}{hyphen}{version}"
    closer = f"{re.sub(r'-(?=[0-9.]+$)', '', name)}{hyphen}{version}"
    return list(dict.fromkeys((usual, f"{usual}t64", closer, f"{closer}t64")))


def _known_to_apt() -> Collection[str]:
    """Return every package's name; none where apt has no lists, or is not there."""
    try:
        result = subprocess.run(
            ["apt-cache", "pkgnames"],  # noqa: S607 - the system's own
            capture_output=True,
            text=True,
            timeout=_LONGEST_S,
            check=False,
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ()
    return frozenset(result.stdout.split())
