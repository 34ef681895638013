"""Fake RPC server of llama.cpp, on a real socket: it gives the answers that it is told to."""

from __future__ import annotations

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress

HELLO, DEVICE_COUNT, DEVICE_MEMORY = 14, 15, 11
Answers = dict[int, bytes]


def answers(*memory: tuple[int, int], version: tuple[int, int, int] = (7, 0, 0)) -> Answers:
    """Return the answers, by command, of a server with devices of so much free and whole memory."""
    return {
        HELLO: bytes([*version, 0]) + bytes(24),
        DEVICE_COUNT: struct.pack("<I", len(memory)),
        **{DEVICE_MEMORY + (number << 8): struct.pack("<QQ", *sizes) for number, sizes in enumerate(memory)},
    }


@contextmanager
def listening(answers: Answers | bytes | None) -> Iterator[str]:
    """A server's address. It gives answers, or says the same bytes to everybody and leaves, or is silent (``None``)."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=_serve, args=(server, answers))
        thread.start()
        try:
            yield f"127.0.0.1:{server.getsockname()[1]}"
        finally:
            server.shutdown(socket.SHUT_RDWR)
            thread.join()


def _serve(server: socket.socket, answers: Answers | bytes | None) -> None:
    with ExitStack() as connections:
        while True:
            try:
                connection = connections.enter_context(server.accept()[0])
            except OSError:
                return
            with suppress(OSError):  # who asked has left
                if isinstance(answers, bytes):
                    connection.sendall(answers)
                    connection.shutdown(socket.SHUT_WR)
                elif answers is not None:
                    _answer(connection, answers)


def _answer(connection: socket.socket, answers: Answers) -> None:
    while len(head := connection.recv(9, socket.MSG_WAITALL)) == 9:
        command, length = struct.unpack("<BQ", head)
        body = connection.recv(length, socket.MSG_WAITALL) if length else b""
        number = struct.unpack("<I", body)[0] if command == DEVICE_MEMORY else 0
        answer = answers[command + (number << 8)]
        connection.sendall(struct.pack("<Q", len(answer)) + answer)
