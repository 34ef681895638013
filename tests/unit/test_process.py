"""Memory that was freed goes back to the system: large blocks at once, and arenas stay few."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.system.process import LARGE_BYTES, MOST_ARENAS, give_back_free_pages
from tests.fakes.heap_probe import BLOCK_BYTES, GAP_BYTES, HAS_GLIBC, gap_in_the_heap, heap_after, resident_bytes

pytestmark = pytest.mark.skipif(not HAS_GLIBC, reason="only glibc is told")


def test_large_blocks_stay_apart_and_arenas_few(tmp_path: Path) -> None:
    apart, arenas = heap_after("from app.system.process import limit_idle_memory; assert limit_idle_memory()", tmp_path)
    assert apart >= BLOCK_BYTES
    assert arenas <= MOST_ARENAS


def test_without_a_word_they_do_not(tmp_path: Path) -> None:
    apart, arenas = heap_after("", tmp_path)
    assert apart < LARGE_BYTES, "or the limit is needed no more"
    assert arenas > MOST_ARENAS


def test_free_pages_between_used_ones_are_given_back() -> None:
    with gap_in_the_heap():
        before = resident_bytes()
        give_back_free_pages()
        assert before - resident_bytes() > GAP_BYTES // 2
