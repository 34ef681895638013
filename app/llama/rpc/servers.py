"""Asks llama.cpp's RPC servers on other computers who they are and how much memory they have.

ggml's own client ends the process where a server cannot be reached, is of another version or answers nonsense, and
waits for ever for one that says nothing. So each is asked here first, over a socket with a time limit. A request is a
byte for the command, the length of its body in eight, and the body; an answer is a length and a body.
"""

from __future__ import annotations

import socket
import struct
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from app.errors import RpcServerProblem
from app.language import tr
from app.speculation.language_model import Interrupted

PROTOCOL = (7, 0)
"""RPC_PROTO_MAJOR_VERSION and RPC_PROTO_MINOR_VERSION of ggml-rpc.h."""
PATIENCE_S = 4.0
"""Time for one server to answer all it is asked: it may be on another continent, but not asleep."""

_LOOK_EVERY_S = 0.02
_HELLO, _DEVICE_COUNT, _DEVICE_MEMORY = 14, 15, 11  # enum rpc_cmd
_LENGTH = struct.Struct("<Q")
_CAPABILITIES = bytes(24)
"""No other transport than TCP."""
_MOST_BYTES = 64
_MOST_DEVICES = 64


@dataclass(frozen=True, slots=True)
class RpcDevice:
    """One device of a server, with its memory."""

    server: str
    number: int
    free_bytes: int
    total_bytes: int


def ask(address: str, patience_s: float = PATIENCE_S) -> tuple[RpcDevice, ...]:
    """Return the devices of the server at ``host:port``.

    Raises:
        RpcServerProblem: nobody answers there, or not as llama.cpp of this version would; the sentence says what.
    """
    host, _, port = address.rpartition(":")
    until = time.monotonic() + patience_s
    try:
        # As an address of IPv4, which is all that ggml's client knows.
        with socket.create_connection((socket.gethostbyname(host), int(port)), timeout=patience_s) as connection:
            return _devices(address, _Exchange(connection, until))
    except ConnectionRefusedError as error:
        raise RpcServerProblem(
            tr(
                "Nothing listens at {address}. Start “draftlight lend” on that computer, or the tunnel to it.",
                address=address,
            )
        ) from error
    except TimeoutError as error:
        raise RpcServerProblem(
            tr(
                "{address} does not answer. The computer may be off, or lending to another program: it serves "
                "one at a time.",
                address=address,
            )
        ) from error
    except (socket.gaierror, UnicodeError) as error:  # the latter for a part of a name that is empty, or too long
        raise RpcServerProblem(tr("There is no computer named {host}.", host=host)) from error
    except (_ProtocolError, ConnectionError, EOFError) as error:
        raise RpcServerProblem(
            tr(
                "What listens at {address} is no RPC server of llama.cpp, or one of a much older version.",
                address=address,
            )
        ) from error
    except OSError as error:
        raise RpcServerProblem(
            tr("{address} cannot be reached: {error}.", address=address, error=error.strerror or error)
        ) from error


def ask_all(addresses: Sequence[str]) -> tuple[RpcDevice, ...]:
    """Return the devices of all servers, in their order; they are asked at the same time.

    Raises:
        RpcServerProblem: of the first one that cannot be used.
    """
    if not addresses:
        return ()
    with ThreadPoolExecutor(len(addresses), thread_name_prefix="rpc") as pool:
        return tuple(device for devices in list(pool.map(ask, addresses)) for device in devices)


def problem_of(address: str) -> str | None:
    """Return why a server cannot be used now; ``None`` where it can."""
    try:
        ask(address)
    except RpcServerProblem as problem:
        return problem.sentence
    return None


def without_answer(addresses: Sequence[str], cancelled: Callable[[], bool] = lambda: False) -> tuple[str, ...]:
    """Return those of the addresses where no server can be used; they are asked at the same time.

    Raises:
        Interrupted: ``cancelled`` said so; questions that are under way end by themselves within their time.
    """
    unreachable: set[str] = set()

    def look(address: str) -> None:
        if problem_of(address) is not None:
            unreachable.add(address)

    threads = [threading.Thread(target=look, args=(address,), name="rpc", daemon=True) for address in addresses]
    for thread in threads:
        thread.start()
    for thread in threads:
        while thread.is_alive():
            thread.join(_LOOK_EVERY_S)
            if cancelled():
                raise Interrupted
    return tuple(address for address in addresses if address in unreachable)


class _ProtocolError(Exception):
    """The answer is not what this protocol has."""


class _Exchange:
    """A connection, and the moment until which everything must be said."""

    def __init__(self, connection: socket.socket, until: float) -> None:
        self._connection = connection
        self._until = until

    def ask(self, command: int, body: bytes = b"") -> bytes:
        self._wait()
        self._connection.sendall(bytes([command]) + _LENGTH.pack(len(body)) + body)
        (length,) = _LENGTH.unpack(self._read(_LENGTH.size))
        if length > _MOST_BYTES:
            raise _ProtocolError
        return self._read(length)

    def _read(self, length: int) -> bytes:
        content = b""
        while len(content) < length:
            self._wait()
            part = self._connection.recv(length - len(content))
            if not part:
                raise EOFError
            content += part
        return content

    def _wait(self) -> None:
        seconds_left = self._until - time.monotonic()
        if seconds_left <= 0:
            raise TimeoutError
        self._connection.settimeout(seconds_left)


def _devices(address: str, exchange: _Exchange) -> tuple[RpcDevice, ...]:
    hello = exchange.ask(_HELLO, _CAPABILITIES)
    if len(hello) < 3:
        raise _ProtocolError
    major, minor = hello[0], hello[1]
    if major != PROTOCOL[0] or minor > PROTOCOL[1]:
        raise RpcServerProblem(
            tr(
                "{address} speaks version {major}.{minor} of llama.cpp's RPC protocol, and this program version "
                "{own_major}.{own_minor}. Use the same version of Draftlight on both computers.",
                address=address,
                major=major,
                minor=minor,
                own_major=PROTOCOL[0],
                own_minor=PROTOCOL[1],
            )
        )
    count = _numbers(exchange.ask(_DEVICE_COUNT), "<I")[0]
    if not 0 < count <= _MOST_DEVICES:
        raise _ProtocolError
    devices = []
    for number in range(count):
        free, total = _numbers(exchange.ask(_DEVICE_MEMORY, struct.pack("<I", number)), "<QQ")
        devices.append(RpcDevice(address, number, free, total))
    return tuple(devices)


def _numbers(body: bytes, form: str) -> tuple[int, ...]:
    try:
        return struct.unpack(form, body)
    except struct.error as error:
        raise _ProtocolError from error
