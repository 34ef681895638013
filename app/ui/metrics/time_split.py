"""Split of a round's time, and a whole reply's, into guessing and the big model's passes that check.

It shows why guessing pays, or why it is as fast as without: how much one pass gave, and what the guesses took.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from app.language import number, tr, tr_count
from app.speculation.trace import Round
from app.ui.metrics.card import Card
from app.ui.toolkit.language.mirroring import visual_rect

LINE_HEIGHT = 17.0
BAR_HEIGHT = 8.0
GAP = 8.0
CHECKING, GUESSING = 0.55, 0.25
"""Strength of the bar's two parts, as in the strip of rounds."""


@dataclass(frozen=True, slots=True)
class TimeSplit:
    """The sums over some rounds."""

    rounds: tuple[Round, ...]
    whole: bool
    """They are all of a reply that is over."""

    @classmethod
    def of_reply(cls, rounds: Sequence[Round]) -> TimeSplit:
        return cls(tuple(rounds), whole=True)

    @classmethod
    def of_round(cls, round_: Round) -> TimeSplit:
        return cls((round_,), whole=False)

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
        """Return what a pass of the big model gave."""
        tokens = sum(len(round_.tokens) for round_ in self.rounds)
        if self.whole:
            return tr("{count} tokens a pass of the big model", count=number(tokens / len(self.rounds), 1))
        return tr_count("%n token in 1 pass of the big model", "%n tokens in 1 pass of the big model", tokens)

    @property
    def times(self) -> tuple[str, str]:
        """Return how long the guessing took, and the passes."""
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
        self._split: TimeSplit | None = None
        self.setToolTip(
            tr("The draft guesses; one pass of the big model checks all guesses and adds a token of its own.")
        )
        self._describe()

    @property
    def split(self) -> TimeSplit | None:
        return self._split

    def show_split(self, split: TimeSplit | None) -> None:
        """Show some rounds' times; ``None`` while there is no round."""
        self._split = split
        self._describe()
        self.update_if_changed(self.accessibleDescription())

    def _describe(self) -> None:
        self.setAccessibleDescription(
            self._split.sentence if self._split is not None else self.nothing(tr("No rounds yet."))
        )

    def content_height(self) -> float:
        return 3 * LINE_HEIGHT + GAP + BAR_HEIGHT

    def paint_content(self, painter: QPainter, area: QRectF) -> None:
        split = self._split
        if split is None:
            painter.setFont(self.font_of(13))
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self.nothing(tr("Where the time of a reply goes")))
            return
        guessing, checking = split.times
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        line = QRectF(area.left(), area.top(), area.width(), LINE_HEIGHT)
        self._write(painter, line, split.counts, self.colours.text, left)
        line.translate(0, LINE_HEIGHT)
        self._write(painter, line, split.gain, self.colours.text, left)
        self._paint_bar(painter, QRectF(line.left(), line.bottom() + GAP / 2 + 1, line.width(), BAR_HEIGHT), split)
        line.translate(0, LINE_HEIGHT + GAP + BAR_HEIGHT)
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
        painter.setPen(Qt.PenStyle.NoPen)
        colour = QColor(self.colours.muted)
        for x, width, strength in (
            (bar.left(), checking, CHECKING),
            (bar.left() + checking + seam, bar.width() - seam - checking, GUESSING),
        ):
            if width >= 1:
                colour.setAlphaF(strength)
                painter.setBrush(colour)
                part = QRectF(x, bar.top(), width, bar.height())
                painter.drawRoundedRect(visual_rect(self, bar, part), 3, 3)
