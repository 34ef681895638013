"""The document on the screen: every position has its token, streamed or shown at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QImage, QPainter, QTextCursor
from PySide6.QtWidgets import QApplication

from app.palette import DARK, LIGHT
from app.speculation.trace import Outcome
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.transcript.text.block_marks import is_mixed
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.text.text_body import open_link
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words

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


@pytest.mark.parametrize("rejected", [False, True])
@pytest.mark.parametrize("source", REPLIES)
def test_a_streamed_reply_ends_as_one_shown_at_once(qtbot, source: str, rejected: bool):
    rounds = rounds_of(split_words(source))
    streamed = ReplyBody(TYPOGRAPHY)
    qtbot.addWidget(streamed)
    streamed.set_rejected_visible(rejected)
    for round_ in rounds:
        streamed.spans.add_rounds([round_])
        streamed.refresh()
    streamed.show_spans(TokenSpans.of(rounds, source))
    at_once = body_of(qtbot, source, rejected=rejected)
    assert shown_units(streamed) == shown_units(at_once)
    assert streamed.page.outcomes == at_once.page.outcomes
    assert streamed.page.marks == at_once.page.marks
    assert streamed.page.code_groups == at_once.page.code_groups


@pytest.mark.parametrize("source", REPLIES)
def test_each_position_shows_a_character_of_its_token(qtbot, source: str):
    body = body_of(qtbot, source)
    for unit, entry in shown_units(body):
        character = bytes.fromhex(unit).decode("utf-16-le", "replace")
        if entry != NO_ENTRY and character.isalnum():
            text = body.spans.entries[entry].token.text
            assert character in text or "&" in text or ";" in text or character.isdigit() or text in "#xB6F"


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


def test_the_keyboard_walks_through_the_tokens(qtbot):
    body = body_of(qtbot, "one two three")
    body.show()
    with qtbot.waitSignal(body.entry_hovered, check_params_cb=lambda entry, _: entry != NO_ENTRY):
        qtbot.keyClick(body, Qt.Key.Key_Right)


@pytest.mark.parametrize("palette", [LIGHT, DARK])
@pytest.mark.parametrize(
    "text", ["one two three four five six", "العربية تُكتب with English من اليمين", "🚲 a 🛞 b **🚴** c"]
)
def test_tokens_are_painted_on_their_tint(qtbot, palette, text: str):
    body = body_of(qtbot, text)
    body.set_typography(Typography(palette, 1.0, outcomes_visible=True, look=TextLook(calm=False)))
    image = QImage(body.size(), QImage.Format.Format_RGB32)
    image.fill(palette.surface)
    painter = QPainter(image)
    body.tints.paint_behind(painter, QRectF(image.rect()))
    painter.end()
    colours = {image.pixelColor(x, y).name().upper() for x in range(image.width()) for y in range(0, image.height(), 2)}
    for outcome in {e.outcome for e in body.spans.entries} - {Outcome.PLAIN, Outcome.REJECTED}:
        assert palette.outcomes[outcome].tint in colours


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
