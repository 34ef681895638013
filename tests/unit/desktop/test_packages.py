"""The command that installs what is missing, on the systems that people have."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from app.desktop.packages import installing

ICCCM = ("libxcb-icccm.so.4", "libxcb-keysyms.so.1")
DEBIAN = {"ID": "debian"}


def command_for(
    libraries: Sequence[str], system: dict[str, str] = DEBIAN, known: tuple[str, ...] = (), *, as_root: bool = True
) -> str | None:
    way = installing(libraries, system=system, known=lambda: known, as_root=as_root)
    return way and way.command


@pytest.mark.parametrize(
    ("system", "command"),
    [
        ({"ID": "debian"}, "sudo apt install libxcb-icccm4 libxcb-keysyms1"),
        ({"ID": "linuxmint", "ID_LIKE": "ubuntu debian"}, "sudo apt install libxcb-icccm4 libxcb-keysyms1"),
        ({"ID": "fedora"}, "sudo dnf install 'libxcb-icccm.so.4()(64bit)' 'libxcb-keysyms.so.1()(64bit)'"),
        ({"ID": "rocky", "ID_LIKE": "rhel centos fedora"},
         "sudo dnf install 'libxcb-icccm.so.4()(64bit)' 'libxcb-keysyms.so.1()(64bit)'"),
        ({"ID": "opensuse-tumbleweed", "ID_LIKE": "opensuse suse"},
         "sudo zypper install 'libxcb-icccm.so.4()(64bit)' 'libxcb-keysyms.so.1()(64bit)'"),
        ({"ID": "alpine"}, "sudo apk add so:libxcb-icccm.so.4 so:libxcb-keysyms.so.1"),
        ({"ID": "manjaro", "ID_LIKE": "arch"},
         "sudo pacman -Fy && sudo pacman -S $(pacman -Fq /usr/lib/libxcb-icccm.so.4 /usr/lib/libxcb-keysyms.so.1)"),
    ],
)  # fmt: skip
def test_each_system_has_its_command(system: dict[str, str], command: str) -> None:
    assert command_for(ICCCM, system, as_root=False) == command


@pytest.mark.parametrize("system", [{}, {"ID": "nixos"}, {"ID": "void", "ID_LIKE": ""}])
def test_where_the_way_is_not_known_none_is_made_up(system: dict[str, str]) -> None:
    assert command_for(ICCCM, system) is None


def test_who_may_install_needs_no_sudo() -> None:
    assert command_for(ICCCM) == "apt install libxcb-icccm4 libxcb-keysyms1"


@pytest.mark.parametrize(
    ("library", "known", "package"),
    [
        ("libEGL.so.1", (), "libegl1"),
        ("libX11-xcb.so.1", (), "libx11-xcb1"),
        ("libwayland-client.so.0", (), "libwayland-client0"),
        ("libfoo2.so.3", (), "libfoo2-3"),
        ("libglib-2.0.so.0", ("libglib2.0-0", "libc6"), "libglib2.0-0"),
        ("libglib-2.0.so.0", ("libglib2.0-0t64", "libc6"), "libglib2.0-0t64"),
    ],
)
def test_debians_names_follow_from_the_librarys(library: str, known: tuple[str, ...], package: str) -> None:
    assert command_for([library], known=known) == f"apt install {package}"


def test_a_package_that_apt_does_not_know_is_left_out() -> None:
    libraries = ("libgthread-2.0.so.0", "libEGL.so.1")
    assert command_for(libraries, known=("libegl1",)) == "apt install libegl1"
    assert command_for(libraries[:1], known=("libegl1",)) is None
