"""Looks into a file of chats."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from app.chats.records import Conversation
from app.chats.store import ChatStore


def search_all(store: ChatStore, words: str) -> tuple[Conversation, ...]:
    """Search to the end."""
    search = store.search(words)
    while not search.complete:
        search.go_on()
    return search.matches(-1)


def ids_found(store: ChatStore, words: str) -> list[int]:
    return [chat.id for chat in search_all(store, words)]


def rows(path: Path, query: str, values: Any = ()) -> list[tuple[Any, ...]]:
    """Ask the file itself."""
    with closing(sqlite3.connect(path)) as database:
        return database.execute(query, values).fetchall()


def plan_of(path: Path, query: str, values: Any = ()) -> list[str]:
    """Return the steps by which SQLite answers a query."""
    return [row[3] for row in rows(path, f"EXPLAIN QUERY PLAN {query}", values)]
