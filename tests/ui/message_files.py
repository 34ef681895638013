"""Files that go with a message: added, sent, and seen again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt

from app.engine.commands import Message
from app.ui.transcript.messages.user_message import UserMessage
from tests.ui.conftest import WindowHarness


def add(harness: WindowHarness, *paths: Path) -> None:
    """Have files read, and counted where a model is loaded."""
    files = harness.parts.pending_files
    harness.actions.documents.add_files(paths)
    counted = harness.program.session.in_memory is not None
    harness.bot.waitUntil(lambda: not files.busy and not (counted and any(file.tokens is None for file in files.files)))


def send(harness: WindowHarness, text: str) -> None:
    harness.parts.view.composer.edit.setPlainText(text)
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.keyClick(harness.parts.view.composer.edit, Qt.Key.Key_Return)


def names(harness: WindowHarness) -> list[str]:
    return [chip.name for chip in harness.parts.view.composer.strip.chips]


def sent_messages(harness: WindowHarness) -> tuple[Message, ...]:
    """The conversation in the latest request, without the system prompt."""
    request = harness.engine.requests[-1]
    return tuple(message for message in request.messages if message.role != "system")


def last_request(harness: WindowHarness) -> str:
    """The last message of the latest request."""
    return sent_messages(harness)[-1].text


def bubbles(harness: WindowHarness) -> list[UserMessage]:
    column = harness.parts.view.transcript._column
    return [message for message in column.messages if isinstance(message, UserMessage)]
