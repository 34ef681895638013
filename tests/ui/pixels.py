"""Contrast as it reaches the eye: measured from the pixels of a picture, not from the palette."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget

_ROUNDING = 2
SCALE = 3
"""Drawn so much larger that the strokes of small letters reach their full colour."""


def picture(widget: QWidget) -> np.ndarray:
    """``widget`` and what lies on it, as rows of ``0xAARRGGBB``; `SCALE` pixels to each of the widget's."""
    image = QImage(widget.size() * SCALE, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(SCALE)
    image.fill(widget.palette().window().color())
    widget.render(image, QPoint())
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    return rows[:, : image.width()].copy()


def on_screen(widget: QWidget) -> np.ndarray:
    """A window as it was painted bit by bit, as rows of ``0x00RRGGBB``."""
    return _rows(widget.screen().grabWindow(widget.winId()).toImage())


def painted_anew(widget: QWidget) -> np.ndarray:
    """The same window painted whole, in the same form."""
    return _rows(widget.grab().toImage())


def _rows(image: QImage) -> np.ndarray:
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.bytesPerLine() // 4)
    return rows[:, : image.width()] & 0xFFFFFF


def looks_alike(one: np.ndarray, other: np.ndarray) -> bool:
    """Return whether no part of any pixel's colour differs by more than rounding; as bytes, 0 to 255."""
    parts = (a.astype(np.uint32).view(np.uint8).astype(int) for a in (one, other))
    return bool(np.abs(next(parts) - next(parts)).max() <= _ROUNDING)


def within(pixels: np.ndarray, rect: QRectF) -> np.ndarray:
    """The part of a picture that lies in ``rect``, given in the widget's own pixels."""
    left, top = round(rect.left() * SCALE), round(rect.top() * SCALE)
    return pixels[max(0, top) : round(rect.bottom() * SCALE), max(0, left) : round(rect.right() * SCALE)]


def contrast(pixels: np.ndarray) -> tuple[str, float]:
    """The ground's colour (the commonest), and the highest contrast (1 to 21) of anything that stands on it."""
    colours, counts = np.unique(pixels, return_counts=True)
    ground = colours[counts.argmax()]
    light, behind = luminance(colours), luminance(ground)
    ratios = (np.maximum(light, behind) + 0.05) / (np.minimum(light, behind) + 0.05)
    return f"#{int(ground) & 0xFFFFFF:06X}", float(ratios.max())


def luminance(colours: np.ndarray) -> np.ndarray:
    """Relative luminance as WCAG 2.2 defines it."""
    parts = np.stack([(colours >> shift) & 0xFF for shift in (16, 8, 0)], axis=-1) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return np.asarray(linear @ np.array([0.2126, 0.7152, 0.0722]))
