"""How libraries that are missing are installed on this system, worked out from their names.

No list of packages is kept. RPM's tools (dnf, zypper) and Alpine's apk take the name of a library in place of a
package's. Debian's policy makes a package's name from its library's; where apt is there, it is asked which names it
knows. pacman's file lists say which package a file is in.
"""

from __future__ import annotations

import os
import platform
import re
import shlex
import subprocess
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

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
    """How the packages are found."""


def installing(
    libraries: Sequence[str],
    *,
    system: Mapping[str, str] | None = None,
    known: Callable[[], Collection[str]] | None = None,
    as_root: bool | None = None,
) -> InstallCommand | None:
    """The command that installs them; ``None`` where this system's way is not known.

    Args:
        libraries: by the names that programs ask for, such as ``libxcb-icccm.so.4``.
        system: what ``/etc/os-release`` says; read where it is not given.
        known: which packages apt knows; asked where it is not given.
        as_root: whether whoever asks may install things as they are; found out where it is not given.
    """
    manager = _manager(_os_release() if system is None else system)
    if manager is None or not libraries:
        return None
    sudo = "" if (os.geteuid() == 0 if as_root is None else as_root) else "sudo "
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
    """A package for each; where apt knows its packages, those it knows alone."""
    found = []
    for library in libraries:
        names = _debian_names(library)
        found.append(next((name for name in names if name in known), None) if known else names[0])
    return list(dict.fromkeys(name for name in found if name is not None))


def _debian_names(library: str) -> list[str]:
    """What Debian calls the package of a library, the likeliest name first.

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
    """Every package's name; none where apt has no lists, or is not there."""
    try:
        said = subprocess.run(
            ["apt-cache", "pkgnames"],  # noqa: S607 - the system's own
            capture_output=True,
            text=True,
            timeout=_LONGEST_S,
            check=False,
        )
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return ()
    return frozenset(said.stdout.split())
