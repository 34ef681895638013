"""The panel beside the transcript: speed, rounds and acceptance by position, fed by the same rounds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.language import tr
from app.palette import LIGHT, Palette
from app.speculation.trace import Outcome, Round, Trace
from app.traces.judgement import NO_REPLY, Judgement, are_rounds_known
from app.traces.readout import speed_text
from app.ui.metrics.charts import PositionBars, SpeedChart, TimeCard, TimeSplit
from app.ui.metrics.drafting_advice import Advice
from app.ui.metrics.figures import rates_by_position
from app.ui.metrics.gauge import SpeedGauge
from app.ui.metrics.round_strip import RoundStrip
from app.ui.toolkit.appearance.theme import FollowsTheme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.layouts import Stretch, fill
from app.ui.transcript.legend import LegendSample

_SHOWN = (Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS, Outcome.REJECTED)


class ColourKey(QWidget):
    """Shows the four outcomes as they look in the text."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("What the colours mean"))
        self._samples = [LegendSample(outcome, self) for outcome in _SHOWN]
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(1, 1)

    def set_looks(self, palette: Palette, zoom: float) -> None:
        set_margins(self._grid, round(4 * zoom), 0, 0, 0)
        self._grid.setSpacing(round(10 * zoom))
        for sample in self._samples:
            sample.set_looks(palette, zoom)
        self._place()

    def _place(self) -> None:
        widest = max(sample.sizeHint().width() for sample in self._samples)
        columns = 2 if 2 * widest + 2 * self._grid.spacing() <= self.width() else 1
        for place, sample in enumerate(self._samples):
            self._grid.addWidget(sample, place // columns, place % columns, Qt.AlignmentFlag.AlignLeft)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place()


class AdviceCard(QFrame):
    """Shows a sentence and a button; hidden while there is nothing to say."""

    chosen = Signal(object)
    """The :class:`~app.ui.metrics.drafting_advice.Remedy` of the button that was pressed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._advice: Advice | None = None
        self.words = QLabel(wordWrap=True)
        self.button = plain_button("")
        self.button.clicked.connect(self._choose)
        button = (self.button, 0, Qt.AlignmentFlag.AlignLeft)
        fill(QVBoxLayout(self), self.words, button, gap=10, margins=(14, 12, 14, 12))
        self.hide()

    def show_advice(self, advice: Advice | None) -> None:
        self._advice = advice
        if advice is not None:
            self.words.setText(advice.sentence)
            remedy = advice.remedy.label if advice.remedy is not None else ""
            self.button.setText(remedy)
            self.button.setAccessibleName(remedy)
            self.button.setAccessibleDescription(advice.sentence)
            self.button.setVisible(bool(remedy))
            self.setAccessibleName(advice.sentence)
        self.setVisible(advice is not None)

    def _choose(self) -> None:
        if self._advice is not None and self._advice.remedy is not None:
            self.chosen.emit(self._advice.remedy)


PACE_MS = 400
"""Figures that change more often can hardly be read, and every repaint takes its time from the engine."""
USUAL_WIDTH = 299
"""Pixels at zoom 1 that the cards are drawn for."""


class MetricsPanel(FollowsTheme, QWidget):
    """Shows the reply that streams, and afterwards the one that was last shown."""

    speed_changed = Signal(str)
    judged = Signal(object)
    """The :class:`~app.traces.judgement.Judgement` of what is shown, from which the gauge speaks."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("Under the hood"))
        self._rounds: list[Round] = []
        self._plain: float | None = None
        self._complete = False
        self._speed_text = ""
        self._advice: Advice | None = None
        self._banner_sentence = ""
        self._on_stage = False
        self._looks = (LIGHT, 1.0)
        self._room: int | None = None
        """The column's width, once it is known."""
        self.gauge = SpeedGauge(self)
        self.chart = SpeedChart(self)
        self.time = TimeCard(self)
        self.strip = RoundStrip(self)
        self.positions = PositionBars(self)
        self.strip.round_selected.connect(self._show_time)
        self.advice = AdviceCard(self)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        page = QWidget()
        page.setObjectName("metricsPage")
        self.key = ColourKey()
        self.key.hide()
        self.leave_button = plain_button(tr("Leave stage"), tr("Back to the whole window (Esc)"))
        self.leave_button.hide()
        cards = (self.gauge, self.key, self.advice, self.chart, self.time, self.strip, self.positions)
        self._column = fill(QVBoxLayout(page), *cards, Stretch(), (self.leave_button, 0, Qt.AlignmentFlag.AlignRight))
        self._scroll.setWidget(page)
        fill(QVBoxLayout(self), self._scroll)
        self._pace = RepaintTimer(PACE_MS, self, grace_ms=PACE_MS)
        self._pace.due.connect(self._show_progress)
        self._fit_cards()

    @property
    def speed_text(self) -> str:
        """The speed in words, such as "43 tokens/s"; empty while none is known."""
        return self._speed_text

    def show_theme(self) -> None:
        self.set_looks(self._theme.palette, self._theme.zoom)

    def set_looks(self, palette: Palette = LIGHT, zoom: float = 1.0) -> None:
        self._looks = palette, zoom
        self._fit_cards()

    def _fit_cards(self) -> None:
        """Draw the cards, and what stays free around them, at the zoom, or smaller where the column is too narrow."""
        palette, zoom = self._looks
        factor = zoom if self._room is None else min(zoom, self._room / USUAL_WIDTH)
        margin = round(16 * factor)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(round(14 * factor))
        for part in (self.gauge, self.key, self.chart, self.time, self.strip, self.positions):
            part.set_looks(palette, factor)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.size().width() > 0:  # a folded column has none
            self._room = event.size().width()
            self._fit_cards()

    def set_stage(self, on: bool) -> None:
        """Show a large gauge, what the colours mean, and the way back."""
        self._on_stage = on
        self.gauge.set_large(on)
        self._scroll.verticalScrollBar().setValue(0)
        for card in (self.chart, self.time, self.strip, self.positions):
            card.setVisible(not on)
        self.key.setVisible(on)
        self.leave_button.setVisible(on)
        self.show_advice(self._advice)

    def show_advice(self, advice: Advice | None) -> None:
        """Say why nothing is guessed, or that guessing does not pay; ``None`` while all is well."""
        self._advice = advice
        is_in_banner = advice is not None and advice.sentence == self._banner_sentence
        self.advice.show_advice(None if self._on_stage or is_in_banner else advice)

    def leave_to_banner(self, sentence: str) -> None:
        """Hide advice that the banner shows, until the banner is gone."""
        self._banner_sentence = sentence
        self.show_advice(self._advice)

    def reset(self) -> None:
        """Show nothing: another conversation was opened, or a new one."""
        self._show_another((), NO_REPLY)

    def begin(self) -> None:
        """Clear what the last reply showed, since another starts."""
        self.reset()

    def add_rounds(self, rounds: Sequence[Round], plain_tokens_per_second: float | None) -> None:
        self._rounds.extend(rounds)
        self._plain = plain_tokens_per_second
        self._pace.ask()

    def finish(self, trace: Trace) -> None:
        """Show the whole reply; the rounds in view stay there."""
        self._show(trace.rounds, Judgement.of(trace))

    def show_trace(self, trace: Trace) -> None:
        self._show_another(trace.rounds, Judgement.of(trace))

    def select_round(self, index: int | None) -> None:
        self.strip.select_round(index)
        self._show_time()

    def _show_another(self, rounds: Sequence[Round], judgement: Judgement) -> None:
        self.strip.begin()
        self.gauge.begin()
        self._scroll.verticalScrollBar().setValue(0)
        self._show(rounds, judgement)

    def _show(self, rounds: Sequence[Round], judgement: Judgement) -> None:
        self._pace.stop()
        self._rounds = list(rounds)
        self._plain = None
        self._complete = judgement.complete
        self._tell(judgement)

    def _show_progress(self) -> None:
        self._tell(Judgement.so_far(self._rounds, self._plain))

    def _tell(self, judgement: Judgement) -> None:
        self.gauge.show_judgement(judgement)
        self._show_rounds(judgement.plain if judgement.drafted_tokens else None)
        self._say_speed(speed_text(judgement.speed))
        self.judged.emit(judgement)

    def _show_rounds(self, plain: float | None) -> None:
        """Show the rounds, or that they are not known: pieces of a text are no rounds."""
        is_known = are_rounds_known(self._rounds)
        for card in (self.chart, self.strip, self.positions, self.time):
            card.set_known(is_known)
        shown = self._rounds if is_known else []
        self.chart.show_rounds(shown, plain)
        self.strip.show_rounds(shown)
        self.positions.show_rates(rates_by_position(shown))
        self._show_time()

    def _show_time(self) -> None:
        """Show the time of the chosen round, else of the whole reply, or while it streams of the round just done."""
        chosen = self.strip.selected_round
        if not are_rounds_known(self._rounds):
            self.time.show_split(None)
            return
        whole, shown = chosen is None and self._complete, self._rounds
        if not whole:
            shown = self._rounds[-1 if chosen is None else chosen :][:1]
        self.time.show_split(TimeSplit(shown, whole) if shown else None)

    def _say_speed(self, text: str) -> None:
        if text != self._speed_text:
            self._speed_text = text
            self.speed_changed.emit(text)
