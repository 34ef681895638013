"""The page itself: a sentence, the example with its controls, and what follows from it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from app.language import tr
from app.ui.how_it_works.diagram import ExampleDiagram
from app.ui.how_it_works.examples import steps
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import display, muted
from app.ui.toolkit.widgets.layouts import Stretch, fill

COLUMN_PIXELS = 680
CAPTION_LINES = 3
LEAST_MS, LETTER_MS = 1500, 45
"""Milliseconds that a step stands while the page moves by itself: at least, and more for each letter of its caption."""

_CONSEQUENCES = tr(
    "It pays most where the next words are easy to foresee: code, lists, text that repeats what is "
    "there. Where words come as a surprise, as in a daring poem, more guesses are wrong and less is "
    "won; where it does not pay at all, Draftlight stops guessing by itself. In a chat the colours "
    "show what became of each guess, and the gauge beside it compares the speed with the big "
    "model's own."
)


class HowItWorks(FollowsTheme, QWidget):
    """The page; Left and Right, Home and End change the step, Space goes on."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAccessibleName(tr("How it works"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._steps = steps()
        self._at = 0
        self.playing = False
        self.diagram = ExampleDiagram(self._steps)
        self.caption = _wrapping(QLabel())
        self.caption.setProperty("role", "caption")
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._advance)
        self.back = plain_button(tr("Back"), tr("One step back (Left)"), repeats=True)
        self.back.clicked.connect(lambda: self.go(-1))
        self.play_button = plain_button(tr("Play"), tr("Go on from step to step by itself"))
        self.play_button.clicked.connect(self.toggle)
        self.forward = primary_button(tr("Next"), tr("One step further (Right)"), repeats=True)
        self.forward.clicked.connect(self._go_on)
        self.place = muted("")
        self.close_button = plain_button(tr("Close"), tr("Back to the chat (Esc)"))
        self._lay_out()
        self.diagram.follow_theme(theme)
        self.follow_theme(theme)
        self.show_step(0)

    def _lay_out(self) -> None:
        row = fill(
            QHBoxLayout(), self.back, self.forward, self.play_button, self.place, Stretch(), self.close_button, gap=8
        )
        self._column = QWidget()
        fill(
            QVBoxLayout(self._column),
            _wrapping(display(tr("How guessing ahead works"))),
            12,
            self.diagram,
            self.caption,
            row,
            16,
            _wrapping(muted(_CONSEQUENCES)),
            Stretch(),
            gap=12,
        )
        page = QWidget()
        page.setObjectName("howItWorksPage")
        fill(QHBoxLayout(page), self._column, margins=(24, 32, 24, 24))
        scroll = QScrollArea()
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(page)
        fill(QVBoxLayout(self), scroll)

    def show_theme(self) -> None:
        self._column.setMaximumWidth(pixels(COLUMN_PIXELS, self._theme.zoom))
        self.caption.ensurePolished()
        # Room for the longest sentence, so that the buttons below it stay where they are.
        self.caption.setMinimumHeight(CAPTION_LINES * self.caption.fontMetrics().lineSpacing() + 2)

    @property
    def step(self) -> int:
        """The number of the step that is shown, counted from 0."""
        return self._at

    def begin(self, *, moves: bool = False) -> None:
        """Show the first step, ready for the keyboard; where it ``moves``, the others follow by themselves."""
        self.show_step(0)
        self.setFocus()
        if moves:
            self.play()

    def play(self) -> None:
        """Go on from step to step, from the first one where the last is shown."""
        if self._at == len(self._steps) - 1:
            self.show_step(0)
        self._wait()
        self._show_playing(playing=True)

    def stop(self) -> None:
        self._timer.stop()
        self._show_playing(playing=False)

    def toggle(self) -> None:
        if self.playing:
            self.stop()
        else:
            self.play()

    def _wait(self) -> None:
        self._timer.start(LEAST_MS + LETTER_MS * len(self._steps[self._at].caption))

    def _advance(self) -> None:
        self.show_step(self._at + 1)
        if self._at + 1 < len(self._steps):
            self._wait()
        else:
            self.stop()

    def _show_playing(self, *, playing: bool) -> None:
        self.playing = playing
        words = tr("Pause") if playing else tr("Play")
        self.play_button.setText(words)
        self.play_button.setAccessibleName(words)

    def go(self, count: int) -> None:
        """Stop, and show the step ``count`` further, as far as there are any."""
        self.stop()
        self.show_step(min(max(self._at + count, 0), len(self._steps) - 1))

    def show_step(self, place: int) -> None:
        self._at = place
        step = self._steps[place]
        self.diagram.show_step(step)
        self.caption.setText(step.caption)
        self.place.setText(tr("Step {place} of {count}", place=place + 1, count=len(self._steps)))
        self.setAccessibleDescription(f"{self.place.text()}. {step.caption} {step.spoken}")
        last = place == len(self._steps) - 1
        self.forward.setText(tr("From the start") if last else tr("Next"))
        self.forward.setAccessibleName(self.forward.text())
        if not place and self.back.hasFocus():
            self.forward.setFocus()  # the keyboard must not end on a button that goes dead
        self.back.setEnabled(place > 0)

    def _go_on(self) -> None:
        """Stop, and go one step further; after the last one begin again."""
        self.stop()
        self.show_step((self._at + 1) % len(self._steps))

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        does: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Space: self._go_on,
            Qt.Key.Key_Left: lambda: self.go(-1),
            Qt.Key.Key_Right: lambda: self.go(1),
            Qt.Key.Key_Home: lambda: self.go(-len(self._steps)),
            Qt.Key.Key_End: lambda: self.go(len(self._steps)),
        }
        run = does.get(event.key())
        if run is None:
            super().keyPressEvent(event)
        else:
            run()


def _wrapping(label: QLabel) -> QLabel:
    label.setWordWrap(True)
    return label
