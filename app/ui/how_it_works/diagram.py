"""The three rows of the example, painted: the text so far, the guesses with their verdicts, the big model's own words.

A guess stands above what the big model would have written in its place, so that one sees why it stays or goes.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from itertools import zip_longest
from math import ceil

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from app.language import tr
from app.palette import Palette
from app.speculation.trace import Outcome
from app.ui.how_it_works.examples import ExampleStep, ExampleWord
from app.ui.toolkit.appearance.theme import FollowsTheme
from app.ui.toolkit.language.mirroring import visual_rect
from app.ui.toolkit.widgets.abstract_widget import AbstractWidgetType
from app.ui.toolkit.widgets.painted import Painted, interface_font
from app.ui.transcript.typography import underline_pen


class ExampleWidget(Painted, FollowsTheme, QWidget, metaclass=AbstractWidgetType):
    """Paints an example in a height that follows from its width, which would be so many unzoomed pixels."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self._width = width
        self.setAccessibleName(tr("Example"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_theme(self) -> None:
        self.set_looks(self._theme.palette, self._theme.zoom)

    def paint_anew(self) -> None:
        self._fit()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(round(self._width * self.zoom), self.minimumHeight())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    @abstractmethod
    def _fit(self) -> None:
        """Take the height that the steps need at this width."""


WORD_PIXELS = 20.0
SMALLEST_WORD_PIXELS = 11.0
LABEL_PIXELS = 13.0
WORD_HEIGHT = 34.0
LINE_STEP = 40.0
LABEL_HEIGHT = 22.0
SIGN_HEIGHT = 26.0
ROW_GAP = 14.0
GAP, PADDING = 8.0, 7.0
"""Between the guesses, and beside a word on its tint."""
TEXT_GAP, TEXT_PADDING = 2.0, 3.0
"""The same in the text, which is to read as text."""


class ExampleDiagram(ExampleWidget):
    """Draws one step; its height stays the same through all steps, so that nothing jumps."""

    def __init__(self, steps: Sequence[ExampleStep]) -> None:
        super().__init__(560)
        self._steps, self._step = steps, steps[0]

    def show_step(self, step: ExampleStep) -> None:
        self._step = step
        self.setAccessibleDescription(step.spoken)
        self.update()

    def _fit(self) -> None:
        size = self._word_pixels()
        lines = max(len(self._placed(step, size)) for step in self._steps)
        height = LABEL_HEIGHT * 3 + LINE_STEP * lines + WORD_HEIGHT * 2 + SIGN_HEIGHT + ROW_GAP * 2 + GAP
        self.setFixedHeight(ceil(height * self.zoom))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)
        size = self._word_pixels()
        lines = max(len(self._placed(step, size)) for step in self._steps)
        y = self._paint_label(painter, 0.0, tr("The text so far"))
        for line in self._placed(self._step, size):
            for word, box in line:
                place = self._visual(box.x() - TEXT_PADDING, y + box.y(), box.width(), box.height())
                paint_word(painter, self.colours, place, word, size)
        y += lines * LINE_STEP + ROW_GAP
        columns = self._columns(size)
        if self._step.guesses:
            below = self._paint_label(painter, y, tr("The small model guesses"))
            self._paint_row(painter, below, self._step.guesses, size, columns)
            self._paint_signs(painter, below + WORD_HEIGHT, columns)
        y += LABEL_HEIGHT + WORD_HEIGHT + SIGN_HEIGHT + ROW_GAP
        if self._step.own:
            below = self._paint_label(painter, y, tr("The big model would write"))
            self._paint_row(painter, below, self._step.own, size, columns)

    def _paint_label(self, painter: QPainter, y: float, text: str) -> float:
        painter.setFont(word_font(LABEL_PIXELS))
        painter.setPen(QColor(self.colours.muted))
        painter.drawText(QRectF(0, y, self.width() / self.zoom, LABEL_HEIGHT), Qt.AlignmentFlag.AlignTop, text)
        return y + LABEL_HEIGHT

    def _paint_row(
        self, painter: QPainter, y: float, words: Sequence[ExampleWord], size: float, columns: Sequence[float]
    ) -> None:
        x = 0.0
        for word, width in zip(words, columns, strict=False):
            paint_word(painter, self.colours, self._visual(x, y, width, WORD_HEIGHT - 2), word, size)
            x += width + GAP

    def _paint_signs(self, painter: QPainter, y: float, columns: Sequence[float]) -> None:
        painter.setFont(word_font(LABEL_PIXELS + 4, bold=True))
        x = 0.0
        for word, width in zip(self._step.guesses, columns, strict=False):
            if word.sign and word.outcome is not None:
                painter.setPen(QColor(self.colours.outcomes[word.outcome].line or ""))
                painter.drawText(self._visual(x, y, width, SIGN_HEIGHT), Qt.AlignmentFlag.AlignCenter, word.sign)
            x += width + GAP

    def _visual(self, x: float, y: float, width: float, height: float) -> QRectF:
        return visual_rect(self, QRectF(0, 0, self.width() / self.zoom, 0), QRectF(x, y, width, height))

    def _columns(self, size: float) -> list[float]:
        """Return the columns, each as wide as the wider of a guess and the word below it."""
        metrics = QFontMetricsF(word_font(size))
        pairs = zip_longest(self._step.guesses, self._step.own)
        return [max(word_width(metrics, word, PADDING) for word in pair if word is not None) for pair in pairs]

    def _placed(self, step: ExampleStep, size: float) -> PlacedLines:
        beside, high = (TEXT_PADDING, TEXT_GAP), (WORD_HEIGHT - 2, LINE_STEP)
        return place_words(step.reply, self.width() / self.zoom, size, beside, high)

    def _word_pixels(self) -> float:
        """Return the usual size of the letters, or a smaller one where the widest row of guesses would not fit."""
        metrics = QFontMetricsF(word_font(WORD_PIXELS))
        widest = max(
            (sum(metrics.horizontalAdvance(w.text) for w in row), len(row))
            for step in self._steps
            for row in (step.guesses, step.own)
        )
        room = self.width() / self.zoom - widest[1] * (2 * PADDING + GAP)
        return max(SMALLEST_WORD_PIXELS, min(WORD_PIXELS, WORD_PIXELS * room / max(1.0, widest[0])))


def paint_word(painter: QPainter, palette: Palette, box: QRectF, word: ExampleWord, size: float) -> None:
    """Paint a word on its tint, marked as in a chat; ``size``: of its letters, in pixels."""
    waits = word.outcome is None
    look = palette.outcomes[word.outcome or Outcome.PLAIN]
    painter.setPen(Qt.PenStyle.NoPen)
    if waits or look.tint:
        painter.setBrush(QColor(palette.raised if waits else look.tint or ""))
        painter.drawRoundedRect(box, 4, 4)
    painter.setFont(word_font(size))
    painter.setPen(QColor(palette.muted if waits else look.text or palette.text))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, word.text)
    if look.underline == "struck":
        painter.setPen(QPen(QColor(look.line or ""), 2))
        middle = box.center().y() + 2
        painter.drawLine(QLineF(box.left() + 3, middle, box.right() - 3, middle))
    elif look.line:
        painter.setPen(underline_pen(look, 2.5))
        painter.drawLine(QLineF(box.left(), box.bottom() - 1, box.right(), box.bottom() - 1))


PlacedLines = list[list[tuple[ExampleWord, QRectF]]]


def place_words(
    words: Sequence[ExampleWord], room: float, size: float, beside: tuple[float, float], high: tuple[float, float]
) -> PlacedLines:
    """Place words in lines; ``beside``: pixels beside each and between two, ``high``: heights of a tint and a line."""
    metrics = QFontMetricsF(word_font(size))
    lines: PlacedLines = [[]]
    x = 0.0
    for word in words:
        width = word_width(metrics, word, beside[0])
        if lines[-1] and x + width > room:
            lines.append([])
            x = 0.0
        lines[-1].append((word, QRectF(x, (len(lines) - 1) * high[1], width, high[0])))
        x += width + beside[1]
    return lines


def word_width(metrics: QFontMetricsF, word: ExampleWord, padding: float) -> float:
    return metrics.horizontalAdvance(word.text) + 2 * padding


def word_font(pixels: float, *, bold: bool = False) -> QFont:
    return interface_font(pixels, QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
