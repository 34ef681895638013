"""Long messages: traces are packed and read beside the window, and of a long question the beginning is shown."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.chats.store import ChatStore
from app.speculation.trace import Round, Trace
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import (
    FOLDED_CHARACTERS,
    FOLDED_LINES,
    MORE_CHARACTERS,
    UserMessage,
    begin_of,
)
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from tests.fakes.held_database import held_by_another_program
from tests.fakes.rounds import rounds_of, split_words, trace_of
from tests.ui.conftest import WindowHarness
from tests.ui.shared_window import is_working

pytestmark = pytest.mark.shared_window

LONG = "\n\n".join(f"Paragraph {number}. " + "All work and no play makes one dull. " * 8 for number in range(40))


class Threads:
    """Notes the threads that make JSON of traces, and traces of JSON."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.packing: list[threading.Thread] = []
        self.reading: list[threading.Thread] = []
        pack, read = Trace.to_json, Trace.from_json

        def to_json(trace: Trace) -> dict[str, Any]:
            self.packing.append(threading.current_thread())
            return pack(trace)

        def from_json(data: object) -> Trace:
            self.reading.append(threading.current_thread())
            return read(data)

        monkeypatch.setattr(Trace, "to_json", to_json)
        monkeypatch.setattr(Trace, "from_json", staticmethod(from_json))


@pytest.fixture
def threads(monkeypatch: pytest.MonkeyPatch) -> Threads:
    return Threads(monkeypatch)


def stored_reply(path: Path) -> tuple[str, str, bool]:
    """The last reply as a program that starts now would find it, and whether it has its trace."""
    database = sqlite3.connect(path)
    try:
        rows = database.execute(
            "SELECT m.text, m.state, t.json_zlib IS NOT NULL FROM messages AS m LEFT JOIN traces AS t "
            "ON t.message_id = m.id WHERE m.role = 'assistant' ORDER BY m.id DESC LIMIT 1"
        )
        text, state, traced = rows.fetchone()
        return str(text), str(state), bool(traced)
    finally:
        database.close()


def ask_for_much(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.script.reply = LONG
    harness.ask("Tell me all.")


def make_long_chat(store: ChatStore) -> int:
    chat = store.create("Long")
    question = store.add_message(chat.id, None, "user", "And then?")
    reply = store.add_message(chat.id, question.id, "assistant", "", "streaming")
    trace = trace_of(rounds_of(split_words(LONG), draft_tokens=4))
    store.finish_reply(reply.id, trace.summary.text, trace)
    return chat.id


def test_the_words_of_a_long_reply_are_saved_at_once_and_its_trace_is_packed_beside_the_window(
    harness: WindowHarness, threads: Threads
) -> None:
    ask_for_much(harness)
    assert stored_reply(harness.paths.chats) == (LONG, "complete", False)
    harness.bot.waitUntil(lambda: stored_reply(harness.paths.chats)[2])
    assert len(threads.packing) == 1
    assert threading.main_thread() not in threads.packing
    stored = harness.store.messages(harness.parts.chat.conversation_id or 0)[-1]
    assert stored.trace == harness.parts.chat.messages[-1].trace


def test_a_reply_that_streamed_in_is_not_laid_out_anew_at_its_end(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    layouts: list[int] = []
    spans_of = TokenSpans.of

    def of(rounds: Iterable[Round], text: str | None = None) -> TokenSpans:
        rounds = tuple(rounds)
        layouts.append(len(rounds))
        return spans_of(rounds, text)

    monkeypatch.setattr(TokenSpans, "of", staticmethod(of))
    ask_for_much(harness)
    [reply] = harness.parts.view.transcript.messages[1:]
    assert not layouts
    trace = harness.parts.chat.messages[-1].trace
    assert reply.body.spans.source == LONG
    assert reply.body.spans.entries == spans_of(trace.rounds, LONG).entries


def test_where_a_stop_string_cut_it_off_what_streamed_in_is_cut_too() -> None:
    rounds = trace_of(rounds_of(split_words("All work. STOP"), draft_tokens=4)).rounds
    spans = TokenSpans()
    spans.add_rounds(rounds)
    assert spans.are_of(rounds)
    assert not spans.are_of(rounds[:-1])
    assert not spans.are_of(trace_of(rounds_of(split_words("All work. STOP"), draft_tokens=4)).rounds)
    spans.show_as("All work.")
    assert spans.source == "All work."
    assert spans.entry_index(len("All work.")) == NO_ENTRY


def test_a_chat_that_is_opened_again_before_its_trace_is_saved_has_it(harness: WindowHarness) -> None:
    ask_for_much(harness)
    chat = harness.parts.chat
    trace, conversation = chat.messages[-1].trace, chat.conversation_id
    assert conversation is not None
    assert not stored_reply(harness.paths.chats)[2]
    harness.actions.new_chat()
    harness.actions.open_chat(conversation)
    assert chat.messages[-1].trace is trace


def test_a_window_that_is_closed_before_a_trace_is_packed_saves_it(own_harness: WindowHarness) -> None:
    ask_for_much(own_harness)
    assert not stored_reply(own_harness.paths.chats)[2]
    own_harness.window.close()
    assert stored_reply(own_harness.paths.chats) == (LONG, "complete", True)


def test_a_trace_that_cannot_be_saved_just_now_is_saved_later(harness: WindowHarness) -> None:
    ask_for_much(harness)
    saving = harness.parts.chat.saving
    with held_by_another_program(harness.paths.chats):
        harness.bot.waitUntil(lambda: saving.unsaved)
        assert not stored_reply(harness.paths.chats)[2]
    harness.bot.waitUntil(lambda: not saving.unsaved)
    assert stored_reply(harness.paths.chats) == (LONG, "complete", True)


def test_the_trace_of_a_long_reply_is_read_once_and_beside_the_window(harness: WindowHarness, threads: Threads) -> None:
    conversation = make_long_chat(harness.store)
    harness.actions.open_chat(conversation)
    assert threading.main_thread() not in threads.reading
    transcript = harness.parts.view.transcript
    harness.bot.waitUntil(lambda: bool(transcript.messages))
    [reply] = [one for one in transcript.messages if isinstance(one, ReplyMessage)]
    assert reply.trace is not None
    assert reply.text == LONG
    assert harness.parts.metrics_follower.shown(None)[0] is reply.trace
    assert len(threads.reading) == 1
    assert threading.main_thread() not in threads.reading


def test_a_chat_that_is_left_while_its_trace_is_read_shows_nothing_of_it(harness: WindowHarness) -> None:
    conversation = make_long_chat(harness.store)
    harness.actions.open_chat(conversation)
    harness.actions.new_chat()
    harness.bot.waitUntil(lambda: not is_working())
    QApplication.processEvents()
    assert harness.parts.metrics_follower.shown(None) == (None, None)
    assert not harness.parts.view.transcript.messages


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
