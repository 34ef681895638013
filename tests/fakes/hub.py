"""A stand-in of the Hub on this computer, with a second server for the files themselves, and faults to order.

Answers what the real client asks: a repository's listing with sizes and hashes, search, and files by HEAD and GET with
ranges. The file server (the real one is a content network under another name) records what it was sent, so that a test
can see that no token reached it.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import socket
import struct
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from app.models.network.hub_internals import client
from tests.fakes.gguf_files import gguf, model_values, vocabulary

GB = 1_000_000_000


def model_file(changed: str = "", **values: object) -> bytes:
    """A whole GGUF of a megabyte. ``changed`` replaces a token, so that it splits text differently."""
    tokens = vocabulary(20, t7=changed) if changed else vocabulary(20)
    return gguf(model_values(tokens, **values), [("a", 0)], data=random.Random(1).randbytes(1_100_000))


def repo_of(name: str, sizes_gb: Mapping[str, float], content: bytes | None = None, **facts: object) -> Repo:
    """A model at several precisions; sizes as the Hub states them, in GB. Such a file can be looked at, not fetched."""
    names = {f"{name}-{quant}.gguf": size for quant, size in sizes_gb.items()}
    data = content if content is not None else model_file()
    sizes = {file: round(size * GB) for file, size in names.items()}
    return Repo(dict.fromkeys(names, data), wrong_sizes=sizes, **facts)  # type: ignore[arg-type]


COMMIT = "c0ffee00" * 5
_PIECE_BYTES = 64 * 1024


@dataclass(slots=True)
class Fault:
    """Fault of the next ``times`` requests for a file's bytes (or, with ``where``, for something else)."""

    kind: str
    """``cut``, ``reset``, ``stall``, ``no range``, ``other range``, ``wrong bytes``, ``status``, ``html`` or
    ``silence`` (no answer)."""
    after_bytes: int = 0
    """Bytes of an answer that are sent before it is cut, reset or stalls."""
    status: int = 503
    headers: dict[str, str] = field(default_factory=dict)
    times: int = 1
    where: str = "bytes"
    """``bytes``, ``head`` or ``api``."""
    name: str = ""
    """The file it is for; empty: for the first that is asked for."""


@dataclass(slots=True)
class Repo:
    """A repository with its files."""

    files: dict[str, bytes]
    gated: str | bool = False
    licence: str = "apache-2.0"
    wrong_sizes: dict[str, int] = field(default_factory=dict)
    wrong_hashes: dict[str, str] = field(default_factory=dict)
    base_model: str | None = None
    gguf: dict[str, object] | None = None
    """The Hub's facts of the files' headers."""


class Hub:
    """The two servers' common state; use :func:`serving`."""

    def __init__(self) -> None:
        self.repos: dict[str, Repo] = {}
        self.token = "hf_secret"
        self.faults: list[Fault] = []
        self.seen: list[tuple[str, str, dict[str, str]]] = []
        """(server, "METHOD path", headers) of every request."""
        self.bytes_sent = 0
        self.url = ""
        self.cdn_url = ""
        self.stalled = threading.Event()
        self.unstall = threading.Event()
        self._lock = threading.Lock()

    def fault(self, where: str, path: str) -> Fault | None:
        """The next fault for such a request, used up by being asked for."""
        with self._lock:
            for fault in self.faults:
                if fault.where == where and fault.times > 0 and path.endswith(fault.name):
                    fault.times -= 1
                    return fault
        return None

    def note(self, server: str, request: str, headers: dict[str, str]) -> None:
        with self._lock:
            self.seen.append((server, request, headers))

    def sent(self, count: int) -> None:
        with self._lock:
            self.bytes_sent += count


@contextmanager
def serving() -> Iterator[Hub]:
    """A Hub that runs for as long as the block does."""
    hub = Hub()
    servers = [_server(hub, handler) for handler in (_HubHandler, _CdnHandler)]
    hub.url, hub.cdn_url = (f"http://127.0.0.1:{server.server_port}" for server in servers)
    threads = [threading.Thread(target=server.serve_forever, args=(0.02,)) for server in servers]
    for thread in threads:
        thread.start()
    try:
        yield hub
    finally:
        hub.unstall.set()
        for server, thread in zip(servers, threads, strict=True):
            server.shutdown()
            server.server_close()
            thread.join()


@contextmanager
def serving_the_client(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    """A Hub that the program's own client asks, without a token, for as long as the block runs."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    client().close_session()  # an earlier test's connections lead nowhere
    with serving() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        yield hub
        hub.unstall.set()
        client().close_session()


class _Server(ThreadingHTTPServer):
    daemon_threads = False
    block_on_close = True
    hub: Hub

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A client that went away is what half of the tests are about."""


def _server(hub: Hub, handler: type[_Handler]) -> _Server:
    server = _Server(("127.0.0.1", 0), handler)
    server.hub = hub
    return server


class _Handler(BaseHTTPRequestHandler):
    server: _Server
    side = ""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 - the base class's name
        """Silence."""

    @property
    def hub(self) -> Hub:
        return self.server.hub

    def answer(self, status: int, body: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def refuse(self, status: int, code: str = "", **headers: str) -> None:
        self.answer(status, b"{}", **({"X_Error_Code": code} if code else {}), **headers)

    def misbehave(self, where: str) -> bool:
        """Answer with a fault if one was ordered for this."""
        fault = self.hub.fault(where, self.path)
        if fault is not None:
            self.commit(fault)
        return fault is not None

    def commit(self, fault: Fault) -> None:
        """Answer with it, or not at all."""
        if fault.kind == "silence":
            self.be_silent()
        elif fault.kind == "html":
            self.answer(200, b"<!doctype html><title>Sign in to the Wi-Fi</title>", Content_Type="text/html")
        else:
            self.refuse(fault.status, **{name.replace("-", "_"): value for name, value in fault.headers.items()})

    def be_silent(self) -> None:
        """Say nothing more until the test is over, or lets us."""
        self.close_connection = True
        self.hub.stalled.set()
        self.hub.unstall.wait()

    def handle_request(self) -> None:
        self.hub.note(
            self.side, f"{self.command} {self.path}", {key.title(): text for key, text in self.headers.items()}
        )
        self.route(unquote(urlsplit(self.path).path), parse_qs(urlsplit(self.path).query))

    do_GET = do_HEAD = handle_request  # noqa: N815 - http.server's names

    def route(self, path: str, query: dict[str, list[str]]) -> None:
        raise NotImplementedError


class _HubHandler(_Handler):
    side = "hub"

    def route(self, path: str, query: dict[str, list[str]]) -> None:
        if path == "/api/models":
            self._search(query)
        elif match := re.fullmatch(r"/api/models/([^/]+/[^/]+)(?:/revision/([^/]+))?", path):
            self._listing(match[1])
        elif match := re.fullmatch(r"/([^/]+/[^/]+)/resolve/([^/]+)/(.+)", path):
            self._resolve(match[1], match[3])
        else:
            self.refuse(404, "RepoNotFound")

    def _allowed(self, repo: Repo) -> bool:
        return not repo.gated or self.headers.get("Authorization") == f"Bearer {self.hub.token}"

    def _search(self, query: dict[str, list[str]]) -> None:
        if self.misbehave("api"):
            return
        words, author = query.get("search", [""])[0].casefold().split(), query.get("author", [""])[0]
        rows = [
            {"id": name, "modelId": name, "downloads": 7, "likes": 3, "tags": ["gguf"], "gated": repo.gated}
            for name, repo in self.hub.repos.items()
            if all(word in name.casefold() for word in words) and (not author or name.startswith(f"{author}/"))
        ]
        self._json(rows[: int(query.get("limit", ["100"])[0])])

    def _listing(self, name: str) -> None:
        if self.misbehave("api"):
            return
        repo = self.hub.repos.get(name)
        if repo is None:
            self.refuse(404, "RepoNotFound")
            return
        siblings = []
        for path, content in repo.files.items():
            size, digest = _facts(repo, path, content)
            lfs = {"sha256": digest, "size": size, "pointerSize": 135}
            siblings.append({"rfilename": path, "size": size, "blobId": digest[:40], "lfs": lfs})
        card = {"license": repo.licence} | ({"base_model": repo.base_model} if repo.base_model else {})
        self._json({
            "id": name, "modelId": name, "sha": COMMIT, "gated": repo.gated, "private": False, "tags": ["gguf"],
            "cardData": card, "siblings": siblings, "gguf": repo.gguf,
        })  # fmt: skip

    def _resolve(self, name: str, path: str) -> None:
        if self.misbehave("head" if self.command == "HEAD" else "resolve"):
            return
        repo = self.hub.repos.get(name)
        if repo is None:
            self.refuse(404, "RepoNotFound")
        elif not self._allowed(repo):
            self.refuse(403 if self.headers.get("Authorization") else 401, "GatedRepo")
        elif path not in repo.files:
            self.refuse(404, "EntryNotFound")
        else:
            size, digest = _facts(repo, path, repo.files[path])
            self.answer(
                302,
                X_Repo_Commit=COMMIT,
                X_Linked_Etag=f'"{digest}"',
                X_Linked_Size=str(size),
                Location=f"{self.hub.cdn_url}/{name}/{path}",
            )

    def _json(self, content: Any) -> None:
        self.answer(200, json.dumps(content).encode(), Content_Type="application/json")


class _CdnHandler(_Handler):
    side = "cdn"

    def route(self, path: str, query: dict[str, list[str]]) -> None:
        owner, repo, name = path.lstrip("/").split("/", 2)
        content = self.hub.repos[f"{owner}/{repo}"].files[name]
        fault = self.hub.fault("bytes", path)
        if fault is not None and fault.kind in {"status", "html", "silence"}:
            self.commit(fault)
            return
        start, end, status = 0, len(content), 200
        mark = f'"{_facts(self.hub.repos[f"{owner}/{repo}"], name, content)[1]}"'
        match = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        changed = self.headers.get("If-Range", mark) != mark
        if match and not changed and not (fault and fault.kind == "no range"):
            start, status = int(match[1]), 206
            if fault and fault.kind == "other range":
                start //= 2
            end = min(len(content), int(match[2]) + 1 if match[2] else len(content))
            if start >= len(content):
                self.refuse(416, Content_Range=f"bytes */{len(content)}")
                return
        self._send(memoryview(content)[start:end], status, f"bytes {start}-{end - 1}/{len(content)}", fault)

    def _send(self, body: memoryview, status: int, range_: str, fault: Fault | None) -> None:
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        if status == 206:
            self.send_header("Content-Range", range_)
        self.end_headers()
        if fault and fault.kind == "wrong bytes":
            body = memoryview(bytes(byte ^ 1 for byte in body))
        stops = fault is not None and fault.kind in {"cut", "reset", "stall"}
        last = min(len(body), fault.after_bytes) if fault and stops else len(body)
        for at in range(0, last, _PIECE_BYTES):
            piece = body[at : min(at + _PIECE_BYTES, last)]
            self.wfile.write(piece)
            self.hub.sent(len(piece))
        if fault and stops:
            self._stop(fault)

    def _stop(self, fault: Fault) -> None:
        self.close_connection = True
        if fault.kind == "stall":
            self.be_silent()
        elif fault.kind == "reset":
            # Closing with bytes unsent and no time to send them makes the kernel say RST instead of FIN.
            self.connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            self.connection.close()


def _facts(repo: Repo, path: str, content: bytes) -> tuple[int, str]:
    size = repo.wrong_sizes.get(path, len(content))
    return size, repo.wrong_hashes.get(path) or hashlib.sha256(content).hexdigest()
