"""Questions asked before a model is there: they wait in sight, go on by themselves, and nothing of them is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.chats.store import ChatStore
from app.conversation import status
from app.conversation.status import Phase
from app.engine.commands import Generate, LoadPair, Message
from app.errors import DiskFull, ModelFileError, WorldError
from app.ui.models_page.models_page import ModelsPage
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import WindowHarness

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def harness(own_harness: WindowHarness) -> WindowHarness:
    """A window that is shown and has no model."""
    own_harness.show()
    return own_harness


def type_and_send(harness: WindowHarness, text: str) -> None:
    edit = harness.parts.view.composer.edit
    harness.bot.keyClicks(edit, text)
    harness.bot.keyClick(edit, Qt.Key.Key_Return)


def messages_in(harness: WindowHarness) -> list[tuple[str, str]]:
    """The newest chat, as it is kept."""
    conversation = harness.store.conversations()[0]
    return [(message.role, message.text) for message in harness.store.messages(conversation.id)]


def loading_held(harness: WindowHarness) -> None:
    """The starter pair is on its way, and stays half-way."""
    harness.script.hold_load_at = 0.5
    harness.actions.use_starter()
    harness.bot.waitUntil(lambda: harness.program.session.status.fraction is not None)


def test_a_question_without_a_model_waits_in_sight_with_both_ways_beside_it(harness: WindowHarness) -> None:
    type_and_send(harness, "Why is the sky blue?")
    card = harness.parts.view.waiting
    assert card.isVisible()
    assert "waits for a model" in card.words.text()
    assert card.starter_button.isVisible()
    assert card.catalog_button.isVisible()
    assert not harness.parts.view.banner.isVisible()
    assert harness.engine.commands == []
    assert messages_in(harness) == [("user", "Why is the sky blue?")]


def test_start_answers_it(harness: WindowHarness) -> None:
    type_and_send(harness, "Why is the sky blue?")
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(harness.parts.view.waiting.starter_button, LEFT)
    assert messages_in(harness) == [("user", "Why is the sky blue?"), ("assistant", REPLY)]
    assert harness.engine.requests[0].messages == (Message("user", "Why is the sky blue?"),)
    assert not harness.parts.view.waiting.isVisible()


def test_a_chosen_pair_answers_it(harness: WindowHarness) -> None:
    type_and_send(harness, "Why is the sky blue?")
    harness.bot.mouseClick(harness.parts.view.waiting.catalog_button, LEFT)
    [page] = harness.window.findChildren(ModelsPage)
    with harness.bot.waitSignal(harness.program.session.finished):
        page.picked.emit("big.gguf", "small.gguf")
    page.reject()
    assert harness.engine.commands[0] == LoadPair("big.gguf", "small.gguf")
    assert messages_in(harness)[-1] == ("assistant", REPLY)


def test_while_models_load_it_waits_and_says_so(harness: WindowHarness) -> None:
    loading_held(harness)
    type_and_send(harness, "Are you there?")
    card = harness.parts.view.waiting
    assert "as soon as the models are loaded" in card.words.text()
    assert not card.starter_button.isVisible()
    assert card.back_button.isVisible()
    harness.end_reply()
    assert messages_in(harness) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_the_starter_pair_is_not_offered_where_it_is_what_did_not_load(harness: WindowHarness) -> None:
    harness.script.load_error = WorldError("Nothing listens at 127.0.0.1:50052.")
    harness.actions.use_pair("big.gguf", "small.gguf")
    type_and_send(harness, "Are you there?")
    card = harness.parts.view.waiting
    harness.bot.waitUntil(card.again_button.isVisible)
    assert card.starter_button.isVisible()
    harness.bot.mouseClick(card.starter_button, LEFT)
    harness.bot.waitUntil(lambda: card.again_button.isVisible() and not card.starter_button.isVisible())
    assert card.catalog_button.isVisible()


def test_another_pair_picked_while_one_loads_answers_it_once(harness: WindowHarness) -> None:
    loading_held(harness)
    type_and_send(harness, "Are you there?")
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_pair("other.gguf", None)
    assert [type(command) for command in harness.engine.commands] == [LoadPair, LoadPair, Generate]
    assert harness.engine.commands[1] == LoadPair("other.gguf", None)
    assert messages_in(harness) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_two_presses_of_enter_ask_once(harness: WindowHarness) -> None:
    type_and_send(harness, "Hello?")
    harness.bot.keyClick(harness.parts.view.composer.edit, Qt.Key.Key_Return)
    assert messages_in(harness) == [("user", "Hello?")]
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_starter()
    assert len(harness.engine.requests) == 1


def test_one_that_waits_elsewhere_is_answered_there_and_shown_on_coming_back(harness: WindowHarness) -> None:
    type_and_send(harness, "First?")
    first = harness.parts.chat.conversation_id
    harness.actions.new_chat()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_starter()
    assert harness.parts.chat.messages == ()
    harness.actions.open_chat(first)
    assert [message.text for message in harness.parts.chat.messages] == ["First?", REPLY]
    assert not harness.parts.view.waiting.isVisible()


def test_it_can_be_taken_back_and_the_chat_goes_with_it(harness: WindowHarness) -> None:
    type_and_send(harness, "Why is teh sky blue?")
    harness.bot.keyClicks(harness.parts.view.composer.edit, "More of it")
    harness.bot.mouseClick(harness.parts.view.waiting.back_button, LEFT)
    assert harness.parts.view.composer.edit.toPlainText() == "Why is teh sky blue?\n\nMore of it"
    assert harness.store.conversations() == ()
    assert not harness.parts.view.waiting.isVisible()
    assert harness.parts.view.welcome.isVisible()
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.actions.use_starter()
    assert harness.engine.requests == []


def test_of_several_the_last_is_taken_back_and_the_others_wait_on(harness: WindowHarness) -> None:
    type_and_send(harness, "What is rain?")
    type_and_send(harness, "And snow?")
    harness.bot.mouseClick(harness.parts.view.waiting.back_button, LEFT)
    assert harness.parts.view.composer.edit.toPlainText() == "And snow?"
    assert harness.parts.view.waiting.isVisible()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_starter()
    assert messages_in(harness) == [("user", "What is rain?"), ("assistant", REPLY)]


def test_it_can_be_edited_while_it_waits(harness: WindowHarness) -> None:
    type_and_send(harness, "Why is the sky green?")
    harness.parts.view.message_sending.edit_last()
    composer = harness.parts.view.composer
    composer.edit.setPlainText("Why is the sky blue?")
    harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert harness.parts.view.waiting.isVisible()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_starter()
    assert [request.messages for request in harness.engine.requests] == [(Message("user", "Why is the sky blue?"),)]
    assert messages_in(harness) == [("user", "Why is the sky blue?"), ("assistant", REPLY)]


def test_stop_while_models_load_leaves_the_question_to_be_asked_again(harness: WindowHarness) -> None:
    loading_held(harness)
    type_and_send(harness, "Are you there?")
    harness.bot.mouseClick(harness.parts.view.composer.stop_button, LEFT)
    harness.bot.waitUntil(lambda: harness.program.session.status.phase is Phase.EMPTY)
    card = harness.parts.view.waiting
    assert card.words.text() == "This question has no reply yet."
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.bot.keyClicks(harness.parts.view.composer.edit, "S")  # typing loads the pair, and asks for nothing
    assert harness.engine.requests == []
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(card.again_button, LEFT)
    assert messages_in(harness) == [("user", "Are you there?"), ("assistant", REPLY)]
    assert harness.parts.view.composer.edit.toPlainText() == "S"


def test_a_pair_that_does_not_load_leaves_it_waiting_for_another(harness: WindowHarness) -> None:
    type_and_send(harness, "Are you there?")
    harness.script.load_error = ModelFileError("notes.gguf is not a model file.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.actions.use_pair("notes.gguf", None)
    assert harness.parts.view.banner.sentence == "notes.gguf is not a model file."
    card = harness.parts.view.waiting
    assert card.isVisible()
    assert card.starter_button.isVisible()
    assert harness.program.session.status.text == status.LOAD_FAILED
    harness.script.load_error = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(card.starter_button, LEFT)
    assert messages_in(harness)[-1] == ("assistant", REPLY)


def test_closing_while_it_waits_keeps_it_and_it_can_be_answered_later(harness: WindowHarness) -> None:
    type_and_send(harness, "Are you there?")
    harness.window.close()
    with ChatStore(harness.paths.chats) as later:
        (conversation,) = later.conversations()
        assert [(m.role, m.text) for m in later.messages(conversation.id)] == [("user", "Are you there?")]


def test_a_question_kept_from_before_offers_to_be_answered(harness: WindowHarness) -> None:
    conversation = harness.store.create()
    harness.store.add_message(conversation.id, None, "user", "Are you there?")
    harness.load_starter()
    harness.actions.open_chat(conversation.id)
    assert harness.engine.requests == []
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(harness.parts.view.waiting.again_button, LEFT)
    assert messages_in(harness) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_a_deleted_chat_waits_for_nothing(harness: WindowHarness) -> None:
    type_and_send(harness, "Are you there?")
    conversation_id = harness.parts.chat.conversation_id
    harness.store.delete(conversation_id)
    harness.parts.sidebar.chat_actions.deleted.emit(conversation_id)
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.actions.use_starter()
    assert harness.engine.requests == []


def test_the_answer_comes_behind_what_is_watched_meanwhile(harness: WindowHarness) -> None:
    type_and_send(harness, "Are you there?")
    harness.parts.overlays.explain()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_starter()
    assert harness.parts.overlays.explanation is not None
    harness.parts.overlays.leave()
    assert harness.parts.chat.messages[-1].text == REPLY
    assert harness.parts.view.transcript.isVisible()


def test_while_a_race_runs_the_next_question_stays_in_the_field(harness: WindowHarness) -> None:
    harness.load_starter()
    harness.ask("First?")
    harness.script.hold_reply_after = 2
    harness.actions.race()
    harness.bot.waitUntil(lambda: harness.program.session.writing)
    harness.parts.view.message_sending.ask("And now?")
    assert harness.parts.view.composer.edit.toPlainText() == "And now?"
    assert not harness.parts.view.waiting.isVisible()


def test_a_full_disk_leaves_a_question_that_waited_to_be_tried_again(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise DiskFull("There is no room left on the disk.")

    type_and_send(harness, "Are you there?")
    with monkeypatch.context() as patch:
        patch.setattr(harness.store, "add_message", full)
        with harness.bot.waitSignal(harness.parts.chat.problem):
            harness.actions.use_starter()
    assert harness.parts.view.banner.sentence == "There is no room left on the disk."
    assert not harness.parts.chat.running
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(harness.parts.view.waiting.again_button, LEFT)
    assert messages_in(harness) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_an_edit_that_cannot_be_saved_stays_in_the_composer(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> None:
        raise DiskFull("There is no room left on the disk.")

    harness.load_starter()
    harness.ask("Why is the sky green?")
    composer = harness.parts.view.composer
    harness.parts.view.message_sending.edit_last()
    composer.edit.setPlainText("Why is the sky blue?")
    with monkeypatch.context() as patch:
        patch.setattr(harness.store, "add_message", full)
        harness.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "Why is the sky blue?"
    assert composer.editing is not None
    assert [message.text for message in harness.parts.chat.messages] == ["Why is the sky green?", REPLY]


def test_the_card_fits_whatever_room_there_is(harness: WindowHarness) -> None:
    type_and_send(harness, "Are you there?")
    card = harness.parts.view.waiting
    harness.bot.waitUntil(lambda: card.starter_button.isVisible() and card.words.height() > 0)
    for width, zoom in ((1280, 1.0), (640, 1.0), (480, 1.0), (640, 1.5)):
        harness.window.resize(width, 760)
        harness.zoom_to(zoom)
        QApplication.processEvents()
        for part in (card.words, card.starter_button, card.catalog_button, card.back_button):
            place = part.rect().translated(part.mapTo(card, QPoint()))
            assert card.rect().contains(place), (part, place, card.rect())
            assert part.width() >= part.minimumSizeHint().width()
