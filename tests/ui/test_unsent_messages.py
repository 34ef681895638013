"""Unsent messages: one draft for each chat, with its files, over a restart too."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from app.ui.application import build
from app.ui.chat.composing import unsent_messages
from app.ui.window.main_window import MainWindow
from tests.fakes.scripted_engine import ScriptedEngine
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def typed(harness: WindowHarness) -> str:
    return harness.parts.view.composer.edit.toPlainText()


def write(harness: WindowHarness, text: str) -> None:
    edit = harness.parts.view.composer.edit
    edit.clear()
    harness.bot.keyClicks(edit, text)


def attach(harness: WindowHarness, path: Path) -> None:
    path.write_text("The tower leans by 3.97 degrees.")
    harness.actions.add_files([path])
    harness.bot.waitUntil(lambda: not harness.parts.pending_files.busy)


def chips(harness: WindowHarness) -> list[str]:
    return [file.name for file in harness.parts.pending_files.files]


def asked_in(harness: WindowHarness) -> int:
    harness.actions.new_chat()
    harness.ask("Why is the sky blue?")
    return harness.parts.chat.conversation_id


def test_each_chat_has_its_own_draft_with_its_files(harness: WindowHarness, tmp_path: Path) -> None:
    first, second = asked_in(harness), asked_in(harness)
    harness.actions.open_chat(first)
    write(harness, "To the first")
    attach(harness, tmp_path / "a.txt")
    harness.actions.open_chat(second)
    assert (typed(harness), chips(harness)) == ("", [])
    write(harness, "To the second")
    harness.actions.open_chat(first)
    assert (typed(harness), chips(harness)) == ("To the first", ["a.txt"])
    harness.bot.waitUntil(lambda: harness.parts.pending_files.files[0].tokens is not None)
    harness.actions.open_chat(second)
    assert typed(harness) == "To the second"
    harness.actions.new_chat()
    assert typed(harness) == ""


def test_a_draft_of_a_new_chat_goes_with_its_first_message(harness: WindowHarness) -> None:
    harness.ask()
    first = harness.parts.chat.conversation_id
    write(harness, "And then?")
    harness.actions.new_chat()
    assert typed(harness) == ""
    harness.actions.open_chat(first)
    assert typed(harness) == "And then?"


def _next_window(harness: WindowHarness) -> MainWindow:
    program = build(
        paths=harness.paths,
        engine_factory=lambda sink: ScriptedEngine(sink, harness.script),
        store=harness.store,
        settings=harness.settings,
        entries=tuple,
    )
    program.window.resize(1000, 700)
    with harness.bot.waitSignal(program.window.painted):
        program.window.show()
    QApplication.processEvents()
    return program.window


def _close(window: MainWindow) -> None:
    window.close()
    window.deleteLater()
    window.parts.theme.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_restart_shows_the_chat_whose_message_was_not_sent(own_harness: WindowHarness, tmp_path: Path) -> None:
    own_harness.show()
    own_harness.load_starter()
    conversation = asked_in(own_harness)
    write(own_harness, "Half a quest")
    attach(own_harness, tmp_path / "a.txt")
    own_harness.window.close()
    (tmp_path / "a.txt").unlink()  # what was given is kept, not where it was

    window = _next_window(own_harness)
    assert window.parts.chat.conversation_id == conversation
    assert window.parts.view.composer.edit.toPlainText() == "Half a quest"
    (file,) = window.parts.pending_files.files
    assert (file.name, file.text) == ("a.txt", "The tower leans by 3.97 degrees.")
    assert window.parts.view.composer.send_button.isEnabled()
    window.parts.pending_files.clear()
    window.parts.view.composer.edit.clear()
    _close(window)
    assert not own_harness.paths.unsent_messages.exists()


def test_a_file_that_was_still_being_read_is_read_at_the_next_start(own_harness: WindowHarness, tmp_path: Path) -> None:
    own_harness.show()
    (tmp_path / "a.txt").write_text("The tower leans.")
    own_harness.actions.add_files([tmp_path / "a.txt"])
    own_harness.window.close()
    window = _next_window(own_harness)
    own_harness.bot.waitUntil(lambda: not window.parts.pending_files.busy)
    assert [file.text for file in window.parts.pending_files.files] == ["The tower leans."]
    _close(window)


@pytest.mark.parametrize("room", [12_000_000, 0], ids=["kept", "read again"])
def test_a_picture_is_still_one_after_a_restart(
    own_harness: WindowHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    """It came back as a text file with nothing in it, and would have been sent as such."""
    monkeypatch.setattr(unsent_messages, "_MOST_PICTURE_BYTES", room)
    own_harness.show()
    picture = QImage(300, 200, QImage.Format.Format_RGB32)
    picture.fill(QColor(200, 30, 30))
    assert picture.save(str(tmp_path / "bicycle.png"))
    own_harness.actions.add_files([tmp_path / "bicycle.png"])
    own_harness.parts.pending_files.add_picture(picture)
    own_harness.bot.waitUntil(lambda: not own_harness.parts.pending_files.busy)
    before = [(file.name, file.picture, file.preview) for file in own_harness.parts.pending_files.files]
    assert all(content for _, content, _ in before)
    own_harness.window.close()

    window = _next_window(own_harness)
    own_harness.bot.waitUntil(lambda: not window.parts.pending_files.busy)
    after = [(file.name, file.picture, file.preview) for file in window.parts.pending_files.files]
    assert after == (before if room else before[:1])  # what was pasted is nowhere else
    window.parts.pending_files.clear()
    _close(window)


def test_a_damaged_file_costs_the_drafts_alone(harness: WindowHarness) -> None:
    wrong_types = b'{"drafts": [{"chat": [], "text": 7, "files": [{"name": 1}, 2]}]}'
    for content in (b"", b"{", b"[]", b'{"drafts": 3}', wrong_types):
        harness.paths.unsent_messages.write_bytes(content)
        assert harness.window.unsent_messages.restore() is None, content
        assert typed(harness) == ""


def test_a_deleted_chat_keeps_no_draft(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.load_starter()
    conversation = asked_in(own_harness)
    write(own_harness, "Half a quest")
    own_harness.actions.new_chat()
    own_harness.store.folders.delete([conversation])
    own_harness.window.unsent_messages.keep()
    assert not own_harness.paths.unsent_messages.exists()


def test_what_was_written_before_an_edit_comes_back(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask()
    write(harness, "Half a quest")
    attach(harness, tmp_path / "a.txt")
    harness.parts.view.message_sending.edit_last()
    assert (typed(harness), chips(harness)) == ("Why is the sky blue?", [])
    harness.actions.escape()
    assert (typed(harness), chips(harness)) == ("Half a quest", ["a.txt"])
    harness.parts.view.message_sending.edit_last()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.keyClick(harness.parts.view.composer.edit, Qt.Key.Key_Return)
    assert (typed(harness), chips(harness)) == ("Half a quest", ["a.txt"])


def test_up_in_an_empty_field_brings_back_what_was_asked(harness: WindowHarness) -> None:
    for question in ("One?", "Two?\nof two lines"):
        harness.ask(question)
    edit = harness.parts.view.composer.edit
    up, down = Qt.Key.Key_Up, Qt.Key.Key_Down
    seen = []
    for key in (up, up, up, down, down, down):
        harness.bot.keyClick(edit, key)
        seen.append(typed(harness))
    assert seen == ["Two?\nof two lines", "One?", "One?", "Two?\nof two lines", "", ""]
    harness.bot.keyClicks(edit, "Mine")
    harness.bot.keyClick(edit, up)
    assert typed(harness) == "Mine"


def test_nothing_is_kept_where_all_chats_are_deleted(harness: WindowHarness) -> None:
    asked_in(harness)
    write(harness, "Half a quest")
    harness.actions.new_chat()
    harness.window.unsent_messages.keep()
    assert harness.paths.unsent_messages.exists()
    harness.parts.sidebar.delete_all()
    assert not harness.paths.unsent_messages.exists()
