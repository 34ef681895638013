"""Does a draft delay short replies?

``python -m tests.benchmarks.short_replies``: time to the first token and of a whole reply in one long-lived engine,
with the draft and without. Every prompt is new to both models, so that both must read it.

``… short_replies processes``: the program once for each reply, as a person at a shell would: tokens a second of short
replies under automatic pacing, with nothing learned, with lessons, with lessons of a busier hour and of a quieter one,
against the target alone.

Settings run in turn, and medians are printed.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
from collections import defaultdict
from itertools import count
from pathlib import Path
from statistics import median
from typing import Any

from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import DATA, THREADS, engine, load, prompts, reply
from tests.e2e.program import draftlight
from tests.integration.engine_probe import EngineProbe


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("engine", "processes"), default="engine")
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default="starter:q4_1")
    parser.add_argument("--words", type=int, nargs="+", default=[10, 200, 1200], help="of the prompts")
    parser.add_argument("--lengths", type=int, nargs="+", help="of the replies, in tokens")
    parser.add_argument("--repeat", type=int, default=3)
    parser.add_argument("--pasts", nargs="+", default=list(PASTS), choices=list(PASTS))
    parser.add_argument("--temp", type=float, default=0.8)
    options = parser.parse_args()
    if options.what == "processes":
        _processes(options)
        return
    with engine() as probe:
        load(probe, options.target, options.draft)
        for entry in prompts()[:4]:  # a pair's first lessons
            reply(probe, entry["prompt"], temperature=0.8, mode=SpeculationMode.AUTOMATIC, tokens=64)
        numbers = count(1)
        for words in options.words:
            for length in options.lengths or (8, 32, 128):
                _compare(probe, words, length, options.repeat, numbers)


def _compare(probe: EngineProbe, words: int, length: int, repeat: int, numbers: count[int]) -> None:
    times: dict[SpeculationMode, list[tuple[float, float]]] = defaultdict(list)
    read = 0
    for _ in range(repeat):
        for mode in (SpeculationMode.OFF, SpeculationMode.AUTOMATIC):
            # The number stands first, so that nothing but the template's opening is in a cache already.
            text = " ".join(entry["prompt"] for entry in prompts()).split() * (1 + words // 100)
            question = f"{next(numbers)}. Tell a long story about this: {' '.join(text[:words])}"
            summary = reply(probe, question, temperature=0.8, mode=mode, tokens=length).summary
            read = summary.prompt_tokens
            first = summary.time_to_first_token_ms or 0.0
            times[mode].append((first, summary.prefill_ms + summary.decode_ms))
    firsts, wholes = (
        [median(values[i] for values in times[mode]) for mode in (SpeculationMode.OFF, SpeculationMode.AUTOMATIC)]
        for i in (0, 1)
    )
    print(
        f"prompt of {read:>5,} tokens, reply of {length:>3}: first token {firsts[0]:6,.0f} ms alone, "
        f"{firsts[1]:6,.0f} ms with the draft; whole reply {wholes[0]:6,.0f} and {wholes[1]:6,.0f} ms "
        f"({wholes[1] / wholes[0]:.2f} of the time)",
        flush=True,
    )


PASTS = {"nothing": None, "this hour": (1.0, 1.0), "a busier hour": (4.0, 2.0), "a quieter hour": (0.4, 0.8)}
"""The prices that taught the lessons: how many times as long a guess and a target's pass took."""


def _processes(options: argparse.Namespace) -> None:
    taught = DATA.absolute()
    with engine() as probe:  # makes the files, has them tried, and teaches the pair
        load(probe, options.target, options.draft)
        for entry in prompts()[:6]:
            reply(probe, entry["prompt"], temperature=options.temp, mode=SpeculationMode.AUTOMATIC, tokens=96)
    folders = {name: _past(taught, name) for name in options.pasts}
    for length in options.lengths or (16, 32, 64):
        ratios: dict[str, list[float]] = defaultdict(list)
        shares: dict[str, list[float]] = defaultdict(list)
        alone: list[float] = []
        for number, entry in enumerate(prompts() * options.repeat):
            names = list(folders) if number % 2 else list(reversed(folders))
            before = _run(options, taught, length, entry["prompt"], number, "--no-draft")
            helped = {
                name: _run(options, folders[name](), length, entry["prompt"], number, "-md", options.draft)
                for name in names
            }
            after = _run(options, taught, length, entry["prompt"], number, "--no-draft")
            plain = (before["tokens_per_second"] + after["tokens_per_second"]) / 2
            alone.append(plain)
            for name, result in helped.items():
                ratios[name].append(result["tokens_per_second"] / plain)
                shares[name].append(result["accepted_tokens"] / max(1, result["generated_tokens"]))
        for name in folders:
            print(
                f"{length:>3} tokens, taught by {name:<14}: {median(ratios[name]):.3f} × the target alone "
                f"({min(ratios[name]):.2f} to {max(ratios[name]):.2f}; alone {median(alone):.1f} tokens/s; "
                f"{median(shares[name]):.0%} accepted)",
                flush=True,
            )


def _past(taught: Path, name: str) -> Any:
    """A function that lays out a data folder whose lessons are of such a past, anew each time."""
    folder = taught.parent / f"short-replies-{name.replace(' ', '-')}"

    def lay_out() -> Path:
        shutil.rmtree(folder, ignore_errors=True)
        source, copy = Paths.at(taught), Paths.at(folder)
        copy.ensure()
        copy.starter.mkdir(exist_ok=True)
        for file in source.starter.glob("*.gguf"):
            os.link(file, copy.starter / file.name)
        shutil.copy2(source.trials, copy.trials)
        factors = PASTS[name]
        if factors is not None:
            lessons = json.loads(source.lessons.read_bytes())
            copy.lessons.write_text(json.dumps({key: _scaled(value, *factors) for key, value in lessons.items()}))
        return folder

    return lay_out


def _scaled(lessons: dict[str, Any], guessing: float, passing: float) -> dict[str, Any]:
    draft = lessons["drafts"]["model"]
    scaled = draft | {key: [ms * guessing for ms in draft[key]] for key in ("guesses", "reads")}
    verify = {rows: [ms * passing for ms in seen] for rows, seen in lessons["verify"].items()}
    return {**lessons, "verify": verify, "drafts": {**lessons["drafts"], "model": scaled}}


def _run(
    options: argparse.Namespace, data: Path, length: int, prompt: str, seed: int, *drafting: str
) -> dict[str, Any]:
    ended = draftlight(
        data, "run", "-m", options.target, *drafting, "-p", prompt, "-n", str(length), "--temp", str(options.temp),
        "--seed", str(seed), "-t", str(THREADS), "--json",
    )  # fmt: skip
    result: dict[str, Any] = json.loads(ended.out)
    return result


if __name__ == "__main__":
    main()
