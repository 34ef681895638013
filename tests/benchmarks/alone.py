"""The target alone: Draftlight without guessing against ``llama-server`` without guessing.

``uv run python -m tests.benchmarks.alone --pairs 20`` writes the same replies with both in turn, once greedy and once
at 0.8, and prints medians of the ratio of decoded tokens a second. What is lost here is lost in every reply.
"""

from __future__ import annotations

import argparse
from itertools import cycle, islice
from statistics import median

from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import DATA, engine, load, prompts, reply
from tests.benchmarks.peers import build, serving

_PORT = 18_590


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=20)
    parser.add_argument("--target", default="starter:f32")
    parser.add_argument("--tokens", type=int, default=64)
    parser.add_argument("--temperatures", type=float, nargs="+", default=[0.0, 0.8])
    options = parser.parse_args()
    options.target_file = Library(Paths.at(DATA.absolute())).resolve(options.target)
    binaries = build()
    with engine() as probe:
        load(probe, options.target, None)
        for temperature in options.temperatures:
            with serving(binaries, _PORT, options, temperature) as server:

                def ours(prompt: str, temperature: float = temperature) -> float:
                    off = SpeculationMode.OFF
                    trace = reply(probe, prompt, temperature=temperature, mode=off, tokens=options.tokens)
                    return trace.summary.tokens_per_second or 0.0

                ratios = []
                questions = [item["prompt"] for item in islice(cycle(prompts()), options.pairs)]
                for number, prompt in enumerate(questions):
                    # Who goes first changes, so that neither always follows the other's warm caches.
                    if number % 2:
                        theirs, own = server.answer(prompt), ours(prompt)
                    else:
                        own, theirs = ours(prompt), server.answer(prompt)
                    ratios.append(own / theirs)
                    print(f"  {own:6.1f} against {theirs:6.1f} tokens/s: {ratios[-1]:.3f}", flush=True)
            print(
                f"{options.target}, temperature {temperature}, {options.tokens} tokens, {options.pairs} pairs: "
                f"{median(ratios):.3f} times llama-server alone ({min(ratios):.2f} to {max(ratios):.2f})",
                flush=True,
            )


if __name__ == "__main__":
    main()
