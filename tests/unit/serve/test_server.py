"""The server itself: its end, its answers to mistakes, streams that come together, and the connections it holds."""

from __future__ import annotations

import asyncio
import errno
import http.client
import json
import logging
import os
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.types import Message

from app.engine.sharing.sole_client import sole_client
from app.errors import BugError, ConversationRefused, NotEnoughMemory
from app.paths import Paths
from app.serve.api_errors import Dialect, body_of, explained
from app.serve.apis.ollama import OllamaWriter
from app.serve.broadcast import Broadcast
from app.serve.connections import ConnectionLimits
from app.serve.model_registry import ModelChoice
from app.serve.replies import SendBuffer, Services, Writer
from app.serve.security import AccessRules
from app.serve.server import ServeOptions, Server, application, listen
from app.speculation.trace import Round
from tests.fakes.scripted_engine import REPLY, Script, ScriptedEngine


@pytest.mark.parametrize("problem", [BugError("Something went wrong inside."), NotEnoughMemory("It does not fit.")])
def test_the_error_keeps_its_kind(tmp_path, problem):
    options = ServeOptions(first=ModelChoice("tiny", "tiny.gguf"))
    clients = sole_client(lambda sink: ScriptedEngine(sink, Script(load_error=problem)))
    server = Server(options, Paths.at(tmp_path), clients, listen("127.0.0.1", 0))
    with pytest.raises(type(problem), match=str(problem)):
        server.run()


def get(path: str) -> tuple[int, Any]:
    """Ask an application that has no services at all, so that whatever needs one is a mistake of ours."""
    app = application(cast("Services", object()), AccessRules(), Broadcast())
    sent: list[Message] = []

    async def receive() -> Message:
        return {"type": "http.request", "body": b"{}"}

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "http", "method": "GET", "path": path, "query_string": b"", "headers": [(b"host", b"127.0.0.1")],
        "http_version": "1.1",
    }  # fmt: skip
    asyncio.run(app(scope, receive, send))
    return sent[0]["status"], json.loads(b"".join(part.get("body", b"") for part in sent[1:]))


def test_a_mistake_of_ours_is_told_in_the_words_of_the_api(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "draftlight.serve"):
        status, answer = get("/v1/models")
        assert status == 500
        assert answer["error"]["type"] == "server_error"
        assert answer["error"]["message"] == "Something went wrong inside Draftlight. Its log tells more."
        assert get("/api/tags") == (500, {"error": answer["error"]["message"]})
    assert "AttributeError" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("dialect", Dialect)
def test_a_conversation_that_the_template_refuses_is_the_requests_fault(dialect: Dialect) -> None:
    refusal = explained(ConversationRefused("Roles must take turns."))
    assert refusal.status == 400
    error = body_of(refusal, dialect)["error"]
    if dialect in {Dialect.OPENAI, Dialect.ANTHROPIC}:
        assert error["type"] == "invalid_request_error"
        error = error["message"]
    assert error == "Roles must take turns."


def sent(media_type: str, *parts: bytes) -> list[bytes]:
    """The parts of a body as they are sent, where all of them wait at once."""
    bodies: list[bytes] = []

    async def send(message: Any) -> None:
        if message["type"] == "http.response.body":
            bodies.append(message["body"])

    async def deliver() -> None:
        buffer = SendBuffer()
        buffer.begin(media_type)
        for part in parts:
            buffer.add(part)
        buffer.end()
        await buffer.deliver(send)

    asyncio.run(deliver())
    return bodies


@pytest.mark.parametrize("count", [1, 2, 5])
def test_events_that_wait_together_are_sent_together_and_lines_of_json_each_by_itself(count: int) -> None:
    lines = [b'{"response":"%d"}\n' % number for number in range(count)]
    assert sent(OllamaWriter.media_type, *lines) == [*lines, b""]
    assert sent(Writer.media_type, *lines) == [b"".join(lines), b""]


TURNS = {"messages": [{"role": "user", "content": "Hi"}], "model": "tiny", "stream": True}
TOLD = {"draftlight": {"rounds": True}}


@pytest.fixture
def url(tmp_path):
    with serving(tmp_path, first=ModelChoice("tiny", "tiny.gguf"), script=Script(draft_tokens=0)) as served:
        yield served.server.address


def streamed(url: str, body: dict[str, Any]) -> list[dict[str, Any]]:
    request = urllib.request.Request(url, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        lines = [line.removeprefix("data: ") for line in answer.read().decode().splitlines()]
    return [json.loads(line) for line in lines if line.startswith("{")]


def chat(event: dict[str, Any]) -> str:
    return event["choices"][0]["delta"].get("content") or ""


@pytest.mark.parametrize(
    ("path", "body", "text_of"),
    [
        ("/v1/chat/completions", TURNS, chat),
        ("/v1/completions", {"prompt": "Hi", "stream": True, "max_tokens": 99}, lambda e: e["choices"][0]["text"]),
        ("/v1/responses", {"input": "Hi", "stream": True}, lambda e: e.get("delta", "")),
        ("/v1/messages", TURNS | {"max_tokens": 99}, lambda e: e.get("delta", {}).get("text", "")),
        ("/completion", {"prompt": "Hi", "stream": True}, lambda e: e["content"]),
        ("/api/chat", TURNS, lambda e: e["message"]["content"]),
    ],
)
def test_a_stream_has_fewer_events_than_rounds_and_tells_each(url, path, body, text_of):
    events = streamed(url + path, body | TOLD)
    assert "".join(text_of(event) for event in events) == REPLY
    are_rounds_known = [event["draftlight"]["rounds"] for event in events if "draftlight" in event]
    rounds = [Round.from_json(number, one) for number, one in enumerate(chain.from_iterable(are_rounds_known))]
    assert "".join(one.text for one in rounds) == REPLY
    assert len(are_rounds_known) < len(rounds)


PATIENCE_S = 60
USUAL = ConnectionLimits()
FEW = ConnectionLimits(in_all=12, per_address=8)
HEAD = b"GET /v1/models HTTP/1.1\r\nHost: 127.0.0.1\r\n"
KINDS = {
    "silent": b"",
    "half a line": b"GET /v1/mod",
    "half a head": HEAD + b"X-A: ",
    "half a body": b"POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 33000000\r\n\r\n{",
    "a body in pieces": b"POST /api/chat HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n",
    "done and kept": HEAD + b"\r\n",
    "waits to be told to go on": b"POST /api/chat HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n"
    b"Expect: 100-continue\r\n\r\n",
    "wants another protocol": HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
    "no HTTP": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
}


@dataclass(frozen=True, slots=True)
class Served:
    port: int
    server: Server

    def connect(self, sent: bytes = b"", host: str = "127.0.0.1") -> socket.socket:
        line = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE_S, source_address=(host, 0))
        line.sendall(sent)
        return line

    def ask(self, path: str = "/health") -> tuple[int, bytes]:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        try:
            connection.request("GET", path)
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()


@contextmanager
def serving(
    folder: Path,
    limits: ConnectionLimits = USUAL,
    *,
    first: ModelChoice | None = None,
    script: Script | None = None,
) -> Iterator[Served]:
    listening = listen("127.0.0.1", 0)
    clients = sole_client(lambda sink: ScriptedEngine(sink, script or Script()))
    options = ServeOptions(first=first, connections=limits, last_words_s=1)
    server = Server(options, Paths.at(folder), clients, listening)
    ready = threading.Event()
    port = listening.getsockname()[1]
    thread = threading.Thread(target=server.run, args=(ready.set,))
    thread.start()
    try:
        assert ready.wait(PATIENCE_S)
        yield Served(port, server)
    finally:
        server.stop()
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


def all_of(line: socket.socket) -> bytes:
    """Return what comes until the other side closes, in whatever way."""
    got = b""
    try:
        while part := line.recv(65536):
            got += part
    except ConnectionError:
        pass
    return got


@pytest.mark.not_quick
@pytest.mark.parametrize("kind", sorted(KINDS.keys() - {"half a line", "half a head", "a body in pieces"}))
def test_a_client_that_asks_is_served_whatever_others_leave_open(tmp_path, caplog, kind):
    with caplog.at_level(logging.WARNING), serving(tmp_path, FEW) as served, ExitStack() as held:
        lines = [held.enter_context(served.connect(KINDS[kind])) for _ in range(40)]
        for _ in range(3):
            assert served.ask()[0] == 200
        all_of(lines[0])  # is closed by now
        assert served.ask("/v1/models")[0] == 200
    log_lines = [record.getMessage() for record in caplog.records]
    assert len(log_lines) <= 1
    assert all("too many connections" in line for line in log_lines)
    caplog.clear()


@pytest.mark.not_quick
def test_pages_that_watch_leave_room_too(tmp_path, caplog):
    limits = ConnectionLimits(in_all=80, per_address=60)
    with caplog.at_level(logging.WARNING), serving(tmp_path, limits) as served, ExitStack() as held:
        ask = b"GET /draftlight/watch HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        watching = [held.enter_context(served.connect(ask)) for _ in range(90)]
        for line in watching:  # each is answered or closed before the next one comes
            with suppress(ConnectionError):
                line.recv(1)
        assert served.ask()[0] == 200
    caplog.clear()


@pytest.mark.not_quick
@pytest.mark.skipif(sys.platform == "darwin", reason="this computer has one address of its own there")
def test_one_address_leaves_room_for_the_others(tmp_path, caplog):
    with caplog.at_level(logging.WARNING), serving(tmp_path, FEW) as served, ExitStack() as held:
        other = held.enter_context(served.connect(host="127.0.0.2"))
        for _ in range(30):
            held.enter_context(served.connect())
        assert served.ask()[0] == 200
        other.sendall(HEAD + b"Connection: close\r\n\r\n")
        assert all_of(other).startswith(b"HTTP/1.1 200")
    caplog.clear()


@pytest.mark.not_quick
def test_where_all_have_asked_the_next_one_is_told_to_come_later(tmp_path, caplog):
    limits = ConnectionLimits(in_all=8, per_address=6)
    with caplog.at_level(logging.WARNING), serving(tmp_path, limits) as served, ExitStack() as held:
        for _ in range(6):
            line = held.enter_context(served.connect(b"GET /draftlight/watch HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"))
            assert line.recv(16).startswith(b"HTTP/1.1 200")
        assert served.ask()[0] == 503
    assert "too many connections" in caplog.text
    caplog.clear()


@pytest.mark.not_quick
@pytest.mark.parametrize("kind", ["half a line", "half a head", "a body in pieces"])
def test_a_request_that_does_not_arrive_in_time_is_refused(tmp_path, kind):
    with serving(tmp_path, ConnectionLimits(head_s=0, body_s=0)) as served, served.connect(KINDS[kind]) as line:
        answer = all_of(line)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"did not arrive in time" in answer


NO_HTTP = "This is no valid HTTP request."
BROKEN_BODY = b"Host: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"


@pytest.mark.not_quick
@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (
            KINDS["no HTTP"],
            {"error": {"message": NO_HTTP, "type": "invalid_request_error", "param": None, "code": 400}},
        ),
        (b"POST /api/chat HTTP/1.1\r\n" + BROKEN_BODY, {"error": NO_HTTP}),
        (
            b"POST /v1/messages HTTP/1.1\r\n" + BROKEN_BODY,
            {"type": "error", "error": {"type": "invalid_request_error", "message": NO_HTTP}},
        ),
    ],
)
def test_what_is_no_http_is_refused_in_the_words_of_the_api(tmp_path, sent, answer):
    with serving(tmp_path) as served, served.connect(sent) as line:
        head, _, body = all_of(line).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body) == answer


@pytest.mark.not_quick
def test_a_body_that_breaks_after_its_answer_closes_the_connection_and_is_no_mistake_of_ours(tmp_path, caplog):
    start = b"POST /nowhere HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"
    with caplog.at_level(logging.WARNING), serving(tmp_path) as served, served.connect(start) as line:
        answer = line.recv(65536)
        line.sendall(b"zz\r\n")
        answer += all_of(line)
    assert answer.count(b"HTTP/1.1 ") == 1
    assert not caplog.records


@pytest.mark.not_quick
def test_a_silent_connection_is_closed_without_a_word(tmp_path):
    with serving(tmp_path, ConnectionLimits(head_s=0)) as served, served.connect() as line:
        assert all_of(line) == b""


@pytest.mark.not_quick
def test_answers_that_nobody_reads_do_not_hold_a_connection(tmp_path):
    with serving(tmp_path, ConnectionLimits(unread_s=0)) as served, served.connect() as line:
        ask_on = iter(lambda: line.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n"), 0)
        with pytest.raises(ConnectionError):
            sum(ask_on)


@pytest.mark.not_quick
def test_a_server_with_half_requests_ends_at_once(tmp_path):
    with serving(tmp_path) as served:
        lines = [served.connect(sent) for sent in KINDS.values()]
        assert served.ask()[0] == 200
    for line in lines:
        all_of(line)
        line.close()


@pytest.mark.not_quick
def test_fewer_connections_are_held_where_few_files_may_be_open():
    assert USUAL.within(4096) == USUAL
    few = USUAL.within(256)
    assert (few.in_all, few.per_address) == (64, 48)


@pytest.mark.not_quick
def test_the_program_may_open_more_files_than_its_shell_allows():
    code = (
        "from app.system.process import open_file_limit, raise_open_file_limit as raised;"
        "raised(); print(open_file_limit())"
    )
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    command = ["sh", "-c", f'ulimit -Sn 200; exec "{sys.executable}" -c "{code}"']
    result = subprocess.run(command, capture_output=True, text=True, check=True, cwd=Path(__file__).parents[3]).stdout
    assert int(result) == (4096 if hard == resource.RLIM_INFINITY else min(4096, hard))


@pytest.mark.not_quick
def test_a_want_of_files_is_logged_once(tmp_path, caplog):
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    with serving(tmp_path) as served, socket.socket() as line, ExitStack() as taken:
        assert served.ask()[0] == 200
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        line.settimeout(PATIENCE_S)
        log = Said()
        logging.getLogger("draftlight.serve").addHandler(log)
        taken.callback(logging.getLogger("draftlight.serve").removeHandler, log)
        resource.setrlimit(resource.RLIMIT_NOFILE, (line.fileno() + 20, hard))
        try:
            with suppress(OSError):
                while True:
                    taken.callback(os.close, os.dup(line.fileno()))
            line.connect(("127.0.0.1", served.port))
            line.sendall(HEAD + b"Connection: close\r\n\r\n")
            assert log.something.wait(PATIENCE_S)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        assert all_of(line).startswith(b"HTTP/1.1 200")  # once there are files again
    sentence = f"no connection can be taken for now: {os.strerror(errno.EMFILE)}"
    assert [record.getMessage() for record in caplog.records] == [sentence]
    caplog.clear()


class Said(logging.Handler):
    """Tells that something was logged."""

    def __init__(self) -> None:
        super().__init__()
        self.something = threading.Event()

    def emit(self, _record: logging.LogRecord) -> None:
        self.something.set()
