"""Cards that show why guessing pays, or does not: the split of the time, the speed of a reply, and right guesses."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from app.language import number, tr, tr_count
from app.speculation.trace import Outcome, Round
from app.traces.readout import figure
from app.ui.metrics.card import Card
from app.ui.metrics.figures import MOST_STEPS, STEP_MS, PositionRate, in_steps, scale_top, speeds_over_time
from app.ui.toolkit.language.mirroring import visual_rect

LINE_HEIGHT = 17.0
BAR_HEIGHT = 8.0
BAR_GAP = 8.0
CHECKING, GUESSING = 0.55, 0.25
"""Strength of the bar's two parts, as in the strip of rounds."""


@dataclass(frozen=True, slots=True)
class TimeSplit:
    """The sums over some rounds."""

    rounds: Sequence[Round]
    whole: bool

    @property
    def guessing_ms(self) -> float:
        return sum(round_.draft_ms for round_ in self.rounds)

    @property
    def checking_ms(self) -> float:
        return sum(round_.verify_ms for round_ in self.rounds)

    @property
    def counts(self) -> str:
        """Return what was guessed and kept, such as "Round 7: guessed 6, kept 5"."""
        guessed = sum(len(round_.drafted) for round_ in self.rounds)
        accepted_count = number(sum(round_.accepted for round_ in self.rounds))
        if self.whole:
            if not guessed:
                return tr("Whole reply: nothing guessed")
            return tr("Whole reply: guessed {guessed}, kept {kept}", guessed=number(guessed), kept=accepted_count)
        place = number(self.rounds[0].index + 1)
        if not guessed:
            return tr("Round {place}: nothing guessed", place=place)
        return tr(
            "Round {place}: guessed {guessed}, kept {kept}", place=place, guessed=number(guessed), kept=accepted_count
        )

    @property
    def gain(self) -> str:
        tokens = sum(len(round_.tokens) for round_ in self.rounds)
        if self.whole:
            return tr("{count} tokens a pass of the big model", count=number(tokens / len(self.rounds), 1))
        return tr_count("%n token in 1 pass of the big model", "%n tokens in 1 pass of the big model", tokens)

    @property
    def times(self) -> tuple[str, str]:
        guessing, checking = duration(self.guessing_ms), duration(self.checking_ms)
        second = tr("pass {time}", time=checking)
        if any(round_.drafted for round_ in self.rounds):
            second = tr("checking {time}", time=checking)
        return tr("guessing {time}", time=guessing), second

    @property
    def sentence(self) -> str:
        times = ", ".join(self.times)
        return tr("{counts}. {gain}. {times}.", counts=self.counts, gain=self.gain, times=times[:1].upper() + times[1:])


def duration(ms: float) -> str:
    """Return a short text with no digits that mean nothing."""
    if ms < 1000:
        return tr("{time} ms", time=number(ms))
    seconds = ms / 1000
    if seconds < 1000:
        return tr("{time} s", time=number(seconds, 1 if seconds < 100 else 0))
    return tr("{minutes} min", minutes=number(seconds / 60))


class TimeCard(Card):
    """Shows three lines and a bar whose place never changes, though figures may several times a second."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Time: guessing, checking"), parent)
        self.split: TimeSplit | None = None
        self.setToolTip(
            tr("The draft guesses; one pass of the big model checks all guesses and adds a token of its own.")
        )
        self._describe()

    def show_split(self, split: TimeSplit | None) -> None:
        """Show some rounds' times; ``None`` while there is no round."""
        self.split = split
        self._describe()
        self.update_if_changed(self.accessibleDescription())

    def _describe(self) -> None:
        self.setAccessibleDescription(
            self.split.sentence if self.split is not None else self.nothing(tr("No rounds yet."))
        )

    def content_height(self) -> float:
        return 3 * LINE_HEIGHT + BAR_GAP + BAR_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        split = self.split
        if split is None:
            self.paint_nothing(painter, area, tr("Where the time of a reply goes"))
            return
        guessing, checking = split.times
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        line = QRectF(area.left(), area.top(), area.width(), LINE_HEIGHT)
        self._write(painter, line, split.counts, self.colours.text, left)
        line.translate(0, LINE_HEIGHT)
        self._write(painter, line, split.gain, self.colours.text, left)
        self._paint_bar(painter, QRectF(line.left(), line.bottom() + BAR_GAP / 2 + 1, line.width(), BAR_HEIGHT), split)
        line.translate(0, LINE_HEIGHT + BAR_GAP + BAR_HEIGHT)
        half = line.adjusted(0, 0, -line.width() / 2 - 2, 0) if guessing else line
        other = half.translated(line.width() / 2 + 2, 0)
        self._write(painter, visual_rect(self, line, half), checking, self.colours.muted, left)
        self._write(painter, visual_rect(self, line, other), guessing, self.colours.muted, right)

    def _write(self, painter: QPainter, line: QRectF, text: str, colour: str, side: Qt.AlignmentFlag) -> None:
        font, fitting = self.fitting((text,), line.width(), 12)
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(line, Qt.AlignmentFlag.AlignVCenter | side, fitting)

    def _paint_bar(self, painter: QPainter, bar: QRectF, split: TimeSplit) -> None:
        """Paint the check, then the guessing, lighter, as each column of the strip has them."""
        whole = split.guessing_ms + split.checking_ms
        if whole <= 0:
            return
        seam = 2.0 if split.guessing_ms else 0.0
        checking = (bar.width() - seam) * split.checking_ms / whole
        colour = QColor(self.colours.muted)
        for x, width, strength in (
            (bar.left(), checking, CHECKING),
            (bar.left() + checking + seam, bar.width() - seam - checking, GUESSING),
        ):
            if width >= 1:
                colour.setAlphaF(strength)
                self.paint_bar(painter, bar, QRectF(x, bar.top(), width, bar.height()), colour, 3)


PLOT_HEIGHT, PLOT_GAP = 60.0, 4.0
WIDEST_STEP = 8.0
MARK = 16.0
"""The sample of the line that stands for the big model alone."""


class SpeedChart(Card):
    """Draws a column for each step of time, and a line for the big model alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Speed over the reply"), parent)
        self._step_ms = STEP_MS
        self._speeds: list[float] = []
        self._plain: float | None = None
        self.setToolTip(
            tr("Tokens a second in each half second. Right guesses lift it; where they are wrong, it falls.")
        )
        self._describe()

    def show_rounds(self, rounds: Sequence[Round], plain: float | None) -> None:
        """Show a reply as far as it was written; ``plain`` is the speed without guessing, where that is known."""
        self._step_ms, self._speeds = speeds_over_time(rounds)
        self._plain = plain
        self._describe()
        self.update_if_changed((self._step_ms, [round(speed, 1) for speed in self._speeds], plain))

    @property
    def _words(self) -> tuple[str, str]:
        """The highest speed of a step, and the one without guessing; empty where it is not known."""
        highest = tr("up to {speed} tokens/s", speed=figure(max(self._speeds)))
        return highest, "" if self._plain is None else tr("without {speed}", speed=figure(self._plain))

    def _describe(self) -> None:
        if not self._speeds:
            self.setAccessibleDescription(self.nothing(tr("No rounds yet.")))
            return
        lowest = tr("down to {speed} tokens/s", speed=figure(min(self._speeds)))
        highest, plain = self._words
        self.setAccessibleDescription(", ".join(filter(None, (highest, lowest, plain))))

    def content_height(self) -> float:
        return LINE_HEIGHT + PLOT_GAP + PLOT_HEIGHT + PLOT_GAP + LINE_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        if not self._speeds:
            self.paint_nothing(painter, area, tr("How the speed rises and falls"))
            return
        plot = QRectF(area.left(), area.top() + LINE_HEIGHT + PLOT_GAP, area.width(), PLOT_HEIGHT)
        step = min(WIDEST_STEP, plot.width() / max(len(self._speeds), MOST_STEPS // 2))
        top = scale_top(0.8 * max(*self._speeds, self._plain or 0.0))
        self._paint_columns(painter, plot, step, top)
        if self._plain is not None:
            level = plot.bottom() - plot.height() * min(1.0, self._plain / top)
            painter.setPen(self._plain_pen)
            painter.drawLine(QLineF(plot.left(), level, plot.right(), level))
        self._paint_words(painter, area, plot, len(self._speeds) * step)

    @property
    def _plain_pen(self) -> QPen:
        pen = QPen(QColor(self.colours.text), 1.5)
        pen.setDashPattern([3.0, 2.5])
        return pen

    def _paint_columns(self, painter: QPainter, plot: QRectF, step: float, top: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.raised))
        painter.drawRect(QRectF(plot.left(), plot.bottom(), plot.width(), 1))
        painter.setBrush(QColor(self.colours.outcomes[Outcome.ACCEPTED].line or ""))
        for place, speed in enumerate(self._speeds):
            height = max(1.0, plot.height() * min(1.0, speed / top))
            column = QRectF(plot.left() + place * step, plot.bottom() - height, step - 1, height)
            painter.drawRect(visual_rect(self, plot, column))

    def _paint_words(self, painter: QPainter, area: QRectF, plot: QRectF, end: float) -> None:
        """Write the highest speed and what the line stands for above the columns, and below their ``end`` the time."""
        painter.setFont(self.font_of(12))
        painter.setPen(QColor(self.colours.muted))
        highest, plain = self._words
        side, middle = Qt.AlignmentFlag, Qt.AlignmentFlag.AlignVCenter
        line = QRectF(area.left(), area.top(), area.width(), LINE_HEIGHT)
        plain_width = QFontMetricsF(painter.font()).horizontalAdvance(plain)
        room = line.width() - (plain_width + MARK + 14 if plain else 0)
        font, fitting = self.fitting((highest, figure(max(self._speeds))), room, 12)
        painter.setFont(font)
        painter.drawText(line, middle | side.AlignLeft, fitting)
        painter.setFont(self.font_of(12))
        painter.drawText(line, middle | side.AlignRight, plain)
        time = tr("{time} s", time=number(len(self._speeds) * self._step_ms / 1000, 1))
        time_width = QFontMetricsF(painter.font()).horizontalAdvance(time)
        baseline = plot.bottom() + PLOT_GAP + painter.fontMetrics().ascent()
        self.write(painter, area, QPointF(area.left() + max(0.0, end - time_width), baseline), time)
        if plain:
            painter.setPen(self._plain_pen)
            sample = QRectF(line.right() - plain_width - MARK - 6, line.center().y(), MARK, 0)
            place = visual_rect(self, line, sample)
            painter.drawLine(QLineF(QPointF(place.left(), place.top()), QPointF(place.right(), place.top())))


ROW_HEIGHT = 21.0
LEAST_ROWS = 3
LABEL_GAP = 10.0


class PositionBars(Card):
    """Draws a bar for each position; far ones share one, so that a guess of any length has its place."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Accepted by position"), parent)
        self._rows: list[PositionRate] = []
        self._describe()

    def show_rates(self, rates: Sequence[PositionRate]) -> None:
        before, self._rows = len(self._rows), in_steps(rates)
        self._describe()
        if len(self._rows) != before:
            self.updateGeometry()
        self.update_if_changed([(row.label, round(row.rate * 100)) for row in self._rows])

    def _describe(self) -> None:
        rates_text = ", ".join(
            tr("guess {place}: {share} %", place=row.label, share=number(row.rate * 100)) for row in self._rows
        )
        self.setAccessibleDescription(rates_text or self.nothing(tr("Nothing has been guessed yet.")))

    def content_height(self) -> float:
        return ROW_HEIGHT * max(LEAST_ROWS, len(self._rows))

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        if not self._rows:
            self.paint_nothing(painter, area, tr("Nothing guessed yet"))
            return
        painter.setFont(self.font_of(13))
        centre = Qt.AlignmentFlag.AlignVCenter
        metrics = QFontMetricsF(painter.font())
        left = max(metrics.horizontalAdvance(row.label) for row in self._rows) + LABEL_GAP
        right = metrics.horizontalAdvance("100 %") + LABEL_GAP
        for place, rate in enumerate(self._rows):
            row = QRectF(area.left(), area.top() + place * ROW_HEIGHT, area.width(), ROW_HEIGHT)
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(row, centre | Qt.AlignmentFlag.AlignLeft, rate.label)
            painter.setPen(QColor(self.colours.text))
            painter.drawText(row, centre | Qt.AlignmentFlag.AlignRight, tr("{share} %", share=number(rate.rate * 100)))
            track = QRectF(row.left() + left, row.center().y() - BAR_HEIGHT / 2, row.width() - left - right, BAR_HEIGHT)
            self.paint_bar(painter, row, track, self.colours.raised, 4)
            if rate.accepted:
                filled = QRectF(track.left(), track.top(), max(BAR_HEIGHT, track.width() * rate.rate), BAR_HEIGHT)
                self.paint_bar(painter, row, filled, self.colours.outcomes[Outcome.ACCEPTED].line or "", 4)

    def tip_at(self, place: QPoint) -> str:
        row = int((place.y() / self.zoom - self.content_area().top()) // ROW_HEIGHT)
        return _sentence(self._rows[row]) if 0 <= row < len(self._rows) else ""


def _sentence(row: PositionRate) -> str:
    right, guessed = number(row.accepted), number(row.guessed)
    if row.last > row.position:
        return tr(
            "Guesses {first} to {last} of a round: {right} of {guessed} right",
            first=row.position,
            last=row.last,
            right=right,
            guessed=guessed,
        )
    return tr("Guess {place} of a round: {right} of {guessed} right", place=row.position, right=right, guessed=guessed)
