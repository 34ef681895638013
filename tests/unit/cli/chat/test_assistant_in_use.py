"""Assistants in the terminal: the window's, one for a chat."""

from __future__ import annotations

import pytest

from app.chats.assistants import Assistant
from app.chats.store import ChatStore
from app.engine.commands import Generate
from tests.unit.cli.chat.conftest import ConversationHarness

BRIEF = Assistant("Brief ones", {"system_prompt": "Be brief.", "temperature": 0.25, "max_tokens": 40, "draft": None})


@pytest.fixture(autouse=True)
def brief(harness: ConversationHarness) -> None:
    with ChatStore(harness.paths.chats) as store:
        store.assistants.replace_all([*store.assistants.all(), BRIEF])


def system(request: Generate) -> str:
    return request.messages[0].text if request.messages[0].role == "system" else ""


def assistant_of_latest(harness: ConversationHarness) -> str:
    with ChatStore(harness.paths.chats) as store:
        one = store.assistants.of_chat(store.latest()[0])
        return one.name if one is not None else ""


def test_one_is_chosen_before_the_first_word_or_later_and_kept_with_the_chat(harness: ConversationHarness) -> None:
    shown = harness.hold("/assistant brief", "Why?", "/assistant", "/assistant none", "And then?")
    first, second = harness.generations
    assert (system(first), first.sampling.temperature, first.max_tokens) == ("Be brief.", 0.25, 40)
    assert system(second) == ""
    assert "“Brief ones” answers in this chat" in shown
    assert "* Brief ones" in shown
    assert assistant_of_latest(harness) == ""


def test_a_chat_that_is_taken_up_has_its_own_and_a_new_one_has_none(harness: ConversationHarness) -> None:
    harness.hold("/assistant Brief ones", "Why?")
    assert assistant_of_latest(harness) == "Brief ones"
    harness.hold("And then?", "/new", "Something else", options=("--continue",))
    assert [system(request) for request in harness.generations] == ["Be brief.", ""]


def test_what_the_person_sets_here_stands_in_its_place(harness: ConversationHarness) -> None:
    typed = ["/assistant brief", "/set temperature 0.5", "/system Be long.", "One", "/set temperature default", "Two"]
    harness.hold(*typed, options=("-n", "9"))
    one, two = harness.generations
    assert (one.sampling.temperature, one.max_tokens, system(one)) == (0.5, 9, "Be long.")
    assert two.sampling.temperature == 0.25


def test_a_seed_that_the_window_keeps_for_the_chat_holds_here(harness: ConversationHarness) -> None:
    harness.hold("Why?")
    with ChatStore(harness.paths.chats) as store:
        store.assistants.keep_seed(store.latest()[0], {"seed": 7})
    harness.hold("And then?", "/set seed 8", "And now?", options=("--continue",))
    assert [request.sampling.seed for request in harness.generations] == [7, 8]


def test_one_that_is_not_there_is_said(harness: ConversationHarness, capsys: pytest.CaptureFixture[str]) -> None:
    harness.hold("/assistant Nobody", "Why?")
    assert system(harness.generations[0]) == ""
