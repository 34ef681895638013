"""Reads what a widget paints: the words themselves, not what it says of itself to screen readers."""

from __future__ import annotations

from xml.etree import ElementTree as ET

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget


def painted_words(widget: QWidget) -> list[str]:
    """Every piece of text that ``widget`` and what lies on it paint, in order."""
    drawing = QBuffer()
    drawing.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(drawing)
    generator.setSize(widget.size())
    widget.render(generator)
    found = ET.fromstring(bytes(drawing.data().data())).iter("{http://www.w3.org/2000/svg}text")
    return ["".join(element.itertext()).strip() for element in found]
