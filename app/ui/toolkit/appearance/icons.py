"""The program's icons: one family of SVG strokes, tinted with a colour of the palette.

The files draw in ``currentColor``; tinting is a text replacement before rendering, so that one file serves the
light and the dark window. What was drawn is shared through Qt's own cache: a picture made anew for each change of theme
would leave there, under a key that nobody asks for again, all that Qt keeps of the one before.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap, QPixmapCache, QTransform
from PySide6.QtSvg import QSvgRenderer

from app.paths import resources

_DIRECTED = frozenset({"back", "continue", "forward", "sidebar"})
"""Icons that point along the line, or at a side of the window: mirrored where people read from right to left."""
PIXEL_RATIOS = (1.0, 2.0, 3.0)
"""Screens between plain and very dense; Qt picks the nearest."""


def icon(name: str, colour: str, size: int = 20) -> QIcon:
    """Return the icon ``name`` in ``colour`` (``#RRGGBB``), sharp at ``size`` logical pixels.

    Raises:
        FileNotFoundError: no such icon came with the program.
    """
    return _rendered(name, colour, (size,))


def application_icon() -> QIcon:
    """Return the program's icon: two offset strokes, the guess dotted and the answer solid."""
    return _rendered("app", "", (32, 64))


def _rendered(name: str, colour: str, sizes: tuple[int, ...]) -> QIcon:
    result = QIcon()
    svg = ""
    mirrored = name in _DIRECTED and QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    for size in sizes:
        for ratio in PIXEL_RATIOS:
            key = f"draftlight {name} {colour} {size} {ratio} {mirrored}"
            pixmap = QPixmap()
            if not QPixmapCache.find(key, pixmap):
                svg = svg or (resources() / "icons" / f"{name}.svg").read_text(encoding="utf-8")
                pixmap = _drawn(svg.replace("currentColor", colour), size, ratio)
                if mirrored:
                    pixmap = pixmap.transformed(QTransform.fromScale(-1, 1))
                    pixmap.setDevicePixelRatio(ratio)
                QPixmapCache.insert(key, pixmap)
            result.addPixmap(pixmap)
    return result


def _drawn(svg: str, size: int, ratio: float) -> QPixmap:
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    pixmap = QPixmap(QSize(round(size * ratio), round(size * ratio)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
