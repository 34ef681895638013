"""When guessing is off or loses, the window says why and offers a way out."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.speculation.settings import SpeculationMode
from app.ui.drafting_advice import Advice, Remedy
from app.ui.panels.hood import HoodPanel
from tests.fakes.rounds import written
from tests.ui.conftest import Desk


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


def test_a_helper_that_does_not_fit_is_said_beside_the_answer_and_under_the_hood(desk: Desk) -> None:
    desk.script.draft_problem = "These two split text into different tokens."
    desk.show()
    desk.load_starter()
    view, card = desk.window.view, desk.window.hood.advice
    assert view.banner.sentence == card.words.text() == desk.script.draft_problem
    assert view.banner.action.text() == card.button.text() == "Choose a draft"
    desk.ask()
    assert card.isVisible()


def test_guessing_that_pays_needs_no_advice(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    assert not desk.window.hood.advice.isVisible()


def test_the_panels_grow_with_the_zoom_and_clicks_find_their_round(qtbot) -> None:
    hood = HoodPanel()
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
