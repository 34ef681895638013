"""Files that are larger than what the model sees: said with figures, cut as the person chooses."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.attachments.excerpts import ExcerptKind
from app.chats.records import AttachedFile
from app.conversation.message_files import PendingFile
from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add, bubbles, last_request, names, send

pytestmark = pytest.mark.shared_window


def test_what_is_too_large_is_said_with_figures_and_nothing_goes_before_a_choice(
    harness: WindowHarness, book: Path
) -> None:
    add(harness, book)
    card = harness.parts.view.composer.strip.excess
    assert card.isVisible()
    words = len(book.read_text().split())
    assert f"“book.txt” has {words + 32:,} tokens, and there is room for 3,200." in card.words.text()
    composer = harness.parts.view.composer
    composer.edit.setPlainText("What broke?")
    harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert card.buttons[ExcerptKind.BEGINNING].hasFocus()
    assert composer.edit.toPlainText() == "What broke?"
    assert harness.engine.requests == []
    harness.bot.keyClick(card.buttons[ExcerptKind.BEGINNING], Qt.Key.Key_Space)
    assert composer.edit.hasFocus()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)


def test_the_part_that_fits_goes_and_can_be_read(harness: WindowHarness, book: Path) -> None:
    add(harness, book)
    strip = harness.parts.view.composer.strip
    harness.bot.mouseClick(strip.excess.buttons[ExcerptKind.BEGINNING], Qt.MouseButton.LeftButton)
    assert strip.chips[0].details.full_text.startswith("3,200 of ")
    send(harness, "What broke?")
    (file,) = harness.parts.chat.messages[0].files
    assert book.read_text().startswith(file.text)
    assert 2800 < len(file.text.split()) <= 3200
    assert file.note == "only its beginning"
    assert f"File: book.txt (only its beginning)\n```txt\n{file.text}" in last_request(harness)
    chip = bubbles(harness)[0].files.chips[0]
    assert chip.property("cut") is True
    assert " tokens of " in chip.details.full_text


def test_the_passages_that_match_go_and_a_limit_alone_is_known_beforehand(
    harness: WindowHarness, book: Path, notes: Path
) -> None:
    add(harness, book, notes)
    strip = harness.parts.view.composer.strip
    harness.parts.pending_files.choose(ExcerptKind.BEGINNING)
    beginning = strip.chips[0].details.full_text
    strip.excess.buttons[ExcerptKind.PASSAGES].click()
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)
    assert strip.chips[0].details.full_text == f"At most {beginning}"
    send(harness, "What did the TEMPEST do to the brig?")
    cut, whole = harness.parts.chat.messages[0].files
    assert "broke the mainmast" in cut.text
    assert len(cut.text.split()) < 500
    assert cut.note
    assert (whole.text, whole.note) == (notes.read_text(), "")


def test_without_the_large_one_there_is_nothing_to_choose(harness: WindowHarness, book: Path, notes: Path) -> None:
    add(harness, notes, book)
    card = harness.parts.view.composer.strip.excess
    card.remove_button.click()
    assert names(harness) == ["notes.md"]
    assert not card.isVisible()
    send(harness, "What is this?")
    assert harness.parts.chat.messages[0].files[0].text == notes.read_text()


def test_another_model_counts_anew(harness: WindowHarness, notes: Path) -> None:
    add(harness, notes)
    (file,) = harness.parts.pending_files.files
    assert file.tokens == 38
    harness.use_pair("starter:f16", None)
    harness.bot.waitUntil(lambda: file.tokens == 38)
    counted = [command for command in harness.engine.commands if hasattr(command, "texts")]
    assert len(counted) == 2


def test_a_part_says_how_the_rest_was_read_too() -> None:
    from app.attachments.excerpts import Excerpt  # noqa: PLC0415

    file = PendingFile("a.txt", note="read as GBK", text="abc", pieces=("abc",), counts=[3])
    assert file.whole() == AttachedFile("a.txt", 0, "abc", 35, "read as GBK")
    assert file.cut(Excerpt("a", 1, "only its beginning")).note == "only its beginning; read as GBK"
