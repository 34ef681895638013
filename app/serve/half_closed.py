"""Answers clients that close their half of a connection once they have asked.

Whether such a client waits for its answer or has left looks the same, and only what is sent to it tells: a computer
refuses what comes for a program that is gone. So it is sent something at once, where that is no part of the answer.
"""

from __future__ import annotations

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

_QUESTIONS = 3
_BETWEEN_S = 0.1
"""Seconds in which a refusal comes back; it is noticed with the next question."""


class HalfClosable(H11Protocol):
    """A connection that is kept for its answer after the other side has said all it will say."""

    def eof_received(self) -> bool:  # type: ignore[override] # as in asyncio: whether to keep the connection
        """Return whether a whole request waits for its answer."""
        cycle = self.cycle
        if cycle is None or cycle.response_complete or cycle.more_body or self.scope["http_version"] != "1.1":
            return False
        cycle.keep_alive = False
        cycle.message_event.set()  # who streams the answer asks by a part of it
        self._ask_whether_it_left(_QUESTIONS)
        return True

    def _ask_whether_it_left(self, times: int) -> None:
        if not times or self.cycle.response_started or self.transport.is_closing():
            return
        go_on = h11.InformationalResponse(status_code=100, headers=[], reason="Continue")  # every client passes over it
        self.transport.write(self.conn.send(go_on) or b"")
        self.loop.call_later(_BETWEEN_S, self._ask_whether_it_left, times - 1)
