"""Legend of the colours, with its two switches."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from app.language import tr
from app.palette import LIGHT, OutcomeStyle, Palette
from app.speculation.trace import Outcome
from app.ui.toolkit.appearance.theme import FollowsTheme
from app.ui.toolkit.language.mirroring import place_child, visual_rect
from app.ui.toolkit.widgets.buttons import PressedOnce
from app.ui.toolkit.widgets.painted import Painted, interface_font
from app.ui.transcript.message_actions import ActionButton
from app.ui.transcript.typography import Typography, underline_pen

GAP_PIXELS = 6
MOST_LINES = 2
"""Of samples."""
_MEANINGS = {
    Outcome.ACCEPTED: tr("The draft guessed this and the big model agreed."),
    Outcome.CORRECTED: tr("The big model wrote this in place of a wrong guess."),
    Outcome.BONUS: tr("Every guess was right, so the big model added this one for free."),
    Outcome.REJECTED: tr(
        "A guess the big model would not have written. Click to show these in the text, or hide them."
    ),
}


class LegendSample(Painted, QWidget):
    """One outcome as it looks in the text."""

    def __init__(self, outcome: Outcome, parent: QWidget) -> None:
        super().__init__(parent)
        self.outcome = outcome
        self.setToolTip(_MEANINGS[outcome])
        self.setAccessibleName(tr("{outcome}: {explanation}", outcome=self._look.label, explanation=_MEANINGS[outcome]))
        self._is_lit = True

    @property
    def _look(self) -> OutcomeStyle:
        return self.colours.outcomes[self.outcome]

    def set_lit(self, lit: bool) -> None:
        """Show the outcome in its colours, or its name alone while replies have none."""
        self._is_lit = lit
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = QFontMetricsF(_font(self.zoom))
        return QSize(round(metrics.horizontalAdvance(self._look.label)) + 10, round(metrics.height()) + 6)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        """Return a size never less high than the word."""
        return QSize(0, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._is_lit:
            draw_sample(painter, QRectF(self.rect()), self._look, self.colours.text, self.zoom)
        else:
            painter.setFont(_font(self.zoom))
            painter.setPen(QColor(self.colours.muted))
            painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self._look.label)


def draw_sample(painter: QPainter, rect: QRectF, look: OutcomeStyle, text: str, zoom: float = 1.0) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.tint or "transparent"))
    painter.drawRoundedRect(rect, 4, 4)
    painter.setFont(_font(zoom))
    painter.setPen(QColor(look.text or text))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, look.label)
    if look.line is None:
        return
    if look.underline == "struck":
        painter.setPen(QPen(QColor(look.line), 1.5))
        middle = rect.center().y() + 1
        painter.drawLine(QLineF(rect.left() + 6, middle, rect.right() - 6, middle))
    else:
        painter.setPen(underline_pen(look, 2.0))
        painter.drawLine(QLineF(rect.left() + 2, rect.bottom() - 1, rect.right() - 2, rect.bottom() - 1))


def _font(zoom: float) -> QFont:
    return interface_font(13 * zoom)


class _Switch(Painted, PressedOnce, QAbstractButton):
    """A small switch with its words beside it."""

    def __init__(self, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(label)
        self.setAccessibleName(label)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = QFontMetricsF(_font(self.zoom))
        track = round(44 * self.zoom)
        return QSize(round(metrics.horizontalAdvance(self.text())) + track, round(metrics.height()) + 8)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        palette, zoom = self.colours, self.zoom
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not self.isEnabled():
            painter.setOpacity(0.5)
        track = QRectF(2, (self.height() - 16 * zoom) / 2, 28 * zoom, 16 * zoom)
        if self.hasFocus():
            painter.setPen(QPen(QColor(palette.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(palette.accent if self.isChecked() else palette.muted))
        whole = QRectF(self.rect())
        painter.drawRoundedRect(visual_rect(self, whole, track), 8 * zoom, 8 * zoom)
        painter.setBrush(QColor(palette.on_accent if self.isChecked() else palette.surface))
        left = track.right() - 14 * zoom if self.isChecked() else track.left() + 2 * zoom
        knob = QRectF(left, track.top() + 2 * zoom, 12 * zoom, 12 * zoom)
        painter.drawEllipse(visual_rect(self, whole, knob))
        painter.setFont(_font(zoom))
        painter.setPen(QColor(palette.muted))
        words = visual_rect(self, whole, whole.adjusted(38 * zoom, 0, 0, 0))
        painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())


class Legend(FollowsTheme, QWidget):
    """The four samples in the order of the picture; colours on and off; wrong guesses shown or not."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("What the colours mean"))
        self._samples = [
            LegendSample(outcome, self)
            for outcome in (Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS, Outcome.REJECTED)
        ]
        self.rejected_switch = _Switch(tr("Wrong guesses"), self)
        self.rejected_switch.setToolTip(
            tr("Show the guesses that were wrong, struck through, where they would have stood")
        )
        self.outcomes_switch = _Switch(tr("Colours"), self)
        self.outcomes_switch.setToolTip(tr("Show who wrote each word"))
        self.outcomes_switch.setChecked(True)
        self.outcomes_switch.toggled.connect(self._show_lit)
        self.explain_button = ActionButton("help", tr("How it works"), self)
        self._switches: list[QWidget] = [self.rejected_switch, self.outcomes_switch, self.explain_button]
        self.set_looks()

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(_wide(self._samples) + GAP_PIXELS + _wide(self._switches), self.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """Put the switches at the end of the samples, or below them where they do not fit into one line.

        Samples that need more than two lines would take half of a small window: they go, and the button explains.
        """
        width, switches = self.width(), self._switches
        together = width >= _wide(self._samples) + GAP_PIXELS + _wide(switches)
        samples = _lines(self._samples, width)
        if len(samples) > MOST_LINES:
            samples = []
        for sample in self._samples:
            sample.setVisible(bool(samples))
        lines = [[*self._samples, *switches]] if together else samples + _lines(switches, width)
        top = 0
        for line in lines:
            high = max(_size(part).height() for part in line)
            left = 0
            for part in line:
                if together and part is switches[0]:
                    left = width - _wide(switches)
                size = _size(part)
                place_child(part, QRect(QPoint(left, top + (high - size.height()) // 2), size))
                left += size.width() + GAP_PIXELS
            top += high + GAP_PIXELS
        if self.height() != top - GAP_PIXELS:
            self.setFixedHeight(top - GAP_PIXELS)

    def show_theme(self) -> None:
        self.set_looks(self._theme.palette, self._theme.zoom)

    def set_looks(self, palette: Palette = LIGHT, zoom: float = 1.0) -> None:
        parts: list[Painted] = [*self._samples, self.rejected_switch, self.outcomes_switch]
        for part in parts:
            part.set_looks(palette, zoom)
        self.explain_button.set_typography(Typography(palette, zoom, outcomes_visible=True))
        self._place()

    def _show_lit(self, lit: bool) -> None:
        self.rejected_switch.setEnabled(lit)  # part of the colours
        for sample in self._samples:
            sample.set_lit(lit)


def _size(part: QWidget) -> QSize:
    return part.sizeHint().expandedTo(part.minimumSize()).boundedTo(part.maximumSize())


def _lines(parts: Sequence[QWidget], width: int) -> list[list[QWidget]]:
    """Put below each other what does not fit into one line."""
    lines: list[list[QWidget]] = []
    for part in parts:
        if not lines or _wide([*lines[-1], part]) > width:
            lines.append([])
        lines[-1].append(part)
    return lines


def _wide(parts: Sequence[QWidget]) -> int:
    """Return the width of parts side by side."""
    return sum(_size(part).width() for part in parts) + GAP_PIXELS * (len(parts) - 1)
