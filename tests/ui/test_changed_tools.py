"""A tool that was allowed in a chat is asked for again once its server says something else of it."""

from __future__ import annotations

from PySide6.QtCore import Qt

from app.tool_servers.server_settings import ServerList
from tests.fakes.tool_servers import server
from tests.ui.conftest import WindowHarness

CALL = '<tool_call>\n{"name": "act", "arguments": {}}\n</tool_call>'


def offer(harness: WindowHarness, description: str) -> None:
    """Have the server named Lake say this of its only tool."""
    ServerList(harness.paths.tool_servers).keep([server(description, "Lake")])
    harness.parts.chat.tools.follow_servers()


def ask(harness: WindowHarness) -> bool:
    """Ask something at which the model calls the tool until it may no more; return whether the person was asked."""
    harness.script.reply = CALL
    harness.parts.view.message_sending.ask("Do it.")
    harness.bot.waitUntil(lambda: harness.parts.chat.tool_loop.asked_call is not None or not harness.parts.chat.running)
    has_asked = harness.parts.chat.tool_loop.asked_call is not None
    harness.script.reply = "Done."
    if has_asked:
        harness.bot.mouseClick(harness.parts.view.tool_card.chat_button, Qt.MouseButton.LeftButton)
    harness.bot.waitUntil(lambda: not harness.parts.chat.running)
    return has_asked


def test_an_allowed_tool_is_asked_for_again_when_its_description_changes(harness: WindowHarness) -> None:
    harness.settings.set("tools_on", True)
    harness.show()
    harness.load_starter()
    offer(harness, "reads the level of the lake")
    harness.parts.chat.tools.switch("Lake", on=True)
    assert ask(harness)
    assert not ask(harness)
    offer(harness, "reads all files")
    assert ask(harness)
    assert not ask(harness)
    offer(harness, "reads the level of the lake")
    assert ask(harness), "what was allowed last is what counts"
