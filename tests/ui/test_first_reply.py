"""The very first reply: its first rounds are slow enough to be seen, and only to the eye."""

from __future__ import annotations

import pytest

from app.ui.chat.replying.first_rounds import FirstRounds
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness


@pytest.fixture
def newcomer(own_harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> WindowHarness:
    """A window in which no reply was ever written, with the starter pair loaded and a question asked.

    No step of what is shown slowly ends by itself, however slow the computer is.
    """
    monkeypatch.setattr("app.ui.chat.replying.first_rounds.STEPS_MS", (60_000,) * 3)
    own_harness.settings.set("introduced", False)
    own_harness.show()
    own_harness.load_starter()
    own_harness.begin_reply("Why?", rounds=6)
    return own_harness


def reply_of(harness: WindowHarness) -> ReplyMessage:
    (reply,) = harness.parts.view.transcript.findChildren(ReplyMessage)
    return reply


def test_guesses_appear_grey_then_the_pass_lights_them_then_they_turn(newcomer: WindowHarness) -> None:
    slow, body = newcomer.parts.view.findChild(FirstRounds), reply_of(newcomer).body
    running = newcomer.parts.chat.running_here
    newcomer.bot.waitUntil(lambda: running is not None and len(running.rounds) == 6)
    rounds = list(running.rounds) if running is not None else []
    first, second = [one for one in rounds if one.drafted][:2]
    for shown in (first, second):
        assert body.tints.unverified_round == shown.index
        assert body.tints.selected_round is None
        slow._go_on()
        assert body.tints.selected_round == shown.index
        slow._go_on()
        assert body.tints.unverified_round is None
        assert list(body.spans.rounds) == rounds[: shown.index + 1]
        slow._go_on()
    assert list(body.spans.rounds) == rounds, "what was written meanwhile is there at once"
    newcomer.engine.go_on()
    newcomer.bot.waitUntil(lambda: body.answer == REPLY)


@pytest.mark.parametrize("leaving", ["finished", "another chat"])
def test_what_is_shown_slowly_is_whole_or_gone_when_the_reply_is(newcomer: WindowHarness, leaving: str) -> None:
    slow, session = newcomer.parts.view.findChild(FirstRounds), newcomer.program.session
    if leaving == "another chat":
        newcomer.actions.new_chat()
        assert not slow._timer.isActive()
    with newcomer.bot.waitSignal(session.finished):
        newcomer.engine.go_on()
    assert not slow._timer.isActive()
    if leaving == "finished":
        assert reply_of(newcomer).body.answer == REPLY
        assert reply_of(newcomer).body.tints.unverified_round is None


def test_the_next_reply_is_not_slow(newcomer: WindowHarness) -> None:
    newcomer.end_reply()
    newcomer.begin_reply("And now?")
    assert not newcomer.parts.view.findChild(FirstRounds)._timer.isActive()
    newcomer.engine.go_on()
