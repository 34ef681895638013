"""Ctrl+K finds chats, models, settings and commands; what was chosen last stands first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.window.choices import ChoicePanel
from tests.ui.choice_panels import choice_of, choose, shown_panel
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def opened(harness: WindowHarness, typed: str = "") -> ChoicePanel:
    harness.bot.keyClick(harness.window, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    panel = shown_panel(harness)
    panel.field.setText(typed)
    return panel


def test_a_chat_a_model_a_setting_and_a_command_are_found(own_harness: WindowHarness) -> None:
    own_harness.show()
    chat = own_harness.store.create("About gardens").id
    own_harness.actions.display.show_chats()
    panel = opened(own_harness, "garden")
    assert choice_of(panel, "About gardens").aside == "Chat"
    choose(panel, "About gardens")
    assert own_harness.parts.chat.conversation_id == chat
    choose(opened(own_harness, "temperature"), "Temperature")
    dialog = own_harness.window.findChild(SettingsDialog)
    assert dialog.search.text() == "Temperature"
    dialog.close()
    panel = opened(own_harness, "starter")
    assert choice_of(panel, "Starter pair").aside == "Model"
    panel.close()
    choose(opened(own_harness, "new chat"), "New chat")
    assert own_harness.parts.chat.conversation_id is None
    panel = opened(own_harness)
    assert [choice.title for choice in panel.choices[:3]] == ["New chat", "Temperature", "About gardens"]
    assert [choice.group for choice in panel.choices[:3]] == ["Recent"] * 3
    panel.close()
    assert own_harness.saved_settings().recent_choices.split("\n")[0] == "action:new_chat"


def test_keys_stand_beside_commands_and_what_cannot_be_done_is_not_offered(harness: WindowHarness) -> None:
    panel = opened(harness)
    assert choice_of(panel, "New chat").aside == "Ctrl+N"
    titles = {choice.title for choice in panel.choices}
    assert "Replay the reply in slow motion" not in titles
    assert "Find anything" not in titles
    panel.close()
    harness.ask()
    panel = opened(harness)
    assert choice_of(panel, "Replay the reply in slow motion").aside == "Ctrl+Shift+S"
    panel.close()
