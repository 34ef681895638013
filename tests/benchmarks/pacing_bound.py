"""Bound on all pacing: each reply again, as if it had been known beforehand which guesses are right.

``python -m tests.benchmarks.pacing_bound`` measures passes and guesses of a pair, marks where its guesses were right,
and finds by dynamic programming the lengths that would have taken the least time. Reading the prompt is left out, and
so is lookup.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Callable, Sequence
from statistics import median

from app.speculation.settings import MOST_DRAFTED, SpeculationMode
from app.speculation.trace import Outcome, Trace
from tests.benchmarks.engine_runs import engine, load, prompts, reply

LENGTHS = (4, 8, 12)
"""Fixed lengths, so that passes of few and many rows are measured; the last one's guesses are judged."""

Cost = Callable[[int], float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-m", "--target", default="starter:f32")
    parser.add_argument("-md", "--draft", default="starter:q4_1")
    parser.add_argument("--temps", type=float, nargs="+", default=[0.0, 0.8])
    options = parser.parse_args()
    with engine() as probe:
        load(probe, options.target, options.draft)
        for temperature in options.temps:
            traces = [
                [
                    reply(probe, entry["prompt"], temperature=temperature, mode=mode, draft_max=length)
                    for mode, length in (
                        (SpeculationMode.OFF, 0),
                        *((SpeculationMode.DRAFT, length) for length in LENGTHS),
                    )
                ]
                for entry in prompts()
            ]
            verify = _verify_cost([trace for row in traces for trace in row])
            guess = median(r.draft_ms / len(r.drafted) for row in traces for r in row[-1].rounds if r.drafted)
            gains = []
            for row in traces:
                right = [token.outcome is not Outcome.CORRECTED for r in row[-1].rounds for token in r.tokens]
                gains.append(len(right) * verify(1) / least_ms(right, verify, guess))
            print(
                f"{options.target} + {options.draft}, temperature {temperature}: a guess takes {guess:.1f} ms, a pass "
                f"{verify(1):.1f} ms and {verify(9):.1f} of nine rows; at most {median(gains):.2f} times the target "
                f"alone ({min(gains):.2f} to {max(gains):.2f})",
                flush=True,
            )


def least_ms(right: Sequence[bool], verify: Cost, guess_ms: float) -> float:
    """The least time in which a reply could have been written.

    Args:
        right: for each token of the reply, whether the draft would have guessed it.
        verify: milliseconds of a pass by its rows.
        guess_ms: milliseconds of a guess.
    """
    best = [0.0] * (len(right) + 1)
    for start in range(len(right) - 1, -1, -1):
        best[start] = verify(1) + best[start + 1]
        run = 0
        for drafted in range(1, min(MOST_DRAFTED, len(right) - start) + 1):
            if run == drafted - 1 and right[start + run]:
                run += 1
            end = min(len(right), start + run + 1)
            best[start] = min(best[start], drafted * guess_ms + verify(drafted + 1) + best[end])
    return best[0]


def _verify_cost(traces: Sequence[Trace]) -> Cost:
    """Medians where there are any, and straight lines between them."""
    seen: dict[int, list[float]] = defaultdict(list)
    for trace in traces:
        for round_ in trace.rounds:
            seen[len(round_.drafted) + 1].append(round_.verify_ms)
    known = {rows: median(values) for rows, values in seen.items() if len(values) >= 5}
    points = sorted(known.items())

    def of(rows: int) -> float:
        if rows in known:
            return known[rows]
        below = [point for point in points if point[0] < rows] or points[:1]
        above = [point for point in points if point[0] > rows]
        (r0, t0), (r1, t1) = (below[-1], above[0]) if above else (points[-2], points[-1])
        return t0 + (t1 - t0) * (rows - r0) / (r1 - r0)

    return of


if __name__ == "__main__":
    main()
