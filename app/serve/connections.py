"""Bounds the connections of strangers: how many there are, and how long each may keep the server waiting.

A connection takes a file of this process, and the window beside the server needs files too. Where there are too many,
the one that has waited longest without a whole request makes room. So whoever asks something is served, however many
others are silent or slow.

A client may close its half of a connection once it has asked. Whether it waits for its answer or has left looks the
same, and only what is sent to it tells: a computer refuses what comes for a program that is gone. So it is sent
something at once, where that is no part of the answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any

import h11
from starlette.types import ASGIApp
from uvicorn.protocols.http.flow_control import service_unavailable
from uvicorn.protocols.http.h11_impl import H11Protocol

from app.serve.api_errors import ApiError, body_of, dialect_of, refused
from app.serve.replies import encoded
from app.system.process import open_file_limit

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


_log = logging.getLogger("draftlight.serve")

AT_ONCE = 128
"""Connections that may be taken in one step of the event loop, before any of them is counted."""


@dataclass(frozen=True, slots=True)
class ConnectionLimits:
    """Limits on the connections of one server."""

    in_all: int = 512
    """More than requests may wait and pages may watch, so that there is always one to close."""
    per_address: int = 384
    head_s: float = 15.0
    """Seconds from the connection, or the answer before, until the head of a request is there."""
    body_s: float = 120.0
    """Seconds in which the body of a request must arrive."""
    unread_s: float = 60.0
    """Seconds in which the other side must take some of what waits for it."""

    def within(self, files: int) -> ConnectionLimits:
        """Return these limits, or lower ones where the process may have few files open."""
        in_all = min(self.in_all, files // 4)
        return replace(self, in_all=in_all, per_address=min(self.per_address, -(-in_all * 3 // 4)))


class ConnectionRoom:
    """Counts the connections of one server by address, and chooses which are closed to make room."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits.within(open_file_limit())
        self._open: dict[str, set[Connection]] = {}
        self._waiting: dict[str, dict[Connection, None]] = {}
        """Connections without a whole request, in the order in which they began to wait."""
        self._is_told = False

    def enter(self, connection: Connection) -> bool:
        """Count a connection, which makes room for itself if it must; return whether it could."""
        beside = self._open.setdefault(connection.address, set())
        beside.add(connection)
        self.note(connection, is_waiting=True)
        if len(beside) > self.limits.per_address:
            crowd = self._waiting[connection.address]
        elif sum(map(len, self._open.values())) > self.limits.in_all:
            crowd = max(self._waiting.values(), key=len)
        else:
            return True
        if not self._is_told:
            self._is_told = True
            _log.warning("too many connections are open: from now on, those that ask nothing are closed to make room")
        oldest = next(iter(crowd))
        if oldest is connection:
            return False
        oldest.drop()
        return True

    def note(self, connection: Connection, *, is_waiting: bool) -> None:
        """Take note of whether a connection waits for a request, from now on, or has a whole one."""
        if connection not in self._open.get(connection.address, ()):
            return
        waiting = self._waiting.setdefault(connection.address, {})
        waiting.pop(connection, None)
        if is_waiting:
            waiting[connection] = None
        elif not waiting:
            del self._waiting[connection.address]

    def leave(self, connection: Connection) -> None:
        """Forget a connection that is closed."""
        self.note(connection, is_waiting=False)
        beside = self._open.get(connection.address, set())
        beside.discard(connection)
        if not beside:
            self._open.pop(connection.address, None)


class Connection(HalfClosable):
    """A connection that is closed when it keeps us waiting, or another one needs its place."""

    def __init__(self, room: ConnectionRoom, **for_uvicorn: Any) -> None:
        super().__init__(**for_uvicorn)
        self._room = room
        self.address = ""
        """Address of the other side, without its port."""
        self._phase: tuple[Any, Any] | None = None
        self._since = self._unread_since = self.loop.time()
        self._unread = 0

    @property
    def is_waiting(self) -> bool:
        """Return whether no whole request is here."""
        return self.conn.their_state in {h11.IDLE, h11.SEND_BODY}

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override] # as in uvicorn
        super().connection_made(transport)
        self.address = self.client[0] if self.client is not None else ""
        if not self._room.enter(self):
            self.app = _crowded

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._room.leave(self)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._note_phase()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._note_phase()

    def drop(self) -> None:
        """Close the connection at once."""
        self._room.leave(self)
        self.transport.abort()

    def end_if_late(self, now: float) -> None:
        """Close the connection if the other side has taken too long."""
        limits = self._room.limits
        unread = self.transport.get_write_buffer_size()
        if not unread or unread != self._unread:
            self._unread, self._unread_since = unread, now
        if now - self._unread_since > limits.unread_s:
            self.drop()
        elif self.transport.is_closing():
            return
        elif self.conn.their_state is h11.IDLE and now - self._since > limits.head_s:
            self._refuse_late("/")
        elif self.conn.their_state is h11.SEND_BODY and now - self._since > limits.body_s:
            self._refuse_late(self.scope["path"])

    def _note_phase(self) -> None:
        phase = self.conn.their_state, self.cycle
        if phase != self._phase:
            self._phase, self._since = phase, self.loop.time()
            self._room.note(self, is_waiting=self.is_waiting)

    def _refuse_late(self, path: str) -> None:
        """Say that the request did not arrive in time, if any of it came; close."""
        has_begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        self._end(ApiError(408, "The request did not arrive in time.") if has_begun else None, path)

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - as uvicorn calls it
        """Refuse what is no HTTP: the head of a request, or the body of one whose path is known."""
        has_head = self.cycle is not None and not self.cycle.response_complete
        self._end(refused("This is no valid HTTP request."), self.scope["path"] if has_head else "/")

    def _end(self, error: ApiError | None, path: str) -> None:
        """Close the connection, with an error unless an answer has begun."""
        if error is not None and self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            body = encoded(body_of(error, dialect_of(path)))
            headers = [
                ("content-type", "application/json"),
                ("content-length", str(len(body))),
                ("connection", "close"),
            ]
            reason = HTTPStatus(error.status).phrase.encode()
            head = h11.Response(status_code=error.status, headers=headers, reason=reason)
            for event in (head, h11.Data(data=body), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()


_crowded: ASGIApp = service_unavailable  # type: ignore[assignment] # uvicorn's own types for the same


def end_late_connections(connections: Iterable[Any], now: float) -> None:
    """Close those connections of a server that keep it waiting."""
    for connection in tuple(connections):
        connection.end_if_late(now)


def drop_without_request(connections: Iterable[Any]) -> None:
    """Close those connections of a server that have asked nothing: it ends."""
    for connection in tuple(connections):
        if connection.is_waiting:
            connection.drop()
