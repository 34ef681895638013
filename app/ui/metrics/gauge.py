"""The speed card: a big figure, an arc with a needle, and the measured speed without drafting as a tick."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.speculation.trace import Outcome
from app.traces.judgement import NO_REPLY, Judgement
from app.traces.readout import figure
from app.ui.metrics.card import Card
from app.ui.metrics.figures import scale_top
from app.ui.toolkit.language.mirroring import visual_rect

STROKE = 12.0
RADIUS = 97.0
FIGURE_HEIGHT = 40.0
PLAIN_HEIGHT = 22.0
"""The line below the figure that says what the tick on the dial stands for: there no needle comes."""
SENTENCE_HEIGHT = 24.0
TICK = 2.5
UNITS = (tr("tokens a second"), "tokens/s", "/s")
"""The first that fits beside the figure."""


class SpeedGauge(Card):
    """Shows one speed, wherever it comes from."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Speed"), parent)
        self._speed: float | None = None
        self._judgement = NO_REPLY
        self._top = 10.0
        self.setToolTip(tr("Averaged over two seconds. The tick is this pair's speed without guessing, once measured."))
        self._describe()

    def show_speed(self, speed: float | None, judgement: Judgement, *, streaming: bool = False) -> None:
        """Show the tokens a second, ``None`` while unknown, and what is to be said of the reply as far as it was
        written.
        """
        self._speed, self._judgement = speed, judgement
        plain = judgement.plain
        needed = scale_top(max(speed or 0.0, plain or 0.0))
        # The dial's end only grows while a reply streams: a scale that shrinks and grows reads as a moving needle.
        self._top = max(self._top, needed) if streaming and speed is not None else needed
        self._describe()
        needle, tick = (round(self._share(value or 0.0) * 360) for value in (speed, plain))
        figures = [None if value is None else figure(value) for value in (speed, plain)]
        self.update_if_changed((needle, tick, *figures, self.sentence, self._judgement.guessing))

    @property
    def sentence(self) -> str:
        """What guessing did for the speed, in words; empty while no speed is shown."""
        return self._judgement.sentence if self._speed is not None else ""

    @property
    def slower(self) -> bool:
        return self._judgement.slower

    def _describe(self) -> None:
        if self._speed is None:
            text = tr("No reply is being written.")
        else:
            speed = figure(self._speed)
            text = tr("{speed} tokens a second.", speed=speed)
            if self.sentence:
                text = tr("{speed} tokens a second, {comparison}.", speed=speed, comparison=self.sentence)
        self.setAccessibleDescription(text)

    def content_height(self) -> float:
        return FIGURE_HEIGHT + PLAIN_HEIGHT + RADIUS + STROKE + 16 + SENTENCE_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        self._paint_figure(painter, area)
        self._paint_plain(painter, area)
        centre, radius = _dial(area)
        self._paint_arc(painter, centre, radius)
        self._paint_needle(painter, centre, radius)
        if self._judgement.plain:
            self._paint_tick(painter, centre, radius)
        slower = self.colours.outcomes[Outcome.CORRECTED].line or self.colours.text
        painter.setPen(QColor(slower if self.slower else self.colours.muted))
        below = QRectF(area.left(), centre.y() + 12, area.width(), SENTENCE_HEIGHT)
        font, fitting = self.fitting((self.sentence,), below.width(), 13)
        painter.setFont(font)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, fitting)

    def paint_backdrop(self, painter: QPainter, area: QRectF) -> None:
        """Paint the whole dial, on which the speed is laid."""
        centre, radius = _dial(area)
        painter.setPen(self._stroke(self.colours.raised))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(_around(centre, radius), 0, 180 * 16)

    @staticmethod
    def _stroke(colour: str) -> QPen:
        pen = QPen(QColor(colour), STROKE)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def _paint_figure(self, painter: QPainter, area: QRectF) -> None:
        big = self.font_of(38, weight=QFont.Weight.Bold)
        painter.setFont(big)
        painter.setPen(QColor(self.colours.text if self._speed is not None else self.colours.muted))
        text = "–" if self._speed is None else figure(self._speed)
        baseline = area.top() + 30
        wide = QFontMetricsF(big).horizontalAdvance(text)
        self._write(painter, area, QPointF(area.left(), baseline), text)
        beside = area.left() + wide + 9
        painter.setFont(self.font_of(15))
        painter.setPen(QColor(self.colours.muted))
        metrics = QFontMetricsF(painter.font())
        units = (unit for unit in UNITS if beside + metrics.horizontalAdvance(unit) <= area.right())
        self._write(painter, area, QPointF(beside, baseline), next(units, UNITS[-1]))

    def _write(self, painter: QPainter, area: QRectF, at: QPointF, text: str) -> None:
        """Write a text that begins at a logical place on its baseline."""
        wide = painter.fontMetrics().horizontalAdvance(text)
        box = visual_rect(self, area, QRectF(at.x(), at.y(), wide, 0))
        painter.drawText(box.topLeft(), text)

    def _paint_plain(self, painter: QPainter, area: QRectF) -> None:
        """Paint the tick once more, and its speed."""
        if not self._judgement.plain:
            return
        painter.setFont(self.font_of(13))
        painter.setPen(QColor(self.colours.muted))
        metrics = QFontMetricsF(painter.font())
        baseline = area.top() + FIGURE_HEIGHT + PLAIN_HEIGHT - 8
        said = tr("{speed} without", speed=figure(self._judgement.plain))
        self._write(painter, area, QPointF(area.left() + 12, baseline), said)
        painter.setPen(QPen(QColor(self.colours.text), TICK))
        tick = visual_rect(self, area, QRectF(area.left() + 3, baseline, 0, 0)).left()
        painter.drawLine(QLineF(tick, baseline + 1, tick, baseline - metrics.ascent() + 2))

    def _paint_arc(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        if self._speed:
            painter.setPen(self._stroke(self._arc_colour(self._speed)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(_around(centre, radius), 180 * 16, -round(self._share(self._speed) * 180 * 16))

    def _arc_colour(self, speed: float) -> str:
        """Return the colour of guesses that pay, of those that do not as long as the needle says so too, or of none."""
        if not self._judgement.guessing or self._judgement.too_early:
            return self.colours.muted
        behind = self.slower and speed < (self._judgement.plain or 0.0)
        outcome = Outcome.CORRECTED if behind else Outcome.ACCEPTED
        return self.colours.outcomes[outcome].line or self.colours.accent

    def _paint_tick(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        angle = pi * (1 - self._share(self._judgement.plain or 0.0))
        painter.setPen(QPen(QColor(self.colours.text), TICK))
        inner, outer = radius - STROKE / 2 - 4, radius + STROKE / 2 + 2
        painter.drawLine(QLineF(_on_circle(centre, inner, angle), _on_circle(centre, outer, angle)))

    def _paint_needle(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        angle = pi * (1 - self._share(self._speed or 0.0))
        colour = QColor(self.colours.text if self._speed else self.colours.muted)
        pen = QPen(colour, 3)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QLineF(centre, _on_circle(centre, radius - STROKE / 2 - 14, angle)))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        painter.drawEllipse(centre, 5, 5)

    def _share(self, speed: float) -> float:
        return max(0.0, min(1.0, speed / self._top))


def _dial(area: QRectF) -> tuple[QPointF, float]:
    """Return the dial's centre and radius in the card's content."""
    radius = min(RADIUS, area.width() / 2 - STROKE)
    return QPointF(area.center().x(), area.top() + FIGURE_HEIGHT + PLAIN_HEIGHT + 8 + STROKE / 2 + radius), radius


def _around(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _on_circle(centre: QPointF, radius: float, angle: float) -> QPointF:
    return QPointF(centre.x() + radius * cos(angle), centre.y() - radius * sin(angle))
