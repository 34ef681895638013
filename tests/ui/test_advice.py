"""When guessing is off or loses, the window says why and offers a way out."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.speculation.settings import SpeculationMode
from app.ui.metrics.drafting_advice import Advice, Remedy
from app.ui.metrics.metrics_panel import MetricsPanel
from tests.fakes.rounds import written
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk

LONG = f"{REPLY} " * 3


def test_guessing_that_was_switched_off_is_switched_on_by_the_button_beside_the_reason(desk: Desk) -> None:
    desk.show()
    card = desk.window.hood.advice
    assert not card.isVisible()
    desk.window.use_mode(SpeculationMode.OFF)
    assert card.isVisible()
    assert card.words.text() == "Guessing is off: the big model writes alone."
    desk.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert desk.settings.mode is SpeculationMode.AUTOMATIC
    assert not card.isVisible()


def test_a_draft_that_does_not_fit_is_said_once_with_what_follows(desk: Desk) -> None:
    desk.script.draft_problem = "These two split text into different tokens."
    sentence = "These two split text into different tokens. The big model answers without a draft."
    desk.show()
    desk.load_starter()
    banner, card = desk.window.view.banner, desk.window.hood.advice
    assert banner.isVisible()
    assert banner.sentence == sentence
    assert banner.action.text() == "Choose a draft"
    assert not card.isVisible()
    desk.ask()  # which dismisses the banner
    assert not banner.isVisible()
    assert card.isVisible()
    assert (card.words.text(), card.button.text()) == (sentence, "Choose a draft")


def test_guessing_that_pays_needs_no_advice(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    assert not desk.window.hood.advice.isVisible()


def load_pair(desk: Desk) -> None:
    """A pair that may pause, unlike the starter pair."""
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_pair("big.gguf", "small.gguf")


def said(desk: Desk) -> str:
    """What the card says, if it is shown."""
    card = desk.window.hood.advice
    return card.words.text() if card.isVisible() else ""


def test_what_was_forced_stays_until_it_is_taken_back(desk: Desk) -> None:
    desk.show()
    load_pair(desk)
    desk.script.reply = LONG
    desk.script.draft_tokens, desk.script.plain = 0, 27.0
    desk.ask()
    card = desk.window.hood.advice
    assert said(desk).startswith("Nothing was guessed in this reply")
    assert desk.window.hood.gauge.sentence == "nothing was guessed"
    desk.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert said(desk) == "You asked for guesses: from the next reply on they do not pause."
    desk.script.draft_tokens, desk.script.plain = 4, 1000.0
    for question in ("One?", "Two?", "Three?"):
        desk.ask(question)
        request = desk.engine.requests[-1]
        assert request.mode is SpeculationMode.DRAFT
        assert not request.drafting.pauses
        assert said(desk) == f"Guessing because you asked for it: {desk.window.hood.gauge.sentence}."
    assert card.button.text() == "Use Automatic"
    desk.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert said(desk) == ""
    desk.ask("Four?")
    assert desk.engine.requests[-1].mode is SpeculationMode.AUTOMATIC


def test_the_starter_pair_is_for_learning_and_the_gauge_tells_the_truth(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.script.reply, desk.script.plain = LONG, 1000.0
    desk.ask()
    assert not desk.engine.requests[-1].drafting.pauses
    assert "slower than without" in desk.window.hood.gauge.sentence
    assert said(desk) == f"The starter pair is for learning, not for speed: {desk.window.hood.gauge.sentence}."
    assert desk.window.hood.advice.button.text() == "Get a real pair…"


def test_while_a_reply_streams_nothing_is_said_of_the_one_before(desk: Desk) -> None:
    desk.show()
    load_pair(desk)
    desk.script.reply, desk.script.plain = LONG, 1000.0
    desk.ask()
    assert said(desk) == f"This reply was {desk.window.hood.gauge.sentence}."
    desk.script.hold_reply_after = 12
    desk.script.plain = 25.0
    gauge = desk.window.hood.gauge
    with desk.bot.waitSignal(desk.window.chat.reply_begun):
        desk.window.view.ask("And now?")
    assert said(desk) == ""
    assert gauge.sentence == ""
    desk.bot.waitUntil(lambda: "so far" in gauge.sentence)
    assert "faster" in gauge.sentence
    assert said(desk) == ""
    desk.engine.go_on()
    desk.bot.waitUntil(lambda: not desk.window.chat.running)


def test_a_pause_is_said_while_it_lasts_by_gauge_and_card_alike(desk: Desk) -> None:
    desk.show()
    load_pair(desk)
    desk.script.reply, desk.script.draft_tokens = LONG, 0
    desk.script.hold_reply_after = 12
    desk.window.view.ask("Why?")
    desk.bot.waitUntil(lambda: said(desk) != "")
    assert said(desk) == "Guessing is paused: at present it would take more time than it saves."
    assert desk.window.hood.gauge.sentence == "nothing guessed so far"
    assert not desk.window.hood.gauge.slower
    desk.engine.go_on()
    desk.bot.waitUntil(lambda: said(desk).startswith("Nothing was guessed in this reply"))


def test_nothing_is_said_of_a_reply_that_is_not_in_view(desk: Desk) -> None:
    desk.show()
    load_pair(desk)
    desk.script.reply, desk.script.plain = LONG, 1000.0
    desk.ask()
    assert said(desk) != ""
    chat = desk.window.chat.conversation_id
    assert chat is not None
    desk.window.new_chat()
    assert said(desk) == ""
    desk.window.open_chat(chat)
    assert said(desk) == f"This reply was {desk.window.hood.gauge.sentence}."
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        desk.window.recorded.watch(0)
    assert said(desk) == ""
    desk.window.shows.leave_all()
    assert said(desk) == f"This reply was {desk.window.hood.gauge.sentence}."
    load_other = desk.bot.waitSignal(desk.program.session.loaded)
    with load_other:
        desk.window.use_pair("other.gguf", "small.gguf")
    assert said(desk) == ""  # the pair that wrote it is not here any more


def test_what_was_forced_says_nothing_of_an_empty_chat_or_a_recorded_reply(desk: Desk) -> None:
    desk.show()
    load_pair(desk)
    desk.window.use_mode(SpeculationMode.DRAFT)
    desk.script.reply = LONG
    desk.ask()
    assert said(desk).startswith("Guessing because you asked for it: ")
    with desk.bot.waitSignal(desk.window.shows.recorded_shown):
        desk.window.recorded.watch(0)
    assert said(desk) == ""
    desk.window.shows.leave_all()
    assert said(desk).startswith("Guessing because you asked for it: ")
    desk.window.new_chat()
    assert said(desk) == "You asked for guesses: from the next reply on they do not pause."


def test_an_example_always_guesses_whatever_is_chosen(desk: Desk) -> None:
    desk.show()
    load_pair(desk)
    example = desk.window.view.welcome.prompts[0].prompt
    asked = {
        SpeculationMode.AUTOMATIC: SpeculationMode.AUTOMATIC,
        SpeculationMode.DRAFT: SpeculationMode.DRAFT,
        SpeculationMode.LOOKUP: SpeculationMode.AUTOMATIC,
        SpeculationMode.OFF: SpeculationMode.AUTOMATIC,
    }
    for chosen, expected in asked.items():
        desk.window.use_mode(chosen)
        with desk.bot.waitSignal(desk.program.session.finished):
            desk.window.view.welcome.prompt_picked.emit(example)
        request = desk.engine.requests[-1]
        assert (request.mode, request.drafting.pauses) == (expected, False)
    assert said(desk) == "Guessing is off: the big model writes the next reply alone."
    desk.window.use_mode(SpeculationMode.AUTOMATIC)
    desk.ask("A question of one's own")
    assert desk.engine.requests[-1].drafting.pauses


def test_where_a_big_model_cannot_take_words_back_that_is_said(desk: Desk) -> None:
    desk.script.takes_back = False
    desk.show()
    load_pair(desk)
    assert "cannot take words back" in said(desk)
    assert desk.window.hood.advice.button.text() == "Choose another pair"


def test_the_panels_grow_with_the_zoom_and_clicks_find_their_round(qtbot) -> None:
    hood = MetricsPanel()
    qtbot.addWidget(hood)
    hood.show_advice(Advice("Guessing is off.", Remedy.TURN_ON))
    hood.resize(300, 900)
    hood.show()
    hood.finish(written("one two three four five six seven eight nine"))
    before = hood.strip.height()
    hood.resize(450, 1300)
    hood.set_zoom(1.5)
    qtbot.waitUntil(lambda: hood.strip.height() > before)
    assert hood.strip.height() == round(before * 1.5)
    left = hood.strip.content_area().left()
    assert hood.strip.round_at((left + 13) * 1.5) == 1
    assert not hood.grab().isNull()
