"""Models on another computer beside the same ones here.

``uv run python -m tests.benchmarks.remote same`` writes 20 replies with a pair here and with the same pair behind
another Draftlight on loopback, and counts those whose text, rounds and traces are the same. ``speed`` alternates the
two and prints the ratio of their tokens a second, from the question to the last token. ``probabilities`` alternates
replies of a real llama-server with what else it expected of each token, and without. ``server URL`` asks any server,
and compares what is shown with by how much its page of metrics grew: for a vLLM that nobody else asks.
"""

from __future__ import annotations

import argparse
import re
import signal
import subprocess
import sys
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from statistics import median

from app.engine.commands import Generate, Message
from app.models.library.model_library import Library
from app.paths import Paths
from app.remote.replies import totals_of
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.speculation.trace import Round, Trace
from tests.benchmarks.engine_runs import DATA, THREADS, engine, load, prompts, reply
from tests.e2e.program import command, environment
from tests.integration.remote.llama_server_probe import llama_server

_MODES = (SpeculationMode.DRAFT, SpeculationMode.LOOKUP, SpeculationMode.OFF)


@contextmanager
def draftlight_server(target: str, draft: str | None) -> Iterator[str]:
    """Another Draftlight, in a process of its own; yields the address of its pair."""
    named = ("-m", target, *(("-md", draft) if draft else ("--no-draft",)))
    with subprocess.Popen(
        command(DATA.absolute(), "serve", *named, "-t", str(THREADS), "--port", "0"),
        stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(),
    ) as process:  # fmt: skip
        assert process.stderr is not None
        line = process.stderr.readline()
        match = re.match(r"Listening at (http://127\.0\.0\.1:\d+)\.", line)
        assert match is not None, line
        try:
            yield match[1]
        finally:
            process.send_signal(signal.SIGINT)
            process.stderr.read()


def _written(trace: Trace) -> tuple[object, ...]:
    """Return a reply without times and without its owner."""

    def timeless(round_: Round) -> Round:
        return replace(round_, draft_ms=0.0, verify_ms=0.0, at_ms=0.0)

    summary = replace(
        trace.summary, tokens_per_second=None, time_to_first_token_ms=None, prefill_ms=0.0, decode_ms=0.0,
        draft_ms=0.0, verify_ms=0.0, plain_tokens_per_second=None, machine=None,
    )  # fmt: skip
    return summary, tuple(map(timeless, trace.rounds))


def same(options: argparse.Namespace) -> int:
    """Count the replies that are the same; exit status 1 where one is not."""
    counts: Counter[str] = Counter()
    questions = [entry["prompt"] for entry in prompts()]
    with draftlight_server(options.target, options.draft) as url, engine() as here, engine() as there:
        load(here, options.target, options.draft)
        there.load(url)
        for case in range(options.cases):
            expected = {
                "temperature": (0.0, 0.8)[case % 2], "mode": _MODES[case % 3], "draft_max": 4,
                "tokens": options.tokens, "seed": case + 1,
            }  # fmt: skip
            near, far = (reply(probe, questions[case % len(questions)], **expected) for probe in (here, there))
            counts["text"] += near.summary.text == far.summary.text
            counts["rounds"] += _written(near)[1] == _written(far)[1]
            counts["trace"] += _written(near) == _written(far)
            counts["tokens"] += near.summary.generated_tokens
            counts["guesses"] += near.summary.drafted_tokens
    cases = options.cases
    print(
        f"{options.target} + {options.draft}: of {cases} replies ({counts['tokens']} tokens, {counts['guesses']} "
        f"guesses) the text is the same in {counts['text']}, the rounds in {counts['rounds']}, the whole trace in "
        f"{counts['trace']}"
    )
    return 0 if counts["trace"] == cases else 1


def speed(options: argparse.Namespace) -> int:
    """Alternate, and print each pair's ratio and the medians."""
    ratios: list[float] = []
    speeds: dict[str, list[float]] = {"here": [], "there": []}
    questions = [entry["prompt"] for entry in prompts()]
    with draftlight_server(options.target, options.draft) as url, engine() as here, engine() as there:
        load(here, options.target, options.draft)
        there.load(url)
        for turn in range(-1, options.pairs):
            pair = {"here": here, "there": there} if turn % 2 else {"there": there, "here": here}
            mode = SpeculationMode.DRAFT if options.draft else SpeculationMode.OFF
            took = {}
            for name, probe in pair.items():
                began = time.perf_counter()
                trace = reply(
                    probe,
                    questions[turn % len(questions)],
                    temperature=0.0,
                    mode=mode,
                    draft_max=4,
                    tokens=options.tokens,
                )
                took[name] = trace.summary.generated_tokens / (time.perf_counter() - began)
            if turn >= 0:  # the first pair warms up
                ratios.append(took["there"] / took["here"])
                for name, value in took.items():
                    speeds[name].append(value)
                print(f"  here {took['here']:6.1f}, there {took['there']:6.1f} tokens/s: {ratios[-1]:.3f}", flush=True)
    print(
        f"{options.target} + {options.draft}: here {median(speeds['here']):.1f}, on another Draftlight "
        f"{median(speeds['there']):.1f} tokens/s; median of {len(ratios)} pairs {median(ratios):.3f} "
        f"({min(ratios):.3f} to {max(ratios):.3f})"
    )
    return 0


def with_probabilities(options: argparse.Namespace) -> int:
    """Alternate replies with the alternatives that the inspector shows, and without; print what they cost."""
    target = Library(Paths.at(DATA.absolute())).resolve(options.target)
    ratios: list[float] = []
    usual = Generate().alternatives
    speeds: dict[int, list[float]] = {0: [], usual: []}
    questions = [entry["prompt"] for entry in prompts()]
    with llama_server(target) as url, engine() as probe:
        probe.load(url)
        for turn in range(-1, options.pairs):
            took: dict[int, float] = {}
            for alternatives in sorted(speeds, reverse=bool(turn % 2)):
                command = Generate(
                    (Message("user", questions[turn % len(questions)]),), sampling=SamplingSettings(temperature=0.0),
                    max_tokens=options.tokens, alternatives=alternatives, ignores_end=True,
                )  # fmt: skip
                trace = probe.generate(command)
                known = sum(token.target_p is not None for round_ in trace.rounds for token in round_.tokens)
                assert bool(known) is bool(alternatives)
                took[alternatives] = trace.summary.tokens_per_second or 0.0
            if turn >= 0:  # the first pair warms up
                ratios.append(took[usual] / took[0])
                for alternatives, value in took.items():
                    speeds[alternatives].append(value)
    without, told_too = (median(values) for values in speeds.values())
    print(
        f"llama-server, {options.target}: {without:.1f} tokens/s without, {told_too:.1f} with {usual} "
        f"alternatives to each token; median of {len(ratios)} pairs {median(ratios):.3f} "
        f"({min(ratios):.3f} to {max(ratios):.3f})"
    )
    return 0


def beside_its_own_page(options: argparse.Namespace) -> int:
    """Compare what is shown of each reply with by how much the server's own totals grew meanwhile."""
    differ = 0
    with engine() as probe:
        loaded = probe.load(options.url)
        assert loaded.server is not None
        print(f"{loaded.server.program} {loaded.server.version} at {loaded.server.place}: {loaded.target.name}")
        for entry in prompts()[: options.cases]:
            before = _page(options.url)
            trace = reply(
                probe, entry["prompt"], temperature=options.temperature, mode=SpeculationMode.AUTOMATIC,
                tokens=options.tokens, sampling=SamplingSettings(top_k=options.top_k, top_p=options.top_p),
            )  # fmt: skip
            after = _page(options.url)
            summary = trace.summary
            own = tuple(now - then for now, then in zip(after, before, strict=True))
            shown = (summary.drafted_tokens, summary.accepted_tokens)
            differ += own[:2] != shown
            print(
                f"  {entry['kind']}: {summary.generated_tokens} tokens, shown {shown[1]} of {shown[0]} right "
                f"({summary.counted_by}), its own {own[1]} of {own[0]} in {own[2]} drafts",
                flush=True,
            )
    print(f"the figures differ in {differ} replies")
    return 1 if differ else 0


def _page(url: str) -> tuple[int, int, int]:
    with urllib.request.urlopen(f"{url}/metrics", timeout=60) as answer:
        totals = totals_of(answer.read().decode())
    assert totals is not None, "it tells no totals"
    return totals


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default="starter:q4_1", help="empty for none", type=lambda name: name or None)
    parser.add_argument("--tokens", type=int, default=32)
    parts = parser.add_subparsers(required=True)
    part = parts.add_parser("same")
    part.add_argument("--cases", type=int, default=20)
    part.set_defaults(run=same)
    part = parts.add_parser("speed")
    part.add_argument("--pairs", type=int, default=8)
    part.set_defaults(run=speed)
    part = parts.add_parser("probabilities")
    part.add_argument("--pairs", type=int, default=12)
    part.set_defaults(run=with_probabilities)
    part = parts.add_parser("server")
    part.add_argument("url")
    part.add_argument("--cases", type=int, default=8)
    part.add_argument("--temperature", type=float, default=0.0)
    part.add_argument("--top-k", type=int, default=SamplingSettings().top_k)
    part.add_argument("--top-p", type=float, default=SamplingSettings().top_p)
    part.set_defaults(run=beside_its_own_page)
    options = parser.parse_args()
    DATA.mkdir(parents=True, exist_ok=True)
    return int(options.run(options))


if __name__ == "__main__":
    sys.exit(main())
