"""The frame every panel stands in: rounded and titled."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QApplication, QSizePolicy, QWidget

from app.palette import LIGHT, Palette

PADDING = 14.0
TITLE_HEIGHT = 42.0


def label_font(pixels: float, *, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The interface font with figures of one width, where it has them."""
    font = QFont(QApplication.font())
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def _title_width(title: str, pixels: float) -> float:
    return QFontMetricsF(label_font(pixels, weight=QFont.Weight.DemiBold)).horizontalAdvance(title)


class Card(QWidget):
    """A titled card whose content subclasses paint."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self.colours = LIGHT
        self.zoom = 1.0
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_palette(self, palette: Palette) -> None:
        self.colours = palette
        self.update()

    def set_zoom(self, factor: float) -> None:
        """1.0 is the usual size. Content is measured and painted in unzoomed pixels."""
        self.zoom = factor
        self.updateGeometry()
        self.update()

    def content_height(self) -> float:
        """How high the content is, in unzoomed pixels."""
        raise NotImplementedError

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        raise NotImplementedError

    def sizeHint(self) -> QSize:  # noqa: N802
        height = self.content_height() + TITLE_HEIGHT + PADDING
        return QSize(round(267 * self.zoom), round(height * self.zoom))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(200 * self.zoom), self.sizeHint().height())

    def content_area(self) -> QRectF:
        """Where the content lies, in unzoomed pixels."""
        width, height = self.width() / self.zoom, self.height() / self.zoom
        return QRectF(PADDING, TITLE_HEIGHT, width - 2 * PADDING, max(0.0, height - TITLE_HEIGHT - PADDING))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)
        width = self.width() / self.zoom
        painter.setPen(QPen(QColor(self.colours.line), 1))
        painter.setBrush(QColor(self.colours.surface))
        painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, self.height() / self.zoom - 1), 12, 12)
        title = QRectF(PADDING, 8, width - 2 * PADDING, TITLE_HEIGHT - 8)
        size = 13.0
        while size > 11 and _title_width(self.title, size) > title.width():
            size -= 1
        painter.setFont(label_font(size, weight=QFont.Weight.DemiBold))
        painter.setPen(QColor(self.colours.muted))
        fitting = QFontMetricsF(painter.font()).elidedText(self.title, Qt.TextElideMode.ElideRight, title.width())
        painter.drawText(title, Qt.AlignmentFlag.AlignVCenter, fitting)
        self.paint_content(painter, self.content_area())
