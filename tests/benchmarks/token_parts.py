"""Breakdown of the milliseconds of a guess, of a verification pass and of a streamed token.

``uv run python -m tests.benchmarks.token_parts`` prints two tables, each figure a median of ``--repeat`` replies that
are written in turn. ``rounds``: a pair writes replies with guesses and without, and each pass is divided. Its bare C
call is measured by making the calls of the reply once more, the same rows after the same tokens in the same order, with
nothing between them; what the call took longer in the reply is time waited, for a processor or for Python's lock.
``stream``: the target alone, as a stream to a client in a process of its own, beside llama-server and llama-bench; what
streaming costs is the difference to the same reply as a whole.
Times of processors are given too: other programs lengthen them little.
"""

from __future__ import annotations

import argparse
import json
import re
import socket
import subprocess
import sys
import time
from asyncio import selector_events
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from threading import enumerate as threads
from types import SimpleNamespace
from typing import Any

from app.engine.commands import Describe
from app.engine.events import Answered
from app.engine.pair import Pair
from app.engine.sharing.shared_engine import SharedEngine
from app.llama.context import Context
from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.serve.model_registry import LoadOptions, ModelChoice
from app.serve.server import ServeOptions
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SpeculationMode
from app.speculation.trace import Trace
from tests.benchmarks import peers
from tests.benchmarks.engine_runs import DATA, THREADS, engine, load, prompts, reply
from tests.integration.engine_probe import EngineProbe
from tests.integration.serve.server_probe import serving

_PEER_PORT = 18_560
_GUESSES = 4

Figures = dict[str, list[float]]


@dataclass
class Spent:
    """The time that some calls took, but for what they spent in other measured ones."""

    calls: int = 0
    wall_s: float = 0.0
    processor_s: float = 0.0


@dataclass
class Stopwatch:
    """Measures calls of functions by name, and keeps the passes of the models."""

    spent: dict[str, Spent] = field(default_factory=lambda: defaultdict(Spent))
    passes: list[tuple[Context, int, list[int], int]] = field(default_factory=list)
    _within: list[Spent] = field(default_factory=list)

    def timed(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def measured(*arguments: Any, **named: Any) -> Any:
            inner = Spent()
            self._within.append(inner)
            wall, processor = time.perf_counter(), time.thread_time()
            try:
                return call(*arguments, **named)
            finally:
                processor, wall = time.thread_time() - processor, time.perf_counter() - wall
                self._within.pop()
                whole = self.spent[name]
                whole.calls += 1
                whole.wall_s += wall - inner.wall_s
                whole.processor_s += processor - inner.processor_s
                if self._within:
                    self._within[-1].wall_s += wall
                    self._within[-1].processor_s += processor

        return measured

    @contextmanager
    def watching(self, owner: Any, function: str, name: str) -> Iterator[None]:
        """Measure a function of an object or class for as long as the block runs. One thread may call it."""
        before = getattr(owner, function)
        setattr(owner, function, self.timed(name, before))
        try:
            yield
        finally:
            setattr(owner, function, before)

    @contextmanager
    def watching_passes(self, context: Context, name: str) -> Iterator[None]:
        """Measure a context's native calls, those that read a prompt apart, and keep what was read in each."""
        call, read = context._pass, context._decode

        def decode(tokens: Any, rows: int) -> None:
            self.passes.append((context, context.length, list(tokens), rows))
            context._pass = self.timed(name if len(tokens) <= _GUESSES + 2 else "reading", call)  # type: ignore[assignment]
            read(tokens, rows)

        context._decode = decode  # type: ignore[method-assign]
        try:
            yield
        finally:
            del context._decode
            context._pass = call

    def ms(self, name: str) -> float:
        return 1000 * self.spent[name].wall_s


def _pair(probe: EngineProbe) -> Pair:
    local = probe.engine._local
    assert local is not None
    assert local._pair is not None
    return local._pair


def _on_engine_thread(probe: EngineProbe, work: Callable[[], None]) -> None:
    """Do something on the one thread that may call llama.cpp."""
    worker = probe.engine._local
    assert worker is not None

    def answer(job: int, _question: Any) -> Answered:
        work()
        return Answered(job, "")

    worker.answer = answer  # type: ignore[method-assign]
    try:
        probe.do(Describe())
    finally:
        del worker.answer


def _clear_caches(pair: Pair) -> None:
    for seat in pair.conversations.seats:
        seat.clear()


def _bare(probe: EngineProbe, passes: list[tuple[Context, int, list[int], int]]) -> Stopwatch:
    """Make the passes of a reply again."""
    pair, watch = _pair(probe), Stopwatch()

    def work() -> None:
        with ExitStack() as stack:
            for name, model in (("target", pair.target), ("draft", pair.draft)):
                if model is not None:
                    stack.enter_context(watch.watching_passes(model.context, name))
            for context, held, tokens, rows in passes:
                context.truncate(held)
                context._decode(tokens, rows)
        _clear_caches(pair)

    _on_engine_thread(probe, work)
    return watch


def _divided(probe: EngineProbe, prompt: str, tokens: int, mode: SpeculationMode) -> tuple[Trace, Stopwatch, Stopwatch]:
    pair, watch = _pair(probe), Stopwatch()
    _on_engine_thread(probe, partial(_clear_caches, pair))
    with ExitStack() as stack:
        stack.enter_context(watch.watching_passes(pair.target.context, "target"))
        if pair.draft is not None:
            stack.enter_context(watch.watching_passes(pair.draft.context, "draft"))
        stack.enter_context(watch.watching(Sampler, "choose", "target's choice"))
        stack.enter_context(watch.watching(Sampler, "shape", "draft's choice"))
        trace = reply(probe, prompt, temperature=0.0, mode=mode, draft_max=_GUESSES, tokens=tokens)
    return trace, watch, _bare(probe, watch.passes)


def rounds(options: argparse.Namespace) -> None:
    """Print what the passes of a pair consist of."""
    plain, guess, pass_ = defaultdict(list), defaultdict(list), defaultdict(list)
    rows = []
    with engine() as probe:
        load(probe, options.target, options.draft)
        for turn, item in enumerate([prompts()[0], *prompts()[: options.repeat]]):
            for mode in (SpeculationMode.OFF, SpeculationMode.DRAFT):
                trace, watch, bare = _divided(probe, item["prompt"], options.tokens, mode)
                if not turn:  # the first warms up
                    continue
                done, all_tokens = trace.rounds, trace.summary.generated_tokens
                after_ms = trace.summary.decode_ms - trace.summary.verify_ms - trace.summary.draft_ms
                done = done[
                    next((n for n, round_ in enumerate(done, 1) if round_.drafted), 1) :
                ]  # one reads the prompt
                verify_ms = sum(round_.verify_ms for round_ in done)
                draft_ms = sum(round_.draft_ms for round_ in done)
                drafted = sum(len(round_.drafted) for round_ in done)
                into = plain if mode is SpeculationMode.OFF else pass_
                choice_ms = watch.ms("target's choice")
                _fill(into, len(done), verify_ms, choice_ms, watch.spent["target"], bare.spent["target"])
                into["between rounds, a token"].append(after_ms / all_tokens)
                if drafted:
                    rows.append((drafted + len(done)) / len(done))
                    choice_ms = watch.ms("draft's choice")
                    _fill(guess, drafted, draft_ms, choice_ms, watch.spent["draft"], bare.spent["draft"])
    _print(
        f"{options.target} + {options.draft}, up to {_GUESSES} guesses, ms",
        {"a plain pass": plain, "a guess": guess, f"verifying {median(rows):.1f} rows": pass_},
    )


def _fill(figures: Figures, count: int, whole_ms: float, choice_ms: float, call: Spent, bare: Spent) -> None:
    """Add the parts of one pass, or of one guess."""
    figures["the bare call"].append(1000 * bare.wall_s / max(1, bare.calls))
    figures["waiting in the call"].append(1000 * (call.wall_s / max(1, call.calls) - bare.wall_s / max(1, bare.calls)))
    figures["choosing tokens"].append(choice_ms / count)
    in_calls = 1000 * call.wall_s / max(1, call.calls) + choice_ms / count
    figures["our other Python"].append(whole_ms / count - in_calls)
    figures["in all"].append(whole_ms / count)


def _heard(port: int, tokens: int, how: str = "stream") -> dict[str, float]:
    """Have a client in a process of its own hear a reply."""
    command = [sys.executable, "-m", "tests.benchmarks.token_parts", "client", how, "--port", str(port)]
    done = subprocess.run([*command, "--tokens", str(tokens)], capture_output=True, text=True, check=True)
    return {name: float(value) for name, value in json.loads(done.stdout).items()}


def hear(port: int, tokens: int, *, is_stream: bool) -> dict[str, float]:
    """Hear one reply; return milliseconds a token, and in how many pieces a token came."""
    request = {
        "messages": [{"role": "user", "content": prompts()[0]["prompt"]}], "max_tokens": tokens, "temperature": 0,
        "ignore_eos": True, "stream": is_stream,
    }  # fmt: skip
    body = json.dumps(request | ({"stream_options": {"include_usage": True}} if is_stream else {})).encode()
    head = f"POST /v1/chat/completions HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
    head += "Content-Type: application/json\r\nConnection: close\r\n\r\n"
    first = last = 0.0
    reads, received, begun = 0, b"", time.process_time()
    with socket.create_connection(("127.0.0.1", port), timeout=600) as line:
        line.sendall(head.encode() + body)
        while part := line.recv(1 << 16):
            reads += 1
            if b'"content":"' in part:
                last = time.perf_counter()
                first = first or last
            received += part
    written = int(re.findall(rb'"completion_tokens": ?(\d+)', received)[-1])
    token_ms = float(re.findall(rb'"predicted_per_token_ms": ?([\d.]+)', received)[-1])
    processor = 1000 * (time.process_time() - begun) / written
    return {
        "ms": 1000 * (last - first) / (written - 1),
        "told": token_ms,
        "reads": reads / written,
        "client": processor,
    }


def stream(options: argparse.Namespace) -> None:
    """Print what a streamed token of the target alone consists of, beside llama.cpp's own programs."""
    paths = Paths.at(DATA.absolute())
    file = Library(paths).obtain(options.streamed, quantize)
    binaries = None if options.without_peers else options.binaries or peers.build()
    choice = ModelChoice("alone", options.streamed, None)
    ours: Figures = defaultdict(list)
    theirs: Figures = defaultdict(list)
    bench: Figures = defaultdict(list)
    watch, loop = Stopwatch(), Stopwatch()
    with ExitStack() as stack:
        stack.enter_context(watch.watching(SharedEngine, "_receive", "hand-over"))
        stack.enter_context(loop.watching(selector_events._SelectorSocketTransport, "write", "socket"))
        port = stack.enter_context(
            serving(paths, ServeOptions(first=choice, loading=LoadOptions(threads=THREADS)))
        ).port
        clock = time.pthread_getcpuclockid(next(thread.ident for thread in threads() if thread.name == "server") or 0)
        if binaries is not None:
            files = SimpleNamespace(target_file=file, tokens=options.tokens)
            stack.enter_context(peers.serving(binaries, _PEER_PORT, files, 0.0))
        for turn in range(options.repeat + 1):
            watch.spent.clear()
            loop.spent.clear()
            before = time.clock_gettime(clock)
            heard = _heard(port, options.tokens)
            loop_ms = 1000 * (time.clock_gettime(clock) - before) / options.tokens
            if turn:
                _add(ours, heard)
                socket_ms = 1000 * loop.spent["socket"].processor_s / options.tokens
                ours["processor: the thread hand-over"].append(
                    1000 * watch.spent["hand-over"].processor_s / options.tokens
                )
                ours["processor: the loop's Python"].append(loop_ms - socket_ms)
                ours["processor: the socket"].append(socket_ms)
                ours["streaming it"].append(heard["told"] - _heard(port, options.tokens, "whole")["told"])
            if binaries is not None:
                heard = _heard(_PEER_PORT, options.tokens)
                if turn:
                    _add(theirs, heard)
                    theirs["streaming it"].append(heard["told"] - _heard(_PEER_PORT, options.tokens, "whole")["told"])
                    bench["a token, as it says itself"].append(_bench(binaries, file, options.tokens))
    columns = {"Draftlight": ours, "llama-server": theirs, "llama-bench": bench}
    _print(
        f"{options.streamed} alone, streamed, ms a token", {name: column for name, column in columns.items() if column}
    )
    if theirs:
        print(f"Draftlight / llama-server: {_speed(ours) / _speed(theirs):.3f} of its tokens a second")


def _speed(figures: Figures) -> float:
    return 1 / median(figures["a token, as the client hears it"])


def _add(figures: Figures, heard: dict[str, float]) -> None:
    figures["a token, as the client hears it"].append(heard["ms"])
    figures["a token, as it says itself"].append(heard["told"])
    figures["reads of the client, a token"].append(heard["reads"])
    figures["processor: the client"].append(heard["client"])


def _bench(binaries: Path, file: Path, tokens: int) -> float:
    command = [binaries / "llama-bench", "-m", file, "-p", 0, "-n", tokens, "-t", THREADS, "-r", 1, "-o", "json"]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True)
    return 1000 / float(json.loads(done.stdout)[0]["avg_ts"])


def _print(title: str, columns: dict[str, Figures]) -> None:
    names = list(dict.fromkeys(name for column in columns.values() for name in column))
    print(f"{title:<44}" + "".join(f"{name:>20}" for name in columns))
    for name in names:
        cells = (f"{median(column[name]):20.3f}" if name in column else " " * 20 for column in columns.values())
        print(f"{name:<44}" + "".join(cells))
    print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["rounds", "stream"], help="rounds, stream, or both")
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default="starter:q4_1")
    parser.add_argument("--streamed", default="starter:q4_0", help="the target of the stream")
    parser.add_argument("--tokens", type=int, default=256)
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--binaries", type=Path, help="where the peers are built already")
    parser.add_argument("--without-peers", action="store_true")
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.what[0] == "client":
        print(json.dumps(hear(options.port, options.tokens, is_stream=options.what[1] == "stream")))
        return
    for name, measure in (("rounds", rounds), ("stream", stream)):
        if name in options.what:
            measure(options)


if __name__ == "__main__":
    main()
