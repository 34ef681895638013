"""Runs what talks to a server on the engine's thread, so that any other thread can end it at once."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, TypeVar

_Result = TypeVar("_Result")

THREAD_NAME = "network"


class LoopInterrupted(Exception):
    """What ran was ended by :meth:`InterruptibleLoop.raise_`."""


class InterruptibleLoop:
    """An event loop on one thread. It fulfils :class:`app.engine.port.StopSign` for all threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._raised = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[Any] | None = None

    def raise_(self) -> None:
        """End what runs, and whatever is to run, until :meth:`lower`."""
        with self._lock:
            self._raised = True
            if self._task is not None and self._loop is not None:
                self._loop.call_soon_threadsafe(self._task.cancel)

    def lower(self) -> None:
        """Let work run again."""
        with self._lock:
            self._raised = False

    def run(self, work: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
        """Do work to its end, however often it waits.

        Raises:
            LoopInterrupted: it was ended from outside.
            Exception: what the work raised.
        """
        coroutine = work()
        loop = self._loop or _LookupLoop()
        task = loop.create_task(coroutine)
        with self._lock:
            self._loop, self._task = loop, task
            if self._raised:
                task.cancel()
        try:
            return loop.run_until_complete(task)
        except asyncio.CancelledError:
            raise LoopInterrupted from None
        finally:
            with self._lock:
                self._task = None

    def close(self, last: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do a last piece of work, whether or not the sign is raised (which it stays), and end the loop."""
        loop, self._loop = self._loop, None
        if loop is not None:
            loop.run_until_complete(last())
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.close()


class _LookupLoop(asyncio.SelectorEventLoop):
    """Looks names up on a thread that nobody waits for at the end: a name server may be silent for half a minute."""

    async def getaddrinfo(self, host: Any, port: Any, **options: Any) -> Any:
        found: asyncio.Future[Any] = self.create_future()

        def end(result: Any, error: BaseException | None) -> None:
            if found.done():
                return
            if error is not None:
                found.set_exception(error)
            else:
                found.set_result(result)

        def look_up() -> None:
            result: Any = None
            failed: BaseException | None = None
            try:
                result = socket.getaddrinfo(host, port, **options)
            except (OSError, UnicodeError) as error:
                failed = error
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.call_soon_threadsafe(end, result, failed)

        threading.Thread(target=look_up, name=THREAD_NAME, daemon=True).start()
        return await found
