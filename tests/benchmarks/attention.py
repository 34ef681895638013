"""Benchmark of a decode with llama.cpp's fused attention and without, by tokens read and rows.

``uv run python -m tests.benchmarks.attention``, on a quiet machine. Contexts of all kinds decode in turn.
"""

from __future__ import annotations

import time
from statistics import median

from app.llama.attention import Attention
from app.llama.context import Context, StopFlag
from app.llama.library import api
from app.llama.model import Model
from app.llama.quantize import quantize
from app.models.library.model_library import Library
from app.paths import Paths
from tests.benchmarks.engine_runs import DATA, THREADS

KINDS = {
    "fused, 512 rows": Attention(api.LLAMA_FLASH_ATTN_TYPE_ENABLED, 512),
    "plain, 512 rows": Attention(api.LLAMA_FLASH_ATTN_TYPE_DISABLED, 512),
    "plain, 128 rows": Attention(api.LLAMA_FLASH_ATTN_TYPE_DISABLED, 128),
    "plain, 32 rows": Attention(api.LLAMA_FLASH_ATTN_TYPE_DISABLED, 32),
}
LENGTHS = (200, 1000, 3000)
ROWS = (1, 5, 9)
TIMES = 15


def main() -> None:
    library = Library(Paths.at(DATA.absolute()))
    for name in ("starter:f32", "starter:q4_1"):
        path = library.obtain(name, quantize)
        assert path is not None
        model = Model(path)
        contexts = {
            label: Context(model, context_tokens=4096, threads=THREADS, stop=StopFlag(), kind=kind)
            for label, kind in KINDS.items()
        }
        for length in LENGTHS:
            _print(f"{name}, reading {length} tokens, ms", {k: _read(c, length) for k, c in contexts.items()})
            for rows in ROWS:
                times: dict[str, list[float]] = {label: [] for label in contexts}
                for number in range(TIMES):
                    for label, context in contexts.items():
                        times[label].append(_pass(context, rows, 400 + number))
                _print(
                    f"{name}, {length} tokens read, a pass over {rows}, ms", {k: median(t) for k, t in times.items()}
                )
        for context in contexts.values():
            context.close()
        model.close()


def _read(context: Context, length: int) -> float:
    context.truncate(0)
    begun = time.perf_counter()
    context.decode([300 + i % 1000 for i in range(length)], 1)
    return (time.perf_counter() - begun) * 1000


def _pass(context: Context, rows: int, token: int) -> float:
    before = context.length
    begun = time.perf_counter()
    context.decode([token] * rows, rows)
    taken = (time.perf_counter() - begun) * 1000
    context.truncate(before)
    return taken


def _print(what: str, values: dict[str, float]) -> None:
    print(what + ":  " + "   ".join(f"{label}: {value:.1f}" for label, value in values.items()), flush=True)


if __name__ == "__main__":
    main()
