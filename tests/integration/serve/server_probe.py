"""The real server in a thread, at a port of this computer's choosing."""

from __future__ import annotations

import http.client
import json
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any

from app.engine.engine import Engine
from app.engine.events import Event, Finished
from app.engine.port import EventSink
from app.engine.sharing.sole_client import sole_client
from app.models.library.model_library import Library
from app.paths import Paths
from app.serve.model_registry import STARTER, LoadOptions, ModelChoice
from app.serve.server import ServeOptions, Server, listen
from app.speculation.trace import Summary

PATIENCE_S = 120

LONG = {
    "model": "starter", "messages": [{"role": "user", "content": "Tell me a very long story."}], "max_tokens": 3000,
    "temperature": 1, "seed": 5,
}  # fmt: skip
"""A request whose reply takes longer than any test."""

HI = [{"role": "user", "content": "Hi"}]
BODIES: dict[str, dict[str, Any]] = {
    "/v1/chat/completions": {"messages": HI, "max_tokens": 2},
    "/v1/completions": {"prompt": "Hi", "max_tokens": 2},
    "/v1/responses": {"input": "Hi", "max_output_tokens": 2},
    "/v1/messages": {"messages": HI, "max_tokens": 2},
    "/completion": {"prompt": "Hi", "n_predict": 2},
    "/api/chat": {"messages": HI, "options": {"num_predict": 2}},
    "/api/generate": {"prompt": "Hi", "options": {"num_predict": 2}},
}
"""A request for two tokens at each path that has a reply written."""

SMALL = ModelChoice("small", "starter:q4_1", "starter:q4_1", pauses=False)
"""A pair that is there in no time and writes fast, where the models are not the subject."""
ONE_BY_ONE = LoadOptions(parallel=1)
"""Waiting for another's reply is the subject of many tests."""
SERVE_SMALL = ServeOptions(first=SMALL, loading=ONE_BY_ONE)


@dataclass(frozen=True, slots=True)
class Answer:
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def events(self) -> list[Any]:
        """Of a stream of server-sent events, the data; of NDJSON, the lines."""
        lines = self.body.decode().splitlines()
        if self.headers["content-type"].startswith("application/x-ndjson"):
            return [json.loads(line) for line in lines]
        data = [line.removeprefix("data: ") for line in lines if line.startswith("data: ")]
        return [json.loads(line) for line in data if line != "[DONE]"]


@dataclass(frozen=True, slots=True)
class Running:
    """A server that answers."""

    port: int
    server: Server
    summaries: list[Summary]
    """Of every reply so far, in the order in which they ended."""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str, body: Any = None, *, method: str | None = None, **headers: str) -> Answer:
        """One request; ``body`` is sent as JSON, bytes as they are."""
        content = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        try:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method or ("GET" if body is None else "POST"), path, content, named)
            answer = connection.getresponse()
            return Answer(answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read())
        finally:
            connection.close()

    def begin(self, path: str, body: Any) -> socket.socket:
        """Send a request and read nothing of its answer."""
        content = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(content)}\r\n\r\n"
        line = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE_S)
        line.sendall(head.encode() + content)
        return line


@contextmanager
def serving(
    paths: Paths, options: ServeOptions | None = None, *, port: int = 0, tell: Callable[[str], None] = lambda _: None
) -> Iterator[Running]:
    """A server for as long as the block runs; its thread and engine are gone afterwards."""
    options = replace(options or ServeOptions(first=STARTER, loading=ONE_BY_ONE), port=port)
    listening = listen(options.access.host, port)
    summaries: list[Summary] = []

    def engine(sink: EventSink) -> Engine:
        def heard(event: Event) -> None:
            if isinstance(event, Finished):
                summaries.append(event.trace.summary)
            sink(event)

        return Engine(heard, Library(paths))

    server = Server(options, paths, sole_client(engine), listening, tell=tell)
    ready, failed = threading.Event(), []

    def run() -> None:
        try:
            server.run(ready.set)
        except BaseException as error:  # noqa: BLE001 - raised again on the test's thread
            failed.append(error)
        finally:
            ready.set()

    at = listening.getsockname()[1]
    thread = threading.Thread(target=run, name="server")
    thread.start()
    try:
        assert ready.wait(PATIENCE_S)
        if failed:
            raise failed[0]
        yield Running(at, server, summaries)
    finally:
        server.stop()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()
    if failed:
        raise failed[0]
