"""Reads what a widget paints: the words themselves, not what it says of itself to screen readers."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QIODevice, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication, QWidget


def painted_words(widget: QWidget) -> list[str]:
    """Every piece of text that ``widget`` and what lies on it paint, in order."""
    drawn = _drawing(widget).iter("{http://www.w3.org/2000/svg}text")
    return ["".join(element.itertext()).strip() for element in drawn]


def painted_places(widget: QWidget) -> list[tuple[str, QRectF]]:
    """The same words, each with the room its letters take, in the widget's own pixels; hidden or cut ones too."""
    places = []
    for group in _drawing(widget).iter("{http://www.w3.org/2000/svg}g"):
        for element in group.findall("{http://www.w3.org/2000/svg}text"):
            font = QFont(QApplication.font())
            font.setFamily(element.get("font-family", font.family()))
            font.setPixelSize(round(float(element.get("font-size", "12"))))
            font.setWeight(QFont.Weight(int(element.get("font-weight", "400"))))
            metrics = QFontMetricsF(font)
            words = "".join(element.itertext()).strip()
            x, y = float(element.get("x", "0")), float(element.get("y", "0"))
            numbers = [
                float(number) for number in re.findall(r"-?[\d.]+", group.get("transform", "matrix(1,0,0,1,0,0)"))
            ]
            # From the letters' middle: what stands above and below it is room that few letters need.
            room = QRectF(x, y - metrics.xHeight(), metrics.horizontalAdvance(words), metrics.xHeight())
            places.append((words, QTransform(*numbers).mapRect(room)))
    return places


def _drawing(widget: QWidget) -> ET.Element:
    drawing = QBuffer()
    drawing.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(drawing)
    generator.setSize(widget.size())
    widget.render(generator)
    return ET.fromstring(bytes(drawing.data().data()))
