"""The engine as the window sees it: which pair is wanted, what is loaded, what runs, and how to say so.

The session owns no thread. It sends commands through the port and follows the event batches of the bridge; one job
loads, one job writes. Asking for a reply while nothing is loaded loads the wanted pair first. Events of a job that is
no longer ours (a load that was replaced) are ignored.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtCore import QObject, Signal

from app.engine.commands import Generate, LoadPair, Role
from app.engine.events import (
    Cancelled,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    Notice,
    Outgrown,
    PrefillProgress,
    Preparing,
    Repeating,
    RoundDone,
    Unloaded,
)
from app.engine.port import EnginePort
from app.errors import AppError
from app.speculation.trace import Round
from app.ui.toolkit import words


class Phase(Enum):
    EMPTY = auto()
    LOADING = auto()
    READY = auto()
    READING = auto()
    WRITING = auto()


@dataclass(frozen=True, slots=True)
class Status:
    """What is going on: for the status line, the Stop button and the progress bar."""

    phase: Phase
    text: str
    fraction: float | None = None
    """Progress in [0, 1] where it is known."""

    @property
    def busy(self) -> bool:
        return self.phase in (Phase.LOADING, Phase.READING, Phase.WRITING)


class EngineSession(QObject):
    """Loads pairs and asks for replies; says what happens through signals."""

    status_changed = Signal(object)
    """:class:`Status`."""
    loaded = Signal(object)
    """:class:`~app.engine.events.Loaded`."""
    rounds_done = Signal(list, object)
    """``list[Round]`` of the running reply, and the measured plain tokens a second or ``None``."""
    finished = Signal(object)
    """The reply's :class:`~app.speculation.trace.Trace`."""
    failed = Signal(object)
    """An :class:`~app.errors.AppError`; the running reply, if any, ended with it."""
    abandoned = Signal()
    """The reply that was asked for was stopped before it began."""
    load_stopped = Signal()
    """The pair that was being loaded is not wanted any more: Stop was pressed."""
    free = Signal()
    """A pair is loaded and nothing is being written: a reply can be asked for."""
    noticed = Signal(str)
    outgrown = Signal(str)
    """The conversation is longer than the context: a sentence on what was left out."""
    repeating = Signal(bool)
    """The reply has begun to go in circles, or does so no more."""
    pair_changed = Signal()
    """Another pair is wanted, or the wanted one is being loaded: what was said of the one before is over."""
    context_changed = Signal(int, int)
    """Tokens of the context in use, and its size."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._engine: EnginePort | None = None
        self._wanted: LoadPair | None = None
        self._in_memory: LoadPair | None = None
        self._loading: LoadPair | None = None
        self._load_job: int | None = None
        self._reply_job: int | None = None
        self._asked: Generate | None = None
        self._context_tokens = 0
        self._stopping = False
        self._load_at_once = False
        self.status = Status(Phase.EMPTY, words.NO_MODEL)

    def attach(self, engine: EnginePort) -> None:
        """Give the session its engine: after the window has been painted, so that no import delays that."""
        self._engine = engine
        if self._load_at_once:
            self.load()

    @property
    def wanted(self) -> LoadPair | None:
        return self._wanted

    @property
    def in_memory(self) -> LoadPair | None:
        """The pair that is loaded."""
        return self._in_memory

    @property
    def writing(self) -> bool:
        """A reply was asked for and is not finished."""
        return self._reply_job is not None or self._asked is not None

    @property
    def ready(self) -> bool:
        """The pair that is wanted is loaded, so that a reply begins as soon as it is asked for."""
        loaded = self._engine is not None and self._in_memory is not None and self._load_job is None
        return loaded and self._in_memory == self._wanted

    def want(self, pair: LoadPair) -> None:
        """Choose a pair without loading it: a reply, or :meth:`load`, will."""
        changed = pair != self._wanted
        self._wanted = pair
        if changed:
            self.pair_changed.emit()
        if not self.status.busy and pair != self._in_memory:
            self._set_status(Phase.EMPTY, words.NOT_LOADED)

    def follow_rename(self, before: LoadPair, after: LoadPair) -> None:
        """A pair's files have other names now: what is loaded, or on its way, is the same pair."""
        self._wanted, self._in_memory, self._loading = (
            after if pair == before else pair for pair in (self._wanted, self._in_memory, self._loading)
        )

    def load(self) -> None:
        """Load the wanted pair unless it is loaded or on its way. A reply that is being written goes on first."""
        if self._engine is None:
            self._load_at_once = True
            return
        if self._wanted is None or self._reply_job is not None:
            return
        if self._wanted in (self._loading, self._in_memory if self._loading is None else None):
            return
        if self._load_job is not None:
            self._engine.cancel(self._load_job)
        self._in_memory, self._loading = None, self._wanted
        self.pair_changed.emit()
        self._set_status(Phase.LOADING, "Loading…")
        self._load_job = self._engine.submit(self._wanted)

    def ask(self, request: Generate) -> None:
        """Write a reply, loading the wanted pair first where needed."""
        self._asked = request
        self.load()
        if self._load_job is None and self._engine is not None:
            self._start_reply()

    def stop(self) -> None:
        """End what runs: an answer keeps what it has, a load is dropped."""
        if self._engine is None:
            return
        job = self._load_job if self._reply_job is None else self._reply_job
        if job is not None:
            self._set_status(self.status.phase, words.STOPPING)
            self._stopping = True
            self._engine.cancel(job)

    def remember(self, key: int, text: str, role: Role) -> None:
        """Let guesses come from ``text`` too, until ``key`` is forgotten."""
        if self._engine is not None:
            self._engine.remember(key, text, role)

    def forget(self, key: int | None = None) -> None:
        """Let no guess come from the texts under ``key`` any more; from none at all, without a key."""
        if self._engine is not None:
            self._engine.forget(key)

    def close(self) -> None:
        """End the engine; returns when its thread is gone."""
        if self._engine is not None:
            engine, self._engine = self._engine, None
            self._asked = None
            engine.close()

    def handle(self, batch: list[Event]) -> None:
        """Follow a batch of the bridge. Rounds that came together are passed on together, before what followed."""
        rounds: list[Round] = []
        last: RoundDone | None = None
        for event in batch:
            if isinstance(event, RoundDone):
                if event.job == self._reply_job:
                    rounds.append(event.round)
                    last = event
                continue
            self._pass_on(rounds, last)
            rounds, last = [], None
            self._handle(event)
        self._pass_on(rounds, last)

    def _pass_on(self, rounds: list[Round], last: RoundDone | None) -> None:
        if last is None:
            return
        self._set_status(Phase.WRITING, words.WRITING)
        self.context_changed.emit(last.context_used, self._context_tokens)
        self.rounds_done.emit(rounds, last.plain_tokens_per_second)

    def _handle(self, event: Event) -> None:
        match event:
            case Outgrown():
                self.outgrown.emit(event.sentence)
            case Notice():
                self.noticed.emit(event.sentence)
            case _ if event.job == self._load_job:
                self._handle_load(event)
            case _ if event.job == self._reply_job:
                self._handle_reply(event)

    def _handle_load(self, event: Event) -> None:
        match event:
            case Preparing():
                self._set_status(Phase.LOADING, words.preparing_words(event), event.fraction)
            case LoadProgress():
                self._set_status(Phase.LOADING, words.loading_words(event), event.fraction)
            case Loaded():
                self._in_memory, self._loading, self._load_job = self._loading, None, None
                self._context_tokens = event.context_tokens
                self._set_status(Phase.READY, words.READY)
                self.context_changed.emit(0, event.context_tokens)
                self.loaded.emit(event)
                self._start_reply()
                self._tell_free()
            case Failed():
                self._end_load()
                self._asked = None
                self.failed.emit(event.error)
            case Cancelled() | Unloaded():
                self._end_load()
                if self._asked is not None:
                    self._asked = None
                    self.abandoned.emit()
                self.load_stopped.emit()

    def _end_load(self) -> None:
        self._loading, self._load_job = None, None
        self._set_status(Phase.EMPTY, words.NOT_LOADED if self._wanted else words.NO_MODEL)

    def _start_reply(self) -> None:
        if self._asked is None or self._engine is None:
            return
        if self._in_memory is None:
            self._asked = None
            self.failed.emit(AppError("Choose a model first: the picker at the top, or “Open model files…”."))
            return
        request, self._asked = self._asked, None
        self._set_status(Phase.READING, "Reading your message…")
        self._reply_job = self._engine.submit(request)

    def _handle_reply(self, event: Event) -> None:
        match event:
            case PrefillProgress():
                fraction = event.done / event.total if event.total else None
                self._set_status(Phase.READING, words.reading_words(event), fraction)
                return
            case Repeating():
                self.repeating.emit(event.on)
                return
            case Finished():
                self._end_job()
                self.finished.emit(event.trace)
            case Failed():
                self._end_job()
                self.failed.emit(event.error)
            case Cancelled():
                self._end_job()
                self.abandoned.emit()
            case _:
                return
        self._load_if_changed()
        self._tell_free()

    def _end_job(self) -> None:
        self._reply_job = None
        self._set_status(Phase.READY, words.READY)

    def _tell_free(self) -> None:
        """Unless whoever heard of an end has asked for another reply already."""
        if self.ready and not self.writing:
            self.free.emit()

    def _load_if_changed(self) -> None:
        """A pair picked while a reply was being written is loaded now."""
        if self._wanted != self._in_memory:
            self.load()

    def _set_status(self, phase: Phase, text: str, fraction: float | None = None) -> None:
        status = Status(phase, text, fraction)
        if status.busy and self._stopping:
            return  # what was on its way when Stop was pressed does not take the word back
        self._stopping = False
        if status != self.status:
            self.status = status
            self.status_changed.emit(status)
