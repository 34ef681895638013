"""Another size reaches what is in view at once and the rest one by one, and nobody loses the place where they read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.palette import DARK, LIGHT
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.transcript_view import TranscriptView
from app.ui.transcript.typography import Typography
from tests.fakes.rounds import written
from tests.ui.transcripts import bar_of

REPLIES = 6
WORDS = {
    number: "\n\n".join(f"Paragraph {number}.{part}. " + "All work and no play. " * 12 for part in range(30))
    for number in range(REPLIES)
}


@pytest.fixture
def view(qtbot: QtBot) -> TranscriptView:
    view = TranscriptView()
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.set_looks(LIGHT)
    for number, text in WORDS.items():
        view.add_user_message(100 + number, f"Question {number}?")
        view.add_reply(number, text, written(text))
    view.show()
    view.scroll_to_newest()
    return view


def zooms(view: TranscriptView) -> list[float]:
    return [reply.body.page.typography.zoom for reply in view.findChildren(ReplyMessage)]


def paragraph_at_top(view: TranscriptView) -> str:
    """The beginning of the paragraph that the page's upper edge is in."""
    top = view.page.top + 10
    [reply] = [one for one in view.findChildren(ReplyMessage) if one.y() <= top < one.y() + one.height()]
    layout = reply.body.document().documentLayout()
    position = layout.hitTest(QPointF(100, top - reply.y() - reply.body.y()), Qt.HitTestAccuracy.FuzzyHit)
    return reply.body.document().findBlock(position).text()[:16]


@pytest.mark.parametrize("zoom", [0.7, 1.5])
def test_another_size_reaches_what_is_in_view_at_once_and_the_rest_one_by_one(
    qtbot: QtBot, view: TranscriptView, zoom: float
) -> None:
    view.set_looks(zoom=zoom)
    assert zooms(view)[-1] == zoom
    assert zooms(view)[0] == 1.0
    steps = {tuple(zooms(view))}
    while zooms(view)[0] != zoom:
        QApplication.processEvents()
        steps.add(tuple(zooms(view)))
    assert len(steps) > REPLIES // 2
    assert zooms(view) == [zoom] * REPLIES
    assert bar_of(view).value() == bar_of(view).maximum()


def test_the_page_is_in_the_end_as_if_it_had_been_set_in_that_size(qtbot: QtBot, view: TranscriptView) -> None:
    other = TranscriptView()
    qtbot.addWidget(other)
    other.resize(800, 600)
    other.set_looks(DARK, 1.5)
    for number, text in WORDS.items():
        other.add_user_message(100 + number, f"Question {number}?")
        other.add_reply(number, text, written(text))
    other.show()
    view.set_looks(zoom=1.5)
    view.set_looks(DARK, 1.5)
    qtbot.waitUntil(lambda: [one.geometry() for one in view.messages] == [one.geometry() for one in other.messages])


@pytest.mark.parametrize("zoom", [0.7, 1.5])
def test_what_is_read_stays_in_view(qtbot: QtBot, view: TranscriptView, zoom: float) -> None:
    reply = view.findChildren(ReplyMessage)[2]
    bar_of(view).setValue(reply.y() + reply.height() // 2)
    before = paragraph_at_top(view)
    view.set_looks(zoom=zoom)
    assert abs(number_of(paragraph_at_top(view)) - number_of(before)) <= 1
    at_once = paragraph_at_top(view)
    qtbot.waitUntil(lambda: zooms(view) == [zoom] * REPLIES)
    assert paragraph_at_top(view) == at_once


def number_of(paragraph: str) -> int:
    return int(paragraph.split(".")[1])


def test_a_reply_in_another_size_and_width_is_laid_out_once(qtbot: QtBot) -> None:
    reply = ReplyMessage(1, Typography(LIGHT, 1.0, outcomes_visible=True), MessageRequests())
    qtbot.addWidget(reply)
    reply.set_width(600)
    reply.show()
    reply.finish(WORDS[0], written(WORDS[0]))
    heights: list[float] = []
    reply.body.document().documentLayout().documentSizeChanged.connect(lambda size: heights.append(size.height()))
    reply.retype(Typography(LIGHT, 1.5, outcomes_visible=True), 900)
    assert len(heights) == 1
    assert reply.body.width() == 900
