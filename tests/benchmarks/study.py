"""Study of what pays where: machines, ways to guess and kinds of text, with automatic pacing and every fixed length.

``uv run python -m tests.benchmarks.study`` takes some ten minutes of a core, needs no model and no quiet machine, and
prints the tables; ``--write`` puts them into `study.md` and the manual, and draws the manual's pictures. Costs and
chances are those that others and we measured (`study_sources`); what is written, and how fast, decide the program's own
loop, drafters and pacing (`study_runs`).
"""

from __future__ import annotations

import argparse
from functools import cache
from pathlib import Path
from statistics import median

from app.palette import DARK, LIGHT
from app.paths import resources
from tests.benchmarks.study_page import (
    Result,
    picture,
    table_of,
    table_of_fastest,
    table_of_gaps,
    table_of_machines,
    table_of_ways,
    with_table,
)
from tests.benchmarks.study_runs import KINDS, LONGEST_FIXED, Clock, Kind, course_of, write_course
from tests.benchmarks.study_sources import COMPUTERS, WAYS, Computer, guesser

PAGE = Path(__file__).with_name("study.md")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--courses", type=int, default=2, help="of each case, six replies each")
    parser.add_argument("--write", action="store_true", help="put tables and pictures into the pages")
    options = parser.parse_args()
    results = []
    for kind in KINDS:
        for way in WAYS:
            results += [measure(computer, way, kind, options.courses) for computer in COMPUTERS]
        print(f"{kind.name}\n\n{table_of(results, kind.name)}", flush=True)
    gaps = [one.gap for one in results]
    print(f"{table_of_gaps(results)}\nautomatic / best fixed: {min(gaps):.2f} to {max(gaps):.2f}, {median(gaps):.2f}")
    if options.write:
        write(results)


def measure(computer: Computer, way: str, kind: Kind, courses: int) -> Result:
    """Return how many times as fast as alone a way to guess is."""

    def fixed_ms(length: int) -> float:
        return sum(_fixed(way, kind, number, length).ms_at(computer.prices) for number in range(courses))

    automatic_ms = sum(
        write_course(course_of(kind, number), computer.prices, guesser(way, kind.name), None, seed=number).ms
        for number in range(courses)
    )
    alone_ms = fixed_ms(0)
    fixed = tuple(alone_ms / fixed_ms(length) for length in range(LONGEST_FIXED + 1))
    return Result(computer.name, way, kind.name, alone_ms / automatic_ms, fixed)


@cache
def _fixed(way: str, kind: Kind, number: int, length: int) -> Clock:
    """Write a course with a fixed length: what a machine takes for it decides nothing, so all machines share it."""
    who = guesser(way, kind.name) if length else None
    return write_course(course_of(kind, number), COMPUTERS[0].prices, who, length)


def write(results: list[Result]) -> None:
    """Put the tables into the pages, and draw the pictures."""
    page = with_table(PAGE.read_text(encoding="utf-8"), "Machines", table_of_machines())
    page = with_table(page, "Ways to guess", table_of_ways())
    for kind in KINDS:
        page = with_table(page, kind.name.capitalize(), table_of(results, kind.name))
    PAGE.write_text(with_table(page, "Where automatic is behind", table_of_gaps(results)), encoding="utf-8")
    manual = resources() / "help" / "what-pays.md"
    text = manual.read_text(encoding="utf-8")
    manual.write_text(with_table(text, "The fastest way", table_of_fastest(results)), encoding="utf-8")
    for palette in (LIGHT, DARK):
        file = resources() / "pictures" / f"what-pays-{palette.name}.svg"
        file.write_text(picture(results, palette), encoding="utf-8")


if __name__ == "__main__":
    main()
