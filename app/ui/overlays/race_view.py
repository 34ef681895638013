"""The race on the screen: two replies to one question on one clock, one of them written while it is watched."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from app.language import tr
from app.speculation.trace import Round, Trace
from app.ui.overlays.race_lane import HEIGHT as HEAD_HEIGHT
from app.ui.overlays.race_lane import RaceLane, RaceScore
from app.ui.overlays.race_runner import RaceLeg, RaceResult
from app.ui.toolkit.accessibility import announce
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.labels import muted
from app.ui.toolkit.widgets.layouts import fill
from app.ui.transcript.inspector import InspectorControl
from app.ui.transcript.typography import Typography

FRAME_MS = 50
"""Each frame takes its time from the reply that is being written."""
TEXT_PIXELS, LINE_HEIGHT = 22, 1.75
LANE_MARGIN, LANE_SPACING, FOOT_MARGIN, FOOT_HEIGHT = 28, 10, 24, 72
LARGE_TEXT_PIXELS, LEAST_PIXELS = 800, 400
"""At zoom 1: widths from which on the text is large, and from which on there is room for all parts."""
LEAST_LANE_PIXELS, SMALL_MARGIN, MOST_OF_HEIGHT = 190, 12, 0.24
"""Least width of a lane, and most of its height, for large figures; else they are smaller."""
VERDICT_PIXELS, NOTE_PIXELS = 300, 240
"""Widths at zoom 1 that a long verdict is broken at, and that a note needs at the least."""


class RaceView(FollowsTheme, QWidget):
    """Two lanes, below them how they stand, and the buttons to stop, to see or to run it again, or to leave."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Race"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._typography = typography = Typography.of(theme, LINE_HEIGHT)
        self._guessed: Trace | None = None
        """The reply with guesses, once it is there."""
        self._result: RaceResult | None = None
        self._running = False
        self._compared, self._parting = 0, ""
        """Number of compared rounds of the big model alone, and the place where the words part."""
        self._clock = QElapsedTimer()
        self._clock_start_ms = 0.0
        self._frame = QTimer(self, interval=FRAME_MS)
        self._frame.timeout.connect(self._show_now)
        self.plain = RaceLane(tr("Big model alone"), typography, guesses=False)
        self.guessed = RaceLane(tr("With guessing"), typography, guesses=True)
        self.verdict = QLabel()
        self.verdict.setProperty("role", "caption")
        self.score = RaceScore()
        self.note = muted("")
        for label in (self.verdict, self.note):
            label.setWordWrap(True)
        self.stop_button = plain_button(tr("Stop"), tr("End the race"))
        self.again = plain_button(tr("Replay"), tr("See both again, on one clock"))
        self.again.clicked.connect(self.replay)
        self.anew = plain_button(tr("Measure both now"), tr("Write both replies anew, one after the other"))
        self.close_button = plain_button(tr("Close"), tr("Back to the chat (Esc)"))
        self._lay_out()
        self._inspecting = InspectorControl(self)
        for lane in (self.plain, self.guessed):
            self._inspecting.watch(lane.body)
        self.follow_theme(theme)

    def _lay_out(self) -> None:
        lanes = fill(QHBoxLayout(), (self.plain, 1), (self.guessed, 1), gap=1)
        buttons = fill(QHBoxLayout(), self.stop_button, self.again, self.anew, self.close_button, gap=8)
        across = QBoxLayout.Direction.LeftToRight
        self._state, self._foot = QBoxLayout(across), QBoxLayout(across)
        self._state.addWidget(self.verdict)
        self._state.addWidget(self.score)
        self._state.addStretch(1)
        self._end = fill(QBoxLayout(across), (self.note, 1), buttons)
        self._foot.addLayout(self._state)
        self._foot.addLayout(self._end, 1)
        self._foot_box = QWidget()
        self._foot_box.setLayout(self._foot)
        fill(QVBoxLayout(self), (lanes, 1), self._foot_box, gap=1)

    @property
    def playing(self) -> bool:
        return self._frame.isActive()

    def show_theme(self) -> None:
        self.score.set_looks(self._theme.palette, self._theme.zoom)
        self._fit()
        self.update()

    def _fit(self) -> None:
        """Choose the sizes of figures and text, and the rows of the foot, by the room there is."""
        zoom = self._theme.zoom
        room = self.width() / zoom
        margin = round((LANE_MARGIN if room >= LEAST_PIXELS else SMALL_MARGIN) * zoom)
        wide_enough = (self.width() / 2 - 2 * margin) / LEAST_LANE_PIXELS
        high_enough = MOST_OF_HEIGHT * self.height() / HEAD_HEIGHT
        for lane in (self.plain, self.guessed):
            lane.set_room(margin, round(LANE_SPACING * zoom))
            lane.head.set_looks(self._theme.palette, min(zoom, wide_enough, high_enough))
        usual = typography = Typography.of(self._theme, LINE_HEIGHT)
        if room >= LARGE_TEXT_PIXELS:
            typography = replace(usual, look=replace(usual.look, pixels=max(TEXT_PIXELS, usual.look.pixels)))
        if typography != self._typography:
            self._typography = typography
            for lane in (self.plain, self.guessed):
                lane.page.set_typography(typography)
            self._inspecting.set_typography(usual)
        self._foot.setContentsMargins(margin, round(10 * zoom), margin, round(10 * zoom))
        self._foot_box.setMinimumHeight(round(FOOT_HEIGHT * zoom))
        self._show_parts()
        self._fit_foot()

    def _fit_foot(self) -> None:
        """Lay the foot out in one row, two or more, as its words and buttons need it in this language."""
        zoom, margins = self._theme.zoom, self._foot.contentsMargins()
        room, gap = self.width() - margins.left() - margins.right(), round(FOOT_MARGIN * zoom)
        words = self.verdict.fontMetrics().horizontalAdvance(self.verdict.text()) + 2
        verdict = min(words, round(VERDICT_PIXELS * zoom), max(1, room))
        self.verdict.setMinimumWidth(verdict)
        state = verdict + gap + self.score.sizeHint().width()
        end = round(NOTE_PIXELS * zoom) + gap + sum(button.sizeHint().width() + 8 for button in self._end_buttons)
        is_one_row = state + gap + end <= room
        _turn(self._foot, across=is_one_row, gap=gap if is_one_row else round(4 * zoom))
        for row, needed in ((self._state, state), (self._end, end)):
            _turn(row, across=needed <= room, gap=gap if needed <= room else round(4 * zoom))

    @property
    def _end_buttons(self) -> tuple[QPushButton, ...]:
        """The buttons of a race that is over, which need more room than those of one that goes on."""
        return self.again, self.anew, self.close_button

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the lines between both lanes, and above the foot."""
        painter, colour = QPainter(self), QColor(self._theme.palette.line)
        foot = self._foot_box.geometry().top() - 1
        painter.fillRect(self.plain.geometry().united(self.guessed.geometry()).center().x(), 0, 1, foot, colour)
        painter.fillRect(0, foot, self.width(), 1, colour)

    def begin_leg(self, leg: RaceLeg, guessed: Trace | None) -> None:
        """Show that a reply is to be written now: the one with guesses, or the other beside ``guessed``."""
        self._frame.stop()
        self._clock.invalidate()
        self._result, self._guessed, self._compared, self._running = None, guessed, -1, True
        starting = tr("Starting…")  # its models are loaded, or the question is read
        if leg is RaceLeg.GUESSED or guessed is None:
            self._set_total(None)
            self.guessed.follow(starting)
            self.plain.wait(tr("Starts when the other one is done"))
        else:
            self._set_total(guessed.summary.generated_tokens)
            self.plain.follow(starting)
            name = self.guessed.accessibleName()
            title = tr("{name} · your reply of a moment ago at its own pace", name=name)
            if self.guessed.is_live:  # written for this race
                title = tr("{name} · at its own pace", name=name)
            self.guessed.replay(guessed, (title, name), tr("recorded"))
        self._show_score()

    def _set_total(self, tokens: int | None) -> None:
        for lane in (self.plain, self.guessed):
            lane.set_total(tokens)

    def add_rounds(self, leg: RaceLeg, rounds: Sequence[Round]) -> None:
        """Show what was written; with the first of it the clock begins: reading the question is left out."""
        (self.plain if leg is RaceLeg.PLAIN else self.guessed).add_rounds(rounds)
        if not self._clock.isValid():
            self._start_clock(rounds[-1].at_ms)

    def show_result(self, result: RaceResult) -> None:
        """Take up that both replies are there; a replay that is not at its end goes on."""
        self._result, self._guessed, self._running = result, result.guessed, False
        self._set_total(result.guessed.summary.generated_tokens)
        self.plain.end(result.plain)
        if self._clock.isValid():
            self._show_now()
        else:
            self.replay()

    def give_up(self, failed: bool) -> None:
        self._frame.stop()
        self._clock.invalidate()
        self._guessed, self._running = None, False
        for lane in (self.plain, self.guessed):
            lane.wait("")
        self._show_parts()
        self._say(tr("There is no race: a reply could not be written.") if failed else tr("The race was stopped."), "")

    def replay(self) -> None:
        if self._result is not None:
            self._compared = -1
            self.plain.replay(self._result.plain, (self.plain.accessibleName(),), "")
            self.guessed.replay(self._result.guessed, (self.guessed.accessibleName(),), "")
            self._start_clock(0.0)

    def _start_clock(self, clock_ms: float) -> None:
        self._clock_start_ms = clock_ms
        self._clock.start()
        self._frame.start()
        self.show_time(clock_ms)

    def show_time(self, clock_ms: float) -> None:
        """Show both as they stood at ``clock_ms``; at the end, say what it showed."""
        for lane in (self.plain, self.guessed):
            if not lane.is_idle:
                lane.show_time(clock_ms)
        self._show_score()
        if self._result is not None and self.plain.is_over and self.guessed.is_over and self.playing:
            self._frame.stop()
            announce(self, self._result.sentence)

    def _show_now(self) -> None:
        self.show_time(self._clock_start_ms + self._clock.elapsed())

    def _show_score(self) -> None:
        """Say whether the words are the same, in how many passes, and at the end, in what time."""
        self._show_parts()
        if self._guessed is None:
            self._say("", tr("Then the big model writes the same alone, beside it."))
            return
        self.score.show_passes(len(self.plain.rounds), len(self.guessed.rounds))
        if self._result is not None and self.plain.is_over and self.guessed.is_over:
            self._say(self._result.verdict, self._result.time)
            return
        if len(self.plain.rounds) != self._compared:
            self._compared = len(self.plain.rounds)
            self._parting = RaceResult.so_far(self.plain.rounds, self._guessed).parting
        verdict = tr("Same words so far.") if self.plain.rounds else tr("Same question, same seed.")
        self._say(self._parting or verdict, tr("Time depends on the computer; passes do not."))

    def _say(self, verdict: str, note: str) -> None:
        if verdict != self.verdict.text():
            self.verdict.setText(verdict)
            self._fit_foot()
        self.verdict.setVisible(bool(verdict))
        self.note.setText(note)

    def _show_parts(self) -> None:
        """Show the passes and buttons that there is something to show or do for, as far as there is room for them."""
        roomy, running = self.width() >= LEAST_PIXELS * self._theme.zoom, self._running
        self.score.setVisible(roomy and self._guessed is not None)
        self.stop_button.setVisible(running)
        self.again.setVisible(self._result is not None)
        self.anew.setVisible(roomy and not running)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """Show the end of a race whose replies are there: nobody watches the clock any more."""
        super().hideEvent(event)
        if self._result is not None and self.playing:
            self.show_time(float("inf"))
        self._frame.stop()


def _turn(row: QBoxLayout, *, across: bool, gap: int) -> None:
    """Lay out side by side, or below each other; nothing is done where that is so."""
    direction = QBoxLayout.Direction.LeftToRight if across else QBoxLayout.Direction.TopToBottom
    if (row.direction(), row.spacing()) != (direction, gap):
        row.setDirection(direction)
        row.setSpacing(gap)
