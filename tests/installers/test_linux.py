"""The Linux packages: built twice they are alike, their papers are whole, and the menu finds any folder."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from installers.build import appdir, tarball, tree
from installers.build.project import LINUX_FILES, VERSION, BuildError

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="these are Linux's")


@pytest.fixture
def bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen program in small, and a place for what is made of it."""
    folder = tmp_path / "bundle"
    (folder / "_internal").mkdir(parents=True)
    (folder / "draftlight").write_text('#!/bin/sh\necho started in "$(dirname "$0")" with "$@"\n')
    (folder / "draftlight").chmod(0o755)
    (folder / "_internal" / "library.so").write_bytes(b"\x7fELF")
    (folder / "_internal" / "link.so").symlink_to("library.so")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    monkeypatch.setattr(tree, "BUNDLE", folder)
    monkeypatch.setattr(tarball, "WORK", tmp_path / "work")
    monkeypatch.setattr(tarball, "DIST", tmp_path)
    return folder


def test_two_archives_of_one_program_are_the_same_bytes(bundle: Path) -> None:
    first = tarball.build().read_bytes()
    for file in bundle.rglob("*"):
        os.utime(file, (1, 1), follow_symlinks=False)

    assert tarball.build().read_bytes() == first


def test_the_archive_starts_from_any_folder_by_any_link(bundle: Path, tmp_path: Path) -> None:
    odd = tmp_path / "größer & “besser”"
    with tarfile.open(tarball.build()) as packed:
        packed.extractall(odd, filter="data")
    (unpacked,) = odd.iterdir()
    link = tmp_path / "a link"
    link.symlink_to(unpacked / "draftlight")

    result = subprocess.run([link, "one", "two words"], capture_output=True, text=True, check=True).stdout

    assert result == f"started in {unpacked}/program with one two words\n"
    assert (unpacked / "program" / "_internal" / "link.so").is_symlink()


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the start of an AppImage, in so far as packing looks at it."""
    file = tmp_path / "runtime"
    file.write_bytes(b"\x7fELF\x02\x01\x01\x00AI\x02" + bytes(500))
    monkeypatch.setenv("APPIMAGE_RUNTIME", str(file))
    monkeypatch.setattr(appdir, "APPDIR", tmp_path / "work" / "AppDir")
    monkeypatch.setattr(appdir, "WORK", tmp_path / "work")
    monkeypatch.setattr(appdir, "DIST", tmp_path)
    return file


@pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="squashfs-tools packs it")
def test_an_appimage_is_the_runtime_and_the_folder_and_two_are_alike(bundle: Path, runtime: Path) -> None:
    image = appdir.build()
    assert image is not None
    first = image.read_bytes()

    listed = subprocess.run(
        ["unsquashfs", "-lls", "-offset", str(runtime.stat().st_size), image],
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert first.startswith(runtime.read_bytes())
    assert os.access(image, os.X_OK)
    for name in ("AppRun", "draftlight.desktop", "draftlight.png", ".DirIcon", "usr/lib/draftlight/draftlight"):
        assert f"squashfs-root/{name}" in listed
    assert "-rwxr-xr-x root/root" in listed
    assert appdir.build() == image
    assert image.read_bytes() == first


def test_what_is_no_runtime_becomes_no_appimage(bundle: Path, runtime: Path) -> None:
    runtime.write_bytes(Path(sys.executable).read_bytes())
    with pytest.raises(BuildError, match="no runtime of an AppImage"):
        appdir.build()
    assert not list(runtime.parent.glob("*.AppImage"))


@pytest.mark.parametrize("name", ["two words", r'50 % of "$HOME" \ it`s & más'])
def test_the_menu_entry_names_the_folder_whatever_it_is_called(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    shutil.copy(LINUX_FILES / "menu.sh", folder)
    shutil.copy(LINUX_FILES / "draftlight.desktop", folder / "draftlight.desktop.in")
    (folder / "draftlight.png").write_bytes(b"")
    share = tmp_path / "share"
    variables = {**os.environ, "XDG_DATA_HOME": str(share)}

    subprocess.run(["sh", folder / "menu.sh", "add"], env=variables, check=True, capture_output=True)
    entry = (share / "applications" / "draftlight.desktop").read_text(encoding="utf-8")
    subprocess.run(["sh", folder / "menu.sh", "remove"], env=variables, check=True, capture_output=True)

    (value,) = [line.removeprefix("Exec=") for line in entry.splitlines() if line.startswith("Exec=")]
    quoted = value.replace("\\\\", "\\")  # a desktop file's text is escaped once more than the command in it
    command = re.sub(r'\\(["`$\\])', r"\1", quoted.removeprefix('"').removesuffix('"'))
    assert command == f"{folder}/draftlight".replace("%", "%%")
    assert not [file for file in share.rglob("*") if file.is_file()]


@pytest.mark.parametrize("name", sorted(file.name for file in LINUX_FILES.iterdir()))
def test_no_blank_is_left_open(name: str) -> None:
    filled = tree.template(
        name, command="draftlight", date="2026-01-01", architecture="amd64", size_kib="1", depends="libc6", drivers=""
    )

    assert not re.search(r"@\w+@", filled)


def test_the_version_is_the_programs() -> None:
    assert f"Version: {VERSION}\n" in tree.template("control")
