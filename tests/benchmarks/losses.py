"""Check that automatic does not lose where guessing cannot win, against the target alone.

``uv run python -m tests.benchmarks.losses``, on a quiet machine. Each automatic reply stands between two replies of the
target alone to the same prompt and seed, and is compared with their mean, so that a drifting machine is halved.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from statistics import median

from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import engine, load, prompts, reply
from tests.benchmarks.random_draft import random_draft

_STORY = "Write a strange story about a lighthouse that walks away in the night. Surprise me in every sentence."


@dataclass(frozen=True, slots=True)
class Case:
    """A pair that guessing may not help, and what it is asked."""

    name: str
    target: str
    draft: str
    temperature: float
    prompts: tuple[str, ...]


def cases() -> list[Case]:
    usual = tuple(entry["prompt"] for entry in prompts())
    nothing = str(random_draft())
    return [
        Case("a draft hardly cheaper", "starter:q8_0", "starter:q4_0", 0.0, usual),
        Case("a draft hardly cheaper", "starter:q8_0", "starter:q4_0", 0.8, usual),
        Case("a draft that knows nothing", "starter:f32", nothing, 0.0, usual),
        Case("a draft that knows nothing", "starter:f32", nothing, 0.8, usual),
        Case("a story", "starter:f32", "starter:q4_1", 1.5, (_STORY,) * 4),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--repeat", type=int, default=1)
    parser.add_argument("--cases", type=int, nargs="*", help="only these, counted from 0")
    options = parser.parse_args()
    for number, case in enumerate(cases()):
        if options.cases is None or number in options.cases:
            ratios = _ratios(case, options.repeat)
            print(
                f"{case.name} ({case.target} + {case.draft.rpartition('/')[2]}), temperature {case.temperature}: "
                f"{median(ratios):.2f} times the target alone (replies from {min(ratios):.2f} to {max(ratios):.2f})",
                flush=True,
            )


def _ratios(case: Case, repeat: int) -> list[float]:
    with engine() as probe:
        load(probe, case.target, case.draft)

        def speed(prompt: str, mode: SpeculationMode, seed: int) -> float:
            summary = reply(probe, prompt, temperature=case.temperature, mode=mode, seed=seed).summary
            return summary.tokens_per_second or 0.0

        ratios = []
        for seed in range(repeat):
            for number, prompt in enumerate(case.prompts):
                before = speed(prompt, SpeculationMode.OFF, seed + number)
                helped = speed(prompt, SpeculationMode.AUTOMATIC, seed + number)
                after = speed(prompt, SpeculationMode.OFF, seed + number)
                ratios.append(2 * helped / (before + after))
        return ratios


if __name__ == "__main__":
    main()
