"""How wide text is, and what stays free beside it: the same for all that stands in the middle of the window."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

COLUMN_PIXELS = 760
"""More makes lines too long to read; at zoom 1."""

_WIDE_FROM = 600
_WIDE_MARGIN, _NARROW_MARGIN = 48, 16


def side_margin(width: int) -> int:
    """Return what stays free on each side of the text where there are ``width`` pixels in all."""
    return _WIDE_MARGIN if width >= _WIDE_FROM else _NARROW_MARGIN


class TextColumn(QWidget):
    """Lays widgets out below each other, as wide as the text, in the middle of whatever room there is."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self._inner = QWidget()
        inner = QVBoxLayout(self._inner)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        for widget in widgets:
            inner.addWidget(widget)
        outer = QHBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addStretch(1)
        outer.addWidget(self._inner, 100)
        outer.addStretch(1)

    def set_column_width(self, width: int) -> None:
        self._inner.setMaximumWidth(width)
