"""Tools in the terminal: off until they are switched on, each call shown and asked for, kept as the window keeps it."""

from __future__ import annotations

import signal
from collections.abc import Callable

import pytest

from app.chats.records import StoredMessage
from app.chats.store import ChatStore
from app.cli.jobs import StoppedByKeys
from app.requests.reply_tools import MOST_ROUNDS
from app.settings import Settings
from app.tool_servers.server_settings import BUILT_IN, ServerList
from app.traces.readout import TOOLS_SPENT
from tests.fakes.tool_servers import server
from tests.unit.cli.chat.conftest import ConversationHarness

SUM = 'Let me see. <tool_call>\n{"name": "calculator", "arguments": {"expression": "6 * 7"}}\n</tool_call>'
ANSWER = "It is 42."
ACT = '<tool_call>\n{"name": "act", "arguments": {}}\n</tool_call>'


def asserting_call(harness: ConversationHarness, text: str) -> Callable[[], str]:
    """Say something, after which a reply calls nothing."""

    def say() -> str:
        harness.script.reply = ANSWER
        return text

    return say


def stored(harness: ConversationHarness) -> list[StoredMessage]:
    with ChatStore(harness.paths.chats) as store:
        return list(store.messages(store.latest()[0]))


def test_no_chat_has_tools_until_they_are_switched_on_in_it(harness: ConversationHarness) -> None:
    ServerList(harness.paths.tool_servers).keep([server("good", "Lake")])
    harness.script.reply = ANSWER
    first, second = ["Why?", "/tools Pond", "/tools", "/tools clock", "Why?"], ["/tools", "/tools clock off", "Why?"]
    shown = harness.hold(*first, *second, "/new", "Why?")
    assert "There are no tools named Pond." in shown
    assert [request.tools is not None for request in harness.generations] == [False, True, False, False]
    assert f"  {BUILT_IN}\n  Lake\n" in shown
    assert f"* {BUILT_IN}\n  Lake\n" in shown
    assert harness.generations[1].spells_marks


def test_a_call_is_shown_asked_for_made_and_kept(harness: ConversationHarness) -> None:
    harness.script.reply = SUM
    shown = harness.hold("/tools clock", "What is 6 times 7?", "perhaps", asserting_call(harness, "once"))
    assert f"The model wants to use “calculator” of {BUILT_IN}, with:" in shown
    assert '"expression": "6 * 7"' in shown
    assert "<tool_call>" not in shown
    assert f"Tool: “calculator” of {BUILT_IN} · done" in shown
    assert len(harness.typist.questions) == 2, "what is no answer allows nothing"
    assert harness.generations[1].messages[-1].text == "42"
    assert [message.text for message in stored(harness)] == ["What is 6 times 7?", "Let me see.", ANSWER]
    with ChatStore(harness.paths.chats) as store:
        chosen = store.tools.chosen(store.latest()[0])
    assert chosen.on == {BUILT_IN}
    assert not chosen.allowed


def test_allowed_in_this_chat_is_not_asked_for_again_and_rounds_have_an_end(harness: ConversationHarness) -> None:
    harness.script.reply = SUM
    shown = harness.hold("/tools clock", "What is 6 times 7?", "chat")
    assert [request.tools is not None for request in harness.generations] == [*[True] * MOST_ROUNDS, False]
    assert len(harness.typist.questions) == 1
    assert " ".join(TOOLS_SPENT.sentence.split()) in " ".join(shown.split())


@pytest.mark.parametrize("key", [KeyboardInterrupt(), EOFError()])
def test_a_key_ends_what_is_asked_for(harness: ConversationHarness, key: BaseException) -> None:
    harness.script.reply = f"{SUM}\n{SUM}"
    harness.hold("/tools clock", "What is 6 times 7?", key, asserting_call(harness, "Then without."))
    assert [use.outcome for use in stored(harness)[1].uses] == ["stopped", "stopped"]
    assert stored(harness)[-1].text == ANSWER


def test_the_end_of_the_program_ends_what_is_asked_for(harness: ConversationHarness) -> None:
    harness.script.reply = SUM
    harness.hold("/tools clock", "What is 6 times 7?", StoppedByKeys(signal.SIGTERM), "Never said.")
    assert harness.status == 128 + signal.SIGTERM
    assert [use.outcome for use in stored(harness)[1].uses] == ["stopped"]
    assert len(harness.generations) == 1


def test_a_key_ends_a_server_that_hangs(harness: ConversationHarness) -> None:
    ServerList(harness.paths.tool_servers).keep([server("hangs", "Lake")])
    harness.script.reply = ACT

    def once() -> str:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        return "once"

    before = signal.signal(signal.SIGALRM, lambda *_: signal.raise_signal(signal.SIGINT))
    try:
        harness.hold("/tools Lake", "Act.", once, asserting_call(harness, "Then without."))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert [use.outcome for use in stored(harness)[1].uses] == ["stopped"]
    assert stored(harness)[-1].text == ANSWER


def test_a_server_that_dies_costs_a_sentence_and_not_the_reply(harness: ConversationHarness) -> None:
    ServerList(harness.paths.tool_servers).keep([server("dies at once", "Lake")])
    harness.script.reply = ANSWER
    shown = harness.hold("/tools Lake", "Why?")
    assert "“Lake” ended by itself" in shown
    assert harness.generations[0].tools is None
    assert stored(harness)[-1].text == ANSWER


def test_words_that_were_no_call_are_shown(harness: ConversationHarness) -> None:
    harness.script.reply = "One <tool"
    shown = harness.hold("/tools clock", "Why?")
    assert "One <tool\n" in shown
    assert stored(harness)[-1].text == "One <tool"


def test_a_chat_of_the_window_uses_no_tools_here_unless_they_are_switched_on_somewhere(
    harness: ConversationHarness,
) -> None:
    harness.script.reply = ANSWER
    harness.hold("/tools clock", "Why?")
    harness.hold("Why?", options=("--continue",))
    assert harness.generations[0].tools is None
    settings = Settings.load(harness.paths.settings)
    settings.set("tools_on", True)
    settings.save()
    harness.hold("Why?", options=("--continue",))
    assert harness.generations[0].tools is not None


def test_a_reply_of_calls_alone_is_shown_when_its_chat_is_taken_up(harness: ConversationHarness) -> None:
    harness.script.reply = ACT.replace("act", "current_date_and_time")
    harness.hold("/tools clock", "What day is it?", KeyboardInterrupt())
    shown = harness.hold("/load day")
    assert f"Tool: “current_date_and_time” of {BUILT_IN} · stopped" in shown
