"""The window over chats that earlier builds wrote: all are listed, read as they did, and go on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from app.ui.chat_list.model import ChatRole
from app.ui.transcript.messages import ReplyMessage
from tests.fakes.earlier import EARLIER
from tests.ui.conftest import Desk

FIRST = ["Hauptstädte", "Tell me a very long story about a lighthouse."]
LIBRARY = ["Hauptstädte", "One more, from a model of my own.", "Tell me a very long story about a lighthouse."]


@pytest.fixture(params=[("first", FIRST), ("library", LIBRARY)], ids=["first", "library"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[Desk, list[str]]:
    """A window over such data, and the titles it should list."""
    build, titles = request.param
    shutil.copytree(EARLIER / build, tmp_path / "data")
    desk: Desk = request.getfixturevalue("desk")
    return desk, titles


def listed(desk: Desk) -> list[str]:
    model = desk.window.sidebar.list.model()
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    return [index.data() for index in rows if not index.data(ChatRole.HEADING)]


def test_every_chat_is_listed_and_shown_with_its_colours(upgraded: tuple[Desk, list[str]]) -> None:
    desk, titles = upgraded
    desk.show()
    assert listed(desk) == titles

    desk.window.open_chat(desk.store.conversations()[0].id)
    desk.bot.waitUntil(lambda: len(desk.window.view.transcript._column.messages) == 4)
    last = desk.window.view.transcript._column.messages[-1]

    assert isinstance(last, ReplyMessage)
    assert last.versions.place.text() == "2/2"
    traces = [message.trace for message in desk.window.chat.messages if message.role == "assistant"]
    assert all(trace is not None and trace.summary.accepted_tokens > 0 for trace in traces)


def test_a_chat_of_then_goes_on_now(upgraded: tuple[Desk, list[str]]) -> None:
    desk, _ = upgraded
    desk.show()
    desk.load_starter()
    desk.window.open_chat(desk.store.conversations()[0].id)
    before = [message.text for message in desk.window.chat.messages]

    desk.ask("And of Portugal?")

    now = [message.text for message in desk.window.chat.messages]
    assert now[: len(before)] == before
    assert now[len(before)] == "And of Portugal?"
    assert len(now) == len(before) + 2
