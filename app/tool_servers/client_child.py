"""Child process in which the protocol's package asks all tool servers of the program.

Requests come on the standard input, responses go to the standard output (:mod:`app.tool_servers.client_process`). The
request to connect with a server lasts as long as the server runs; its number names the server in others. A number
without a method cancels a request. Once the standard input ends, all servers are ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
import threading
from functools import partial
from typing import Any

from app.tool_servers import server_process
from app.tool_servers.endings import Ending, EndingError
from app.tool_servers.sessions import Session


def run() -> int:
    """Serve until the standard input ends; return the exit status."""
    logging.disable(logging.CRITICAL)  # what the packages log may have words of a chat in it
    server_process.bound_memory()
    asyncio.run(_serve())
    return 0


async def _serve() -> None:
    loop, requests, ended = asyncio.get_running_loop(), _Requests(), asyncio.Event()

    def read() -> None:
        for line in sys.stdin.buffer:
            loop.call_soon_threadsafe(partial(requests.take, **json.loads(line)))
        loop.call_soon_threadsafe(ended.set)

    threading.Thread(target=read, daemon=True).start()
    await ended.wait()
    requests.cancel()
    if others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


class _Requests:
    """Requests of the program that last, by their numbers."""

    def __init__(self) -> None:
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._sessions: dict[int, Session] = {}

    def take(self, number: int, method: str = "", server: int = 0, params: Any = None) -> None:
        """Begin what is requested, or cancel it."""
        respond = partial(_respond, number)
        if method == "connect":
            self._sessions[number] = session = Session(params, respond)
            self._add(number, session.task)
        elif server in self._sessions:
            self._add(number, asyncio.create_task(self._sessions[server].request(method, params, respond)))
        elif method:
            respond(**EndingError(Ending.ENDED).response)
        elif number in self._tasks:
            self._tasks[number].cancel()

    def cancel(self) -> None:
        """Cancel all."""
        for task in self._tasks.values():
            task.cancel()

    def _add(self, number: int, task: asyncio.Task[None]) -> None:
        self._tasks[number] = task
        task.add_done_callback(lambda _: (self._tasks.pop(number), self._sessions.pop(number, None)))


def _respond(number: int, **response: Any) -> None:
    with contextlib.suppress(OSError):  # the program has ended
        sys.stdout.write(json.dumps({"number": number, **response}) + "\n")
        sys.stdout.flush()
