"""Layouts that are filled in one call, and a row that becomes a column where there is little room."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QBoxLayout, QLabel, QLayout, QWidget

from app.ui.toolkit.language.mirroring import set_margins


@dataclass(frozen=True, slots=True)
class Stretch:
    """Free room in a layout, which takes its share of what is left."""

    share: int = 1


Item = QWidget | QLayout
Part = Item | int | Stretch | tuple[Item, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""A widget or layout, alone or with its stretch and alignment; a distance in pixels; or free room."""
_Layout = TypeVar("_Layout", bound=QBoxLayout)


def fill(layout: _Layout, *parts: Part, gap: int = -1, margins: tuple[int, int, int, int] = (0, 0, 0, 0)) -> _Layout:
    """Put parts into a layout, one after the other, and return it.

    Args:
        layout: gets them.
        parts: in the order of reading.
        gap: pixels between them; the style's own unless given.
        margins: around them, from where lines begin on: start, top, end, bottom.
    """
    set_margins(layout, *margins)
    layout.setSpacing(gap)
    for part in parts:
        match part:
            case Stretch(share):
                layout.addStretch(share)
            case int(distance):
                layout.addSpacing(distance)
            case QLayout():
                layout.addLayout(part)
            case QWidget():
                layout.addWidget(part)
            case (QLayout() as inner, stretch):
                layout.addLayout(inner, stretch)
            case (QWidget() as widget, stretch):
                layout.addWidget(widget, stretch)
            case (QWidget() as widget, stretch, alignment):
                layout.addWidget(widget, stretch, alignment)
    return layout


class TurningRow(QWidget):
    """Parts side by side, or below each other where they do not fit, with the words of a label in one line."""

    def __init__(self, *parts: Part, gap: int = 8) -> None:
        super().__init__()
        self._row = fill(QBoxLayout(QBoxLayout.Direction.LeftToRight, self), *parts, gap=gap)
        self.setMinimumWidth(1)  # else what it stands in would be as wide as all of them

    def event(self, event: QEvent) -> bool:
        """Turn where the room is another, or what is shown."""
        handled = super().event(event)
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):
            items = [item for item in map(self._row.itemAt, range(self._row.count())) if item is not None]
            shown = [part for part in (item.widget() for item in items) if part is not None and not part.isHidden()]
            fits = sum(map(_width_of, shown)) + self._row.spacing() * (len(shown) - 1) <= self.width()
            ways = QBoxLayout.Direction
            self._row.setDirection(ways.LeftToRight if fits else ways.TopToBottom)
        return handled


def _width_of(part: QWidget) -> int:
    return part.fontMetrics().horizontalAdvance(part.text()) if isinstance(part, QLabel) else part.sizeHint().width()
