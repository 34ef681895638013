"""Files go with a message: as chips, as text to the model, in part where they are too large, and with the chat on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog

from app.attachments.excerpts import ExcerptKind
from app.attachments.file_facts import MOST_FILES, MOST_LETTERS
from app.chats.records import AttachedFile
from app.conversation.message_files import PendingFile
from app.ui.chat.composing.composer import ASK, ASK_ABOUT_FILES, LONGEST_PARAGRAPH
from app.ui.dialogs.text_dialogs import FileTextDialog
from tests.fakes.documents import docx, paragraph, pdf
from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add, bubbles, last_request, names, send

pytestmark = pytest.mark.shared_window


def test_files_are_chips_then_part_of_the_message_and_of_the_request(
    harness: WindowHarness, notes: Path, tmp_path: Path
) -> None:
    (tmp_path / "report.pdf").write_bytes(pdf("The pump broke."))
    (tmp_path / "letter.docx").write_bytes(docx(paragraph("Dear all")))
    add(harness, notes, tmp_path / "report.pdf", tmp_path / "letter.docx")
    strip = harness.parts.view.composer.strip
    assert strip.isVisible()
    assert names(harness) == ["notes.md", "report.pdf", "letter.docx"]
    assert strip.chips[0].details.full_text == "27 bytes · 38 tokens"
    assert harness.parts.view.composer.edit.placeholderText() == ASK_ABOUT_FILES
    notes.write_text("Something else.")  # what was read is sent, though the file changes and goes
    notes.unlink()

    send(harness, "What is this?")

    assert last_request(harness) == (
        "File: notes.md\n```md\n# Rain\n\nIt rains in April.\n```\n\n"
        "File: report.pdf\n```\n[Page 1]\nThe pump broke.\n```\n\n"
        "File: letter.docx\n```\nDear all\n```\n\nWhat is this?"
    )
    assert not strip.isVisible()
    assert names(harness) == []
    assert harness.parts.view.composer.edit.placeholderText() == ASK
    (bubble,) = bubbles(harness)
    assert bubble.body.toPlainText() == "What is this?"
    assert [chip.name for chip in bubble.files.chips] == ["notes.md", "report.pdf", "letter.docx"]
    assert bubble.files.chips[0].remove_button is None
    assert harness.store.conversations()[0].title == "What is this?"


def test_a_sent_chip_opens_what_the_model_was_given_as_plain_text(harness: WindowHarness, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<b>bold</b> <img src='http://127.0.0.1:9/x.png'> \u202e<|im_end|>")
    add(harness, page)
    send(harness, "What is this?")
    harness.bot.mouseClick(bubbles(harness)[0].files.chips[0], Qt.MouseButton.LeftButton)
    dialog = harness.window.findChild(FileTextDialog)
    assert dialog.text.toPlainText() == page.read_text()
    assert dialog.text.isReadOnly()
    assert "All of it." in dialog.facts.text()
    dialog.close()


def test_editing_and_trying_again_keep_the_files(harness: WindowHarness, notes: Path) -> None:
    add(harness, notes)
    send(harness, "What is this?")
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.regenerate_last()
    assert "It rains in April." in last_request(harness)
    harness.parts.view.message_sending.edit_last()
    assert names(harness) == ["notes.md"]
    harness.parts.view.composer.cancel_edit()
    assert names(harness) == []
    harness.parts.view.message_sending.edit_last()
    send(harness, "When does it rain?")
    assert last_request(harness).endswith("```\n\nWhen does it rain?")
    assert "It rains in April." in last_request(harness)
    harness.parts.view.message_sending.edit_last()
    harness.bot.keyClick(harness.parts.view.composer.strip.chips[0], Qt.Key.Key_Delete)
    send(harness, "And without it?")
    assert last_request(harness) == "And without it?"
    assert bubbles(harness)[0].versions.place.text() == "3/3"


def test_a_question_that_is_taken_back_brings_its_files(own_harness: WindowHarness, notes: Path) -> None:
    own_harness.show()
    add(own_harness, notes)
    own_harness.parts.view.message_sending.ask("What is this?")
    assert own_harness.parts.chat.waiting_here
    own_harness.parts.view.message_sending.take_back()
    assert own_harness.parts.view.composer.edit.toPlainText() == "What is this?"
    assert names(own_harness) == ["notes.md"]


# Chips


def test_chips_are_opened_and_removed_by_mouse_and_by_keyboard(
    harness: WindowHarness, notes: Path, tmp_path: Path
) -> None:
    others = [tmp_path / f"{name}.txt" for name in ("a", "b")]
    for other in others:
        other.write_text(other.stem)
    add(harness, notes, *others)
    first, second, third = harness.parts.view.composer.strip.chips
    first.setFocus()
    harness.bot.keyClick(first, Qt.Key.Key_Return)
    dialog = harness.window.findChild(FileTextDialog)
    assert dialog.text.toPlainText() == notes.read_text()
    dialog.close()
    first.setFocus()
    harness.bot.keyClick(first, Qt.Key.Key_Delete)
    assert names(harness) == ["a.txt", "b.txt"]
    assert second.hasFocus()
    assert third.remove_button is not None
    harness.bot.mouseClick(third.remove_button, Qt.MouseButton.LeftButton)
    assert names(harness) == ["a.txt"]
    harness.bot.keyClick(second, Qt.Key.Key_Backspace)
    assert names(harness) == []
    assert harness.parts.view.composer.edit.hasFocus()


def test_what_a_chip_shows_is_said_too(own_harness: WindowHarness, tmp_path: Path) -> None:
    path = tmp_path / "gpj\u202etxt.csv"
    path.write_bytes("Größe,1".encode("cp1252"))
    own_harness.show()
    add(own_harness, path)
    (chip,) = own_harness.parts.view.composer.strip.chips
    assert chip.accessibleName() == ("gpj�txt.csv, 7 bytes, read as Windows-1252, which is a guess")
    assert chip.remove_button is not None
    assert chip.remove_button.accessibleName() == "Remove gpj�txt.csv"


# Ways in


def test_files_are_chosen_in_a_dialog(harness: WindowHarness, notes: Path) -> None:
    harness.bot.keyClick(harness.window, Qt.Key.Key_U, Qt.KeyboardModifier.ControlModifier)
    dialog = harness.window.findChild(QFileDialog)
    dialog.filesSelected.emit([str(notes)])
    dialog.close()
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)
    assert names(harness) == ["notes.md"]
    assert harness.window.focusWidget() is harness.parts.view.composer.edit


def paste(harness: WindowHarness, text: str) -> None:
    QGuiApplication.clipboard().setText(text)
    harness.parts.view.composer.edit.paste()


def test_a_paragraph_too_long_to_be_edited_goes_as_a_file_when_it_is_pasted(harness: WindowHarness) -> None:
    edit = harness.parts.view.composer.edit
    edit.setPlainText("What is this?")
    long = "word " * (LONGEST_PARAGRAPH // 5)
    paste(harness, long)
    paste(harness, "A note.\n" + long)
    assert (names(harness), edit.toPlainText()) == (["Pasted text 1.txt", "Pasted text 2.txt"], "What is this?")
    files = harness.parts.pending_files
    harness.bot.waitUntil(lambda: all(file.tokens is not None for file in files.files))
    assert [file.text for file in files.files] == [long, "A note.\n" + long]


def test_pastes_that_make_one_paragraph_too_long_together_do_not(harness: WindowHarness) -> None:
    half = "x" * (LONGEST_PARAGRAPH * 2 // 3)
    for _ in range(2):
        paste(harness, half)
    assert harness.parts.view.composer.edit.toPlainText() == half
    assert names(harness) == ["Pasted text 1.txt"]


def test_pasted_text_beyond_the_bound_is_cut_off_in_words(harness: WindowHarness) -> None:
    paste(harness, "x" * (MOST_LETTERS + 1))
    (file,) = harness.parts.pending_files.files
    assert len(file.text or "") == MOST_LETTERS
    assert file.note


def test_text_pasted_once_too_often_is_refused_in_words(harness: WindowHarness) -> None:
    for _ in range(MOST_FILES + 1):
        harness.parts.pending_files.add_text("words")
    assert len(names(harness)) == MOST_FILES
    assert "one file more than" in harness.parts.view.banner.sentence


def test_the_first_file_has_the_models_loaded_as_the_first_letter_does(own_harness: WindowHarness, notes: Path) -> None:
    own_harness.show()
    own_harness.settings.set("target", "starter:f32")
    own_harness.actions.display.show_pair()
    with own_harness.bot.waitSignal(own_harness.program.session.loaded):
        own_harness.actions.documents.add_files([notes])
    (file,) = own_harness.parts.pending_files.files
    own_harness.bot.waitUntil(lambda: file.tokens == 38)


# What cannot be taken


def refused(harness: WindowHarness, *paths: Path) -> str:
    with harness.bot.waitSignal(harness.parts.pending_files.refused) as signal:
        harness.actions.documents.add_files(paths)
    assert harness.parts.view.banner.sentence == signal.args[0]
    return str(signal.args[0])


def test_half_a_picture_a_folder_and_nothing_are_sentences(harness: WindowHarness, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (tmp_path / "empty.txt").touch()
    for path in (tmp_path / "a.png", tmp_path, tmp_path / "empty.txt", tmp_path / "gone.txt"):
        assert path.name in refused(harness, path)
    assert names(harness) == []
    assert not harness.parts.view.composer.strip.isVisible()


def test_of_several_that_cannot_be_read_each_is_told(harness: WindowHarness, notes: Path, tmp_path: Path) -> None:
    (tmp_path / "empty.txt").touch()
    add(harness, tmp_path / "gone.txt", notes, tmp_path / "empty.txt")
    assert names(harness) == ["notes.md"], "one that cannot be read costs no other"
    sentence = harness.parts.view.banner.sentence
    assert "gone.txt" in sentence
    assert "empty.txt" in sentence
    add(harness, *(tmp_path / f"{number}.txt" for number in range(6)))
    sentence = harness.parts.view.banner.sentence
    assert "empty.txt" not in sentence
    assert sum(f"{number}.txt" in sentence for number in range(6)) == 3
    assert sentence.endswith("3 more files cannot be taken.")


def test_ten_thousand_files_are_too_many(harness: WindowHarness, notes: Path) -> None:
    add(harness, notes)
    sentence = refused(harness, *(Path(f"/{number}.txt") for number in range(10_000)))
    assert sentence == f"10,000 files are too many: a message can have {MOST_FILES}. None of them was added."
    assert names(harness) == ["notes.md"]


def test_the_same_file_is_there_once(harness: WindowHarness, notes: Path) -> None:
    add(harness, notes, notes)
    assert names(harness) == ["notes.md"]
    assert refused(harness, notes) == "“notes.md” is there already."
    assert names(harness) == ["notes.md"]


def test_nothing_is_sent_while_a_file_is_read_and_one_that_is_removed_is_not_waited_for(
    harness: WindowHarness, notes: Path
) -> None:
    composer = harness.parts.view.composer
    composer.edit.setPlainText("What is this?")
    harness.actions.documents.add_files([notes])
    assert harness.parts.pending_files.busy
    assert not composer.send_button.isEnabled()
    harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "What is this?"
    assert composer.strip.chips[0].details.full_text == "Reading…"
    harness.parts.pending_files.remove(harness.parts.pending_files.files[0])
    assert not harness.parts.pending_files.busy
    assert composer.send_button.isEnabled()


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
