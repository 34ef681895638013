"""Runner of a race's two replies, one after the other: two at once would slow each other down.

The one with guesses comes first: without a single guess there is nothing to compare, and no race.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from app.conversation.engine_session import EngineSession
from app.engine.commands import Generate
from app.speculation.settings import SpeculationMode
from app.speculation.trace import CUT_SHORT, Round, Trace
from app.ui.overlays.race_result import RaceResult


class RaceLeg(Enum):
    PLAIN = auto()
    GUESSED = auto()


class RaceRunner(QObject):
    """Runs one race at a time; nothing of it becomes part of the chat."""

    wrote = Signal(object, int)
    """A :class:`RaceLeg`, and how many tokens it has."""
    finished = Signal(object)
    """A :class:`~app.ui.overlays.race_result.RaceResult`."""
    nothing_guessed = Signal(object)
    """Nothing was guessed in the reply to this :class:`~app.engine.commands.Generate`, so there is no race."""
    given_up = Signal(bool)
    """It was stopped, or failed, which is said."""

    def __init__(self, session: EngineSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._request: Generate | None = None
        self._leg = RaceLeg.GUESSED
        self._tokens = 0
        self._guessed: Trace | None = None
        session.rounds_done.connect(self._on_rounds)
        session.finished.connect(self._on_finished)
        session.failed.connect(lambda _error: self._give_up(failed=True))
        session.abandoned.connect(self._give_up)

    @property
    def running(self) -> bool:
        return self._request is not None

    def start(self, request: Generate) -> None:
        """Write ``request`` as it is asked for, then without guessing."""
        self._request, self._guessed = request, None
        self._run(RaceLeg.GUESSED, request)

    def stop(self) -> None:
        if self.running:
            self._session.stop()

    def _run(self, leg: RaceLeg, request: Generate) -> None:
        self._leg, self._tokens = leg, 0
        self.wrote.emit(leg, 0)
        self._session.ask(request)

    def _on_rounds(self, rounds: list[Round], _plain: float | None) -> None:
        if self.running:
            self._tokens += sum(len(round_.tokens) for round_ in rounds)
            self.wrote.emit(self._leg, self._tokens)

    def _on_finished(self, trace: Trace) -> None:
        request = self._request
        if request is None:
            return
        if trace.summary.finish_reason in CUT_SHORT:
            self._give_up()
        elif self._guessed is not None:
            self._request = None
            self.finished.emit(RaceResult(plain=trace, guessed=self._guessed))
        elif trace.summary.drafted_tokens:
            self._guessed = trace
            self._run(RaceLeg.PLAIN, replace(request, mode=SpeculationMode.OFF))
        else:
            self._request = None
            self.nothing_guessed.emit(request)

    def _give_up(self, *, failed: bool = False) -> None:
        if self.running:
            self._request = None
            self.given_up.emit(failed)
