"""EAGLE-3 heads beside llama.cpp's own driver: the same greedy text, the same count of right guesses?

``uv run python -m tests.benchmarks.heads -md head.gguf`` asks ``llama-server --spec-type draft-eagle3`` and our engine
the eight prompts at a fixed draft length, greedy, and prints for each how many guesses either made and how many were
right, and whether the texts are the same. Times are printed too; run it on a quiet machine to trust them.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from pathlib import Path

from app.engine.commands import Generate
from app.llama.quantize import quantize
from app.models.library.references import Library
from app.paths import Paths
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from tests.benchmarks.engine_runs import DATA, engine, load, prompts
from tests.benchmarks.peers import Server, build, serving

_PORT = 18_650


@dataclass(frozen=True, slots=True)
class Reply:
    text: str
    drafted: int
    accepted: int
    tokens_per_second: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--head", required=True)
    parser.add_argument("--length", type=int, default=3)
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--prompts", type=int, default=8)
    parser.add_argument("--binaries", type=Path, help="where the peers are built already")
    options = parser.parse_args()
    binaries = options.binaries or build()
    options.target_file = Library(Paths.at(DATA.absolute())).obtain(options.target, quantize)
    extra = ("--spec-type", "draft-eagle3", "-md", options.head, "--spec-draft-n-max", str(options.length))
    with engine() as probe, serving(binaries, _PORT, options, 0.0, *extra, "--spec-draft-p-min", "0") as server:
        load(probe, options.target, options.head)
        sums = {"llama-server": [0, 0], "ours": [0, 0]}
        same = 0
        for entry in prompts()[: options.prompts]:
            raw = server.rendered(entry["prompt"])
            theirs, ours = _theirs(server, raw, options.tokens), _ours(probe, raw, options)
            alone = _ours(probe, raw, options, SpeculationMode.OFF)
            same += theirs.text == ours.text
            for name, reply in (("llama-server", theirs), ("ours", ours)):
                sums[name][0] += reply.drafted
                sums[name][1] += reply.accepted
            print(
                f"{entry['kind']:12} right/made {ours.accepted:3}/{ours.drafted:3} ours, "
                f"{theirs.accepted:3}/{theirs.drafted:3} llama-server; {ours.tokens_per_second:5.1f} and "
                f"{theirs.tokens_per_second:5.1f} tokens/s, ours alone {alone.tokens_per_second:5.1f}; "
                f"{_sameness(ours, theirs)}{'' if alone.text == ours.text else ', NOT AS ALONE'}",
                flush=True,
            )
        print(f"{same} texts the same; made and right: {sums}")


def _sameness(ours: Reply, theirs: Reply) -> str:
    if ours.text == theirs.text:
        return "same text"
    shared = next((at for at, (a, b) in enumerate(zip(ours.text, theirs.text, strict=False)) if a != b), 0)
    return f"differ from {shared} on: {ours.text[shared : shared + 12]!r}, {theirs.text[shared : shared + 12]!r}"


def _theirs(server: Server, raw: str, tokens: int) -> Reply:
    result = server.post(
        "/completion",
        {"prompt": raw, "temperature": 0, "seed": 1, "n_predict": tokens, "cache_prompt": False},
    )
    timings = result["timings"]
    return Reply(
        result["content"],
        int(timings.get("draft_n", 0)),
        int(timings.get("draft_n_accepted", 0)),
        float(timings["predicted_per_second"]),
    )


def _ours(probe, raw: str, options: argparse.Namespace, mode: SpeculationMode = SpeculationMode.DRAFT) -> Reply:
    summary = probe.generate(
        Generate(
            raw=raw,
            sampling=SamplingSettings(temperature=0),
            drafting=DraftSettings(options.length),
            mode=mode,
            max_tokens=options.tokens,
        )
    ).summary
    return Reply(summary.text, summary.drafted_tokens, summary.accepted_tokens, summary.tokens_per_second or 0.0)


if __name__ == "__main__":
    main()
