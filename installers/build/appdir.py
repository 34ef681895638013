"""The AppImage: one file that runs where it lies. It is a small program, the runtime, with a file system behind it.

The folder that goes into it is always made, and runs as it is. The runtime comes from no package registry: the release
workflow fetches it and checks its hash; without it the step ends there and says so.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from installers.build import tree
from installers.build.project import DIST, NAME, VERSION, WORK, BuildError, architecture, run, say

APPDIR = WORK / "Draftlight.AppDir"
_SIGN = b"AI\x02"
"""Bytes where another program's header has nothing: an AppImage of type 2."""


def build() -> Path | None:
    """Make ``dist/Draftlight-VERSION-ARCHITECTURE.AppImage``; ``None`` where only its folder could be made.

    ``APPIMAGE_RUNTIME`` may name the runtime; ``mksquashfs`` comes with the package squashfs-tools.

    Raises:
        BuildError: there is no bundle yet, the runtime is none, or packing failed.
    """
    root = tree.fresh(APPDIR)
    tree.copy_program(root / "usr" / "lib" / NAME)
    tree.add_desktop_files(root / "usr" / "share")
    tree.write(root / "AppRun", tree.template("AppRun"), executable=True)
    shutil.copyfile(root / "usr" / "share" / "applications" / f"{NAME}.desktop", root / f"{NAME}.desktop")
    shutil.copyfile(
        root / "usr" / "share" / "icons" / "hicolor" / "256x256" / "apps" / f"{NAME}.png", root / f"{NAME}.png"
    )
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    tree.even_out(root)
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    if not runtime:
        say(f"APPIMAGE_RUNTIME names no runtime, so there is no AppImage; its folder is {root}")
        return None
    file = DIST / f"Draftlight-{VERSION}-{architecture()}.AppImage"
    _pack(root, Path(runtime), file)
    say(f"{file.stat().st_size / 1e6:.0f} MB: {file.name}")
    return file


def _pack(folder: Path, runtime: Path, file: Path) -> None:
    front = runtime.read_bytes()
    if front[:4] != b"\x7fELF" or front[8:11] != _SIGN:
        raise BuildError(f"{runtime} is no runtime of an AppImage (type 2).")
    packed = WORK / "appimage.squashfs"
    packed.unlink(missing_ok=True)
    # Every runtime reads gzip. With the commit's time in SOURCE_DATE_EPOCH, two builds are alike.
    run(["mksquashfs", folder, packed, "-root-owned", "-noappend", "-comp", "gzip", "-no-xattrs", "-quiet"])
    with file.open("wb") as whole, packed.open("rb") as files:
        whole.write(front)
        shutil.copyfileobj(files, whole)
    packed.unlink()
    file.chmod(0o755)
