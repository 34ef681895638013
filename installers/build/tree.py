"""Laying out files for packages: copies, written files and icons, with modes and times that do not vary."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from installers.build.project import BUNDLE, LINUX_FILES, NAME, ROOT, VERSION, BuildError, source_time_s

ICON_SIZES = (48, 64, 128, 256, 512)
APP_ID = "io.github.draftlight.Draftlight"


def require_bundle() -> Path:
    """The frozen program's folder.

    Raises:
        BuildError: it was not built yet.
    """
    if not (BUNDLE / NAME).is_file():
        raise BuildError("There is no bundle yet. Run: python -m installers.build bundle")
    return BUNDLE


def fresh(folder: Path) -> Path:
    """An empty folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def copy_program(to: Path) -> None:
    """Copy the bundle; links stay links."""
    shutil.copytree(require_bundle(), to, symlinks=True)


def write(file: Path, text: str, *, executable: bool = False) -> None:
    """Write a text file; missing folders are made."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    file.chmod(0o755 if executable else 0o644)


def template(name: str, **values: str) -> str:
    """A file of ``installers/linux`` with ``@NAME@`` replaced by its value."""
    text = (LINUX_FILES / name).read_text(encoding="utf-8")
    for key, value in {"version": VERSION, **values}.items():
        text = text.replace(f"@{key}@", value)
    return text


def add_desktop_files(share: Path) -> None:
    """Menu entry, icons and the description for software centres, as below ``/usr/share``."""
    write(share / "applications" / f"{NAME}.desktop", template("draftlight.desktop", command=NAME))
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", template("metainfo.xml", date=_day()))
    icons = share / "icons" / "hicolor"
    scalable = icons / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copyfile(ROOT / "resources" / "icons" / "app.svg", scalable / f"{NAME}.svg")
    for size in ICON_SIZES:
        draw_icon(icons / f"{size}x{size}" / "apps" / f"{NAME}.png", size)


def draw_icon(file: Path, size: int) -> None:
    """The program's icon as a PNG of ``size`` × ``size`` pixels."""
    from PySide6.QtCore import Qt  # noqa: PLC0415 - only this step needs Qt
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    file.parent.mkdir(parents=True, exist_ok=True)
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    QSvgRenderer(str(ROOT / "resources" / "icons" / "app.svg")).render(painter)
    painter.end()
    if not image.save(str(file)):
        raise BuildError(f"The icon could not be written to {file}.")


def even_out(folder: Path) -> None:
    """Give every file the commit's time, and modes that do not depend on who built it."""
    for path in (folder, *folder.rglob("*")):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
        os.utime(path, (source_time_s(), source_time_s()), follow_symlinks=False)


def _day() -> str:
    from datetime import UTC, datetime  # noqa: PLC0415

    return datetime.fromtimestamp(source_time_s(), tz=UTC).strftime("%Y-%m-%d")
