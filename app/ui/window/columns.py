"""The three columns below the top bar at every width, and stage mode.

Below ``FOLD_METRICS_BELOW`` pixels the right column folds to a slim bar, below ``FOLD_LIST_BELOW`` the chat list goes
too. A folded column that is opened by hand lies over the conversation instead of squeezing it: so they are laid out by
hand instead of by a Qt layout, in arithmetic that is tested without a window. Stage mode shows conversation, message
field and gauge alone, twice as large, for a room that is to see what happens.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QRect, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QWidget

from app.ui.chat.chat_view import ChatView
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.mirroring import place_child

FOLD_METRICS_BELOW = 1100
FOLD_LIST_BELOW = 800
LIST_WIDTH = 272
METRICS_WIDTH, STAGE_METRICS_WIDTH = 300, 400
SLIM_WIDTH = 60


@dataclass(frozen=True, slots=True)
class ColumnSpan:
    """A column's left edge and width; width 0 means hidden."""

    left: int
    width: int


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """The columns of the window; a floating column covers part of the middle."""

    list: ColumnSpan
    middle: ColumnSpan
    metrics: ColumnSpan
    slim: ColumnSpan
    list_floats: bool
    metrics_float: bool


def arrange(
    width: int, zoom: float, *, list_open: bool | None, metrics_open: bool | None, metrics_held: bool = False
) -> ColumnLayout:
    """Lay out ``width`` pixels. ``None`` for a column: the person has not said, the width decides.

    ``metrics_held`` keeps the right column away, its slim bar too, until it is opened by hand.
    """
    room = width / zoom
    list_floats, metrics_float = room < FOLD_LIST_BELOW, room < FOLD_METRICS_BELOW
    shows_list = not list_floats if list_open is None else list_open
    held = metrics_held and not metrics_open
    shows_metrics = not held and (not metrics_float if metrics_open is None else metrics_open)
    list_width = min(round(LIST_WIDTH * zoom), width - 40) if shows_list else 0
    metrics_width = min(round(METRICS_WIDTH * zoom), width - 40) if shows_metrics else 0
    slim_width = round(SLIM_WIDTH * zoom) if (metrics_float or not shows_metrics) and not held else 0
    left = 0 if list_floats else list_width
    right = slim_width or metrics_width
    return ColumnLayout(
        list=ColumnSpan(0, list_width),
        middle=ColumnSpan(left, max(width - left - right, 0)),
        metrics=ColumnSpan(width - metrics_width, metrics_width),
        slim=ColumnSpan(width - slim_width, slim_width),
        list_floats=list_floats,
        metrics_float=metrics_float,
    )


def alone(width: int) -> ColumnLayout:
    """Return the arrangement with the middle column alone."""
    nothing = ColumnSpan(0, 0)
    return ColumnLayout(nothing, ColumnSpan(0, width), nothing, nothing, list_floats=False, metrics_float=False)


def on_stage(width: int, zoom: float) -> ColumnLayout:
    """Lay out the conversation with the right column beside it, which takes two fifths at most; nothing else."""
    metrics_width = min(round(STAGE_METRICS_WIDTH * zoom), width * 2 // 5)
    nothing = ColumnSpan(0, 0)
    return ColumnLayout(
        list=nothing,
        middle=ColumnSpan(0, width - metrics_width),
        metrics=ColumnSpan(width - metrics_width, metrics_width),
        slim=nothing,
        list_floats=False,
        metrics_float=False,
    )


SCALE = 2.0
SLIDE_MS = 180


class StageMode(QObject):
    """Clears the window and puts it back as it was."""

    def __init__(
        self,
        window: QMainWindow,
        theme: Theme,
        *,
        top: QWidget,
        body: Columns,
        view: ChatView,
        metrics_panel: MetricsPanel,
    ) -> None:
        super().__init__(window)
        self._window, self._theme = window, theme
        self._top, self._body, self._view, self._metrics_panel = top, body, view, metrics_panel
        self.on = False
        metrics_panel.leave_button.clicked.connect(self.leave)

    def toggle(self) -> None:
        if self.on:
            self.leave()
        else:
            self.enter()

    def enter(self) -> None:
        if not self.on:
            self._show(on=True)
            self._window.setWindowState(self._window.windowState() | Qt.WindowState.WindowFullScreen)

    def leave(self) -> None:
        if self.on:
            self._show(on=False)
            self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowFullScreen)

    def _show(self, *, on: bool) -> None:
        self.on = on
        self._top.setVisible(not on)
        self._view.set_stage(on)
        self._metrics_panel.set_stage(on)
        self._body.set_stage(on)
        self._theme.set_scale(SCALE if on else 1.0)
        self._view.home().setFocus()


class _Backdrop(QWidget):
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

    def __init__(self, theme: Theme, *, left: QWidget, middle: QWidget, metrics: QWidget, slim: QWidget) -> None:
        super().__init__()
        self.setObjectName("body")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._theme = theme
        self._list, self._middle, self._metrics, self._slim = left, middle, metrics, slim
        self._list_open: bool | None = None
        self._metrics_open: bool | None = None
        self._stage = self._alone = False
        self._metrics_held = False
        self._slide = QVariantAnimation(self, startValue=1.0, endValue=0.0, duration=SLIDE_MS)
        self._slide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._slide.valueChanged.connect(lambda _: self._place_metrics())
        self.backdrop = _Backdrop()
        self.backdrop.clicked.connect(self.close_floating)
        for widget in (middle, slim, self.backdrop, left, metrics):
            widget.setParent(self)
        self._now = self._fitting_layout()
        theme.changed.connect(self._arrange)

    @property
    def arrangement(self) -> ColumnLayout:
        return self._now

    def toggle_list(self) -> None:
        self._alone = False
        self._list_open = not self._now.list.width
        if self._list_open and self._now.metrics_float:
            self._metrics_open = None
        self._arrange()

    def toggle_metrics(self) -> None:
        self._alone = False
        self._metrics_open = not self._now.metrics.width
        if self._metrics_open and self._now.list_floats:
            self._list_open = None
        self._arrange()

    def hold_metrics_back(self, held: bool, *, moves: bool = False) -> None:
        """Keep the right column away while there is no reply to show figures of; where it ``moves``, it slides in."""
        if held == self._metrics_held:
            return
        self._metrics_held = held
        before = self._now.metrics.width
        self._arrange()
        if moves and self._now.metrics.width > before:
            self._slide.start()

    def close_floating(self) -> None:
        """Fold whatever lies over the conversation."""
        if self._now.list_floats:
            self._list_open = None
        if self._now.metrics_float:
            self._metrics_open = None
        self._arrange()

    def set_stage(self, on: bool) -> None:
        """Show the conversation and the metrics panel alone, whatever the width."""
        self._stage = on
        self._arrange()

    def set_alone(self, on: bool) -> None:
        """Show the middle column alone, until the person opens another one."""
        self._alone = on
        self._arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _fitting_layout(self) -> ColumnLayout:
        if self._alone:
            return alone(self.width())
        if self._stage:
            return on_stage(self.width(), self._theme.zoom)
        return arrange(
            self.width(),
            self._theme.zoom,
            list_open=self._list_open,
            metrics_open=self._metrics_open,
            metrics_held=self._metrics_held,
        )

    def _place_metrics(self) -> None:
        """Put the right column in its place, or on the way there while it slides in."""
        span = self._now.metrics
        moving = self._slide.state() is QVariantAnimation.State.Running
        beyond = round(span.width * float(self._slide.currentValue())) if moving else 0
        place_child(self._metrics, QRect(span.left + beyond, 0, span.width, self.height()))

    def _arrange(self) -> None:
        before, now = self._now, self._fitting_layout()
        # A column opened by hand while it floated, or folded while there was room, is asked anew in the other class.
        if now.list_floats != before.list_floats:
            self._list_open = None
        if now.metrics_float != before.metrics_float:
            self._metrics_open = None
        now = self._now = self._fitting_layout()
        height = self.height()
        for widget, span in ((self._list, now.list), (self._middle, now.middle), (self._slim, now.slim)):
            widget.setVisible(span.width > 0)
            place_child(widget, QRect(span.left, 0, span.width, height))
        self._metrics.setVisible(now.metrics.width > 0)
        self._place_metrics()
        floating = (now.list_floats and now.list.width) or (now.metrics_float and now.metrics.width)
        self.backdrop.setVisible(bool(floating))
        self.backdrop.setGeometry(self.rect())
