"""Runs the server: opens its socket, runs the event loop, and ends both in order."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.types import ASGIApp

from app.errors import AppError, PortInUse, WorldError
from app.language import tr
from app.paths import Paths
from app.serve.api_errors import ApiError, body_of, dialect_of, our_mistake
from app.serve.apis.anthropic import anthropic_routes
from app.serve.apis.draftlight import draftlight_routes
from app.serve.apis.embeddings import embedding_routes
from app.serve.apis.llama_server import llama_server_routes
from app.serve.apis.model_management import management_routes
from app.serve.apis.ollama import ollama_routes
from app.serve.apis.openai import openai_routes
from app.serve.apis.watch import watch_routes
from app.serve.broadcast import Broadcast
from app.serve.connections import (
    AT_ONCE,
    Connection,
    ConnectionLimits,
    ConnectionRoom,
    drop_without_request,
    end_late_connections,
)
from app.serve.engine_queue import ClientFactory, EngineQueue
from app.serve.model_registry import Defaults, ModelRegistry
from app.serve.replies import ServerStatistics, Services
from app.serve.security import AccessRules, SecurityMiddleware


def application(services: Services, access: AccessRules, broadcast: Broadcast) -> ASGIApp:
    """Make the ASGI application over an engine, its models and those who watch."""
    parts = (
        draftlight_routes, openai_routes, anthropic_routes, ollama_routes, llama_server_routes, embedding_routes,
        management_routes,
    )  # fmt: skip
    routes = [route for part in parts for route in part(services)]
    app = Starlette(
        routes=[*watch_routes(broadcast), *routes],
        exception_handlers={ApiError: _refuse, HTTPException: _not_here, Exception: _failed},
    )
    app.router.redirect_slashes = False
    return SecurityMiddleware(app, access)


async def _refuse(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return JSONResponse(body_of(error, dialect_of(request.url.path, request.headers)), status_code=error.status)


async def _not_here(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    sentences = {404: "There is nothing here.", 405: "This path takes another method."}
    refusal = ApiError(error.status_code, sentences.get(error.status_code, "This cannot be done."))
    answer = body_of(refusal, dialect_of(request.url.path, request.headers))
    return JSONResponse(answer, status_code=error.status_code, headers=dict(error.headers or {}))


async def _failed(request: Request, _error: Exception) -> JSONResponse:
    """Answer in the API's words, where Starlette would in its own; it raises the error again, and the guard logs it."""
    return JSONResponse(body_of(our_mistake(), dialect_of(request.url.path, request.headers)), status_code=500)


_log = logging.getLogger("draftlight.serve")

_FIRST_FREE = 1024
"""The first port that does not need an administrator."""


@dataclass(frozen=True, slots=True)
class ServeOptions(Defaults):
    """Options that a server is started with; ``first`` is loaded at once."""

    access: AccessRules = field(default_factory=AccessRules)
    port: int = 8087
    """Port to listen at; 0: any free one."""
    connections: ConnectionLimits = field(default_factory=ConnectionLimits)
    last_words_s: int = 5
    """Seconds that replies which were ended may take to reach their readers."""


def listen(host: str, port: int) -> socket.socket:
    """Open a socket that listens.
    Raises ``PortInUse`` if another program listens there, ``WorldError`` if the address is not ours, or may not be
    used.
    """
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise WorldError(
            tr("The address {host} cannot be listened at: {reason}.", host=host, reason=error.strerror or str(error))
        ) from error
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):  # on Windows the other option lets two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(AT_ONCE)
    except OSError as error:
        listening.close()
        if error.errno in {errno.EADDRINUSE, errno.EACCES} and port >= _FIRST_FREE:  # Windows refuses a port in use
            raise PortInUse(
                tr("Port {port} of {host} is in use by another program.", port=str(port), host=host)
            ) from error
        reason = error.strerror or str(error)
        raise WorldError(
            tr("Port {port} of {host} cannot be listened at: {reason}.", port=str(port), host=host, reason=reason)
        ) from error
    return listening


class Server:
    """Serves for as long as :meth:`run` lasts.
    :func:`app.engine.sharing.sole_client.sole_client` makes an engine that nobody else uses. ``listening`` is closed at
    the end; ``defaults`` are the options unless given; ``tell`` says to whoever runs the server what is to be known of
    models that were loaded.
    """

    def __init__(
        self,
        options: ServeOptions,
        paths: Paths,
        make_client: ClientFactory,
        listening: socket.socket,
        defaults: Callable[[], Defaults] | None = None,
        *,
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._tell = tell
        self._options = options
        self._paths = paths
        self._make_client = make_client
        self._defaults: Callable[[], Defaults] = defaults or (lambda: options)
        self._listening = listening
        self._server: _Uvicorn | None = None
        self._stopped = False
        self.address = address_of(listening)

    def run(self, ready: Callable[[], None] = lambda: None) -> None:
        """Serve until :meth:`stop`.
        ``ready`` is called once the models that were named are loaded. Raises ``AppError`` if these models cannot be
        loaded.
        """
        asyncio.run(self._run(ready))

    def stop(self) -> None:
        """End the server. Any thread or signal handler may call this."""
        self._stopped = True
        if self._server is not None:
            self._server.should_exit = True

    async def _run(self, ready: Callable[[], None]) -> None:
        asyncio.get_running_loop().set_exception_handler(_LoopProblems())
        broadcast = Broadcast()
        engine_queue = EngineQueue(self._make_client, broadcast)
        registry = ModelRegistry(engine_queue, self._paths, self._defaults, self._tell)
        services = Services(engine_queue, registry, ServerStatistics(), self._defaults)
        config = uvicorn.Config(
            application(services, self._options.access, broadcast),
            http=partial(Connection, ConnectionRoom(self._options.connections)),  # type: ignore[arg-type] # calls it
            ws="none", loop="asyncio", lifespan="off", interface="asgi3",
            log_config=None, log_level="critical", access_log=False,
            proxy_headers=False, server_header=False,
            backlog=AT_ONCE, timeout_graceful_shutdown=self._options.last_words_s,
        )  # fmt: skip

        def end() -> None:
            engine_queue.stop_replies()
            broadcast.close()

        self._server = _Uvicorn(config, end)
        self._server.should_exit = self._stopped
        serving = asyncio.ensure_future(self._server.serve(sockets=[self._listening]))
        loading = asyncio.ensure_future(self._load_first(registry, ready))
        try:
            await asyncio.wait({serving, loading}, return_when=asyncio.FIRST_COMPLETED)
            problem = _problem_of(loading) if not self._stopped else None
            if problem is not None:
                self.stop()
            await serving
        finally:
            loading.cancel()
            await asyncio.gather(loading, return_exceptions=True)
            registry.close()
            engine_queue.close()
            self._listening.close()
        if problem is not None:
            raise problem

    async def _load_first(self, registry: ModelRegistry, ready: Callable[[], None]) -> None:
        first = self._options.first
        if first is not None:
            async with registry.loaded(first):
                pass
        ready()


def _problem_of(loading: asyncio.Future[None]) -> BaseException | None:
    if not loading.done() or loading.cancelled():
        return None
    error = loading.exception()
    if not isinstance(error, ApiError):
        return error
    return error.__cause__ if isinstance(error.__cause__, AppError) else WorldError(error.sentence)


class _Uvicorn(uvicorn.Server):
    """Leaves signals to the program, and ends replies before it waits for their readers."""

    def __init__(self, config: uvicorn.Config, ending: Callable[[], None]) -> None:
        super().__init__(config)
        self._ending = ending

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def on_tick(self, counter: int) -> bool:
        if counter % _TICKS_IN_A_SECOND == 0:
            end_late_connections(self.server_state.connections, asyncio.get_running_loop().time())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._ending()
        drop_without_request(self.server_state.connections)
        await super().shutdown(sockets)
        for connection in tuple(self.server_state.connections):  # whose reader did not take the last words
            connection.drop()  # type: ignore[union-attr] # all are ours


_TICKS_IN_A_SECOND = 10
"""Interval at which uvicorn checks whether it should end."""


class _LoopProblems:
    """Says once that no more connections can be taken; asyncio would say it a hundred times a second."""

    def __init__(self) -> None:
        self._is_told = False

    def __call__(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        problem = context.get("exception")
        if not isinstance(problem, OSError) or problem.errno not in {errno.EMFILE, errno.ENFILE}:
            loop.default_exception_handler(context)
        elif not self._is_told:
            self._is_told = True
            _log.warning("no connection can be taken for now: %s", problem.strerror)


def address_of(listening: socket.socket) -> str:
    """Return the address to type to reach a listening socket."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
