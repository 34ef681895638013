"""An errand on the network that can be left at once.

A thread that waits for a silent server, a name or a server's "try again in a minute" cannot be woken from every place
it may wait in. So an errand has a thread to itself, and whoever asked for it waits at a mailbox, which a stop reaches
too. An errand that was left is woken where that is possible, and whatever it still brings reaches nobody.

It is also why downloads are fast: while one thread takes bytes from the network, the other one hashes and writes.
"""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from app.models.stop import Stop

_MOST_PIECES = 8
"""That came and are not taken yet; more wait in the network."""
_QUIET_S = 3.0
"""Without a byte: then it is said that nothing comes."""
_PARTING_S = 0.1
"""How long one that was left is waited for: where it can be woken, it takes a few milliseconds."""


class Taker(Protocol):
    """Where the bytes of an errand go, on the thread of whoever asked for it."""

    @property
    def written_bytes(self) -> int: ...

    def write(self, data: bytes) -> int: ...

    def start_over(self) -> None: ...


class Left(Exception):
    """Nobody waits for this errand any more. Raised on its own thread alone."""


@dataclass(frozen=True, slots=True)
class _End:
    result: Any = None
    error: BaseException | None = None


class _StartOver:
    pass


class Line(threading.Thread):
    """One errand, on a thread of its own.

    Args:
        errand: what to do there; it may write to the :class:`Line` as the Hub's client writes to a file.
        stop: ends the waiting; the errand ends when it notices.
        judge: is given the headers of an answer, on the errand's thread, and raises if it is not the one wanted.
    """

    def __init__(
        self, errand: Callable[[Line], Any], stop: Stop, judge: Callable[[Mapping[str, str]], None] = lambda _: None
    ) -> None:
        super().__init__(name="line", daemon=True)  # one that was left must not hold up the program's end
        self.judge = judge
        self._errand = errand
        self._stop_asked = stop
        self._mail: queue.SimpleQueue[Any] = queue.SimpleQueue()
        self._room = threading.Semaphore(_MOST_PIECES)
        self._at = 0
        self._left = False
        self._socket: socket.socket | None = None

    def wait(self, taker: Taker | None = None, on_quiet: Callable[[], None] = lambda: None) -> Any:
        """Do the errand and give what it returns; its bytes go to the taker as they come.

        Raises:
            Paused: the stop was used; the errand was left.
            Exception: what the errand raised, or the taker.
        """
        with self._stop_asked.ringing(self._mail):
            self._at = taker.written_bytes if taker else 0
            self.start()
            try:
                return self._take(taker, on_quiet)
            finally:
                self._leave()

    def _take(self, taker: Taker | None, on_quiet: Callable[[], None]) -> Any:
        while True:
            try:
                letter = self._mail.get(timeout=_QUIET_S)
            except queue.Empty:
                on_quiet()
                continue
            self._stop_asked.check()
            if isinstance(letter, _End):
                if letter.error is not None:
                    raise letter.error
                return letter.result
            if taker is None or letter is None:
                continue
            if isinstance(letter, _StartOver):
                taker.start_over()
            else:
                taker.write(letter)
                self._room.release()

    def _leave(self) -> None:
        self._left = True
        self._room.release(_MOST_PIECES)
        connection = self._socket
        if connection is not None:
            # Wakes a thread that reads from it; closing would not. It fails where the connection has ended.
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        self.join(_PARTING_S)

    # On the errand's thread from here on.

    def run(self) -> None:
        try:
            end = _End(self._errand(self))
        except Left:
            return
        except Exception as error:  # noqa: BLE001 - the boundary of a thread; raised again where it is waited for
            end = _End(error=error)
        finally:
            self._socket = None
        self._mail.put(end)

    def go_on(self, connection: socket.socket | None = None) -> None:
        """A question is about to be sent, or is answered over this connection.

        Raises:
            Left
        """
        self._socket = connection
        if self._left:
            raise Left

    def write(self, data: bytes) -> int:
        self._room.acquire()
        if self._left:
            raise Left
        self._mail.put(data)
        self._at += len(data)
        return len(data)

    def tell(self) -> int:
        return self._at

    def seek(self, position: int) -> int:
        """The client goes back to the start alone, where a server ignores what was asked for."""
        if position == 0 and self._at:
            self._at = 0
            self._mail.put(_StartOver())
        elif position != self._at:
            raise ValueError("A download goes on at its end or starts over.")
        return position

    def truncate(self) -> int:
        return self._at
