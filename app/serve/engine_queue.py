"""Asks the engine for the server: without blocking, one request after another, in the order they came.

A request has its turn once the one before it is done, and, where a window has the engine too, the person is served.
Events arrive on the engine's thread and are handed to the event loop's.

Calls of the event loop's thread that come in quick succession are made together. Each time the loop is woken it takes a
processor from the threads that compute the next token, and small models write hundreds of tokens a second.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import ExitStack, aclosing, asynccontextmanager, suppress
from threading import Lock
from typing import Any, Protocol

from app.engine.commands import Command, Describe, Question, Unload
from app.engine.events import TERMINAL, Answer, Answered, Description, Event, Failed, Loaded
from app.engine.port import EngineListener, EventSink
from app.engine.sharing.shared_ports import ClientPort, InMemory
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
        self._pending_events: dict[int, asyncio.Queue[Event]] = {}
        self._turns = asyncio.Lock()
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
        """Return whether a request has its turn."""
        return self._turns.locked()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Wait until it is this request's turn; it lasts as long as the block.

        Raises:
            ApiError: too many wait already, or the server is closing.
        """
        if self._waiting >= MOST_WAITING:
            raise ApiError(429, "Too many requests wait here already. Try again in a while.")
        with ExitStack() as waits:
            self._count(1)
            waits.callback(self._count, -1)
            async with self._turns:
                try:
                    await self._granted()
                    waits.close()
                    if self._closing:
                        raise ApiError(503, "The server is closing.")
                    yield
                finally:
                    self._engine.end_turn()

    def _count(self, change: int) -> None:
        self._waiting += change
        self._engine.tell_waiting(self._waiting)
        self._listener.note_waiting(self._waiting)

    async def _granted(self) -> None:
        """Wait until the engine is ours."""
        granted = asyncio.Event()

        def grant() -> None:
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self._loop.call_soon_threadsafe(granted.set)

        self._engine.take_turn(grant)
        await granted.wait()

    async def events(self, command: Command) -> AsyncGenerator[Event, None]:
        """Do a job and yield its events, the last of which is terminal. Closing the generator early cancels the job."""
        async with aclosing(self.event_groups(command)) as groups:
            async for group in groups:
                for event in group:
                    yield event

    async def event_groups(self, command: Command) -> AsyncGenerator[list[Event], None]:
        """Do the same, and yield together the events that came together."""
        pending: asyncio.Queue[Event] = asyncio.Queue()
        job = self._engine.submit(command)
        self._pending_events[job] = pending
        try:
            group: list[Event] = []
            while not group or not isinstance(group[-1], TERMINAL):
                group = [await pending.get()]
                while not pending.empty():
                    group.append(pending.get_nowait())
                yield group
        finally:
            del self._pending_events[job]
            self._engine.cancel(job)

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

    async def description(self) -> Description:
        """Return what the loaded target says of itself; the engine is asked once for each load."""
        loaded = self.loaded[1] if self.loaded is not None else None
        if self._described is None or self._described[0] is not loaded:
            described = await self.ask(Describe())
            assert isinstance(described, Description)
            assert loaded is not None
            self._described = loaded, described
        return self._described[1]

    async def unload(self, is_wanted: Callable[[], bool]) -> None:
        """Free the models, unless a request has its turn or waits for it.

        Args:
            is_wanted: whether to free what is loaded, once it is this job's turn.
        """
        if self.busy or self.waiting or self.loaded is None:
            return
        async with self.turn():
            if self.loaded is not None and is_wanted():
                await self.perform(Unload())

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
        pending = self._pending_events.get(event.job)
        if pending is not None:
            pending.put_nowait(event)


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
