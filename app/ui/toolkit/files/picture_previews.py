"""Pictures of the clipboard as files, and decoded ones as Qt draws them. Nothing of strangers is decoded here."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage

from app.llama.pictures.pixels import Pixels


def png_of(image: QImage) -> bytes:
    """Return a picture of the clipboard as a file, on any thread."""
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG", -1)  # type: ignore[call-overload]
    buffer.close()
    return bytes(content.data())


def image_of(pixels: Pixels) -> QImage:
    """Return a picture that owns its pixels."""
    stride = 3 * pixels.width
    return QImage(pixels.rgb, pixels.width, pixels.height, stride, QImage.Format.Format_RGB888).copy()
