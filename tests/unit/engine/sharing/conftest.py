"""The shared engine that tests of this folder have in common."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.unit.engine.sharing.shared import Both


@pytest.fixture
def both() -> Iterator[Both]:
    pair = Both()
    with closing(pair.shared):
        yield pair
