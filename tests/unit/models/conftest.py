"""A Hub on this computer for the tests of downloads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.fakes.hub import Hub, serving_the_client


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    """The stand-in, as the place where the real client asks."""
    monkeypatch.delenv("HTTP_PROXY", raising=False)
    monkeypatch.delenv("ALL_PROXY", raising=False)
    with serving_the_client(monkeypatch) as hub:
        yield hub
