"""Records the sample traces anew, with the starter pair on this computer.

Run on a quiet machine, since the recorded speeds are shown::

    uv run python -m tests.benchmarks.samples
"""

from __future__ import annotations

import sys

from app.main import main
from app.traces.samples import SAMPLES, Sample


def record(sample: Sample) -> int:
    """Have the sample's question answered, and keep the trace where the program finds it."""
    return main(
        ["run", "-m", "starter:f32", "-md", "starter:q4_1", "-p", sample.question, "--temp", str(sample.temperature),
         "--seed", str(sample.seed), "-n", str(sample.max_tokens),
         "--draft-max", str(sample.draft_tokens), "--trace", str(sample.path), "--color", "always",
         "--show-rejected", *sys.argv[1:]]
    )  # fmt: skip


if __name__ == "__main__":
    sys.exit(max(record(sample) for sample in SAMPLES))
