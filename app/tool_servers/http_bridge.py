"""Asks a tool server over HTTP, in a child process that answers as a local server does, over its standard streams.

The protocol's own package does both sides here: streamable HTTP, sign-in by OAuth in the system's browser, and the
messages of our side. It takes seconds to import and has few bounds, which costs this process alone: the window speaks
with it as with any other server, within the bounds of :mod:`app.tool_servers.stdio_transport`. Tokens are kept in the
system's keyring, or in the window's memory where there is none.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import secrets
import sys
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import parse_qs, urlsplit

from app import __version__
from app.tool_servers.faults import SIGN_IN_KEPT, SIGN_IN_PAGE, SIGN_IN_S, SIGN_IN_WANTED
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
        asyncio.run(_serve(about))
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


async def _serve(about: dict[str, Any]) -> None:
    """Ask a server for the window.

    Args:
        about: its address and headers, the tokens that the window keeps, and whether the person may be asked to sign
            in.
    """
    import httpx2  # noqa: PLC0415 - this process alone has time for these
    import mcp_types as types  # noqa: PLC0415
    from mcp.client import Client  # noqa: PLC0415
    from mcp.client.streamable_http import streamable_http_client  # noqa: PLC0415
    from mcp.server.stdio import stdio_server  # noqa: PLC0415

    async with contextlib.AsyncExitStack() as stack:
        auth = await stack.enter_async_context(_sign_in(about))
        timeout = httpx2.Timeout(30, read=600)
        headers = {"Accept-Encoding": "identity", **about["headers"]}
        client = await stack.enter_async_context(
            httpx2.AsyncClient(headers=headers, timeout=timeout, auth=auth, event_hooks={"response": [_bound_answer]})
        )
        transport = streamable_http_client(about["url"], http_client=client, max_sse_event_size=_MOST_BYTES)
        sessions: list[Any] = []

        async def follow(message: Any) -> None:
            if isinstance(message, types.ToolListChangedNotification) and sessions:
                await sessions[0].send_tool_list_changed()

        client_info = types.Implementation(name="draftlight", version=__version__)
        remote = await stack.enter_async_context(Client(transport, client_info=client_info, message_handler=follow))

        server = _server_for(remote, sessions)
        read, write = await stack.enter_async_context(stdio_server())
        await server.run(read, write, server.create_initialization_options())


async def _bound_answer(response: Any) -> None:
    """Have an answer end where it gets too long; one that is packed all the same is taken as it comes, unpacked."""
    import httpx2  # noqa: PLC0415

    class Bounded(httpx2.AsyncByteStream):
        def __init__(self, stream: Any) -> None:
            self._stream, self._left = stream, _MOST_BYTES

        async def __aiter__(self) -> AsyncIterator[bytes]:
            async for part in self._stream:
                self._left -= len(part)
                if self._left < 0:
                    raise httpx2.ReadError(f"It said more than {_MOST_BYTES // 1_000_000} MB at once.")
                yield part

        async def aclose(self) -> None:
            await self._stream.aclose()

    response.headers.pop("Content-Encoding", None)
    if "text/event-stream" not in response.headers.get("Content-Type", ""):  # of which each event is bounded
        response.stream = Bounded(response.stream)


def _server_for(remote: Any, sessions: list[Any]) -> Any:
    """Return a server that hands each question on.

    Args:
        remote: the package's client of the server over HTTP.
        sessions: takes the session with the window, once that has asked.
    """
    from mcp.server.lowlevel import Server  # noqa: PLC0415

    async def list_tools(context: Any, params: Any) -> Any:
        sessions[:] = [context.session]
        return await remote.list_tools(cursor=_cursor_in(params))

    async def call_tool(context: Any, params: Any) -> Any:
        async def report(progress: float, total: float | None, message: str | None) -> None:
            await context.session.report_progress(progress, total, message)

        return await remote.call_tool(params.name, params.arguments, progress_callback=report)

    async def list_resources(_context: Any, params: Any) -> Any:
        return await remote.list_resources(cursor=_cursor_in(params))

    async def read_resource(_context: Any, params: Any) -> Any:
        return await remote.read_resource(params.uri)

    async def list_prompts(_context: Any, params: Any) -> Any:
        return await remote.list_prompts(cursor=_cursor_in(params))

    async def get_prompt(_context: Any, params: Any) -> Any:
        return await remote.get_prompt(params.name, params.arguments)

    return Server(
        "draftlight", on_list_tools=list_tools, on_call_tool=call_tool, on_list_resources=list_resources,
        on_read_resource=read_resource, on_list_prompts=list_prompts, on_get_prompt=get_prompt,
    )  # fmt: skip


def _cursor_in(params: Any) -> str | None:
    return params.cursor if params is not None else None


@contextlib.asynccontextmanager
async def _sign_in(about: dict[str, Any]) -> AsyncIterator[Any]:
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
        if not about["may_sign_in"]:
            raise _SignInNeeded
        # The window opens it: a browser that began here would have this process's bounds, and end with it.
        _tell_window(SIGN_IN_PAGE, {"address": address})

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
        yield OAuthClientProvider(about["url"], metadata, _KeptTokens(about), show, wait)


def _tell_window(method: str, params: dict[str, str]) -> None:
    sys.stdout.write(f"{json.dumps({'jsonrpc': '2.0', 'method': method, 'params': params})}\n")
    sys.stdout.flush()


class _SignInNeeded(Exception):
    """The server wants a sign-in, for which nobody asked now."""


class _SignInRefused(Exception):
    """The server, or the person, refused the sign-in."""


class _KeptTokens:
    """Keeps a server's tokens in the keyring, under its address, and with the window as long as that runs.

    Fulfils the package's ``TokenStorage``.
    """

    def __init__(self, about: dict[str, Any]) -> None:
        self._url: str = about["url"]
        self._may_sign_in: bool = about["may_sign_in"]
        self._for_this_run: dict[str, str] = dict(about["kept"])

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
        _tell_window(SIGN_IN_KEPT, {kind: text})
        with contextlib.suppress(Exception):
            keyring.set_password(_SERVICE, f"mcp {kind} {self._url}", text)


def _reason(error: BaseException) -> str:
    """Return why it ended, as a part of a sentence; an error of the packages may stand in groups of errors."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    words = " ".join(f"{type(error).__name__}: {error}".split())  # some packages' sentences have several lines
    return SIGN_IN_WANTED if isinstance(error, _SignInNeeded) else words[:300]
