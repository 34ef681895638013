"""Real models, loaded once for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.paths import Paths
from tests.integration.engine_probe import EngineProbe


@pytest.fixture(scope="module")
def pair(starter_paths: Paths) -> Iterator[EngineProbe]:
    """The starter pair, loaded."""
    with EngineProbe(starter_paths) as probe:
        probe.load("starter:f32", "starter:q4_1")
        yield probe
