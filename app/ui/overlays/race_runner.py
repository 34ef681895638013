"""Has the replies of a race written, one after the other: two at once would slow each other down.

The one with guesses comes first, unless it is there already: without a single guess there is nothing to compare, and no
race.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.engine.commands import Generate, LoadPair
from app.language import number, tr, tr_count
from app.speculation.settings import SpeculationMode
from app.speculation.trace import CUT_SHORT, Round, Trace
from app.traces.judgement import NEAR_TIE, Effect, can_replay, effect_of, parting_margin

_AS_BUSY = 1.25
"""By no more than this factor the speed without guessing differs between both replies, or their times say nothing."""


@dataclass(frozen=True, slots=True)
class RaceResult:
    """Two replies to the same prompt with the same seed."""

    plain: Trace
    guessed: Trace

    @classmethod
    def so_far(cls, plain_rounds: Sequence[Round], guessed: Trace) -> RaceResult:
        """Return how a race stands whose second reply has these rounds."""
        text = "".join(round_.text for round_ in plain_rounds)
        return cls(Trace(replace(guessed.summary, text=text), tuple(plain_rounds)), guessed)

    @property
    def measured(self) -> Trace:
        """Return the reply with guesses, compared with the one without where their times can be compared."""
        if self.parting or not self._as_busy:
            return self.guessed
        plain = self.plain.summary.tokens_per_second
        return replace(self.guessed, summary=replace(self.guessed.summary, plain_tokens_per_second=plain))

    @property
    def sentence(self) -> str:
        """The whole outcome: words first, then passes, which no other program changes, then the time."""
        plain, guessed = (pass_count(len(trace.rounds)) for trace in (self.plain, self.guessed))
        passes = tr("{plain} without guessing, {guessed} with it.", plain=plain, guessed=guessed)
        return " ".join(filter(None, (self.verdict, passes, self.time)))

    @property
    def verdict(self) -> str:
        """Words that say whether both replies have the same."""
        if self.parting:
            return self.parting
        if self.plain.summary.text == self.guessed.summary.text:
            return tr("Same words.")
        return tr("Same words as far as both go.")

    @property
    def parting(self) -> str:
        """The place where the words part, and why; empty where they do not."""
        first, second = self.plain.summary.text, self.guessed.summary.text
        if first.startswith(second) or second.startswith(first):
            return ""
        place = next(n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b)
        margin = parting_margin(self.plain, self.guessed)
        count = number(place)
        if margin is not None and margin <= NEAR_TIE:
            return tr("The words part after {count} characters: two were as likely there, a near-tie.", count=count)
        return tr("The words part after {count} characters: a setting or a file is another than it was.", count=count)

    @property
    def time(self) -> str:
        """The times of both; empty where the words part, since other words take another time."""
        if self.parting:
            return ""
        plain, guessed = (trace.summary.tokens_per_second for trace in (self.plain, self.guessed))
        if not plain or not guessed:
            return tr("One of the two replies is empty, so there is nothing to compare.")
        if not self._as_busy:
            return tr("The computer was busier during one of the two, so their times cannot be compared.")
        effect, times = effect_of(guessed / plain), number(guessed / plain, 1)
        seconds = [number(duration_ms(trace) / 1000, 1) for trace in (self.guessed, self.plain)]
        figures = dict(zip(("guessed", "plain"), seconds, strict=True))
        if effect is Effect.EQUAL:
            return tr("Guessing made no difference: {guessed} s with it, {plain} s without.", **figures)
        if effect is Effect.FASTER:
            return tr("{times}× faster with guessing: {guessed} s instead of {plain} s.", times=times, **figures)
        return tr("Slower with guessing ({times}×): {guessed} s instead of {plain} s.", times=times, **figures)

    @property
    def _as_busy(self) -> bool:
        """True if other programs left as much of the computer to one reply as to the other.

        The passes of the reply with guesses tell how fast one without would have been meanwhile.
        """
        meanwhile, plain = self.guessed.summary.plain_tokens_per_second, self.plain.summary.tokens_per_second
        return not meanwhile or not plain or max(meanwhile / plain, plain / meanwhile) <= _AS_BUSY


def pass_count(passes: int) -> str:
    return tr_count("%n pass", "%n passes", passes)


def duration_ms(trace: Trace) -> float:
    """Return the time from the first decode to the last token."""
    return trace.rounds[-1].at_ms if trace.rounds else 0.0


def rounds_until(rounds: Sequence[Round], clock_ms: float) -> int:
    """Return how many rounds had ended by then."""
    return bisect_right(rounds, clock_ms, key=lambda round_: round_.at_ms)


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
    """A :class:`~app.ui.overlays.race_runner.RaceResult`."""
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
