"""A child process that answers one request after another, each within bounds: for work that cannot be ended otherwise.

A request and an answer are bytes, each with its length before it, over the child's standard input and output. While
nothing is asked the child waits, and ends with its parent. One that was ended, because it took too much or nobody wants
its answer any more, is started anew for the next request.
"""

from __future__ import annotations

import contextlib
import logging
import queue
import subprocess
import threading
from collections.abc import Callable
from typing import IO

from app.llama.bounds import Bounds, Watch
from app.llama.child import start
from app.llama.serving import frame, read_frame
from app.speculation.model import Interrupted

_log = logging.getLogger(__name__)

_LOOK_EVERY_S = 0.02

Cancelled = Callable[[], bool]


class ServiceEnded(Exception):
    """The child ended by itself: it crashed, or something ended it from outside."""


class Service:
    """The parent's side. Made, asked and closed by one thread.

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
        """Whether there is a child, with all that it was told so far."""
        return self._child is not None and self._child.poll() is None

    def start(self) -> None:
        """Start the child, if there is none, and do not wait for it."""
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
        """The answer to a request.

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
        watch: Watch | None = None  # most answers come before there is anything to look after
        try:
            with contextlib.suppress(OSError):  # it is gone; the answer says so
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
                    watch = watch or Watch(child.pid, self._bounds)
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
    """The parent's second thread: it waits where a wait has no limit, on any system."""
    with contextlib.suppress(OSError, ValueError):
        while (answer := read_frame(stream)) is not None:
            answers.put(answer)
    answers.put(None)
