"""A selection of a reply comes whole to the clipboard, and into the next message."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QTextCursor
from pytestqt.qtbot import QtBot

from app.palette import LIGHT
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.rounds import rounds_of, split_words

TABLE = "Here is a table:\n\n| Name | Age |\n|---|---|\n| Ada | 36 |\n\nAfter."


def body_of(qtbot: QtBot, text: str) -> ReplyBody:
    body = ReplyBody(Typography(LIGHT, 1.0, outcomes_visible=True))
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.set_rejected_visible(visible=True)
    body.show_spans(TokenSpans.of(rounds_of(split_words(text), right=0.6), text))
    return body


def copied(body: ReplyBody) -> str:
    return body.createMimeDataFromSelection().text()


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (TABLE, "Here is a table:\nName\tAge\nAda\t36\nAfter."),
        ("| a | b |\n|---|---|\n| 1 | 2 |", "a\tb\n1\t2"),
        ("| a | b |\n|---|---|\n| 1 | |\n| | 4 |", "a\tb\n1\t\n\t4"),
        ("| a |\n|---|\n| x<br>y |\n\n| b |\n|---|\n| z |", "a\nx y\nb\nz"),
        ("> | a | b |\n> |---|---|\n> | 1 | 2 |\n\n- after", "a\tb\n1\t2\n• after"),
        ("| x |\n|---|\n| $a^2$ and `b` |", "x\n$a^2$ and b"),
        ("Since $x^2$ is \\(y_1\\).\n\n$$\na = b\n$$\n\nEnd", "Since $x^2$ is \\(y_1\\).\n$$\na = b\n$$\nEnd"),
        ("$a^2$ $a^2$ 当$b^2$时", "$a^2$ $a^2$ 当$b^2$时"),
        ("\\begin{align}\na &= b\n\\end{align}", "\\begin{align}\na &= b\n\\end{align}"),
        ("One line\nand another", "One line\nand another"),
        ("Windows\r\nlines\r\n\r\n```sh\r\necho a \\\r\n  b\r\n```\r\n", "Windows\nlines\necho a \\\n  b"),
        ("```\na\rb\u2028c\n\td\n```", "a\nb\nc\n\td"),
        ("3. three\n4. four\n   - inner", "3. three\n4. four\n◦ inner"),
        ("- [ ] open\n- [x] done", "• [ ] open\n• [x] done"),
        ("![A picture](https://example.org/p.png) and [a link](https://example.org)", "A picture and a link"),
        ("# Title\n\n> quoted **text**\n\n---\n\nEmoji 🚲 end", "Title\nquoted text\n\nEmoji 🚲 end"),
        ("H<sub>2</sub>O<br>next", "H2O\nnext"),
    ],
)
def test_all_of_a_reply_is_copied_as_it_reads(qtbot: QtBot, source: str, text: str) -> None:
    body = body_of(qtbot, source)
    body.selectAll()
    assert copied(body) == text


@pytest.mark.parametrize(
    ("first", "last", "text"),
    [("Name", "36", "Name\tAge\nAda\t36"), ("Age", "36", "Age\n36"), ("Ada", "36", "Ada\t36"), ("36", "36", "36")],
)
def test_cells_that_were_dragged_over_are_copied_alone(qtbot: QtBot, first: str, last: str, text: str) -> None:
    body = body_of(qtbot, TABLE)
    body.set_rejected_visible(visible=False)
    cursor = body.document().find(first)
    end = body.document().find(last).selectionEnd()
    cursor.setPosition(cursor.selectionStart())
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    body.setTextCursor(cursor)
    assert copied(body) == text


def test_a_part_of_a_formula_is_copied_as_all_of_it(qtbot: QtBot) -> None:
    body = body_of(qtbot, "Since $x^2 + y^2$ holds")
    body.set_rejected_visible(visible=False)
    cursor = QTextCursor(body.document())
    cursor.setPosition(8)
    cursor.setPosition(3, QTextCursor.MoveMode.KeepAnchor)
    body.setTextCursor(cursor)
    assert copied(body) == "ce $x^2 + y^2$"


def test_a_table_is_quoted_row_by_row(qtbot: QtBot) -> None:
    body = body_of(qtbot, TABLE)
    body.selectAll()
    with qtbot.waitSignal(body.quoted) as quoted:
        body.quote()
    assert quoted.args == ["Here is a table:\nName\tAge\nAda\t36\nAfter."]
