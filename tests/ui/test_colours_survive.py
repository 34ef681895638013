"""In any Markdown, every character one can see carries the outcome of the token that wrote it.

Each character is a token of its own here, so that there is no doubt which token a shown character belongs to.
"""

from __future__ import annotations

import re
from unicodedata import combining

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QTextCursor

from app.palette import LIGHT
from app.speculation.trace import Outcome
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.transcript.text.block_marks import OUTCOMES
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.text.text_document import REJECTED_MARK
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words

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
