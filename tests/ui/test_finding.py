"""Find in a chat: what is counted, marked and shown, in messages that are drawn and in those that are not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QColor

from app.ui.transcript.finder import Finder
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

ENTER, SHIFT = Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier


def stored(harness: WindowHarness, *texts: str) -> None:
    """Show a chat in which the questions and replies are these, one after the other."""
    conversation = harness.store.create()
    parent = None
    for number, text in enumerate(texts):
        parent = harness.store.add_message(conversation.id, parent, "assistant" if number % 2 else "user", text).id
    harness.actions.open_chat(conversation.id)


def find(harness: WindowHarness, words: str) -> str:
    """Find words, and return the row's text when all was looked through."""
    bar = harness.parts.view.find_bar
    harness.actions.find()
    bar.field.setText(words)
    harness.bot.waitUntil(lambda: "…" not in bar.count.text())
    return bar.count.text()


def marked(message: ReplyMessage | UserMessage) -> list[tuple[str, QColor]]:
    return [(one.cursor.selectedText(), one.format.background().color()) for one in message.body.extraSelections()]


def in_view(harness: WindowHarness, message: ReplyMessage | UserMessage) -> bool:
    top = message.mapTo(harness.parts.view.transcript, QPoint()).y()
    return top < harness.parts.view.transcript.height() and top + message.height() > 0


def test_words_are_found_as_they_are_shown_whatever_their_case(harness: WindowHarness) -> None:
    stored(harness, "Is a zebra striped?", "A **Ze**bra is. `zebra()`\n\n| zebra | a |\n|---|---|\n| no | ZEBRA |")
    assert find(harness, "zebra") == "1 of 5"
    user, reply = harness.parts.view.transcript.messages
    assert [text for text, _ in marked(user)] == ["zebra"]
    assert [text for text, _ in marked(reply)] == ["Zebra", "zebra", "zebra", "ZEBRA"]
    palette = harness.program.theme.palette
    assert marked(user)[0][1] == QColor(palette.accent)
    assert {colour.name() for _, colour in marked(reply)} == {QColor(palette.mark).name()}


def test_letters_that_people_take_for_the_same_are_marked_whole(harness: WindowHarness) -> None:
    stored(harness, "Cafe\u0301?", "Ein **CAF\u00c9** und ein Cafe\u00adhaus\n\n| café |\n|---|\n| don’t |")
    assert find(harness, "café") == "1 of 4"
    user, reply = harness.parts.view.transcript.messages
    assert [text for text, _ in marked(user)] == ["Cafe\u0301"]
    assert [text for text, _ in marked(reply)] == ["CAFÉ", "Cafe\u00ad", "café"]
    assert find(harness, "don't") == "1 of 1"


def test_enter_goes_on_and_comes_round_and_nothing_found_is_said(harness: WindowHarness) -> None:
    stored(harness, "one two one", "one (parentheses")
    bar = harness.parts.view.find_bar
    assert find(harness, "one") == "1 of 3"
    seen = []
    for modifier in (Qt.KeyboardModifier.NoModifier,) * 3 + (SHIFT,):
        harness.bot.keyClick(bar.field, ENTER, modifier)
        seen.append(bar.count.text())
    assert seen == ["2 of 3", "3 of 3", "1 of 3", "3 of 3"]
    assert find(harness, "three") == "Not found"
    assert not bar.next_button.isEnabled()
    assert find(harness, "(paren") == "1 of 1"
    assert find(harness, " ") == ""


def test_messages_that_are_not_drawn_are_counted_and_drawn_when_one_goes_there(harness: WindowHarness) -> None:
    filler = "\n\n".join("words " * 60 for _ in range(8))
    stored(harness, "The zebra question", *[filler] * 31, "the end", "a zebra")
    transcript = harness.parts.view.transcript
    drawn = len(transcript.messages)
    assert drawn < 34
    assert find(harness, "zebra") == "2 of 2"
    bar = harness.parts.view.find_bar
    bar.step(-1)
    assert bar.count.text() == "2 matches…"  # not “1 of 2” before it is there
    harness.bot.waitUntil(lambda: bar.count.text() == "1 of 2")
    assert len(transcript.messages) == 34
    first = transcript.messages[0]
    harness.bot.waitUntil(lambda: in_view(harness, first))
    assert marked(first) == [("zebra", QColor(harness.program.theme.palette.accent))]


def test_what_is_folded_is_opened(harness: WindowHarness) -> None:
    long = "\n".join(f"line {number}" for number in range(400)) + "\nzebra"
    stored(harness, long, "<think>a zebra?</think>No zebra.", "Thanks", "Yes.")
    assert find(harness, "zebra").endswith("of 3")
    user, reply = harness.parts.view.transcript.messages[:2]
    bar = harness.parts.view.find_bar
    for _ in range(3):
        bar.step(1)
    assert not user.more.isVisible()
    assert [text for text, _ in marked(user)] == ["zebra"]
    assert reply.thoughts.isChecked()
    assert [text for text, _ in marked(reply)] == ["zebra", "zebra"]


def test_letters_beyond_the_first_plane_and_wrong_guesses_do_not_shift_the_marks(harness: WindowHarness) -> None:
    harness.settings.set("show_rejected", True)
    harness.script.reply = "𠮷𠮸 👩‍🚀 zebra and *zebra* 𠮷"
    harness.ask("Why?")
    assert find(harness, "zebra") == "1 of 2"
    reply = harness.parts.view.transcript.messages[-1]
    assert [text for text, _ in marked(reply)] == ["zebra", "zebra"]
    assert find(harness, "𠮷").endswith("of 2")
    assert [text for text, _ in marked(reply)] == ["𠮷", "𠮷"]


def test_the_marks_follow_the_colours_and_go_with_the_row(harness: WindowHarness) -> None:
    stored(harness, "zebra", "A zebra")
    find(harness, "zebra")
    harness.actions.toggle_theme()
    harness.see_the_theme()
    reply = harness.parts.view.transcript.messages[-1]
    assert [text for text, _ in marked(reply)] == ["zebra"]
    assert marked(reply)[0][1] == QColor(harness.program.theme.palette.mark)
    harness.bot.keyClick(harness.parts.view.find_bar.field, Qt.Key.Key_Escape)
    assert not harness.parts.view.find_bar.isVisible()
    assert marked(reply) == []
    assert harness.parts.view.composer.edit.hasFocus() or not harness.window.isActiveWindow()


def test_a_reply_that_comes_meanwhile_is_counted(harness: WindowHarness) -> None:
    harness.script.reply = "A zebra."
    harness.ask("Why?")
    bar = harness.parts.view.find_bar
    assert find(harness, "zebra") == "1 of 1"
    harness.ask("And?")
    harness.bot.waitUntil(lambda: bar.count.text() == "1 of 2")
    harness.actions.new_chat()
    assert not bar.isVisible()


def test_a_place_in_a_reply_that_is_being_written_stays_in_view(harness: WindowHarness) -> None:
    """The page went on with the reply, and the place slid under the row of the search."""
    words = "words " * 60 + "\n\n"
    harness.script.reply, harness.script.hold_reply_after = words * 4 + "a zebra\n\n" + words * 8, 100
    harness.parts.view.message_sending.ask("Why?")
    harness.engine.wait_until_held()
    transcript = harness.parts.view.transcript
    (reply,) = [one for one in transcript.messages if isinstance(one, ReplyMessage)]
    harness.bot.waitUntil(lambda: "zebra" in reply.body.toPlainText())
    harness.actions.find()
    harness.parts.view.find_bar.field.setText("zebra")
    harness.bot.waitUntil(lambda: bool(marked(reply)))

    def place() -> int:
        cursor = reply.body.document().find("zebra")
        return reply.body.viewport().mapTo(transcript, reply.body.cursorRect(cursor).topLeft()).y()

    harness.bot.waitUntil(lambda: harness.parts.view.find_bar.count.text() == "1 of 1")
    harness.bot.waitUntil(lambda: 0 < place() < transcript.height())
    before = place()
    harness.engine.go_on()
    harness.bot.waitUntil(lambda: not harness.parts.chat.running)
    assert place() == before


def test_with_no_chat_open_all_chats_are_searched(harness: WindowHarness) -> None:
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    harness.actions.find()
    assert harness.parts.sidebar.search.hasFocus()


def test_the_last_question_is_brought_to_the_top(harness: WindowHarness) -> None:
    filler = "\n\n".join("words " * 60 for _ in range(12))
    stored(harness, "First?", filler, "Second?", filler)
    transcript = harness.parts.view.transcript
    harness.actions.show_last_question()
    harness.bot.waitUntil(lambda: any(isinstance(one, UserMessage) for one in transcript.messages))
    question = [one for one in transcript.messages if isinstance(one, UserMessage)][-1]
    assert question.text == "Second?"
    harness.bot.waitUntil(lambda: 0 <= question.mapTo(transcript, QPoint()).y() < 60)


def test_what_is_selected_is_quoted_below_what_is_written(harness: WindowHarness) -> None:
    stored(harness, "Why?", "First line\n\nSecond **line**")
    reply = harness.parts.view.transcript.messages[-1]
    reply.body.selectAll()
    edit = harness.parts.view.composer.edit
    edit.setPlainText("About this:")
    harness.parts.view.quote()
    assert edit.toPlainText() == "About this:\n\n> First line\n> Second line\n\n"
    assert edit.textCursor().atEnd()


def test_a_long_chat_is_looked_through_in_steps(harness: WindowHarness) -> None:
    stored(harness, *["the zebra " * 400] * 40)
    assert find(harness, "the zebra").endswith(f" of {40 * 400:,}")
    [finder] = harness.parts.view.transcript.findChildren(Finder)
    assert not [timer for timer in finder.findChildren(QTimer) if timer.isActive()]
