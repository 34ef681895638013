"""The window over chats that earlier builds wrote: all are listed, read as they did, and go on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.fakes.earlier import EARLIER
from tests.ui.conftest import WindowHarness
from tests.ui.listed_chats import _titles

FIRST = ["Hauptstädte", "Tell me a very long story about a lighthouse."]
LIBRARY = ["Hauptstädte", "One more, from a model of my own.", "Tell me a very long story about a lighthouse."]


@pytest.fixture(params=[("first", FIRST), ("library", LIBRARY)], ids=["first", "library"])
def upgraded(request: pytest.FixtureRequest, tmp_path: Path) -> tuple[WindowHarness, list[str]]:
    """A window over such data, and the titles it should list."""
    build, titles = request.param
    shutil.copytree(EARLIER / build, tmp_path / "data")
    harness: WindowHarness = request.getfixturevalue("harness")
    return harness, titles


def test_every_chat_is_listed_shown_with_its_colours_and_goes_on(upgraded: tuple[WindowHarness, list[str]]) -> None:
    harness, titles = upgraded
    harness.show()
    harness.load_starter()
    assert _titles(harness) == titles

    harness.actions.open_chat(harness.store.conversations()[0].id)
    harness.bot.waitUntil(lambda: len(harness.parts.view.transcript.messages) == 4)
    last = harness.parts.view.transcript.messages[-1]

    assert last.line.versions.place.text() == "2/2"
    traces = [message.trace for message in harness.parts.chat.messages if message.role == "assistant"]
    assert all(trace is not None and trace.summary.accepted_tokens > 0 for trace in traces)

    before = [message.text for message in harness.parts.chat.messages]

    harness.ask("And of Portugal?")

    now = [message.text for message in harness.parts.chat.messages]
    assert now[: len(before)] == before
    assert now[len(before)] == "And of Portugal?"
    assert len(now) == len(before) + 2
