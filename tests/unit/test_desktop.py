"""Libraries that the window needs, and one window for each data folder."""

from __future__ import annotations

import errno
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from app.desktop import libraries
from app.desktop.libraries import LoadOutcome, installing, load
from app.desktop.single_instance import single_instance
from app.errors import WorldError
from tests.fakes.elf_files import elf

_ODD = b"\x7fELF\x02\x01" + b"\xff" * 200

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="ELF files are Linux's")


@on_linux
def test_all_that_is_missing_is_named_and_what_is_there_is_not(tmp_path: Path) -> None:
    file = tmp_path / "libouter.so"
    file.write_bytes(elf(["libc.so.6", "libnowhere.so.4", "libm.so.6", "libnever-2.0.so.0"]))
    loading = load(file)
    assert loading.missing == ("libnowhere.so.4", "libnever-2.0.so.0")
    assert "libnowhere.so.4" in loading.problem


@on_linux
def test_what_lies_beside_it_is_looked_into(tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "libinner.so.1").write_bytes(elf(["libnowhere.so.4"], "$ORIGIN"))
    file = tmp_path / "libouter.so"
    file.write_bytes(elf(["libinner.so.1", "libnever.so.2", "libnowhere.so.4"], "$ORIGIN/lib"))
    assert sorted(load(file).missing) == ["libnever.so.2", "libnowhere.so.4"]


@on_linux
def test_one_that_lacks_nothing_loads(tmp_path: Path) -> None:
    file = tmp_path / "libouter.so"
    file.write_bytes(elf(["libc.so.6"]))
    assert load(file) == LoadOutcome()


@on_linux
def test_in_a_frozen_program_the_bundle_is_looked_into(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bundle").mkdir()
    (tmp_path / "bundle" / "libinner.so.1").write_bytes(elf(["libnowhere.so.4"]))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "bundle"), raising=False)
    file = tmp_path / "libouter.so"
    file.write_bytes(elf(["libinner.so.1"]))
    assert load(file).missing == ("libnowhere.so.4",)


@on_linux
@pytest.mark.parametrize(
    "content",
    [b"", b"\x7fELF", b"MZ" + bytes(200), elf(["libnowhere.so.4"])[:150], _ODD, b"\x7fELF\x02\x01" + bytes(200)],
)
def test_a_file_that_is_none_has_a_problem_and_lacks_nothing(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "libouter.so"
    file.write_bytes(content)
    loading = load(file)
    assert loading.problem
    assert loading.missing == ()


@on_linux
def test_an_empty_file_in_a_librarys_place_counts_as_missing(tmp_path: Path) -> None:
    (tmp_path / "libinner.so.1").write_bytes(b"")
    file = tmp_path / "libouter.so"
    file.write_bytes(elf([str(tmp_path / "libinner.so.1")]))
    assert load(file).missing == ("libinner.so.1",)


@on_linux
def test_without_ldd_the_one_that_the_loader_names_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "_output_of", lambda *_: "")
    file = tmp_path / "libouter.so"
    file.write_bytes(elf(["libnowhere.so.4", "libnever.so.2"]))
    assert load(file).missing == ("libnowhere.so.4",)


ICCCM = ("libxcb-icccm.so.4", "libxcb-keysyms.so.1")
DEBIAN = {"ID": "debian"}


def command_for(
    needed: Sequence[str], system: dict[str, str] = DEBIAN, known: tuple[str, ...] = (), *, as_root: bool = True
) -> str | None:
    way = installing(needed, system=system, known=lambda: known, as_root=as_root)
    return way and way.command


@on_linux
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


@on_linux
@pytest.mark.parametrize("system", [{}, {"ID": "nixos"}, {"ID": "void", "ID_LIKE": ""}])
def test_where_the_way_is_not_known_none_is_made_up(system: dict[str, str]) -> None:
    assert command_for(ICCCM, system) is None


@on_linux
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


@on_linux
def test_a_package_that_apt_does_not_know_is_left_out() -> None:
    wanted = ("libgthread-2.0.so.0", "libEGL.so.1")
    assert command_for(wanted, known=("libegl1",)) == "apt install libegl1"
    assert command_for(wanted[:1], known=("libegl1",)) is None


@pytest.mark.parametrize("asks", [False, True])
def test_a_second_start_leaves_a_note_with_its_wish_and_waits_until_it_is_taken(tmp_path: Path, asks: bool) -> None:
    open_requests, notes = tmp_path / "visits", []

    def take(_: float) -> None:
        for note in open_requests.glob("*.json"):
            notes.append(json.loads(note.read_text()))
            note.unlink()

    with single_instance(tmp_path, open_requests, None) as first:
        assert first
        with single_instance(tmp_path, open_requests, tmp_path / "reply.json", take, asks=asks) as second:
            assert not second
    assert [(note["open"], note["ask"]) for note in notes] == [(str(tmp_path / "reply.json"), asks)]
    with single_instance(tmp_path, open_requests, None) as third:
        assert third


def test_a_window_that_does_not_answer_is_said_and_no_note_stays(tmp_path: Path) -> None:
    open_requests = tmp_path / "visits"
    with single_instance(tmp_path, open_requests, None), pytest.raises(WorldError, match="already open"):
        single_instance(tmp_path, open_requests, None, lambda _: None).__enter__()
    assert not list(open_requests.iterdir())


def test_whoever_finds_the_window_just_closing_is_the_next_one(tmp_path: Path) -> None:
    first = single_instance(tmp_path, tmp_path / "visits", None)
    assert first.__enter__()
    with single_instance(tmp_path, tmp_path / "visits", None, lambda _: first.__exit__(None, None, None)) as second:
        assert second
    assert not list((tmp_path / "visits").iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="another call locks there")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_where_files_cannot_be_locked_the_window_opens(tmp_path, monkeypatch, number):
    def refuse(*_: object) -> None:
        raise OSError(number, "no locks here")

    monkeypatch.setattr("fcntl.flock", refuse)
    with single_instance(tmp_path, tmp_path / "visits", None) as ours:
        assert ours


def test_where_nothing_can_be_written_the_window_opens(tmp_path: Path) -> None:
    with single_instance(tmp_path / "not there", tmp_path / "visits", None) as ours:
        assert ours
