"""The base of the painted examples: one palette, one zoom, and a height that follows from the width."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.language import tr
from app.palette import LIGHT, Palette
from app.ui.toolkit.appearance.theme import FollowsTheme
from app.ui.toolkit.widgets.abstract_widget import AbstractWidgetType


class ExampleWidget(FollowsTheme, QWidget, metaclass=AbstractWidgetType):
    """Paints an example.

    Args:
        width: how wide it would like to be, in unzoomed pixels.
    """

    def __init__(self, width: int, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._width = width
        self._palette: Palette = LIGHT
        self._zoom = 1.0
        self.setAccessibleName(tr("Example"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_theme(self) -> None:
        self.set_palette(self._theme.palette)
        self.set_zoom(self._theme.zoom)

    def set_palette(self, palette: Palette) -> None:
        self._palette = palette
        self.update()

    def set_zoom(self, factor: float) -> None:
        """Set the zoom; 1.0 is the usual size."""
        self._zoom = factor
        self._fit()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(self._width * self._zoom), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    @abstractmethod
    def _fit(self) -> None:
        """Take the height that the steps need at this width."""
