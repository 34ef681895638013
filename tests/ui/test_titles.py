"""Titles that the model suggests, in the list of chats; the rest is tried without a window."""

from __future__ import annotations

from PySide6.QtCore import QTimer

from app.conversation.title_suggestions import QUIET_S
from tests.ui.conftest import WindowHarness
from tests.ui.listed_chats import _titles


def test_a_while_after_its_reply_a_chat_is_listed_by_the_name_that_the_model_gave_it(harness: WindowHarness) -> None:
    harness.script.reply = "Bicycle balance"
    harness.show()
    harness.load_starter()
    harness.parts.titles.active = True
    harness.ask("Why does a bicycle stay upright?")
    (quiet,) = [timer for timer in harness.parts.view.findChildren(QTimer) if timer.interval() == 1000 * QUIET_S]
    assert quiet.isActive()
    with harness.bot.waitSignal(harness.parts.titles.titled):
        quiet.start(0)
    assert _titles(harness) == ["Bicycle balance"]
    assert not quiet.isActive()
