"""Sessions of the protocol's package with tool servers, local and over HTTP, in the child process.

The package has no bound on a message's length, so what a server says is counted here, and a local server's output is
read here. The package also refuses all of a result for one part that is not as it should be, such as a list for one
tool with an odd schema. So results are handed on as the server gave them: the program leaves out what cannot be used.
"""

from __future__ import annotations

import asyncio
import json
from asyncio.subprocess import Process
from collections.abc import Callable, Mapping
from contextlib import nullcontext, suppress
from contextvars import ContextVar
from typing import Any

import mcp_types as types
from anyio.abc import ObjectStream
from mcp.client import ClientSession
from mcp.shared.dispatcher import CallOptions
from mcp.shared.exceptions import MCPError
from mcp.shared.jsonrpc_dispatcher import JSONRPCDispatcher
from mcp.shared.message import SessionMessage
from mcp_types.version import HANDSHAKE_PROTOCOL_VERSIONS
from pydantic import TypeAdapter, ValidationError

from app import __version__
from app.tool_servers import server_process
from app.tool_servers.endings import Ending, EndingError, last_words
from app.tool_servers.http_transport import Allowance, ending_of, http_streams

_COMPLAINT_BYTES = 2_000
_LAST_WORDS_S = 0.5
_LEAST_BYTES, _REQUEST_BYTES = 500, 10_000
"""For which a small message counts, and a request of the server besides: they cost time and memory all the same."""
_READ_BYTES, _PAUSE_S = 65_536, 0.01
"""So much of a server's complaints is read at a time; one that floods waits between."""
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"
_ANY_OBJECT: TypeAdapter[Any] = TypeAdapter(dict[str, Any])
_result: ContextVar[Mapping[str, Any]] = ContextVar("result")
"""The last result of this task's requests, as the server gave it."""


class Session:
    """Session with one server, from its start to its end.

    Args:
        params: how the server is reached and bounded.
        respond: tells the program what it is to know of the server at any time.
    """

    def __init__(self, params: dict[str, Any], respond: Callable[..., None]) -> None:
        self._params, self._respond = params, respond
        self._process: Process | None = None
        self._excess: EndingError | None = None
        self._client: asyncio.Future[ClientSession] = asyncio.get_running_loop().create_future()
        self.task = asyncio.create_task(self._connect())
        """Lasts as long as the session; to cancel it ends the server, too."""
        self._closing = asyncio.create_task(self._end())

    async def request(self, method: str, params: dict[str, Any], respond: Callable[..., None]) -> None:
        """Send the server a request, once it has started, and respond with its result or an ending."""
        response: dict[str, Any] | None = None
        try:
            await asyncio.wait((self._client, self.task), return_when=asyncio.FIRST_COMPLETED)
            if self._client.done():
                respond(started=True)
                response = await self._response(self._client.result(), method, params, respond)
            if response is None:
                await asyncio.wait({self.task})
        finally:
            respond(**response or self._reason().response)

    async def _response(
        self, client: ClientSession, method: str, params: dict[str, Any], respond: Callable[..., None]
    ) -> dict[str, Any] | None:
        """Return the response to a request; ``None`` where the session ended meanwhile."""
        kind, _, action = method.partition("/")
        is_promised = getattr(client.server_capabilities, kind, None) is not None
        if action == "list" and kind != "tools" and not is_promised:
            return {"result": {}}

        async def report(progress: float, total: float | None, message: str | None) -> None:
            respond(progress=[progress, total, message])

        try:
            with suppress(ValidationError):  # what cannot be used in it is left out by the program
                if method == "tools/list":  # the package remembers which of a tool's values are headers of its calls
                    await client.list_tools(params=types.PaginatedRequestParams(cursor=params.get("cursor")))
                else:
                    request = types.Request[dict[str, Any], str](method=method, params=params)
                    await client.send_request(request, _ANY_OBJECT, progress_callback=report)
        except MCPError as error:
            if error.code == types.CONNECTION_CLOSED and error.error.message == "Connection closed":
                return None
            if action == "list" and (error.code == types.METHOD_NOT_FOUND or not (kind == "tools" and is_promised)):
                return {"result": {}}  # some say that they have what they have not
            return _refusal(error).response
        result = _result.get()
        if result.get("resultType") == "input_required":
            return EndingError(Ending.ASKS_BACK).response
        return {"result": result}

    async def _connect(self) -> None:
        allowance = Allowance(self._params["answer_bytes"], self._exceed)
        transport: Any
        if "command" in self._params:
            self._process = await server_process.start(self._params)
            self._respond(pid=self._process.pid)
            transport = nullcontext([_LocalServer(self._process, allowance, self._params["line_bytes"])] * 2)
        else:
            transport = http_streams(self._params, allowance, lambda name, value: self._respond(**{name: value}))

        async def receive(message: Any) -> None:
            if isinstance(message, types.ToolListChangedNotification):
                self._respond(tools_changed=True)

        about = types.Implementation(name="draftlight", version=__version__)
        async with (
            transport as streams,
            ClientSession(dispatcher=_Dispatcher(*streams), client_info=about, message_handler=receive) as client,
        ):
            await _begin(client)
            self._client.set_result(client)
            await asyncio.Event().wait()

    async def _end(self) -> None:
        await asyncio.wait({self.task})
        if self._process is not None:
            await server_process.end(self._process, self._params["closing_s"])
        self._respond(**self._reason().response)

    def _exceed(self, error: EndingError) -> None:
        self._excess = error
        self.task.cancel()

    def _reason(self) -> EndingError:
        if self._excess is not None:
            return self._excess
        if self.task.done() and not self.task.cancelled():
            return ending_of(self.task.exception())
        return EndingError(Ending.SWITCHED_OFF)


async def _begin(client: ClientSession) -> None:
    """Agree on a version of the protocol; the newest knows no greeting.

    Raises:
        EndingError: the server speaks another protocol, or refused.
    """
    try:
        await client.initialize()
    except ValidationError:
        raise EndingError(Ending.OTHER_PROTOCOL) from None
    except MCPError as refusal:
        if refusal.code == types.CONNECTION_CLOSED:
            raise
        if refusal.code not in {types.METHOD_NOT_FOUND, types.UNSUPPORTED_PROTOCOL_VERSION}:
            raise _refusal(refusal) from None
        await client.discover()


def _refusal(error: MCPError) -> EndingError:
    is_the_packages = error.code == types.PARSE_ERROR  # which tells of its own forms
    words = "what it says is no message of the protocol" if is_the_packages else error.error.message
    return EndingError(Ending.REFUSED, words)


class _Dispatcher(JSONRPCDispatcher):
    """Keeps each result as the server gave it, before the package judges it."""

    async def send_raw_request(
        self, method: str, params: Mapping[str, Any] | None, opts: CallOptions | None = None, **more: Any
    ) -> dict[str, Any]:
        """Return the result of a request.

        Raises:
            MCPError: the server refused.
        """
        try:
            result = await super().send_raw_request(method, params, opts, **more)
        except MCPError as refusal:
            supported = refusal.error.data.get("supported") if isinstance(refusal.error.data, dict) else None
            known = [
                one for one in HANDSHAKE_PROTOCOL_VERSIONS if one in (supported or HANDSHAKE_PROTOCOL_VERSIONS[:1])
            ]
            if method != "initialize" or "version" not in refusal.error.message.lower() or not known:
                raise
            # Some refuse versions of the protocol that they do not know, instead of naming one that they know.
            params = {**(params or {}), "protocolVersion": known[-1]}
            result = await super().send_raw_request(method, params, opts, **more)
        _result.set(result)
        return result


class _LocalServer(ObjectStream[SessionMessage]):
    """Stream of messages from a local server and to it.

    Args:
        process: of the server.
        allowance: what it may say.
        line_bytes: that one message may have.
    """

    def __init__(self, process: Process, allowance: Allowance, line_bytes: int) -> None:
        self._line_bytes, self._allowance = line_bytes, allowance
        self._stdin: Any = process.stdin
        self._stdout: Any = process.stdout
        self._complaint = b""
        self._complaining = asyncio.create_task(self._read_complaints(process.stderr))

    async def receive(self) -> SessionMessage:
        """Return the next message.

        Raises:
            EndingError: the server ended, with its last words, or said too much.
        """
        while line := await self._next_line():
            self._allowance.take(max(len(line), _LEAST_BYTES))
            await asyncio.sleep(0)  # others get their turn while this one floods
            with suppress(ValueError, RecursionError):  # no message: some write other things there, too
                value = json.loads(line.removeprefix(_BYTE_ORDER_MARK))  # it takes halves of letters
                message = types.jsonrpc_message_adapter.validate_python(value, by_name=False)
                if isinstance(message, types.JSONRPCRequest):
                    self._allowance.take(_REQUEST_BYTES)
                return SessionMessage(message)
        await asyncio.wait({self._complaining}, timeout=_LAST_WORDS_S)
        raise EndingError(Ending.ENDED, last_words(self._complaint.decode("utf-8", "replace")))

    async def _next_line(self) -> bytes:
        try:
            line: bytes = await self._stdout.readline()
        except ValueError:  # longer than the reader's limit
            raise EndingError(Ending.TOO_MUCH, f"{self._line_bytes / 1e6:g}") from None
        return line

    async def send(self, item: SessionMessage) -> None:
        """Write a message."""
        if isinstance(item.message, types.JSONRPCRequest):
            self._allowance.renew()
        with suppress(OSError):
            self._stdin.write(item.message.model_dump_json(by_alias=True, exclude_unset=True).encode() + b"\n")
            await self._stdin.drain()

    async def send_eof(self) -> None:
        """Do nothing: the process is ended by who started it."""

    async def aclose(self) -> None:
        """Leave the process to who started it."""
        self._complaining.cancel()

    async def _read_complaints(self, stderr: Any) -> None:
        while part := await stderr.read(_READ_BYTES):
            self._complaint = (self._complaint + part)[-_COMPLAINT_BYTES:]
            await asyncio.sleep(_PAUSE_S)
