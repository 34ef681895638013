"""The race on the screen: first how far each reply is, then both replayed side by side on one clock."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, Qt, QTimer
from PySide6.QtGui import QHideEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import tr, tr_count
from app.ui.overlays.race_lane import RaceLane
from app.ui.overlays.race_result import RaceResult
from app.ui.overlays.race_runner import RaceLeg
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.transcript.inspector import InspectorControl
from app.ui.transcript.typography import Typography

FRAME_MS = 40


NARROW_PIXELS = 560
"""At zoom 1."""


class RaceView(FollowsTheme, QWidget):
    """Two lanes, a sentence, and the buttons to see it again or leave."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Race"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._typography = typography = Typography(theme.palette, theme.zoom, outcomes_visible=True)
        self._result: RaceResult | None = None
        self._clock = QElapsedTimer()
        self._frame = QTimer(self)
        self._frame.setInterval(FRAME_MS)
        self._frame.timeout.connect(self._show_now)
        self.plain = RaceLane(tr("Without guessing"), typography)
        self.guessed = RaceLane(tr("With guessing"), typography)
        self.sentence = QLabel()
        self.sentence.setProperty("role", "caption")
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.again = primary_button(tr("Replay"), tr("See both again, on one clock"))
        self.again.clicked.connect(self.replay)
        self.close_button = plain_button(tr("Close"), tr("Back to the chat (Esc)"))
        lanes = QHBoxLayout()
        lanes.setSpacing(12)
        lanes.addWidget(self.plain, 1)
        lanes.addWidget(self.guessed, 1)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.again)
        buttons.addWidget(self.close_button)
        buttons.addStretch(0)
        self._foot = foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        foot.setSpacing(8)
        foot.addWidget(self.sentence, 1)
        foot.addLayout(buttons)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 12)
        whole.setSpacing(12)
        whole.addLayout(lanes, 1)
        whole.addLayout(foot)
        self._inspecting = InspectorControl(self)
        for lane in (self.plain, self.guessed):
            self._inspecting.watch(lane.body)
        self.follow_theme(theme)

    @property
    def playing(self) -> bool:
        return self._frame.isActive()

    def show_theme(self) -> None:
        self._set_typography(
            replace(self._typography, palette=self._theme.palette, zoom=self._theme.zoom, look=self._theme.look)
        )

    def _set_typography(self, typography: Typography) -> None:
        self._typography = typography
        for lane in (self.plain, self.guessed):
            lane.page.set_typography(typography)
        self._inspecting.set_typography(typography)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the buttons below the sentence where it would be a column of single words beside them."""
        super().resizeEvent(event)
        sides = QBoxLayout.Direction
        narrow = self.width() < self._typography.px(NARROW_PIXELS)
        self._foot.setDirection(sides.TopToBottom if narrow else sides.LeftToRight)

    def begin(self) -> None:
        """Show that a race is being run."""
        self._frame.stop()
        self._result = None
        self.again.hide()
        self.guessed.wait(
            tr("Starting…"), tr("This reply is written first, word by word as in the chat, only not shown yet.")
        )
        self.plain.wait(
            tr("Waits for its turn"), tr("This reply is written second: same question, same seed, no guesses.")
        )
        self.sentence.setText(
            tr("Both replies are written in turn; then you see them side by side, as fast as they were.")
        )

    def show_progress(self, leg: RaceLeg, tokens: int) -> None:
        # Before its first word the models are loaded, or the question is read.
        words = tr_count("Writing… %n token", "Writing… %n tokens", tokens) if tokens else tr("Starting…")
        if leg is RaceLeg.GUESSED:
            self.guessed.clock.setText(words)
        else:
            self.guessed.wait(tr("Written"), tr("This reply is written. It is shown when the other one is, too."))
            self.plain.wait(words, tr("This reply is being written: same question, same seed, no guesses."))

    def show_result(self, result: RaceResult) -> None:
        """Replay both replies on one clock."""
        self._result = result
        self.again.show()
        self.replay()

    def give_up(self, failed: bool) -> None:
        self.sentence.setText(
            tr("There is no race: a reply could not be written.") if failed else tr("The race was stopped.")
        )
        for lane in (self.plain, self.guessed):
            lane.wait("", "")

    def replay(self) -> None:
        if self._result is None:
            return
        self.plain.race(self._result.plain)
        self.guessed.race(self._result.guessed)
        self.sentence.setText("")
        self._clock.start()
        self._frame.start()
        self.show_time(0.0)

    def show_time(self, clock_ms: float) -> None:
        """Show both as they stood at ``clock_ms``; at the end, say what it showed."""
        if self._result is None:
            return
        self.plain.show_time(clock_ms)
        self.guessed.show_time(clock_ms)
        if clock_ms >= self._result.length_ms:
            self._frame.stop()
            self.sentence.setText(self._result.sentence)

    def _show_now(self) -> None:
        self.show_time(float(self._clock.elapsed()))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        if self._result is not None and self.playing:
            self.show_time(self._result.length_ms)
        self._frame.stop()
