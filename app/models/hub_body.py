"""The body of a server's answer, as a :class:`Line` reads it. Imported with the Hub's client alone: it takes a while.

The client tries a broken body again by itself, sleeping in between and telling nobody. Here a break is an error of
ours, which it passes on, so that the person is told at once and a stop finds nobody asleep.

A body of known length that is sent as it is needs no parsing. The client's HTTP library parses it all the same, which
copies each byte five times while no other thread may run; so what follows the first piece is read from the connection.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpcore2
import httpx2

from app.errors import HubUnreachable
from app.models.line import Line

READ_BYTES = 512 * 1024
_BROKEN = (httpx2.TransportError, httpcore2.NetworkError, httpcore2.TimeoutException, httpcore2.ProtocolError)


class Body(httpx2.SyncByteStream):
    """Reads the bytes of an answer.

    Raises:
        HubUnreachable: the line broke (while iterating).
        Left: nobody waits for them any more.
    """

    def __init__(self, response: Any, line: Line) -> None:
        self._response = response
        self._stream: httpx2.SyncByteStream = response.stream
        self._line = line

    def __iter__(self) -> Iterator[bytes]:
        length = self._length()
        try:
            yield from self._stream if length is None else self._unparsed(length)
        except _BROKEN as error:
            self._line.go_on()
            raise HubUnreachable("The connection broke. Going on where it stopped.") from error

    def close(self) -> None:
        self._stream.close()

    def _length(self) -> int | None:
        """How many bytes follow one another on the connection, and nothing else; ``None`` where more is sent."""
        headers, length = self._response.headers, self._response.headers.get("Content-Length", "")
        plain = self._response.http_version == "HTTP/1.1" and "Transfer-Encoding" not in headers
        return int(length) if plain and length.isdigit() and self._response.status_code in {200, 206} else None

    def _unparsed(self, length: int) -> Iterator[bytes]:
        parsed = iter(self._stream)  # closed at its end, it closes the connection: which is not in order any more
        first = next(parsed, b"")  # all that came with the head of the answer
        yield first
        left = length - len(first)
        network = self._response.extensions["network_stream"]
        timeout_s = self._response.request.extensions.get("timeout", {}).get("read")
        while left > 0:
            piece = network.read(min(left, READ_BYTES), timeout_s)
            if not piece:
                raise httpx2.RemoteProtocolError("The server closed the connection before the end.")
            left -= len(piece)
            yield piece
