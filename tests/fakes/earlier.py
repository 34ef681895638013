"""A person's data as an earlier build left it, in a home of its own; see tests/earlier/README.md."""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from app.paths import Paths
from tests.fakes import tiny_gguf

TEXT_ENDS = (
    "CREATE TABLE message_ends (letters TEXT NOT NULL, message_id INTEGER NOT NULL, PRIMARY KEY (letters, message_id)) "
    "WITHOUT ROWID; CREATE TABLE message_ends_known (from_id INTEGER NOT NULL); "
    "CREATE TRIGGER message_end_added AFTER INSERT ON messages BEGIN "
    "INSERT OR IGNORE INTO message_ends VALUES (substr(new.text, -2), new.id); END"
)
"""Statements for what earlier programs kept of how texts end."""


def without_folded_texts(path: Path) -> None:
    """Take out of a chat file its messages as they are compared."""
    with closing(sqlite3.connect(path)) as database:
        for kind in ("added", "changed", "removed"):
            database.execute(f"DROP TRIGGER message_fold_{kind}")
        database.execute("DROP TABLE message_folds")
        database.commit()


EARLIER = Path(__file__).parent.parent / "earlier"
BUILDS = ("first", "library")
_HOME_THEN = "/home/ada"
_MODEL_TIME_NS = 1_795_228_000_000_000_000


def earlier_data(build: str, home: Path) -> Paths:
    """Put the data of one of ``BUILDS`` below ``home``, and with it the models it speaks of."""
    paths = Paths.at(home / ".local" / "share" / "Draftlight")
    shutil.copytree(EARLIER / build, paths.data)
    for file in paths.data.glob("*.json"):
        moved = _moved(json.loads(file.read_text(encoding="utf-8")), home)
        file.write_text(json.dumps(moved), encoding="utf-8")
    if build == "library":
        for model in (paths.models / "mine.gguf", home / "Modelle" / "größer.gguf"):
            model.parent.mkdir(parents=True, exist_ok=True)
            model.write_bytes(tiny_gguf.llama())
            os.utime(model, ns=(_MODEL_TIME_NS, _MODEL_TIME_NS))
    return paths


def _moved(value: Any, home: Path) -> Any:
    """A JSON value with the home of then replaced by ``home``, as if the person had it there."""
    if isinstance(value, str):
        return value.replace(_HOME_THEN, str(home))
    if isinstance(value, list):
        return [_moved(one, home) for one in value]
    if isinstance(value, dict):
        return {_moved(key, home): _moved(one, home) for key, one in value.items()}
    return value
