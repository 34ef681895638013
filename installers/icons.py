"""The program's icon in the files that Windows and macOS want, drawn from ``resources/icons/app.svg``.

Both are simple containers of PNG pictures: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10) describes
the one, https://en.wikipedia.org/wiki/Apple_Icon_Image_format the other.
"""

from __future__ import annotations

import os
import struct
from collections.abc import Mapping

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from installers.project import ROOT

ICO_SIZES = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES: Mapping[bytes, int] = {
    b"icp4": 16, b"icp5": 32, b"ic11": 32, b"ic12": 64, b"ic07": 128, b"ic13": 256, b"ic08": 256, b"ic14": 512,
    b"ic09": 512, b"ic10": 1024,
}  # fmt: skip
"""Kind of entry, and its pixels a side; two kinds of one size serve screens of different density."""


def png(side: int) -> bytes:
    """The icon as a PNG of ``side`` × ``side`` pixels, with a clear ground."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    # Text in an SVG needs an application; this icon has none, yet Qt asks for one before it draws.
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(ROOT / "resources" / "icons" / "app.svg")).render(painter, QRectF(0, 0, side, side))
    painter.end()
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs know file names alone
    del application
    return bytes(content.data())


def ico() -> bytes:
    """An icon file for Windows."""
    pictures = [png(side) for side in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    entries = b""
    for side, picture in zip(ICO_SIZES, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return head + entries + b"".join(pictures)


def icns() -> bytes:
    """An icon file for macOS."""
    pictures = {side: png(side) for side in set(ICNS_TYPES.values())}
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[side])) + pictures[side] for kind, side in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
