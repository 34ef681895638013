"""The text of a reply: every character has its token's colour, which becomes calm, and a selection is copied whole.

In some tests each character is a token of its own, so that there is no doubt which token a shown character belongs to.
"""

from __future__ import annotations

import re
from dataclasses import replace
from unicodedata import combining

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTextCursor
from pytestqt.qtbot import QtBot

from app.palette import LIGHT, SHARP_DARK, SHARP_LIGHT, Palette
from app.speculation.trace import Outcome
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.transcript.legend import Legend
from app.ui.transcript.text.block_marks import OUTCOMES, MarkMeasurer
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.text.text_document import REJECTED_MARK
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words
from tests.ui.pixels import picture


def body_of(qtbot: QtBot, pieces: list[str], *, right: float = 1.0) -> ReplyBody:
    body = ReplyBody(Typography(LIGHT, 1.0, outcomes_visible=True))
    qtbot.addWidget(body)
    body.resize(700, 100)
    for round_ in rounds_of(pieces, right=right):
        body.spans.add_rounds([round_])
        body.refresh()
    body.show()
    return body


def colours_of(body: ReplyBody) -> set[str]:
    image = QImage(body.size(), QImage.Format.Format_RGB32)
    image.fill(body.page.typography.palette.surface)
    painter = QPainter(image)
    body.tints.paint_behind(painter, QRectF(image.rect()))
    painter.end()
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


@pytest.mark.parametrize(
    ("pieces", "marked"),
    [
        (["One", " two", " three", " four", "."], [["One two three four"], ["."]]),
        (["Bi", "cy", "cle", " ", " x", "\n\n"], [["Bicycle"], ["x"]]),
        (["```\n", "  if", " x:\n", "      y", "\n    z\n```"], [["if x:"], ["y"], ["z"]]),
        (["Eins 🚲", " zwei", " drei", " vier", " fünf"], [["Eins 🚲 zwei drei vier"], ["fünf"]]),
        ([" ", "\t", " x", " y", " z"], [["x y"], ["z"]]),
    ],
)
def test_marks_join_words_and_leave_the_space_before_them_bare(
    qtbot: QtBot, pieces: list[str], marked: list[list[str]]
) -> None:
    body = body_of(qtbot, pieces)
    shown, block = [], body.document().begin()
    while block.isValid():
        marks = MarkMeasurer(body.page).marks_of(block, QRectF(body.rect()))
        for rect in sorted((rect for rects in marks.tints.values() for rect in rects), key=QRectF.left):
            line = block.layout().lineAt(0)
            first, last = (round(line.xToCursor(x)) for x in (rect.left() + 1.5, rect.right() - 1.5))
            letters = block.text().encode("utf-16-le")[2 * first : 2 * last].decode("utf-16-le")
            shown.append([letters])
        block = block.next()
    assert shown == marked


def test_words_that_were_guessed_right_step_back_and_corrections_stay(qtbot: QtBot) -> None:
    body = body_of(qtbot, ["One", " two", " three", " four", " five"] * 6, right=0.7)
    full = {outcome: (look.tint or "").lower() for outcome, look in LIGHT.outcomes.items()}
    assert {full[Outcome.ACCEPTED], full[Outcome.CORRECTED], full[Outcome.BONUS]} <= colours_of(body)
    qtbot.waitUntil(lambda: not body.tints.fading.groups)
    calm = colours_of(body)
    assert full[Outcome.CORRECTED] in calm
    assert {full[Outcome.ACCEPTED], full[Outcome.BONUS]}.isdisjoint(calm)


def test_a_stored_reply_is_calm_at_once_and_with_full_colours_never(qtbot: QtBot) -> None:
    body = ReplyBody(Typography(LIGHT, 1.0, outcomes_visible=True))
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.show_spans(TokenSpans.of(rounds_of(["One", " two", " three", " four", " five"], right=1.0)))
    body.show()
    assert not body.tints.fading.groups
    tint = (LIGHT.outcomes[Outcome.ACCEPTED].tint or "").lower()
    assert tint not in colours_of(body)
    body.set_typography(replace(body.page.typography, look=TextLook(calm=False)))
    assert tint in colours_of(body)


@pytest.mark.parametrize("palette", [SHARP_LIGHT, SHARP_DARK], ids=lambda palette: palette.name)
def test_with_high_contrast_no_line_becomes_fainter(palette: Palette) -> None:
    assert {palette.settled(outcome, calm=True).line for outcome in Outcome} == {1.0}


def test_the_legend_is_lit_only_while_there_are_colours(qtbot: QtBot) -> None:
    legend = Legend()
    qtbot.addWidget(legend)
    legend.resize(900, 40)
    legend.show()
    tint = QColor(LIGHT.outcomes[Outcome.CORRECTED].tint or "").rgb()
    assert (picture(legend) == tint).any()
    legend.outcomes_switch.setChecked(False)
    assert not (picture(legend) == tint).any()


TYPOGRAPHY = Typography(LIGHT, 1.0, outcomes_visible=True, look=TextLook(calm=False))
_ENTITY = re.compile(r"&#?\w+;")


def characters(body: ReplyBody) -> list[tuple[str, int, int]]:
    """Return what stands on the page: ``(character, position, entry)``, without a table's frame and empty space."""
    cursor = QTextCursor(body.document())
    cursor.select(QTextCursor.SelectionType.Document)
    characters_shown, position = [], 0
    for character in cursor.selectedText():
        frame = 0xFDD0 <= ord(character) <= 0xFDEF  # Qt's own marks around a table
        if not character.isspace() and not frame:
            characters_shown.append((character, position, body.page.entry_near(position)))
        position += 2 if ord(character) > 0xFFFF else 1
    return characters_shown


def stands_for(character: str, written: str, source: str, offset: int) -> bool:
    """Return whether Markdown shows ``character`` for the character ``written`` at ``offset`` of the reply."""
    if character == written or (written, character) in {("\0", "\ufffd"), ("\\", "|")}:
        return True
    if character in "•◦▪":
        return written in "-*+"
    if any(match.start() <= offset < match.end() for match in _ENTITY.finditer(source)):
        return True
    return (character.isdigit() or character == ".") and (written.isdigit() or written in ".)")  # lists count anew


def hold(body: ReplyBody) -> None:
    """Every visible character has its token, tokens come in the order they were written, outcomes are theirs."""
    spans, page = body.spans, body.page
    last = 0
    for character, position, entry in characters(body):
        assert entry != NO_ENTRY, f"{character!r} at {position} carries nothing"
        owner = spans.entries[entry]
        outcome = owner.outcome
        assert page.outcomes[position] == (OUTCOMES.index(outcome) + 1 if outcome in OUTCOMES else 0)
        assert (page.marks[position] == REJECTED_MARK) == owner.rejected
        if not owner.rejected:
            assert stands_for(character, owner.token.text, spans.source, owner.offset), (character, owner.token.text)
            assert owner.offset >= last
            last = owner.offset


def body_for(qtbot, *, rejected: bool) -> ReplyBody:
    body = ReplyBody(TYPOGRAPHY)
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.set_rejected_visible(rejected)
    return body


@pytest.mark.parametrize("rejected", [False, True])
@pytest.mark.parametrize("source", REPLIES)
def test_while_streaming_and_after(qtbot, source: str, rejected: bool):
    rounds = rounds_of(list(source), seed=len(source))
    body = body_for(qtbot, rejected=rejected)
    for round_ in rounds:
        body.spans.add_rounds([round_])
        body.refresh()
        hold(body)
    body.show_spans(TokenSpans.of(rounds, source))
    hold(body)


@pytest.mark.parametrize("source", REPLIES)
def test_every_token_one_can_see_is_painted_on_its_tint(qtbot, source: str):
    body = body_for(qtbot, rejected=True)
    body.show_spans(TokenSpans.of(rounds_of(split_words(source)), source))
    body.show()
    image = QImage(body.size(), QImage.Format.Format_RGB32)
    image.fill(LIGHT.surface)
    painter = QPainter(image)
    body.tints.paint_behind(painter, QRectF(image.rect()))
    painter.end()
    missing = []
    for character, _, entry in characters(body):
        owner = body.spans.entries[entry]
        if owner.outcome is Outcome.PLAIN or combining(character):
            continue
        tint = QColor(LIGHT.outcomes[owner.outcome].tint or "")
        places = places_of(body, entry)
        if not places and not character.isalnum():
            continue  # the tail of an emoji, which is one picture with the token before it
        # A token may begin with a space that ends a line, which is left bare; what one can read of it is not.
        if not any(image.pixelColor(place) == tint for place in places):
            missing.append((owner.token.text, owner.outcome.value))
    assert not missing


def places_of(body: ReplyBody, entry: int) -> list[QPoint]:
    """Points on each piece of a token, above its letters."""
    places, block = [], body.document().begin()
    while block.isValid():
        for rect in body.tints.token_rects(entry, block):
            for x in (rect.left() + 2, rect.center().x(), rect.right() - 2):
                place = QPoint(round(x), round(rect.top() + 2))
                assert body.rect().contains(place), f"{body.spans.entries[entry].token.text!r} lies outside"
                if rect.width() >= 1:
                    places.append(place)
        block = block.next()
    return places


TABLE = "Here is a table:\n\n| Name | Age |\n|---|---|\n| Ada | 36 |\n\nAfter."


def body_showing(qtbot: QtBot, text: str) -> ReplyBody:
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
    body = body_showing(qtbot, source)
    body.selectAll()
    assert copied(body) == text


@pytest.mark.parametrize(
    ("first", "last", "text"),
    [("Name", "36", "Name\tAge\nAda\t36"), ("Age", "36", "Age\n36"), ("Ada", "36", "Ada\t36"), ("36", "36", "36")],
)
def test_cells_that_were_dragged_over_are_copied_alone(qtbot: QtBot, first: str, last: str, text: str) -> None:
    body = body_showing(qtbot, TABLE)
    body.set_rejected_visible(visible=False)
    cursor = body.document().find(first)
    end = body.document().find(last).selectionEnd()
    cursor.setPosition(cursor.selectionStart())
    cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
    body.setTextCursor(cursor)
    assert copied(body) == text


def test_a_part_of_a_formula_is_copied_as_all_of_it(qtbot: QtBot) -> None:
    body = body_showing(qtbot, "Since $x^2 + y^2$ holds")
    body.set_rejected_visible(visible=False)
    cursor = QTextCursor(body.document())
    cursor.setPosition(8)
    cursor.setPosition(3, QTextCursor.MoveMode.KeepAnchor)
    body.setTextCursor(cursor)
    assert copied(body) == "ce $x^2 + y^2$"


def test_a_table_is_quoted_row_by_row(qtbot: QtBot) -> None:
    body = body_showing(qtbot, TABLE)
    body.selectAll()
    with qtbot.waitSignal(body.quoted) as quoted:
        body.quote()
    assert quoted.args == ["Here is a table:\nName\tAge\nAda\t36\nAfter."]
