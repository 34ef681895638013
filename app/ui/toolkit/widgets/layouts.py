"""Layouts that are filled in one call, a row that becomes a column where there is little room, and whole dialogs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.language.mirroring import set_margins


@dataclass(frozen=True, slots=True)
class Stretch:
    """Free room in a layout, which takes its share of what is left."""

    share: int = 1


Item = QWidget | QLayout
Place = Qt.AlignmentFlag
Part = Item | int | Stretch | tuple[Item, int] | tuple[QWidget, Place] | tuple[QWidget, int, Place]
"""A widget or layout, alone or with its stretch or alignment, or both; a distance in pixels; or free room."""
Margins = tuple[int, int, int, int]
"""Pixels at the start of lines, above, at their end and below."""
NONE: Margins = (0, 0, 0, 0)
DIALOG: Margins = (24, 20, 24, 20)
CARD: Margins = (20, 16, 20, 16)
_Layout = TypeVar("_Layout", bound=QBoxLayout)
_Dialog = TypeVar("_Dialog", bound=QDialog)


def fill(layout: _Layout, *parts: Part, gap: int = -1, margins: Margins = NONE) -> _Layout:
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
            case (QWidget() as widget, Qt.AlignmentFlag() as place):  # which is an integer, too
                layout.addWidget(widget, 0, place)
            case (QLayout() as inner, stretch):
                layout.addLayout(inner, stretch)
            case (QWidget() as widget, stretch):
                layout.addWidget(widget, stretch)
            case (QWidget() as widget, stretch, alignment):
                layout.addWidget(widget, stretch, alignment)
    return layout


def column_of(*parts: Part, on: QWidget | None = None, gap: int = 8, margins: Margins = NONE) -> QVBoxLayout:
    """Lay parts out below each other, ``on`` a widget that gets this layout, or to be a part of another one."""
    return fill(QVBoxLayout() if on is None else QVBoxLayout(on), *parts, gap=gap, margins=margins)


def row_of(*parts: Part, on: QWidget | None = None, gap: int = 8, margins: Margins = NONE) -> QHBoxLayout:
    """Lay parts out beside each other, as :func:`column_of` does below each other."""
    return fill(QHBoxLayout() if on is None else QHBoxLayout(on), *parts, gap=gap, margins=margins)


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


def keep_room(*widgets: QWidget) -> None:
    """Have widgets keep their room while they are hidden, so that nothing else moves."""
    for widget in widgets:
        policy = widget.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        widget.setSizePolicy(policy)


class PageStack(QStackedWidget):
    """Pages of which one is shown; it alone needs room, where Qt's stack keeps room for the largest."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(self.updateGeometry)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else page.minimumSizeHint()


def scroll_down(page: QWidget, area: QScrollArea | None = None) -> QScrollArea:
    """Put a page into a scroll area as wide as it, which scrolls up and down alone."""
    area = area or QScrollArea()
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(page)
    return area


def resize_beside(dialog: QDialog, figures: int, most_high: int, *, least_figures: int = 48) -> None:
    """Make a dialog so many figures wide and so many pixels high, or as large as the window below it has room for.

    It becomes no narrower than ``least_figures``, and no lower than a page of some lines.
    """
    parent = dialog.parentWidget()
    room = QSize(1280, 720) if parent is None else parent.size()
    width = min(wide(dialog, figures), max(room.width() - 32, wide(dialog, least_figures)))
    dialog.resize(width, min(most_high, max(room.height() - 60, 420)))


def open_dialog(dialog: _Dialog) -> _Dialog:
    """Show a dialog over its window until it is closed, and then delete it; return it."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
    return dialog
