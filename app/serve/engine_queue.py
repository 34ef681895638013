"""Asks the engine for the server, without blocking: each request in its turn, in the order they came.

As many requests have their turn at the same time as the engine writes replies, unless one needs other models than those
in memory; where a window has the engine too, the person is served first. Events arrive on the engine's thread and are
handed to the event loop's.

Calls of the event loop's thread that come in quick succession are made together. Each time the loop is woken it takes a
processor from the threads that compute the next token, and small models write hundreds of tokens a second.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from threading import Lock
from typing import Any, Protocol

from app.engine.commands import Command, Describe, Embed, Question, Rank, Unload
from app.engine.events import TERMINAL, Answer, Answered, Description, Event, Failed, Loaded, TextRows
from app.engine.port import EngineListener, EventSink
from app.engine.sharing.shared_ports import ClientPort, InMemory, Turn
from app.errors import AppError
from app.serve.api_errors import ApiError, explained

GATHER_S = 0.03
"""Seconds between two wakes of the loop; the window, too, shows new text no more often."""


class LoopCalls:
    """Makes calls on a loop's thread, in the order in which they were asked for.

    Args:
        loop: where they are made.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._calls: deque[tuple[Callable[..., object], tuple[Any, ...]]] = deque()
        self._lock = Lock()
        self._is_planned = False
        """True if the calls that wait are going to be made."""
        self._timer: asyncio.TimerHandle | None = None

    def add(self, call: Callable[..., object], *arguments: Any, at_once: bool = False) -> None:
        """Have a function called: at once, or with those that follow within :data:`GATHER_S`. From any thread.

        Raises:
            RuntimeError: the loop is closed.
        """
        with self._lock:
            self._calls.append((call, arguments))
            is_planned, self._is_planned = self._is_planned, True
        if at_once or not is_planned:
            self._loop.call_soon_threadsafe(self._make)

    def _make(self) -> None:
        """Make the calls that wait. Where there were any, those that come next have to wait for a while."""
        if self._timer is not None:
            self._timer.cancel()
        with self._lock:
            calls, self._calls = self._calls, deque()
            self._is_planned = bool(calls)
        self._timer = self._loop.call_later(GATHER_S, self._make) if calls else None
        try:
            while calls:
                call, arguments = calls.popleft()
                call(*arguments)
        finally:  # where one fails, the others are made nevertheless
            for call, arguments in calls:
                self._loop.call_soon(call, *arguments)


_log = logging.getLogger("draftlight.serve")

EventGroups = AsyncGenerator[list[Event], None]
ClientFactory = Callable[[EventSink], ClientPort]

MOST_WAITING = 256
"""Requests that may wait for their turn; one more is told to come later."""


class QueueListener(EngineListener, Protocol):
    """Hears of all that the engine does and of who waits, on the event loop's thread."""

    def note_waiting(self, waiting: int) -> None:
        """Take note of how many requests wait for their turn."""
        ...


class EngineQueue:
    """One engine and the requests that wait for it. Make and use it on the event loop's thread.

    Args:
        make_client: makes the engine's port for requests (:mod:`app.engine.sharing.shared_engine`).
        listener: is told of everything.
    """

    def __init__(self, make_client: ClientFactory, listener: QueueListener) -> None:
        self._loop = asyncio.get_running_loop()
        self._pending_events: dict[int, tuple[asyncio.Queue[Event], Callable[[Event], None]]] = {}
        self._turns = 0
        self._closing = False
        self._waiting = 0
        self._described: tuple[Loaded, Description] | None = None
        self._listener = listener
        self._calls = LoopCalls(self._loop)
        self._engine = make_client(self._hand_over)
        if self._engine.in_memory is not None:
            listener.hear(self._engine.in_memory[1])
        self._engine.let_listen(_OnLoop(self._calls, listener))

    @property
    def waiting(self) -> int:
        """Return how many requests wait for their turn."""
        return self._waiting

    @property
    def loaded(self) -> InMemory | None:
        """Return what the engine holds."""
        return self._engine.in_memory

    @property
    def busy(self) -> bool:
        """Return whether the next request has to wait for its turn."""
        return bool(self._waiting) or self._turns >= (self.loaded[1].parallel if self.loaded is not None else 1)

    @property
    def turns(self) -> int:
        """Return how many requests have their turn."""
        return self._turns

    @asynccontextmanager
    async def turn(self, shares: Callable[[InMemory | None], bool] = lambda _: True) -> AsyncIterator[EngineTurn]:
        """Wait until it is this request's turn; it lasts as long as the block.

        Args:
            shares: whether the request needs no other models than these; asked on any thread.

        Raises:
            ApiError: too many wait already, or the server is closing.
        """
        if self._waiting >= MOST_WAITING:
            raise ApiError(429, "Too many requests wait here already. Try again in a while.")
        with ExitStack() as waits:
            self._count(1)
            waits.callback(self._count, -1)
            granted = asyncio.Event()

            def grant() -> None:
                with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                    self._loop.call_soon_threadsafe(granted.set)

            turn = self._engine.ask_for_turn(grant, shares)
            try:
                await granted.wait()
                waits.close()
                if self._closing:
                    raise ApiError(503, "The server is closing.")
                self._turns += 1
                try:
                    yield EngineTurn(self, turn)
                finally:
                    self._turns -= 1
            finally:
                turn.end()

    def _count(self, change: int) -> None:
        self._waiting += change
        self._engine.tell_waiting(self._waiting)
        self._listener.note_waiting(self._waiting)

    async def unload(self, is_wanted: Callable[[], bool]) -> None:
        """Free the models, unless a request has its turn or waits for it.

        Args:
            is_wanted: whether to free what is loaded, once it is this job's turn.
        """
        if self.turns or self.waiting or self.loaded is None:
            return
        async with self.turn(lambda _: False) as turn:
            if self.loaded is not None and is_wanted():
                await turn.perform(Unload())

    async def description(self, turn: EngineTurn) -> Description:
        """Return what the loaded target says of itself; the engine is asked once for each load."""
        loaded = self.loaded[1] if self.loaded is not None else None
        if self._described is None or self._described[0] is not loaded:
            described = await turn.ask(Describe())
            assert isinstance(described, Description)
            assert loaded is not None
            self._described = loaded, described
        return self._described[1]

    @contextmanager
    def heard(self, job: int, note: Callable[[Event], None]) -> Iterator[asyncio.Queue[Event]]:
        """Have a job's events put into a queue for as long as the block lasts, and ``note`` told of each."""
        pending = asyncio.Queue[Event]()
        self._pending_events[job] = pending, note
        try:
            yield pending
        finally:
            del self._pending_events[job]

    def stop_replies(self) -> None:
        """Cancel what runs and refuse what waits, since the server closes."""
        self._closing = True
        self._engine.leave()

    def close(self) -> None:
        """Leave the engine; where nobody else has it, it ends."""
        self._closing = True
        self._engine.close()

    def _hand_over(self, event: Event) -> None:
        try:
            self._calls.add(self._deliver, event, at_once=isinstance(event, TERMINAL))
        except RuntimeError:  # the loop is closed: nobody waits any more
            _log.info("%s came after the end", type(event).__name__)

    def _deliver(self, event: Event) -> None:
        if event.job in self._pending_events:
            pending, note = self._pending_events[event.job]
            note(event)
            pending.put_nowait(event)


class EngineTurn:
    """The turn of one request, in which the engine does jobs for it.

    Args:
        engine_queue: hands over what the engine tells.
        turn: gives the engine the jobs.
    """

    def __init__(self, engine_queue: EngineQueue, turn: Turn) -> None:
        self._queue = engine_queue
        self._turn = turn

    @property
    def may_load(self) -> bool:
        """Return whether other models may be loaded in it: no other request has its turn."""
        return self._turn.is_alone

    async def events(self, command: Command) -> AsyncGenerator[Event, None]:
        """Do a job and yield its events, the last of which is terminal. Closing the generator early cancels the job."""
        with self.job(command) as groups:
            async for group in groups:
                for event in group:
                    yield event

    @contextmanager
    def job(self, command: Command, note: Callable[[Event], None] = lambda _: None) -> Iterator[EventGroups]:
        """Have a job done for as long as the block lasts: its events come in groups of those that came together.

        Args:
            command: the job.
            note: told of each event when it comes, on the loop's thread, before anybody waits for it.
        """
        number = self._turn.submit(command)
        with self._queue.heard(number, note) as pending:
            try:
                yield _groups_in(pending)
            finally:
                self._turn.cancel(number)

    async def perform(self, command: Command) -> Event:
        """Do a job whose steps do not matter.

        Raises:
            AppError: it failed.
        """
        last: Event | None = None
        events = self.events(command)
        try:
            async for event in events:
                last = event
        finally:
            await events.aclose()
        if isinstance(last, Failed):
            raise last.error
        assert last is not None
        return last

    async def ask(self, question: Question) -> Answer:
        """Ask the loaded models about text.

        Raises:
            ApiError: the question makes no sense to them.
        """
        try:
            answered = await self.perform(question)
        except AppError as error:
            raise explained(error) from None
        if not isinstance(answered, Answered):
            raise ApiError(503, "The server is closing.")
        return answered.answer

    async def text_rows(self, command: Embed | Rank) -> TextRows:
        """Have texts read by an embedding model or a reranker.

        Raises:
            AppError: it failed.
            ApiError: the server is closing.
        """
        answered = await self.perform(command)
        if not isinstance(answered, Answered):
            raise ApiError(503, "The server is closing.")
        assert isinstance(answered.answer, TextRows)
        return answered.answer

    async def description(self) -> Description:
        """Return what the loaded target says of itself."""
        return await self._queue.description(self)


async def _groups_in(pending: asyncio.Queue[Event]) -> EventGroups:
    """Yield events up to the terminal one, those together that wait already."""
    group: list[Event] = []
    while not group or not isinstance(group[-1], TERMINAL):
        group = [await pending.get()]
        while not pending.empty():
            group.append(pending.get_nowait())
        yield group


class _OnLoop:
    """Hands everything to a listener on the loop's thread."""

    def __init__(self, calls: LoopCalls, listener: EngineListener) -> None:
        self._calls = calls
        self._listener = listener

    def begin(self, job: int, command: Command) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self._calls.add(self._listener.begin, job, command)

    def hear(self, event: Event) -> None:
        with suppress(RuntimeError):
            self._calls.add(self._listener.hear, event)
