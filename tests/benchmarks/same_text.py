"""Is a reply the same with guessing and without it? A hundred cases on real models, each written both ways.

``python -m tests.benchmarks.same_text [--cases 100] [--tokens 48]`` counts, for each pair, the replies that are the
same, those that first part at a near-tie, and the others, which would be a mistake of ours. Prompt, temperature, seed
and length of the guesses all change from case to case.
"""

from __future__ import annotations

import argparse
from collections import Counter

from app.speculation.settings import SpeculationMode
from app.traces.judgement import NEAR_TIE, parting_margin
from tests.benchmarks.engine_runs import engine, load, prompts, reply
from tests.integration.engine_probe import EngineProbe

PAIRS = (("starter:f32", "starter:q4_1"), ("starter:q8_0", "starter:q4_0"))
TEMPERATURES = (0.0, 0.5, 0.8, 1.0, 1.5)
LENGTHS = (None, 3, 8)
"""Guesses a round. Automatic pacing seldom guesses where that does not pay, so fixed lengths are tried as well."""


def main() -> None:
    """Compare and print; exit status 1 if any reply differs without a near-tie."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--tokens", type=int, default=48)
    options = parser.parse_args()
    wrong = 0
    for target, draft in PAIRS:
        with engine() as probe:
            load(probe, target, draft)
            counts = _compare(probe, options.cases, options.tokens)
        wrong += counts["different"]
        print(
            f"{target} + {draft}: {options.cases} replies of up to {options.tokens} tokens, "
            f"{counts['guesses']:,} guesses checked, {counts['accepted']:,} kept: {counts['same']} the same, "
            f"{counts['near-tie']} part at a near-tie, {counts['different']} differ otherwise",
            flush=True,
        )
    raise SystemExit(1 if wrong else 0)


def _compare(probe: EngineProbe, cases: int, tokens: int) -> Counter[str]:
    counts: Counter[str] = Counter()
    questions = [entry["prompt"] for entry in prompts()]
    for case in range(cases):
        # 8 prompts, 5 temperatures and 3 lengths have no common factor: every combination comes up.
        prompt, temperature, length = questions[case % len(questions)], TEMPERATURES[case % 5], LENGTHS[case % 3]

        plain, guessed = (
            reply(probe, prompt, temperature=temperature, mode=mode, draft_max=length, tokens=tokens, seed=case + 1)
            for mode in (SpeculationMode.OFF, SpeculationMode.DRAFT)
        )
        margin = parting_margin(plain, guessed)
        verdict = "same"
        if margin is not None:
            verdict = "near-tie" if margin <= NEAR_TIE else "different"
        counts[verdict] += 1
        counts["guesses"] += guessed.summary.drafted_tokens
        counts["accepted"] += guessed.summary.accepted_tokens
        if margin is not None:
            print(
                f"  case {case}: temperature {temperature}, guesses {length or 'automatic'}, "
                f"the scores are {margin:.4f} apart where the replies part ({verdict})",
                flush=True,
            )
    return counts


if __name__ == "__main__":
    main()
