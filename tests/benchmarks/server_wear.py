"""Wear test of the server: many requests in a row, readers who break off at any moment, many who wait.

``uv run python -m tests.benchmarks.server_wear`` starts ``serve`` as a process and asks it, in this order:

- ``--requests`` in a row, with the memory after each hundred;
- ``--breaks`` replies that are broken off at a random moment, with the time until the engine is free again;
- eight clients at once, behind a ninth: are all answered, in order?

It ends with 1 if something did not hold.
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
from pathlib import Path
from statistics import median

import psutil

from tests.benchmarks.engine_runs import DATA
from tests.e2e.program import command, environment

LONG = "Tell me a very long story."


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
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=300)
        connection.request(method, path, content)
        answer = connection.getresponse()
        answer_body = answer.read()
        connection.close()
        if answer.status != 200:
            raise AssertionError(f"{path}: {answer.status} {answer_body[:200]!r}")
        return answer_body


def body(words: str, tokens: int, seed: int, *, stream: bool) -> bytes:
    request = {
        "model": "starter", "messages": [{"role": "user", "content": words}], "max_tokens": tokens, "seed": seed,
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


def in_line(client: Client) -> bool:
    answers: list[int] = []
    first = client.begin(LONG, 2000)
    first.recv(4096)
    threads = []

    def ask(number: int) -> None:
        client.reply("Say something.", 3, number)
        answers.append(number)

    for number in range(8):
        threads.append(threading.Thread(target=ask, args=(number,)))
        threads[-1].start()
        while client.figure("requests_deferred") <= number:
            pass
    first.close()
    for thread in threads:
        thread.join()
    print(f"  answered in this order: {answers}")
    return answers == list(range(8))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=1000)
    parser.add_argument("--breaks", type=int, default=200)
    options = parser.parse_args()
    Path(DATA).mkdir(parents=True, exist_ok=True)
    with subprocess.Popen(
        command(DATA.absolute(), "serve", "-m", "starter", "--port", "0"),
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
        print("in line")
        held.append(in_line(client))
        process.send_signal(signal.SIGINT)
    print("all held" if all(held) else f"did not hold: {held}")
    return 0 if all(held) else 1


if __name__ == "__main__":
    sys.exit(main())
