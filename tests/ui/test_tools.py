"""Tools in the window: off until they are switched on, asked for, folded, stopped, kept."""

from __future__ import annotations

import base64
from dataclasses import replace
from pathlib import Path

import psutil
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QCheckBox, QLabel

from app.requests.reply_tools import MOST_ROUNDS
from app.tool_servers.catalogue import CATALOGUE
from app.tool_servers.server_settings import BUILT_IN, ServerList, is_address
from app.tool_servers.tool_server import ServerTool
from app.traces.readout import TOOLS_SPENT
from app.ui.chat.replying.cards import ToolCard
from app.ui.dialogs.picture_dialog import PictureDialog
from app.ui.dialogs.prompts_dialog import PromptForm
from app.ui.dialogs.tool_server_dialog import ToolServerDialog, found_words
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.window.dialogs.tool_servers_card import ToolServersCard
from tests.fakes.tool_servers import HOSTILE_RESULT, PICTURE, server
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton
SUM = 'Let me see. <tool_call>\n{"name": "calculator", "arguments": {"expression": "6 * 7"}}\n</tool_call>'
ANSWER = "It is 42."


def call(name: str, arguments: str = "{}") -> str:
    return f'<tool_call>\n{{"name": "{name}", "arguments": {arguments}}}\n</tool_call>'


def card(harness: WindowHarness) -> ToolCard:
    return harness.parts.view.tool_card


def replies(harness: WindowHarness) -> list[ReplyMessage]:
    return [one for one in harness.parts.view.transcript.messages if isinstance(one, ReplyMessage)]


def with_tools(harness: WindowHarness, *names: str) -> None:
    """A window in whose new chat these tools are on."""
    harness.settings.set("tools_on", True)
    harness.show()
    harness.load_starter()
    harness.parts.chat.tools.follow_servers()
    menu = harness.parts.tools_button.menu()
    for name in names:
        menu.aboutToShow.emit()
        next(action for action in menu.actions() if action.text() == name).trigger()


def ask_for_call(harness: WindowHarness, reply: str = SUM) -> None:
    """Have a reply written that calls a tool, and wait until the person is asked."""
    harness.script.reply = reply
    harness.parts.view.message_sending.ask("What is 6 times 7?")
    harness.bot.waitUntil(lambda: harness.parts.chat.tool_loop.asked_call is not None)


def until_done(harness: WindowHarness) -> None:
    harness.bot.waitUntil(lambda: not harness.parts.chat.running)


def test_a_call_is_asked_for_with_its_arguments_then_the_model_goes_on(harness: WindowHarness) -> None:
    button = harness.parts.tools_button
    assert not button.isVisible()
    with_tools(harness)
    assert (button.isVisible(), button.accessibleName()) == (True, "Tools of this chat: none")
    with_tools(harness, BUILT_IN)
    ask_for_call(harness)
    request = harness.engine.requests[-1]
    assert [tool.name for tool in request.tools.tools] == ["current_date_and_time", "calculator"]
    assert request.spells_marks
    assert card(harness).isVisible()
    assert card(harness).words.text() == f"The model wants to use “calculator” of {BUILT_IN}, with:"
    assert "6 * 7" in card(harness).arguments.toPlainText()
    assert harness.parts.view.composer.stop_button.isVisible()
    assert not [button for button in card(harness).findChildren(QAbstractButton) if button.hasFocus()]
    harness.script.reply = ANSWER
    harness.bot.mouseClick(card(harness).once_button, LEFT)
    until_done(harness)
    assert not card(harness).isVisible()
    first, second = replies(harness)
    assert (first.text, second.text) == ("Let me see.", ANSWER)
    head, body = first.tools.rows[0]
    assert head.text() == f"▸  Tool: “calculator” of {BUILT_IN} · done"
    assert not body.isVisible()
    harness.bot.mouseClick(head, LEFT)
    assert body.isVisible()
    assert body.text().endswith("Brought:\n42")
    chat = harness.parts.chat.conversation_id
    harness.actions.new_chat()
    assert button.accessibleName() == "Tools of this chat: none"
    harness.actions.open_chat(chat)
    assert replies(harness)[0].tools.rows[0][0].text().endswith("· done")
    assert button.accessibleName() == f"Tools of this chat: {BUILT_IN}"


def test_what_is_allowed_in_this_chat_is_not_asked_for_again_and_never_is_no(harness: WindowHarness) -> None:
    with_tools(harness, BUILT_IN)
    ask_for_call(harness)
    harness.bot.mouseClick(card(harness).never_button, LEFT)
    harness.bot.waitUntil(lambda: harness.parts.chat.tool_loop.asked_call is None)
    assert replies(harness)[0].tools.rows[0][0].text().endswith("· not allowed")
    harness.parts.chat.stop()
    harness.actions.new_chat()
    with_tools(harness, BUILT_IN)
    ask_for_call(harness)
    harness.bot.mouseClick(card(harness).chat_button, LEFT)  # and the script goes on calling, for ever
    until_done(harness)
    assert len(replies(harness)) == MOST_ROUNDS + 1
    assert harness.parts.view.remark.sentence == TOOLS_SPENT.sentence
    harness.actions.new_chat()
    assert harness.parts.view.remark.sentence == ""


def test_stop_ends_a_server_that_hangs_and_closing_leaves_no_process(own_harness: WindowHarness) -> None:
    ServerList(own_harness.paths.tool_servers).keep([server("hangs", "Lake")])
    with_tools(own_harness, "Lake")
    ask_for_call(own_harness, call("act"))
    own_harness.bot.mouseClick(card(own_harness).once_button, LEFT)
    assert card(own_harness).words.text() == "Waiting for “act” of Lake…"
    own_harness.bot.mouseClick(own_harness.parts.view.composer.stop_button, LEFT)
    assert not own_harness.parts.chat.running
    assert not card(own_harness).isVisible()
    assert replies(own_harness)[0].tools.rows[0][0].text().endswith("· stopped")


def test_a_picture_that_a_tool_brings_is_shown_and_given_to_the_model_and_comes_back(
    own_harness: WindowHarness,
) -> None:
    ServerList(own_harness.paths.tool_servers).keep([server("draws", "Lake")])
    with_tools(own_harness, "Lake")
    ask_for_call(own_harness, call("act"))
    own_harness.script.reply = ANSWER
    own_harness.bot.mouseClick(card(own_harness).once_button, LEFT)
    until_done(own_harness)
    brought = own_harness.engine.requests[-1].messages[-1]
    assert (brought.role, brought.text) == ("tool", "(a picture: image/png)")
    assert [picture.content for picture in brought.pictures] == [base64.b64decode(PICTURE)]
    chat = own_harness.parts.chat.conversation_id
    own_harness.actions.new_chat()
    own_harness.actions.open_chat(chat)
    (chip,) = replies(own_harness)[0].files.chips
    assert chip.isVisible()
    assert chip.name == "act.png"
    assert chip.findChild(QLabel).pixmap().width() == 8
    chip.click()
    assert own_harness.window.findChild(PictureDialog) is not None


def test_the_line_of_a_call_says_how_far_it_is(own_harness: WindowHarness) -> None:
    ServerList(own_harness.paths.tool_servers).keep([server("tells of progress", "Lake")])
    with_tools(own_harness, "Lake")
    ask_for_call(own_harness, call("act", '{"times": 600}'))
    own_harness.bot.mouseClick(card(own_harness).once_button, LEFT)
    own_harness.bot.waitUntil(lambda: card(own_harness).words.text().endswith("1 % · reading"), timeout=20_000)
    assert card(own_harness).accessibleName() == "Waiting for “act” of Lake…"
    own_harness.parts.chat.stop()


def test_what_a_hostile_server_says_is_letters_and_never_the_persons_word(own_harness: WindowHarness) -> None:
    ServerList(own_harness.paths.tool_servers).keep([server("hostile", "Lake")])
    with_tools(own_harness, "Lake")
    ask_for_call(own_harness, call("weather_b_now_b", '{"a": "\\u202e<b>x</b>"}'))
    assert card(own_harness).words.text() == "The model wants to use “weather\\u202e<b>now</b>” of Lake, with:"
    assert card(own_harness).arguments.toPlainText() == '{\n  "a": "\\u202e<b>x</b>"\n}'
    own_harness.script.reply = ANSWER
    own_harness.bot.mouseClick(card(own_harness).once_button, LEFT)
    until_done(own_harness)
    brought = own_harness.engine.requests[-1].messages[-1]
    assert brought.role == "tool"
    assert brought.text == HOSTILE_RESULT.replace("\x1b", "\N{REPLACEMENT CHARACTER}")
    assert [one.text for one in own_harness.engine.requests[-1].messages if one.role == "user"] == [
        "What is 6 times 7?"
    ]


def forgotten_places(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Return the list of what is taken from the system's keyring from now on."""
    import keyring  # noqa: PLC0415 - takes long to load

    places: list[tuple[str, ...]] = []
    monkeypatch.setattr(keyring, "delete_password", lambda *place: places.append(place))
    return places


def test_servers_are_set_up_in_the_settings(
    own_harness: WindowHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own_harness.actions.open_tools()
    servers = own_harness.window.findChild(ToolServersCard)
    QApplication.clipboard().setText('{"mcpServers": {"Lake": {"command": "x", "timeout": 90}, "far": {"url": "y"}}}')
    servers.paste_button.click()
    servers.paste_button.click()
    assert servers.status.text() == (
        "Taken in, and switched off until you switch them on: Lake. "
        "Not taken in, since they have no command and no address: far."
    )
    assert [(one.name, one.on) for one in own_harness.parts.chat.tools.servers.all()] == [("Lake", False)]
    switch = servers.findChild(QCheckBox)
    switch.click()
    assert servers.findChild(QCheckBox) is switch, "made anew, it would have lost the keyboard"
    assert own_harness.parts.chat.tools.names() == (BUILT_IN, "Lake")
    (tmp_path / "broken.json").write_text("{")
    servers.read(tmp_path / "broken.json")
    assert servers.status.text().startswith("This is no JSON.")
    buttons = servers.findChildren(QAbstractButton)
    next(button for button in buttons if button.accessibleName() == "Change Lake").click()
    dialog = own_harness.window.findChild(ToolServerDialog)
    working = server("plain", LAKE="deep")
    dialog.command.setText(working.command)
    dialog.arguments.setPlainText("\n".join(working.arguments))
    dialog.environment.setPlainText("no value")
    dialog.test_button.click()
    assert dialog.status.text() == "Each line of the environment has the form NAME=value."
    dialog.environment.setPlainText("\n".join(f"{name}={value}" for name, value in working.environment.items()))
    dialog.test_button.click()
    own_harness.bot.waitUntil(dialog.test_button.isEnabled)
    assert dialog.status.text() == "One tool found: act."
    dialog.folder.setText("~")
    dialog.keep_button.click()
    buttons = servers.findChildren(QAbstractButton)
    [button for button in buttons if button.accessibleName() == "Test Lake"][-1].click()  # of the row that is made anew
    assert servers.status.text() == "Lake: Starting it…"
    own_harness.bot.waitUntil(lambda: servers.status.text() == "Lake: One tool found: act.")
    changed = replace(working, name="Lake", folder="~", answer_s=90.0)
    assert own_harness.parts.chat.tools.servers.all() == (changed,)
    far = servers.edit(None)
    far.name.setText("Far")
    far.command.setText("http://example.org/mcp")
    assert far.arguments.isHidden()
    far.keep_button.click()
    assert far.status.text() == "An address begins with https://, or is one of this computer."
    far.command.setText("https://example.org/mcp")
    far.environment.setPlainText("Authorization=Bearer x")
    far.keep_button.click()
    kept = own_harness.parts.chat.tools.servers.all()[1]
    assert (kept.url, kept.headers, kept.command) == ("https://example.org/mcp", {"Authorization": "Bearer x"}, "")
    places = forgotten_places(monkeypatch)
    again = servers.edit(kept)
    again.command.setText("https://example.org/other")
    again.keep_button.click()
    own_harness.bot.waitUntil(lambda: len(places) == 2)
    assert places == [("Draftlight", f"mcp {kind} https://example.org/mcp") for kind in ("tokens", "client")]
    catalogue = servers.open_catalogue()
    assert all(is_address(entry.url) for entry in CATALOGUE)
    catalogue.buttons[0].click()
    added = own_harness.parts.chat.tools.servers.all()[-1]
    assert (added.name, added.url, added.on) == (CATALOGUE[0].name, CATALOGUE[0].url, True)
    assert not catalogue.buttons[0].isEnabled()
    assert not servers.open_catalogue().buttons[0].isEnabled(), "it is there already"
    own_harness.window.findChild(ToolServersCard).window().close()


def test_a_server_that_is_tried_ends_when_nobody_waits_for_it_any_more(own_harness: WindowHarness) -> None:
    def servers() -> list[psutil.Process]:
        return [one for one in psutil.Process().children(recursive=True) if "mute" in one.cmdline()]

    own_harness.show()
    for way in ("Remove Lake", "close the settings"):
        ServerList(own_harness.paths.tool_servers).keep([server("mute", "Lake")])
        settings = own_harness.actions.open_settings()
        buttons = {button.accessibleName(): button for button in settings.findChildren(QAbstractButton)}
        buttons["Test Lake"].click()
        own_harness.bot.waitUntil(lambda: bool(servers()))
        buttons.get(way, settings.close_button).click()
        own_harness.bot.waitUntil(lambda: not servers())
    own_harness.window.findChild(ToolServersCard).window().close()


def test_the_process_that_asks_servers_begins_once_the_window_is_there(own_harness: WindowHarness) -> None:
    own_harness.settings.tools_on = True
    ServerList(own_harness.paths.tool_servers).keep([server("deaf", "Lake")])
    own_harness.show()
    own_harness.bot.waitUntil(lambda: any("_child" in one.cmdline() for one in psutil.Process().children()))


def test_the_count_of_tools_is_told_and_a_long_list_ends() -> None:
    names = [ServerTool("lake", f"t{number}") for number in range(40)]
    assert found_words(names[:2], 0) == "2 tools found: t0, t1."
    assert found_words(names, 3).endswith("t29 …. 3 more cannot be used here.")
    assert found_words([], 0) == "It works, and has no tools."


def test_what_a_server_has_to_read_goes_with_the_message(own_harness: WindowHarness) -> None:
    ServerList(own_harness.paths.tool_servers).keep([server("reads", "Lake")])
    with_tools(own_harness, BUILT_IN)
    button = own_harness.parts.view.composer.attach_button
    button.menu().aboutToShow.emit()
    assert button.from_servers not in button.menu().actions(), "no server is on: there is nothing to choose from"
    own_harness.parts.chat.tools.switch("Lake", on=True)
    button.menu().aboutToShow.emit()
    assert button.menu().actions()[:2] == [button.add_files, button.from_servers]
    dialog = own_harness.actions.documents.open_resources()
    assert dialog.status.text() == "Asking the servers…"
    own_harness.bot.waitUntil(lambda: dialog.list.count() == 500)
    assert dialog.list.item(0).text() == "a b · Lake"
    dialog.search.setText("page 77")
    assert [dialog.list.item(row).text() for row in range(dialog.list.count())] == ["Page 77 · Lake"]
    dialog.add_button.click()
    own_harness.bot.waitUntil(
        lambda: not own_harness.parts.pending_files.busy and bool(own_harness.parts.pending_files.files)
    )
    (picture,) = own_harness.parts.pending_files.files
    assert (picture.name, picture.picture) == ("Page 77.png", base64.b64decode(PICTURE))


def test_a_slash_offers_prompts_of_servers_with_what_they_want_to_know(own_harness: WindowHarness) -> None:
    ServerList(own_harness.paths.tool_servers).keep([server("reads", "Lake")])
    with_tools(own_harness, "Lake")
    composer = own_harness.parts.view.composer
    shown = composer.edit.list_above
    own_harness.bot.keyClicks(composer.edit, "/")
    own_harness.bot.waitUntil(lambda: shown.isVisible() and shown.model().rowCount() == 6)
    own_harness.bot.keyClicks(composer.edit, "home/ida is full")
    assert not shown.isVisible(), "that begins no prompt: Enter would send it"
    composer.edit.clear()
    own_harness.bot.keyClicks(composer.edit, "/as")
    names = [shown.model().index(row, 0).data() for row in range(shown.model().rowCount())]
    assert names == ["ask · Lake"]
    own_harness.bot.keyClick(shown, Qt.Key.Key_Return)
    form = own_harness.window.findChild(PromptForm)
    assert composer.edit.toPlainText() == ""
    assert not form.insert_button.isEnabled()
    form.fields["who"].setText("Ida")
    form.insert_button.click()
    own_harness.bot.waitUntil(lambda: "'who': 'Ida'" in composer.edit.toPlainText())


def test_a_chat_that_is_deleted_while_its_server_is_asked_for_tools_asks_for_nothing(
    own_harness: WindowHarness,
) -> None:
    ServerList(own_harness.paths.tool_servers).keep([server("deaf", "Lake")])
    with_tools(own_harness, "Lake")
    own_harness.parts.view.message_sending.ask("Act.")
    chat = own_harness.parts.chat
    own_harness.bot.waitUntil(lambda: chat.tool_loop.preparing)
    assert card(own_harness).isVisible()
    chat.forget(chat.conversation_id)
    assert not chat.running
    assert not card(own_harness).isVisible()
