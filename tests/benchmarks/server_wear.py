"""Wear test of the server: many requests in a row, readers who break off at any moment, eight clients for an hour.

``uv run python -m tests.benchmarks.server_wear`` starts ``serve`` as a process and asks it, in this order:

- ``--requests`` in a row, with the memory after each hundred;
- ``--breaks`` replies that are broken off at a random moment, with the time until the engine is free again;
- ``--minutes`` of eight clients that come, go and break off, with short and long prompts;
- ``--long-prompts`` of some 4,000 tokens each, by eight clients at once.

It ends with 1 if a reply was empty, or memory, threads or connections grew.
"""

from __future__ import annotations

import argparse
import http.client
import json
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median

import psutil

from tests.benchmarks.engine_runs import DATA
from tests.e2e.program import command, environment

LONG = "Tell me a very long story."
_LONG_TEXT = "The tide came in over the grey stones, and the boats rose one by one with the water. " * 190


class Client:
    """Asks one server."""

    def __init__(self, port: int) -> None:
        self.port = port

    def get(self, path: str) -> bytes:
        return self._answer("GET", path, None)

    def reply(self, words: str, tokens: int, seed: int = 1, *, stream: bool = False) -> bytes:
        return self._answer("POST", "/v1/chat/completions", body(words, tokens, seed, stream=stream))

    def figure(self, name: str) -> float:
        lines = self.get("/metrics").decode().splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"llamacpp:{name} "))

    def count(self, words: str) -> int:
        return len(json.loads(self._answer("POST", "/tokenize", json.dumps({"content": words}).encode()))["tokens"])

    def begin(self, words: str, tokens: int) -> socket.socket:
        content = body(words, tokens, random.randrange(10**6), stream=True)
        line = socket.create_connection(("127.0.0.1", self.port), timeout=120)
        head = f"POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(content)}\r\n\r\n"
        line.sendall(head.encode() + content)
        return line

    def _answer(self, method: str, path: str, content: bytes | None) -> bytes:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=1800)
        connection.request(method, path, content)
        answer = connection.getresponse()
        answer_body = answer.read()
        connection.close()
        if answer.status != 200:
            raise AssertionError(f"{path}: {answer.status} {answer_body[:200]!r}")
        return answer_body


def body(words: str, tokens: int, seed: int, *, stream: bool) -> bytes:
    request = {
        "messages": [{"role": "user", "content": words}], "max_tokens": tokens, "seed": seed,
        "temperature": 1, "stream": stream,
    }  # fmt: skip
    return json.dumps(request).encode()


def in_a_row(client: Client, process: psutil.Process, count: int) -> bool:
    sizes = []
    for number in range(count):
        client.reply(f"Say {number}.", 2, number, stream=number % 2 == 0)
        if (number + 1) % (count // 10) == 0:
            sizes.append(process.memory_info().rss / 2**20)
            print(f"  {number + 1:5} requests: {sizes[-1]:.1f} MB", flush=True)
    grown = sizes[-1] - sizes[len(sizes) // 2]
    print(f"  second half: {grown:+.1f} MB")
    return grown < 5


def broken_off(client: Client, count: int) -> bool:
    chance, waits = random.Random(1), []
    for _ in range(count):
        line = client.begin(LONG, 2000)
        line.settimeout(chance.random() * 0.6)
        began = time.perf_counter()
        try:
            while time.perf_counter() - began < 0.6 and line.recv(4096):
                pass
        except TimeoutError:
            pass
        line.close()
        left_s = time.perf_counter()
        client.count("a")  # the engine answers once it is free
        waits.append(1000 * (time.perf_counter() - left_s))
    waits.sort()
    print(f"  free again after {median(waits):.0f} ms, at the most {waits[-1]:.0f} ms ({len(waits)} broken off)")
    return waits[-1] < 200


class Visitors:
    """Eight clients at once.

    Args:
        client: asks the server.
        process: of the server.
    """

    COUNT = 8

    def __init__(self, client: Client, process: psutil.Process) -> None:
        self._client = client
        self._process = process
        self._lock = threading.Lock()
        self.whole = self.broken = self.empty = 0
        self.samples: list[tuple[float, int, int]] = []
        """Memory in MB, threads and connections of the server."""

    def stay(self, minutes: float) -> None:
        """Come, go and break off for so long; a sample is taken each minute."""
        ends = time.monotonic() + 60 * minutes
        self._begin(lambda number: self._come_and_go(random.Random(number), ends), ends)

    def ask_long(self, count: int) -> None:
        """Ask about ``count`` long texts in all, no two of which begin alike."""
        numbers = iter(range(count))

        def ask(_visitor: int) -> None:
            while (number := self._next(numbers)) is not None:
                self._note(self._client.reply(f"{number}. {_LONG_TEXT} Sum this up.", 24, number))
                self._sample()

        self._begin(ask, None)

    def hold(self) -> bool:
        """Print the figures; return whether nobody was left without a reply and nothing grew."""
        half = len(self.samples) // 2
        firsts, lasts = self.samples[half // 2 : half], self.samples[half:]
        before, after = ([max(one[place] for one in group) for place in range(3)] for group in (firsts, lasts))
        print(
            f"  {self.whole} replies, {self.broken} broken off, {self.empty} empty; at most before / after half: "
            f"{before[0]:.0f} / {after[0]:.0f} MB, {before[1]} / {after[1]} threads, "
            f"{before[2]} / {after[2]} connections",
            flush=True,
        )
        return not self.empty and after[0] < before[0] + 20 and after[1] <= before[1] and after[2] <= before[2] + 2

    def _begin(self, visit: Callable[[int], None], ends: float | None) -> None:
        threads = [threading.Thread(target=visit, args=(number,)) for number in range(self.COUNT)]
        for thread in threads:
            thread.start()
        while ends is not None and time.monotonic() < ends:
            time.sleep(min(60.0, max(0.1, ends - time.monotonic())))
            self._sample()
        for thread in threads:
            thread.join()

    def _come_and_go(self, dice: random.Random, ends: float) -> None:
        while time.monotonic() < ends:
            words = f"{dice.randrange(10**6)}. "
            words += _LONG_TEXT[: dice.choice((0, 0, 400, 4000))] + dice.choice((" Say hello.", f" {LONG}"))
            if dice.random() < 0.3:
                line = self._client.begin(words, 400)
                line.settimeout(dice.random() * 8)
                with suppress(TimeoutError):
                    while line.recv(4096):
                        pass
                line.close()
                with self._lock:
                    self.broken += 1
            else:
                self._note(self._client.reply(words, dice.choice((8, 32, 128)), dice.randrange(10**6)))
            time.sleep(dice.random() * 2)

    def _note(self, answer: bytes) -> None:
        text = json.loads(answer)["choices"][0]["message"]["content"]
        with self._lock:
            self.whole += 1
            self.empty += not text.strip()

    def _sample(self) -> None:
        with self._lock:
            connections = len(self._process.net_connections())
            self.samples.append((self._process.memory_info().rss / 2**20, self._process.num_threads(), connections))

    def _next(self, numbers: Iterator[int]) -> int | None:
        with self._lock:
            return next(numbers, None)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=1000)
    parser.add_argument("--breaks", type=int, default=200)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--long-prompts", type=int, default=200)
    parser.add_argument("-m", "--target", default="starter")
    parser.add_argument("-md", "--draft")
    options = parser.parse_args()
    models = ["-m", options.target, *(["-md", options.draft] if options.draft else [])]
    Path(DATA).mkdir(parents=True, exist_ok=True)
    with subprocess.Popen(
        command(DATA.absolute(), "serve", *models, "--port", "0"),
        stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(),
    ) as process:  # fmt: skip
        assert process.stderr is not None
        match = re.match(r"Listening at http://127\.0\.0\.1:(\d+)\.", process.stderr.readline())
        assert match is not None
        client = Client(int(match[1]))
        held = []
        if options.requests:
            print("in a row")
            held.append(in_a_row(client, psutil.Process(process.pid), options.requests))
        if options.breaks:
            print("broken off")
            held.append(broken_off(client, options.breaks))
        if options.minutes:
            print(f"eight clients for {options.minutes:g} minutes", flush=True)
            visitors = Visitors(client, psutil.Process(process.pid))
            visitors.stay(options.minutes)
            held.append(visitors.hold())
        if options.long_prompts:
            print(f"{options.long_prompts} long prompts of {client.count(_LONG_TEXT)} tokens", flush=True)
            visitors = Visitors(client, psutil.Process(process.pid))
            visitors.ask_long(options.long_prompts)
            held.append(visitors.hold())
        process.send_signal(signal.SIGINT)
    print("all held" if all(held) else f"did not hold: {held}")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
