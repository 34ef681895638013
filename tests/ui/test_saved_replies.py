"""Replies are saved with their questions, shared as pages, and opened again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from app.traces.trace_files import read_trace
from app.traces.trace_html import page_of
from app.ui.transcript.messages.reply_message import ReplyMessage
from tests.fakes.scripted_engine import REPLY
from tests.ui.choice_panels import more_lines
from tests.ui.conftest import WindowHarness
from tests.ui.recorded_replies import dialog_of, opened, reply_of

pytestmark = pytest.mark.shared_window


def test_a_reply_is_saved_with_its_question_and_opens_again(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("Why is the sky blue?")
    harness.parts.recorded.save()
    path = tmp_path / "sky.json"
    dialog = dialog_of(harness)
    with harness.bot.waitSignal(harness.parts.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    saved = read_trace(path)
    assert saved.question == "Why is the sky blue?"
    assert saved.summary == harness.parts.chat.messages[-1].trace.summary  # type: ignore[union-attr]
    assert "sky.json" in harness.parts.view.banner.sentence
    assert reply_of(opened(harness, path)).body.answer == REPLY


def test_any_reply_of_a_chat_is_shared_from_its_own_menu(harness: WindowHarness, tmp_path: Path) -> None:
    harness.ask("First?")
    harness.script.reply = "A short one."
    harness.ask("Second?")
    first = harness.parts.view.transcript.findChildren(ReplyMessage)[0]
    assert first.menu.share in first.line.more_button.menu().actions()
    first.menu.share.trigger()
    path = tmp_path / "first.html"
    dialog = dialog_of(harness)
    with harness.bot.waitSignal(harness.parts.recorded.saved):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    assert first.trace is not None
    assert path.read_text(encoding="utf-8") == page_of(replace(first.trace, question="First?"))
    assert harness.parts.view.banner.action.text() == "Show it"


def test_without_a_reply_there_is_nothing_to_save(harness: WindowHarness) -> None:
    harness.parts.recorded.save()
    harness.parts.recorded.share()
    assert harness.window.findChild(QFileDialog) is None
    enabled = {words: action.isEnabled() for words, action in more_lines(harness).items()}
    assert enabled["Open a recorded reply"]
    assert not enabled["Share the reply as a page for any browser"]
