"""The film on the first page: sentences that are guessed ahead, in large letters, with a caption for each round.

Nothing around it moves while it plays: the line, and the caption below it, keep the room of their longest moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from app.language import tr
from app.ui.how_it_works.diagram import ExampleWidget, PlacedLines, paint_word, place_words
from app.ui.how_it_works.examples import SUMMARY, VERDICT_MS, ExampleWord, FilmMoment, film
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.language.mirroring import visual_rect
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.layouts import fill

WORD_PIXELS, SMALLEST_WORD_PIXELS = 34.0, 20.0
SIZES = (WORD_PIXELS, 27.0, SMALLEST_WORD_PIXELS)
"""Of the letters, from the usual one to that for little room."""
LINES = 2
"""The most lines that a sentence takes, where there is room for that."""
_PADDING, _GAP = 0.16, 0.06
"""Beside a word on its tint, and between two words: parts of the letters' size."""
_WORD_HEIGHT, _LINE_STEP = 1.4, 1.7
SPACING = 16
SWEEP_MS = 600
SWEEP_ALPHA = 0.22


class FilmLine(ExampleWidget):
    """Paints one moment: a sentence with its guesses, as they would stand in a chat."""

    def __init__(self, moments: Sequence[FilmMoment]) -> None:
        super().__init__(760)
        self._moments, self._moment = moments, moments[0]
        self._size = self._largest = WORD_PIXELS
        self._sweep = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=SWEEP_MS)
        self._sweep.valueChanged.connect(lambda _: self.update())
        self.show_moment(self._moment)

    def show_moment(self, moment: FilmMoment, *, moves: bool = False) -> None:
        """Paint this moment; where it ``moves``, the big model's pass is seen as it goes over the guesses."""
        self._moment = moment
        self.setAccessibleDescription(moment.spoken)
        self._sweep.stop()
        if moment.checked and moves:
            self._sweep.start()
        self.update()

    def set_largest(self, size: float) -> None:
        """Set how large letters may be, in unzoomed pixels."""
        if size != self._largest:
            self._largest = size
            self._fit()

    def height_for(self, width: int, largest: float) -> int:
        """Return the greatest height of all moments at this width, with letters of at most this size."""
        size, lines = self._size_and_lines(width / self.zoom, largest)
        return ceil(size * ((lines - 1) * _LINE_STEP + _WORD_HEIGHT) * self.zoom) + 2

    def _fit(self) -> None:
        self._size, _ = self._size_and_lines(self.width() / self.zoom, self._largest)
        self.setFixedHeight(self.height_for(self.width(), self._largest))
        self.update()

    def _size_and_lines(self, room: float, largest: float) -> tuple[float, int]:
        """Return the size of letters at which no sentence needs more lines than it should, and the lines."""
        size = largest
        while True:
            lines = max(len(self.place_words(moment.words, room, size)) for moment in self._moments)
            if lines <= LINES or size <= SMALLEST_WORD_PIXELS:
                return size, lines
            size -= 1

    @staticmethod
    def place_words(words: Sequence[ExampleWord], room: float, size: float) -> PlacedLines:
        beside, high = (_PADDING * size, _GAP * size), (_WORD_HEIGHT * size, _LINE_STEP * size)
        return place_words(words, room, size, beside, high)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(self.zoom, self.zoom)
        room = self.width() / self.zoom
        size = self._size
        sentence = [moment for moment in self._moments if moment.sentence == self._moment.sentence]
        places = [self.place_words(moment.words, room, size) for moment in sentence]
        widest = max(line[-1][1].right() for lines in places for line in lines)
        high = (max(map(len, places)) - 1) * _LINE_STEP + _WORD_HEIGHT
        # The sentence stands in the middle, as it will be with its longest line and its last.
        painter.translate((room - widest) / 2, (self.height() / self.zoom - high * size) / 2)
        if self._moment.from_left:
            painter.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        lines = self.place_words(self._moment.words, room, size)
        checked = len(self._moment.words) - self._moment.checked
        number, guesses = 0, []
        for line in lines:
            for word, box in line:
                within = QRectF(0, 0, widest, 0)
                place = box if self._moment.from_left else visual_rect(self, within, box)
                paint_word(painter, self.colours, place, word, size)
                if number >= checked:
                    guesses.append(place)
                number += 1
        self._paint_sweep(painter, guesses)

    def _paint_sweep(self, painter: QPainter, guesses: Sequence[QRectF]) -> None:
        """Lay the accent over as much of the guesses as the pass has reached."""
        moving = self._sweep.state() is QVariantAnimation.State.Running
        reached = (float(self._sweep.currentValue()) if moving else 1.0) * sum(box.width() for box in guesses)
        colour = QColor(self.colours.accent)
        colour.setAlphaF(SWEEP_ALPHA)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        for box in guesses:
            width = min(reached, box.width())
            if width > 0:
                part = QRectF(box.left(), box.top(), width, box.height())
                painter.drawRoundedRect(part if self._moment.from_left else visual_rect(self, box, part), 4, 4)
            reached -= width


class FilmPlayer(FollowsTheme, QWidget):
    """The film with its caption; ``play_button`` stands wherever the page puts it."""

    def __init__(self) -> None:
        super().__init__()
        self._moments = film()
        self._still = next(moment for moment in self._moments if moment.duration_ms > VERDICT_MS)
        """The end of the first sentence."""
        self._place = 0
        self._loops = False
        self.line = FilmLine(self._moments)
        self.caption = QLabel(SUMMARY)
        self.caption.setProperty("role", "film")
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.play_button = quiet_button(tr("Play"), tr("Show by some sentences how guessing ahead works"))
        self.play_button.clicked.connect(self.toggle)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._advance)
        fill(QVBoxLayout(self), self.line, self.caption, gap=SPACING)
        self._rest()

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    def let_play(self) -> None:
        self._loops = True
        if self.line.isVisible():
            self.play()

    def play(self) -> None:
        self._loops = True
        self._show_moment(0)
        self._timer.start()
        self._show_playing()

    def stop(self) -> None:
        """Stand still, at the end of the first sentence."""
        self._loops = False
        self._rest()

    def toggle(self) -> None:
        if self.playing:
            self.stop()
        else:
            self.play()

    def show_film(self, size: float | None) -> None:
        """Show the film in letters of this size at most, in unzoomed pixels, or for ``None`` the caption alone."""
        shown = size is not None
        if size is not None:
            self.line.set_largest(size)
        self.line.setVisible(shown)
        self.play_button.setVisible(shown)
        if not shown:
            self._rest()
        elif self._loops and self.line.isVisible() and not self.playing:
            self.play()

    def extra_height(self, width: int, size: float) -> int:
        """Return how much higher than now it is with the film in letters of this size, at this width."""
        shown = 0 if self.line.isHidden() else self.line.height() + SPACING
        return self.line.height_for(width, size) + SPACING - shown

    def follow_theme(self, theme: Theme) -> None:
        self.line.follow_theme(theme)
        super().follow_theme(theme)

    def show_theme(self) -> None:
        self.caption.ensurePolished()
        # Room for two lines, so that nothing below moves.
        self.caption.setMinimumHeight(2 * self.caption.fontMetrics().lineSpacing() + 2)

    def _rest(self) -> None:
        self._timer.stop()
        self.line.show_moment(self._still)
        self.caption.setText(SUMMARY)
        self._show_playing()

    def _advance(self) -> None:
        self._show_moment((self._place + 1) % len(self._moments))
        self._timer.start()

    def _show_moment(self, place: int) -> None:
        self._place = place
        moment = self._moments[place]
        self.line.show_moment(moment, moves=True)
        self.caption.setText(moment.caption)
        self._timer.setInterval(moment.duration_ms)

    def _show_playing(self) -> None:
        self.play_button.setText(tr("Pause") if self.playing else tr("Play"))
        self.play_button.setAccessibleName(tr("Pause the film") if self.playing else tr("Play the film"))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self._loops and not self.line.isHidden() and not self.playing:
            self.play()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self._rest()
