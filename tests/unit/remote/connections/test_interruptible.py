"""Work that waits is ended from any thread, also before it began, and nothing of it is left."""

from __future__ import annotations

import asyncio
import socket
import threading

import pytest

from app.remote.connections.interruptible import InterruptibleLoop, LoopInterrupted


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
