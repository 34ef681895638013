"""The window's process gives back the memory of pictures it let go of."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.system.process import MOST_ARENAS
from tests.fakes.heap_probe import (
    BLOCK_BYTES,
    GAP_BYTES,
    HAS_GLIBC,
    gap_in_the_heap,
    heap_after,
    resident_bytes,
)
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.skipif(not HAS_GLIBC, reason="only glibc is told")


def test_the_application_limits_idle_memory(tmp_path: Path) -> None:
    apart, arenas = heap_after(
        "from app.ui.application import make_application; application = make_application(['window'])", tmp_path
    )
    assert apart >= BLOCK_BYTES
    assert arenas <= MOST_ARENAS


@pytest.mark.parametrize("act", ["another chat", "another size"])
def test_what_was_shown_before_leaves_no_memory_behind(harness: WindowHarness, act: str) -> None:
    harness.show()
    with gap_in_the_heap():
        before = resident_bytes()
        if act == "another chat":
            harness.window.user_actions.new_chat()
        else:
            harness.program.theme.zoom_in()
        harness.bot.waitUntil(lambda: before - resident_bytes() > GAP_BYTES // 2)
