"""One progress and a recorded reply are shown while the models are made and loaded."""

from __future__ import annotations

import pytest

from app.engine.events import Preparing
from app.settings import Settings
from app.ui.chat.first_page.loading_show import RecordedShow
from app.ui.toolkit.widgets.fading import FadingPicture
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.ui import window_pages
from tests.ui.conftest import WindowHarness


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
