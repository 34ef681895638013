"""The body of an answer, as a :class:`RequestThread` reads it. Imported with the Hub's client alone, which is slow.

The client tries a broken body again by itself, sleeping in between and telling nobody. Here a break is an error of
ours, which it passes on, so that the person is told at once and a stop finds nobody asleep.
"""

from __future__ import annotations

from collections.abc import Iterator

import httpx2

from app.errors import HubUnreachable
from app.models.network.request_thread import RequestThread


class ResponseBody(httpx2.SyncByteStream):
    """Reads the bytes of an answer.

    Raises:
        HubUnreachable: the line broke (while iterating).
        Left: nobody waits for them any more.
    """

    def __init__(self, stream: httpx2.SyncByteStream, line: RequestThread) -> None:
        self._stream = stream
        self._line = line

    def __iter__(self) -> Iterator[bytes]:
        try:
            yield from self._stream
        except httpx2.TransportError as error:
            self._line.go_on()
            raise HubUnreachable("The connection broke. Going on where it stopped.") from error

    def close(self) -> None:
        self._stream.close()
