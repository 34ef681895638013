"""The settings of a chat: its assistant, what its person chose by hand, its seed, whether its model thinks."""

from __future__ import annotations

import pytest

from app.chats.assistants import Assistant
from app.conversation.chat_settings import ChatSettings
from tests.fakes.plain_face import PlainFace

BRIEF = Assistant("Brief ones", {"system_prompt": "Be brief.", "temperature": 0.25, "target": "starter:f32"})


@pytest.fixture
def chosen(face: PlainFace) -> ChatSettings:
    face.store.assistants.replace_all([BRIEF])
    (brief,) = face.store.assistants.all()
    face.chat.settings.choose(brief)
    return face.chat.settings


def test_what_is_chosen_before_the_first_word_is_kept_with_the_chat(face: PlainFace, chosen: ChatSettings) -> None:
    chosen.choose_thinking(False)
    face.ask("Why?")
    first = face.chat.conversation_id
    assert face.requests[0].messages[0].text == "Be brief."
    face.chat.new_chat()
    assert (chosen.current, chosen.thinking) == (None, None)
    face.chat.open(first)
    assert (chosen.current.name, chosen.thinking) == ("Brief ones", False)


@pytest.mark.parametrize(
    ("by_hand", "own", "temperature"), [((), (), 0.25), (("temperature",), (), 0.8), ((), ("temperature",), 0.8)]
)
def test_what_the_person_chose_by_hand_holds_in_the_assistants_place(
    face: PlainFace, chosen: ChatSettings, by_hand: tuple[str, ...], own: tuple[str, ...], temperature: float
) -> None:
    face.settings.set("temperature", 0.8)
    chosen.set_aside(*by_hand)
    chosen.own |= set(own)
    assert chosen.settings_in_use.temperature == temperature
    face.ask("Why?")
    assert face.requests[0].sampling.temperature == temperature


def test_a_question_that_waits_in_another_chat_has_that_chats_settings(idle_face: PlainFace) -> None:
    face = idle_face
    face.store.assistants.replace_all([BRIEF])
    face.chat.settings.choose(face.store.assistants.all()[0])
    face.chat.send("Why?")
    face.chat.settings.keep_seed(7)
    face.chat.new_chat()
    face.chat.send("Why?")
    face.load()
    face.follow_until(lambda: len(face.requests) == 2 and not face.chat.running)
    first, second = face.requests
    assert (first.messages[0].text, first.sampling.seed) == ("Be brief.", 7)
    assert second.messages[0].text == "Why?"


def test_an_assistants_model_that_is_not_here_is_named(chosen: ChatSettings) -> None:
    assert chosen.missing_model(Assistant("Far", {"target": "/nowhere/big.gguf"})) == "/nowhere/big.gguf"
    assert chosen.missing_model(BRIEF) is None
    assert chosen.settings_in_use.target == "starter:f32"


def test_a_model_that_can_be_told_thinks_as_the_chat_says_and_another_is_told_nothing(face: PlainFace) -> None:
    face.chat.settings.choose_thinking(True)
    face.ask("Why?")
    assert dict(face.requests[0].variables) == {}
    face.script.thinks = False
    face.load(face.engine.wanted_pair.__class__("thinking.gguf"))
    face.ask("And now?")
    assert face.requests[1].variables["enable_thinking"] is True
