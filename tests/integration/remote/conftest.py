"""Servers for the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.paths import Paths
from tests.integration.serve.server_probe import Running, serving


@pytest.fixture(scope="module")
def server(starter_paths: Paths) -> Iterator[Running]:
    with serving(starter_paths) as running:
        yield running


@pytest.fixture(autouse=True)
def no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
