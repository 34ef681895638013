"""Asks one server over HTTP: bounded, with its key, never sent on, and ended at once by any thread."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import ssl
import threading
import time
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Collection, Coroutine, Mapping
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from app import __version__
from app.errors import ServerUnreachable
from app.language import number, tr
from app.references import ServerAddress
from app.remote.faults import (
    broken,
    nonsense,
    refusal,
    silent,
    too_large,
    unreachable,
    unusable_key,
    wait_of,
)
from app.remote.known_servers import is_sound_key

if TYPE_CHECKING:
    import httpx2


_Result = TypeVar("_Result")

THREAD_NAME = "network"


class LoopInterrupted(Exception):
    """The call was ended by :meth:`InterruptibleLoop.raise_`."""


class InterruptibleLoop:
    """An event loop on one thread. It fulfils :class:`app.engine.port.StopSign` for all threads."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._raised = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self._task: asyncio.Task[Any] | None = None

    def raise_(self) -> None:
        """End what runs, and whatever is to run, until :meth:`lower`."""
        with self._lock:
            self._raised = True
            if self._task is not None and self._loop is not None:
                self._loop.call_soon_threadsafe(self._task.cancel)

    def lower(self) -> None:
        """Let work run again."""
        with self._lock:
            self._raised = False

    def run(self, work: Callable[[], Coroutine[Any, Any, _Result]]) -> _Result:
        """Do work to its end, however often it waits.

        Raises:
            LoopInterrupted: it was ended from outside.
            Exception: what the work raised.
        """
        coroutine = work()
        loop = self._loop or _LookupLoop()
        task = loop.create_task(coroutine)
        with self._lock:
            self._loop, self._task = loop, task
            if self._raised:
                task.cancel()
        try:
            return loop.run_until_complete(task)
        except asyncio.CancelledError:
            raise LoopInterrupted from None
        finally:
            with self._lock:
                self._task = None

    def start(self, work: Coroutine[Any, Any, _Result]) -> asyncio.Task[_Result]:
        """Begin work that goes on whenever the loop runs; whoever began it ends it too."""
        self._loop = self._loop or _LookupLoop()
        return self._loop.create_task(work)

    def run_until_any(self, tasks: Collection[asyncio.Task[Any]], seconds: float) -> None:
        """Run the loop until one of the tasks is done, or for so long."""
        assert self._loop is not None
        waiting = asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        self._loop.run_until_complete(waiting)

    def close(self, last: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do a last piece of work, whether or not the sign is raised (which it stays), and end the loop."""
        loop, self._loop = self._loop, None
        if loop is not None:
            loop.run_until_complete(last())
            loop.run_until_complete(loop.shutdown_asyncgens())
            loop.close()


class _LookupLoop(asyncio.SelectorEventLoop):
    """Looks names up on a thread that nobody waits for at the end: a name server may be silent for half a minute."""

    async def getaddrinfo(self, host: Any, port: Any, **options: Any) -> Any:
        future: asyncio.Future[Any] = self.create_future()

        def end(result: Any, error: BaseException | None) -> None:
            if future.done():
                return
            if error is not None:
                future.set_exception(error)
            else:
                future.set_result(result)

        def look_up() -> None:
            result: Any = None
            failed: BaseException | None = None
            try:
                result = socket.getaddrinfo(host, port, **options)
            except (OSError, UnicodeError) as error:
                failed = error
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                self.call_soon_threadsafe(end, result, failed)

        threading.Thread(target=look_up, name=THREAD_NAME, daemon=True).start()
        return await future


MOST_DOCUMENT_BYTES = 8 * 2**20
"""Of an answer that comes whole, such as a list of models."""
MOST_LINE_BYTES = 4 * 2**20
"""Of one line of a stream. Some servers end with a line that repeats the prompt."""
CONNECT_S = 10.0
ANSWER_S = 10.0
"""For answers that come whole and cost a server nothing."""
SILENT_S = 3.0
"""After which a server's silence is told."""
_ASKED_AGAIN = 3
_MOST_WAIT_S = 60.0


@dataclass(frozen=True, slots=True)
class ServerResponse:
    """An answer that came whole."""

    status: int
    body: bytes
    headers: Mapping[str, str]

    @property
    def object(self) -> dict[str, Any]:
        """Return the JSON object it holds; empty where it holds none."""
        value = parsed(self.body)
        return value if isinstance(value, dict) else {}

    @property
    def list(self) -> list[Any]:
        """Return the JSON list it holds; empty where it holds none."""
        value = parsed(self.body)
        return value if isinstance(value, list) else []


TellWaiting = Callable[[str], None]
"""Hears, each second, what is waited for."""


class _Silence:
    """Tells whom it concerns that a server is silent.

    Args:
        place: of the server.
        tell: hears it.
    """

    def __init__(self, place: str, tell: TellWaiting) -> None:
        self._place = place
        self._tell = tell
        self._heard_s = 0.0
        self._watching: asyncio.Future[None] | None = None
        self._requests = 0

    def note_heard(self) -> None:
        """Note that something came, or was sent."""
        self._heard_s = time.monotonic()

    @asynccontextmanager
    async def told(self) -> AsyncIterator[None]:
        """Tell of silence while the block runs; of several blocks at once, as long as one of them runs."""
        if self._watching is None:
            self._watching = asyncio.ensure_future(self._watch())
        self._requests += 1
        try:
            yield
        finally:
            self._requests -= 1
            if not self._requests:
                self._watching.cancel()
                self._watching = None

    async def wait(self, seconds: float) -> None:
        """Wait because the server asks for it, and tell each second how long."""
        ends_s = time.monotonic() + seconds
        while (remaining_s := ends_s - time.monotonic()) > 0:
            self._tell(tr("{place} asks to wait: {seconds} s more…", place=self._place, seconds=number(remaining_s)))
            self.note_heard()
            await asyncio.sleep(min(1.0, remaining_s))

    async def _watch(self) -> None:
        """Tell of silence, once a second."""
        self.note_heard()
        while True:
            quiet_s = time.monotonic() - self._heard_s
            if quiet_s >= SILENT_S:
                seconds = number(quiet_s)
                self._tell(
                    tr("{place} has been silent for {seconds} s. Stop leaves it.", place=self._place, seconds=seconds)
                )
            await asyncio.sleep(SILENT_S - quiet_s if quiet_s < SILENT_S else 1.0)


_SILENCE: ContextVar[_Silence] = ContextVar("silence")
"""Each task has its own: several ask the server at once."""


def _silence() -> _Silence:
    silence = _SILENCE.get(None)
    if silence is None:
        silence = _Silence("", lambda _sentence: None)
        _SILENCE.set(silence)
    return silence


class Connection:
    """Asks one server, for several tasks at once; connections stay open between requests.

    Args:
        server: where it is.
    """

    def __init__(self, server: ServerAddress) -> None:
        self.server = server
        self._key: str | None = None
        self._client: httpx2.AsyncClient | None = None

    def tell_silence(self, tell: TellWaiting) -> None:
        """Have the running task, and those that it begins, told of silence."""
        _SILENCE.set(_Silence(self.server.place, tell))

    @property
    def keyed(self) -> bool:
        """Return whether requests show a key."""
        return self._key is not None

    def take_key(self, key: str) -> None:
        """Show this key from the next request on.

        Raises:
            KeyNeeded: no request can hold it.
        """
        if not is_sound_key(key):
            raise unusable_key(self.server)
        self._key = key

    async def get(self, path: str) -> ServerResponse:
        """Ask for something whole.

        Raises:
            ServerUnreachable: there is no answer, or one without end.
        """
        return await self._whole("GET", path, None, ANSWER_S)

    async def post(self, path: str, body: Mapping[str, Any], *, patience_s: float = ANSWER_S) -> ServerResponse:
        """Send a JSON object, and read the answer whole."""
        return await self._whole("POST", path, body, patience_s)

    @asynccontextmanager
    async def lines(self, path: str, body: Mapping[str, Any], *, model: str = "") -> AsyncIterator[AsyncIterator[str]]:
        """Send a JSON object, and read the answer line by line as it comes. Silence is told, however long it lasts.

        Raises:
            WorldError: the server refuses, cannot be reached, or breaks off.
        """
        async with _silence().told(), self._accepted(path, body, model) as response:
            yield self._lines_of(response)

    async def close(self) -> None:
        """End all connections."""
        if self._client is not None:
            await self._client.aclose()
            self._client = None

    async def _whole(self, method: str, path: str, body: Mapping[str, Any] | None, patience_s: float) -> ServerResponse:
        try:
            async with (
                _silence().told(),
                asyncio.timeout(patience_s),
                self._response(method, path, body) as response,
            ):
                content = await self._content(response)
        except TimeoutError:
            raise silent(self.server, patience_s) from None
        return ServerResponse(response.status_code, content, _headers(response))

    @asynccontextmanager
    async def _accepted(self, path: str, body: Mapping[str, Any], model: str) -> AsyncIterator[httpx2.Response]:
        """Send a request, again where the server asks to wait a little, until it is accepted.

        Raises:
            WorldError: it is refused.
        """
        for attempt in range(_ASKED_AGAIN + 1):
            async with self._response("POST", path, body) as response:
                _silence().note_heard()
                if response.status_code == 200:
                    yield response
                    return
                headers = _headers(response)
                wait_s = wait_of(headers) if response.status_code in {429, 503} else None
                if wait_s is None or wait_s > _MOST_WAIT_S or attempt == _ASKED_AGAIN:
                    error_body = await self._content(response)
                    raise refusal(
                        self.server, response.status_code, error_body, headers, model=model, keyed=self._key is not None
                    )
            await _silence().wait(wait_s)

    @asynccontextmanager
    async def _response(self, method: str, path: str, body: Mapping[str, Any] | None) -> AsyncIterator[httpx2.Response]:
        import httpx2  # noqa: PLC0415 - takes a while, and many never need it

        client = self._opened()
        content = None if body is None else json.dumps(body, ensure_ascii=False).encode("utf-8", "replace")
        headers = {} if body is None else {"content-type": "application/json"}
        url = f"{self.server.url}{path}"
        _silence().note_heard()
        with self._explained():

            def request() -> httpx2.Request:
                return client.build_request(method, url, content=content, headers=headers)

            try:
                response = await client.send(request(), stream=True)
            except (httpx2.RemoteProtocolError, httpx2.ReadError, httpx2.WriteError):
                # A server that was restarted has closed its connections, which only shows at the next request.
                response = await client.send(request(), stream=True)
            try:
                yield response
            finally:
                await response.aclose()

    @contextlib.contextmanager
    def _explained(self) -> Any:
        """Turn what the client raises inside the block into our sentences; other errors pass."""
        import httpx2  # noqa: PLC0415

        try:
            yield
        except httpx2.ConnectTimeout as error:
            raise silent(self.server, CONNECT_S) from error
        except httpx2.ConnectError as error:
            raise unreachable(self.server, error) from error
        except httpx2.ProxyError as error:
            raise ServerUnreachable(
                tr("The proxy on the way to {place} refuses. Check its settings.", place=self.server.place)
            ) from error
        except (httpx2.InvalidURL, httpx2.UnsupportedProtocol, UnicodeError) as error:
            raise ServerUnreachable(tr("{place} is no address of a server.", place=self.server.place)) from error
        except httpx2.HTTPError as error:
            raise broken(self.server) from error

    async def _content(self, response: httpx2.Response) -> bytes:
        """Read all of an answer.

        Raises:
            ServerUnreachable: it is too large.
        """
        content = bytearray()
        async for piece in response.aiter_raw():
            _silence().note_heard()
            content += piece
            if len(content) > MOST_DOCUMENT_BYTES:
                raise too_large(self.server, MOST_DOCUMENT_BYTES)
        return bytes(content)

    async def _lines_of(self, response: httpx2.Response) -> AsyncGenerator[str, None]:
        """Yield an answer's lines without their ends; what follows the last end is a line too."""
        held = bytearray()
        async for piece in response.aiter_raw():
            _silence().note_heard()
            held += piece
            if b"\n" in piece:
                *whole, rest = held.split(b"\n")
                held = bytearray(rest)
                for line in whole:
                    if len(line) > MOST_LINE_BYTES:
                        raise too_large(self.server, MOST_LINE_BYTES)
                    yield line.rstrip(b"\r").decode("utf-8", "replace")
            if len(held) > MOST_LINE_BYTES:
                raise too_large(self.server, MOST_LINE_BYTES)
        if held:
            yield held.decode("utf-8", "replace")

    def _opened(self) -> httpx2.AsyncClient:
        if self._client is not None:
            return self._client
        import httpx2  # noqa: PLC0415

        def show_key(request: httpx2.Request) -> httpx2.Request:
            if self._key is not None:
                request.headers["authorization"] = f"Bearer {self._key}"
            return request

        try:
            self._client = httpx2.AsyncClient(
                auth=show_key,  # else the client would look into a .netrc
                follow_redirects=False,
                trust_env=not self.server.is_here,  # no proxy for this computer
                verify=_nobodys_certificates() if self.server.is_here and self.server.scheme == "http" else True,
                timeout=httpx2.Timeout(None, connect=CONNECT_S, write=CONNECT_S),
                headers={
                    "host": self.server.host_header,
                    "user-agent": f"Draftlight/{__version__}",
                    "accept-encoding": "identity",
                },
            )
        except (ValueError, OSError) as error:
            raise ServerUnreachable(
                tr(
                    "The proxy that HTTP_PROXY, HTTPS_PROXY or ALL_PROXY names, or SSL_CERT_FILE, is of no use: "
                    "{error}",
                    error=error,
                )
            ) from error
        return self._client

    def sensible(self, answer: ServerResponse, *, model: str = "") -> dict[str, Any]:
        """Return the object of an answer.

        Raises:
            WorldError: it refuses, or is none.
        """
        if answer.status != 200:
            raise refusal(
                self.server, answer.status, answer.body, answer.headers, model=model, keyed=self._key is not None
            )
        if not answer.object:
            raise nonsense(self.server)
        return answer.object


def _nobodys_certificates() -> ssl.SSLContext:
    """Return a context that trusts nobody, where nothing is encrypted.

    Reading whom the system trusts takes 50 ms and 0.8 MB for each connection.
    """
    return ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


async def events_of(lines: AsyncIterator[str], server: ServerAddress) -> AsyncGenerator[dict[str, Any], None]:
    """Yield the objects of a stream of server-sent events, or of one with an object a line.

    Raises:
        ServerUnreachable: something else came.
    """
    async for line in lines:
        text = line.strip()
        if text.startswith("data:"):
            text = text.removeprefix("data:").strip()
            if text == "[DONE]":
                return
        elif text.startswith("error:"):
            text = f'{{"error": {text.removeprefix("error:").strip() or "null"}}}'
        elif not text.startswith("{"):
            if text and not text.startswith((":", "event:", "id:", "retry:")):
                raise nonsense(server)
            continue
        value = parsed(text.encode())
        if not isinstance(value, dict):
            raise nonsense(server)
        yield value


def parsed(content: bytes) -> Any:
    """Return the JSON value in these bytes; ``None`` where there is none."""
    try:
        return json.loads(content)
    except (ValueError, RecursionError):
        return None


def _headers(response: httpx2.Response) -> dict[str, str]:
    return {name.casefold(): value for name, value in response.headers.items()}
