"""Code and tables that are too wide scroll to the side inside their reply."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from app.ui.transcript.text.block_marks import spans_of
from app.ui.transcript.text.reply_body import ReplyBody
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LONG = "result = " + " + ".join(f"value_{number}" for number in range(60))
CODE = f"Look:\n\n```python\n{LONG}\n\nprint(result)\n```\n\nThat is all."
COLUMNS = 14
ROW = "| " + " | ".join(f"{{}}_of_column_{number}" for number in range(COLUMNS)) + " |"
TABLE = "\n".join([ROW.format(*["Head"] * COLUMNS), "|---" * COLUMNS + "|", ROW.format(*["value"] * COLUMNS)])


def body_of(harness: WindowHarness, reply: str, *, wraps: bool = True) -> ReplyBody:
    harness.apply(wrap_code=wraps)
    harness.script.reply = reply
    harness.show(900, 700)
    harness.ask("Show me.")
    message = harness.parts.view.transcript.messages[-1]
    QApplication.processEvents()
    return message.body


def place_of(body: ReplyBody, words: str) -> float:
    """Return the place where words begin, from the left edge of the reply."""
    cursor = body.document().find(words)
    block, position = cursor.block(), cursor.selectionStart() - cursor.block().position()
    line = block.layout().lineForTextPosition(position)
    left = body.document().documentLayout().blockBoundingRect(block).left()
    return left + spans_of(line, position, position + 1, mixed=True)[0][0]


def wheel(body: ReplyBody, at: QPointF, delta: QPoint) -> QWheelEvent:
    event = QWheelEvent(
        at, body.mapToGlobal(at), QPoint(), delta, Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(body.viewport(), event)
    return event


def test_long_lines_are_broken_until_somebody_wants_them_whole(harness: WindowHarness) -> None:
    body = body_of(harness, CODE)
    assert body.sideways.bars == ()
    high = body.height()
    (button,) = body.code_buttons.wrap
    assert button.isChecked()
    harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert harness.settings.wrap_code is False
    assert body.height() < high
    (bar,) = body.sideways.bars
    assert bar.maximum() > 0
    assert not body.code_buttons.wrap[0].isChecked()
    harness.bot.mouseClick(body.code_buttons.wrap[0], Qt.MouseButton.LeftButton)
    assert harness.settings.wrap_code is True
    assert body.sideways.bars == ()
    assert body.height() == high


def test_bar_keyboard_and_wheel_move_the_code_and_nothing_else(harness: WindowHarness) -> None:
    body = body_of(harness, CODE, wraps=False)
    (bar,) = body.sideways.bars
    before = {words: place_of(body, words) for words in ("Look", "result", "print", "That")}
    high = body.height()
    bar.setValue(100)
    after = {words: place_of(body, words) for words in before}
    assert {words: before[words] - after[words] for words in before} == {
        "Look": 0,
        "result": 100,
        "print": 100,
        "That": 0,
    }
    assert body.height() == high
    assert body.horizontalScrollBar().value() == 0
    bar.setValue(bar.maximum())
    last = place_of(body, "value_59")
    assert 0 < last < body.width()
    cursor = body.document().find("result")
    cursor.setPosition(cursor.selectionStart())
    body.setTextCursor(cursor)
    body.setFocus()
    bar.setValue(0)
    harness.bot.keyClick(body, Qt.Key.Key_End)
    assert body.textCursor().positionInBlock() == len(LONG)
    assert bar.value() > 0
    harness.bot.keyClick(body, Qt.Key.Key_Home)
    assert bar.value() == 0
    inside = QPointF(bar.geometry().center() - QPoint(0, 20))
    assert wheel(body, inside, QPoint(-120, 0)).isAccepted()
    assert bar.value() > 0
    moved = bar.value()
    assert not wheel(body, inside, QPoint(0, -120)).isAccepted()
    assert not wheel(body, QPointF(10, 5), QPoint(-120, 0)).isAccepted()
    assert bar.value() == moved


def test_a_wide_table_keeps_its_words_whole_and_scrolls(harness: WindowHarness) -> None:
    body = body_of(harness, f"A table:\n\n{TABLE}\n\nThat is all.")
    (bar,) = body.sideways.bars
    block = body.document().find("value_of_column_13").block()
    assert block.layout().lineCount() == 1
    assert place_of(body, "value_of_column_13") > body.width()
    bar.setValue(bar.maximum())
    assert place_of(body, "value_of_column_13") < body.width()
    assert place_of(body, "That") == pytest.approx(place_of(body, "A table"))


def test_colours_and_marks_follow_what_was_moved(harness: WindowHarness) -> None:
    body = body_of(harness, CODE, wraps=False)
    (bar,) = body.sideways.bars
    position = body.document().find("value_7").selectionStart()
    block = body.document().findBlock(position)
    entry = body.page.entry_near(position)
    before = body.tints.token_rects(entry, block)[0]
    bar.setValue(60)
    assert body.tints.token_rects(entry, block)[0].left() == pytest.approx(before.left() - 60)
    bar.setValue(bar.maximum())
    lefts = []
    for number in (56, 57, 58, 59):
        at = body.document().find(f"value_{number}").selectionStart()
        lefts.append(body.tints.token_rects(body.page.entry_near(at), block)[0].left())
        assert lefts[-1] == pytest.approx(place_of(body, f"value_{number}"), abs=10)  # a token begins with its space
    assert lefts == sorted(set(lefts))
    body.grab()  # what is painted is measured anew


def test_a_narrower_window_makes_room_for_a_bar_where_it_is_needed(harness: WindowHarness) -> None:
    body = body_of(harness, "| a | b |\n|---|---|\n| one | two |\n\n```\n" + "x" * 45 + "\n```", wraps=False)
    assert body.sideways.bars == ()
    harness.window.resize(480, 700)
    QApplication.processEvents()
    assert len(body.sideways.bars) == 1


def test_what_was_moved_is_covered_beside_its_panel(harness: WindowHarness) -> None:
    body = body_of(harness, f"{TABLE}\n\n{CODE}", wraps=False)
    table, code = body.sideways.bars
    surface = harness.program.theme.palette.surface.lower()
    for bar in (table, code):
        bar.setValue(200)
    column = body.parentWidget().parentWidget()
    image, here = column.grab().toImage(), body.mapTo(column, QPoint())
    (_, frame), *_rest = body.tints.code_panels()
    for y in range(round(frame.top()) + 20, round(frame.bottom()) - 20):
        assert image.pixelColor(here + QPoint(max(0, round(frame.left()) - 3), y)).name() == surface
    for bar in (table, code):
        assert bar.isVisible()
    assert table.geometry().bottom() < frame.top()
    assert frame.top() < code.geometry().top() < frame.bottom()
    assert table.geometry().top() >= body.cursorRect(body.document().find("value_of_column_0")).bottom()
    assert table.geometry().bottom() <= body.cursorRect(body.document().find("Look")).bottom()


@pytest.mark.parametrize("zoom", [2.0, pytest.param(0.8, marks=pytest.mark.nightly("another size, smaller"))])
def test_a_table_and_code_in_another_size_and_room_are_all_there(harness: WindowHarness, zoom: float) -> None:
    """Their room changes while the page is empty, before they are set again."""
    body = body_of(harness, f"A table:\n\n{TABLE}\n\n{CODE}", wraps=False)
    harness.window.resize(1600, 900)  # more than the text takes, so that its width is its size's
    QApplication.processEvents()
    whole = body.toPlainText()
    for step in (zoom, 1.0):
        harness.zoom_to(step)
        assert body.toPlainText() == whole
        assert len(body.sideways.bars) == 2
