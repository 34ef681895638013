"""A server with few places: who asks is served, who is silent, slow or greedy makes room."""

from __future__ import annotations

import errno
import http.client
import logging
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.engine.sharing.sole_client import sole_client
from app.paths import Paths
from app.serve.connections import ConnectionLimits
from app.serve.server import ServeOptions, Server, listen
from tests.fakes.scripted_engine import Script, ScriptedEngine

pytestmark = pytest.mark.not_quick

PATIENCE_S = 60
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
def serving(folder: Path, limits: ConnectionLimits) -> Iterator[Served]:
    listening = listen("127.0.0.1", 0)
    clients = sole_client(lambda sink: ScriptedEngine(sink, Script()))
    server = Server(ServeOptions(connections=limits, last_words_s=1), Paths.at(folder), clients, listening)
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


@pytest.mark.parametrize("sent", KINDS.values(), ids=KINDS)
def test_a_client_that_asks_is_served_whatever_others_leave_open(tmp_path, caplog, sent):
    with caplog.at_level(logging.WARNING), serving(tmp_path, FEW) as served, ExitStack() as held:
        lines = [held.enter_context(served.connect(sent)) for _ in range(40)]
        for _ in range(3):
            assert served.ask()[0] == 200
        all_of(lines[0])  # is closed by now
        assert served.ask("/v1/models")[0] == 200
    log_lines = [record.getMessage() for record in caplog.records]
    assert len(log_lines) <= 1
    assert all("too many connections" in line for line in log_lines)
    caplog.clear()


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


def test_where_all_have_asked_the_next_one_is_told_to_come_later(tmp_path, caplog):
    limits = ConnectionLimits(in_all=8, per_address=6)
    with caplog.at_level(logging.WARNING), serving(tmp_path, limits) as served, ExitStack() as held:
        for _ in range(6):
            line = held.enter_context(served.connect(b"GET /draftlight/watch HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"))
            assert line.recv(16).startswith(b"HTTP/1.1 200")
        assert served.ask()[0] == 503
    assert "too many connections" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("kind", ["half a line", "half a head", "half a body", "a body in pieces"])
def test_a_request_that_does_not_arrive_in_time_is_refused(tmp_path, kind):
    with serving(tmp_path, ConnectionLimits(head_s=0, body_s=0)) as served, served.connect(KINDS[kind]) as line:
        answer = all_of(line)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"did not arrive in time" in answer


def test_a_silent_connection_is_closed_without_a_word(tmp_path):
    with serving(tmp_path, ConnectionLimits(head_s=0)) as served, served.connect() as line:
        assert all_of(line) == b""


def test_answers_that_nobody_reads_do_not_hold_a_connection(tmp_path):
    with serving(tmp_path, ConnectionLimits(unread_s=0)) as served, served.connect() as line:
        ask_on = iter(lambda: line.send(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n"), 0)
        with pytest.raises(ConnectionError):
            sum(ask_on)


def test_a_server_with_half_requests_ends_at_once(tmp_path):
    with serving(tmp_path, ConnectionLimits()) as served:
        lines = [served.connect(sent) for sent in KINDS.values()]
        assert served.ask()[0] == 200
    for line in lines:
        all_of(line)
        line.close()


def test_fewer_connections_are_held_where_few_files_may_be_open():
    usual = ConnectionLimits()
    assert usual.within(4096) == usual
    few = usual.within(256)
    assert (few.in_all, few.per_address) == (64, 48)


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


def test_a_want_of_files_is_logged_once(tmp_path, caplog):
    resource = pytest.importorskip("resource", reason="Windows has no such limit")
    with serving(tmp_path, ConnectionLimits()) as served, socket.socket() as line, ExitStack() as taken:
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
