"""Marks of a reply's words: from the first letter to the last, new ones in full colours, older ones calm."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from app.palette import LIGHT, SHARP_DARK, SHARP_LIGHT, Palette
from app.speculation.trace import Outcome
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.transcript.legend import Legend
from app.ui.transcript.text.block_marks import MarkMeasurer
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.rounds import rounds_of
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
