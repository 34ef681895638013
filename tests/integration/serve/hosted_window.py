"""A window's use of the engine and of the local API beside it, without its widgets."""

from __future__ import annotations

import http.client
import json
import queue
from collections.abc import Iterator
from contextlib import contextmanager

from app.engine.commands import Generate, LoadPair
from app.engine.engine import Engine
from app.engine.events import Event, Finished, Loaded
from app.engine.sharing.shared_engine import SharedEngine
from app.models.library.model_library import Library
from app.paths import Paths
from app.references import STARTER_DRAFT, STARTER_TARGET
from app.remote.worker import remote_workers
from app.serve.hosted import HostedServer, ListenOptions, ServerEnded, ServerListening
from app.settings import Settings

PATIENCE_S = 120
STARTER = LoadPair(STARTER_TARGET, STARTER_DRAFT, parallel=1)


class Window:
    """A window's part towards the engine and the local API, without its widgets."""

    def __init__(self, paths: Paths, settings: Settings) -> None:
        self.paths, self.settings = paths, settings
        settings.set("parallel", 1)  # who waits is the subject of many tests
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.reported: queue.SimpleQueue[ServerListening | ServerEnded] = queue.SimpleQueue()
        self.shared = SharedEngine(lambda sink: Engine(sink, Library(paths), remote_workers()))
        self.person = self.shared.person(self.events.put)
        self.servers: list[HostedServer] = []
        self.jobs: list[int] = []

    def reset(self) -> None:
        """End the servers and replies of a test, and let the next one start with the person's pair and no news."""
        for server in self.servers:
            server.stop()
            server.join()
        for job in self.jobs:
            self.person.cancel(job)
            self.person.heard(job)
        self.servers, self.jobs = [], []
        if self.shared.in_memory is None or self.shared.in_memory[0] != STARTER:
            self.do(STARTER)
        self.heard()
        while not self.reported.empty():
            self.reported.get()

    def submit(self, command: LoadPair | Generate) -> int:
        self.jobs.append(self.person.submit(command))
        return self.jobs[-1]

    def until(self, kind: type[Event]) -> Event:
        while not isinstance(event := self.events.get(timeout=PATIENCE_S), kind):
            pass
        return event

    def heard(self) -> list[Event]:
        """Return what was told since."""
        events_heard = []
        while not self.events.empty():
            events_heard.append(self.events.get())
        return events_heard

    def serve(self, options: ListenOptions, pair: LoadPair | None = STARTER) -> HostedServer:
        server = HostedServer(
            options, self.settings, pair, paths=self.paths, make_client=self.shared.client, tell=self.reported.put
        )
        self.servers.append(server)
        server.start()
        return server

    def listening(self, pair: LoadPair | None = STARTER) -> tuple[HostedServer, int]:
        server = self.serve(ListenOptions(port=0), pair)
        event = self.reported.get(timeout=PATIENCE_S)
        assert isinstance(event, ServerListening)
        return server, int(event.address.rpartition(":")[2])

    def do(self, command: LoadPair | Generate) -> Event:
        job = self.submit(command)
        while (event := self.until(Loaded if isinstance(command, LoadPair) else Finished)).job != job:
            pass
        self.person.heard(job)
        return event


@contextmanager
def at_window(paths: Paths, settings: Settings) -> Iterator[Window]:
    window = Window(paths, settings)
    try:
        yield window
    finally:
        for server in window.servers:
            server.stop()
        window.person.close()
        for server in window.servers:
            server.join()


def ask(port: int, body: object, path: str = "/v1/chat/completions", **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    connection.request("POST", path, json.dumps(body), {**headers, "Connection": "close"})
    return connection.getresponse()


def got(port: int, path: str) -> dict:
    """Return what the server at ``port`` says at ``path``."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    try:
        connection.request("GET", path)
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


def words_of(answer: http.client.HTTPResponse) -> dict:
    content = json.loads(answer.read())
    assert answer.status == 200, content
    return content
