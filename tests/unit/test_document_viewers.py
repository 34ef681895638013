"""A document opens in the person's viewer at its page, where that viewer can be told one."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.desktop.documents import viewer_command

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the desktop is asked by a program for others")


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only folder in which programs are looked for."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


def _install(folder: Path, name: str, script: str = "") -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o700)


@pytest.mark.parametrize(
    ("default_viewer", "arguments"),
    [
        ("org.kde.okular.desktop", ["okular", "--page", "3", "/docs/a b.pdf"]),
        ("firefox.desktop", ["firefox", "file:///docs/a%20b.pdf#page=3"]),
        ("org.gnome.Evince.desktop", None),  # not installed
        ("mupdf.desktop", None),
        ("", None),
    ],
)
def test_the_viewer_is_told_the_page(programs: Path, default_viewer: str, arguments: list[str] | None) -> None:
    for viewer in ("okular", "firefox", "mupdf"):
        _install(programs, viewer)
    _install(programs, "xdg-mime", f"echo {default_viewer}")
    expected = [str(programs / arguments[0]), *arguments[1:]] if arguments is not None else None
    assert viewer_command(Path("/docs/a b.pdf"), 3) == expected


def test_a_desktop_that_cannot_be_asked_opens_documents_itself(programs: Path) -> None:
    assert viewer_command(Path("/docs/a b.pdf"), 3) is None
    (programs / "xdg-mime").write_text("no program")
    (programs / "xdg-mime").chmod(0o700)
    assert viewer_command(Path("/docs/a b.pdf"), 3) is None
