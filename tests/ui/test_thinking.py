"""The window's switch for models that can be told whether to think: where they know it, kept with the chat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.chats.store import ChatStore
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton


def _variables(harness: WindowHarness) -> object:
    return dict(harness.engine.requests[-1].variables)


def _click(harness: WindowHarness) -> None:
    harness.bot.mouseClick(harness.parts.view.composer.thinking_button, LEFT)


def test_a_model_that_cannot_be_told_has_no_switch(harness: WindowHarness) -> None:
    button = harness.parts.view.composer.thinking_button
    assert not button.isVisible()
    assert not button.isVisible()
    harness.ask("First.")
    assert _variables(harness) == {}


def test_each_chat_keeps_what_was_chosen(own_harness: WindowHarness) -> None:
    own_harness.script.thinks = True
    own_harness.show()
    own_harness.load_starter()
    button = own_harness.parts.view.composer.thinking_button
    assert button.isVisible()
    assert button.accessibleName() == "Thinking before the answer: on"
    own_harness.ask("First.")
    assert _variables(own_harness) == {}, "it thinks by itself"
    _click(own_harness)
    assert button.accessibleName() == "Thinking before the answer: off"
    own_harness.ask("Second.")
    assert _variables(own_harness) == {"enable_thinking": False, "thinking": False}
    first = own_harness.parts.chat.conversation_id
    with ChatStore(own_harness.store.path, beside=True) as store:
        assert store.thinking.chosen(first) is False
    own_harness.actions.new_chat()
    assert button.accessibleName() == "Thinking before the answer: on"
    _click(own_harness)  # before the first word
    _click(own_harness)
    own_harness.ask("Third.")
    assert _variables(own_harness) == {"enable_thinking": True, "thinking": True}
    second = own_harness.parts.chat.conversation_id
    own_harness.actions.open_chat(first)
    assert button.accessibleName() == "Thinking before the answer: off"
    assert second is not None
    assert own_harness.store.thinking.chosen(second) is True


def test_a_choice_for_another_model_is_not_told_to_one_that_does_not_know_it(own_harness: WindowHarness) -> None:
    own_harness.script.thinks = False
    own_harness.show()
    own_harness.load_starter()
    button = own_harness.parts.view.composer.thinking_button
    assert button.accessibleName() == "Thinking before the answer: off"
    _click(own_harness)
    own_harness.ask("First.")
    assert _variables(own_harness) == {"enable_thinking": True, "thinking": True}
    own_harness.script.thinks = None
    own_harness.actions.use_pair("starter:q8_0", None)
    own_harness.ask("Second.")
    assert _variables(own_harness) == {}
    assert not button.isVisible()
