"""The local API beside a window: the same server, on a thread of its own, with the window's engine.

A window knows the server by this module alone. What serves (Starlette, uvicorn) is imported once the server is switched
on, and on its own thread: a window that serves nobody pays nothing for it. `ui/local_api/` is its switch; where another
port or key is wanted, the server before is gone first. Both have one `SharedEngine`: the window a port that goes first,
the server one that asks for turns. A turn lasts one request; what
runs is not broken off for the person unless they press a button, and no turn begins before the window has heard the end
of its own job, so that what follows (a reply after a load, the second leg of a race) comes first. A request that names
no model, or the window's, gets the window's pair as the window loads it; another one is loaded when its turn comes,
leaves after ten minutes, and the window's comes back by itself before the next reply. A client never takes the window's
pair out of memory.
"""

from __future__ import annotations

import logging
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from app.engine.commands import LoadPair
from app.engine.port import EventSink
from app.engine.sharing.shared_ports import ClientPort
from app.errors import AppError, BugError, PortInUse, WorldError, kind_and_place
from app.paths import Paths
from app.references import is_loopback
from app.settings import Settings
from app.system.files import read_whole, write_whole

if TYPE_CHECKING:
    import socket

    from app.serve.server import Server

_log = logging.getLogger("draftlight.serve")

_LAST_WORDS_S = 2
"""Seconds that replies which were ended may take to reach their readers: a window that closes does not wait longer."""
_CLOSE_S = _LAST_WORDS_S + 5.0
_TRIED = 100
"""Ports that are tried where one is taken."""
EVERYWHERE = "0.0.0.0"  # noqa: S104 - the address for all, used with a key alone


@dataclass(frozen=True, slots=True)
class ListenOptions:
    """Address to listen at, and the clients that are admitted."""

    host: str = "127.0.0.1"
    port: int = 8087
    key: str | None = field(default=None, repr=False)
    origins: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        assert self.key is not None or is_loopback(self.host), "other computers need a key"


@dataclass(frozen=True, slots=True)
class ServerListening:
    """The server can be asked."""

    address: str
    """For programs on this computer."""
    outer: str | None = None
    """For other computers, if they may ask; ``None`` also where this computer is in no network."""


@dataclass(frozen=True, slots=True)
class ServerEnded:
    """The server is gone: its socket, thread and jobs. Told once, last."""

    problem: AppError | None = None
    """The reason, unless it was asked to."""
    free_port: int | None = None
    """One that could be listened at, where the wanted one is in use."""


class HostedServer:
    """A server for as long as it is wanted. Make, start and stop it on one thread.
    The settings and the window's pair hold for requests that do not say; :meth:`follow` takes up changes. ``tell``
    hears how it goes, on the server's thread.
    """

    def __init__(
        self,
        options: ListenOptions,
        settings: Settings,
        pair: LoadPair | None,
        *,
        paths: Paths,
        make_client: Callable[[EventSink], ClientPort],
        tell: Callable[[ServerListening | ServerEnded], None],
    ) -> None:
        self._options = options
        self._choices = settings.overlaid({}), pair
        """The window's settings as they are now, which another thread may read, and its pair."""
        self._paths = paths
        self._make_client = make_client
        self._tell = tell
        self._lock = threading.Lock()
        self._stopped = False
        self._server: Server | None = None
        self._thread = threading.Thread(target=self._run, name="local API", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._thread.start()

    def follow(self, settings: Settings, pair: LoadPair | None) -> None:
        """Use these settings and this pair from now on."""
        self._choices = settings.overlaid({}), pair

    def stop(self) -> None:
        """End the server, and what it has running; :class:`ServerEnded` says when it is gone."""
        with self._lock:
            self._stopped = True
            if self._server is not None:
                self._server.stop()

    def join(self, timeout_s: float = _CLOSE_S) -> None:
        """Wait until it is gone."""
        self._thread.join(timeout_s)
        if self._thread.is_alive():
            _log.warning("the local API did not end within %g s", timeout_s)

    def _run(self) -> None:
        ended = ServerEnded()
        try:
            self._serve()
        except PortInUse as error:
            ended = ServerEnded(error, self._free_port())
        except AppError as error:
            ended = ServerEnded(error)
        except Exception as error:  # noqa: BLE001 - the boundary of a thread
            _log.error("the local API ended: %s", kind_and_place(error))
            ended = ServerEnded(BugError(f"The local API ended by a mistake of ours: {kind_and_place(error)}"))
        self._tell(ended)

    def _serve(self) -> None:
        from app.serve.model_registry import window_defaults  # noqa: PLC0415
        from app.serve.security import AccessRules  # noqa: PLC0415 - see above
        from app.serve.server import ServeOptions, Server, listen  # noqa: PLC0415

        options = self._options
        access = AccessRules(host=options.host, key=options.key, origins=frozenset(options.origins))
        serve_options = ServeOptions(access=access, port=options.port, last_words_s=_LAST_WORDS_S)
        listening = listen(options.host, options.port)
        defaults_of = lru_cache(maxsize=1)(partial(window_defaults, self._paths))
        with self._lock:
            server = self._server = Server(
                serve_options, self._paths, self._make_client, listening, lambda: defaults_of(*self._choices)
            )
            if self._stopped:
                server.stop()
        server.run(lambda: self._tell(_reached_at(options.host, listening)))

    def _free_port(self) -> int | None:
        from app.serve.server import listen  # noqa: PLC0415

        wanted_port = self._options.port
        for port in range(wanted_port + 1, min(wanted_port + _TRIED, 2**16)):
            try:
                listen(self._options.host, port).close()
            except WorldError:
                continue
            return port
        return None


def _reached_at(host: str, listening: socket.socket) -> ServerListening:
    port = listening.getsockname()[1]
    if is_loopback(host):
        return ServerListening(f"http://127.0.0.1:{port}")
    own = _own_address() if host == EVERYWHERE else host
    return ServerListening(f"http://127.0.0.1:{port}", f"http://{own}:{port}" if own is not None else None)


def _own_address() -> str | None:
    """Return the address of this computer in its network, as far as it is in one."""
    import socket  # noqa: PLC0415

    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(
                ("192.0.2.1", 9)
            )  # an address for documents: nothing is sent, the system only chooses a route
            address = str(asking.getsockname()[0])
    except OSError:
        return None
    return None if is_loopback(address) else address


class ApiKey:
    """The key that programs have to send, in a file for its owner alone."""

    def __init__(self, paths: Paths) -> None:
        self._path = paths.api_key

    def get(self) -> str:
        """Return the key; the first one is made now. Raises ``WorldError`` if it cannot be kept."""
        try:
            key = read_whole(self._path, _KEY_FILE_BYTES).decode("ascii").strip()
        except (OSError, UnicodeDecodeError):
            key = ""
        return key if len(key) >= _KEY_LETTERS else self.renew()

    def renew(self) -> str:
        """Make another key, and forget the one before.
        Raises ``WorldError`` if it cannot be kept; the one before still holds.
        """
        key = secrets.token_urlsafe(_KEY_BYTES)
        write_whole(self._path, key.encode() + b"\n")
        return key


_KEY_BYTES, _KEY_LETTERS, _KEY_FILE_BYTES = 24, 32, 4096
