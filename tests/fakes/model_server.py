"""A small server on this computer that answers as it is told: recorded answers, and every way to misbehave."""

from __future__ import annotations

import contextlib
import json
import socket
import struct
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def free_port() -> int:
    """Return a port at which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


@dataclass
class Request:
    """A request as it came."""

    path: str
    headers: dict[str, str]
    body: Any


@dataclass
class Reply:
    """An answer: a status, headers, and what follows; ``then`` is called once it is sent."""

    status: int = 200
    content: bytes = b""
    kind: str = "application/json"
    headers: dict[str, str] = field(default_factory=dict)
    breaks: bool = False
    """True if the connection is torn off after it, without an end."""
    holds: bool = False
    """True if nothing more comes, and no end either, until the server is closed."""


def as_json(value: Any, status: int = 200, **headers: str) -> Reply:
    named = {name.replace("_", "-"): text for name, text in headers.items()}
    return Reply(status, json.dumps(value).encode(), headers=named)


def stream(events: Iterable[Any], *, done: bool = True, breaks: bool = False, holds: bool = False) -> Reply:
    """Server-sent events; bytes among them are sent as they are."""
    parts = [
        event if isinstance(event, bytes) else b"data: " + json.dumps(event).encode() + b"\n\n" for event in events
    ]
    content = b"".join(parts) + (b"data: [DONE]\n\n" if done and not breaks and not holds else b"")
    return Reply(content=content, kind="text/event-stream", breaks=breaks, holds=holds)


def piece(text: str, finish: str | None = None) -> dict[str, object]:
    """A chunk of a chat completion, as OpenAI's API streams it."""
    return {"choices": [{"index": 0, "delta": {"content": text}, "finish_reason": finish}]}


def lines(objects: Iterable[Any]) -> Reply:
    """An object a line, as Ollama has it."""
    return Reply(content=b"".join(json.dumps(one).encode() + b"\n" for one in objects), kind="application/x-ndjson")


Answer = Reply | Callable[[Request], Reply]


class ModelServer:
    """Answers by path; what it was asked is kept."""

    def __init__(self, answers: dict[str, Answer]) -> None:
        self.answers = answers
        self.requests: list[Request] = []
        self.holding = threading.Event()
        """Set once an answer is held."""
        self.was_left = threading.Event()
        """Set once whoever was kept waiting has left."""
        self._released = threading.Event()
        self._connections: list[socket.socket] = []
        server = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def setup(self) -> None:
                super().setup()
                server._connections.append(self.connection)

            def do_GET(self) -> None:
                server._answer(self)

            do_POST = do_GET  # noqa: N815

            def log_message(self, *_: object) -> None:
                pass

        class Threaded(ThreadingHTTPServer):
            def handle_error(self, *_: object) -> None:
                pass  # who leaves in the middle is expected

        self._http = Threaded(("127.0.0.1", 0), Handler)
        self._http.daemon_threads = False
        self._thread = threading.Thread(
            target=self._http.serve_forever, kwargs={"poll_interval": 0.02}, name="fake-server"
        )

    @property
    def port(self) -> int:
        return int(self._http.server_address[1])

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def requests_to(self, path: str) -> list[Request]:
        return [request for request in self.requests if request.path == path]

    def start(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._released.set()
        self._http.shutdown()
        self._thread.join()
        for connection in self._connections:  # a client may keep them open for its next request
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)
        self._http.server_close()

    def _answer(self, handler: BaseHTTPRequestHandler) -> None:
        length = int(handler.headers.get("content-length") or 0)
        body = handler.rfile.read(length)
        headers = {name.casefold(): value for name, value in handler.headers.items()}
        request = Request(handler.path, headers, json.loads(body) if body else None)
        self.requests.append(request)
        answer = self.answers.get(handler.path, as_json({"error": {"message": "File Not Found", "code": 404}}, 404))
        reply = answer if isinstance(answer, Reply) else answer(request)
        handler.send_response(reply.status)
        handler.send_header("content-type", reply.kind)
        for name, value in reply.headers.items():
            handler.send_header(name, value)
        if reply.breaks or reply.holds:
            handler.send_header("transfer-encoding", "chunked")
        else:
            handler.send_header("content-length", str(len(reply.content)))
        handler.end_headers()
        if not (reply.breaks or reply.holds):
            handler.wfile.write(reply.content)
            return
        if reply.content:
            handler.wfile.write(f"{len(reply.content):x}\r\n".encode() + reply.content + b"\r\n")
        handler.close_connection = True
        if reply.holds:
            self._hold(handler.connection)
        else:  # torn off: whoever reads sees a reset, not an end
            handler.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))

    def _hold(self, connection: socket.socket) -> None:
        self.holding.set()
        connection.settimeout(0.02)
        while not self._released.is_set():
            try:
                if not connection.recv(1024):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        self.was_left.set()


@contextmanager
def answering(answers: dict[str, Answer]) -> Iterator[ModelServer]:
    """A server for as long as the block runs."""
    server = ModelServer(answers)
    server.start()
    try:
        yield server
    finally:
        server.close()
