"""Benchmark of automatic pacing's constants: each one halved and doubled, on simulated machines.

``uv run python -m tests.benchmarks.constants`` prints by how many percent replies take longer (+) or shorter (-) with
another value, as the mean of all scenarios with its standard error, and where it matters most. It needs no model. A
constant whose neighbours do as well in every scenario is one idea too many.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from statistics import fmean, stdev

from app.speculation import estimates
from app.speculation.pacing import auto_pace, confidence, costs, history, lessons, outlook, rows_curve
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.lessons import Lessons
from tests.unit.speculation.pacing.simulation import (
    DISTURBED,
    FLAT,
    LONG_TEXTS,
    NARROW,
    PAIRS,
    SLOW,
    WIDE,
    Machine,
    learned,
    points,
    run,
)

MODULES = (estimates, auto_pace, costs, rows_curve, confidence, history, lessons, outlook)
GOOD, SHARE = Machine(WIDE, 10, 0.95), 0.18
Course = Callable[[int], float]
"""From the number of a course to the time of its replies, relative to the target alone."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--courses", type=int, default=2, help="of each scenario; more take longer and tell more")
    parser.add_argument("--only", nargs="+", help="names of constants")
    options = parser.parse_args()
    usual = times(options.courses)
    for name, value in constants().items():
        if options.only and name not in options.only:
            continue
        for other in (halved(value), doubled(value)):
            put(name, other)
            report(f"{name} {value:g} → {other:g}", usual, times(options.courses))
        put(name, value)


def constants() -> dict[str, float]:
    values = {name: value for module in MODULES for name, value in vars(module).items()}
    return {
        name: value
        for name, value in values.items()
        if name.strip("_").isupper() and isinstance(value, (int, float)) and name not in {"_SCHEMA", "MOST_DRAFTED"}
    }


def put(name: str, value: float) -> None:
    """Change a constant wherever it was imported."""
    for module in MODULES:
        if hasattr(module, name):
            setattr(module, name, value)


def halved(value: float) -> float:
    """Of a share that is nearly all, what is missing to 1 counts."""
    if isinstance(value, int):
        return max(1, value // 2)
    return 1 - 2 * (1 - value) if 0.5 < value < 1 else value / 2


def doubled(value: float) -> float:
    return 1 - (1 - value) / 2 if isinstance(value, float) and 0.5 < value < 1 else value * 2


def times(courses: int) -> dict[str, list[float]]:
    return {name: [course(number) for number in range(1, courses + 1)] for name, course in scenarios().items()}


def report(what: str, usual: Mapping[str, Sequence[float]], other: Mapping[str, Sequence[float]]) -> None:
    slower = {
        name: 100 * fmean(math.log(b / a) for a, b in zip(usual[name], other[name], strict=True)) for name in usual
    }
    least, most = min(slower, key=slower.__getitem__), max(slower, key=slower.__getitem__)
    mean, error = fmean(slower.values()), stdev(slower.values()) / math.sqrt(len(slower))
    extremes = f"{least} {slower[least]:+.1f}, {most} {slower[most]:+.1f}"
    print(f"{what:32} {mean:+.2f} % ± {error:.2f}; {extremes}", flush=True)


def scenarios() -> dict[str, Course]:
    """Every kind of machine and draft that the tests know, timed and not; disturbed, changing, growing; copies."""
    courses: dict[str, Course] = {
        name: partial(_replies, machine, share, (24, 128, 48, 128, 24, 128)) for name, (machine, share) in PAIRS.items()
    }
    for name in ("close draft", "graphics card", "two slow cores", "draft as dear as the target"):
        courses[f"{name}, untimed"] = partial(_replies, *PAIRS[name], (64, 128, 64), timed=False)
    for name in ("close draft", "fair draft", "graphics card, poor draft", "random draft"):
        courses[f"{name}, never pausing"] = partial(_replies, *PAIRS[name], (48, 128, 64), pauses=False)
    courses["fair draft, at least 4"] = partial(_replies, *PAIRS["fair draft"], (128,) * 3, draft_min=4)
    for name, (machine, _) in DISTURBED.items():
        courses[name] = partial(_replies, machine, SHARE, (128,) * 8)
    courses["stalls, graphics card"] = partial(_replies, Machine(FLAT, 2, 0.72, stalls=0.1), 0.15, (128,) * 4)
    courses["jitter"] = partial(_replies, Machine(WIDE, 10, 0.9, jitter=0.25), SHARE, (128,) * 8)
    bad, better = Machine(WIDE, 3, 0.01), Machine(WIDE, 3, 0.97)
    courses["becomes good"] = partial(_changing, [(bad, 3), (better, 5)])
    courses["becomes bad"] = partial(_changing, [(better, 3), (bad, 4)])
    courses["busy cores"] = partial(
        _changing, [(GOOD, 3), (Machine(lambda rows: 2.5 * WIDE(rows), 60, 0.95), 3), (GOOD, 5)]
    )
    large = points([(1, 83), (2, 86), (4, 95), (8, 120), (16, 200)])
    twice = partial(_dearer, large, 2, 2)
    for rate in (0.6, 0.75, 0.93):
        parts = [(Machine(verify, 8.5, rate), 2) for verify in (large, twice, large, large)]
        courses[f"several rows dear for a while, {rate}"] = partial(_changing, parts)
    parts = [(Machine(verify, 8.5, 0.93), 2) for verify in (partial(_dearer, large, 5, 4), large, large)]
    courses["many rows dear at first"] = partial(_changing, parts)
    courses["the draft alone"] = partial(_changing, [(GOOD, 3), (Machine(WIDE, 40, 0.95), 3), (GOOD, 5)])
    courses["growing"] = partial(_replies, Machine(WIDE, 8, 0.9, growth=0.002), SHARE, (400, 600, 100))
    courses["growing, two slow cores"] = partial(_replies, Machine(SLOW, 9, 0.9, growth=0.003), SHARE, (600, 400, 100))
    for name, machine in LONG_TEXTS.items():
        long, shorter = replace(machine, held=6000), replace(machine, held=3000)
        courses[f"long texts, {name}"] = partial(_changing, [(long, 2), (machine, 2), (shorter, 2)])
    for share in (0.2, 0.5, 0.8):
        machine = Machine(WIDE, 0, share, copies=True)
        courses[f"copies, {share}"] = partial(_replies, machine, 0.0, (64, 256, 128, 128), timed=False)
    courses["copies, narrow"] = partial(
        _replies, Machine(NARROW, 0, 0.5, copies=True), 0.0, (64, 256, 128), timed=False
    )
    return courses


def _dearer(verify: Callable[[int], float], first: int, factor: float, rows: int) -> float:
    """The cost of a pass where passes over ``first`` rows and more take ``factor`` times as long."""
    return verify(rows) * (factor if rows >= first else 1)


def _replies(
    machine: Machine, share: float, lengths: Sequence[int], course: int, *, timed: bool = True, **pacing
) -> float:
    lessons = learned(machine, share) if timed else Lessons(share)
    return fmean(
        _time(machine, lessons, tokens, 1000 * course + index, **pacing) for index, tokens in enumerate(lengths)
    )


def _changing(parts: Sequence[tuple[Machine, int]], course: int) -> float:
    lessons = learned(parts[0][0], SHARE)
    machines = [machine for machine, count in parts for _ in range(count)]
    return fmean(_time(machine, lessons, 128, 1000 * course + index) for index, machine in enumerate(machines))


def _time(machine: Machine, lessons: Lessons, tokens: int, seed: int, **pacing) -> float:
    alone = sum(machine.verify(1) * (1 + machine.growth * index) for index in range(tokens))
    return run(machine, AutoPace(lessons, 0.8, **pacing), tokens=tokens, seed=seed) / alone


if __name__ == "__main__":
    main()
