"""What stands between a click on the icon and the window."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from app.chats import schema
from tests.ui.conftest import Desk

SLOW = ("llama_cpp", "numpy", "huggingface_hub", "jinja2", "markdown_it", "pygments", "app.llama", "app.models")


@pytest.mark.parametrize("module", ["app.ui.application", "app.ui.self_test"])
def test_the_window_is_imported_without_models_and_without_what_is_slow(module: str) -> None:
    code = f"import sys, {module}; print(*(name for name in {SLOW} if name in sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.split() == []


def test_damage_in_a_large_chat_file_is_said_once_the_window_is_there(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "CHECKED_AT_ONCE_BYTES", 4096)
    for number in range(50):
        desk.store.create(f"Chat {number} " * 100)
    with closing(sqlite3.connect(desk.paths.chats)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = desk.paths.chats.read_bytes()
    desk.paths.chats.write_bytes(content[:-8192] + b"\xa5" * 8192)
    desk.show()
    desk.bot.waitUntil(lambda: desk.window.view.banner.sentence == schema.DAMAGED)
