"""The window says why guessing is off or loses, and offers a way out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.speculation.settings import SpeculationMode
from app.ui.metrics.drafting_advice import Remedy
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LONG = f"{REPLY} " * 3


def test_guessing_that_was_switched_off_is_switched_on_by_the_button_beside_the_reason(harness: WindowHarness) -> None:
    card = harness.parts.metrics_panel.advice
    assert not card.isVisible()
    harness.actions.use_mode(SpeculationMode.OFF)
    assert card.isVisible()
    assert offered(harness) is Remedy.TURN_ON
    harness.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert harness.settings.mode is SpeculationMode.AUTOMATIC
    assert not card.isVisible()


def test_a_draft_that_does_not_fit_is_said_once_with_what_follows(own_harness: WindowHarness) -> None:
    own_harness.script.draft_problem = "These two split text into different tokens."
    own_harness.show()
    own_harness.load_starter()
    banner, card = own_harness.parts.view.banner, own_harness.parts.metrics_panel.advice
    assert banner.isVisible()
    assert banner.action.text() == Remedy.CHOOSE_DRAFT.label
    assert "helped by" not in own_harness.parts.top_bar.pair.accessibleName()
    assert not card.isVisible()
    sentence = banner.sentence
    own_harness.ask()  # which dismisses the banner
    assert not banner.isVisible()
    assert card.words.text() == sentence
    assert offered(own_harness) is Remedy.CHOOSE_DRAFT


def load_pair(harness: WindowHarness) -> None:
    """A pair that may pause, unlike the starter pair."""
    harness.use_pair("big.gguf", "small.gguf")


def offered(harness: WindowHarness) -> Remedy | None:
    """Return the way out that the card offers; ``None`` where it is not shown."""
    card = harness.parts.metrics_panel.advice
    return next(remedy for remedy in Remedy if remedy.label == card.button.text()) if card.isVisible() else None


def test_what_was_forced_stays_until_it_is_taken_back(harness: WindowHarness) -> None:
    load_pair(harness)
    harness.script.reply = LONG
    harness.script.draft_tokens, harness.script.plain = 0, 27.0
    harness.ask()
    card = harness.parts.metrics_panel.advice
    assert offered(harness) is Remedy.TURN_ON_ANYWAY
    assert not harness.parts.metrics_panel.gauge.slower
    harness.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert offered(harness) is Remedy.USE_AUTOMATIC
    harness.script.draft_tokens, harness.script.plain = 4, 1000.0
    for question in ("One?", "Two?", "Three?"):
        harness.ask(question)
        request = harness.engine.requests[-1]
        assert request.mode is SpeculationMode.DRAFT
        assert not request.drafting.pauses
        assert offered(harness) is Remedy.USE_AUTOMATIC
    harness.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert offered(harness) is None
    harness.ask("Four?")
    assert harness.engine.requests[-1].mode is SpeculationMode.AUTOMATIC


def test_while_a_reply_streams_it_alone_is_spoken_of_and_a_pause_while_it_lasts(harness: WindowHarness) -> None:
    load_pair(harness)
    harness.script.reply, harness.script.plain = LONG, 1000.0
    harness.ask()
    assert offered(harness) is Remedy.TURN_OFF
    harness.script.hold_reply_after = 12
    harness.script.plain = 25.0
    gauge = harness.parts.metrics_panel.gauge
    with harness.bot.waitSignal(harness.parts.chat.reply_begun):
        harness.parts.view.message_sending.ask("And now?")
    assert offered(harness) is None
    assert gauge.sentence == ""
    harness.bot.waitUntil(lambda: gauge.headline[1][:1] == ("faster so far",))
    assert offered(harness) is None
    harness.end_reply()
    harness.script.draft_tokens = 0
    harness.parts.view.message_sending.ask("And then?")
    harness.bot.waitUntil(lambda: offered(harness) is Remedy.TURN_ON_ANYWAY)
    assert not gauge.slower
    harness.end_reply()
    assert offered(harness) is Remedy.TURN_ON_ANYWAY


def test_nothing_is_said_of_a_reply_that_is_not_in_view(harness: WindowHarness) -> None:
    harness.script.reply, harness.script.plain = LONG, 1000.0
    harness.ask()
    assert offered(harness) is Remedy.GET_PAIR  # the starter pair is for learning
    load_pair(harness)
    harness.ask()
    assert offered(harness) is Remedy.TURN_OFF
    chat = harness.parts.chat.conversation_id
    harness.actions.new_chat()
    assert offered(harness) is None
    harness.actions.open_chat(chat)
    assert offered(harness) is Remedy.TURN_OFF
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        harness.parts.recorded.watch(0)
    assert offered(harness) is None
    harness.parts.overlays.leave_all()
    assert offered(harness) is Remedy.TURN_OFF
    harness.script.hold_load_at = 0.0
    harness.actions.use_pair("other.gguf", "small.gguf")
    assert offered(harness) is None  # the pair that wrote it is not here any more
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.engine.go_on()
    assert offered(harness) is None


def test_an_example_always_guesses_whatever_is_chosen(harness: WindowHarness) -> None:
    load_pair(harness)
    example = harness.parts.view.welcome.prompts[0].prompt
    shown_before = {
        SpeculationMode.AUTOMATIC: SpeculationMode.AUTOMATIC,
        SpeculationMode.DRAFT: SpeculationMode.DRAFT,
        SpeculationMode.LOOKUP: SpeculationMode.AUTOMATIC,
        SpeculationMode.OFF: SpeculationMode.AUTOMATIC,
    }
    for chosen, expected in shown_before.items():
        harness.actions.use_mode(chosen)
        with harness.bot.waitSignal(harness.program.session.finished):
            harness.parts.view.welcome.prompt_picked.emit(example)
        request = harness.engine.requests[-1]
        assert (request.mode, request.drafting.pauses) == (expected, False)
    assert offered(harness) is Remedy.TURN_ON
    harness.actions.use_mode(SpeculationMode.AUTOMATIC)
    harness.ask("A question of one's own")
    assert harness.engine.requests[-1].drafting.pauses
