"""``/`` and ``/draftlight/watch``: the page to watch, and the stream that it reads.

Browsers get the page, all others the words that Ollama's clients look for. The page is the same for everyone; what it
shows comes through the stream, which asks for the key where there is one.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import cache

from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from app.serve.api_errors import ApiError
from app.serve.broadcast import Broadcast, Watcher
from app.serve.replies import until_left, wait_for_first
from app.traces.trace_html import filled, json_for_html, outcome_words, policy_of, script_of, style_of

_SCRIPTS = ("frames", "prose", "figures", "reply", "stream", "live")
_MOST_STALLED_S = 30.0
"""Seconds after which a watcher that takes nothing is let go."""
_SILENCE_S = 15.0
"""Seconds after which something is sent though nothing happened, so that a lost connection is seen on either side."""
_PAUSE_S = 0.04
"""Seconds between two pieces of the stream: no eye sees more, and many watchers together cost little."""


def watch_routes(broadcast: Broadcast) -> list[Route]:
    """Return the routes of the page and its stream."""

    async def root(request: Request) -> Response:
        if _wants_page(request.headers.get("accept", "")):
            page, headers = watch_page()
            return HTMLResponse(page, headers=headers)
        return PlainTextResponse("Ollama is running", headers={"vary": "Accept"})

    async def watch(request: Request) -> ASGIApp:
        if "origin" not in request.headers and request.headers.get("sec-fetch-site") in {"cross-site", "same-site"}:
            raise ApiError(403, "Web pages may not ask here. Allow one with --allow-origin.")
        if request.method == "HEAD":
            return Response(media_type=_STREAM)
        return _WatchAnswer(broadcast)

    return [Route("/", root, methods=["GET"]), Route("/draftlight/watch", watch, methods=["GET"])]


_STREAM = "text/event-stream"


@cache
def watch_page() -> tuple[str, dict[str, str]]:
    """Return the page as HTML, and its headers."""
    style, script = style_of("page", "live"), script_of(_SCRIPTS)
    empty = {
        "question": None, "text": "", "target": "", "draft": None, "speed": None, "plain": None, "rate": None,
        "drafted": 0, "generated": 0, "passes": True, "finish": "", **outcome_words(), "rounds": [],
    }  # fmt: skip
    headers = {
        "content-security-policy": policy_of(style, script, "connect-src 'self'", "frame-ancestors 'none'"),
        "referrer-policy": "no-referrer",
        "cache-control": "no-cache",
        "vary": "Accept",
    }
    return filled("live", {"style": style, "script": script, "data": json_for_html(empty)}), headers


def _wants_page(accept: str) -> bool:
    """Return whether an Accept header names HTML: browsers do, clients do not."""
    for kind in accept.split(","):
        name, *parameters = (part.strip().casefold() for part in kind.split(";"))
        if name == "text/html":
            return not any(parameter.replace(" ", "") in {"q=0", "q=0.0"} for parameter in parameters)
    return False


class _WatchAnswer:
    def __init__(self, broadcast: Broadcast) -> None:
        self._broadcast = broadcast

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        with self._broadcast.watching() as watcher, suppress(TimeoutError):  # it takes nothing
            await wait_for_first([self._tell(watcher, send), until_left(receive)])

    async def _tell(self, watcher: Watcher, send: Send) -> None:
        headers = [(b"content-type", _STREAM.encode()), (b"cache-control", b"no-store")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        while not self._broadcast.closed:
            content = watcher.news() or await _after_silence(watcher)
            if content:
                async with asyncio.timeout(_MOST_STALLED_S):
                    await send({"type": "http.response.body", "body": content, "more_body": True})
                await asyncio.sleep(_PAUSE_S)
        await send({"type": "http.response.body", "body": b""})


async def _after_silence(watcher: Watcher) -> bytes:
    """Wait until something changes; return what to send if nothing did for a while."""
    try:
        async with asyncio.timeout(_SILENCE_S):
            await watcher.changed.wait()
    except TimeoutError:
        return b": nothing new\n\n"
    return b""
