"""The page that explains, and the questions that teach."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.ui.chat.example_questions import DARING, teaching_prompts
from app.ui.how_it_works.how_it_works_view import HowItWorks
from tests.ui.conftest import Desk


def explanation(desk: Desk) -> HowItWorks:
    page = desk.window.shows.explanation
    assert page is not None
    assert page.isVisible()
    return page


def test_it_is_reached_from_the_first_window_before_any_model_is_there(desk: Desk) -> None:
    desk.show()
    desk.bot.mouseClick(desk.window.view.welcome.explain_button, Qt.MouseButton.LeftButton)
    explanation(desk)
    desk.window.escape()
    assert desk.window.shows.explanation is None
    assert desk.window.view.welcome.isVisible()


def test_it_is_reached_from_the_help_menu_and_the_legend(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    menu = desk.window.top.help_button.menu()
    next(action for action in menu.actions() if action.text().startswith("How it works")).trigger()
    explanation(desk)
    desk.window.escape()
    assert desk.window.view.transcript.isVisible()
    desk.bot.mouseClick(desk.window.view.legend.explain_button, Qt.MouseButton.LeftButton)
    explanation(desk).close_button.click()
    assert desk.window.view.transcript.isVisible()


def test_the_keyboard_steps_through_the_example(desk: Desk) -> None:
    desk.show()
    desk.window.shows.explain()
    page = explanation(desk)
    last = len(page._steps) - 1
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
        desk.bot.keyClick(page, key)
        assert page.step == step
        assert page.caption.text() in page.accessibleDescription()
        seen.append(page.diagram.accessibleDescription())
    assert len(set(seen)) == len({1, 2, last, 0})


def test_going_back_to_the_start_leaves_the_focus_on_a_live_button(desk: Desk) -> None:
    desk.show()
    desk.window.activateWindow()
    desk.window.shows.explain()
    page = explanation(desk)
    page.go(1)
    page.back.setFocus()
    page.back.click()
    assert page.step == 0
    assert not page.back.hasFocus()


@pytest.mark.parametrize(("width", "zoom"), [(1280, 1.0), (480, 1.0), (480, 2.0)])
def test_every_step_fits_its_width_and_nothing_jumps(desk: Desk, width: int, zoom: float) -> None:
    desk.settings.set("zoom", zoom)
    desk.window.apply_settings()
    desk.show(width, 600)
    desk.window.shows.explain()
    page = explanation(desk)
    heights = set()
    for place in range(len(page._steps)):
        page.show_step(place)
        heights.add((page.diagram.height(), page.caption.minimumHeight()))
        assert not page.diagram.grab().isNull()
        size = page.diagram._word_pixels()
        used = sum(page.diagram._columns(size)) * zoom
        assert used <= page.diagram.width() or size == pytest.approx(11.0)
    assert len(heights) == 1


def test_a_race_that_is_left_for_the_page_is_stopped(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask()
    desk.script.hold_reply_after = 2
    desk.window.race()
    desk.bot.waitUntil(lambda: desk.program.session.writing)
    desk.window.shows.explain()
    desk.bot.waitUntil(lambda: not desk.program.session.writing)


# Questions that teach


def test_each_is_asked_with_one_click(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    for place, prompt in enumerate(teaching_prompts()):
        desk.window.new_chat()
        button = desk.window.view.welcome.prompts[place]
        assert button.isVisible()
        assert prompt.lesson in button.accessibleName()
        with desk.bot.waitSignal(desk.program.session.finished):
            desk.bot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert desk.engine.requests[-1].messages[-1].text == prompt.question
    shines = [prompt for prompt in teaching_prompts() if "shines" in prompt.lesson]
    assert len(shines) == 3


def test_the_daring_poem_sets_the_temperature_for_its_reply_alone(desk: Desk) -> None:
    desk.settings.set("temperature", 0.4)
    desk.show()
    desk.load_starter()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.view.welcome.prompts[-1].click()
    desk.ask("And in prose?")
    assert [request.sampling.temperature for request in desk.engine.requests] == [DARING, 0.4]
    assert desk.settings.temperature == 0.4


def test_a_question_is_not_asked_twice_by_a_double_click(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    button = desk.window.view.welcome.prompts[0]
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseDClick(button, Qt.MouseButton.LeftButton)
        button.click()
    assert len(desk.engine.requests) == 1
