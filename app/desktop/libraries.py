"""Shared libraries that are missing on this system, and how they are installed.

The loader names one missing library and stops; whoever has to install them wants to know all, which its own tool, ldd,
lists.

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
import shutil
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from app.frozen import bundled_files

_LIBRARY = re.compile(r"([\w.+-]+\.so(?:\.[\w.]+)*)")
_NOT_FOUND = re.compile(r"^\s*(\S+) => not found|Error loading shared library (\S+):", re.MULTILINE)
"""A library in the words of ldd, glibc's and musl's."""
_LONGEST_S = 20


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
    problem = _problem_of(file)
    return LoadOutcome(_missing_for(file, problem), problem) if problem else LoadOutcome()


def _problem_of(library: Path) -> str:
    """Return why the loader cannot load it; empty if it can."""
    try:
        ctypes.CDLL(str(library))
    except OSError as error:
        # In a frozen program another error, which says less, is raised from the loader's.
        return str(error.__cause__ or error) or "it cannot be loaded"
    return ""


def _missing_for(file: Path, problem: str) -> tuple[str, ...]:
    """Return the libraries that ldd, the loader's own tool, does not find; else the one that the loader stopped at."""
    bundle = bundled_files()
    further = {} if bundle is None else {"LD_LIBRARY_PATH": str(bundle)}
    ldd = shutil.which("ldd", path=f"{os.environ.get('PATH', '')}:{os.defpath}") or "ldd"
    listed = _output_of([ldd, str(file)], {**os.environ, **further})
    names = [name or other for name, other in _NOT_FOUND.findall(listed)]
    if not names:
        names = [name for name in _LIBRARY.findall(problem)[:1] if name != file.name]
    return tuple(dict.fromkeys(names))


def _output_of(command: Sequence[str], environment: Mapping[str, str] | None = None) -> str:
    """Return what one of the system's programs says; nothing where it is not there, or takes too long."""
    try:
        result = subprocess.run(  # noqa: S603 - the system's own
            command, capture_output=True, text=True, timeout=_LONGEST_S, check=False, env=environment
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ""
    return result.stdout + result.stderr


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
    return frozenset(_output_of(["apt-cache", "pkgnames"]).split())
