"""Automatic pacing against every fixed length, by pair and temperature, in turn.

Run on a quiet machine: ``uv run python -m tests.benchmarks.pacing``. For each prompt all settings are run one after
the other, in an order that changes from prompt to prompt, and compared with the plain run of the same prompt.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from statistics import median

from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import engine, load, prompts, reply

PAIRS = (("starter:f32", "starter:q4_1"), ("starter:f32", "starter:q4_0"), ("starter:q8_0", "starter:q4_0"))
LENGTHS = (2, 4, 6, 8, 12)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=2)
    parser.add_argument("--temps", type=float, nargs="+", default=[0.0, 0.8])
    parser.add_argument("--pairs", type=int, nargs="+", default=list(range(len(PAIRS))), help="of ours, from 0")
    parser.add_argument("-m", "--target", help="another pair instead")
    parser.add_argument("-md", "--draft")
    options = parser.parse_args()
    pairs = [(options.target, options.draft)] if options.target else [PAIRS[index] for index in options.pairs]
    for target, draft in pairs:
        with engine() as probe:
            load(probe, target, draft)
            for temperature in options.temps:
                ratios = _compare(probe, temperature, options.repeat)
                plain_free = {name: median(values) for name, values in ratios.items()}
                best = max((name for name in plain_free if name != "auto"), key=lambda name: plain_free[name])
                lengths = "  ".join(f"{name}: {value:.2f}" for name, value in plain_free.items())
                print(
                    f"{target} + {draft}, temperature {temperature}: times the target alone: {lengths}; "
                    f"auto / best fixed ({best}): {plain_free['auto'] / max(1.0, plain_free[best]):.2f}",
                    flush=True,
                )


def _compare(probe, temperature: float, repeat: int) -> dict[str, list[float]]:
    settings = {**{str(length): length for length in LENGTHS}, "auto": None}
    ratios: dict[str, list[float]] = defaultdict(list)
    order = random.Random(0)
    for seed in range(1, repeat + 1):
        for entry in prompts():
            names = list(settings)
            order.shuffle(names)
            plain = _speed(probe, entry["prompt"], temperature, SpeculationMode.OFF, None, seed)
            for name in names:
                speed = _speed(probe, entry["prompt"], temperature, SpeculationMode.DRAFT, settings[name], seed)
                ratios[name].append(speed / plain)
            again = _speed(probe, entry["prompt"], temperature, SpeculationMode.OFF, None, seed)
            for name in names:  # the plain run before and after, so that a drifting machine is halved
                ratios[name][-1] *= 2 * plain / (plain + again)
    return {name: ratios[name] for name in settings}


def _speed(probe, prompt, temperature, mode, length, seed) -> float:
    summary = reply(probe, prompt, temperature=temperature, mode=mode, draft_max=length, seed=seed).summary
    return summary.tokens_per_second or 0.0


if __name__ == "__main__":
    main()
