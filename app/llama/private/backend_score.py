"""The scores by which ggml ranks its backends for processors.

Needed: each backend's library exports ``ggml_backend_score``, which returns 0 where this processor cannot run it.

Why: ggml's own choice loads the library with the highest score into this process, where a wrong one ends it. Scores
that are read in a child process let the program try one after the other.

Without it ggml chooses by itself.
"""

from __future__ import annotations

import ctypes
from pathlib import Path


def score_backend(file: Path) -> int:
    """Return a backend's score; 0 where it has none or cannot be loaded. Call it in a child process alone."""
    try:
        library = ctypes.CDLL(str(file))
    except OSError:
        return 0
    return int(library.ggml_backend_score()) if hasattr(library, "ggml_backend_score") else 0
