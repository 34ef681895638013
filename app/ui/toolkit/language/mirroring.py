"""Places in the direction of reading: where a language is read from right to left, the window is mirrored.

Qt mirrors its own layouts. What is placed or painted by hand is computed as if it were read from the left, in logical
places, and passes through here.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLabel, QLayout, QStyle, QWidget


def mirrored(widget: QWidget) -> bool:
    """Return whether the widget is read from right to left."""
    return widget.layoutDirection() is Qt.LayoutDirection.RightToLeft


def begin_at_edge(label: QLabel) -> None:
    """Have a label's text begin where lines begin; a Latin name in a mirrored window would stand at the other side."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        side = Qt.AlignmentFlag
        label.setAlignment(side.AlignRight | side.AlignAbsolute | side.AlignVCenter)


def set_margins(layout: QLayout | QLabel, start: int, top: int, end: int, bottom: int) -> None:
    """Leave room around what is laid out, ``start`` where lines begin: Qt mirrors a layout, not its margins."""
    mirrors = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    left, right = (end, start) if mirrors else (start, end)
    layout.setContentsMargins(left, top, right, bottom)


def place_child(child: QWidget, logical: QRect) -> None:
    """Place a widget within its parent, mirrored with it."""
    parent = child.parentWidget()
    assert parent is not None
    child.setGeometry(QStyle.visualRect(parent.layoutDirection(), parent.rect(), logical))


def visual_rect(widget: QWidget, within: QRectF, logical: QRectF) -> QRectF:
    """Return where ``logical`` is painted, mirrored within ``within`` if the widget is; both in the same units."""
    if not mirrored(widget):
        return logical
    return logical.translated(within.left() + within.right() - logical.left() - logical.right(), 0)
