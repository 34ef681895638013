"""Pictures that are empty, large, gone, or that move, and a full disk: said in words, and no question is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app.errors import DiskFull
from tests.fakes.tiny_projector import png
from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add, bubbles, send, sent_messages

_FRAME = bytes.fromhex("2c0000000002000200000202845100")
_HEAD = b"GIF89a" + bytes.fromhex("020002008000000a0a0affffff")
_LASTS = bytes.fromhex("21f904000a000000")
MOVING = _HEAD + (_LASTS + _FRAME) * 3 + b";"
"""A GIF of three pictures, 2 x 2 pixels each."""


@pytest.fixture
def seeing(harness: WindowHarness) -> WindowHarness:
    harness.script.sees = True
    harness.show()
    harness.load_starter()
    return harness


def test_an_empty_file_and_one_that_is_gone_are_said_and_the_others_are_taken(
    seeing: WindowHarness, tmp_path: Path
) -> None:
    (tmp_path / "none.png").write_bytes(b"")
    (tmp_path / "here.png").write_bytes(png())
    add(seeing, tmp_path / "none.png", tmp_path / "gone.png", tmp_path / "here.png")
    sentence = seeing.parts.view.banner.sentence
    assert "“none.png”" in sentence
    assert "“gone.png”" in sentence
    assert [file.name for file in seeing.parts.pending_files.files] == ["here.png"]


def test_a_picture_that_vanishes_before_it_is_sent_is_sent(seeing: WindowHarness, tmp_path: Path) -> None:
    path = tmp_path / "cat.png"
    path.write_bytes(png())
    add(seeing, path)
    path.unlink()
    send(seeing, "What is this?")
    assert [picture.content for picture in sent_messages(seeing)[0].pictures] == [png()]


def test_a_picture_that_moves_is_taken(seeing: WindowHarness, tmp_path: Path) -> None:
    (tmp_path / "cat.gif").write_bytes(MOVING)
    add(seeing, tmp_path / "cat.gif")
    assert seeing.parts.view.banner.sentence == ""
    (file,) = seeing.parts.pending_files.files
    assert file.preview
    send(seeing, "What is this?")
    assert [picture.content for picture in sent_messages(seeing)[0].pictures] == [MOVING]


def test_a_full_disk_keeps_question_and_picture_in_the_field(
    seeing: WindowHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cat.png").write_bytes(png())
    add(seeing, tmp_path / "cat.png")
    composer = seeing.parts.view.composer
    composer.edit.setPlainText("What is this?")

    def full(*_: object, **__: object) -> None:
        raise DiskFull("The disk is full.")

    with monkeypatch.context() as broken:
        broken.setattr("app.chats.store.keep_files", full)
        seeing.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert "The disk is full." in seeing.parts.view.banner.sentence
    assert composer.edit.toPlainText() == "What is this?"
    assert [chip.name for chip in composer.strip.chips] == ["cat.png"]
    send(seeing, "What is this?")
    assert [picture.content for picture in sent_messages(seeing)[0].pictures] == [png()]


def test_a_chip_says_how_large_a_picture_is_and_what_the_model_gets_of_it(
    seeing: WindowHarness, tmp_path: Path
) -> None:
    (tmp_path / "small.png").write_bytes(png())
    (tmp_path / "large.png").write_bytes(png(4000, 1000))
    add(seeing, tmp_path / "small.png", tmp_path / "large.png")
    small, large = seeing.parts.view.composer.strip.chips
    assert [chip.property("cut") for chip in (small, large)] == [False, True]
    assert small.details.full_text.endswith(" · 40 x 30 pixels")
    assert "scaled" not in small.toolTip()
    assert large.details.full_text.endswith(" · 4,000 x 1,000 pixels")
    assert "scaled down to 2,000 x 500 pixels for the model" in large.toolTip()
    send(seeing, "Which is larger?")
    (question,) = bubbles(seeing)
    assert ["scaled down" in chip.toolTip() for chip in question.files.chips] == [False, True]
