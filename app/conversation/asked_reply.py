"""A reply that was asked of the engine, from the question to its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from app.conversation import status as words
from app.conversation.status import Phase, Status
from app.engine.commands import Generate
from app.engine.events import (
    DraftPrefillProgress,
    Event,
    Failed,
    Finished,
    LoadProgress,
    Notice,
    Outgrown,
    PrefillProgress,
    Preparing,
    Repeating,
    RoundDone,
    Waiting,
)
from app.errors import AppError
from app.speculation.trace import Round, Trace


class ReplyFollower(Protocol):
    """Follows one reply; the last of what it is told is `finish`, `fail` or `abandon`."""

    def add_rounds(self, rounds: list[Round], plain_tokens_per_second: float | None) -> None:
        """Take rounds of the reply, and the measured plain tokens a second or ``None``."""
        ...

    def follow_repeating(self, on: bool) -> None:
        """Note that the reply has begun to go in circles, or does so no more."""
        ...

    def follow_outgrown(self, sentence: str) -> None:
        """Note that the conversation is longer than the context: a sentence on the part that was left out."""
        ...

    def finish(self, trace: Trace) -> None:
        """Take the whole reply."""
        ...

    def fail(self, error: AppError) -> None:
        """End without a trace."""
        ...

    def abandon(self) -> None:
        """End without another word: the reply was stopped before it began, or the models did not come."""
        ...


@dataclass(slots=True, eq=False)
class AskedReply:
    """A reply that was asked for and is not over."""

    request: Generate
    follower: ReplyFollower | None = None
    job: int | None = None
    """The engine's job; ``None`` while the models are loaded for it."""
    status: Status = field(default=Status(Phase.READING, words.READING))
    context_used: int = 0
    """Tokens of the context in use."""
    notices: list[str] = field(default_factory=list)
    """Remarks of the engine that nobody has seen, since another chat was open."""
    is_stopping: bool = False

    def show(self, phase: Phase, text: str, fraction: float | None = None, done: int = 0, total: int = 0) -> None:
        """Take another state. What was on its way when Stop was pressed does not take the word back."""
        if not self.is_stopping:
            self.status = Status(phase, text, fraction, done, total)

    def begin_to_stop(self) -> None:
        """Say that it is stopped, until it is over."""
        self.show(self.status.phase, words.STOPPING)
        self.is_stopping = True

    def take_rounds(self, events: Sequence[RoundDone]) -> None:
        """Take rounds that came together."""
        last = events[-1]
        self.show(Phase.WRITING, words.WRITING)
        self.context_used = last.context_used
        if self.follower is not None:
            self.follower.add_rounds([event.round for event in events], last.plain_tokens_per_second)

    def follow(self, event: Event) -> None:
        """Note how far it is, and the remarks on it."""
        match event:
            case Outgrown() if self.follower is not None:
                self.follower.follow_outgrown(event.sentence)
            case Notice():
                self.notices.append(event.sentence)
            case Repeating() if self.follower is not None:
                self.follower.follow_repeating(event.on)
            case Waiting():
                self.show(self.status.phase, event.sentence)
            case Preparing() | LoadProgress():  # another program had other models loaded meanwhile
                self.show(Phase.LOADING, words.LOADING, event.fraction)
            case PrefillProgress():
                fraction = event.done / event.total if event.total else None
                self.show(Phase.READING, words.reading_words(event), fraction, event.done, event.total)
                self.context_used = event.done
            case DraftPrefillProgress():
                fraction, text = event.done / max(1, event.total), words.draft_reading_words(event)
                self.show(Phase.WRITING, text, fraction, event.done, event.total)

    def end(self, event: Event) -> None:
        """Tell the follower the end that a terminal event brings."""
        if self.follower is None:
            return
        match event:
            case Finished():
                self.follower.finish(event.trace)
            case Failed():
                self.follower.fail(event.error)
            case _:
                self.follower.abandon()
