"""The engine as a face sees it: which pair is wanted, what is loaded, what runs, and how to say so.

The session owns no thread. It sends commands through the port and follows the events that are handed to it; one job
loads, one job writes. Asking for a reply while nothing is loaded loads the wanted pair first. Events of a job that is
no longer ours (a load that was replaced) are ignored. Where other programs share the engine, the session follows what
they have loaded, and says when one of them has to be waited for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.conversation import status as words
from app.conversation.hooks import Hook
from app.conversation.status import Phase, Status
from app.engine.commands import Generate, LoadPair, Question
from app.engine.events import (
    TERMINAL,
    Answer,
    Answered,
    Cancelled,
    ClientsChanged,
    DraftPrefillProgress,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    Notice,
    Outgrown,
    PairChanged,
    PrefillProgress,
    Preparing,
    Repeating,
    RoundDone,
    Unloaded,
    Waiting,
)
from app.engine.sharing.shared_ports import PersonPort
from app.errors import AppError
from app.language import tr
from app.speculation.trace import Round, Trace


class EngineSession:
    """Loads pairs and asks for replies; tells what happens through hooks."""

    def __init__(self) -> None:
        self.status_changed: Hook[Status] = Hook()
        self.loaded: Hook[Loaded] = Hook()
        self.rounds_done: Hook[list[Round], float | None] = Hook()
        """Rounds of the running reply, and the measured plain tokens a second or ``None``."""
        self.finished: Hook[Trace] = Hook()
        self.failed: Hook[AppError] = Hook()
        """The running reply, if any, ended with it."""
        self.abandoned: Hook[[]] = Hook()
        """The reply that was asked for was stopped before it began."""
        self.load_stopped: Hook[[]] = Hook()
        """The pair that was being loaded is not wanted any more: Stop was pressed."""
        self.free: Hook[[]] = Hook()
        """A pair is loaded and nothing is being written: a reply can be asked for."""
        self.noticed: Hook[str] = Hook()
        self.outgrown: Hook[str] = Hook()
        """The conversation is longer than the context: a sentence on what was left out."""
        self.repeating: Hook[bool] = Hook()
        """The reply has begun to go in circles, or does so no more."""
        self.pair_changed: Hook[[]] = Hook()
        """Another pair is wanted, or the wanted one is being loaded: what was said of the one before is over."""
        self.context_changed: Hook[int, int] = Hook()
        """Tokens of the context in use, and its size."""
        self.clients_changed: Hook[ClientsChanged] = Hook()
        """Other programs are served in another way than before."""
        self._engine: PersonPort | None = None
        self._wanted_pair: LoadPair | None = None
        self._in_memory: LoadPair | None = None
        self._loading: LoadPair | None = None
        self._failed: LoadPair | None = None
        """The pair whose load failed, until one succeeds."""
        self._load_job: int | None = None
        self._reply_job: int | None = None
        self._request: Generate | None = None
        self._context_tokens = 0
        self.thinks: bool | None = None
        """True if the model that was last loaded thinks by itself before it answers; ``None``: it cannot be told."""
        self._sees = False
        self._inquiries: dict[int, Callable[[Any], object]] = {}
        """Takes the answer of each job that asks something."""
        self._stopping = False
        self._load_at_once = False
        self.status = Status(Phase.EMPTY, words.NO_MODEL)
        self.clients = ClientsChanged()
        """The way in which other programs are served now."""

    def attach(self, engine: PersonPort) -> None:
        """Give the session its engine: after the window has been painted, so that no import delays that."""
        self._engine = engine
        if self._load_at_once:
            self.load()

    @property
    def port(self) -> PersonPort | None:
        """The engine itself, which keeps texts and states of chats; ``None``: it is not there yet, or has ended."""
        return self._engine

    @property
    def wanted_pair(self) -> LoadPair | None:
        return self._wanted_pair

    @property
    def in_memory(self) -> LoadPair | None:
        """The pair that is loaded."""
        return self._in_memory

    @property
    def writing(self) -> bool:
        """True if a reply was asked for and is not finished."""
        return self._reply_job is not None or self._request is not None

    @property
    def occupied(self) -> bool:
        """True if a reply is wanted, here or by another program."""
        return self.writing or bool(self.clients.running or self.clients.waiting)

    @property
    def ready(self) -> bool:
        """True if the wanted pair is loaded, so that a reply begins as soon as it is asked for."""
        loaded = self._engine is not None and self._in_memory is not None and self._load_job is None
        return loaded and self._in_memory == self._wanted_pair

    def want(self, pair: LoadPair) -> None:
        """Choose a pair without loading it: a reply, or :meth:`load`, will."""
        changed = pair != self._wanted_pair
        self._wanted_pair = pair
        if changed:
            self.pair_changed.emit()
        if not self.status.busy and pair != self._in_memory:
            self._set_status(Phase.EMPTY, words.NOT_LOADED)

    def adopt(self, pair: LoadPair, loaded: Loaded | None) -> None:
        """Want a pair that was loaded by somebody else's job; ``loaded``: what came of that, ``None`` for nothing."""
        self._wanted_pair, self._in_memory = pair, None
        if loaded is not None:
            self._in_memory = pair
            self._note(loaded)

    def follow_rename(self, before: LoadPair, after: LoadPair) -> None:
        """Take up the new names of a pair's files: what is loaded, or on its way, is the same pair."""
        self._wanted_pair, self._in_memory, self._loading = (
            after if pair == before else pair for pair in (self._wanted_pair, self._in_memory, self._loading)
        )
        if self._engine is not None:
            self._engine.follow_rename(before, after)

    def load(self) -> None:
        """Load the wanted pair unless it is loaded or on its way. A reply that is being written goes on first."""
        if self._engine is None:
            self._load_at_once = True
            return
        if self._wanted_pair is None or self._reply_job is not None:
            return
        if self._wanted_pair in (self._loading, self._in_memory if self._loading is None else None):
            return
        if self._load_job is not None:
            self._engine.cancel(self._load_job)
        self._in_memory, self._loading = None, self._wanted_pair
        self.pair_changed.emit()
        self.context_changed.emit(0, 0)  # what it held is gone
        self._set_status(Phase.LOADING, words.LOADING)
        self._load_job = self._engine.submit(replace(self._wanted_pair, tries_again=self._wanted_pair == self._failed))

    def ask(self, request: Generate) -> None:
        """Write a reply, loading the wanted pair first where needed."""
        self._request = request
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

    def stop_client(self) -> None:
        """End the reply for another program that is being waited for."""
        if self._engine is not None:
            self._engine.stop_client()

    def let_watch(self, shown: bool) -> None:
        """Show questions and replies on the local API's page to watch, or do not."""
        if self._engine is not None:
            self._engine.shown = shown

    def inquire(self, question: Question, answered: Callable[[Answer | None], object]) -> bool:
        """Ask the loaded models something; what runs goes on first.

        ``answered`` is told the answer, or ``None`` where there is none. Returns ``False`` where nothing is loaded.
        """
        if self._engine is None or self._in_memory is None:
            return False
        self._inquiries[self._engine.submit(question)] = answered
        return True

    def ask_in_passing(self, request: Generate, answered: Callable[[Trace | None], object]) -> bool:
        """Have something written that nobody waits for (:attr:`Generate.in_passing`), and of which nothing is shown.

        ``answered`` is told what came of it, ``None`` where nothing did. Returns ``False`` where it is not the time: a
        reply is wanted, here or by another program, or the wanted pair is not loaded.
        """
        if self._engine is None or not self.ready or self.occupied:
            return False
        self._inquiries[self._engine.submit(request)] = answered
        return True

    @property
    def sees(self) -> bool | None:
        """True if the loaded models can be shown pictures; ``None`` if none are loaded."""
        return self._sees if self._in_memory is not None else None

    @property
    def context_tokens(self) -> int | None:
        """The size of the loaded pair's context; ``None`` where none is loaded."""
        return self._context_tokens if self._in_memory is not None else None

    def close(self) -> None:
        """End the engine; returns when its thread is gone."""
        if self._engine is not None:
            engine, self._engine = self._engine, None
            self._request = None
            engine.close()

    def handle(self, batch: list[Event]) -> None:
        """Follow events in their order. Rounds that came together are passed on together, before what followed."""
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
            if isinstance(event, TERMINAL) and self._engine is not None:
                self._engine.heard(event.job)  # what was to follow is asked for by now
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
            case Waiting() if event.job in {self._load_job, self._reply_job}:
                self._set_status(self.status.phase, event.sentence)
            case ClientsChanged():
                self._follow_clients(event)
            case PairChanged():
                self._follow_pair(event)
            case _ if event.job in self._inquiries:
                self._answer_inquiry(event)
            case _ if event.job == self._load_job:
                self._handle_load(event)
            case _ if event.job == self._reply_job:
                self._handle_reply(event)

    def _answer_inquiry(self, event: Event) -> None:
        """Tell whoever asked what came of it, an answer or a trace, once the job is over."""
        if isinstance(event, TERMINAL):
            answer = event.answer if isinstance(event, Answered) else None
            self._inquiries.pop(event.job)(event.trace if isinstance(event, Finished) else answer)

    def _follow_clients(self, event: ClientsChanged) -> None:
        before, self.clients = self.clients, event
        if event.held_up:
            self._set_status(self.status.phase, words.WAITING)
        elif before.held_up and self.status.text == words.WAITING:
            text = {Phase.LOADING: words.LOADING, Phase.READING: words.READING}
            self._set_status(self.status.phase, text.get(self.status.phase, words.READY))
        self.clients_changed.emit(event)

    def _follow_pair(self, event: PairChanged) -> None:
        """Note the models that other programs had loaded: the wanted ones, which are ours then, or others."""
        if self._load_job is not None or self._engine is None:
            return  # ours come next
        idle = self._reply_job is None
        if event.loaded is None or event.pair is None or event.pair != self._wanted_pair:
            self._in_memory = None
            self.context_changed.emit(0, 0)
            if idle and self._wanted_pair is not None:
                self._set_status(Phase.EMPTY, words.NOT_LOADED if event.pair is None else words.TAKEN)
            return
        self._engine.pair = event.pair
        self.adopt(event.pair, event.loaded)
        if idle:
            self._set_status(Phase.READY, words.READY)
            self.context_changed.emit(0, event.loaded.context_tokens)
        self.loaded.emit(event.loaded)
        self._tell_free()

    def _handle_load(self, event: Event) -> None:
        match event:
            case Preparing() | LoadProgress():
                self._show_loading(event)
            case Loaded():
                self._in_memory, self._loading, self._load_job = self._loading, None, None
                self._failed = None
                self._note(event)
                self._set_status(Phase.READY, words.READY)
                self.context_changed.emit(0, event.context_tokens)
                self.loaded.emit(event)
                self._start_reply()
                self._tell_free()
            case Failed():
                self._failed = self._loading
                self._end_load(failed=True)
                self._request = None
                self.failed.emit(event.error)
            case Cancelled() | Unloaded():
                self._end_load()
                if self._request is not None:
                    self._request = None
                    self.abandoned.emit()
                self.load_stopped.emit()

    def _note(self, loaded: Loaded) -> None:
        self._context_tokens = loaded.context_tokens
        self.thinks = loaded.thinks
        self._sees = loaded.sees

    def _show_loading(self, event: Preparing | LoadProgress) -> None:
        text = words.preparing_words(event) if isinstance(event, Preparing) else words.loading_words(event)
        self._set_status(Phase.LOADING, text, event.fraction)

    def _end_load(self, *, failed: bool = False) -> None:
        self._loading, self._load_job = None, None
        not_loaded = words.LOAD_FAILED if failed else words.NOT_LOADED
        self._set_status(Phase.EMPTY, not_loaded if self._wanted_pair else words.NO_MODEL)

    def _start_reply(self) -> None:
        if self._request is None or self._engine is None:
            return
        if self._in_memory is None:
            self._request = None
            self.failed.emit(AppError(tr("Choose a model first: the picker at the top, or “Open model files…”.")))
            return
        request, self._request = self._request, None
        if self.thinks is None:  # the choice was made for another model
            request = replace(request, variables={})
        self._set_status(Phase.READING, words.READING)
        self._reply_job = self._engine.submit(request)

    def _handle_reply(self, event: Event) -> None:
        match event:
            case Preparing() | LoadProgress():  # another program had other models loaded meanwhile
                self._show_loading(event)
                return
            case PrefillProgress():
                fraction = event.done / event.total if event.total else None
                self._set_status(Phase.READING, words.reading_words(event), fraction)
                self.context_changed.emit(event.done, self._context_tokens)
                return
            case DraftPrefillProgress():
                self._set_status(Phase.WRITING, words.draft_reading_words(event), event.done / max(1, event.total))
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
        """Tell that the engine is free, unless whoever heard of an end has asked for another reply already."""
        if self.ready and not self.writing:
            self.free.emit()

    def _load_if_changed(self) -> None:
        """Load a pair that was picked while a reply was being written."""
        if self._wanted_pair != self._in_memory:
            self.load()

    def _set_status(self, phase: Phase, text: str, fraction: float | None = None) -> None:
        status = Status(phase, text, fraction)
        if status.busy and self._stopping:
            return  # what was on its way when Stop was pressed does not take the word back
        self._stopping = False
        if status != self.status:
            self.status = status
            self.status_changed.emit(status)
