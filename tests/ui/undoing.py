"""Takes back the last step in the list of chats."""

from __future__ import annotations

from app.ui.chat_list.chat_actions import UndoStrip
from tests.ui.conftest import WindowHarness


def undo_strip(harness: WindowHarness) -> UndoStrip:
    strip = harness.parts.sidebar.findChild(UndoStrip)
    assert isinstance(strip, UndoStrip)
    return strip
