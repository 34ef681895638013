"""Draws web pages and SVG pictures in a process of its own, where nothing is loaded and no script runs.

A request is a line of JSON with the ``kind``, the ``width`` and ``height`` there is room for and the ``scale`` of the
screen; then the code. An answer is a line of JSON with the picture's ``width`` and ``height``, the ``text`` for screen
readers, and whether it is ``cut``; then the pixels, 32 bits each. Where nothing can be drawn, the line is ``{}``.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Iterator
from xml.etree import ElementTree as ET

from PySide6.QtCore import QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPalette, QTextDocument
from PySide6.QtSvg import QSvgRenderer

from app.llama.child_processes.bounds import Bounds
from app.llama.child_processes.service_child import serve
from app.markdown.drawable_code import DrawableKind

BOUNDS = Bounds(memory_bytes=700_000_000, computing_s=6.0)
"""Bounds of the process: the start of Qt takes half a second of it, a page of 100 kB a tenth."""
MOST_PIXELS = 16_000_000
"""Pixels of a picture: a long page is cut."""
MOST_WIDTH = 8_192
MOST_TEXT = 4_000
"""Letters of a page that a screen reader is told."""
_DEEPEST = 20_000
_MARGIN = 16
_TEXT_PIXELS = 16
_SVG_SPACE = "http://www.w3.org/2000/svg"
_LEFT_OUT = frozenset({"audio", "feimage", "foreignobject", "image", "script", "video"})
_IMPORT = re.compile(r"@import[^;]*;?", re.IGNORECASE)
_SEE_THROUGH = re.compile(r"\b(fill|stroke|stop)(-color)?\s*:\s*rgba\(([^()]*),\s*([\d.]+)\s*\)", re.IGNORECASE)
"""A colour that Qt's renderer would take for black."""


def run() -> int:
    """Answer requests; return the child's exit status."""
    # Only Windows' own platform knows its fonts. On a Mac its own one would show the child in the Dock.
    os.environ["QT_QPA_PLATFORM"] = "windows" if sys.platform == "win32" else "offscreen"
    sys.setrecursionlimit(_DEEPEST)
    application = QGuiApplication(["draftlight"])
    palette = QPalette(QColor("white"))
    palette.setColor(QPalette.ColorRole.Text, QColor("black"))
    palette.setColor(QPalette.ColorRole.Link, QColor("#2F55D4"))
    application.setPalette(palette)
    return serve(answer, BOUNDS)


def answer(request: bytes) -> bytes:
    head, _, code = request.partition(b"\n")
    wanted = json.loads(head)
    room, scale = QSizeF(wanted["width"], wanted["height"]), float(wanted["scale"])
    draw = _draw_svg if wanted["kind"] == DrawableKind.SVG else _draw_page
    try:
        image, text, is_cut = draw(code.decode("utf-8", "replace"), room, scale)
    except (ET.ParseError, ValueError, MemoryError, RecursionError):
        return b"{}\n"
    facts = {"width": image.width(), "height": image.height(), "text": text[:MOST_TEXT], "cut": is_cut}
    return json.dumps(facts).encode("ascii") + b"\n" + bytes(image.constBits())


class _ClosedPage(QTextDocument):
    """A page that loads nothing."""

    def loadResource(self, _kind: int, _name: QUrl | str) -> object:  # noqa: N802 - Qt's name
        # With nothing at all, Qt would go on to look for a file of this name, or draw a sign for a missing one.
        return QImage()


def _draw_page(code: str, room: QSizeF, scale: float) -> tuple[QImage, str, bool]:
    page = _ClosedPage()
    page.setUndoRedoEnabled(False)
    font = QFont()
    font.setPixelSize(_TEXT_PIXELS)
    page.setDefaultFont(font)
    page.setDocumentMargin(_MARGIN)
    page.setHtml(code)
    page.setTextWidth(room.width())
    image, is_cut = _white_image(page.size().expandedTo(room), scale)
    painter = _painter_on(image, scale)
    painter.setPen(Qt.GlobalColor.black)
    page.drawContents(painter, QRectF(0, 0, image.width() / scale, image.height() / scale))
    painter.end()
    return image, page.toPlainText().replace("\N{OBJECT REPLACEMENT CHARACTER}", "").strip(), is_cut


def _draw_svg(code: str, room: QSizeF, scale: float) -> tuple[QImage, str, bool]:
    root = closed_svg(code)
    picture = QSvgRenderer(ET.tostring(root, encoding="utf-8"))
    if not picture.isValid():
        raise ValueError("no SVG picture")
    natural = QSizeF(picture.defaultSize())
    size = (natural if not natural.isEmpty() else room).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
    image, is_cut = _white_image(size, scale)
    painter = _painter_on(image, scale)
    picture.render(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image, " ".join(_words(root)), is_cut


def closed_svg(code: str) -> ET.Element:
    """Return an SVG picture without scripts, pages inside of it, and references to anything beyond itself.

    Raises:
        ET.ParseError: it is no XML.
    """
    ET.register_namespace("", _SVG_SPACE)
    ET.register_namespace("xlink", "http://www.w3.org/1999/xlink")
    root = ET.fromstring(code.strip())  # noqa: S314 - this process is bounded, and the parser opens no files
    for element in list(root.iter()):
        for child in [child for child in element if _local_name(child.tag).lower() in _LEFT_OUT]:
            element.remove(child)
        for name in [name for name in element.attrib if _local_name(name).lower() == "href"]:
            if not element.attrib[name].strip().startswith("#"):
                del element.attrib[name]
        if _local_name(element.tag) == "style" and element.text:
            element.text = _with_opacity(_IMPORT.sub("", element.text))
        for name in {"fill", "stroke", "stop-color", "style"} & element.attrib.keys():
            rule = element.attrib[name] if name == "style" else f"{name}:{element.attrib[name]}"
            if _SEE_THROUGH.search(rule):
                style = element.attrib.get("style", "") if name != "style" else ""
                element.set("style", f"{_with_opacity(rule)};{style}")  # a later rule wins, as style does
    if "}" not in root.tag:  # a model often leaves the namespace out, without which Qt takes it for no SVG
        root.set("xmlns", _SVG_SPACE)
    return root


def _with_opacity(rules: str) -> str:
    """Return CSS with the opacity of colours as a rule of its own."""
    return _SEE_THROUGH.sub(r"\1\2:rgb(\3);\1-opacity:\4", rules)


def _words(root: ET.Element) -> Iterator[str]:
    for element in root.iter():
        if _local_name(element.tag) in {"title", "desc", "text", "tspan", "textPath"} and (element.text or "").strip():
            yield (element.text or "").strip()


def _local_name(name: object) -> str:
    return name.rpartition("}")[2] if isinstance(name, str) else ""


def _white_image(size: QSizeF, scale: float) -> tuple[QImage, bool]:
    """Return a white picture of a size, or of as much of it as there may be, and whether that is less."""
    whole = max(1, round(size.width() * scale)), max(1, round(size.height() * scale))
    width = min(whole[0], MOST_WIDTH)
    height = min(whole[1], MOST_PIXELS // width)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    return image, (width, height) != whole


def _painter_on(image: QImage, scale: float) -> QPainter:
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    return painter
