"""The chat file that tests of this folder share."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.chats.store import ChatStore


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[ChatStore]:
    with ChatStore(path) as opened:
        yield opened


@pytest.fixture
def queries(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Any]]:
    """All that is asked from now on, with its values, by connections that are opened from now on."""
    statements: list[tuple[str, Any]] = []

    class Noting(sqlite3.Connection):
        def execute(self, sql: str, values: Any = ()) -> sqlite3.Cursor:
            statements.append((sql, values))
            return super().execute(sql, values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Noting))
    return statements
