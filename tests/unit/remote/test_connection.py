"""Cost of opening a connection."""

from __future__ import annotations

import asyncio
import socket
import ssl
import threading
from typing import Any

import pytest

from app.errors import ServerUnreachable
from app.references import ServerAddress
from app.remote.connection import Connection, InterruptibleLoop, LoopInterrupted


@pytest.mark.parametrize(("scheme", "reads"), [("http", False), ("https", True)])
def test_whom_to_trust_is_read_only_where_it_matters(scheme: str, reads: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[object] = []
    load = ssl.SSLContext.load_verify_locations

    def note(context: ssl.SSLContext, *arguments: Any, **options: Any) -> None:
        loaded.append(context)
        load(context, *arguments, **options)

    async def ask() -> None:
        connection = Connection(ServerAddress(scheme, "127.0.0.1", 9))  # where nobody listens
        try:
            await connection.get("/")
        finally:
            await connection.close()

    monkeypatch.setattr(ssl.SSLContext, "load_verify_locations", note)
    with pytest.raises(ServerUnreachable):
        asyncio.run(ask())
    assert bool(loaded) == reads


def test_an_address_with_a_zone_is_looked_for_in_it_and_the_server_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """``http://[fe80::1%25eth0]``: the system knows the interface as ``eth0``."""
    addresses: list[object] = []
    heard: list[bytes] = []
    find = socket.getaddrinfo

    def at_home(host: object, port: object, *arguments: Any, **options: Any) -> Any:
        addresses.append(host)
        return find("127.0.0.1", port, *arguments, **options)

    async def ask() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heard.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}")
            await writer.drain()
            writer.close()

        async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            monkeypatch.setattr(socket, "getaddrinfo", at_home)
            connection = Connection(ServerAddress.parse(f"http://[fe80::1%25Eth0]:{port}"))
            assert (await connection.get("/")).status == 200
            assert f"host: [fe80::1]:{port}\r\n".encode() in heard[0].lower()
            await connection.close()

    asyncio.run(ask())
    assert addresses == ["fe80::1%Eth0"]


async def _for_ever() -> None:
    await asyncio.Event().wait()


async def _nothing() -> None:
    await asyncio.sleep(0)


def test_work_that_waits_is_left_when_the_sign_is_raised() -> None:
    loop = InterruptibleLoop()
    begun = threading.Event()

    async def work() -> None:
        begun.set()
        await _for_ever()

    def stop() -> None:
        begun.wait()
        loop.raise_()

    thread = threading.Thread(target=stop)
    thread.start()
    with pytest.raises(LoopInterrupted):
        loop.run(work)
    thread.join()
    loop.close(_nothing)


def test_a_sign_that_is_up_holds_through_an_end_until_it_is_lowered() -> None:
    loop = InterruptibleLoop()
    loop.run(_nothing)
    loop.raise_()
    loop.close(_nothing)  # as a worker does before it loads what another job asked for
    with pytest.raises(LoopInterrupted):
        loop.run(_for_ever)
    loop.lower()
    loop.run(_nothing)
    loop.close(_nothing)


def test_a_name_is_looked_up_beside_the_loop() -> None:
    loop = InterruptibleLoop()

    async def look_up(host: str) -> list[object]:
        return await asyncio.get_running_loop().getaddrinfo(host, 80)

    assert loop.run(lambda: look_up("127.0.0.1"))
    with pytest.raises(socket.gaierror):
        loop.run(lambda: look_up("nowhere.invalid"))
    loop.close(_nothing)
