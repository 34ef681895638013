"""The speed card: how much was written in how many passes, the speed on a dial, and that without guessing as a tick."""

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
RADIUS = 86.0
COUNT_HEIGHT = 20.0
"""The line above the figure: what no other program on the computer changes."""
FIGURE_HEIGHT = 40.0
PLAIN_HEIGHT = 22.0
"""The line below the figure that says what the tick on the dial stands for: there no needle comes."""
SENTENCE_HEIGHT = 24.0
TICK = 2.5
UNITS = (tr("tokens a second"), "tokens/s", "/s")
"""The first that fits beside the figure."""


class SpeedGauge(Card):
    """Shows the speed of one reply, on the average from its beginning on: the one that is compared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Speed"), parent)
        self._judgement = NO_REPLY
        self._top = 10.0
        self.setToolTip(
            tr(
                "The average of this reply. The tick is what the big model alone would write meanwhile, on a computer "
                "that is as busy."
            )
        )
        self._describe()

    def show_judgement(self, judgement: Judgement) -> None:
        """Show what is to be said of a reply as far as it was written."""
        self._judgement = judgement
        needed = scale_top(max(judgement.speed or 0.0, self._plain or 0.0))
        # The dial's end only grows while a reply streams: a scale that shrinks and grows reads as a moving needle.
        streaming = not judgement.complete and judgement.speed is not None
        self._top = max(self._top, needed) if streaming else needed
        self._describe()
        needle, tick = (round(self._share(value or 0.0) * 360) for value in (judgement.speed, self._plain))
        figures = [None if value is None else figure(value) for value in (judgement.speed, self._plain)]
        self.update_if_changed((needle, tick, *figures, judgement.count_text, self.sentence, judgement.guessing))

    @property
    def sentence(self) -> str:
        """The words below the dial; empty while no speed is shown."""
        return self._judgement.sentence

    @property
    def slower(self) -> bool:
        return self._judgement.slower

    @property
    def _plain(self) -> float | None:
        """The speed without guessing, where the reply's can be compared with it."""
        return self._judgement.plain if self._judgement.speedup is not None else None

    def _describe(self) -> None:
        judgement = self._judgement
        if judgement.speed is None:
            self.setAccessibleDescription(tr("No reply is being written."))
            return
        speed = figure(judgement.speed)
        text = tr("{speed} tokens a second.", speed=speed)
        if self.sentence:
            text = tr("{speed} tokens a second, {comparison}.", speed=speed, comparison=self.sentence)
        self.setAccessibleDescription(f"{judgement.count_text} · {text}" if judgement.count_text else text)

    def content_height(self) -> float:
        return COUNT_HEIGHT + FIGURE_HEIGHT + PLAIN_HEIGHT + RADIUS + STROKE + 16 + SENTENCE_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        self._paint_count(painter, area)
        self._paint_figure(painter, area)
        self._paint_plain(painter, area)
        centre, radius = _dial(area)
        self._paint_arc(painter, centre, radius)
        self._paint_needle(painter, centre, radius)
        if self._plain:
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

    def _paint_count(self, painter: QPainter, area: QRectF) -> None:
        texts = (self._judgement.count_text, self._judgement.short_count_text)
        font, fitting = self.fitting(texts, area.width(), 13)
        painter.setFont(font)
        painter.setPen(QColor(self.colours.text))
        self._write(painter, area, QPointF(area.left(), area.top() + COUNT_HEIGHT - 7), fitting)

    def _paint_figure(self, painter: QPainter, area: QRectF) -> None:
        big = self.font_of(38, weight=QFont.Weight.Bold)
        painter.setFont(big)
        painter.setPen(QColor(self.colours.text if self._judgement.speed is not None else self.colours.muted))
        text = "–" if self._judgement.speed is None else figure(self._judgement.speed)
        baseline = area.top() + COUNT_HEIGHT + 30
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
        if not self._plain:
            return
        painter.setFont(self.font_of(13))
        painter.setPen(QColor(self.colours.muted))
        metrics = QFontMetricsF(painter.font())
        baseline = area.top() + COUNT_HEIGHT + FIGURE_HEIGHT + PLAIN_HEIGHT - 8
        plain_text = tr("{speed} without", speed=figure(self._plain))
        self._write(painter, area, QPointF(area.left() + 12, baseline), plain_text)
        painter.setPen(QPen(QColor(self.colours.text), TICK))
        tick = visual_rect(self, area, QRectF(area.left() + 3, baseline, 0, 0)).left()
        painter.drawLine(QLineF(tick, baseline + 1, tick, baseline - metrics.ascent() + 2))

    def _paint_arc(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        if self._judgement.speed:
            painter.setPen(self._stroke(self._arc_colour()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(_around(centre, radius), 180 * 16, -round(self._share(self._judgement.speed) * 180 * 16))

    def _arc_colour(self) -> str:
        """Return the colour of guesses that pay, of those that do not, or of none."""
        if not self._judgement.guessing or self._judgement.too_early:
            return self.colours.muted
        outcome = Outcome.CORRECTED if self.slower else Outcome.ACCEPTED
        return self.colours.outcomes[outcome].line or self.colours.accent

    def _paint_tick(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        angle = pi * (1 - self._share(self._plain or 0.0))
        painter.setPen(QPen(QColor(self.colours.text), TICK))
        inner, outer = radius - STROKE / 2 - 4, radius + STROKE / 2 + 2
        painter.drawLine(QLineF(_on_circle(centre, inner, angle), _on_circle(centre, outer, angle)))

    def _paint_needle(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        angle = pi * (1 - self._share(self._judgement.speed or 0.0))
        colour = QColor(self.colours.text if self._judgement.speed else self.colours.muted)
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
    top = area.top() + COUNT_HEIGHT + FIGURE_HEIGHT + PLAIN_HEIGHT + 8 + STROKE / 2
    return QPointF(area.center().x(), top + radius), radius


def _around(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _on_circle(centre: QPointF, radius: float, angle: float) -> QPointF:
    return QPointF(centre.x() + radius * cos(angle), centre.y() - radius * sin(angle))
