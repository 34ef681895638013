"""The program for any Linux, to be unpacked anywhere: a folder with a launcher, and a way into the menu."""

from __future__ import annotations

import gzip
import tarfile
from pathlib import Path

from installers.build import tree
from installers.build.project import DIST, NAME, VERSION, WORK, architecture, say, source_time_s


def build() -> Path:
    """Make ``dist/draftlight-VERSION-linux-ARCHITECTURE.tar.gz``; returns it.

    Raises:
        BuildError: there is no bundle yet.
    """
    name = f"{NAME}-{VERSION}-linux-{architecture()}"
    folder = tree.fresh(WORK / "tar") / name
    folder.mkdir()
    tree.copy_program(folder / "program")
    tree.write(folder / NAME, tree.template("launcher.sh"), executable=True)
    tree.write(folder / "menu.sh", tree.template("menu.sh"), executable=True)
    tree.write(folder / "README.txt", tree.template("README.txt"))
    tree.write(folder / "draftlight.desktop.in", tree.template("draftlight.desktop"))
    tree.draw_icon(folder / f"{NAME}.png", 256)
    tree.even_out(folder)
    archive_path = DIST / f"{name}.tar.gz"
    with (
        archive_path.open("wb") as file,
        # No name and no time of its own in the header: two builds of one commit are to be alike.
        gzip.GzipFile(filename="", fileobj=file, mode="wb", compresslevel=6, mtime=source_time_s()) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path in (folder, *sorted(folder.rglob("*"))):
            tar.add(path, arcname=str(path.relative_to(folder.parent)), recursive=False, filter=_owned_by_nobody)
    say(f"{archive_path.stat().st_size / 1e6:.0f} MB: {archive_path.name}")
    return archive_path


def _owned_by_nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = "root"
    entry.mtime = source_time_s()
    return entry
