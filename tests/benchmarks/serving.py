"""Benchmark of serving, and of our server beside llama-server with the same pair.

``uv run python -m tests.benchmarks.serving`` asks one engine for the same replies in turn, directly and through the
local API as a stream, and prints the ratio of their speeds; with ``--watchers N`` while so many watch. With
``--clients 1 4 8`` so many ask our server at once: time to the first token, the longest pause between two pieces, and
tokens a second over all clients; with ``--alone`` in turn with our server without a draft; with ``--peer`` in turn with
``llama-server``, with the draft and without (``--slots``: how many replies that writes at once).
"""

from __future__ import annotations

import argparse
import http.client
import json
import socket
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from statistics import median
from types import SimpleNamespace

from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.serve.model_registry import LoadOptions, ModelChoice
from app.serve.server import ServeOptions
from app.speculation.settings import SpeculationMode
from tests.benchmarks import peers
from tests.benchmarks.engine_runs import DATA, THREADS, engine, load, prompts, reply
from tests.integration.serve.server_probe import serving

_PEERS_PORT = 18_700
_GUESSES = 4
"""The number of tokens that are guessed at once where the cost of serving is measured."""


@dataclass(frozen=True, slots=True)
class Heard:
    """Figures of one reply as a client saw it."""

    tokens: int
    first_s: float
    whole_s: float
    pause_s: float
    """Longest time between two pieces of text."""


def ask(port: int, prompt: str, tokens: int, temperature: float, **others: object) -> Heard:
    """One streamed chat completion; ``others`` are more fields of its request."""
    body = {
        "messages": [{"role": "user", "content": prompt}], "max_tokens": tokens, "temperature": temperature, "seed": 1,
        "stream": True, "stream_options": {"include_usage": True}, **others,
    }  # fmt: skip
    began, written = time.perf_counter(), 0
    times: list[float] = []
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=600)
    connection.request("POST", "/v1/chat/completions", json.dumps(body), {"Content-Type": "application/json"})
    for chunk in _events(connection.getresponse()):
        delta = chunk["choices"][0]["delta"] if chunk["choices"] else {}
        if delta.get("content"):
            times.append(time.perf_counter() - began)
        written = (chunk.get("usage") or {}).get("completion_tokens", written)
    connection.close()
    pause = max((after - before for before, after in pairwise(times)), default=0.0)
    return Heard(written, times[0] if times else 0.0, time.perf_counter() - began, pause)


def _events(answer: http.client.HTTPResponse) -> Iterator[dict]:
    for line in answer:
        if line.startswith(b"data: {"):
            yield json.loads(line.removeprefix(b"data: "))


def together(port: int, questions: list[str], tokens: int, temperature: float) -> tuple[list[Heard], float]:
    """Several clients at once; what each heard, and the seconds until the last was done."""
    heard: list[Heard] = []
    began = time.perf_counter()
    clients = [
        threading.Thread(target=lambda prompt=prompt: heard.append(ask(port, prompt, tokens, temperature)))
        for prompt in questions
    ]
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    return heard, time.perf_counter() - began


@contextmanager
def watched(port: int, count: int) -> Iterator[None]:
    """As many watchers as that, who read all they are told."""

    def read(line: socket.socket) -> None:
        while line.recv(65536):
            pass

    lines = [socket.create_connection(("127.0.0.1", port)) for _ in range(count)]
    threads = [threading.Thread(target=read, args=(line,)) for line in lines]
    for line, thread in zip(lines, threads, strict=True):
        line.sendall(b"GET /draftlight/watch HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        thread.start()
    yield
    for line, thread in zip(lines, threads, strict=True):
        line.shutdown(socket.SHUT_RDWR)
        thread.join()
        line.close()


def cost(options: argparse.Namespace, paths: Paths) -> None:
    """The same replies, directly and through the API, in turn; from the question to the last token.

    Both guess as far in each round. Automatic pacing learns from what it measures, and two that learn apart differ by
    more than what serving costs.
    """
    ratios = []
    with engine() as probe, serving(paths, _ours(options)) as server, watched(server.port, options.watchers):
        load(probe, options.target, options.draft)

        def directly(prompt: str) -> float:
            began = time.perf_counter()
            trace = reply(
                probe, prompt, temperature=options.temp, mode=SpeculationMode.DRAFT, draft_max=_GUESSES,
                tokens=options.tokens,
            )  # fmt: skip
            return trace.summary.generated_tokens / (time.perf_counter() - began)

        def through_the_api(prompt: str) -> float:
            guessing = {"type": "draft", "n_max": _GUESSES}
            heard = ask(server.port, prompt, options.tokens, options.temp, speculative=guessing)
            return heard.tokens / heard.whole_s

        questions = [entry["prompt"] for entry in prompts()]
        for turn, prompt in enumerate([questions[0], *questions * options.repeat]):
            pair = (directly, through_the_api) if turn % 2 else (through_the_api, directly)
            speed = {ask_for: ask_for(prompt) for ask_for in pair}
            if turn:  # the first pair of replies warms up
                ratios.append(speed[through_the_api] / speed[directly])
    print(
        f"through the API / directly: median {median(ratios):.3f} of {len(ratios)} pairs "
        f"({min(ratios):.3f} to {max(ratios):.3f})"
    )


def several_clients(options: argparse.Namespace, paths: Paths) -> None:
    """Ask our server, and others in turn with it, with one client and with several at once."""
    questions = [entry["prompt"] for entry in prompts()]
    with ExitStack() as stack:
        ports = {"ours": stack.enter_context(serving(paths, _ours(options))).port}
        if options.alone:
            other_paths = Paths.at(DATA.absolute() / "alone")
            alone = ModelChoice("alone", str(Library(paths).obtain(options.target, quantize)))
            loading = LoadOptions(threads=THREADS)
            ports["ours alone"] = stack.enter_context(
                serving(other_paths, ServeOptions(first=alone, loading=loading))
            ).port
        if options.peer:
            ports["llama-server"] = stack.enter_context(_peer(options, paths, _PEERS_PORT, with_draft=True))
            ports["llama-server alone"] = stack.enter_context(_peer(options, paths, _PEERS_PORT + 1, with_draft=False))
        for clients in options.clients:
            groups = [questions[i : i + clients] for i in range(0, len(questions), clients)] * options.repeat
            results: dict[str, list[tuple[list[Heard], float]]] = defaultdict(list)
            for turn, questions_at_once in enumerate([groups[0], *groups]):
                # No two prompts begin alike: else who has read one before is first.
                group = [f"({clients}.{turn}) {question}" for question in questions_at_once]
                for name, port in ports.items():
                    heard = together(port, group, options.tokens, options.temp)
                    if turn:
                        results[name].append(heard)
            for name, rounds in results.items():
                speed = median(sum(one.tokens for one in heard) / took for heard, took in rounds)
                firsts = [one.first_s * 1000 for heard, _ in rounds for one in heard]
                pause = max(one.pause_s * 1000 for heard, _ in rounds for one in heard)
                print(
                    f"{clients} client{'s' * (clients > 1)}: {speed:6.1f} tokens/s, first token after "
                    f"{median(firsts):5.0f} ms, {max(firsts):.0f} at worst, longest pause {pause:.0f} ms  {name}"
                )


@contextmanager
def _peer(options: argparse.Namespace, paths: Paths, port: int, *, with_draft: bool) -> Iterator[int]:
    library = Library(paths)
    target, draft = (library.obtain(name, quantize) for name in (options.target, options.draft))
    files = SimpleNamespace(target_file=target, draft_file=draft, tokens=options.tokens)
    extra = ["-np", str(options.slots)]
    if with_draft:
        extra += ["--spec-type", "draft-simple", "-md", str(draft), "--spec-draft-n-max", str(options.length)]
    with peers.serving(peers.build(), port, files, options.temp, *extra):
        yield port


def _ours(options: argparse.Namespace) -> ServeOptions:
    return ServeOptions(first=ModelChoice("pair", options.target, options.draft), loading=LoadOptions(threads=THREADS))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default="starter:q4_1")
    parser.add_argument("--temp", type=float, default=0.0)
    parser.add_argument("--tokens", type=int, default=128)
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--length", type=int, default=8, help="llama-server's draft length")
    parser.add_argument("--slots", type=int, default=1, help="how many replies llama-server writes at once")
    parser.add_argument("--watchers", type=int, default=0, help="how many watch meanwhile")
    parser.add_argument("--clients", type=int, nargs="+", help="how many ask at once, in place of the cost")
    parser.add_argument("--alone", action="store_true", help="in turn with our server without a draft")
    parser.add_argument("--peer", action="store_true", help="in turn with llama-server; needs --clients")
    options = parser.parse_args()
    Path(DATA).mkdir(parents=True, exist_ok=True)
    paths = Paths.at(DATA.absolute())
    (several_clients if options.clients else cost)(options, paths)


if __name__ == "__main__":
    main()
