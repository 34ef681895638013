"""Carries messages to a tool server over HTTP and back, in the child process, by the protocol's package.

The package's transport takes any answer for one that may be followed by others. So answers of HTTP are judged here:
one that says that the server can be asked no more ends the session with a reason that a person understands.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from http import HTTPStatus
from typing import Any

import httpx2
from mcp.client.streamable_http import streamable_http_client

from app.tool_servers.endings import Ending, EndingError
from app.tool_servers.http_sign_in import Tell, signing_in

_KINDS = ("application/json", "text/event-stream")
_NOT_THERE = (HTTPStatus.BAD_REQUEST, HTTPStatus.NOT_FOUND, HTTPStatus.METHOD_NOT_ALLOWED)
_ANY_HEADER = 47
"""The zlib module's number for both forms in which answers are packed."""
_CERTIFICATE = re.compile(r"CERTIFICATE_VERIFY_FAILED\].* failed: (.*?)(?: \(_ssl|$)")


class Allowance:
    """Counts the bytes that a server may say after each request.

    Args:
        most: that it may say.
        end: ends the session of one that says more; the package's transport passes over some errors.
    """

    def __init__(self, most: int, end: Callable[[EndingError], object]) -> None:
        self._most, self.rest, self._end = most, most, end

    def renew(self) -> None:
        """Begin anew, with a request."""
        self.rest = self._most

    def take(self, count: int) -> None:
        """Count bytes.

        Raises:
            EndingError: they are too many.
        """
        self.rest -= count
        if self.rest < 0:
            error = EndingError(Ending.TOO_MUCH, f"{self._most / 1e6:g}")
            self._end(error)
            raise error


@asynccontextmanager
async def http_streams(params: dict[str, Any], allowance: Allowance, tell_window: Tell) -> AsyncIterator[Any]:
    """Yield the streams of messages from a server over HTTP and to it.

    Args:
        params: its address and headers, the tokens that the window keeps, and whether the person may be asked to sign
            in.
        allowance: what it may say.
        tell_window: takes the name of what the window is told, and that.
    """

    class Client(httpx2.AsyncClient):
        async def send(self, request: httpx2.Request, **options: Any) -> httpx2.Response:
            is_question = request.method == "POST" and {"id", "method"} <= json.loads(await request.aread()).keys()
            if is_question:  # neither a notice nor the wait for one
                allowance.renew()
            response = await super().send(request, **options)
            if is_question:
                await judge(self, response)
            return response

    async def bound(response: httpx2.Response) -> None:
        response.stream = _Bounded(response.stream, response.headers.pop("Content-Encoding", ""), allowance)

    async with (
        signing_in(params, tell_window) as auth,
        Client(
            headers={"Accept-Encoding": "identity", **params["headers"]},
            timeout=httpx2.Timeout(30, read=600),
            auth=auth,
            event_hooks={"response": [bound]},
        ) as client,
        streamable_http_client(params["url"], http_client=client, max_sse_event_size=params["answer_bytes"]) as streams,
    ):
        yield streams


async def judge(client: httpx2.AsyncClient, response: httpx2.Response) -> None:
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
    with suppress(Exception):
        async with client.stream("GET", url, headers={"Accept": "text/event-stream"}, timeout=5) as response:
            return bool(response.is_success and response.headers.get("Content-Type", "").startswith(_KINDS[1]))
    return False


def _is_same_place(url: httpx2.URL, other: httpx2.URL) -> bool:
    return (url.scheme, url.host, url.port) == (other.scheme, other.host, other.port)


class _Bounded(httpx2.AsyncByteStream):
    """The content of an answer, which ends everything where it gets too long, also one that is packed all the same."""

    def __init__(self, stream: Any, encoding: str, allowance: Allowance) -> None:
        self._stream, self._allowance = stream, allowance
        self._unpacker = zlib.decompressobj(_ANY_HEADER) if encoding in {"gzip", "x-gzip", "deflate"} else None

    async def __aiter__(self) -> AsyncIterator[bytes]:
        async for part in self._stream:
            rest = self._allowance.rest
            plain = part if self._unpacker is None else self._unpacker.decompress(part, rest + 1)
            self._allowance.take(len(plain))
            yield plain

    async def aclose(self) -> None:
        await self._stream.aclose()


def ending_of(error: BaseException | None) -> EndingError:
    """Return why a session ended; an error of the packages may stand in groups of errors."""
    while isinstance(error, BaseExceptionGroup):
        error = (error.subgroup(EndingError) or error).exceptions[0]
    if isinstance(error, EndingError):
        return error
    words = " ".join(str(error).split())  # some packages' sentences have several lines
    if isinstance(error, httpx2.ConnectError):
        if (problem := _CERTIFICATE.search(words)) is not None:
            return EndingError(Ending.CERTIFICATE, problem[1])
        return EndingError(Ending.UNREACHABLE, words.rpartition("] ")[2])  # without the system's number for it
    return EndingError(Ending.OTHER, words or type(error).__name__)
