"""Weights go into large pages, where the system has any: while nobody wants anything from the engine, and in a copy."""

from __future__ import annotations

import shutil
import threading
import time
from contextlib import closing
from pathlib import Path

import psutil
import pytest

from app.engine.commands import Unload
from app.llama.model import Model
from app.llama.weights.large_pages import PAGE_BYTES, large_pages_offered, memory_map
from app.llama.weights.page_migration import mapped_areas
from app.models.library.starter import packaged_file
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.integration.engine_probe import PATIENCE_S, EngineProbe, token_ids

pytestmark = pytest.mark.skipif(not large_pages_offered(), reason="this system offers no large pages")


def large_page_bytes() -> int:
    text = Path("/proc/self/smaps_rollup").read_text(encoding="ascii")
    return sum(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("AnonHugePages:"))


def test_copied_weights_lie_in_large_pages():
    before = large_page_bytes()
    with closing(Model(packaged_file(), mapped=False)):
        # How many there are to be had depends on what else runs; without asking it would be none.
        assert large_page_bytes() - before >= 16 << 20


def test_weights_move_between_two_replies_that_are_the_same(tmp_path):
    path = tmp_path / "model.gguf"  # of its own: what others have loaded of a file lies in memory too
    shutil.copy(packaged_file(), path)

    def in_place() -> int:
        return sum(area.end - area.begin for area in mapped_areas(memory_map(), [path]))

    with EngineProbe(Paths.at(tmp_path), tries_files=False) as probe:
        probe.load(str(path))
        first = probe.ask("Count to ten.", mode=SpeculationMode.OFF, tokens=4)
        until = time.monotonic() + PATIENCE_S
        while in_place() > 2 * PAGE_BYTES and time.monotonic() < until:
            threading.Event().wait(0.02)
        assert in_place() <= 2 * PAGE_BYTES
        again = probe.ask("Count to ten.", mode=SpeculationMode.OFF, tokens=4)
        assert token_ids(again) == token_ids(first)
        held = psutil.Process().memory_info().rss
        probe.do(Unload())
        assert held - psutil.Process().memory_info().rss > path.stat().st_size // 2
    assert in_place() == 0
