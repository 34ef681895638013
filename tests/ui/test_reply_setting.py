"""Replies are set as people expect: tabs in code, quotes from right to left, lines in cells, tags."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtGui import QFontMetricsF, QTextCharFormat
from pytestqt.qtbot import QtBot

from app.chats.records import AttachedFile
from app.palette import LIGHT
from app.ui.dialogs.text_dialogs import FileTextDialog
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.rounds import rounds_of, split_words
from tests.ui.pixels import SCALE, picture

TYPOGRAPHY = Typography(LIGHT, 1.0, outcomes_visible=False)


def body_of(qtbot: QtBot, text: str, typography: Typography = TYPOGRAPHY) -> ReplyBody:
    body = ReplyBody(typography)
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.show_spans(TokenSpans.of(rounds_of(split_words(text), draft_tokens=0), text))
    body.show()
    return body


def within_line(body: ReplyBody, words: str) -> float:
    """Return where words begin, from where their line does."""
    cursor = body.document().find(words)
    block = cursor.block()
    line = block.layout().lineAt(0)
    return float(line.cursorToX(cursor.selectionStart() - block.position())[0]) - line.x()


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_a_tab_in_code_is_as_wide_as_four_letters(qtbot: QtBot, zoom: float) -> None:
    body = body_of(qtbot, "```\n\tone\n    two\n\t\tthree\n```", Typography(LIGHT, zoom, outcomes_visible=True))
    letter = QFontMetricsF(body.page.typography.code_font).horizontalAdvance("x")
    assert within_line(body, "one") == pytest.approx(4 * letter, abs=1)
    assert within_line(body, "two") == pytest.approx(within_line(body, "one"), abs=1)
    assert within_line(body, "three") == pytest.approx(8 * letter, abs=1)
    body.set_typography(Typography(LIGHT, 2 * zoom, outcomes_visible=True))
    assert within_line(body, "one") == pytest.approx(8 * letter, abs=4)


def test_a_tab_is_as_wide_in_questions_and_files(qtbot: QtBot) -> None:
    question = UserMessage(1, "all:\n\techo", TYPOGRAPHY, MessageRequests())
    qtbot.addWidget(question)
    assert question.body.tabStopDistance() == TYPOGRAPHY.tab_width
    dialog = FileTextDialog(AttachedFile("Makefile", 10, "all:\n\techo"))
    qtbot.addWidget(dialog)
    assert dialog.text.tabStopDistance() == 4 * QFontMetricsF(dialog.text.font()).horizontalAdvance(" ")


@pytest.mark.parametrize(
    ("source", "is_right"),
    [("> quoted", False), ("> اقتباس", True), ("> > اقتباس", True), ("> - بند", True), ("> English اقتباس", False)],
)
def test_the_bar_of_a_quote_stands_where_its_lines_begin(qtbot: QtBot, source: str, is_right: bool) -> None:
    body = body_of(qtbot, source)
    line = int(LIGHT.line.removeprefix("#"), 16)
    columns = np.flatnonzero(((picture(body) & 0xFFFFFF) == line).any(axis=0)) / SCALE
    assert columns.size
    assert (columns > body.width() / 2).all() if is_right else (columns < body.width() / 2).all()


def test_a_cell_of_several_lines_is_no_wider_than_the_longest(qtbot: QtBot) -> None:
    rows = "| " + " | ".join(["head"] * 12) + " |\n" + "|---" * 12 + "|\n"
    whole = body_of(qtbot, rows + "| " + " | ".join(["a long cell of words"] * 12) + " |")
    broken = body_of(qtbot, rows + "| " + " | ".join(["a long cell<br>of words"] * 12) + " |")
    assert broken.sideways.bars
    assert broken.sideways.bars[0].maximum() < whole.sideways.bars[0].maximum()


def test_tags_set_text_higher_lower_or_underlined(qtbot: QtBot) -> None:
    body = body_of(qtbot, "x<sup>up</sup> y<sub>down</sub> <u>line</u>")
    assert body.toPlainText() == "xup ydown line"
    formats = {words: body.document().find(words).charFormat() for words in ("up", "down", "line")}
    assert formats["up"].verticalAlignment() is QTextCharFormat.VerticalAlignment.AlignSuperScript
    assert formats["down"].verticalAlignment() is QTextCharFormat.VerticalAlignment.AlignSubScript
    assert formats["line"].font().underline()
