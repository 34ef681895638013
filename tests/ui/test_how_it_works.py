"""The page that explains, the widgets that it is made of, and the questions that teach."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from app.ui.chat.first_page.welcome import DARING, teaching_prompts
from app.ui.how_it_works.diagram import ExampleDiagram
from app.ui.how_it_works.examples import ExampleStep, steps
from app.ui.how_it_works.how_it_works_view import HowItWorks
from app.ui.metrics.card import Card
from tests.ui.choice_panels import more_lines
from tests.ui.conftest import WindowHarness
from tests.ui.pixels import painted_anew

pytestmark = pytest.mark.shared_window


def explanation(harness: WindowHarness) -> HowItWorks:
    page = harness.parts.overlays.explanation
    assert page.isVisible()
    return page


def test_it_is_reached_from_the_first_window_before_any_model_is_there(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.bot.mouseClick(own_harness.parts.view.welcome.explain_button, Qt.MouseButton.LeftButton)
    explanation(own_harness)
    own_harness.actions.escape()
    assert own_harness.parts.overlays.explanation is None
    assert own_harness.parts.view.welcome.isVisible()


def test_it_is_reached_from_the_menu_and_the_legend(harness: WindowHarness) -> None:
    harness.ask()
    more_lines(harness)["How guessing ahead works"].trigger()
    explanation(harness)
    harness.actions.escape()
    assert harness.parts.view.transcript.isVisible()
    harness.bot.mouseClick(harness.parts.view.legend.explain_button, Qt.MouseButton.LeftButton)
    explanation(harness).close_button.click()
    assert harness.parts.view.transcript.isVisible()


def test_the_keyboard_steps_through_the_example(harness: WindowHarness) -> None:
    harness.parts.overlays.explain()
    page = explanation(harness)
    last = len(steps()) - 1
    seen = []
    for key, step in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Space, 2),
        (Qt.Key.Key_Left, 1),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Right, last),
        (Qt.Key.Key_Space, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_End, last),
        (Qt.Key.Key_Home, 0),
    ):
        harness.bot.keyClick(page, key)
        assert page.step == step
        assert page.caption.text() in page.accessibleDescription()
        seen.append(page.diagram.accessibleDescription())
    assert len(set(seen)) == len({1, 2, last, 0})


def test_it_goes_on_by_itself_until_somebody_steps_and_can_be_played_again(harness: WindowHarness) -> None:
    harness.parts.overlays.explain()
    page = explanation(harness)
    assert page.playing
    for step in range(1, len(steps())):
        page._advance()
        assert page.step == step
    assert not page.playing, "it ends with the last step"
    harness.bot.mouseClick(page.play_button, Qt.MouseButton.LeftButton)
    assert page.step == 0
    assert page.play_button.text() == "Pause"
    harness.bot.keyClick(page, Qt.Key.Key_Right)
    assert not page.playing
    page.play()
    harness.actions.escape()
    assert not page.playing


def test_it_stands_still_where_less_motion_is_wanted(harness: WindowHarness) -> None:
    harness.settings.set("less_motion", True)
    harness.parts.overlays.explain()
    assert not explanation(harness).playing


def test_a_row_without_words_has_no_heading(qtbot: QtBot) -> None:
    diagram = ExampleDiagram(steps())
    qtbot.addWidget(diagram)
    diagram.resize(700, 400)
    diagram.show()

    def rows(step: ExampleStep) -> int:
        """Return how many lines of pixels have something painted in them, from the heading of the guesses on."""
        diagram.show_step(replace(step, reply=()))
        picture = painted_anew(diagram)
        return int((picture != picture[-1, -1]).any(axis=1).sum())

    nothing, guesses, both = steps()[:3]
    assert rows(nothing) < rows(guesses) < rows(both)
    assert rows(nothing) < 22, "the heading of the text alone"


def test_going_back_to_the_start_leaves_the_focus_on_a_live_button(harness: WindowHarness) -> None:
    harness.window.activateWindow()
    harness.parts.overlays.explain()
    page = explanation(harness)
    page.go(1)
    page.back.setFocus()
    page.back.click()
    assert page.step == 0
    assert not page.back.hasFocus()


@pytest.mark.parametrize(("width", "zoom"), [(1280, 1.0), (480, 2.0)])
def test_every_step_fits_its_width_and_nothing_jumps(own_harness: WindowHarness, width: int, zoom: float) -> None:
    own_harness.apply(zoom=zoom)
    own_harness.show(width, 600)
    own_harness.parts.overlays.explain()
    page = explanation(own_harness)
    heights = set()
    for place in range(len(steps())):
        page.show_step(place)
        heights.add((page.diagram.height(), page.caption.minimumHeight()))
        assert not page.diagram.grab().isNull()
        size = page.diagram._word_pixels()
        used = sum(page.diagram._columns(size)) * zoom
        assert used <= page.diagram.width() or size == pytest.approx(11.0)
    assert len(heights) == 1


def test_a_race_that_is_left_for_the_page_is_stopped(harness: WindowHarness) -> None:
    harness.ask()
    harness.script.hold_reply_after = 2
    harness.actions.race()
    harness.bot.waitUntil(lambda: harness.program.session.writing)
    harness.parts.overlays.explain()
    harness.bot.waitUntil(lambda: not harness.program.session.writing)


# Questions that teach


def test_each_is_asked_with_one_click(harness: WindowHarness) -> None:
    for place, prompt in enumerate(teaching_prompts()):
        harness.actions.new_chat()
        button = harness.parts.view.welcome.prompts[place]
        assert button.isVisible()
        assert prompt.lesson in button.accessibleName()
        with harness.bot.waitSignal(harness.program.session.finished):
            harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert harness.engine.requests[-1].messages[-1].text == prompt.question
    shines = [prompt for prompt in teaching_prompts() if "shines" in prompt.lesson]
    assert len(shines) == 3


def test_the_daring_poem_sets_the_temperature_for_its_reply_alone(harness: WindowHarness) -> None:
    harness.settings.set("temperature", 0.4)
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.parts.view.welcome.prompts[-1].click()
    harness.ask("And in prose?")
    assert [request.sampling.temperature for request in harness.engine.requests] == [DARING, 0.4]
    assert harness.settings.temperature == 0.4


def test_a_question_is_not_asked_twice_by_a_double_click(harness: WindowHarness) -> None:
    button = harness.parts.view.welcome.prompts[0]
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseDClick(button, Qt.MouseButton.LeftButton)
        button.click()
    assert len(harness.engine.requests) == 1


class CardWithoutPaint(Card):
    def content_height(self) -> float:
        return 10.0


def test_what_lacks_a_method_is_not_made_and_the_method_is_named(qtbot: QtBot) -> None:
    with pytest.raises(TypeError, match="CardWithoutPaint lacks paint_content"):
        CardWithoutPaint("Speed")  # type: ignore[abstract]
    qtbot.addWidget(ExampleDiagram(steps()))
