"""The document on the screen: positions have their tokens, thoughts are folded, older messages and pages follow."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextEdit

from app.chats.records import StoredMessage
from app.palette import LIGHT
from app.ui.dialogs.about_dialog import AboutDialog
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.text.block_marks import is_mixed
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.text.text_body import TextBody, open_link
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.transcript_view import TranscriptView
from app.ui.transcript.typography import Typography
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words, written
from tests.ui.conftest import WindowHarness
from tests.ui.transcripts import LONG, bar_of, shown_view

TYPOGRAPHY = Typography(LIGHT, 1.0, outcomes_visible=True, look=TextLook(calm=False))


def body_of(qtbot, text: str, *, rejected: bool = False) -> ReplyBody:
    body = ReplyBody(TYPOGRAPHY)
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.set_rejected_visible(rejected)
    body.show_spans(TokenSpans.of(rounds_of(split_words(text)), text))
    body.show()
    return body


def shown_units(body: ReplyBody) -> list[tuple[str, int]]:
    """Each UTF-16 unit of the document with the entry it belongs to, where there is one."""
    document = body.document()
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    units = cursor.selectedText().encode("utf-16-le")
    entries = body.page.entry_at
    return [
        (units[2 * i : 2 * i + 2].hex(), entries[i] if i < len(entries) else NO_ENTRY) for i in range(len(units) // 2)
    ]


@pytest.mark.parametrize("source", REPLIES)
def test_a_streamed_reply_ends_as_one_shown_at_once(qtbot, source: str):
    rounds = rounds_of(split_words(source))
    streamed = ReplyBody(TYPOGRAPHY)
    qtbot.addWidget(streamed)
    streamed.set_rejected_visible(True)
    for round_ in rounds:
        streamed.spans.add_rounds([round_])
        streamed.refresh()
    streamed.show_spans(TokenSpans.of(rounds, source))
    at_once = body_of(qtbot, source, rejected=True)
    assert shown_units(streamed) == shown_units(at_once)
    assert streamed.page.outcomes == at_once.page.outcomes
    assert streamed.page.marks == at_once.page.marks
    assert streamed.page.code_groups == at_once.page.code_groups


def test_copying_leaves_rejected_guesses_out(qtbot):
    body = body_of(qtbot, "A bicycle stays upright because the rider keeps steering. " * 3, rejected=True)
    assert any(body.page.marks), "the test needs a reply with rejected guesses"
    body.selectAll()
    assert body.createMimeDataFromSelection().text() == body.spans.source.rstrip()
    body.copy()
    assert QGuiApplication.clipboard().text() == body.spans.source.rstrip()


def test_a_code_block_is_copied_as_it_was_written(qtbot):
    body = body_of(qtbot, "Look:\n\n```python\ndef f():\n\n    return 1  # one\n```\nand\n\n```\nb\n```", rejected=True)
    buttons = body.findChildren(type(body.code_buttons.copy[0]))
    assert len(buttons) == 2
    clipboard = QGuiApplication.clipboard()
    buttons[0].click()
    assert clipboard.text() == "def f():\n\n    return 1  # one"
    buttons[1].click()
    assert clipboard.text() == "b"


def test_tints_cover_the_whole_line_where_directions_mix(qtbot):
    text = "العربية تُكتب من اليمين إلى اليسار with some English inside"
    body = ReplyBody(TYPOGRAPHY)
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.show_spans(TokenSpans.of(rounds_of([text, "."], right=1.0), text + "."))
    body.show()
    block = body.document().firstBlock()
    covered = sum(rect.width() for rect in body.tints.token_rects(0, block))
    dot = sum(rect.width() for rect in body.tints.token_rects(1, block))
    line = block.layout().lineAt(0)
    assert is_mixed(text)
    assert covered + dot == pytest.approx(line.naturalTextWidth(), abs=3)


def test_nothing_but_web_and_mail_links_opens():
    for link in ("file:///etc/passwd", "javascript:alert(1)", "C:\\windows", "relative/path", "data:text/html,x", ""):
        assert not open_link(link)


def test_hiding_outcomes_sets_the_text_closer(qtbot):
    body = body_of(qtbot, "A bicycle stays upright because the rider keeps steering. " * 8)
    tall = body.height()
    body.set_typography(Typography(LIGHT, 1.0, outcomes_visible=False))
    assert body.height() < tall
    body.set_typography(Typography(LIGHT, 2.0, outcomes_visible=False))
    assert body.height() > tall


def test_ctrl_and_an_arrow_go_from_token_to_token_and_enter_chooses_its_round(qtbot):
    body = body_of(qtbot, "one two three four five six seven eight nine ten.\n\n- eleven\n- twelve", rejected=True)
    assert any(body.page.marks), "the test needs a wrong guess in place"
    seen: list[int] = []
    body.entry_hovered.connect(lambda entry, _: seen.append(entry))
    shown = [e for e in dict.fromkeys(body.page.entry_at) if e != NO_ENTRY]
    for _ in range(len(shown) + 3):
        qtbot.keyClick(body, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert seen == shown[1:]  # it begins on the first one, and stays on the last
    seen.clear()
    for _ in range(len(shown) + 3):
        qtbot.keyClick(body, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)
    assert seen == shown[-2::-1]
    qtbot.keyClick(body, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(body.round_clicked) as chosen:
        qtbot.keyClick(body, Qt.Key.Key_Return)
    assert chosen.args == [body.spans.entries[shown[1]].round.index]


def test_focus_by_tab_tells_of_the_token_and_leaving_closes_it(qtbot):
    body = body_of(qtbot, "one two three")
    seen: list[int] = []
    body.entry_hovered.connect(lambda entry, _: seen.append(entry))
    QApplication.sendEvent(body, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    QApplication.sendEvent(body, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    assert seen == [0, NO_ENTRY]


@pytest.mark.parametrize("source", ["```", "```\ncode", "Text first.\n\n```\ncode", "```\ncode\n```\nText last."])
def test_a_code_blocks_panel_has_its_room_at_once(qtbot, source: str):
    body = body_of(qtbot, "")
    body.show_spans(TokenSpans.of(rounds_of(split_words(source)), source))
    height = body.height()
    body.document().markContentsDirty(0, body.document().characterCount())
    assert body.height() == height


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


pytestmark = pytest.mark.shared_window

SHIFT, ALONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
DOWN, UP = Qt.Key.Key_PageDown, Qt.Key.Key_PageUp
TABLE = "<p>Before</p><table>" + "<tr><td>one<br>two</td><td>three</td></tr>" * 20 + "</table><p>After</p>"


def _press(edit: QTextEdit, key: Qt.Key, modifier: Qt.KeyboardModifier, at: int) -> tuple[int, int]:
    """Press a key at a place, and return where the selection begins and ends then."""
    cursor = edit.textCursor()
    cursor.setPosition(at)
    edit.setTextCursor(cursor)
    QTest.keyClick(edit, key, modifier)
    return edit.textCursor().selectionStart(), edit.textCursor().selectionEnd()


@pytest.fixture
def body(harness: WindowHarness) -> TextBody:
    body = TextBody()
    harness.bot.addWidget(body)
    body.resize(500, 200)
    body.setHtml(TABLE)
    body.show()
    return body


@pytest.mark.parametrize("key", [DOWN, UP])
def test_from_everywhere_in_a_table_a_page_is_selected(body: TextBody, key: Qt.Key) -> None:
    # Where this does not hold the test ends in the limit that tests have.
    last = body.document().characterCount() - 1
    assert len(TABLE) > last > 200
    for at in range(last + 1):
        start, end = _press(body, key, SHIFT, at)
        assert start <= at <= end


def test_pages_lead_from_the_beginning_to_the_end_and_back(body: TextBody) -> None:
    last = body.document().characterCount() - 1
    assert _press(body, DOWN, SHIFT, 0)[1] > 20
    for _ in range(20):
        QTest.keyClick(body, DOWN, SHIFT)
    assert body.textCursor().position() > last - len("After") - 1
    for _ in range(20):
        QTest.keyClick(body, UP, SHIFT)
    assert body.textCursor().position() <= len("Before")


def test_in_plain_text_a_page_is_as_tall_as_the_view(body: TextBody) -> None:
    body.setPlainText("\n".join(f"line {number}" for number in range(200)))
    height = body.fontMetrics().lineSpacing()
    _press(body, DOWN, ALONE, 0)
    passed = body.textCursor().blockNumber()
    assert passed * height == pytest.approx(body.viewport().height(), abs=3 * height)
    QTest.keyClick(body, UP)
    assert body.textCursor().blockNumber() <= 1


def test_a_reply_and_the_licences_take_these_keys(harness: WindowHarness) -> None:
    harness.script.reply = "| a | b |\n|---|---|\n" + f"| {'long words ' * 40} | short |\n" * 3
    harness.show(900, 700)
    harness.ask()
    message = harness.parts.view.transcript.messages[-1]
    harness.actions.open_about()
    (about,) = harness.window.findChildren(AboutDialog)
    for edit in (message.body, about.licences):
        last = edit.document().characterCount() - 1
        for at in range(0, last, 7):
            for key in (DOWN, UP):
                start, end = _press(edit, key, SHIFT, at)
                assert start <= at <= end
