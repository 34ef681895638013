"""Calls that come from the engine's thread in quick succession are made together, in their order."""

from __future__ import annotations

import asyncio
import threading

import pytest

from app.serve.engine_queue import LoopCalls


def test_calls_are_made_in_their_order_on_the_loops_thread_and_wake_it_seldom():
    calls_made: list[int] = []
    threads: set[int] = set()
    wakes = 0

    async def run() -> None:
        nonlocal wakes
        loop, all_made = asyncio.get_running_loop(), asyncio.Event()
        calls = LoopCalls(loop)
        wake = loop.call_soon_threadsafe

        def counted(*arguments):
            nonlocal wakes
            wakes += 1
            return wake(*arguments)

        loop.call_soon_threadsafe = counted

        def call(number: int) -> None:
            calls_made.append(number)
            threads.add(threading.get_ident())
            if number == 999:
                all_made.set()

        def add_all() -> None:
            for number in range(1000):
                calls.add(call, number, at_once=number == 999)

        adding = threading.Thread(target=add_all)
        adding.start()
        await all_made.wait()
        adding.join()

    asyncio.run(run())
    assert calls_made == list(range(1000))
    assert threads == {threading.get_ident()}
    assert wakes < 100


def test_a_call_that_nothing_follows_is_made_too():
    async def run() -> None:
        calls, heard = LoopCalls(asyncio.get_running_loop()), asyncio.Queue()
        calls.add(heard.put_nowait, "first")
        assert await heard.get() == "first"
        calls.add(heard.put_nowait, "second")
        assert await heard.get() == "second"

    asyncio.run(run())


def test_where_a_call_fails_the_others_are_made():
    calls_made: list[int] = []
    problems: list[str] = []

    def call(number: int) -> None:
        calls_made.append(number)
        if number == 1:
            raise ValueError(number)

    async def run() -> None:
        loop, all_made = asyncio.get_running_loop(), asyncio.Event()
        loop.set_exception_handler(lambda _loop, context: problems.append(str(context["exception"])))
        calls = LoopCalls(loop)
        for number in range(4):
            calls.add(call, number)
        calls.add(all_made.set)
        await all_made.wait()

    asyncio.run(run())
    assert calls_made == [0, 1, 2, 3]
    assert problems == ["1"]


def test_a_loop_that_is_closed_takes_no_calls():
    loop = asyncio.new_event_loop()
    calls = LoopCalls(loop)
    loop.close()
    with pytest.raises(RuntimeError):
        calls.add(print)
