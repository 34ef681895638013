"""Shows the first rounds of the very first reply slowly enough to see what happens in them.

Only the painting waits: the engine goes on, and what it has written meanwhile is shown right afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from app.speculation.trace import Round
from app.ui.transcript.token_spans import judged_so_far

if TYPE_CHECKING:  # Markdown and syntax colours take as long to import as all of the window
    from app.ui.transcript.transcript_view import TranscriptView

SLOW_ROUNDS = 2
STEPS_MS = (300, 250, 150)
"""The guesses alone, the pass of the big model over them, and what came of them: 700 in all."""


class FirstRounds(QObject):
    """Hands rounds on to the transcript, slowly at first where it is told to :meth:`begin`."""

    def __init__(self, transcript: Callable[[], TranscriptView], parent: QObject) -> None:
        super().__init__(parent)
        self._transcript = transcript
        self._waiting: list[Round] = []
        self._left = 0
        """Number of rounds that are still to be shown slowly."""
        self._step = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def begin(self) -> None:
        """Show the next rounds that have guesses slowly."""
        self._left = SLOW_ROUNDS

    def add(self, rounds: Sequence[Round]) -> None:
        """Show rounds of the reply that streams, or keep them until their turn."""
        self._waiting += rounds
        if not self._timer.isActive():
            self._show_next()

    def end(self) -> None:
        """Show no more slowly, and at once what waits: the reply is over."""
        self._timer.stop()
        self._left = 0
        self._show_next()

    def drop(self) -> None:
        """Forget what waits: another conversation is shown."""
        self._timer.stop()
        self._left = self._step = 0
        self._waiting.clear()

    def _show_next(self) -> None:
        """Show what has no guesses, or need not be slow; then begin with a round that has."""
        count = len(self._waiting)
        if self._left:
            count = next((place for place, one in enumerate(self._waiting) if one.drafted), count)
        now, self._waiting = self._waiting[:count], self._waiting[count:]
        if now:
            self._transcript().add_rounds(now)
        if self._waiting:
            self._step = 0
            self._show_step()

    def _show_step(self) -> None:
        if self._step < len(STEPS_MS) - 1:
            self._transcript().show_guesses(judged_so_far(self._waiting[0]), checking=self._step > 0)
        else:
            self._transcript().add_rounds([self._waiting.pop(0)])
            self._left -= 1
        self._timer.start(STEPS_MS[self._step])

    def _go_on(self) -> None:
        self._step += 1
        if self._step < len(STEPS_MS):
            self._show_step()
        else:
            self._show_next()
