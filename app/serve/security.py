"""Checks who may ask: the Host header, the Origin, the key and the size of a request, before anything reads it.

A page in a browser can send requests to this computer. Its own name can even be made to mean 127.0.0.1 (rebinding), so
the Host header must name us. A form does harm without reading the answer, so requests from a foreign Origin are
refused, not only their answers withheld. Pages of this computer's own programs may ask: no page from elsewhere can have
their Origin.
"""

from __future__ import annotations

import hmac
import ipaddress
import logging
import re
import socket
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from app.errors import kind_and_place
from app.references import LOCAL_NAMES, is_loopback
from app.serve.api_errors import ApiError, body_of, dialect_of, our_mistake
from app.serve.replies import encoded
from app.serve.requests.request_body import MOST_BYTES, TOO_LARGE, BodyMemory

_PLAIN = ("", "identity")
_PACKED = ("gzip", "x-gzip", "deflate")
_GZIP_OR_ZLIB = zlib.MAX_WBITS | 32
"""The beginning of the body tells which."""


def unpacked(receive: Receive, headers: Headers) -> Receive:
    """Return what brings the body of a request as it was before it was compressed.
    Raises ``ApiError`` if it is compressed in a way that is not known here; or, from what is returned, its end is
    missing, it is damaged, or it would be too large.
    """
    coding = headers.get("content-encoding", "").strip().casefold()
    if coding in _PLAIN:
        return receive
    if coding not in _PACKED:
        raise ApiError(415, "The body of this request is compressed in a way that is not known here. Use gzip.")
    unpacking = zlib.decompressobj(_GZIP_OR_ZLIB)

    async def received() -> Message:
        message = await receive()
        if message["type"] != "http.request":
            return message
        try:
            body = unpacking.decompress(message.get("body", b""), MOST_BYTES + 1)
        except zlib.error:
            raise _damaged() from None
        if unpacking.unconsumed_tail:
            raise ApiError(413, TOO_LARGE)
        if not message.get("more_body", False) and not unpacking.eof:
            raise _damaged()
        return {**message, "body": body}

    return received


def _damaged() -> ApiError:
    return ApiError(400, "The body of this request cannot be unpacked: it is damaged, or its end is missing.")


_log = logging.getLogger("draftlight.serve")

_WITHOUT_KEY = frozenset({"/", "/health", "/v1/health"})
"""Paths that need no key since they give nothing away: the page is empty until it has the key."""
_OF_THIS_COMPUTER = re.compile(
    r"https?://(localhost|127\.0\.0\.1|0\.0\.0\.0)(:\d{1,5})?|(app|file|tauri|vscode-file|vscode-webview)://[^\s/]*"
)
"""The origins of pages that lie on this computer, or are a desktop program's own: those that Ollama lets in too."""
_SLASHES = re.compile("/+")
_PREFLIGHT_S = 600
_USUAL_HEADERS = "Authorization, Content-Type, X-Api-Key, Anthropic-Version, Anthropic-Beta"


@dataclass(frozen=True, slots=True)
class AccessRules:
    """Rules for who may ask.

    Args:
        host: the address that is listened at.
        key: what each request must carry, or ``None``.
        names: Host names besides our own, such as a container's name for this computer.
        origins: web pages that may ask, as ``https://example.org``.
    """

    host: str = "127.0.0.1"
    key: str | None = field(default=None, repr=False)
    names: frozenset[str] = frozenset()
    origins: frozenset[str] = frozenset()

    def knows_host(self, header: str) -> bool:
        """Return whether a Host header names this server."""
        name = _host_name(header.strip().casefold())
        if name is None:
            return False
        if name in LOCAL_NAMES or name in self.names or name == self.host.casefold():
            return True
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            own = socket.gethostname().casefold()
            return not is_loopback(self.host) and name in {own, f"{own}.local"}
        # A page's name never looks like an address, so an address cannot have been rebound.
        return address.is_loopback or not is_loopback(self.host)

    def knows_origin(self, origin: str, host: str) -> bool:
        """Return whether a web page may ask: those named, our own, and those of programs on this computer may."""
        plain = origin.casefold()
        ours = plain == f"http://{host.strip().casefold()}"
        return ours or origin in self.origins or _OF_THIS_COMPUTER.fullmatch(plain) is not None

    def knows_key(self, headers: Headers) -> bool:
        """Return whether the request carries the key; the time this takes gives nothing about it away."""
        if self.key is None:
            return True
        kind, _, bearer = headers.get("authorization", "").partition(" ")
        sent_key = bearer.strip() if kind.casefold() == "bearer" else headers.get("x-api-key", "")
        return hmac.compare_digest(sent_key.encode("utf-8", "replace"), self.key.encode("utf-8", "replace"))


class SecurityMiddleware:
    """Guards the application; turns whatever goes wrong inside into an answer."""

    def __init__(self, app: ASGIApp, access: AccessRules) -> None:
        self._app = app
        self._access = access
        self._body_memory = BodyMemory()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        # Clients put their paths behind an address that may end with a slash.
        scope = {**scope, "path": _SLASHES.sub("/", scope["path"]).rstrip("/") or "/"}
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        extra: list[tuple[bytes, bytes]] = []
        begun = False

        async def tell(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message.get("headers", []), *extra, (b"x-content-type-options", b"nosniff")]
            await send(message)

        try:
            self._check(headers)
            if origin is not None:
                extra = _cors(origin, headers.get("access-control-request-headers"))
                if scope["method"] == "OPTIONS":
                    await _answer(tell, 204, b"")
                    return
            self._check_key(scope, headers)
            with self._body_memory.counting(unpacked(receive, headers)) as counted:
                await self._app(scope, counted, tell)
        except ApiError as error:
            if not begun:
                await _answer(tell, error.status, _encoded(error, scope["path"], headers))
        except Exception as error:  # noqa: BLE001 - the boundary of a request
            _log.error("a request failed: %s", kind_and_place(error))
            if not begun:
                ours = our_mistake()
                await _answer(tell, ours.status, _encoded(ours, scope["path"], headers))

    def _check(self, headers: Headers) -> None:
        hosts = headers.getlist("host")
        if len(hosts) != 1 or not self._access.knows_host(hosts[0]):
            raise ApiError(403, "This name for the server is not allowed. Use 127.0.0.1, or add it with --allow-host.")
        origin = headers.get("origin")
        if origin is not None and not self._access.knows_origin(origin, hosts[0]):
            raise ApiError(403, "Web pages may not ask here. Allow one with --allow-origin, or in Settings.")
        length = headers.get("content-length", "0")
        if length.isascii() and length.isdigit() and int(length[:20]) > MOST_BYTES:
            raise ApiError(413, TOO_LARGE)

    def _check_key(self, scope: Scope, headers: Headers) -> None:
        if scope["path"] not in _WITHOUT_KEY and not self._access.knows_key(headers):
            raise ApiError(
                401, "This server needs a key: send it as “Authorization: Bearer …”.", code="invalid_api_key"
            )


_HOST = re.compile(r"(?:\[([0-9a-f.]*:[0-9a-f:.]+(?:%[\w.~-]+)?)\]|([\w.~-]+))(?::[0-9]{0,5})?", re.ASCII)
"""A Host header: an IPv6 address in brackets, with its zone perhaps, or a name or IPv4 address; then a port perhaps."""


def _host_name(header: str) -> str | None:
    """Return the name or address in a Host header; ``None`` if it is no Host header."""
    match = _HOST.fullmatch(header)
    return (match[1] or match[2]) if match is not None else None


def _cors(origin: str, method: str | None) -> list[tuple[bytes, bytes]]:
    """Return the headers for a page that may ask, with any headers that it says it will send.

    OpenAI's and Anthropic's libraries send a dozen of their own, others with each version. None means anything here.
    """
    return [
        (b"access-control-allow-origin", origin.encode("latin-1", "replace")),
        (b"vary", b"Origin, Access-Control-Request-Headers"),
        (b"access-control-expose-headers", b"*"),
        (b"access-control-allow-methods", b"GET, POST, DELETE, OPTIONS"),
        (b"access-control-allow-headers", (method or _USUAL_HEADERS).encode("latin-1", "replace")),
        (b"access-control-max-age", str(_PREFLIGHT_S).encode()),
    ]


def _encoded(error: ApiError, path: str, headers: Headers) -> bytes:
    return encoded(body_of(error, dialect_of(path, headers)))


async def _answer(send: Send, status: int, body: bytes) -> None:
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if status == 401:
        headers.append((b"www-authenticate", b"Bearer"))
    if status == 204:
        headers = []
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def allowed(names: Iterable[str]) -> frozenset[str]:
    """Return names as they are compared."""
    return frozenset(name.strip().casefold() for name in names)
