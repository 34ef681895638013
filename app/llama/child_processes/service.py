"""Service of a child process that answers requests within bounds, for work that cannot be ended otherwise.

Requests and answers are bytes with their length before them, over the child's standard input and output. Between
requests the child waits, and it ends with its parent. A child that was ended, because it took too much or its answer is
no longer wanted, is started anew for the next request.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import subprocess
import threading
from collections.abc import Callable
from typing import IO

from app.llama.child_processes.bounds import Bounds, ResourceWatch
from app.llama.child_processes.service_child import frame, read_frame
from app.llama.child_processes.starting import start
from app.speculation.language_model import Interrupted

_log = logging.getLogger(__name__)

_LOOK_EVERY_S = 0.02

Cancelled = Callable[[], bool]


class ServiceEnded(Exception):
    """The child ended by itself: it crashed, or something ended it from outside."""


class Service:
    """The parent's side. One thread makes, asks and closes it.

    Args:
        arguments: of :func:`app.llama.child.main`.
        bounds: what the child may take for one request; the first one includes its start.
    """

    def __init__(self, *arguments: str, bounds: Bounds) -> None:
        self._arguments = arguments
        self._bounds = bounds
        self._child: subprocess.Popen[bytes] | None = None
        self._answers: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._reader: threading.Thread | None = None

    @property
    def runs(self) -> bool:
        """True if the child runs, and so still holds what it was told."""
        return self._child is not None and self._child.poll() is None

    def start(self) -> None:
        """Start the child if there is none, without waiting for it."""
        if self.runs:
            return
        self.close()
        self._child = start(*self._arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self._child.stdout is not None
        self._answers = queue.SimpleQueue()
        self._reader = threading.Thread(
            target=_read_answers, args=(self._child.stdout, self._answers), name="answers", daemon=True
        )
        self._reader.start()

    def ask(self, request: bytes, cancelled: Cancelled) -> bytes:
        """Return the answer to a request.

        Args:
            request: what the child is to do.
            cancelled: asked again and again while the child works.

        Raises:
            Interrupted: ``cancelled`` said so.
            TooMuchMemory, TooMuchTime: it took more than it may.
            ServiceEnded: there is no answer.
        """
        self.start()
        child, answers = self._child, self._answers
        assert child is not None
        assert child.stdin is not None
        watch: ResourceWatch | None = None  # most answers come before a watch is worth making
        try:
            with contextlib.suppress(OSError):  # the child is gone, which the missing answer shows
                child.stdin.write(frame(request))
                child.stdin.flush()
            answer = None
            while True:
                try:
                    answer = answers.get(timeout=_LOOK_EVERY_S)
                    break
                except queue.Empty:
                    if cancelled():
                        raise Interrupted from None
                    watch = watch or ResourceWatch(child.pid, self._bounds)
                    watch.look()
        except BaseException:
            self.close()
            raise
        if answer is None:
            self.close()
            _log.info("the child for %s ended with status %s", self._arguments[0], child.returncode)
            raise ServiceEnded
        return answer

    def close(self) -> None:
        """End the child, whatever it does."""
        child, self._child = self._child, None
        if child is None:
            return
        child.kill()
        with contextlib.suppress(OSError):
            if child.stdin is not None:
                child.stdin.close()
        child.wait()
        if self._reader is not None:
            self._reader.join()
        if child.stdout is not None:
            child.stdout.close()


def _read_answers(stream: IO[bytes], answers: queue.SimpleQueue[bytes | None]) -> None:
    """Read answers, in the parent's second thread: not every system lets a read from a pipe have a time limit."""
    with contextlib.suppress(OSError, ValueError):
        while (answer := read_frame(stream)) is not None:
            answers.put(answer)
    answers.put(None)
