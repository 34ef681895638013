"""How the parts of the chat store reach its database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from sqlite3 import Connection
from typing import Any, Protocol


class ReadRows(Protocol):
    """Runs a query."""

    def __call__(self, query: str, values: Sequence[object] | Mapping[str, object] = ()) -> list[Any]: ...


Transaction = Callable[[], AbstractContextManager[Connection]]
"""Begins a transaction, which is written whole or not at all."""
