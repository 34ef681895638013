"""The most memory a long conversation takes, beside the models themselves.

``python -m tests.benchmarks.memory`` loads a pair in a process of its own, fills most of the context with a prompt,
lets it write with automatic pacing, and compares the peak with what may be used: both models, both caches, 100 MB for
everything else, and 32 rows of scores for each of the two.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys

from app.llama.quantize import quantize
from app.models.gguf.header import read_header
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.benchmarks.engine_runs import DATA, engine, load, prompts, reply

PAIRS = (("starter:f32", "starter:q4_1"), ("starter:q8_0", "starter:q4_0"))
CONTEXT_TOKENS = 4096
EVERYTHING_ELSE_BYTES = 100_000_000
_SCORE_ROWS = 32
_PROMPT_WORDS = 3000


def main() -> None:
    """Measure and print; exit status 1 if a peak is over its limit."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--inside", nargs=2, metavar=("TARGET", "DRAFT"), help="be the process that is measured")
    options = parser.parse_args()
    if options.inside:
        print(json.dumps(_peak(*options.inside)))
        return
    over = 0
    for target, draft in PAIRS:
        allowed = _allowed_bytes(target, draft)
        child = [sys.executable, "-m", "tests.benchmarks.memory", "--inside", target, draft]
        measured = json.loads(subprocess.run(child, check=True, capture_output=True, text=True).stdout)
        spare = allowed - measured["peak_bytes"]
        over += spare < 0
        print(
            f"{target} + {draft}: peak {measured['peak_bytes'] / 1e6:,.0f} MB after {measured['tokens']:,} tokens "
            f"({measured['accepted']} guesses kept); {allowed / 1e6:,.0f} MB allowed, {spare / 1e6:,.0f} MB to spare",
            flush=True,
        )
    raise SystemExit(1 if over else 0)


def _allowed_bytes(target: str, draft: str) -> int:
    library = Library(Paths.at(DATA.absolute()))
    allowed = EVERYTHING_ELSE_BYTES
    for reference in (target, draft):
        path = library.obtain(reference, quantize)
        assert path is not None
        header = read_header(path)
        cache = header.kv_bytes(CONTEXT_TOKENS)
        assert cache is not None
        allowed += path.stat().st_size + cache + _SCORE_ROWS * len(header.tokens) * 4
    return allowed


def _peak(target: str, draft: str) -> dict[str, int]:
    words = " ".join(entry["prompt"] for entry in prompts()).split()
    text = " ".join((words * (1 + _PROMPT_WORDS // len(words)))[: _PROMPT_WORDS // 2])
    with engine() as probe:
        load(probe, target, draft)
        for temperature in (0.8, 0.0):
            summary = reply(
                probe, f"Summarise: {text}", temperature=temperature, mode=SpeculationMode.AUTOMATIC, tokens=128
            ).summary
    # Linux counts in units of 1024 bytes, macOS in bytes.
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return {
        "peak_bytes": peak,
        "tokens": summary.prompt_tokens + summary.generated_tokens,
        "accepted": summary.accepted_tokens,
    }


if __name__ == "__main__":
    main()
