"""Memory of a process, sampled while it runs and at rest."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from pathlib import Path
from statistics import median
from typing import NamedTuple

import psutil

from app.system.process import give_back_free_pages
from tests.benchmarks.heap import census, heap_in_use

_STATUS = Path("/proc/self/status")


class Sample(NamedTuple):
    """Memory of the process at one moment, in MB."""

    at_s: float
    resident: float
    """All that is in memory of it, files included. Qt maps a font's file anew for each size of it that text is shown
    in, and each page counts as often as it is mapped: this grows with the sizes seen, though no more memory is used."""
    anonymous: float
    """Of that, what no file lies behind: its heaps, stacks and pictures. 0 where the system does not tell."""
    native: float
    """Of that, what the C library's allocator has given out."""


class Memory:
    """Samples the process's memory every few seconds."""

    def __init__(self) -> None:
        self._process = psutil.Process()
        self._at_first: Counter[str] = Counter()
        self._modules_at_first: frozenset[str] = frozenset()
        self.samples: list[Sample] = []
        self.at_rest: list[Sample] = []
        """Each minute."""

    @property
    def rested_s(self) -> float:
        return self.at_rest[-1].at_s

    def sample_at_rest(self, at: float) -> None:
        if not self.at_rest:
            self._at_first = census()
            self._modules_at_first = frozenset(sys.modules)
        gc.collect()
        give_back_free_pages()  # as the window does once a chat is gone
        self.at_rest.append(self._now(at))

    def sample(self, at: float) -> None:
        if not self.samples or at - self.samples[-1].at_s >= 5:
            self.samples.append(self._now(at))

    def _now(self, at: float) -> Sample:
        return Sample(at, self._process.memory_info().rss / 1e6, _anonymous_bytes() / 1e6, heap_in_use() / 1e6)

    def report(self, settled_s: float) -> str:
        """Say how much grew once so many seconds had passed since the first rest, line by line."""
        begin = self.at_rest[0].at_s + settled_s
        lines = [f"MB of the process, compared from {begin:.0f} s on"]
        for what, samples in (("at rest", self.at_rest), ("in use", self.samples)):
            settled = [sample for sample in samples if sample.at_s >= begin] or samples
            for part in Sample._fields[1:]:
                taken = [getattr(sample, part) for sample in settled]
                shown = [round(getattr(sample, part)) for sample in samples[:: max(1, len(samples) // 12)]]
                lines.append(f"  {what}, {part}: by thirds {_grown(taken)}; from the start {shown}")
        return "\n".join(lines)

    def more(self) -> list[tuple[str, int]]:
        """Of which Python objects there are more than after the tour, and how many."""
        return (census() - self._at_first).most_common(12)

    def imported(self) -> list[str]:
        """Return the modules imported only after the tour: places that it does not know."""
        return sorted(sys.modules.keys() - self._modules_at_first)


def _anonymous_bytes() -> int:
    lines = _STATUS.read_text().splitlines() if _STATUS.exists() else []
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith("RssAnon:")), 0)


def _grown(megabytes: list[float]) -> str:
    """Compare the first third of the samples with the last."""
    third = max(1, len(megabytes) // 3)
    first, last = median(megabytes[:third] or [0.0]), median(megabytes[-third:] or [0.0])
    return f"{first:.0f}, {last:.0f} ({100 * (last - first) / max(first, 1):+.1f} %)"
