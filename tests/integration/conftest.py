"""Real models, loaded once for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.paths import Paths
from tests.integration.engine_probe import EngineProbe


@pytest.fixture(scope="session")
def starter_paths(tmp_path_factory: pytest.TempPathFactory) -> Paths:
    """A data folder in which starter files are made once, by the first test that asks for one."""
    return Paths.at(tmp_path_factory.mktemp("starter-data"))


@pytest.fixture(scope="module")
def pair(starter_paths: Paths) -> Iterator[EngineProbe]:
    """The starter pair, loaded."""
    with EngineProbe(starter_paths) as probe:
        probe.load("starter:f32", "starter:q4_1")
        yield probe
