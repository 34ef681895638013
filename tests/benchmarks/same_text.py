"""Is a reply the same with guessing and without it? A hundred cases on real models, each written both ways.

``python -m tests.benchmarks.same_text [--cases 100] [--tokens 48]`` counts, for each pair, the replies that are the
same, those that first part at a near-tie, and the others, which would be a mistake of ours. Prompt, temperature, seed
and length of the guesses all change from case to case. With ``--together`` the guessed ones are written at the same
time, up to eight, come at random moments, and some others beside them are broken off. With ``--before 3000`` so many
characters of a text stand before each question: from 512 tokens on, llama.cpp's attention on a processor adds up in
another order for one row than for several.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from app.engine.commands import Generate, Message
from app.engine.events import TERMINAL, Finished
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import Trace
from app.traces.judgement import NEAR_TIE, parting_margin
from tests.benchmarks.engine_runs import engine, load, prompts
from tests.integration.engine_probe import EngineProbe

PAIRS = (("starter:f32", "starter:q4_1"), ("starter:q8_0", "starter:q4_0"))
TEMPERATURES = (0.0, 0.5, 0.8, 1.0, 1.5)
LENGTHS = (None, 3, 8)
"""Guesses a round. Automatic pacing seldom guesses where that does not pay, so fixed lengths are tried as well."""

_TEXT = " ".join(f"On day {day} the boat brought {day * 7 % 31} letters and {day * 5 % 13} keys." for day in range(900))


def main() -> None:
    """Compare and print; exit status 1 if any reply differs without a near-tie."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=100)
    parser.add_argument("--tokens", type=int, default=48)
    parser.add_argument("--together", action="store_true", help="write the guessed ones at the same time")
    parser.add_argument("--before", type=int, default=0, help="characters of a text before each question")
    options = parser.parse_args()
    wrong = 0
    for target, draft in PAIRS:
        with engine() as probe:
            load(probe, target, draft)
            counts = _compare(probe, options)
        wrong += counts["different"]
        print(
            f"{target} + {draft}: {options.cases} replies of up to {options.tokens} tokens, "
            f"{counts['guesses']:,} guesses checked, {counts['accepted']:,} kept, {counts['in company']} in company: "
            f"{counts['same']} the same, "
            f"{counts['near-tie']} part at a near-tie, {counts['different']} differ otherwise",
            flush=True,
        )
    raise SystemExit(1 if wrong else 0)


def _command(case: int, mode: SpeculationMode, options: argparse.Namespace) -> Generate:
    # 8 prompts, 5 temperatures and 3 lengths have no common factor: every combination comes up.
    questions = prompts()
    question = questions[case % len(questions)]["prompt"]
    if options.before:
        question = f"{_TEXT[(case % len(questions)) * 100 :][: options.before]}\n\n{question}"
    return Generate(
        (Message("user", question),),
        sampling=SamplingSettings(temperature=TEMPERATURES[case % 5], seed=case + 1),
        drafting=DraftSettings(LENGTHS[case % 3]),
        mode=mode,
        max_tokens=options.tokens,
    )


def _in_company(probe: EngineProbe, options: argparse.Namespace) -> list[Trace]:
    """Have all cases written in random company."""
    dice = random.Random(1)
    traces: dict[int, Trace] = {}
    cases_by_job: dict[int, int] = {}
    passers: set[int] = set()
    cases = options.cases
    waiting = list(range(cases))
    while len(traces) < cases:
        while waiting and len(cases_by_job) - len(traces) + len(passers) < 8 and dice.random() < 0.3:
            case = waiting.pop(0)
            if dice.random() < 0.2:
                passers.add(probe.engine.submit(_command(cases + case, SpeculationMode.DRAFT, options)))
            cases_by_job[probe.engine.submit(_command(case, SpeculationMode.DRAFT, options))] = case
        if passers and dice.random() < 0.05:
            probe.engine.cancel(dice.choice(sorted(passers)))
        if len(traces) == len(cases_by_job) and not passers:
            continue
        event = probe.next_event()
        if isinstance(event, TERMINAL):
            passers.discard(event.job)
            if event.job in cases_by_job:
                assert isinstance(event, Finished), event
                traces[cases_by_job[event.job]] = event.trace
    return [traces[case] for case in range(cases)]


def _compare(probe: EngineProbe, options: argparse.Namespace) -> Counter[str]:
    counts: Counter[str] = Counter()
    in_company = _in_company(probe, options) if options.together else None
    for case in range(options.cases):
        plain = probe.generate(_command(case, SpeculationMode.OFF, options))
        guessed = in_company[case] if in_company else probe.generate(_command(case, SpeculationMode.DRAFT, options))
        counts["in company"] += any(round_.replies > 1 for round_ in guessed.rounds)
        margin = parting_margin(plain, guessed)
        verdict = "same"
        if margin is not None:
            verdict = "near-tie" if margin <= NEAR_TIE else "different"
        counts[verdict] += 1
        counts["guesses"] += guessed.summary.drafted_tokens
        counts["accepted"] += guessed.summary.accepted_tokens
        if margin is not None:
            print(
                f"  case {case}: temperature {TEMPERATURES[case % 5]}, guesses {LENGTHS[case % 3] or 'automatic'}, "
                f"the scores are {margin:.4f} apart where the replies part ({verdict})",
                flush=True,
            )
    return counts


if __name__ == "__main__":
    main()
