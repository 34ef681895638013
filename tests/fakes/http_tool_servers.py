"""Tool servers over HTTP: one made with the protocol's own package, with a sign-in or without, and those that are not.

Run as a program: ``python -m tests.fakes.http_tool_servers KIND PORT``; KIND is ``open``, ``signed`` or ``raw``.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

from tests.fakes.tool_servers import PICTURE

_ROOT = str(Path(__file__).parent.parent.parent)
PATIENCE_S = 60


@contextmanager
def running(kind: str) -> Iterator[str]:
    """Run such a server; yield its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    words = [sys.executable, "-m", "tests.fakes.http_tool_servers", kind, str(port)]
    with subprocess.Popen(words, env={**os.environ, "PYTHONPATH": _ROOT}, stderr=subprocess.DEVNULL) as process:
        try:
            until = time.monotonic() + PATIENCE_S
            while time.monotonic() < until:
                with socket.socket() as line:
                    if line.connect_ex(("127.0.0.1", port)) == 0:
                        break
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}/mcp"
        finally:
            process.kill()


def sign_in(address: str) -> None:
    """Visit a page as the browser of a person does who signs in at once."""
    with urllib.request.urlopen(address, timeout=PATIENCE_S) as page:
        assert b"You are signed in" in page.read()


def main(kind: str, port: int) -> None:
    if kind == "raw":
        ThreadingHTTPServer(("127.0.0.1", port), _Rude).serve_forever()
    global Context, Image  # noqa: PLW0603 - names in annotations are looked up in the module
    from mcp.server import MCPServer  # noqa: PLC0415 - takes two seconds, and others need none of it
    from mcp.server.mcpserver import Context, Image  # noqa: PLC0415

    if kind == "signed":
        from mcp.server.auth.settings import AuthSettings, ClientRegistrationOptions  # noqa: PLC0415

        base = f"http://127.0.0.1:{port}"
        settings = AuthSettings.model_validate(
            {
                "issuer_url": base,
                "resource_server_url": f"{base}/mcp",
                "client_registration_options": ClientRegistrationOptions(enabled=True),
            }
        )
        server = MCPServer("signed", auth=settings, auth_server_provider=_provider())
    else:
        server = MCPServer("open")

    @server.tool()
    def repeat(text: str, times: int = 1) -> str:
        """Say something several times."""
        return " ".join([text] * times)

    @server.tool()
    async def draw(context: Context) -> Image:
        """Draw a lake."""
        await context.report_progress(1, 2, "reading")
        await asyncio.sleep(0.3)
        return Image(data=base64.b64decode(PICTURE), format="png")

    @server.resource("lake://depth")
    def depth() -> str:
        return "40 m"

    @server.prompt()
    def ask_fish(name: str) -> str:
        return f"Dear {name}?"

    server.run(transport="streamable-http", port=port)


def _provider() -> Any:
    """Return a provider of sign-ins who asks nobody: every visitor is let in."""
    from mcp.server.auth.provider import AccessToken, AuthorizationCode  # noqa: PLC0415
    from mcp.shared.auth import OAuthToken  # noqa: PLC0415

    class Provider:
        def __init__(self) -> None:
            self.clients: dict[str, Any] = {}
            self.codes: dict[str, Any] = {}

        async def get_client(self, client_id: str) -> Any:
            return self.clients.get(client_id)

        async def register_client(self, client_info: Any) -> None:
            self.clients[client_info.client_id] = client_info

        async def authorize(self, client: Any, params: Any) -> str:
            self.codes["let-in"] = AuthorizationCode(
                code="let-in", scopes=[], expires_at=time.time() + 60, client_id=client.client_id,
                code_challenge=params.code_challenge, redirect_uri=params.redirect_uri,
                redirect_uri_provided_explicitly=params.redirect_uri_provided_explicitly, resource=params.resource,
            )  # fmt: skip
            return f"{params.redirect_uri}?{urlencode({'code': 'let-in', 'state': params.state})}"

        async def load_authorization_code(self, _client: Any, authorization_code: str) -> Any:
            return self.codes.get(authorization_code)

        async def exchange_authorization_code(self, _client: Any, authorization_code: Any) -> Any:
            del self.codes[authorization_code.code]
            return OAuthToken(access_token="a-token", token_type="Bearer", expires_in=3600)

        async def load_access_token(self, token: str) -> Any:
            if token != "a-token":
                return None
            resource = f"http://127.0.0.1:{sys.argv[2]}/mcp"
            return AccessToken(token=token, client_id="any", scopes=[], resource=resource)

    return Provider()


@contextmanager
def rude_server() -> Iterator[ThreadingHTTPServer]:
    """Run one that answers as no server should, in this process."""
    with _Quiet(("127.0.0.1", 0), _Rude) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        try:
            yield server
        finally:
            server.shutdown()
            serving.join()


_SESSIONS: dict[str, int] = {}
"""Calls in each session of the server that forgets them."""


class _Quiet(ThreadingHTTPServer):
    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing of clients that leave."""


class _Rude(BaseHTTPRequestHandler):
    """Answers by the path as no server should."""

    def do_POST(self) -> None:
        content = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        match self.path:
            case "/hangs":
                time.sleep(600)
            case "/mcp":
                self.send_response(307)
                self.send_header("Location", "/forgetful/mcp")
                self.end_headers()
            case "/forgetful/mcp":
                self._forget(json.loads(content))
            case "/endless":
                self.send_response(200)
                self.send_header("Content-Type", "application/json")
                self.end_headers()
                while True:
                    self.wfile.write(b'[["' + b"x" * 1_000_000)
            case "/packed":
                self._answer(200, gzip.compress(b'[["' + bytes(100_000_000), 1), "application/json", "gzip")
            case "/broken":
                self._answer(500, b"{}", "application/json")

    do_GET = do_DELETE = do_POST  # noqa: N815

    def _forget(self, message: dict[str, Any]) -> None:
        """Answer as a server that begins a new session after each call, and whose tools are slightly wrong."""
        session = self.headers.get("mcp-session-id", "")
        if message.get("method") == "initialize":
            session = f"session {len(_SESSIONS)}"
            _SESSIONS[session] = 0
        if "id" not in message:
            self._answer(202, b"", "text/plain")
            return
        if _SESSIONS.get(session, 1) > 0:
            self._answer(404, b'{"error": {"code": -32001, "message": "Session not found"}}', "application/json")
            return
        _SESSIONS[session] += message["method"] == "tools/call"
        odd = [{"name": "act"}, {"name": "read", "inputSchema": {}, "annotations": "none"}, {"name": 7}]
        results: dict[str, Any] = {
            "initialize": {
                "protocolVersion": "2025-06-18",
                "capabilities": {},
                "serverInfo": {"name": "forgetful", "version": "1"},
            },
            "tools/list": {"tools": odd},
            "tools/call": {"content": f"version {self.headers.get('mcp-protocol-version')} in {session}"},
        }
        answer = {"jsonrpc": "2.0", "id": message["id"], "result": results[message["method"]]}
        self._answer(200, f"data: {json.dumps(answer)}\n\n".encode(), "text/event-stream", session=session)

    def _answer(self, status: int, body: bytes, kind: str, encoding: str = "identity", *, session: str = "") -> None:
        self.send_response(status)
        if session:
            self.send_header("mcp-session-id", session)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Encoding", encoding)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
