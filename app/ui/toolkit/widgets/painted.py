"""Widgets that paint themselves: in the colours of a palette, at a zoom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication, QWidget

from app.palette import LIGHT, Palette

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object


class Painted(_Widget):
    """Holds the looks of a widget; before Qt's class in the bases. The zoom is 1.0 at the usual size."""

    colours: Palette = LIGHT
    zoom: float = 1.0

    def set_looks(self, palette: Palette = LIGHT, zoom: float = 1.0) -> None:
        """Take other colours, or another size."""
        if (palette, zoom) != (self.colours, self.zoom):
            self.colours, self.zoom = palette, zoom
            self.updateGeometry()
            self.paint_anew()

    def paint_anew(self) -> None:
        """Paint everything, whatever was kept of it."""
        self.update()


def interface_font(pixels: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """Return the font of labels in a size, with figures of one width where the font has them."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font
