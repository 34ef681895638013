"""Pictures go with a message: seen before it is sent, shown to the model with each later question, kept in the chat."""

from __future__ import annotations

import struct
import zlib
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPixmap
from PySide6.QtWidgets import QLabel

from app.chats.chat_files import page_of
from app.errors import DiskFull
from app.llama.pictures.pixels import KEPT_AS_IT_IS_BYTES, PREVIEW, Pixels, kept_content
from app.ui.dialogs.picture_dialog import PictureDialog
from app.ui.models_page.models_page import ModelsPage
from tests.fakes.documents import pdf
from tests.fakes.picture_files import webp
from tests.fakes.tiny_projector import png
from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add, bubbles, send, sent_messages

pytestmark = pytest.mark.shared_window

RED = QColor(200, 30, 30)
_FRAME = bytes.fromhex("2c0000000002000200000202845100")
_HEAD = b"GIF89a" + bytes.fromhex("020002008000000a0a0affffff")
_LASTS = bytes.fromhex("21f904000a000000")
MOVING = _HEAD + (_LASTS + _FRAME) * 3 + b";"
"""A GIF of three pictures, 2 x 2 pixels each."""


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


def test_a_picture_is_seen_then_shown_to_the_model_with_every_question_and_kept_with_the_chat(
    seeing: WindowHarness, photo: Path
) -> None:
    add(seeing, photo)
    (chip,) = seeing.parts.view.composer.strip.chips
    assert chip_picture(chip).pixelColor(5, 5).red() > 150
    assert chip.details.full_text.endswith("B · 900 x 600 pixels")
    assert seeing.parts.view.composer.strip.unseen.isHidden()

    content = photo.read_bytes()
    photo.unlink()
    send(seeing, "What is this?")
    (first,) = sent_messages(seeing)
    assert [picture.name for picture in first.pictures] == ["bicycle.png"]
    assert first.pictures[0].content == content, "as it was read, though the file is gone"
    assert first.text == "What is this?"
    send(seeing, "And its colour?")
    assert [len(message.pictures) for message in sent_messages(seeing)] == [1, 0, 0]

    chat = seeing.store.conversations()[0]
    seeing.actions.new_chat()
    seeing.parts.chat.open(chat.id)
    question, _ = bubbles(seeing)
    (chip,) = question.files.chips
    picture = chip_picture(chip)
    assert abs(picture.width() / picture.height() - 1.5) < 0.05
    assert picture.pixelColor(picture.width() // 2, picture.height() // 2).red() > 150
    assert question.rect().contains(question.files.geometry())
    before = picture.width()
    seeing.program.theme.zoom_in()
    seeing.see_the_theme()
    assert chip_picture(chip).width() > before

    chip.click()
    dialog = seeing.window.findChild(PictureDialog)
    seeing.bot.waitUntil(lambda: "900 x 600" in dialog.facts.text())
    shown = dialog.picture.pixmap()
    assert shown.width() > 400
    assert shown.toImage().pixelColor(20, 20).red() > 150
    dialog.accept()


def test_a_full_disk_keeps_question_and_picture_in_the_field(
    seeing: WindowHarness, photo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add(seeing, photo)
    composer = seeing.parts.view.composer
    composer.edit.setPlainText("What is this?")

    def full(*_: object, **__: object) -> None:
        raise DiskFull("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr("app.chats.store.keep_files", full)
        seeing.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert "The disk is full." in seeing.parts.view.banner.sentence
    assert composer.edit.toPlainText() == "What is this?"
    assert [chip.name for chip in composer.strip.chips] == ["bicycle.png"]
    send(seeing, "What is this?")
    assert [picture.content for picture in sent_messages(seeing)[0].pictures] == [photo.read_bytes()]


@pytest.mark.parametrize("sees", [True, False], ids=["a model that sees", "one that does not"])
def test_the_pages_of_a_scan_are_pictures(own_harness: WindowHarness, tmp_path: Path, sees: bool) -> None:
    own_harness.script.sees = sees
    own_harness.show()
    own_harness.load_starter()
    scan = tmp_path / "scan.pdf"
    scan.write_bytes(pdf("", ""))
    add(own_harness, scan)
    names = [file.name for file in own_harness.parts.pending_files.files]
    assert names == (["scan.pdf, page 1", "scan.pdf, page 2"] if sees else [])
    assert ("its pages are pictures" in own_harness.parts.view.banner.sentence) is not sees


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


def test_pictures_of_any_kind_go_as_they_are_and_a_chip_says_what_the_model_gets_of_it(
    seeing: WindowHarness, tmp_path: Path
) -> None:
    contents = {"moving.gif": MOVING, "cat.webp": webp(40, 30), "large.png": png(4000, 1000)}
    for name, content in contents.items():
        (tmp_path / name).write_bytes(content)
    add(seeing, *(tmp_path / name for name in contents))
    assert seeing.parts.view.banner.sentence == ""
    moving, cat, large = seeing.parts.view.composer.strip.chips
    assert [chip.property("cut") for chip in (moving, cat, large)] == [False, False, True]
    assert cat.details.full_text.endswith(" · 40 x 30 pixels")
    assert "scaled" not in cat.toolTip()
    assert large.details.full_text.endswith(" · 4,000 x 1,000 pixels")
    assert "scaled down to 2,000 x 500 pixels for the model" in large.toolTip()
    send(seeing, "Which is larger?")
    assert [picture.content for picture in sent_messages(seeing)[0].pictures[:2]] == [MOVING, webp(40, 30)]
    (question,) = bubbles(seeing)
    assert ["scaled down" in chip.toolTip() for chip in question.files.chips] == [False, False, True]
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
