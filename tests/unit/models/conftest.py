"""A Hub on this computer for the tests of downloads."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.models.network.hub_client import client
from tests.fakes.hub import Hub, serving


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    """The stand-in, as the place where the real client asks."""
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    monkeypatch.delenv("HTTP_PROXY", raising=False)
    monkeypatch.delenv("ALL_PROXY", raising=False)
    client().close_session()  # an earlier test's connections lead nowhere
    with serving() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        yield hub
        client().close_session()
