"""The window's switch for models that can be told whether to think: where they know it, kept with the chat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from app.chats.store import ChatStore
from tests.ui.conftest import WindowHarness

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def harness(shared_harness: WindowHarness) -> WindowHarness:
    return shared_harness


def _told(harness: WindowHarness) -> object:
    return dict(harness.engine.requests[-1].variables)


def _click(harness: WindowHarness) -> None:
    harness.bot.mouseClick(harness.parts.view.composer.thinking_button, LEFT)


def test_a_model_that_cannot_be_told_has_no_switch(harness: WindowHarness) -> None:
    harness.show()
    button = harness.parts.view.composer.thinking_button
    assert not button.isVisible()
    harness.load_starter()
    assert not button.isVisible()
    harness.ask("First.")
    assert _told(harness) == {}


def test_each_chat_keeps_what_was_chosen(harness: WindowHarness) -> None:
    harness.script.thinks = True
    harness.show()
    harness.load_starter()
    button = harness.parts.view.composer.thinking_button
    assert button.isVisible()
    assert button.accessibleName() == "Thinking before the answer: on"
    harness.ask("First.")
    assert _told(harness) == {}, "it thinks by itself"
    _click(harness)
    assert button.accessibleName() == "Thinking before the answer: off"
    harness.ask("Second.")
    assert _told(harness) == {"enable_thinking": False, "thinking": False}
    first = harness.parts.chat.conversation_id
    assert first is not None
    with ChatStore(harness.store.path, beside=True) as store:
        assert store.thinking.chosen(first) is False
    harness.actions.new_chat()
    assert button.accessibleName() == "Thinking before the answer: on"
    _click(harness)  # before the first word
    _click(harness)
    harness.ask("Third.")
    assert _told(harness) == {"enable_thinking": True, "thinking": True}
    second = harness.parts.chat.conversation_id
    harness.actions.open_chat(first)
    assert button.accessibleName() == "Thinking before the answer: off"
    assert second is not None
    assert harness.store.thinking.chosen(second) is True


def test_a_choice_for_another_model_is_not_told_to_one_that_does_not_know_it(harness: WindowHarness) -> None:
    harness.script.thinks = False
    harness.show()
    harness.load_starter()
    button = harness.parts.view.composer.thinking_button
    assert button.accessibleName() == "Thinking before the answer: off"
    _click(harness)
    harness.ask("First.")
    assert _told(harness) == {"enable_thinking": True, "thinking": True}
    harness.script.thinks = None
    harness.actions.use_pair("starter:q8_0", None)
    harness.ask("Second.")
    assert _told(harness) == {}
    assert not button.isVisible()
