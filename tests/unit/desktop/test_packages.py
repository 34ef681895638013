"""The command that installs what is missing, on the systems that people have."""

from __future__ import annotations

import pytest

from app.desktop.packages import installing

ICCCM = ("libxcb-icccm.so.4", "libxcb-keysyms.so.1")


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
    way = installing(ICCCM, system=system, known=tuple, as_root=False)
    assert way is not None
    assert way.command == command


@pytest.mark.parametrize("system", [{}, {"ID": "nixos"}, {"ID": "void", "ID_LIKE": ""}])
def test_where_the_way_is_not_known_none_is_made_up(system: dict[str, str]) -> None:
    assert installing(ICCCM, system=system, as_root=False) is None


def test_who_may_install_needs_no_sudo() -> None:
    way = installing(ICCCM, system={"ID": "debian"}, known=tuple, as_root=True)
    assert way is not None
    assert way.command == "apt install libxcb-icccm4 libxcb-keysyms1"


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
    way = installing([library], system={"ID": "debian"}, known=lambda: known, as_root=True)
    assert way is not None
    assert way.command == f"apt install {package}"


def test_a_package_that_apt_does_not_know_is_left_out() -> None:
    libraries = ("libgthread-2.0.so.0", "libEGL.so.1")
    way = installing(libraries, system={"ID": "debian"}, known=lambda: ("libegl1",), as_root=True)
    assert way is not None
    assert way.command == "apt install libegl1"
    assert installing(libraries[:1], system={"ID": "debian"}, known=lambda: ("libegl1",), as_root=True) is None
