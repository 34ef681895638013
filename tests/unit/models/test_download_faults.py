"""Random faults leave the right file or none. More of them: ``python -m tests.benchmarks.download_faults``."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.models.network.hub_internals import client
from tests.fakes.hub import Hub
from tests.unit.models.fault_runs import KINDS, killed_once, run

at_night = pytest.mark.nightly("many downloads and large ones; the daily three meet each kind of fault, and one a kill")


@pytest.mark.parametrize("seeds", [(237, 272, 322), pytest.param(range(100, 124), marks=at_night)])
def test_random_faults_leave_the_right_file_or_none(hub, tmp_path, monkeypatch, seeds):
    monkeypatch.setattr(client().constants, "HF_HUB_DOWNLOAD_TIMEOUT", 0.3)
    ended = [run(hub, tmp_path, seed) for seed in seeds]
    assert [one for one in ended if not one.right] == []
    assert {kind for one in ended for kind in one.faults} == set(KINDS), "each kind is drawn"
    assert sum(one.finished for one in ended) >= len(ended) / 3, "most of it can be mended"


@pytest.mark.parametrize("size_bytes", [5_000_000, pytest.param(100_000_000, marks=at_night)])
def test_a_killed_program_goes_on_where_it_was(hub: Hub, tmp_path: Path, size_bytes: int) -> None:
    ended = killed_once(hub, tmp_path, 1, size_bytes)
    assert ended.finished
    assert ended.right
    assert ended.asked_again_bytes == 0
