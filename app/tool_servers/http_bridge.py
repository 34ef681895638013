"""Carries messages to a tool server over HTTP and back, in a child process that looks like a local server.

The protocol's own package has streamable HTTP and the sign-in by OAuth; what the messages say is judged by
:mod:`app.tool_servers.stdio_transport` and :mod:`app.tool_servers.tool_server` alone, as with any other server. The
package takes seconds to import, which costs this process alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import re
import sys
import threading
import zlib
from collections.abc import AsyncGenerator, AsyncIterator
from functools import partial
from http import HTTPStatus
from typing import Any

import httpx2
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.inbound import (
    MCP_METHOD_HEADER,
    MCP_NAME_HEADER,
    MCP_PROTOCOL_VERSION_HEADER,
    NAME_BEARING_METHODS,
    encode_header_value,
)
from mcp.shared.message import ClientMessageMetadata, SessionMessage
from mcp_types import PARSE_ERROR, jsonrpc_message_adapter

from app.tool_servers.endings import Ending, EndingError
from app.tool_servers.faults import OWN_MESSAGES
from app.tool_servers.http_sign_in import signing_in

_MOST_BYTES = 16_000_000
"""Bytes of one answer of a server, or of one stream of them."""
_MOST_MEMORY_BYTES = 2_000_000_000
"""Addresses that the process may take; the packages take a third of them."""
_READ_BYTES = 65_536
_REVISION = re.compile(r"[\w.-]{1,40}", re.ASCII)
"""A form of the protocol's versions that a header can carry."""
_KINDS = ("application/json", "text/event-stream")
_NOT_THERE = (HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED)
_ANY_HEADER = 47
"""The zlib module's number for both forms in which answers are packed."""
_CERTIFICATE = re.compile(r"CERTIFICATE_VERIFY_FAILED\].* failed: (.*?)(?: \(_ssl|$)")
_REVISION_KEY = "io.modelcontextprotocol/protocolVersion"


def run() -> int:
    """Serve until the standard input ends; return the exit status."""
    _bound_memory()
    logging.disable(logging.CRITICAL)  # what the packages log may have words of a chat in it
    try:
        asyncio.run(_serve())
    except BaseException as error:  # noqa: BLE001 - the process's boundary; the last line is what the window shows
        sys.stderr.write(f"{_ending_of(error).as_line()}\n")
        return 1
    return 0


def _bound_memory() -> None:
    """Take no more memory than a fair server needs, where the system can hold a process to that."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415 - Windows has none

        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (_MOST_MEMORY_BYTES, _MOST_MEMORY_BYTES))


async def _serve() -> None:
    """Carry messages until one of both sides ends.

    The window's first line is the errand (:func:`app.tool_servers.server_process.bridge_errand`).
    """
    lines = _lines_of_window()
    about = json.loads(await anext(lines))
    ended: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async with contextlib.AsyncExitStack() as stack:
        auth = await stack.enter_async_context(signing_in(about, _notify_window))
        client = _Client(
            headers={"Accept-Encoding": "identity", **about["headers"]},
            timeout=httpx2.Timeout(30, read=600),
            auth=auth,
            event_hooks={"response": [partial(_bound_answer, ended)]},
        )
        await stack.enter_async_context(client)
        transport = streamable_http_client(about["url"], http_client=client, max_sse_event_size=_MOST_BYTES)
        hear, tell = await stack.enter_async_context(transport)
        messages = _Messages()
        pumps = [asyncio.create_task(messages.tell(lines, tell)), asyncio.create_task(messages.hear(hear))]
        try:
            done, _ = await asyncio.wait([*pumps, ended], return_when=asyncio.FIRST_COMPLETED)
            for one in done:
                one.result()
        finally:
            for pump in pumps:
                pump.cancel()


class _Client(httpx2.AsyncClient):
    """Ends where an answer to a question says that the server can be asked no more."""

    async def send(self, request: httpx2.Request, **options: Any) -> httpx2.Response:
        response = await super().send(request, **options)
        if await _is_question(request):
            await _judge(self, response)
        return response


class _Messages:
    """Carries messages between the window and one server."""

    def __init__(self) -> None:
        self._revision = ""
        """The version of the protocol that the server chose, which each later request names."""

    async def tell(self, lines: AsyncIterator[bytes], stream: Any) -> None:
        """Hand over what the window says."""
        async for line in lines:
            message = jsonrpc_message_adapter.validate_json(line)
            metadata = ClientMessageMetadata(headers=self._headers(json.loads(line)))
            await stream.send(SessionMessage(message, metadata))

    def _headers(self, message: dict[str, Any]) -> dict[str, str]:
        parameters = message.get("params") or {}
        revision = parameters.get("_meta", {}).get(_REVISION_KEY)
        if revision is None:
            return {MCP_PROTOCOL_VERSION_HEADER: self._revision} if self._revision else {}
        # A form of the protocol whose requests stand alone.
        headers = {MCP_PROTOCOL_VERSION_HEADER: revision, MCP_METHOD_HEADER: message["method"]}
        if (key := NAME_BEARING_METHODS.get(message["method"])) is not None:
            headers[MCP_NAME_HEADER] = encode_header_value(parameters[key])
        return headers

    async def hear(self, stream: Any) -> None:
        """Hand over what the server says, but for messages that are ours alone."""
        async for one in stream:
            if isinstance(one, Exception):
                continue  # what is no message
            message = one.message.model_dump(by_alias=True, mode="json", exclude_unset=True)
            if message.get("method") in OWN_MESSAGES:
                continue
            if message.get("error", {}).get("code") == PARSE_ERROR:  # whose words are the package's, on its own forms
                message["error"]["message"] = "what it says is no message of the protocol"
            result = message.get("result")
            if not self._revision and isinstance(result, dict):
                revision = str(result.get("protocolVersion", ""))
                self._revision = revision if _REVISION.fullmatch(revision) else ""
            _tell_window(message)


def _notify_window(method: str, parameters: dict[str, str]) -> None:
    _tell_window({"jsonrpc": "2.0", "method": method, "params": parameters})


def _tell_window(message: dict[str, Any]) -> None:
    """Write one message, a line, as local servers do."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


async def _lines_of_window() -> AsyncGenerator[bytes, None]:
    """Yield the lines of the standard input; the thread that waits for them does not keep the process alive."""
    loop = asyncio.get_running_loop()
    parts: asyncio.Queue[bytes] = asyncio.Queue()

    def read() -> None:
        part = b"-"
        while part:
            part = os.read(0, _READ_BYTES)
            with contextlib.suppress(RuntimeError):  # the loop ended
                loop.call_soon_threadsafe(parts.put_nowait, part)

    threading.Thread(target=read, daemon=True).start()
    rest = b""
    while part := await parts.get():
        *lines, rest = (rest + part).split(b"\n")
        for line in lines:
            yield line


async def _is_question(request: httpx2.Request) -> bool:
    """Return whether a request hands over a question of ours: neither a notice nor the wait for one."""
    if request.method != "POST":
        return False
    message = json.loads(await request.aread())  # one that was redirected has not read its own body
    return bool({"id", "method"} <= message.keys())


async def _judge(client: httpx2.AsyncClient, response: httpx2.Response) -> None:
    """End where an answer of HTTP says that the server can be asked no more; others hold messages of the protocol.

    Raises:
        EndingError: it does.
    """
    status, request = response.status_code, response.request
    if (following := response.next_request) is not None:
        if following.method != request.method or not _is_same_place(request.url, following.url):
            raise EndingError(Ending.MOVED, str(following.url.copy_with(userinfo=b"", query=None, fragment=None)))
        return
    if not response.is_error:
        kind = response.headers.get("Content-Type", "").partition(";")[0].strip().lower()
        if status != HTTPStatus.ACCEPTED and kind not in _KINDS:
            raise EndingError(Ending.NO_SERVER)
        return
    words = (await response.aread()).decode("utf-8", "replace")
    is_forgotten = status == HTTPStatus.NOT_FOUND or (status == HTTPStatus.BAD_REQUEST and "session" in words.lower())
    if is_forgotten and "mcp-session-id" in request.headers:
        raise EndingError(Ending.SESSION_FORGOTTEN)
    if _is_refusal(words):
        return
    if status in _NOT_THERE and await _is_of_the_older_kind(client, request.url):
        raise EndingError(Ending.OLDER_KIND)
    raise EndingError(Ending.STATUS, str(status))


def _is_refusal(words: str) -> bool:
    """Return whether a text is the protocol's form of an error."""
    try:
        value = json.loads(words)
    except (ValueError, RecursionError):
        return False
    return isinstance(value, dict) and isinstance(value.get("error"), dict)


async def _is_of_the_older_kind(client: httpx2.AsyncClient, url: httpx2.URL) -> bool:
    """Return whether a stream of events is at an address that takes no messages, as the protocol had it in 2024."""
    with contextlib.suppress(Exception):
        async with client.stream("GET", url, headers={"Accept": "text/event-stream"}, timeout=5) as response:
            return bool(response.is_success and response.headers.get("Content-Type", "").startswith(_KINDS[1]))
    return False


def _is_same_place(url: httpx2.URL, other: httpx2.URL) -> bool:
    return bool((url.scheme, url.host, url.port) == (other.scheme, other.host, other.port))


async def _bound_answer(ended: asyncio.Future[None], response: httpx2.Response) -> None:
    """Have an answer end everything where it gets too long, also one that was not to be packed and is."""
    response.stream = _Bounded(response.stream, response.headers.pop("Content-Encoding", ""), ended)


class _Bounded(httpx2.AsyncByteStream):
    def __init__(self, stream: Any, encoding: str, ended: asyncio.Future[None]) -> None:
        self._stream, self._ended, self._rest = stream, ended, _MOST_BYTES
        self._unpacker = zlib.decompressobj(_ANY_HEADER) if encoding in {"gzip", "x-gzip", "deflate"} else None

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for part in self._stream:
            plain = part if self._unpacker is None else self._unpacker.decompress(part, self._rest + 1)
            self._rest -= len(plain)
            if self._rest < 0:
                error = EndingError(Ending.TOO_MUCH, str(_MOST_BYTES // 1_000_000))
                if not self._ended.done():
                    self._ended.set_exception(error)
                raise error
            yield plain

    async def aclose(self) -> None:
        await self._stream.aclose()


def _ending_of(error: BaseException) -> EndingError:
    """Return why it ended; an error of the packages may stand in groups of errors."""
    while isinstance(error, BaseExceptionGroup):
        error = error.exceptions[0]
    if isinstance(error, EndingError):
        return error
    words = " ".join(str(error).split())  # some packages' sentences have several lines
    if isinstance(error, httpx2.ConnectError):
        if (problem := _CERTIFICATE.search(words)) is not None:
            return EndingError(Ending.CERTIFICATE, problem[1])
        return EndingError(Ending.UNREACHABLE, words.rpartition("] ")[2])  # without the system's number for it
    return EndingError(Ending.OTHER, words or type(error).__name__)
