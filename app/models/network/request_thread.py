"""An errand on the network that can be left at once.

A thread that waits for a silent server, a name or a server's "try again in a minute" cannot be woken from every place
it may wait in. So an errand has a thread to itself, and whoever asked for it waits at a mailbox, which a stop reaches
too. An errand that was left is woken where that is possible, and whatever it still brings reaches nobody.

The errand's own thread also hashes and writes what it brings. Handing pieces to a second thread was tried: the two then
wait for the interpreter's lock more often than they gain by working side by side.
"""

from __future__ import annotations

import contextlib
import queue
import socket
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from app.models.network.cancellation import Cancellation

_QUIET_S = 3.0
"""Without a byte: then it is said that nothing comes."""
_PARTING_S = 0.1
"""How long one that was left is waited for: where it can be woken, it takes a few milliseconds."""


class BodyReceiver(Protocol):
    """Where the bytes of an errand go, as they come."""

    @property
    def written_bytes(self) -> int: ...

    def write(self, data: bytes) -> int: ...

    def start_over(self) -> None: ...


class RequestAbandoned(Exception):
    """Nobody waits for this errand any more. Raised on its own thread alone."""


@dataclass(frozen=True, slots=True)
class _End:
    result: Any = None
    error: BaseException | None = None


class RequestThread(threading.Thread):
    """One errand, on a thread of its own.

    Args:
        errand: what to do there; it may write to the :class:`RequestThread` as the Hub's client writes to a file.
        stop: ends the waiting; the errand ends when it notices.
        taker: gets the bytes, on the errand's thread, and no more once the waiting is over.
        judge: is given the headers of an answer, on the errand's thread, and raises if it is not the one wanted.
    """

    def __init__(
        self,
        errand: Callable[[RequestThread], Any],
        stop: Cancellation,
        taker: BodyReceiver | None = None,
        judge: Callable[[Mapping[str, str]], None] = lambda _: None,
    ) -> None:
        super().__init__(name="line", daemon=True)  # one that was left must not hold up the program's end
        self.judge = judge
        self._errand = errand
        self._stop_asked = stop
        self._taker = taker
        self._mail: queue.SimpleQueue[_End | None] = queue.SimpleQueue()
        self._taking = threading.Lock()
        self._left = False
        self._heard = False
        self._socket: socket.socket | None = None

    def wait(self, on_quiet: Callable[[], None] = lambda: None) -> Any:
        """Do the errand and give what it returns.

        Raises:
            Paused: the stop was used; the errand was left.
            Exception: what the errand raised, or the taker.
        """
        with self._stop_asked.ringing(self._mail):
            self.start()
            try:
                return self._end(on_quiet)
            finally:
                self._leave()

    def _end(self, on_quiet: Callable[[], None]) -> Any:
        while True:
            try:
                end = self._mail.get(timeout=_QUIET_S)
            except queue.Empty:
                if not self._heard:
                    on_quiet()
                self._heard = False
                continue
            self._stop_asked.check()
            if end is not None:
                if end.error is not None:
                    raise end.error
                return end.result

    def _leave(self) -> None:
        with self._taking:  # a piece that is being written is waited for
            self._left = True
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
        except RequestAbandoned:
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
            raise RequestAbandoned

    def write(self, data: bytes) -> int:
        with self._taken() as taker:
            taker.write(data)
        self._heard = True
        return len(data)

    def tell(self) -> int:
        with self._taken() as taker:
            return taker.written_bytes

    def seek(self, position: int) -> int:
        """The client goes back to the start alone, where a server ignores what was asked for."""
        with self._taken() as taker:
            if position == 0:
                taker.start_over()
            elif position != taker.written_bytes:
                raise ValueError("A download goes on at its end or starts over.")
        return position

    def truncate(self) -> int:
        return self.tell()

    @contextlib.contextmanager
    def _taken(self) -> Iterator[BodyReceiver]:
        """The taker, if somebody still waits."""
        with self._taking:
            if self._left or self._taker is None:
                raise RequestAbandoned
            yield self._taker
