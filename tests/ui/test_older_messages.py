"""Of a long chat the newest messages come first, older ones when one scrolls up to them."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.chats.records import StoredMessage
from app.ui.transcript.transcript_view import TranscriptView
from tests.fakes.rounds import written
from tests.ui.transcripts import LONG, bar_of, shown_view


@pytest.fixture
def view(qtbot: QtBot) -> TranscriptView:
    return shown_view(qtbot)


def test_of_a_long_chat_the_newest_messages_come_first_and_older_ones_when_scrolled_to(qtbot, view):
    ids_read = []
    traces = {number: written(LONG, seed=number) for number in range(1, 20, 2)}

    def trace_of(message_id):
        ids_read.append(message_id)
        return traces[message_id]

    stored = [
        StoredMessage(n, n - 1 if n else None, "assistant" if n % 2 else "user", LONG if n % 2 else f"Question {n}?")
        for n in range(20)
    ]
    added = []
    view.show_history(stored, trace_of, added.append)
    qtbot.waitUntil(lambda: ids_read == [19] and len(added) == 1)  # a long one is read beside what else happens
    assert bar_of(view).value() == bar_of(view).maximum()
    bar_of(view).setValue(0)
    qtbot.waitUntil(lambda: len(ids_read) > 1)
    newest = view.messages[-1]
    assert newest.message_id == 19
    while len(added) < 20:
        bar_of(view).setValue(0)
        seen = len(added)
        qtbot.waitUntil(lambda seen=seen: len(added) > seen or len(added) == 20)
    assert [message.message_id for message in view.messages] == list(range(20))
    assert sorted(added) == list(range(20))


def test_older_messages_that_arrive_do_not_move_what_is_read(qtbot, view):
    stored = [StoredMessage(n, None, "assistant", LONG) for n in range(6)]
    added = []
    view.show_history(stored, lambda _: None, added.append)
    qtbot.waitUntil(lambda: len(added) >= 1)
    bar_of(view).setValue(60)
    reply = next(m for m in view.messages if m.y() + m.height() > 60)
    place = reply.y() - bar_of(view).value()
    seen = len(added)
    qtbot.waitUntil(lambda: len(added) > seen)
    assert reply.y() - bar_of(view).value() == place


def test_a_chat_that_is_left_while_older_messages_come_leaves_nothing(qtbot, view):
    stored = [StoredMessage(n, None, "assistant", LONG) for n in range(6)]
    view.show_history(stored, lambda _: None, lambda _: None)
    bar_of(view).setValue(0)
    view.clear()
    assert view.messages == ()
    view.add_reply(9, "New.", None)
    QApplication.processEvents()
    assert [message.message_id for message in view.messages] == [9]
