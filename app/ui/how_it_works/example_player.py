"""The example in one line of text, for the first page: it plays by itself once, and whenever one asks.

Nothing around it moves while it plays: the line, and what is said below it, keep the room of their longest moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QFontMetricsF, QHideEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import tr
from app.ui.how_it_works.diagram import paint_word, word_font, word_width
from app.ui.how_it_works.example import ExampleStep, ExampleWord, steps
from app.ui.how_it_works.example_widget import ExampleWidget
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.language.mirroring import visual_rect
from app.ui.toolkit.widgets.buttons import quiet_button

WORD_PIXELS = 19.0
SMALLEST_WORD_PIXELS = 15.0
WORD_HEIGHT = 30.0
LINE_STEP = 38.0
PADDING, GAP = 3.0, 2.0
SPACING = 10
STEP_MS = 2400
SUMMARY = tr("A small model guesses ahead, a big one checks every word.\nThe colours show which guesses were right.")


class ExampleLine(ExampleWidget):
    """The text of one step with its guesses, as they would stand in a chat."""

    def __init__(self, shown: Sequence[ExampleStep], parent: QWidget | None = None) -> None:
        super().__init__(shown, shown[-1], 480, parent)
        self.show_step(self._step)

    def height_for(self, width: int) -> int:
        """Return the greatest height of all steps at this width."""
        room = width / self._zoom
        pixels = self._word_pixels(room)
        lines = max(len(self._lines(step.line, room, pixels)) for step in self._steps)
        return ceil(((lines - 1) * LINE_STEP + WORD_HEIGHT + 4) * self._zoom)

    def _fit(self) -> None:
        self.setFixedHeight(self.height_for(self.width()))
        self.update()

    def _word_pixels(self, room: float) -> float:
        """Return the usual size of the letters, or a little less where the example then stands in one line."""
        metrics = QFontMetricsF(word_font(WORD_PIXELS))
        fitting = [
            (room - len(step.line) * (2 * PADDING + GAP)) / sum(metrics.horizontalAdvance(w.text) for w in step.line)
            for step in self._steps
        ]
        return max(SMALLEST_WORD_PIXELS, min(WORD_PIXELS, floor(WORD_PIXELS * min(fitting))))

    @staticmethod
    def _lines(words: Sequence[ExampleWord], room: float, pixels: float) -> list[list[tuple[ExampleWord, QRectF]]]:
        """Place each word, in letters of this size; every step begins at the same left edge."""
        metrics = QFontMetricsF(word_font(pixels))
        lines: list[list[tuple[ExampleWord, QRectF]]] = [[]]
        x = 0.0
        for word in words:
            width = word_width(metrics, word, PADDING)
            if lines[-1] and x + width > room:
                lines.append([])
                x = 0.0
            lines[-1].append((word, QRectF(x, (len(lines) - 1) * LINE_STEP + 1, width, WORD_HEIGHT)))
            x += width + GAP
        return lines

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self._zoom, self._zoom)
        room = self.width() / self._zoom
        size = self._word_pixels(room)
        widest = max(line[-1][1].right() for step in self._steps for line in self._lines(step.line, room, size))
        painter.translate((room - widest) / 2, 0)  # the longest step stands in the middle
        begins = len(self._step.reply) if self._step.looked_at else len(self._step.line)
        number = 0
        for line in self._lines(self._step.line, room, size):
            looked_at = QRectF()
            for word, box in line:
                place = visual_rect(self, QRectF(0, 0, widest, 0), box)
                paint_word(painter, self._palette, place, word, size)
                if number >= begins:
                    looked_at = looked_at.united(place)
                number += 1
            if not looked_at.isEmpty():
                painter.setPen(QPen(QColor(self._palette.accent), 1.5))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawRoundedRect(looked_at.adjusted(0, -0.5, 0, 0.5), 5, 5)


class ExamplePlayer(FollowsTheme, QWidget):
    """The line, what is said about it, and the buttons that play it and lead to the whole page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps = steps()
        self._at = 0
        self.line = ExampleLine(self._steps)
        self.caption = QLabel(SUMMARY)
        self.caption.setObjectName("colourLine")
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.explain_button = quiet_button(tr("How it works"), tr("One example, step by step"))
        self.play_button = quiet_button(tr("Play"), tr("Show by this example how guessing ahead works"))
        self.play_button.clicked.connect(self.toggle)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STEP_MS)
        self._timer.timeout.connect(self._advance)
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addStretch(1)
        row.addWidget(self.play_button)
        row.addWidget(self.explain_button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACING)
        column.addWidget(self.line)
        column.addWidget(self.caption)
        column.addLayout(row)
        self._show_playing()

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def play(self) -> None:
        """Show one step after the other, from the first."""
        self._show_step(0)
        self._timer.start()
        self._show_playing()

    def stop(self) -> None:
        """Show the end of the example."""
        self._timer.stop()
        self.line.show_step(self._steps[-1])
        self.caption.setText(SUMMARY)
        self._show_playing()

    def toggle(self) -> None:
        if self.playing:
            self.stop()
        else:
            self.play()

    def set_example_shown(self, shown: bool) -> None:
        """Show the example, or only a sentence and the way to the whole page."""
        if not shown:
            self.stop()
        self.line.setVisible(shown)
        self.play_button.setVisible(shown)

    def extra_height(self, width: int) -> int:
        """Return how much higher than now it is with the example, at this width."""
        shown = 0 if self.line.isHidden() else self.line.height() + SPACING
        return self.line.height_for(width) + SPACING - shown

    def follow_theme(self, theme: Theme) -> None:
        self.line.follow_theme(theme)
        super().follow_theme(theme)

    def show_theme(self) -> None:
        self.caption.ensurePolished()
        # Room for two lines, so that nothing below moves.
        self.caption.setMinimumHeight(2 * self.caption.fontMetrics().lineSpacing() + 2)

    def _advance(self) -> None:
        if self._at + 1 < len(self._steps):
            self._show_step(self._at + 1)
            self._timer.start()
        else:
            self.stop()

    def _show_step(self, place: int) -> None:
        self._at = place
        self.line.show_step(self._steps[place])
        self.caption.setText(self._steps[place].brief)

    def _show_playing(self) -> None:
        self.play_button.setText(tr("Stop") if self.playing else tr("Play"))
        self.play_button.setAccessibleName(tr("Stop the example") if self.playing else tr("Play the example"))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self.stop()
