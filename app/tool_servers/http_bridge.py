"""Asks a tool server over HTTP, in a child process that answers as a local server does, over its standard streams.

The protocol's own package does both sides here: streamable HTTP, sign-in by OAuth in the system's browser, and the
messages of our side. It takes seconds to import and has few bounds, which costs this process alone: the window speaks
with it as with any other server, within the bounds of :mod:`app.tool_servers.stdio_transport`. Tokens are kept in the
system's keyring, or for this run only where there is none.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from app import __version__
from app.tool_servers.faults import SIGN_IN_S, SIGN_IN_WANTED
from app.tool_servers.server_process import BRIDGE_VARIABLE

_SERVICE = "Draftlight"
_MOST_BYTES = 16_000_000
"""Bytes of one message of a server."""
_MOST_MEMORY_BYTES = 2_000_000_000
"""Addresses that the process may take; the packages take a third of them."""
_REQUEST_BYTES = 16_384
_PAGE = "<!DOCTYPE html><meta charset=utf-8><title>Draftlight</title><p>You are signed in. You can close this page."


def run() -> int:
    """Serve until the standard input ends; return the exit status."""
    _bound_memory()
    logging.disable(logging.CRITICAL)  # what the packages log may have words of a chat in it
    about = json.loads(os.environ.pop(BRIDGE_VARIABLE))
    try:
        asyncio.run(_serve(about["url"], about.get("headers") or {}, may_sign_in=bool(about.get("may_sign_in"))))
    except BaseException as error:  # noqa: BLE001 - the process's boundary; the last line is what the window shows
        sys.stderr.write(f"{_reason(error)}\n")
        return 1
    return 0


def _bound_memory() -> None:
    """Take no more memory than a fair server needs, where the system can hold a process to that."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY_BYTES, _MOST_MEMORY_BYTES))


async def _serve(url: str, headers: dict[str, str], *, may_sign_in: bool) -> None:
    import httpx2  # noqa: PLC0415 - this process alone has time for these
    import mcp_types as types  # noqa: PLC0415
    from mcp.client import Client  # noqa: PLC0415
    from mcp.client.streamable_http import streamable_http_client  # noqa: PLC0415
    from mcp.server.lowlevel import Server  # noqa: PLC0415
    from mcp.server.stdio import stdio_server  # noqa: PLC0415

    async with contextlib.AsyncExitStack() as stack:
        auth = await stack.enter_async_context(_sign_in(url, may_sign_in=may_sign_in))
        timeout = httpx2.Timeout(30, read=600)
        client = await stack.enter_async_context(httpx2.AsyncClient(headers=headers, timeout=timeout, auth=auth))
        transport = streamable_http_client(url, http_client=client, max_sse_event_size=_MOST_BYTES)
        sessions: list[Any] = []

        async def follow(message: Any) -> None:
            if isinstance(message, types.ToolListChangedNotification) and sessions:
                await sessions[0].send_tool_list_changed()

        client_info = types.Implementation(name="draftlight", version=__version__)
        remote = await stack.enter_async_context(Client(transport, client_info=client_info, message_handler=follow))

        async def list_tools(context: Any, params: Any) -> Any:
            sessions[:] = [context.session]
            return await remote.list_tools(cursor=params.cursor if params is not None else None)

        async def call_tool(context: Any, params: Any) -> Any:
            async def report(progress: float, total: float | None, message: str | None) -> None:
                await context.report_progress(progress, total, message)

            return await remote.call_tool(params.name, params.arguments, progress_callback=report)

        server: Any = Server("draftlight", on_list_tools=list_tools, on_call_tool=call_tool)
        read, write = await stack.enter_async_context(stdio_server())
        await server.run(read, write, server.create_initialization_options())


@contextlib.asynccontextmanager
async def _sign_in(url: str, *, may_sign_in: bool) -> AsyncIterator[Any]:
    """Yield what signs requests: with the tokens that are kept, or, where that is allowed, in the system's browser."""
    from mcp.client.auth import OAuthClientProvider  # noqa: PLC0415
    from mcp.shared.auth import AuthorizationCodeResult, OAuthClientMetadata  # noqa: PLC0415

    answer: asyncio.Future[AuthorizationCodeResult] = asyncio.get_running_loop().create_future()

    async def hear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Take the browser's visit after the sign-in, and say that it is done."""
        with contextlib.suppress(OSError, ValueError, asyncio.TimeoutError):
            line = (await asyncio.wait_for(reader.readline(), 10)).decode("latin-1")[:_REQUEST_BYTES]
            query = parse_qs(urlsplit(line.split(" ")[1]).query)
            body = _PAGE.encode()
            writer.write(b"HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nConnection: close\r\n")
            writer.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
            await writer.drain()
            if not answer.done() and "code" in query:
                state, issuer = query.get("state", [None])[0], query.get("iss", [None])[0]
                answer.set_result(AuthorizationCodeResult(code=query["code"][0], state=state, iss=issuer))
            elif not answer.done() and "error" in query:
                answer.set_exception(_SignInRefused(query["error"][0][:200]))
        writer.close()

    async def show(address: str) -> None:
        if not may_sign_in:
            raise _SignInNeeded
        # On a thread of its own: some ways to open a browser wait until it ends.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    async def wait() -> AuthorizationCodeResult:
        return await asyncio.wait_for(answer, SIGN_IN_S)

    listener = await asyncio.start_server(hear, "127.0.0.1", 0, limit=_REQUEST_BYTES)
    async with listener:
        port = listener.sockets[0].getsockname()[1]
        metadata = OAuthClientMetadata.model_validate(
            {
                "client_name": "Draftlight",
                "redirect_uris": [f"http://127.0.0.1:{port}/{secrets.token_urlsafe(12)}"],
                "grant_types": ["authorization_code", "refresh_token"],
                "response_types": ["code"],
                "token_endpoint_auth_method": "none",
            }
        )
        yield OAuthClientProvider(url, metadata, _KeptTokens(url, may_sign_in=may_sign_in), show, wait)


class _SignInNeeded(Exception):
    """The server wants a sign-in, for which nobody asked now."""


class _SignInRefused(Exception):
    """The server, or the person, refused the sign-in."""


class _KeptTokens:
    """Keeps a server's tokens in the keyring, under its address; fulfils the package's ``TokenStorage``."""

    def __init__(self, url: str, *, may_sign_in: bool) -> None:
        self._url, self._may_sign_in = url, may_sign_in
        self._for_this_run: dict[str, str] = {}

    async def get_tokens(self) -> Any:
        from mcp.shared.auth import OAuthToken  # noqa: PLC0415

        return self._read("tokens", OAuthToken)

    async def set_tokens(self, tokens: Any) -> None:
        self._write("tokens", tokens.model_dump_json())

    async def get_client_info(self) -> Any:
        """Return under which name we are known there; before a sign-in none, since its address to come back is new."""
        from mcp.shared.auth import OAuthClientInformationFull  # noqa: PLC0415

        return None if self._may_sign_in else self._read("client", OAuthClientInformationFull)

    async def set_client_info(self, client_info: Any) -> None:
        self._write("client", client_info.model_dump_json())

    def _read(self, kind: str, form: Any) -> Any:
        import keyring  # noqa: PLC0415

        text = self._for_this_run.get(kind)
        with contextlib.suppress(Exception):  # keyrings fail in many ways, and then there is none
            text = text or keyring.get_password(_SERVICE, f"mcp {kind} {self._url}")
        return form.model_validate_json(text) if text else None

    def _write(self, kind: str, text: str) -> None:
        import keyring  # noqa: PLC0415

        self._for_this_run[kind] = text
        with contextlib.suppress(Exception):
            keyring.set_password(_SERVICE, f"mcp {kind} {self._url}", text)


def _reason(error: BaseException) -> str:
    """Return why it ended, as a part of a sentence; an error of the packages may stand in groups of errors."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    return SIGN_IN_WANTED if isinstance(error, _SignInNeeded) else f"{type(error).__name__}: {error}"[:300]
