"""A model's thoughts are folded away, and opened by one press."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.token_spans import NO_ENTRY
from app.ui.transcript.transcript_view import TranscriptView
from tests.fakes.rounds import written
from tests.ui.transcripts import shown_view

THOUGHTS = "First I think.\n\n- one\n- two"
WHOLE = f"<think>\n{THOUGHTS}\n</think>\n\nThe **answer**.\n\nMore of it."


@pytest.fixture
def view(qtbot) -> TranscriptView:
    return shown_view(qtbot)


def test_it_is_folded_away_and_opens_and_folds_again(qtbot, view):
    view.add_reply(1, WHOLE, written(WHOLE))
    reply = view.findChild(ReplyMessage)
    assert reply.thoughts.isVisible()
    assert reply.thoughts.accessibleName() == "Thought for 7 words"
    assert reply.body.toPlainText() == "The answer.\nMore of it."
    folded = reply.height()
    reply.thoughts.setFocus()
    qtbot.keyClick(reply.thoughts, Qt.Key.Key_Space)
    assert reply.body.toPlainText().startswith("First I think.")
    assert reply.body.toPlainText().endswith("More of it.")
    assert "think>" not in reply.body.toPlainText()
    assert reply.height() > folded
    qtbot.keyClick(reply.thoughts, Qt.Key.Key_Space)
    assert reply.body.toPlainText() == "The answer.\nMore of it."


@pytest.mark.parametrize("opened", [False, True])
def test_streamed_token_by_token_it_ends_as_if_shown_whole(qtbot, view, opened):
    trace = written(WHOLE)
    view.begin_reply(1)
    reply = view.findChild(ReplyMessage)
    reply.thoughts.setChecked(opened)
    for round_ in trace.rounds:
        view.add_rounds([round_])
        view.show_pending()
    view.finish_reply(trace)
    view.add_reply(2, WHOLE, trace)
    streamed, whole = view.findChildren(ReplyMessage)
    whole.thoughts.setChecked(opened)
    assert streamed.body.toPlainText() == whole.body.toPlainText()
    assert streamed.body.page.entry_at == whole.body.page.entry_at


def test_every_character_keeps_its_token(view):
    view.add_reply(1, WHOLE, written(WHOLE))
    body = view.findChild(ReplyMessage).body
    for opened in (False, True):
        body.set_reasoning_open(opened)
        for position, character in enumerate(body.toPlainText()):
            if character.isalpha():
                entry = body.page.entry_at[position]
                assert entry != NO_ENTRY
                assert character in body.spans.entries[entry].token.text


def test_while_it_thinks_it_says_so(qtbot, view):
    view.begin_reply(1)
    view.add_rounds(written("<think>\nSome thoughts so").rounds)
    view.show_pending()
    reply = view.findChild(ReplyMessage)
    assert reply.thoughts.text() == "▸  Thinking… 3 words"
    assert reply.body.toPlainText() == ""


def test_copy_takes_the_answer_alone(qtbot, view):
    view.add_reply(1, WHOLE, None)
    view.findChild(ReplyMessage).line.copy_button.click()
    assert QGuiApplication.clipboard().text() == "The **answer**.\n\nMore of it."
