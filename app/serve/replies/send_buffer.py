"""Holds the parts of an answer until they are sent, and sends together what waits together."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import groupby

from starlette.types import Message, Send

from app.serve.api_errors import ApiError
from app.serve.requests.fields import ignored_headers

MOST_UNREAD_BYTES = 4 * 2**20
"""Bytes of a reply that may wait for its reader, besides those in the connection's own buffers."""
NOTICE_HEADER = b"x-draftlight-notice"
"""Names what was done otherwise than it was asked for, and why."""
_LONGEST_NOTICE = 1000
_PLAIN_QUOTES = str.maketrans("“”’", '""\'')
MOST_STALLED_S = 60.0
"""Seconds after which a reader that takes nothing is held to have left."""
LINES_OF_JSON = "application/x-ndjson"
"""Type of a stream in which each line is a value by itself."""


class SendBuffer:
    """Holds what is to be sent to one reader. The engine never waits: a reader who is too slow loses the reply.

    Args:
        ignored: names of what was ignored of the request; a header tells.
    """

    def __init__(self, ignored: Sequence[str] = ()) -> None:
        self._messages: asyncio.Queue[Message | None] = asyncio.Queue()
        self._bytes = self.added = 0
        self._headers = [(name.encode(), value.encode()) for name, value in ignored_headers(ignored).items()]
        self.begun = False
        self._are_lines = False

    def begin(self, media_type: str, length: int | None = None, notices: Sequence[str] = ()) -> None:
        """Send the head of the answer.

        Args:
            media_type: of the body.
            length: of the body in bytes, where it is known.
            notices: sentences about what was done otherwise than it was asked for.
        """
        self.begun, self._are_lines = True, media_type == LINES_OF_JSON
        headers = [(b"content-type", media_type.encode()), (b"cache-control", b"no-store"), *self._headers]
        if length is not None:
            headers.append((b"content-length", str(length).encode()))
        headers += [(NOTICE_HEADER, header_text(sentence)) for sentence in notices]
        self._messages.put_nowait({"type": "http.response.start", "status": 200, "headers": headers})

    def add(self, content: bytes) -> None:
        """Add something to send.

        Raises:
            ApiError: too much waits for the reader already.
        """
        if not content:
            return
        if self._bytes > MOST_UNREAD_BYTES:
            raise ApiError(503, "The reply was ended: it was not read.")
        self.add_last(content)

    def add_last(self, content: bytes) -> None:
        """Add something to send, however much waits for the reader."""
        self._bytes += len(content)
        self.added += 1
        self._messages.put_nowait({"type": "http.response.body", "body": content, "more_body": True})

    def end(self) -> None:
        """Note that nothing more will come."""
        if self.begun:
            self._messages.put_nowait({"type": "http.response.body", "body": b""})
        self._messages.put_nowait(None)

    async def deliver(self, send: Send) -> None:
        """Send everything, until the end."""
        is_over = False
        while not is_over:
            waiting = [await self._messages.get()]
            while not self._messages.empty():
                waiting.append(self._messages.get_nowait())
            is_over = waiting[-1] is None
            for message in _merged(waiting, are_lines=self._are_lines):
                async with asyncio.timeout(MOST_STALLED_S):
                    await send(message)
                self._bytes -= len(message.get("body", b""))


def _merged(messages: Sequence[Message | None], *, are_lines: bool) -> Iterator[Message]:
    """Yield messages in their order, neighbouring parts of a body as one, unless each is a line.

    Programs read what comes at once as one JSON value, as Ollama sends it: they would read none where there are two.
    """
    for is_part, group in groupby(messages, key=lambda message: bool(message and message.get("more_body"))):
        if is_part and not are_lines:
            body = b"".join(message["body"] for message in group if message is not None)
            yield {"type": "http.response.body", "body": body, "more_body": True}
        else:
            yield from (message for message in group if message is not None)


def header_text(sentence: str) -> bytes:
    """Return a sentence as a header can have it: ASCII letters of one line."""
    plain = "".join(letter if letter.isprintable() else " " for letter in sentence[:_LONGEST_NOTICE])
    return plain.translate(_PLAIN_QUOTES).encode("ascii", "backslashreplace")
