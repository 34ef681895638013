"""Widths of text: the column in the middle of the window, what stays free beside it, and dialogs."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

COLUMN_PIXELS = 760
"""More makes lines too long to read; at zoom 1."""

_WIDE_FROM = 600
_WIDE_MARGIN, _NARROW_MARGIN = 48, 16


def side_margin(width: int) -> int:
    """Return what stays free on each side of the text where there are ``width`` pixels in all."""
    return _WIDE_MARGIN if width >= _WIDE_FROM else _NARROW_MARGIN


def text_place(width: int, most: int, least_margin: int = 0) -> tuple[int, int]:
    """Return where the text begins and how wide it is, at most ``most``, in the middle of ``width`` pixels."""
    text = min(most, width - 2 * max(side_margin(width), least_margin))
    return (width - text) // 2, max(100, text)


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
        outer.addWidget(self._inner)  # alone: stretches beside it would take their share where there is little room

    def set_column_width(self, width: int) -> None:
        self._inner.setMaximumWidth(width)

    def height_beside(self, widget: QWidget) -> int:
        """Return how high all but this one are, and what is free between them."""
        inner = self._inner.layout()
        assert inner is not None
        width, high = self._inner.width(), 0
        for item in map(inner.itemAt, range(inner.count())):
            if item is not None and not item.isEmpty() and item.widget() is not widget:
                high += item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
                high += inner.spacing()
        return high


_BESIDE = 16
"""Room that a frame takes of the screen."""


def wide(dialog: QWidget, figures: int) -> int:
    """Return the pixels of so many figures side by side: at a larger text a dialog is wider, else its words are cut
    off.
    """
    dialog.ensurePolished()
    most = dialog.screen().availableGeometry().width() - _BESIDE
    return min(dialog.fontMetrics().horizontalAdvance("0") * figures, most)
