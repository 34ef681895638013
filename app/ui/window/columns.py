"""The three columns below the top bar, laid out by :mod:`app.ui.window.column_layout`.

Laid out by hand instead of by a Qt layout, because a column may float over the conversation.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.ui.toolkit.theme import Theme
from app.ui.window.column_layout import Arrangement, arrange, on_stage


class _Shade(QWidget):
    """Dims the conversation behind a floating column; a click closes the column."""

    clicked = Signal()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(0, 0, 0, 70))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.clicked.emit()
        event.accept()


class Columns(QWidget):
    """Holds the columns; a person's choice to open or fold one stands until the width class changes."""

    slim_bar_shown = Signal(bool)
    """Whether the right column is folded to its slim bar."""

    def __init__(self, theme: Theme, *, left: QWidget, middle: QWidget, hood: QWidget, slim: QWidget) -> None:
        super().__init__()
        self.setObjectName("body")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._list, self._middle, self._hood, self._slim = left, middle, hood, slim
        self._list_open: bool | None = None
        self._hood_open: bool | None = None
        self._stage = False
        self._shade = _Shade()
        self._shade.clicked.connect(self.close_floating)
        for widget in (middle, slim, self._shade, left, hood):
            widget.setParent(self)
        self._now = self._wanted()
        theme.zoom_changed.connect(self._arrange)

    @property
    def arrangement(self) -> Arrangement:
        return self._now

    @property
    def floating(self) -> bool:
        """A column lies over the conversation."""
        return self._shade.isVisible()

    def toggle_list(self) -> None:
        self._list_open = not self._now.list.width
        if self._list_open and self._now.hood_floats:
            self._hood_open = None
        self._arrange()

    def toggle_hood(self) -> None:
        self._hood_open = not self._now.hood.width
        if self._hood_open and self._now.list_floats:
            self._list_open = None
        self._arrange()

    def close_floating(self) -> None:
        """Fold whatever lies over the conversation."""
        if self._now.list_floats:
            self._list_open = None
        if self._now.hood_floats:
            self._hood_open = None
        self._arrange()

    def set_stage(self, on: bool) -> None:
        """The conversation and what is under the hood alone, whatever the width."""
        self._stage = on
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _wanted(self) -> Arrangement:
        if self._stage:
            return on_stage(self.width(), self._theme.zoom)
        return arrange(self.width(), self._theme.zoom, list_open=self._list_open, hood_open=self._hood_open)

    def _arrange(self) -> None:
        before, now = self._now, self._wanted()
        # A column opened by hand while it floated, or folded while there was room, is asked anew in the other class.
        if now.list_floats != before.list_floats:
            self._list_open = None
        if now.hood_floats != before.hood_floats:
            self._hood_open = None
        now = self._now = self._wanted()
        height = self.height()
        for widget, span in (
            (self._list, now.list),
            (self._middle, now.middle),
            (self._hood, now.hood),
            (self._slim, now.slim),
        ):
            widget.setVisible(span.width > 0)
            widget.setGeometry(span.left, 0, span.width, height)
        floating = (now.list_floats and now.list.width) or (now.hood_floats and now.hood.width)
        self._shade.setVisible(bool(floating))
        self._shade.setGeometry(self.rect())
        self.slim_bar_shown.emit(now.slim.width > 0)
