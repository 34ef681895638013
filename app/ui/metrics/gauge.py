"""The speed card: how a reply compares, both speeds as bars on one scale, and a gauge with figures."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from app.language import number, tr
from app.speculation.trace import Outcome
from app.traces.judgement import NO_REPLY, Effect, Judgement
from app.traces.readout import figure
from app.ui.metrics.card import PADDING, Card
from app.ui.metrics.figures import scale_marks, scale_top

STROKE = 12.0
USUAL_RADIUS, LARGE_RADIUS = 80.0, 128.0
"""Greatest radius of the gauge in the column, and on the stage."""
SIDE = 34.0
"""Room for figures beside the gauge."""
HEADLINE_PIXELS, HEADLINE_HEIGHT = 44, 50.0
ROW_HEIGHT, BAR_HEIGHT, BAR_GAP = 20.0, 10.0, 10.0
ABOVE_GAUGE, BELOW_GAUGE, SENTENCE_HEIGHT = 26.0, 26.0, 22.0
MARK_PIXELS = 11
TICK = 2.5
UNITS = (tr("tokens a second"), "tokens/s", "/s")
"""The first that fits beside the figure."""


class SpeedGauge(Card):
    """Shows the speed of one reply, on the average from its beginning on: the one that is compared.

    The comparison is said once: as a multiple in large figures where the reply is faster, else in words below the
    gauge, and the tokens of a pass, which no load of the computer changes, are what is large.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Speed"), parent)
        self._judgement = NO_REPLY
        self.top: float | None = None
        """The gauge's end, once there is a speed of this reply."""
        self._greatest_radius = USUAL_RADIUS
        self._radius_for_size = 0.0
        self.setToolTip(
            tr(
                "The average of this reply. The tick is what the big model alone would write meanwhile, on a computer "
                "that is as busy."
            )
        )
        self._describe()

    def begin(self) -> None:
        """Choose the gauge's end anew with the next speed: it is another reply's."""
        self.top = None

    def set_large(self, large: bool) -> None:
        """Draw the gauge as large as the card is wide, for a room."""
        self._greatest_radius = LARGE_RADIUS if large else USUAL_RADIUS
        self._follow_radius()

    def show_judgement(self, judgement: Judgement) -> None:
        """Show what is to be said of a reply as far as it was written."""
        self._judgement = judgement
        highest = max(judgement.speed or 0.0, self._plain or 0.0)
        if judgement.speed is not None and (self.top is None or highest > self.top):
            # One end for a reply: a scale that changes reads as a needle that moves.
            self.top = scale_top(max(1.2 * judgement.speed, 2.0 * (judgement.plain or 0.0)))
            self.paint_anew()
        self._describe()
        needle, tick = (round(self._share(value or 0.0) * 360) for value in (judgement.speed, self._plain))
        figures = [None if value is None else figure(value) for value in (judgement.speed, self._plain)]
        self.update_if_changed((needle, tick, *figures, self.headline, self.sentence, judgement.guessing))

    @property
    def headline(self) -> tuple[str, tuple[str, ...]]:
        """The large figure, and words for it, the longest first."""
        judgement = self._judgement
        if judgement.speed is None:
            return "–", ()
        if self._is_faster:
            words = tr("faster") if judgement.complete else tr("faster so far")
            return tr("{times}×", times=number(judgement.speedup or 0.0, 1)), (words, tr("faster"))
        if judgement.drafted_tokens and judgement.tokens_per_pass is not None:
            return number(judgement.tokens_per_pass, 1), (tr("tokens a pass of the big model"), tr("tokens a pass"))
        return figure(judgement.speed), UNITS

    @property
    def sentence(self) -> str:
        """The words below the gauge; empty while no speed is shown."""
        if not self._is_faster:
            return self._judgement.sentence
        tokens = self._judgement.tokens_per_pass
        return "" if tokens is None else tr("{count} tokens a pass", count=number(tokens, 1))

    @property
    def slower(self) -> bool:
        return self._judgement.slower

    @property
    def _is_faster(self) -> bool:
        """True if the reply is shown as faster; while it pauses, the pause is shown."""
        return self._judgement.guessing and self._judgement.effect is Effect.FASTER

    @property
    def _plain(self) -> float | None:
        """The speed without guessing, where the reply's can be compared with it."""
        return self._judgement.plain if self._judgement.speedup is not None else None

    def _describe(self) -> None:
        judgement = self._judgement
        if judgement.speed is None:
            self.setAccessibleDescription(tr("No reply is being written."))
            return
        speed, comparison = figure(judgement.speed), judgement.sentence
        text = tr("{speed} tokens a second.", speed=speed)
        if comparison:
            text = tr("{speed} tokens a second, {comparison}.", speed=speed, comparison=comparison)
        self.setAccessibleDescription(f"{judgement.count_text} · {text}" if judgement.count_text else text)

    def content_height(self) -> float:
        rows = HEADLINE_HEIGHT + 2 * ROW_HEIGHT
        return rows + ABOVE_GAUGE + STROKE / 2 + self._radius + BELOW_GAUGE + SENTENCE_HEIGHT

    @property
    def _radius(self) -> float:
        room = self.width() / self.zoom - 2 * PADDING
        return max(40.0, min(self._greatest_radius, room / 2 - SIDE))

    def _follow_radius(self) -> None:
        if self._radius != self._radius_for_size:
            self._radius_for_size = self._radius
            self.updateGeometry()
            self.paint_anew()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._follow_radius()

    def dial(self, area: QRectF) -> tuple[QPointF, float]:
        top = area.top() + HEADLINE_HEIGHT + 2 * ROW_HEIGHT + ABOVE_GAUGE + STROKE / 2
        return QPointF(area.center().x(), top + self._radius), self._radius

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        self._paint_headline(painter, area)
        self._paint_bars(painter, area)
        centre, radius = self.dial(area)
        self._paint_arc(painter, centre, radius)
        self._paint_needle(painter, centre, radius)
        if self._plain:
            self._paint_tick(painter, centre, radius)
        slower = self.colours.outcomes[Outcome.CORRECTED].line or self.colours.text
        painter.setPen(QColor(slower if self.slower else self.colours.muted))
        below = QRectF(area.left(), centre.y() + BELOW_GAUGE, area.width(), SENTENCE_HEIGHT)
        font, fitting = self.fitting((self.sentence,), below.width(), 13)
        painter.setFont(font)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, fitting)

    def paint_backdrop(self, painter: QPainter, area: QRectF) -> None:
        """Paint the gauge with its figures, on which the speed is laid."""
        centre, radius = self.dial(area)
        painter.setPen(self._stroke(self.colours.raised))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(_around(centre, radius), 0, 180 * 16)
        if self.top is None:
            return
        painter.setFont(self.font_of(MARK_PIXELS))
        painter.setPen(QColor(self.colours.muted))
        for value in scale_marks(self.top):
            self._paint_mark(painter, area, value)
        unit = QRectF(0, 0, 2 * radius - 40, 16)
        unit.moveCenter(QPointF(centre.x(), centre.y() + 17))
        font, text = self.fitting(UNITS[:2], unit.width(), MARK_PIXELS)
        painter.setFont(font)
        painter.drawText(unit, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_mark(self, painter: QPainter, area: QRectF, value: float) -> None:
        """Write a figure of the scale: below the gauge's ends, else outside of it."""
        centre, radius = self.dial(area)
        text = number(value, 0 if value == round(value) else 1)
        angle = pi * (1 - self._share(value))
        width, height = QFontMetricsF(painter.font()).horizontalAdvance(text), MARK_PIXELS + 3.0
        at = _on_circle(centre, radius, angle)
        if value in (0.0, self.top):
            at = QPointF(at.x(), centre.y() + 17)
        else:
            beyond = STROKE / 2 + 4 + hypot(width / 2 * cos(angle), height / 2 * sin(angle))
            at = _on_circle(centre, radius + beyond, angle)
        place = QRectF(at.x() - width / 2, at.y() - height / 2, width, height)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)

    @staticmethod
    def _stroke(colour: str) -> QPen:
        pen = QPen(QColor(colour), STROKE)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        return pen

    def _paint_headline(self, painter: QPainter, area: QRectF) -> None:
        large, words = self.headline
        font, text = self.fitting((large,), area.width(), HEADLINE_PIXELS, weight=QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(self.colours.text if self._judgement.speed is not None else self.colours.muted))
        baseline = area.top() + HEADLINE_HEIGHT - 14
        end = self.write(painter, area, QPointF(area.left(), baseline), text) + 8
        if words:
            font, text = self.fitting(words, area.right() - end, 15)
            painter.setFont(font)
            painter.setPen(QColor(self.colours.muted))
            self.write(painter, area, QPointF(end, baseline), text)

    def _paint_bars(self, painter: QPainter, area: QRectF) -> None:
        """Paint the reply's speed, and that without guessing where it is known, on one scale."""
        judgement = self._judgement
        if judgement.speed is None:
            return
        guessed = bool(judgement.drafted_tokens) or not judgement.is_known
        rows = [(tr("with") if guessed else tr("without"), judgement.speed, self._speed_colour())]
        if self._plain:
            rows.append((tr("without"), self._plain, self.colours.plain))
        painter.setFont(self.font_of(13))
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(name) for name, _, _ in rows) + BAR_GAP
        right = max(metrics.horizontalAdvance(figure(speed)) for _, speed, _ in rows) + BAR_GAP
        longest = max(speed for _, speed, _ in rows)
        for place, (name, speed, colour) in enumerate(rows):
            row = QRectF(area.left(), area.top() + HEADLINE_HEIGHT + place * ROW_HEIGHT, area.width(), ROW_HEIGHT)
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)
            painter.setPen(QColor(self.colours.text))
            painter.drawText(row, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, figure(speed))
            length = max(BAR_HEIGHT, max(0.0, row.width() - left - right) * speed / longest)
            bar = QRectF(row.left() + left, row.center().y() - BAR_HEIGHT / 2, length, BAR_HEIGHT)
            self.paint_bar(painter, row, bar, colour, BAR_HEIGHT / 2)

    def _paint_arc(self, painter: QPainter, centre: QPointF, radius: float) -> None:
        if self._judgement.speed:
            painter.setPen(self._stroke(self._speed_colour()))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawArc(_around(centre, radius), 180 * 16, -round(self._share(self._judgement.speed) * 180 * 16))

    def _speed_colour(self) -> str:
        """Return the colour of guesses that pay, of those that do not, or of none."""
        if not self._judgement.guessing or self._judgement.is_too_early:
            return self.colours.plain
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
        return max(0.0, min(1.0, speed / self.top)) if self.top else 0.0


def _around(centre: QPointF, radius: float) -> QRectF:
    return QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)


def _on_circle(centre: QPointF, radius: float, angle: float) -> QPointF:
    return QPointF(centre.x() + radius * cos(angle), centre.y() - radius * sin(angle))
