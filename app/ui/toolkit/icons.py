"""The program's icons: one family of SVG strokes, tinted with a colour of the palette.

The files draw in ``currentColor``; tinting is a text replacement before rendering, so that one file serves the
light and the dark window.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from app.paths import resources

PIXEL_RATIOS = (1.0, 2.0, 3.0)
"""Screens between plain and very dense; Qt picks the nearest."""


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """The icon ``name`` in ``colour`` (``#RRGGBB``), sharp at ``size`` logical pixels.

    Raises:
        FileNotFoundError: no such icon came with the program.
    """
    svg = (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
    return _rendered(svg.replace("currentColor", colour), (size,))


def application_icon() -> QIcon:
    """Two offset strokes, the guess dotted and the answer solid."""
    svg = (resources() / "icons" / "app.svg").read_text(encoding="utf-8")
    return _rendered(svg, (32, 64))


def _rendered(svg: str, sizes: tuple[int, ...]) -> QIcon:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    result = QIcon()
    for size in sizes:
        for ratio in PIXEL_RATIOS:
            pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            renderer.render(painter, QRectF(pixmap.rect()))
            painter.end()
            pixmap.setDevicePixelRatio(ratio)
            result.addPixmap(pixmap)
    return result
