"""Weights in large pages, where the system has any."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.llama.model import Model
from app.llama.weights.large_pages import large_pages_offered
from app.models.library.starter import packaged_file


def large_page_bytes() -> int:
    text = Path("/proc/self/smaps_rollup").read_text(encoding="ascii")
    return sum(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("AnonHugePages:"))


@pytest.mark.skipif(
    sys.platform != "linux" or not large_pages_offered(), reason="this system offers no large pages to ask for"
)
def test_copied_weights_lie_in_large_pages():
    before = large_page_bytes()
    model = Model(packaged_file(), mapped=False)
    try:
        # How many there are to be had depends on what else runs; without asking it would be none.
        assert large_page_bytes() - before >= 16 << 20
    finally:
        model.close()
