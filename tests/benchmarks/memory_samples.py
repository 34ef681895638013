"""What a process takes of the memory, sampled while it runs and at rest."""

from __future__ import annotations

import gc
import sys
from collections import Counter
from statistics import median

import psutil

from app.allocation import give_back_free_pages
from tests.benchmarks.heap import census, heap_in_use


class Memory:
    """What the process takes, every few seconds."""

    def __init__(self) -> None:
        self._process = psutil.Process()
        self._at_first: Counter[str] = Counter()
        self._modules_at_first: frozenset[str] = frozenset()
        self.samples: list[tuple[float, float, float]] = []
        """Seconds, MB of the process, MB of its native heap that somebody holds."""
        self.at_rest: list[tuple[float, float, float]] = []
        """The same, each minute."""

    @property
    def rested_s(self) -> float:
        return self.at_rest[-1][0]

    def sample_at_rest(self, at: float) -> None:
        if not self.at_rest:
            self._at_first = census()
            self._modules_at_first = frozenset(sys.modules)
        gc.collect()
        give_back_free_pages()  # as the window does once a chat is gone
        self.at_rest.append((at, self._process.memory_info().rss / 1e6, heap_in_use() / 1e6))

    def sample(self, at: float) -> None:
        if not self.samples or at - self.samples[-1][0] >= 5:
            self.samples.append((at, self._process.memory_info().rss / 1e6, heap_in_use() / 1e6))

    def more(self) -> list[tuple[str, int]]:
        """Of which Python objects there are more than after the first minute, and how many."""
        return (census() - self._at_first).most_common(12)

    def imported(self) -> list[str]:
        """What was imported only after the first minute: places that the tour does not know."""
        return sorted(sys.modules.keys() - self._modules_at_first)


def thirds(megabytes: list[float]) -> str:
    """Compare the first third of the samples with the last."""
    third = max(1, len(megabytes) // 3)
    return grown(median(megabytes[:third] or [0.0]), median(megabytes[-third:] or [0.0]))


def grown(first: float, last: float) -> str:
    """Compare two figures in MB."""
    return f"{first:.0f} MB, {last:.0f} MB ({100 * (last - first) / max(first, 1):+.1f} %)"
