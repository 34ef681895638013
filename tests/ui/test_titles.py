"""Titles that the model suggests when nobody wants anything from it."""

from __future__ import annotations

import pytest

from app.chats.suggested_titles import REQUEST
from app.engine.commands import Generate
from app.engine.events import Loaded, ModelFacts, ServerFacts
from app.speculation.settings import SpeculationMode
from app.speculation.trace import FinishReason
from app.ui.chat.title_suggestions import TitleSuggestions
from tests.ui.conftest import WindowHarness
from tests.ui.listed_chats import _titles
from tests.ui.waits import wait_for_jobs

QUESTION, NAME = "Why does a bicycle stay upright?", "Bicycle balance"


@pytest.fixture
def titles(harness: WindowHarness) -> TitleSuggestions:
    """Those of a window whose model says the same to everything."""
    harness.script.reply = NAME
    harness.show()
    harness.load_starter()
    return harness.parts.titles


def title(harness: WindowHarness) -> str:
    chat = harness.parts.chat.conversation_id
    assert chat is not None
    conversation = harness.store.conversation(chat)
    assert conversation is not None
    return conversation.title


def asked_in_passing(harness: WindowHarness) -> list[Generate]:
    return [request for request in harness.engine.requests if request.in_passing]


def test_a_chat_is_named_by_the_model_and_nothing_of_it_is_shown(
    harness: WindowHarness, titles: TitleSuggestions
) -> None:
    harness.ask(QUESTION)
    assert title(harness) == QUESTION
    statuses: list[object] = []
    harness.program.session.status_changed.connect(statuses.append)
    titles.active = True
    titles.timer.setInterval(0)
    with (
        harness.bot.assertNotEmitted(harness.program.session.rounds_done),
        harness.bot.assertNotEmitted(harness.program.session.context_changed),
        harness.bot.waitSignal(titles.titled),
    ):
        titles.timer.start()
    assert title(harness) == NAME
    assert _titles(harness) == [NAME]
    assert statuses == []
    request, (beside,) = harness.engine.requests[0], asked_in_passing(harness)
    assert [message.text for message in beside.messages] == [request.messages[0].text, NAME, REQUEST]
    assert (beside.mode, beside.sampling.temperature) == (SpeculationMode.OFF, 0)
    assert beside.keep == request.keep, "by its number the models' caches are known"
    titles.ask()
    assert len(asked_in_passing(harness)) == 1


def test_a_reply_that_ends_has_it_asked_for_a_while_later(harness: WindowHarness, titles: TitleSuggestions) -> None:
    titles.active = True
    harness.ask(QUESTION)
    assert titles.timer.isActive()
    harness.script.hold_reply_after = 1
    harness.parts.view.ask("And a tricycle?")
    assert not titles.timer.isActive()
    harness.engine.wait_until_held()
    assert not asked_in_passing(harness)


def test_the_next_message_ends_it_at_once(harness: WindowHarness, titles: TitleSuggestions) -> None:
    harness.ask(QUESTION)
    harness.script.hold_reply_after = 1
    titles.ask()
    harness.engine.wait_until_held()
    harness.script.hold_reply_after = None
    harness.ask("And a tricycle?")
    assert [message.text for message in harness.parts.chat.messages][2:] == ["And a tricycle?", NAME]
    assert title(harness) == QUESTION
    with harness.bot.waitSignal(titles.titled):
        titles.ask()
    assert title(harness) == NAME


def test_a_title_that_the_person_gives_meanwhile_stays(harness: WindowHarness, titles: TitleSuggestions) -> None:
    harness.ask(QUESTION)
    chat = harness.parts.chat.conversation_id
    assert chat is not None
    harness.script.hold_reply_after = 1
    titles.ask()
    harness.engine.wait_until_held()
    harness.parts.sidebar.chat_actions.rename(chat, "Mine")
    harness.engine.go_on()
    wait_for_jobs(harness)
    assert title(harness) == "Mine"
    titles.ask()
    assert len(asked_in_passing(harness)) == 1


def test_an_answer_of_no_use_is_not_asked_for_again(harness: WindowHarness, titles: TitleSuggestions) -> None:
    harness.script.reply = "Sure! Why does a bicycle stay upright?"
    harness.ask(QUESTION)
    titles.ask()
    wait_for_jobs(harness)
    titles.ask()
    assert title(harness) == QUESTION
    assert len(asked_in_passing(harness)) == 1


def test_nothing_is_asked_for_a_reply_that_was_stopped(harness: WindowHarness, titles: TitleSuggestions) -> None:
    harness.script.ending = FinishReason.CANCELLED
    harness.ask(QUESTION)
    titles.ask()
    assert not asked_in_passing(harness)


def test_the_person_says_whether_and_a_server_that_may_cost_is_not_asked(
    harness: WindowHarness, titles: TitleSuggestions
) -> None:
    facts = ModelFacts("http://there#big", "Big", 0, 0, 0, 0)
    for program, chosen, asks in (
        (None, {"suggest_titles": False}, False),
        (None, {"suggest_titles": True}, True),
        ("Draftlight", {}, True),
        ("Ollama", {}, False),
        ("Ollama", {"titles_by_servers": True}, True),
    ):
        for name, value in chosen.items():
            harness.settings.set(name, value)
        server = ServerFacts("there:8080", program) if program is not None else None
        harness.program.session.loaded.emit(Loaded(1, facts, None, None, 4096, 1.0, server=server))
        harness.actions.new_chat()
        harness.ask(QUESTION)
        before = len(asked_in_passing(harness))
        titles.ask()
        assert len(asked_in_passing(harness)) == before + asks, program
        wait_for_jobs(harness)
