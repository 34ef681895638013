"""Chats in the list, and what the list shows of them."""

from __future__ import annotations

from app.ui.chat_list.chat_list_model import ChatRole
from tests.ui.conftest import WindowHarness


def _titles(harness: WindowHarness) -> list[str]:
    model = harness.parts.sidebar.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [index.data() for index in rows if not index.data(ChatRole.HEADING)]


def _fill(harness: WindowHarness, *titles: str) -> None:
    for title in titles:
        conversation = harness.store.create(title)
        harness.store.add_message(conversation.id, None, "user", f"About {title}")
    harness.parts.sidebar.refresh()


def _open_titles(harness: WindowHarness) -> list[str]:
    model = harness.parts.sidebar.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [index.data() for index in rows if index.data(ChatRole.OPEN)]
