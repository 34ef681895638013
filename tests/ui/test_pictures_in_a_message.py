"""Pictures go with a message: seen before it is sent, shown to the model with each later question, kept in the chat."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QLabel

from app.chats.chat_files import json_of, page_of
from app.llama.pictures.pixels import KEPT_AS_IT_IS_BYTES, PREVIEW, Pixels, kept_content
from app.ui.dialogs.picture_dialog import PictureDialog
from app.ui.models_page.models_page import ModelsPage
from tests.fakes.documents import pdf
from tests.fakes.picture_files import webp
from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add, bubbles, send, sent_messages

pytestmark = pytest.mark.shared_window

RED = QColor(200, 30, 30)


@pytest.fixture
def photo(tmp_path: Path) -> Path:
    path = tmp_path / "bicycle.png"
    image = QImage(900, 600, QImage.Format.Format_RGB32)
    image.fill(RED)
    assert image.save(str(path))
    return path


@pytest.fixture
def seeing(own_harness: WindowHarness) -> WindowHarness:
    """A window whose model can be shown pictures."""
    own_harness.script.sees = True
    own_harness.show()
    own_harness.load_starter()
    return own_harness


def chip_picture(chip) -> QImage:
    label = chip.findChild(QLabel)
    return label.pixmap().toImage()


def test_a_picture_is_seen_then_shown_to_the_model_with_every_question(seeing: WindowHarness, photo: Path) -> None:
    add(seeing, photo)
    (chip,) = seeing.parts.view.composer.strip.chips
    assert chip_picture(chip).pixelColor(5, 5).red() > 150
    assert chip.details.full_text.endswith("B · 900 x 600 pixels")
    assert seeing.parts.view.composer.strip.unseen.isHidden()

    send(seeing, "What is this?")
    (first,) = sent_messages(seeing)
    assert [picture.name for picture in first.pictures] == ["bicycle.png"]
    assert first.pictures[0].content == photo.read_bytes()
    assert first.text == "What is this?"

    photo.unlink()  # it is kept with the chat
    send(seeing, "And its colour?")
    assert [len(message.pictures) for message in sent_messages(seeing)] == [1, 0, 0]


def test_the_first_pages_of_a_scan_are_shown_to_a_model_that_sees(seeing: WindowHarness, tmp_path: Path) -> None:
    scan = tmp_path / "scan.pdf"
    scan.write_bytes(pdf("", ""))
    add(seeing, scan)
    assert len(seeing.parts.view.composer.strip.chips) == 2
    send(seeing, "What is this?")
    assert [picture.name for picture in sent_messages(seeing)[0].pictures] == ["scan.pdf, page 1", "scan.pdf, page 2"]


def test_a_scan_is_refused_where_the_model_sees_nothing(harness: WindowHarness, tmp_path: Path) -> None:
    scan = tmp_path / "scan.pdf"
    scan.write_bytes(pdf(""))
    with harness.bot.waitSignal(harness.parts.pending_files.refused) as signal:
        harness.actions.add_files([scan])
    assert "its pages are pictures" in signal.args[0]
    assert not harness.parts.pending_files.files


def test_it_is_there_when_the_chat_is_opened_again_and_goes_with_it(seeing: WindowHarness, photo: Path) -> None:
    add(seeing, photo)
    send(seeing, "What is this?")
    chat = seeing.store.conversations()[0]
    seeing.actions.new_chat()
    seeing.parts.chat.open(chat.id)
    (question,) = bubbles(seeing)
    (chip,) = question.files.chips
    picture = chip_picture(chip)
    assert abs(picture.width() / picture.height() - 1.5) < 0.05
    assert picture.pixelColor(picture.width() // 2, picture.height() // 2).red() > 150
    assert question.rect().contains(question.files.geometry())
    before = picture.width()
    seeing.program.theme.zoom_in()
    seeing.see_the_theme()
    assert chip_picture(chip).width() > before


def test_a_model_that_sees_nothing_is_told_of_before_sending(harness: WindowHarness, photo: Path) -> None:
    add(harness, photo)
    composer = harness.parts.view.composer
    composer.edit.setPlainText("What is this?")
    assert composer.strip.unseen.isVisible()
    assert composer.strip.unseen.text() == "This model cannot see pictures."
    assert not composer.send_button.isEnabled()
    count = len(harness.engine.requests)
    harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "What is this?"
    assert len(harness.engine.requests) == count
    harness.window.resize(480, 560)
    button = composer.strip.seeing_button
    harness.bot.waitUntil(lambda: button.y() > composer.strip.unseen.y())
    assert button.geometry().right() <= composer.strip.width() <= composer.width()
    composer.strip.seeing_button.click()
    (page,) = harness.window.findChildren(ModelsPage)
    harness.bot.waitUntil(lambda: any(card.button.hasFocus() for card in page.pairs.cards))
    wanted = [card for card in page.pairs.cards if card.button.hasFocus()]
    page.close()
    assert [card.pair.projector is not None for card in wanted] == [True]
    composer.strip.remove_pictures_button.click()
    assert composer.strip.unseen.isHidden()
    assert composer.send_button.isEnabled()


def test_an_edited_question_keeps_its_picture(seeing: WindowHarness, photo: Path) -> None:
    add(seeing, photo)
    send(seeing, "What is this?")
    seeing.parts.view.message_sending.edit_last()
    assert len(seeing.parts.view.composer.strip.chips) == 1
    with seeing.bot.waitSignal(seeing.program.session.finished):
        seeing.parts.view.composer.edit.setPlainText("What is that?")
        seeing.bot.keyClick(seeing.parts.view.composer.edit, Qt.Key.Key_Return)
    (question,) = sent_messages(seeing)
    assert (question.text, len(question.pictures)) == ("What is that?", 1)


def test_a_click_shows_it_large(seeing: WindowHarness, photo: Path) -> None:
    add(seeing, photo)
    send(seeing, "What is this?")
    bubbles(seeing)[0].files.chips[0].click()
    dialog = seeing.window.findChild(PictureDialog)
    seeing.bot.waitUntil(lambda: "900 x 600" in dialog.facts.text())
    shown = dialog.picture.pixmap()
    assert shown.width() > 400
    assert shown.toImage().pixelColor(20, 20).red() > 150
    dialog.accept()


def test_a_saved_page_has_it_and_json_brings_it_back(seeing: WindowHarness, photo: Path) -> None:
    add(seeing, photo)
    send(seeing, "What is this?")
    chat = seeing.store.conversations()[0]
    assert '<img class="picture" alt="bicycle.png"' in page_of(seeing.store, chat)
    assert '"picture": "iVBOR' in json_of(seeing.store, chat)


def test_a_webp_picture_is_shown_to_the_model_and_in_the_message(seeing: WindowHarness, tmp_path: Path) -> None:
    (tmp_path / "cat.webp").write_bytes(webp(40, 30))
    add(seeing, tmp_path / "cat.webp")
    assert "40 x 30" in seeing.parts.view.composer.strip.chips[0].toolTip()
    send(seeing, "What is this?")
    assert seeing.engine.requests[0].messages[0].pictures[0].content == webp(40, 30)
    assert 'src="data:image/webp;base64,' in page_of(seeing.store, seeing.store.conversations()[0])


def bomb(path: Path) -> Path:
    """A PNG of a kilobyte that claims 30,000 x 30,000 pixels."""

    def chunk(kind: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))

    head = struct.pack(">IIBBBBB", 30_000, 30_000, 8, 2, 0, 0, 0)
    rows = zlib.compress(bytes(100_000))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b""))
    return path


def broken(path: Path) -> Path:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    image.fill(RED)
    assert image.save(str(path))
    content = bytearray(path.read_bytes())
    content[41:] = b"\xff" * (len(content) - 41)
    path.write_bytes(bytes(content))
    return path


def heic(path: Path) -> Path:
    path.write_bytes(b"\0\0\0\x18ftypheic" + bytes(40))
    return path


def test_what_no_model_can_be_shown_is_refused_in_words(harness: WindowHarness, tmp_path: Path) -> None:
    for make in (bomb, broken, heic):
        add(harness, make(tmp_path / "a.png"))
        assert harness.parts.view.composer.strip.chips == ()
        assert "“a.png”" in harness.parts.view.banner.sentence


def test_a_large_file_is_kept_small_and_a_small_one_as_it_is() -> None:
    pixels = Pixels(2000, 1000, bytes((200, 30, 30)) * 2_000_000)
    assert kept_content(b"as it is", pixels) == b"as it is"
    content = kept_content(bytes(KEPT_AS_IT_IS_BYTES + 1), pixels)
    assert content.startswith(b"\xff\xd8\xff")
    assert QImage.fromData(content).width() == 2000
    preview = QPixmap()
    assert preview.loadFromData(pixels.preview(), "JPG")
    assert preview.width() == PREVIEW[0]
