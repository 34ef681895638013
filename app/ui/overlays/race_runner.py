"""Has the replies of a race written, one after the other: two at once would slow each other down.

The one with guesses comes first, unless it is there already: without a single guess there is nothing to compare, and no
race.
"""

from __future__ import annotations

from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.engine.commands import Generate, LoadPair
from app.speculation.settings import SpeculationMode
from app.speculation.trace import CUT_SHORT, Round, Trace
from app.traces.judgement import can_replay
from app.ui.overlays.race_result import RaceResult


class RaceLeg(Enum):
    PLAIN = auto()
    GUESSED = auto()


class RaceRunner(QObject):
    """Runs one race at a time; nothing of it becomes part of the chat."""

    begun = Signal(object, object)
    """A :class:`RaceLeg` that is to be written, and the :class:`~app.speculation.trace.Trace` with guesses if it is
    there by now."""
    wrote = Signal(object, object)
    """A :class:`RaceLeg`, and rounds of it."""
    finished = Signal(object)
    """A :class:`~app.ui.overlays.race_result.RaceResult`."""
    nothing_guessed = Signal(object)
    """Nothing was guessed in the reply to this :class:`~app.engine.commands.Generate`, so there is no race."""
    given_up = Signal(bool)
    """It was stopped, or failed, which is said."""

    def __init__(self, session: EngineSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._running = False
        self._leg = RaceLeg.GUESSED
        self._guessed: Trace | None = None
        self.request: Generate | None = None
        session.rounds_done.connect(self._on_rounds)
        session.finished.connect(self._on_finished)
        session.failed.connect(lambda _error: self._give_up(failed=True))
        session.abandoned.connect(self._give_up)

    def start(self, request: Generate, guessed: Trace | None = None) -> None:
        """Write ``request`` as it is asked for, unless that reply is there (``guessed``), then without guessing."""
        self.request, self._guessed, self._running = request, guessed, True
        self._write(RaceLeg.GUESSED if guessed is None else RaceLeg.PLAIN)

    def stop(self) -> None:
        if self._running:
            self._session.stop()

    def _write(self, leg: RaceLeg) -> None:
        assert self.request is not None
        self._leg = leg
        self.begun.emit(leg, self._guessed)
        plain = leg is RaceLeg.PLAIN
        self._session.ask(replace(self.request, mode=SpeculationMode.OFF) if plain else self.request)

    def _on_rounds(self, rounds: list[Round], _plain: float | None) -> None:
        if self._running:
            self.wrote.emit(self._leg, rounds)

    def _on_finished(self, trace: Trace) -> None:
        if not self._running:
            return
        if trace.summary.finish_reason in CUT_SHORT:
            self._give_up()
        elif self._guessed is not None:
            self._running = False
            self.finished.emit(RaceResult(plain=trace, guessed=self._guessed))
        elif trace.summary.drafted_tokens:
            self._guessed = trace
            self._write(RaceLeg.PLAIN)
        else:
            self._running = False
            self.nothing_guessed.emit(self.request)

    def _give_up(self, *, failed: bool = False) -> None:
        if self._running:
            self._running = False
            self.given_up.emit(failed)


def with_ghost(chat: ChatSession, pair: LoadPair, request: Generate) -> tuple[Generate, Trace | None]:
    """Return the request that asks for the chat's newest reply once more, and the trace of that reply.

    The big model alone then writes the same words while the reply is replayed. Where that cannot be, since the reply
    was stopped before its first guess, was written in parts, with tools or by other models, or in an earlier run of the
    program, the request comes back as it is, with no trace.
    """
    reply = chat.messages[-1]
    setup = chat.setups.of(reply.id)
    if setup is None or setup.sampling is None or setup.pair != pair or chat.tools.chosen_in(chat.conversation_id).on:
        return request, None
    trace = chat.open_messages.trace_of(reply.id)
    if trace is None or not can_replay(trace) or not trace.summary.drafted_tokens:
        return request, None
    cut = trace.summary.finish_reason in CUT_SHORT
    most = trace.summary.generated_tokens if cut else request.max_tokens
    return replace(request, sampling=setup.sampling, max_tokens=most), trace
