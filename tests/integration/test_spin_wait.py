"""The switch on the real OpenMP library: how it was set up, and that a parked region shortens its threads' waits."""

from __future__ import annotations

import os
import sys
import threading
import time

import pytest

from app.llama.library import native_log
from app.llama.private.openmp import ParkedRegion, gomp_parallel
from app.llama.processors.spin_wait import _thread_usage, spin_wait

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="libgomp is Linux's")


def test_the_library_waits_by_libgomp_and_the_request_does_not_reach_children():
    native_log()
    assert gomp_parallel() is not None
    assert "OMP_WAIT_POLICY" not in os.environ
    assert spin_wait() is spin_wait()


def test_a_parked_region_keeps_one_thread_that_ends_with_it():
    native_log()
    region = ParkedRegion(gomp_parallel())
    before = {thread.name for thread in threading.enumerate()}
    for _ in range(2):
        region.begin()
        assert {thread.name for thread in threading.enumerate()} - before == {"short spins"}
        region.end()
        assert {thread.name for thread in threading.enumerate()} == before


def test_what_a_thread_had_grows_with_its_work():
    begun = time.perf_counter()  # a thread can be stopped between the two clocks that usage is read from
    before = _thread_usage()
    sum(range(300_000))
    after = _thread_usage()
    ended = time.perf_counter()
    assert begun <= before.clock_s < after.clock_s <= ended
    assert 0 < after.processor_s - before.processor_s <= (ended - begun) * 1.1
    assert after.taken_away >= before.taken_away
