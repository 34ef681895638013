"""Page Up and Page Down move the text cursor, also through tables, in which Qt's own way never ends."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTextEdit

from app.ui.dialogs.about_dialog import AboutDialog
from app.ui.transcript.text.text_body import TextBody
from tests.ui.conftest import WindowHarness

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


@pytest.mark.parametrize("modifier", [SHIFT, ALONE])
def test_pages_lead_from_the_beginning_to_the_end_and_back(body: TextBody, modifier: Qt.KeyboardModifier) -> None:
    last = body.document().characterCount() - 1
    assert _press(body, DOWN, modifier, 0)[1] > 20
    for _ in range(20):
        QTest.keyClick(body, DOWN, modifier)
    assert body.textCursor().position() > last - len("After") - 1
    for _ in range(20):
        QTest.keyClick(body, UP, modifier)
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
