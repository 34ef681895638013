"""Pictures of a message: what is kept of them, and the small ones that are shown. Nothing of strangers is decoded here.

What is drawn comes from the pixels that a process of its own made of the file
(:mod:`app.llama.pictures.picture_files`).
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage

from app.llama.pictures.pixels import Pixels

KEPT_AS_IT_IS_BYTES = 4_000_000
"""A larger file is kept as a JPEG of the pixels that models are given: a chat is read as a whole each time."""
PREVIEW = QSize(480, 360)
"""Pixels at the most: twice what the window shows, for dense screens."""
_QUALITY, _PREVIEW_QUALITY = 92, 80


def kept_content(content: bytes, pixels: Pixels) -> bytes:
    """Return the file to be kept for a picture, on any thread."""
    if len(content) <= KEPT_AS_IT_IS_BYTES:
        return content
    return _written(image_of(pixels), "JPG", _QUALITY) or content


def preview_of(pixels: Pixels) -> bytes:
    """Return a small JPEG of a picture, on any thread."""
    image = image_of(pixels)
    if image.width() > PREVIEW.width() or image.height() > PREVIEW.height():
        keep_ratio, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        image = image.scaled(PREVIEW, keep_ratio, smooth)
    return _written(image, "JPG", _PREVIEW_QUALITY)


def png_of(image: QImage) -> bytes:
    """Return a picture of the clipboard as a file, on any thread."""
    return _written(image, "PNG", -1)


def image_of(pixels: Pixels) -> QImage:
    """Return a picture that owns its pixels."""
    stride = 3 * pixels.width
    return QImage(pixels.rgb, pixels.width, pixels.height, stride, QImage.Format.Format_RGB888).copy()


def _written(image: QImage, kind: str, quality: int) -> bytes:
    """Return a picture as a file; empty where it cannot be written."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    written = image.save(buffer, kind, quality)  # type: ignore[call-overload]
    buffer.close()
    return bytes(content.data()) if written else b""
