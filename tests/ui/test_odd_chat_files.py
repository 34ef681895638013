"""The window opens whatever the chat file is: it shows what can be shown, and goes on from there."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QTextOption

from app.chats.backups import back_up
from app.chats.store import ChatStore
from app.ui.application import tell_of_new_file
from app.ui.dialogs.backups_dialog import BackupsDialog
from app.ui.transcript.text.reply_body import ReplyBody
from tests.fakes.odd_chats import CHATS, NO_CHATS, NO_FILES
from tests.ui.conftest import WindowHarness

SHOWN = (
    "no UTF-8", "dates too late", "dates of text", "numbers of text", "no folder", "assistants of bytes", "huge text",
    "endless trace", "deep calls", "files of nothing", "huge title", "many",
)  # fmt: skip
"""Those of which the window shows something; how the others are read is tried without a window."""
PUT_ASIDE = {kind: (NO_CHATS | NO_FILES)[kind] for kind in ("endless view", "a folder")}


@pytest.fixture
def chat_file(tmp_path: Path) -> Path:
    """The chat file of the window that is built next, with one chat."""
    path = tmp_path / "data" / "chats.sqlite3"
    path.parent.mkdir()
    with ChatStore(path) as store:
        chat = store.create().id
        question = store.add_message(chat, None, "user", "Why is the sky blue?")
        store.add_message(chat, question.id, "assistant", "Air scatters blue light.")
        back_up(path, tmp_path / "copy.sqlite3")
    (tmp_path / "copy.sqlite3").replace(path)
    return path


@pytest.fixture
def odd(chat_file: Path, request: pytest.FixtureRequest) -> str:
    kind = str(request.param)
    (CHATS | PUT_ASIDE)[kind](chat_file)
    return kind


@pytest.mark.parametrize("odd", SHOWN, indirect=True)
def test_the_window_shows_an_odd_chat_and_writes_another(odd: str, harness: WindowHarness) -> None:
    assert odd in CHATS
    harness.show()
    harness.load_starter()
    for chat in harness.store.conversations(3):
        harness.parts.chat.open(chat)
        assert harness.parts.chat.conversation_id == chat.id
    harness.parts.chat.new_chat()
    harness.ask("And at night?")
    [latest, *_] = [chat for chat in harness.store.conversations() if chat.title == "And at night?"]
    assert [message.text for message in harness.store.messages(latest.id)] == ["And at night?", harness.script.reply]


@pytest.mark.usefixtures("chat_file")
@pytest.mark.parametrize(
    ("reply", "wrapped"),
    [
        ("0" * 50_000, QTextOption.WrapMode.WrapAnywhere),
        ("word " * 10_000, QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere),
    ],
)
def test_a_reply_of_one_endless_word_is_broken_wherever_a_line_is_full(
    harness: WindowHarness, reply: str, wrapped: QTextOption.WrapMode
) -> None:
    """Otherwise Qt looks for the word's end on each line: a minute for a megabyte."""
    [chat] = harness.store.conversations()
    harness.store.finish_reply(harness.store.messages(chat.id)[-1].id, reply, None)
    harness.show()
    harness.parts.chat.open(chat)
    harness.bot.waitUntil(lambda: bool(harness.window.findChildren(ReplyBody)))
    [body] = harness.window.findChildren(ReplyBody)
    harness.bot.waitUntil(lambda: reply.strip() in body.toPlainText())
    assert body.wordWrapMode() is wrapped


@pytest.mark.parametrize("odd", PUT_ASIDE, indirect=True)
def test_the_window_says_that_it_has_no_chats_and_offers_the_copies(
    odd: str, harness: WindowHarness, caplog: pytest.LogCaptureFixture
) -> None:
    assert odd in PUT_ASIDE
    caplog.get_records("setup").clear()
    assert harness.store.problem is not None
    harness.show()
    tell_of_new_file(harness.window, harness.store.problem)
    banner = harness.parts.view.banner
    assert "was kept as chats-damaged-" in banner.sentence
    banner.action.click()
    dialog = harness.window.findChild(BackupsDialog)
    assert dialog.isVisible()
