"""A long question, as a pasted page is, shows its beginning and more when asked: setting all of it takes seconds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication

from app.ui.transcript.messages.user_message import (
    FOLDED_CHARACTERS,
    FOLDED_LINES,
    MORE_CHARACTERS,
    UserMessage,
    begin_of,
)
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton
ONE_LINE = "All work and no play makes Jack a dull boy. " * 2_300
MANY_LINES = "All work and no play\n" * 5_000


def question(harness: WindowHarness) -> UserMessage:
    [message] = harness.parts.view.transcript.findChildren(UserMessage)
    return message


def shown(harness: WindowHarness) -> str:
    return question(harness).body.toPlainText()


@pytest.mark.parametrize("text", [ONE_LINE, MANY_LINES])
def test_of_a_long_question_the_beginning_is_shown(harness: WindowHarness, text: str) -> None:
    harness.ask(text)
    assert text.startswith(shown(harness).rstrip("\n"))
    assert 0 < len(shown(harness)) <= FOLDED_CHARACTERS
    assert shown(harness).count("\n") <= FOLDED_LINES
    more = question(harness).more
    hidden_letters = len(text.strip("\n")) - len(shown(harness))
    assert more.isVisible()
    assert f"{hidden_letters:,} characters" in more.text()
    assert more.geometry().top() >= question(harness).body.geometry().bottom()
    assert more.geometry().bottom() <= question(harness).height()
    assert harness.engine.requests[-1].messages[-1].text == text.strip("\n")


def test_more_is_shown_at_each_press_until_all_is_which_is_copied_and_edited_before(harness: WindowHarness) -> None:
    harness.ask(ONE_LINE)
    question(harness).copy_button.click()
    assert QGuiApplication.clipboard().text() == ONE_LINE
    question(harness).edit_button.click()
    assert harness.parts.view.composer.edit.toPlainText() == ONE_LINE
    height = question(harness).height()
    harness.bot.mouseClick(question(harness).more, LEFT)
    assert FOLDED_CHARACTERS < len(shown(harness)) <= FOLDED_CHARACTERS + MORE_CHARACTERS
    assert question(harness).height() > height
    while question(harness).more.isVisible():
        question(harness).more.click()
    assert shown(harness) == ONE_LINE


@pytest.mark.parametrize("text", ["word " * 4_000, "line\n" * 300])
def test_what_is_hardly_longer_is_shown_whole(harness: WindowHarness, text: str) -> None:
    harness.ask(text)
    assert shown(harness) == text.strip("\n")
    assert question(harness).more.isHidden()


def test_it_ends_at_a_word_or_a_line() -> None:
    assert begin_of("one two three", 100, 5) == len("one two three")
    assert begin_of("one two three", 9, 5) == len("one two ")
    assert begin_of("one\ntwo\nthree", 100, 2) == len("one\ntwo\n")
    assert begin_of("x" * 50, 9, 5) == 9
    assert begin_of("", 9, 5) == 0


@pytest.mark.parametrize("width", [1440, 720])
def test_a_question_ends_where_the_message_field_ends(harness: WindowHarness, width: int) -> None:
    harness.show(width, 800)
    harness.ask()
    view = harness.parts.view
    question_label = question(harness)
    frame = 14  # pixels of the bubble, around the words
    end = question_label.body.mapTo(view, QPoint(question_label.body.width() + frame, 0)).x()
    assert abs(end - view.composer.mapTo(view, QPoint(view.composer.width(), 0)).x()) <= 1
