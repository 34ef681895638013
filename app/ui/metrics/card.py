"""Widgets that paint figures, and the card that most of them stand in: rounded and titled."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from app.language import tr
from app.ui.toolkit.language.mirroring import visual_rect
from app.ui.toolkit.widgets.abstract_widget import AbstractWidgetType
from app.ui.toolkit.widgets.painted import Painted, interface_font

PADDING = 14.0
TITLE_HEIGHT = 42.0

NOT_TOLD = tr("This server does not tell")
"""In place of what only a server could know."""


class FigureWidget(Painted, QWidget, metaclass=AbstractWidgetType):
    """A widget that paints words and figures; they are measured and painted in unzoomed pixels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._fonts: dict[tuple[float, QFont.Weight], QFont] = {}
        self._painted: object = None

    def update_if_changed(self, shown: object) -> None:
        """Paint again unless ``shown``, which stands for all that can be seen, is what it was the last time."""
        if shown != self._painted:
            self._painted = shown
            self.update()

    def font_of(self, pixels: float, *, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        if (pixels, weight) not in self._fonts:
            self._fonts[pixels, weight] = interface_font(pixels, weight)
        return self._fonts[pixels, weight]

    def fitting(
        self, texts: Sequence[str], width: float, largest: int, *, weight: QFont.Weight = QFont.Weight.Normal
    ) -> tuple[QFont, str]:
        """Return the first text that fits, up to three pixels smaller than ``largest``; else the last one cut off."""
        for text in texts:
            for smaller in range(4):
                font = self.font_of(largest - smaller, weight=weight)
                metrics = QFontMetricsF(font)
                if metrics.horizontalAdvance(text) <= width:
                    return font, text
        return font, metrics.elidedText(texts[-1], Qt.TextElideMode.ElideRight, width)

    def write(self, painter: QPainter, area: QRectF, at: QPointF, text: str) -> float:
        """Write a text that begins at a logical place on its baseline; return where it ends."""
        width = QFontMetricsF(painter.font()).horizontalAdvance(text)
        place = visual_rect(self, area, QRectF(at.x(), at.y(), width, 0))
        painter.drawText(place.topLeft(), text)
        return at.x() + width

    def paint_bar(self, painter: QPainter, within: QRectF, bar: QRectF, colour: QColor | str, radius: float) -> None:
        """Paint a bar with round ends, mirrored within ``within`` where the language is."""
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(visual_rect(self, within, bar), radius, radius)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._fonts.clear()
            self.paint_anew()

    def prepare(self, painter: QPainter) -> None:
        """Have ``painter`` paint in unzoomed pixels."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)


class Card(FigureWidget):
    """A titled card whose content subclasses paint.

    The frame, and whatever else stays the same, is painted once and kept as a picture: cards change several times a
    second while a reply streams, and each repaint takes time from the engine.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = title
        self._background: QPixmap | None = None
        self._background_for: tuple[QSize, float] | None = None
        self._is_known = True
        self.setAccessibleName(title)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing behind it is painted with it

    def set_known(self, is_known: bool) -> None:
        """Say whether what the card shows is known; a server may not tell it."""
        if is_known != self._is_known:
            self._is_known = is_known
            self._painted = None
            self.update()

    def nothing(self, words: str) -> str:
        """Return what stands in place of content: ``words``, or that it is not known."""
        return words if self._is_known else NOT_TOLD

    def paint_nothing(self, painter: QPainter, area: QRectF, words: str) -> None:
        font, fitting = self.fitting((self.nothing(words),), area.width(), 13)
        painter.setFont(font)
        painter.setPen(QColor(self.colours.muted))
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, fitting)

    def tip_at(self, place: QPoint) -> str:  # noqa: ARG002 - for those whose parts have tips of their own
        """Return the tip of what stands at a place of the card, in its pixels."""
        return self.toolTip()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.tip_at(event.pos()), self)
            return True
        return super().event(event)

    @abstractmethod
    def content_height(self) -> float:
        """Return the height of the content, in unzoomed pixels."""

    @abstractmethod
    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        """Paint the content into ``area``, in unzoomed pixels."""

    def paint_backdrop(self, painter: QPainter, area: QRectF) -> None:
        """Paint the part of the content that never changes; it is kept as a picture."""

    def sizeHint(self) -> QSize:  # noqa: N802
        height = self.content_height() + TITLE_HEIGHT + PADDING
        return QSize(round(267 * self.zoom), round(height * self.zoom))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(round(200 * self.zoom), self.sizeHint().height())

    def content_area(self) -> QRectF:
        """Return the area of the content, in unzoomed pixels."""
        width, height = self.width() / self.zoom, self.height() / self.zoom
        return QRectF(PADDING, TITLE_HEIGHT, width - 2 * PADDING, max(0.0, height - TITLE_HEIGHT - PADDING))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        made_for = (self.size(), ratio)  # another ratio: it was moved to another screen
        if self._background is None or made_for != self._background_for:
            self._background, self._background_for = self._paint_background(ratio), made_for
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._background)
        self.prepare(painter)
        self.paint_content(painter, self.content_area())

    def paint_anew(self) -> None:
        """Paint everything, the kept picture among it."""
        self._background = None
        super().paint_anew()

    def _paint_background(self, ratio: float) -> QPixmap:
        background = QPixmap((QSizeF(self.size()) * ratio).toSize())
        background.setDevicePixelRatio(ratio)
        background.fill(QColor(self.colours.window))
        painter = QPainter(background)
        self.prepare(painter)
        width = self.width() / self.zoom
        painter.setPen(QPen(QColor(self.colours.line), 1))
        painter.setBrush(QColor(self.colours.surface))
        painter.drawRoundedRect(QRectF(0.5, 0.5, width - 1, self.height() / self.zoom - 1), 12, 12)
        self._paint_title(painter, QRectF(PADDING, 8, width - 2 * PADDING, TITLE_HEIGHT - 8))
        self.paint_backdrop(painter, self.content_area())
        painter.end()
        return background

    def _paint_title(self, painter: QPainter, place: QRectF) -> None:
        font, fitting = self.fitting_title(place.width())
        painter.setFont(font)
        painter.setPen(QColor(self.colours.muted))
        painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, fitting)

    def fitting_title(self, width: float) -> tuple[QFont, str]:
        """Return the title and its font for so many unzoomed pixels."""
        return self.fitting((self.title,), width, 13, weight=QFont.Weight.DemiBold)
