"""The child process in which the protocol's package asks tool servers, and the messages exchanged with it.

Each request and each response is JSON on a line of its own. A response has the number of its request, and the last one
of each request has a result or an ending. :mod:`app.tool_servers.client_child` is the other side.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import os
import threading
from collections.abc import Callable, Mapping
from subprocess import DEVNULL, PIPE, Popen
from typing import Any

from app.frozen import own_command
from app.tool_servers import server_process
from app.tool_servers.endings import Ending, EndingError

_log = logging.getLogger(__name__)
_ENDING_S = 8.0
"""Seconds that the child process has to end all servers and itself."""
_Receiver = Callable[[dict[str, Any]], object]


class ClientProcess:
    """Starts the child process with the first request, and anew where it has ended."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._child: Popen[bytes] | None = None
        self._takes_requests = False
        self._reading: threading.Thread | None = None
        self._numbers = itertools.count(1)
        self._receivers: dict[int, _Receiver] = {}
        """Receivers of the responses to requests that the child process has not answered yet."""

    def start(self) -> None:
        """Start the child process unless it runs, so that it is ready when a server is wanted."""
        with self._lock, contextlib.suppress(OSError):
            self._running()

    def send(self, request: Mapping[str, Any], receive: _Receiver) -> int:
        """Send a request; return its number.

        Args:
            request: its method and parameters.
            receive: takes the responses, on the thread that reads them.
        """
        number = next(self._numbers)
        with self._lock:
            try:
                child = self._running()
            except OSError as error:
                receive(EndingError(Ending.NOT_STARTED, str(error.strerror)).response)
            else:
                self._receivers[number] = receive
                _write(child, {"number": number, **request})
        return number

    def cancel(self, number: int) -> None:
        """Cancel a request, unless its last response was received."""
        with self._lock:
            if number in self._receivers and self._child is not None and self._takes_requests:
                _write(self._child, {"number": number})

    def release(self) -> None:
        """Have the child process end all servers and itself; does not wait for it."""
        with self._lock:
            self._takes_requests = False
            if self._child is not None:
                _close_input(self._child)

    def close(self, seconds: float = _ENDING_S) -> None:
        """End the child process and all servers, within a time."""
        self.release()
        if self._child is None or self._reading is None:
            return
        self._reading.join(seconds if self._receivers else 0)
        self._child.kill()
        self._reading.join()

    def _running(self) -> Popen[bytes]:
        if self._child is None or not self._takes_requests:
            command, variables = own_command()
            self._child = Popen(  # noqa: S603 - this program
                [*command, "_child", "tools"],
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env={**os.environ, **variables},
                start_new_session=True,
                creationflags=server_process.GROUP_FLAGS,
            )
            self._receivers, self._takes_requests = {}, True
            reading = (self._child, self._receivers)
            self._reading = threading.Thread(target=self._read, args=reading, name="tools: read", daemon=True)
            self._reading.start()
        return self._child

    def _read(self, child: Popen[bytes], receivers: dict[int, _Receiver]) -> None:
        """Hand responses on until the child process ends; then end what it left, and answer all that wait."""
        pids: dict[int, int] = {}
        assert child.stdout is not None
        with child.stdout as lines:
            for line in lines:
                response = json.loads(line)
                number = response.pop("number")
                receive = receivers[number]
                if "pid" in response:
                    pids[number] = response["pid"]
                if "result" in response or "ending" in response:
                    del receivers[number]
                    pids.pop(number, None)
                receive(response)
        with self._lock:
            if self._child is child:
                self._takes_requests = False
        child.wait()
        _close_input(child)
        _log.info("The process that asks tool servers ended")
        for pid in pids.values():
            server_process.kill(pid)
        for receive in receivers.values():
            receive(EndingError(Ending.ENDED).response)


def _write(child: Popen[bytes], message: Mapping[str, Any]) -> None:
    assert child.stdin is not None
    with contextlib.suppress(OSError):  # it has ended, which the thread that reads will see
        child.stdin.write(json.dumps(message).encode() + b"\n")
        child.stdin.flush()


def _close_input(child: Popen[bytes]) -> None:
    assert child.stdin is not None
    with contextlib.suppress(OSError):
        child.stdin.close()
