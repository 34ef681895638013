"""Replies are set as people expect, and another palette or size reaches them where they stand."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFontMetricsF, QTextCharFormat, QTextDocument
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.chats.records import AttachedFile
from app.palette import DARK, LIGHT, Palette
from app.ui.dialogs.text_dialogs import FileTextDialog
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.text.text_document import STEP_CHARACTERS
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.transcript_view import TranscriptView
from app.ui.transcript.typography import Typography
from tests.fakes.rounds import rounds_of, split_words, written
from tests.ui.pixels import SCALE, picture
from tests.ui.transcripts import bar_of

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


def test_a_tab_in_code_is_as_wide_as_four_letters(qtbot: QtBot) -> None:
    body = body_of(qtbot, "```\n\tone\n    two\n\t\tthree\n```")
    letter = QFontMetricsF(body.page.typography.code_font).horizontalAdvance("x")
    assert within_line(body, "one") == pytest.approx(4 * letter, abs=1)
    assert within_line(body, "two") == pytest.approx(within_line(body, "one"), abs=1)
    assert within_line(body, "three") == pytest.approx(8 * letter, abs=1)
    body.set_typography(Typography(LIGHT, 2.0, outcomes_visible=True))
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


EVERYTHING = """# A heading with `code`

Plain, **bold**, *italic* and a [link](https://example.com), and 🚲 wheels **🚴** too.

- one
- two
  - three

1. first
2. second

> quoted
> further

| name | value |
| --- | --: |
| a *b* | 1 🛞 |
| `c` | 2 |

العربية تُكتب with English من اليمين

```python
def f():

    return "x"  # one
```

The end.
"""
LONG = "\n\n".join(f"Paragraph {number}. " + "All work and no play. " * 12 for number in range(60))


def body_in(qtbot: QtBot, palette: Palette, *, rejected: bool) -> ReplyBody:
    body = ReplyBody(Typography(palette, 1.0, outcomes_visible=True))
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.show_spans(TokenSpans.of(written(EVERYTHING).rounds, EVERYTHING))
    body.set_rejected_visible(rejected)
    return body


def looks(document: QTextDocument) -> list[tuple[str, str, str, bool]]:
    """Each stretch of text that looks alike: its words, colour, font and whether it is a link."""
    colours = []
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            piece = fragments.fragment()
            form = piece.charFormat()
            colours.append((piece.text(), form.foreground().color().name(), form.font().toString(), form.isAnchor()))
            fragments += 1
        block = block.next()
    return colours


@pytest.mark.parametrize("rejected", [False, True])
def test_text_in_another_palette_is_as_if_it_had_been_set_in_it(qtbot: QtBot, rejected: bool) -> None:
    body, expected = body_in(qtbot, LIGHT, rejected=rejected), body_in(qtbot, DARK, rejected=rejected)
    height, entries = body.height(), list(body.page.entry_at)
    body.set_typography(Typography(DARK, 1.0, outcomes_visible=True))
    qtbot.waitUntil(lambda: looks(body.document()) == looks(expected.document()))
    table = next(frame for frame in body.document().rootFrame().childFrames())
    assert table.frameFormat().borderBrush().color().name().upper() == DARK.line
    assert (body.height(), list(body.page.entry_at)) == (height, entries)


def test_a_long_reply_changes_its_colours_in_view_at_once_and_elsewhere_bit_by_bit(qtbot: QtBot) -> None:
    view = TranscriptView()
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.set_looks(LIGHT)
    trace = written(LONG)
    view.add_reply(1, LONG, trace)
    view.show()
    view.scroll_to_newest()
    [reply] = view.findChildren(ReplyMessage)
    document = reply.body.document()
    steps: list[int] = []
    document.contentsChange.connect(lambda _at, _removed, added: steps.append(added))
    view.set_looks(DARK)
    colours = {form[1] for form in looks(document)}
    assert looks(document)[-1][1] == DARK.text.lower()
    assert colours == {LIGHT.text.lower(), DARK.text.lower()}
    qtbot.waitUntil(lambda: {form[1] for form in looks(document)} == {DARK.text.lower()})
    assert len(steps) > len(LONG) // (2 * STEP_CHARACTERS)
    assert max(steps) < len(LONG) // 2


def test_a_reply_that_is_set_anew_in_another_size_meanwhile_is_whole(qtbot: QtBot) -> None:
    body = body_in(qtbot, LIGHT, rejected=False)
    body.set_typography(Typography(DARK, 1.0, outcomes_visible=True))
    body.set_typography(Typography(LIGHT, 1.5, outcomes_visible=True))
    expected = body_in(qtbot, LIGHT, rejected=False)
    expected.set_typography(Typography(LIGHT, 1.5, outcomes_visible=True))
    qtbot.waitUntil(lambda: looks(body.document()) == looks(expected.document()))


@pytest.mark.parametrize("rejected", [False, True])
def test_text_in_another_size_is_as_if_it_had_been_set_in_it_and_keeps_its_tokens(
    qtbot: QtBot, *, rejected: bool
) -> None:
    body, expected = body_in(qtbot, LIGHT, rejected=rejected), body_in(qtbot, LIGHT, rejected=rejected)
    larger = Typography(LIGHT, 1.5, outcomes_visible=True)
    page, text = body.page, body.toPlainText()
    before = [list(places) for places in (page.entry_at, page.marks, page.outcomes)]
    body.set_typography(larger, 900)
    assert body.toPlainText() == text
    after = [list(places) for places in (page.entry_at, page.marks, page.outcomes)]
    assert after == before
    expected.set_typography(larger, 900)
    expected.page.replace_from(0, ())
    expected.set_rejected_visible(rejected)
    assert looks(body.document()) == looks(expected.document())
    assert body.document().size() == expected.document().size()
    assert list(expected.page.outcomes) == after[2]


REPLIES = 6
WORDS = {
    number: "\n\n".join(f"Paragraph {number}.{part}. " + "All work and no play. " * 12 for part in range(30))
    for number in range(REPLIES)
}


@pytest.fixture
def view(qtbot: QtBot) -> TranscriptView:
    view = TranscriptView()
    qtbot.addWidget(view)
    view.resize(800, 600)
    view.set_looks(LIGHT)
    for number, text in WORDS.items():
        view.add_user_message(100 + number, f"Question {number}?")
        view.add_reply(number, text, written(text))
    view.show()
    view.scroll_to_newest()
    return view


def zooms(view: TranscriptView) -> list[float]:
    return [reply.body.page.typography.zoom for reply in view.findChildren(ReplyMessage)]


def paragraph_at_top(view: TranscriptView) -> str:
    """The beginning of the paragraph that the page's upper edge is in."""
    top = view.page.top + 10
    [reply] = [one for one in view.findChildren(ReplyMessage) if one.y() <= top < one.y() + one.height()]
    layout = reply.body.document().documentLayout()
    position = layout.hitTest(QPointF(100, top - reply.y() - reply.body.y()), Qt.HitTestAccuracy.FuzzyHit)
    return reply.body.document().findBlock(position).text()[:16]


@pytest.mark.parametrize("zoom", [0.7, 1.5])
def test_another_size_reaches_what_is_in_view_at_once_and_the_rest_one_by_one(
    qtbot: QtBot, view: TranscriptView, zoom: float
) -> None:
    view.set_looks(zoom=zoom)
    assert zooms(view)[-1] == zoom
    assert zooms(view)[0] == 1.0
    steps = {tuple(zooms(view))}
    while zooms(view)[0] != zoom:
        QApplication.processEvents()
        steps.add(tuple(zooms(view)))
    assert len(steps) > REPLIES // 2
    assert zooms(view) == [zoom] * REPLIES
    assert bar_of(view).value() == bar_of(view).maximum()


def test_the_page_is_in_the_end_as_if_it_had_been_set_in_that_size(qtbot: QtBot, view: TranscriptView) -> None:
    other = TranscriptView()
    qtbot.addWidget(other)
    other.resize(800, 600)
    other.set_looks(DARK, 1.5)
    for number, text in WORDS.items():
        other.add_user_message(100 + number, f"Question {number}?")
        other.add_reply(number, text, written(text))
    other.show()
    view.set_looks(zoom=1.5)
    view.set_looks(DARK, 1.5)
    qtbot.waitUntil(lambda: [one.geometry() for one in view.messages] == [one.geometry() for one in other.messages])


@pytest.mark.parametrize("zoom", [0.7, 1.5])
def test_what_is_read_stays_in_view(qtbot: QtBot, view: TranscriptView, zoom: float) -> None:
    reply = view.findChildren(ReplyMessage)[2]
    bar_of(view).setValue(reply.y() + reply.height() // 2)
    before = paragraph_at_top(view)
    view.set_looks(zoom=zoom)
    assert abs(number_of(paragraph_at_top(view)) - number_of(before)) <= 1
    at_once = paragraph_at_top(view)
    qtbot.waitUntil(lambda: zooms(view) == [zoom] * REPLIES)
    assert paragraph_at_top(view) == at_once


def number_of(paragraph: str) -> int:
    return int(paragraph.split(".")[1])
