"""The engine as a face sees it: which pair is wanted, what is loaded, what runs, and how to say so.

The session owns no thread. It sends commands through the port and follows the events that are handed to it; one job
loads, each reply is a job, and several may be written at the same time. Asking for a reply while nothing is loaded
loads the wanted pair first. Events of a job that is no longer ours (a load that was replaced) are ignored. The state,
and how full the context is, are those of the reply in view (:meth:`EngineSession.view`). Where other programs share the
engine, the session follows what they have loaded, and says when one of them has to be waited for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from app.conversation import status as words
from app.conversation.asked_reply import AskedReply, ReplyFollower
from app.conversation.hooks import Hook
from app.conversation.load_meter import LoadMeter
from app.conversation.status import Phase, Status
from app.engine.commands import Embed, Generate, LoadPair, Question
from app.engine.events import (
    TERMINAL,
    Answer,
    Answered,
    Cancelled,
    ClientsChanged,
    Event,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    Notice,
    PairChanged,
    Preparing,
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
        """Rounds of any reply, and the measured plain tokens a second or ``None``."""
        self.finished: Hook[Trace] = Hook()
        self.failed: Hook[AppError] = Hook()
        """A reply ended with it, or a load."""
        self.problem: Hook[AppError] = Hook()
        """A load failed, or a reply that nobody follows."""
        self.abandoned: Hook[[]] = Hook()
        """A reply that was asked for was stopped before it began."""
        self.load_stopped: Hook[[]] = Hook()
        """The pair that was being loaded is not wanted any more: Stop was pressed."""
        self.free: Hook[[]] = Hook()
        """A pair is loaded, or a reply is over: another can be asked for."""
        self.noticed: Hook[str] = Hook()
        self.pair_changed: Hook[[]] = Hook()
        """Another pair is wanted, or the wanted one is being loaded: what was said of the one before is over."""
        self.context_changed: Hook[int, int] = Hook()
        """Tokens of the context that the reply in view uses, and its size."""
        self.clients_changed: Hook[ClientsChanged] = Hook()
        """Other programs are served in another way than before."""
        self._engine: PersonPort | None = None
        self._wanted_pair: LoadPair | None = None
        self._in_memory: LoadPair | None = None
        self._loading: LoadPair | None = None
        self._failed: LoadPair | None = None
        """The pair whose load failed, until one succeeds."""
        self._load_job: int | None = None
        self._replies: list[AskedReply] = []
        self._in_view: AskedReply | None = None
        self._models = Status(Phase.EMPTY, words.NO_MODEL)
        """The state where no reply is in view."""
        self._context_tokens = 0
        self.thinks: bool | None = None
        """True if the model that was last loaded thinks by itself before it answers; ``None``: it cannot be told."""
        self._sees = False
        self._most_at_once = 1
        """Number of replies that the engine writes at the same time."""
        self._inquiries: dict[int, tuple[Callable[[Any], object], Callable[[AppError], object] | None]] = {}
        """Take the answer of each job that asks something, and the reason why it has none."""
        self._is_load_stopping = False
        self._load_at_once = False
        self.status = self._models
        """The state of the reply in view; where there is none, of the models."""
        self.load_meter = LoadMeter()
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
        """True if any reply was asked for and is not finished."""
        return bool(self._replies)

    @property
    def _submitted(self) -> list[AskedReply]:
        """The replies that the engine has."""
        return [reply for reply in self._replies if reply.job is not None]

    def view(self, reply: AskedReply | None) -> None:
        """Have the state and the use of the context told of this reply, from now on; ``None``: none is in view."""
        self._in_view = reply
        self._tell_status()
        if reply is not None:
            self._tell_in_view(reply)

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
        if self._load_job is None and pair != self._in_memory:
            self._show_models(Phase.EMPTY, words.NOT_LOADED)
        elif changed and self._load_job is None:
            self._show_models(Phase.READY, words.READY)

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
        """Load the wanted pair unless it is loaded or on its way. Replies that are being written go on first."""
        if self._engine is None:
            self._load_at_once = True
            return
        if self._wanted_pair is None or self._submitted:
            return
        if self._wanted_pair in (self._loading, self._in_memory if self._loading is None else None):
            return
        if self._load_job is not None:
            self._engine.cancel(self._load_job)
        self._in_memory, self._loading = None, self._wanted_pair
        self.pair_changed.emit()
        self.context_changed.emit(0, 0)  # what it held is gone
        self._show_models(Phase.LOADING, words.LOADING)
        self.load_meter.begin(self._wanted_pair)
        self._load_job = self._engine.submit(replace(self._wanted_pair, tries_again=self._wanted_pair == self._failed))

    def ask(self, request: Generate, follower: ReplyFollower | None = None) -> AskedReply:
        """Have a reply written, loading the wanted pair first where needed; it is in view from now on.

        Args:
            request: the reply.
            follower: told of this reply; everybody else hears of it by the hooks.
        """
        reply = self._in_view = AskedReply(request, follower)
        self._replies.append(reply)
        self.load()
        if self._load_job is None and self._engine is not None:
            self._start_replies()
        return reply

    def stop(self, reply: AskedReply | None = None) -> None:
        """End a reply, which keeps what it has: the one in view, unless another is named. A load is dropped."""
        if self._engine is None:
            return
        reply = reply or self._in_view
        if reply is not None and reply.job is not None:
            reply.begin_to_stop()
            self._engine.cancel(reply.job)
        elif self._load_job is not None:
            self._show_models(self._models.phase, words.STOPPING)
            self._is_load_stopping = True
            self._engine.cancel(self._load_job)
        self._tell_status()

    def stop_client(self) -> None:
        """End the reply for another program that is being waited for."""
        if self._engine is not None:
            self._engine.stop_client()

    def let_watch(self, shown: bool) -> None:
        """Show questions and replies on the local API's page to watch, or do not."""
        if self._engine is not None:
            self._engine.shown = shown

    def inquire(
        self,
        question: Question | Embed,
        answered: Callable[[Answer | None], object],
        failed: Callable[[AppError], object] | None = None,
    ) -> bool:
        """Ask the loaded models something, or an embedding model; what runs goes on first.

        ``answered`` is told the answer, or ``None`` where there is none, unless ``failed`` is told why. Returns
        ``False`` where nothing is loaded.
        """
        if self._engine is None or (self._in_memory is None and not isinstance(question, Embed)):
            return False
        self._inquiries[self._engine.submit(question)] = answered, failed
        return True

    def ask_in_passing(self, request: Generate, answered: Callable[[Trace | None], object]) -> bool:
        """Have something written that nobody waits for (:attr:`Generate.in_passing`), and of which nothing is shown.

        ``answered`` is told what came of it, ``None`` where nothing did: an engine that can do only one thing at a time
        drops it where a reply is wanted, here or by another program. Returns ``False`` where the wanted pair is not
        loaded.
        """
        if self._engine is None or not self.ready:
            return False
        self._inquiries[self._engine.submit(request)] = answered, None
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
            self._replies = self._submitted
            engine.close()

    def handle(self, batch: list[Event]) -> None:
        """Follow events in their order. Rounds of a reply that came together are passed on together, before what
        followed.
        """
        rounds: dict[int, list[RoundDone]] = {}
        for event in batch:
            if isinstance(event, RoundDone):
                rounds.setdefault(event.job, []).append(event)
                continue
            self._pass_on(rounds.pop(event.job, []))
            self._handle(event)
            if isinstance(event, TERMINAL) and self._engine is not None:
                self._engine.heard(event.job)  # what was to follow is asked for by now
        for events in rounds.values():
            self._pass_on(events)

    def _pass_on(self, events: list[RoundDone]) -> None:
        reply = self._reply_of(events[-1]) if events else None
        if reply is not None:
            reply.take_rounds(events)
            self._tell_status()
            self._tell_in_view(reply)
            self.rounds_done.emit([event.round for event in events], events[-1].plain_tokens_per_second)

    def _reply_of(self, event: Event) -> AskedReply | None:
        return next((reply for reply in self._submitted if reply.job == event.job), None)

    def _tell_in_view(self, reply: AskedReply) -> None:
        """Tell how much of the context a reply uses, and the remarks on it, if it is the one in view."""
        if reply is self._in_view:
            if reply.context_used:
                self.context_changed.emit(reply.context_used, self._context_tokens)
            while reply.notices:
                self.noticed.emit(reply.notices.pop(0))

    def _handle(self, event: Event) -> None:
        reply = self._reply_of(event)
        match event:
            case _ if reply is not None and isinstance(event, TERMINAL):
                self._end_reply(reply, event)
            case _ if reply is not None:
                reply.follow(event)
                self._tell_status()
                self._tell_in_view(reply)
            case Notice():
                self.noticed.emit(event.sentence)
            case ClientsChanged():
                self.clients = event
                self._tell_status()
                self.clients_changed.emit(event)
            case PairChanged():
                self._follow_pair(event)
            case _ if event.job in self._inquiries:
                self._answer_inquiry(event)
            case _ if event.job == self._load_job:
                self._handle_load(event)

    def _answer_inquiry(self, event: Event) -> None:
        """Tell whoever asked what came of it, an answer or a trace, once the job is over."""
        if not isinstance(event, TERMINAL):
            return
        answered, failed = self._inquiries.pop(event.job)
        if failed is not None and isinstance(event, Failed):
            failed(event.error)
        else:
            answer = event.answer if isinstance(event, Answered) else None
            answered(event.trace if isinstance(event, Finished) else answer)

    def _follow_pair(self, event: PairChanged) -> None:
        """Note the models that other programs had loaded: the wanted ones, which are ours then, or others."""
        if self._load_job is not None or self._engine is None:
            return  # ours come next
        if event.loaded is None or event.pair is None or event.pair != self._wanted_pair:
            self._in_memory = None
            self.context_changed.emit(0, 0)
            if self._wanted_pair is not None:
                self._show_models(Phase.EMPTY, words.NOT_LOADED if event.pair is None else words.TAKEN)
            return
        self._engine.pair = event.pair
        self.adopt(event.pair, event.loaded)
        self._show_models(Phase.READY, words.READY)
        if not self._submitted:
            self.context_changed.emit(0, event.loaded.context_tokens)
        self.loaded.emit(event.loaded)
        self._tell_free()

    def _handle_load(self, event: Event) -> None:
        match event:
            case Preparing() | LoadProgress():
                self.load_meter.follow(event)
                self.show_load_progress()
            case Waiting():
                self._show_models(self._models.phase, event.sentence)
            case Loaded():
                self._in_memory, self._loading, self._load_job = self._loading, None, None
                self._failed, self._is_load_stopping = None, False
                self.load_meter.end()
                self._note(event)
                self._show_models(Phase.READY, words.READY)
                self.context_changed.emit(0, event.context_tokens)
                self.loaded.emit(event)
                self._start_replies()
                self._tell_free()
            case Failed():
                self._failed = self._loading
                self._end_load(words.LOAD_FAILED, event)
                self.problem.emit(event.error)
                self.failed.emit(event.error)
            case Cancelled() | Unloaded():
                self._end_load(words.NOT_LOADED, event)
                self.load_stopped.emit()

    def _note(self, loaded: Loaded) -> None:
        self._context_tokens = loaded.context_tokens
        self.thinks = loaded.thinks
        self._sees = loaded.sees
        self._most_at_once = loaded.parallel

    def show_load_progress(self) -> None:
        """Tell how far the load is now, also where nothing was heard of it since."""
        fraction = self.load_meter.fraction
        if self._models.phase is Phase.LOADING and self.load_meter.runs and fraction is not None:
            text = words.loading_words(fraction, makes=self.load_meter.makes)
            self._show_models(Phase.LOADING, text, round(fraction, 2))

    def _end_load(self, words_after: str, event: Event) -> None:
        """End a load that brought nothing, and the replies that waited for it."""
        self.load_meter.end(loaded=False)
        self._loading, self._load_job, self._is_load_stopping = None, None, False
        self._show_models(Phase.EMPTY, words_after if self._wanted_pair else words.NO_MODEL)
        for reply in [reply for reply in self._replies if reply.job is None]:
            self._forget(reply)
            reply.end(Cancelled(event.job))
            if not isinstance(event, Failed):
                self.abandoned.emit()

    def _start_replies(self) -> None:
        """Hand the engine all replies that waited for the models."""
        if self._engine is None:
            return
        for reply in [one for one in self._replies if one.job is None]:
            if self._in_memory is None:
                error = AppError(tr("Choose a model first: the picker at the top, or “Open model files…”."))
                self._end_reply(reply, Failed(0, error))
                continue
            request = reply.request
            if self.thinks is None:  # the choice was made for another model
                request = replace(request, variables={})
            waits = len(self._submitted) >= self._most_at_once
            reply.show(Phase.READING, words.TURN_AWAITED if waits else words.READING)
            reply.job = self._engine.submit(request)
        self._tell_status()

    def _end_reply(self, reply: AskedReply, event: Event) -> None:
        self._forget(reply)
        reply.end(event)
        match event:
            case Finished():
                self.finished.emit(event.trace)
            case Failed():
                if reply.follower is None:
                    self.problem.emit(event.error)
                self.failed.emit(event.error)
            case _:
                self.abandoned.emit()
        if self._wanted_pair != self._in_memory and not self._submitted:  # another pair was picked meanwhile
            self.load()
        self._tell_free()

    def _forget(self, reply: AskedReply) -> None:
        """Note that a reply is over."""
        self._replies.remove(reply)
        if self._in_view is reply:
            self._in_view = None
        self._tell_status()

    def _tell_free(self) -> None:
        """Tell that another reply can be asked for."""
        if self.ready:
            self.free.emit()

    def _show_models(self, phase: Phase, text: str, fraction: float | None = None) -> None:
        if not self._is_load_stopping:
            self._models = Status(phase, text, fraction)
            self._tell_status()

    def _tell_status(self) -> None:
        status = self._status_in_view()
        if status != self.status:
            self.status = status
            self.status_changed.emit(status)

    def _status_in_view(self) -> Status:
        reply, status = self._in_view, self._models
        if reply is not None and reply.job is not None:
            status = reply.status
        elif status.phase is Phase.READY and self._submitted:
            status = replace(status, text=words.writing_elsewhere_words(len(self._submitted)))
        is_held_up = self.clients.held_up and status.phase is not Phase.WRITING
        return replace(status, text=words.WAITING) if is_held_up else status
