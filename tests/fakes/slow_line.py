"""A line between this computer and a server, as long and as narrow as it is told to be, and one that can be cut.

It passes bytes on after a delay and at a rate, as a distant network does. A cut is a pulled cable: nothing comes
through any more, in either direction, and nobody is told. Whoever connects then reaches nobody and hears nothing.
"""

from __future__ import annotations

import queue
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

_PIECE = 16 * 1024


class SlowLine:
    """Use :func:`slow_line`.

    Args:
        port: of the server on this computer.
        delay_s: how long a byte is under way.
        bytes_per_s: how many leave its end in a second, in each direction.
    """

    def __init__(self, port: int, delay_s: float, bytes_per_s: float) -> None:
        self._to = port
        self._delay_s, self._bytes_per_s = delay_s, bytes_per_s
        self._closing, self._is_cut = threading.Event(), threading.Event()
        self._sockets: list[socket.socket] = []
        self._threads: list[threading.Thread] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.passed_bytes = 0
        """From the server."""
        self._begin(self._accept)

    @property
    def port(self) -> int:
        return int(self._listening.getsockname()[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Let nothing through any more, without a word to either side."""
        self._is_cut.set()

    def mend(self) -> None:
        """Let new connections through again; what was under way is lost."""
        self._is_cut.clear()

    def close(self) -> None:
        self._closing.set()
        for one in (self._listening, *self._sockets):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        for thread in self._threads:
            thread.join()
        for one in (self._listening, *self._sockets):
            one.close()

    def _begin(self, work: object, *arguments: object) -> None:
        thread = threading.Thread(target=work, args=arguments, name="slow-line")  # type: ignore[arg-type]
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                here, _ = self._listening.accept()
            except OSError:
                return
            self._sockets.append(here)
            if self._is_cut.is_set():
                continue  # it is held, and hears nothing
            there = socket.create_connection(("127.0.0.1", self._to))
            self._sockets.append(there)
            for one in (here, there):
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            for source, sink, counted in ((here, there, False), (there, here, True)):
                under_way: queue.SimpleQueue[tuple[float, bytes]] = queue.SimpleQueue()
                self._begin(self._take, source, under_way)
                self._begin(self._give, sink, under_way, counted)

    def _take(self, source: socket.socket, under_way: queue.SimpleQueue[tuple[float, bytes]]) -> None:
        while True:
            try:
                piece = source.recv(_PIECE)
            except OSError:
                piece = b""
            under_way.put((time.monotonic() + self._delay_s, piece))
            if not piece:
                return

    def _give(self, sink: socket.socket, under_way: queue.SimpleQueue[tuple[float, bytes]], counted: bool) -> None:
        free_s = 0.0
        lost = False
        while True:
            at_s, piece = under_way.get()
            free_s = max(free_s, at_s) + len(piece) / self._bytes_per_s
            self._closing.wait(max(0.0, free_s - time.monotonic()))
            lost = lost or self._is_cut.is_set()
            if not lost:
                with suppress(OSError):  # the other side has left
                    if piece:
                        sink.sendall(piece)
                        self.passed_bytes += len(piece) * counted
                    else:
                        sink.shutdown(socket.SHUT_WR)
            if not piece:
                return


@contextmanager
def slow_line(port: int, *, delay_s: float = 0.0, bytes_per_s: float = 1e9) -> Iterator[SlowLine]:
    """A line to a server on this computer, for as long as the block runs."""
    line = SlowLine(port, delay_s, bytes_per_s)
    try:
        yield line
    finally:
        line.close()
