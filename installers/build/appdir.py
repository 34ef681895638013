"""The AppImage: one file that runs where it lies.

The folder that goes into it is always made, and runs as it is. Packing it needs ``appimagetool``, which the release
workflow fetches; without it the step ends there and says so.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from installers.build import tree
from installers.build.project import DIST, NAME, VERSION, WORK, architecture, run, say

APPDIR = WORK / "Draftlight.AppDir"


def build() -> Path | None:
    """Make ``dist/Draftlight-VERSION-ARCHITECTURE.AppImage``; ``None`` where only its folder could be made.

    ``APPIMAGETOOL`` may name the packing tool, and ``APPIMAGE_RUNTIME`` the runtime it is to put in front.

    Raises:
        BuildError: there is no bundle yet, or the tool failed.
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
    tool = os.environ.get("APPIMAGETOOL") or shutil.which("appimagetool")
    if tool is None:
        say(f"appimagetool is not here, so there is no AppImage; its folder is {root}")
        return None
    made = DIST / f"Draftlight-{VERSION}-{architecture()}.AppImage"
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    front = ["--runtime-file", runtime] if runtime else []
    run([tool, "--no-appstream", *front, root, made], variables={"ARCH": architecture()})
    say(f"{made.stat().st_size / 1e6:.0f} MB: {made.name}")
    return made
