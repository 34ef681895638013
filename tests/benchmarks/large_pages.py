"""What weights in large pages of memory gain over weights read from the file's own pages, and what copying them costs.

``python -m tests.benchmarks.large_pages`` loads a model in three ways in turn, and prints medians: read in place,
copied when it is loaded, and moved while nothing else is done.
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from statistics import median

from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.llama.quantize import quantize
from app.llama.weights.large_pages import large_pages_offered
from app.llama.weights.page_migration import PageMigration
from app.models.library.model_library import Library
from app.paths import Paths
from tests.benchmarks.engine_runs import DATA, THREADS

_ROWS = (1, 5, 9)
_WAYS = ("in place", "copied", "moved")
_PASSES = 20
_PROMPT = list(range(300, 400))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("models", nargs="*", default=["starter:f32", "starter:q4_1"])
    parser.add_argument("--repeat", type=int, default=5)
    options = parser.parse_args()
    if not large_pages_offered():
        raise SystemExit("This system offers no large pages.")
    library = Library(Paths.at(DATA.absolute()))
    for reference in options.models:
        path = library.obtain(reference, quantize)
        seen: dict[tuple[str, str], list[float]] = defaultdict(list)
        for _ in range(options.repeat):
            for way in _WAYS:
                for what, ms in _times(path, way).items():
                    seen[what, way].append(ms)
        print(f"{reference:14} moving takes {median(seen.pop(('moving', 'moved'))):.1f} ms")
        for what in dict.fromkeys(what for what, _ in seen):
            own, copied, moved = (median(seen[what, way]) for way in _WAYS)
            print(
                f"{reference:14} {what:10} in place {own:7.1f} ms  copied {copied:7.1f} ms {copied / own:5.2f}×  "
                f"moved {moved:7.1f} ms {moved / own:5.2f}×"
            )


def _times(path, way: str) -> dict[str, float]:
    begun = time.perf_counter()
    model = Model(path, mapped=way != "copied")
    times = {"load": _ms(begun)}
    if way == "moved":
        begun = time.perf_counter()
        migration = PageMigration([path])
        while migration.step():
            pass
        times["moving"] = _ms(begun)
    context = Context(model, context_tokens=512, threads=THREADS, stop=StopFlag())
    try:
        context.decode(_PROMPT, 1)
        for rows in _ROWS:
            passes = []
            for token in range(_PASSES):
                begun = time.perf_counter()
                context.decode([500 + token] * rows, rows)
                passes.append(_ms(begun))
                context.truncate(len(_PROMPT))
            times[f"{rows} rows"] = median(passes)
    finally:
        context.close()
        model.close()
    return times


def _ms(begun: float) -> float:
    return (time.perf_counter() - begun) * 1000


if __name__ == "__main__":
    main()
