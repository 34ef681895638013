"""An engine that asks other servers, and looks for no key of the person's."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.paths import Paths
from tests.integration.engine_probe import EngineProbe


@pytest.fixture(autouse=True)
def no_keyring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")


@pytest.fixture
def silence_is_soon_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.remote.connection.SILENT_S", 0.3)


@pytest.fixture
def probe(tmp_path: Path) -> Iterator[EngineProbe]:
    with EngineProbe(Paths.at(tmp_path)) as probe:
        yield probe
