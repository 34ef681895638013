"""The replay of a reply: as it grew, with what happens in words, and the controls of a player.

Its steps are worked out from a finished trace alone, so no model needs to be loaded: first the guesses of a round, then
one verdict after another, then the round as it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from app.language import tr, tr_count
from app.speculation.trace import Outcome, Round, Trace
from app.ui.overlays.reply_pane import ReplyPane
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.layouts import Stretch, fill
from app.ui.transcript.inspection import ModelNames, quoted
from app.ui.transcript.inspector import InspectorControl
from app.ui.transcript.token_spans import TokenSpans, judged_so_far
from app.ui.transcript.typography import Typography


@dataclass(frozen=True, slots=True)
class ReplayFrame:
    """One moment: everything before ``round``, and ``judged`` of its guesses, or (``whole``) all that came of it."""

    round: int
    judged: int = 0
    whole: bool = False


def frames_of(rounds: Sequence[Round]) -> list[ReplayFrame]:
    frames = []
    for place, round_ in enumerate(rounds):
        if round_.drafted:
            frames += [ReplayFrame(place, judged) for judged in range(round_.accepted + 1)]
        frames.append(ReplayFrame(place, whole=True))
    return frames


def rounds_at(rounds: Sequence[Round], frame: ReplayFrame) -> tuple[Round, ...]:
    """Return the rounds as they stood at ``frame``; guesses that wait are plain tokens of the last one."""
    if frame.whole:
        return tuple(rounds[: frame.round + 1])
    return (*rounds[: frame.round], judged_so_far(rounds[frame.round], frame.judged))


def caption(rounds: Sequence[Round], frame: ReplayFrame) -> str:
    now = rounds[frame.round]
    where = tr("Round {place} of {count}", place=frame.round + 1, count=len(rounds))
    return tr("{round}: {event}", round=where, event=_event(now, frame))


def _event(now: Round, frame: ReplayFrame) -> str:
    if not now.drafted:
        return tr("no guess; the big model wrote {token} itself.", token=quoted(now.text))
    if not frame.whole:
        if not frame.judged:
            return _guesses(now.drafter, len(now.drafted))
        token = quoted(now.tokens[frame.judged - 1].text)
        return tr("{token} is what the big model would write. Kept.", token=token)
    last = quoted(now.tokens[-1].text) if now.tokens else ""
    if now.rejected and len(now.tokens) > now.accepted:
        dropped = len(now.rejected) - 1
        wrong = quoted(now.rejected[0].text)
        words = tr("{wrong} was wrong; the big model writes {token} instead.", wrong=wrong, token=last)
        if dropped:
            words += " " + tr_count("The %n after it is dropped.", "The %n after it are dropped.", dropped)
        return words
    if now.tokens and now.tokens[-1].outcome is Outcome.BONUS:
        return tr("all guesses were right, and the same pass gives {token} as a bonus.", token=last)
    return tr("the reply ends here.")


def _guesses(drafter: str, count: int) -> str:
    match drafter:
        case "lookup":
            return tr_count("Lookup guesses %n token ahead.", "Lookup guesses %n tokens ahead.", count)
        case "memory":
            return tr_count("Memory guesses %n token ahead.", "Memory guesses %n tokens ahead.", count)
    return tr_count("The draft guesses %n token ahead.", "The draft guesses %n tokens ahead.", count)


SPEEDS = (("¼×", 0.25), ("½×", 0.5), ("1×", 1.0), ("2×", 2.0), ("4×", 4.0))
GUESS_MS, VERDICT_MS, END_MS = 900, 350, 1200
MARGIN_PIXELS = 16
LEAST_SLIDER_PIXELS = 120
"""At zoom 1; a shorter one cannot be aimed at."""


class SlowMotion(FollowsTheme, QWidget):
    """Plays one trace; Space pauses, the arrow keys step, Home and End jump."""

    round_shown = Signal(int)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("Slow motion"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._typography = Typography.of(theme)
        self._trace: Trace | None = None
        self._frames: list[ReplayFrame] = []
        self._at = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._advance)
        self._build()
        self.follow_theme(theme)

    def _build(self) -> None:
        self.caption = QLabel()
        self.caption.setProperty("role", "caption")
        self.caption.setWordWrap(True)
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        name = tr("The reply as it grew")
        self._page = ReplyPane(self._typography, name, self.caption)
        self.body = self._page.body
        self.body.set_rejected_visible(True)
        self._inspecting = InspectorControl(self)
        self._inspecting.watch(self.body)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(tr("Place in the reply"))
        self.slider.valueChanged.connect(self.show_frame)
        self.back = plain_button(tr("Back"), tr("One step back (Left)"), repeats=True)
        self.back.clicked.connect(lambda: self.step(-1))
        self.play_button = primary_button(tr("Pause"), tr("Play or pause (Space)"))
        self.play_button.clicked.connect(self.toggle)
        self.forward = plain_button(tr("Step"), tr("One step further (Right)"), repeats=True)
        self.forward.clicked.connect(lambda: self.step(1))
        self.speed = QComboBox()
        self.speed.setAccessibleName(tr("Speed"))
        self.speed.setToolTip(tr("How fast the replay runs"))
        for label, factor in SPEEDS:
            self.speed.addItem(label, factor)
        self.speed.setCurrentIndex(2)
        self.close_button = plain_button(tr("Close"), tr("Back to the chat (Esc)"))
        self._lay_out()

    def _lay_out(self) -> None:
        row = fill(
            QHBoxLayout(),
            self.back,
            self.play_button,
            self.forward,
            self.speed,
            (self.slider, 1),
            Stretch(0),
            self.close_button,
            gap=8,
        )
        self._row, self._above = row, QHBoxLayout()
        self._above.setSpacing(8)
        foot = fill(QVBoxLayout(), self._above, row, gap=10, margins=(MARGIN_PIXELS, 8, MARGIN_PIXELS, 12))
        fill(QVBoxLayout(self), (self._page, 1), foot)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._place_slider()

    def _place_slider(self) -> None:
        """Put the slider between the buttons where there is room, else above them with the speed."""
        margin, parts = MARGIN_PIXELS, (self.back, self.play_button, self.forward, self.speed, self.close_button)
        taken = sum(one.sizeHint().width() + self._row.spacing() for one in parts)
        above = self.width() - 2 * margin - taken < self._typography.px(LEAST_SLIDER_PIXELS)
        if above == (self._above.indexOf(self.slider) >= 0):
            return
        for place, part in enumerate((self.speed, self.slider)):
            self._row.removeWidget(part)
            self._above.removeWidget(part)
            if above:
                self._above.insertWidget(0, part, place)
            else:
                self._row.insertWidget(3 + place, part, place)

    @property
    def playing(self) -> bool:
        return self._timer.isActive()

    @property
    def frame(self) -> int:
        """The number of the step that is shown, counted from 0."""
        return self._at

    def show_theme(self) -> None:
        self._typography = Typography.of(self._theme)
        self._page.set_typography(self._typography)
        self._inspecting.set_typography(self._typography)
        self._place_slider()

    def play(self, trace: Trace) -> None:
        """Begin with the first round of ``trace``."""
        self._trace = trace
        self._frames = frames_of(trace.rounds)
        self.body.model_names = ModelNames.of(trace.summary)
        self._page.show_question(trace.question)
        self.slider.blockSignals(True)  # the first step is shown below, also where the slider stands there already
        self.slider.setRange(0, max(0, len(self._frames) - 1))
        self.slider.setValue(0)
        self.slider.blockSignals(False)
        self.show_frame(0)
        self._start()
        self.setFocus()

    def stop(self) -> None:
        self._timer.stop()
        self._show_playing()

    def toggle(self) -> None:
        """Pause, or go on; from the end, begin again."""
        if self.playing:
            self.stop()
            return
        if self._at >= len(self._frames) - 1:
            self.slider.setValue(0)
        self._start()

    def step(self, count: int) -> None:
        self.stop()
        self.slider.setValue(self._at + count)

    def show_frame(self, place: int) -> None:
        if self._trace is None or not 0 <= place < len(self._frames):
            return
        self._at = place
        frame, rounds = self._frames[place], self._trace.rounds
        pending = not frame.whole
        self.body.tints.unverified_round = frame.round if pending else None
        self.body.tints.selected_round = frame.round if pending else None
        at_end = place == len(self._frames) - 1
        self.body.show_spans(TokenSpans.of(rounds_at(rounds, frame), self._trace.summary.text if at_end else None))
        words = caption(rounds, frame)
        self._page.show_caption(words)
        self.slider.setAccessibleDescription(words)
        self.body.viewport().update()
        self._page.show_newest()
        self.body.announce_again()
        if self.playing:
            self._start()
        self.round_shown.emit(frame.round)

    def show_round(self, index: int | None) -> None:
        """Pause, and show how a round ended."""
        place = next((n for n, frame in enumerate(self._frames) if frame.round == index and frame.whole), None)
        if place is not None:
            self.stop()
            self.slider.setValue(place)

    def _start(self) -> None:
        if self._at < len(self._frames) - 1:
            frame = self._frames[self._at]
            usual = VERDICT_MS if frame.judged else GUESS_MS
            if frame.whole:
                usual = END_MS
            self._timer.start(round(usual / float(self.speed.currentData())))
        self._show_playing()

    def _advance(self) -> None:
        self.slider.setValue(self._at + 1)
        self._start()

    def _show_playing(self) -> None:
        words = tr("Pause") if self.playing else tr("Play")
        self.play_button.setText(words)
        self.play_button.setAccessibleName(words)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        does: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Space: self.toggle,
            Qt.Key.Key_Left: lambda: self.step(-1),
            Qt.Key.Key_Right: lambda: self.step(1),
            Qt.Key.Key_Home: lambda: self.step(-len(self._frames)),
            Qt.Key.Key_End: lambda: self.step(len(self._frames)),
        }
        run = does.get(event.key())
        if run is None:
            super().keyPressEvent(event)
        else:
            run()
