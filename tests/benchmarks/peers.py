"""Draftlight against llama.cpp's own programs, built from the very sources inside llama-cpp-python.

``uv run python -m tests.benchmarks.peers`` builds them once, with the program's own flags (needs cmake, ninja and a
compiler; 10 to 20 minutes on two cores), then runs all programs in turn on the same pair, prompts,
threads and number of tokens, and prints medians of ratios to the target alone (llama.cpp's, same prompt, same turn).
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from importlib.metadata import version
from pathlib import Path
from statistics import median

from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import DATA, THREADS, engine, load, prompts, reply

WORK = Path("build/peers")
PROGRAMS = ("llama-server", "llama-speculative-simple", "llama-bench")
NGRAM_MODES = ("ngram-simple", "ngram-map-k", "ngram-map-k4v", "ngram-mod", "ngram-cache")
_FIRST_PORT = 18_600

Measure = Callable[[str], float]
"""Answers a prompt; returns decoded tokens a second."""


def build() -> Path:
    """The folder of the peers' programs; built if they are not there."""
    binaries = WORK / "cmake" / "bin"
    if all((binaries / name).is_file() for name in PROGRAMS):
        return binaries
    WORK.mkdir(parents=True, exist_ok=True)
    package = f"llama-cpp-python=={version('llama-cpp-python')}"
    _call("uvx", "pip", "download", "--no-deps", "--no-binary", ":all:", "-d", WORK, package)
    with tarfile.open(next(WORK.glob("llama_cpp_python-*.tar.gz"))) as archive:
        archive.extractall(WORK / "source", filter="data")
    source = next((WORK / "source").glob("llama_cpp_python-*/vendor/llama.cpp"))
    flags = ("-DCMAKE_BUILD_TYPE=Release", "-DLLAMA_CURL=OFF", "-DLLAMA_BUILD_TESTS=OFF", *_own_flags())
    _call("cmake", "-S", source, "-B", WORK / "cmake", "-G", "Ninja", *flags)
    _call("ninja", "-C", WORK / "cmake", *PROGRAMS)
    return binaries


def _own_flags() -> list[str]:
    """The flags with which the program's own llama.cpp is built."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["uv"]
    own = settings["config-settings-package"]["llama-cpp-python"].items()
    return [f"-D{name.removeprefix('cmake.define.')}={value}" for name, value in own]


def _call(*command: object) -> None:
    subprocess.run([str(part) for part in command], check=True, stdout=sys.stderr)


class Server:
    """A running ``llama-server``."""

    def __init__(self, port: int, temperature: float, tokens: int) -> None:
        self._url = f"http://127.0.0.1:{port}"
        self._temperature = temperature
        self._tokens = tokens

    def answer(self, prompt: str, tokens: int | None = None) -> float:
        result = self.post(
            "/v1/chat/completions",
            {
                "messages": [{"role": "user", "content": prompt}],
                "temperature": self._temperature,
                "seed": 1,
                "max_tokens": tokens or self._tokens,
                "cache_prompt": False,
            },
        )
        return float(result["timings"]["predicted_per_second"])

    def rendered(self, prompt: str) -> str:
        return str(self.post("/apply-template", {"messages": [{"role": "user", "content": prompt}]})["prompt"])

    def post(self, path: str, body: dict) -> dict:
        request = urllib.request.Request(
            self._url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=600) as response:
            return json.load(response)


@contextmanager
def serving(
    binaries: Path, port: int, options: argparse.Namespace, temperature: float, *extra: str
) -> Iterator[Server]:
    command = [binaries / "llama-server", "-m", options.target_file, "-c", "4096", "-t", str(THREADS), "-np", "1"]
    command += ["--port", str(port), "--host", "127.0.0.1", "--no-webui", *extra]
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen([str(part) for part in command], stdout=log, stderr=log)
        try:
            _wait_until_ready(port, process)
            yield Server(port, temperature, options.tokens)
        finally:
            process.kill()
            process.wait()


def _wait_until_ready(port: int, process: subprocess.Popen) -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit(f"llama-server ended with status {process.returncode}")
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as response:
                if response.status == 200:
                    return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("llama-server did not become ready")


def speculative_simple(
    binaries: Path, options: argparse.Namespace, temperature: float, length: int, render: Callable[[str], str]
) -> Measure:
    """``llama-speculative-simple`` with a fixed length, as a process for each prompt."""

    def measure(prompt: str) -> float:
        with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
            file.write(render(prompt))
            file.flush()
            command = [binaries / "llama-speculative-simple", "-m", options.target_file, "-md", options.draft_file]
            command += ["-f", file.name, "-n", options.tokens, "-c", 4096, "-t", THREADS, "-s", 1]
            command += ["--temp", temperature, "--spec-draft-n-max", length, "--spec-type", "draft-simple"]
            done = subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True)
        match = re.search(r"decoded .* speed: +([\d.]+) t/s", done.stdout + done.stderr)
        if match is None:
            raise SystemExit("llama-speculative-simple printed no speed:\n" + done.stderr[-2000:])
        return float(match.group(1))

    return measure


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default="starter:q4_1")
    parser.add_argument("--temps", type=float, nargs="+", default=[0.0, 0.8])
    parser.add_argument("--lengths", type=int, nargs="+", default=[2, 3, 4, 6, 8, 12])
    parser.add_argument("--simple-lengths", type=int, nargs="*", default=[3, 8, 12])
    parser.add_argument("--lookup", action="store_true", help="compare lookup with llama.cpp's n-gram modes instead")
    parser.add_argument("--kinds", nargs="*", help="only prompts of these kinds")
    parser.add_argument("--tokens", type=int, default=128)
    parser.add_argument("--alone-tokens", type=int, help="fewer for the target alone, whose speed they hardly change")
    parser.add_argument("--fixed", type=int, nargs="*", default=[], help="our own drafts of these lengths too")
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--binaries", type=Path, help="where the peers are built already")
    options = parser.parse_args()
    binaries = options.binaries or build()
    library = Library(Paths.at(DATA.absolute()))
    options.target_file = library.obtain(options.target, quantize)
    options.draft_file = library.obtain(options.draft, quantize)
    for temperature in options.temps:
        _compare(binaries, options, temperature)


def _compare(binaries: Path, options: argparse.Namespace, temperature: float) -> None:
    chosen = [entry["prompt"] for entry in prompts() if not options.kinds or entry["kind"] in options.kinds]
    with ExitStack() as stack:
        probe = stack.enter_context(engine())
        load(probe, options.target, None if options.lookup else options.draft)
        mode = SpeculationMode.LOOKUP if options.lookup else SpeculationMode.AUTOMATIC
        measures: dict[str, Measure] = {}
        alone = stack.enter_context(serving(binaries, _FIRST_PORT, options, temperature))
        measures["llama.cpp alone"] = lambda prompt: alone.answer(prompt, options.alone_tokens)
        measures["ours"] = _ours(probe, temperature, options.tokens, mode)
        for length in options.fixed:
            draft = SpeculationMode.DRAFT
            measures[f"ours, drafts of {length}"] = _ours(probe, temperature, options.tokens, draft, length)
        variants = (
            [("--spec-type", name) for name in NGRAM_MODES]
            if options.lookup
            else [
                ("--spec-type", "draft-simple", "-md", str(options.draft_file), "--spec-draft-n-max", str(length))
                for length in options.lengths
            ]
        )
        for number, extra in enumerate(variants, 1):
            server = stack.enter_context(serving(binaries, _FIRST_PORT + number, options, temperature, *extra))
            measures[f"llama-server {extra[-1]}"] = server.answer
        if not options.lookup:
            for length in options.simple_lengths:
                measures[f"llama-speculative-simple {length}"] = speculative_simple(
                    binaries, options, temperature, length, alone.rendered
                )
        _report(_run(measures, chosen, options.repeat), options, temperature)


def _ours(probe, temperature: float, tokens: int, mode: SpeculationMode, length: int | None = None) -> Measure:
    def measure(prompt: str) -> float:
        trace = reply(probe, prompt, temperature=temperature, mode=mode, tokens=tokens, draft_max=length)
        return trace.summary.tokens_per_second or 0.0

    return measure


def _run(measures: dict[str, Measure], chosen: list[str], repeat: int) -> dict[str, list[float]]:
    speeds: dict[str, list[float]] = defaultdict(list)
    for measure in measures.values():
        measure(chosen[0])  # warm-up: files in the cache, and a pair's first lessons
    for _ in range(repeat):
        for prompt in chosen:
            for name, measure in measures.items():
                speeds[name].append(measure(prompt))
    return speeds


def _report(speeds: dict[str, list[float]], options: argparse.Namespace, temperature: float) -> None:
    base = speeds["llama.cpp alone"]
    print(f"{options.target} + {'lookup' if options.lookup else options.draft}, temperature {temperature}:")
    medians = {}
    for name, values in speeds.items():
        medians[name] = median(value / plain for value, plain in zip(values, base, strict=True))
        print(f"  {medians[name]:5.2f}× the target alone  {median(values):6.1f} tokens/s  {name}")
    peers = {name: value for name, value in medians.items() if name.startswith("llama-")}
    best = max(peers, key=lambda name: peers[name])
    fixed = {name: value for name, value in medians.items() if name.startswith("ours, ")}
    if fixed:
        longest = max(fixed, key=lambda name: fixed[name])
        print(f"  automatic / best fixed length ({longest}): {medians['ours'] / max(1.0, fixed[longest]):.2f}")
    against = median(mine / theirs for mine, theirs in zip(speeds["ours"], speeds[best], strict=True))
    print(f"  ours / best of llama.cpp ({best}): {against:.2f}", flush=True)


if __name__ == "__main__":
    main()
