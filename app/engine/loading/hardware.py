"""Number of this computer's threads for the engine."""

from __future__ import annotations

import os

import psutil

_MANY_CORES = 8
"""From here on one core is left to the window: painting then never makes the model wait."""


def compute_threads() -> int:
    """Return how many threads should compute: one for each physical core this process may use."""
    physical = psutil.cpu_count(logical=False) or os.cpu_count() or 1
    allowed = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else physical
    cores = max(1, min(physical, allowed))
    return cores - 1 if cores >= _MANY_CORES else cores
