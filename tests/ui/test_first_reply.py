"""While models are made and loaded a recorded reply is shown, and the very first reply is slow enough to be seen."""

from __future__ import annotations

import pytest

from app.engine.events import Preparing
from app.settings import Settings
from app.ui.chat.first_page.loading_show import RecordedShow
from app.ui.chat.replying.first_rounds import FirstRounds
from app.ui.toolkit.widgets.fading import FadingPicture
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui import window_pages
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


def begin_making(harness: WindowHarness) -> RecordedShow:
    window_pages.making(harness)
    (show,) = harness.parts.view.findChildren(RecordedShow)
    return show


def end_loading(harness: WindowHarness) -> None:
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.engine.go_on()


def test_a_recorded_reply_plays_while_the_models_are_made_and_makes_room_for_the_questions(
    harness: WindowHarness,
) -> None:
    harness.show()
    show = begin_making(harness)
    assert show.isVisible()
    assert show.words.text().startswith("While the model is being made ready (")
    assert harness.parts.view.status.words.full_text == "", "how far it is stands above, once"
    assert harness.parts.view.composer.isVisible()
    (reply,) = show.transcript.findChildren(ReplyMessage)
    harness.bot.waitUntil(lambda: bool(reply.text))
    end_loading(harness)
    assert harness.parts.view.welcome.prompts[0].isVisible()
    assert harness.parts.view.pages.findChildren(FadingPicture)
    harness.bot.waitUntil(lambda: not harness.parts.view.pages.findChildren(FadingPicture))


def test_a_question_that_waits_is_next_and_in_view_when_they_are_ready(harness: WindowHarness) -> None:
    harness.show()
    harness.parts.view.message_sending.ask("Why is the sky blue?")
    show = begin_making(harness)
    assert show.isVisible()
    assert show.words.text().startswith("Your question is next. ")
    with harness.bot.waitSignal(harness.program.session.finished):
        end_loading(harness)
    assert harness.parts.view.transcript.isVisible()
    assert harness.parts.view.transcript.messages[0].text == "Why is the sky blue?"


def test_a_chat_with_words_in_it_stays_in_view_while_models_are_made(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.ask()
    harness.script.hold_load_at = 0.0
    harness.actions.use_pair("starter:f32", None)
    session = harness.program.session
    session.handle([Preparing(session._load_job or 0, "starter:f32", 0.5)])
    assert harness.parts.view.transcript.isVisible()
    assert not harness.parts.view.findChildren(RecordedShow)
    assert "Making the models" in harness.parts.view.status.words.full_text
    end_loading(harness)


def test_stop_brings_the_first_page_back(harness: WindowHarness) -> None:
    harness.show()
    begin_making(harness)
    with harness.bot.waitSignal(harness.program.session.load_stopped):
        harness.actions.escape()
    assert harness.parts.view.welcome.isVisible()


def test_what_is_looked_at_meanwhile_is_not_covered(harness: WindowHarness) -> None:
    harness.show()
    begin_making(harness)
    harness.parts.overlays.explain()
    harness.program.session.handle([Preparing(harness.program.session._load_job or 0, "starter:f32", 0.9)])
    assert harness.parts.overlays.explanation is not None
    end_loading(harness)
    assert harness.parts.overlays.explanation is not None
    harness.actions.escape()
    assert harness.parts.view.welcome.isVisible()


def test_where_less_motion_is_wanted_the_recorded_reply_is_there_at_once(harness: WindowHarness) -> None:
    harness.settings.set("less_motion", True)
    harness.show()
    show = begin_making(harness)
    (reply,) = show.transcript.findChildren(ReplyMessage)
    assert "walk" in reply.text
    assert not show._timer.isActive()
    end_loading(harness)
    assert not harness.parts.view.pages.findChildren(FadingPicture)


def test_how_long_a_load_took_is_kept_for_the_next_start(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    times = harness.settings.load_times
    assert len(times) == 1
    assert all(seconds > 0 for stages in times.values() for seconds in stages.values())
    harness.window.close()
    assert Settings.load(harness.paths.settings).load_times == times


@pytest.mark.parametrize("wrong", [{"a": 1}, {"a": {"b": "x"}}, {"a": {"b": -1}}, {"a": {"b": True}}])
def test_times_that_are_none_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="load"):
        Settings.declarations["load_times"].check(wrong)
