"""Downloads under random faults: always the right file or none, and after a kill little is fetched twice.

Run: ``python -m tests.benchmarks.download_faults [RUNS] [SEED]``. Each run draws up to four faults: a cut, a reset, a
stalled line, a server that ignores ranges, wrong bytes, a wrong hash, a wrong size, 429, 503, a sign-in page, and a
kill of the downloading program at a random byte. The bytes are at a second origin, which must not see the token.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from pathlib import Path

from app.models.network.hub_internals import client
from tests.fakes.hub import Hub, serving
from tests.unit.models.fault_runs import killed_once, run

_LARGE_BYTES = 200_000_000
_KILLS = 10


def main() -> None:
    """Run and print."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    os.environ["NO_PROXY"] = "127.0.0.1"
    patient_s, client().constants.HF_HUB_DOWNLOAD_TIMEOUT = client().constants.HF_HUB_DOWNLOAD_TIMEOUT, 0.3
    with serving() as hub, tempfile.TemporaryDirectory() as folder:
        os.environ["HF_ENDPOINT"] = hub.url
        _mixed(hub, Path(folder), runs, first)
        client().constants.HF_HUB_DOWNLOAD_TIMEOUT = patient_s
        _kills(hub, Path(folder), first)
        client().close_session()


def _mixed(hub: Hub, folder: Path, runs: int, first: int) -> None:
    drawn: Counter[str] = Counter()
    right = finished = 0
    for seed in range(first, first + runs):
        ended = run(hub, folder, seed)
        drawn.update(ended.faults)
        right += ended.right
        finished += ended.finished
        if not ended.right:
            print(f"seed {seed}: {ended}")
    print(f"{right} of {runs} right or absent ({finished} arrived whole)")
    print("faults:", ", ".join(f"{kind} {count}" for kind, count in drawn.most_common()))


def _kills(hub: Hub, folder: Path, first: int) -> None:
    ended = [killed_once(hub, folder, 10**6 + first + number, _LARGE_BYTES) for number in range(_KILLS)]
    print(
        f"one kill in {_LARGE_BYTES / 1e6:.0f} MB: "
        f"{sum(one.right and one.finished for one in ended)} of {_KILLS} right; "
        f"asked for again of what lay on the disk: {max(one.asked_again_bytes for one in ended)} bytes at most"
    )


if __name__ == "__main__":
    main()
