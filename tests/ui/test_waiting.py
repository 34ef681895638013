"""Questions asked before a model is there: they wait in sight, go on by themselves, and nothing of them is lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from app.chats.store import ChatStore
from app.engine.commands import Generate, LoadPair, Message
from app.errors import DiskFull, ModelFileError
from app.ui.engine_link.session import Phase
from app.ui.models_page.models_page import ModelsPage
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk

LEFT = Qt.MouseButton.LeftButton


def type_and_send(desk: Desk, text: str) -> None:
    edit = desk.window.view.composer.edit
    desk.bot.keyClicks(edit, text)
    desk.bot.keyClick(edit, Qt.Key.Key_Return)


def said(desk: Desk) -> list[tuple[str, str]]:
    """The newest chat, as it is kept."""
    conversation = desk.store.conversations()[0]
    return [(message.role, message.text) for message in desk.store.messages(conversation.id)]


def loading_held(desk: Desk) -> None:
    """The starter pair is on its way, and stays half-way."""
    desk.script.hold_load_at = 0.5
    desk.window.use_starter()
    desk.bot.waitUntil(lambda: desk.program.session.status.fraction == 0.5)


def test_a_question_without_a_model_waits_in_sight_with_both_ways_beside_it(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Why is the sky blue?")
    card = desk.window.view.waiting
    assert card.isVisible()
    assert "waits for a model" in card.words.text()
    assert card.starter_button.isVisible()
    assert card.catalog_button.isVisible()
    assert not desk.window.view.banner.isVisible()
    assert desk.engine.commands == []
    assert said(desk) == [("user", "Why is the sky blue?")]


def test_start_answers_it(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Why is the sky blue?")
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(desk.window.view.waiting.starter_button, LEFT)
    assert said(desk) == [("user", "Why is the sky blue?"), ("assistant", REPLY)]
    assert desk.engine.requests[0].messages == (Message("user", "Why is the sky blue?"),)
    assert not desk.window.view.waiting.isVisible()


def test_a_chosen_pair_answers_it(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Why is the sky blue?")
    desk.bot.mouseClick(desk.window.view.waiting.catalog_button, LEFT)
    [page] = desk.window.findChildren(ModelsPage)
    with desk.bot.waitSignal(desk.program.session.finished):
        page.picked.emit("big.gguf", "small.gguf")
    page.reject()
    assert desk.engine.commands[0] == LoadPair("big.gguf", "small.gguf")
    assert said(desk)[-1] == ("assistant", REPLY)


def test_while_models_load_it_waits_and_says_so(desk: Desk) -> None:
    desk.show()
    loading_held(desk)
    type_and_send(desk, "Are you there?")
    card = desk.window.view.waiting
    assert "as soon as the models are loaded" in card.words.text()
    assert not card.starter_button.isVisible()
    assert card.back_button.isVisible()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()
    assert said(desk) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_another_pair_picked_while_one_loads_answers_it_once(desk: Desk) -> None:
    desk.show()
    loading_held(desk)
    type_and_send(desk, "Are you there?")
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.use_pair("other.gguf", None)
    assert [type(command) for command in desk.engine.commands] == [LoadPair, LoadPair, Generate]
    assert desk.engine.commands[1] == LoadPair("other.gguf", None)
    assert said(desk) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_two_presses_of_enter_ask_once(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Hello?")
    desk.bot.keyClick(desk.window.view.composer.edit, Qt.Key.Key_Return)
    assert said(desk) == [("user", "Hello?")]
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.use_starter()
    assert len(desk.engine.requests) == 1


def test_several_questions_in_one_chat_are_answered_together(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "What is rain?")
    type_and_send(desk, "And snow?")
    assert said(desk) == [("user", "What is rain?"), ("user", "And snow?")]
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.use_starter()
    assert [request.messages for request in desk.engine.requests] == [(Message("user", "What is rain?\n\nAnd snow?"),)]
    assert said(desk)[-1] == ("assistant", REPLY)


def test_questions_in_several_chats_are_answered_one_after_the_other(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "First?")
    first = desk.window.chat.conversation_id
    desk.window.new_chat()
    assert not desk.window.view.waiting.isVisible()
    type_and_send(desk, "Second?")
    second = desk.window.chat.conversation_id
    desk.window.use_starter()
    desk.bot.waitUntil(lambda: len(desk.engine.requests) == 2 and not desk.window.chat.running)
    assert [request.messages[0].text for request in desk.engine.requests] == ["First?", "Second?"]
    for conversation_id in (first, second):
        assert conversation_id is not None
        assert desk.store.messages(conversation_id)[-1].text == REPLY
    assert desk.window.chat.messages[-1].text == REPLY


def test_one_that_waits_elsewhere_is_answered_there_and_shown_on_coming_back(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "First?")
    first = desk.window.chat.conversation_id
    assert first is not None
    desk.window.new_chat()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.use_starter()
    assert desk.window.chat.messages == ()
    desk.window.open_chat(first)
    assert [message.text for message in desk.window.chat.messages] == ["First?", REPLY]
    assert not desk.window.view.waiting.isVisible()


def test_it_can_be_taken_back_and_the_chat_goes_with_it(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Why is teh sky blue?")
    desk.bot.keyClicks(desk.window.view.composer.edit, "More of it")
    desk.bot.mouseClick(desk.window.view.waiting.back_button, LEFT)
    assert desk.window.view.composer.edit.toPlainText() == "Why is teh sky blue?\n\nMore of it"
    assert desk.store.conversations() == ()
    assert not desk.window.view.waiting.isVisible()
    assert desk.window.view.welcome.isVisible()
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_starter()
    assert desk.engine.requests == []


def test_of_several_the_last_is_taken_back_and_the_others_wait_on(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "What is rain?")
    type_and_send(desk, "And snow?")
    desk.bot.mouseClick(desk.window.view.waiting.back_button, LEFT)
    assert desk.window.view.composer.edit.toPlainText() == "And snow?"
    assert desk.window.view.waiting.isVisible()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.use_starter()
    assert said(desk) == [("user", "What is rain?"), ("assistant", REPLY)]


def test_it_can_be_edited_while_it_waits(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Why is the sky green?")
    desk.window.view.edit_last()
    composer = desk.window.view.composer
    composer.edit.setPlainText("Why is the sky blue?")
    desk.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert desk.window.view.waiting.isVisible()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.use_starter()
    assert [request.messages for request in desk.engine.requests] == [(Message("user", "Why is the sky blue?"),)]
    assert said(desk) == [("user", "Why is the sky blue?"), ("assistant", REPLY)]


def test_stop_while_models_load_leaves_the_question_to_be_asked_again(desk: Desk) -> None:
    desk.show()
    loading_held(desk)
    type_and_send(desk, "Are you there?")
    desk.bot.mouseClick(desk.window.view.composer.stop_button, LEFT)
    desk.bot.waitUntil(lambda: desk.program.session.status.phase is Phase.EMPTY)
    card = desk.window.view.waiting
    assert card.words.text() == "This question has no reply yet."
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.bot.keyClicks(desk.window.view.composer.edit, "S")  # typing loads the pair, and asks for nothing
    assert desk.engine.requests == []
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(card.again_button, LEFT)
    assert said(desk) == [("user", "Are you there?"), ("assistant", REPLY)]
    assert desk.window.view.composer.edit.toPlainText() == "S"


def test_a_pair_that_does_not_load_leaves_it_waiting_for_another(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Are you there?")
    desk.script.load_error = ModelFileError("notes.gguf is not a model file.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.use_pair("notes.gguf", None)
    assert desk.window.view.banner.sentence == "notes.gguf is not a model file."
    card = desk.window.view.waiting
    assert card.isVisible()
    assert card.starter_button.isVisible()
    desk.script.load_error = None
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(card.starter_button, LEFT)
    assert said(desk)[-1] == ("assistant", REPLY)


def test_a_pair_that_did_not_load_can_be_tried_again_for_it(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Are you there?")
    desk.script.load_error = ModelFileError("The disk was away.")
    with desk.bot.waitSignal(desk.program.session.failed):
        desk.window.use_pair("big.gguf", None)
    desk.script.load_error = None
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(desk.window.view.waiting.again_button, LEFT)
    assert said(desk) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_closing_while_it_waits_keeps_it_and_it_can_be_answered_later(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Are you there?")
    desk.window.close()
    with ChatStore(desk.paths.chats) as later:
        (conversation,) = later.conversations()
        assert [(m.role, m.text) for m in later.messages(conversation.id)] == [("user", "Are you there?")]


def test_a_question_kept_from_before_offers_to_be_answered(desk: Desk) -> None:
    conversation = desk.store.create()
    desk.store.add_message(conversation.id, None, "user", "Are you there?")
    desk.show()
    desk.load_starter()
    desk.window.open_chat(conversation.id)
    assert desk.engine.requests == []
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(desk.window.view.waiting.again_button, LEFT)
    assert said(desk) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_what_was_typed_and_not_sent_is_there_after_a_restart(desk: Desk) -> None:
    desk.show()
    desk.bot.keyClicks(desk.window.view.composer.edit, "Half a quest")
    desk.window.close()
    assert desk.paths.unsent.read_text() == "Half a quest"
    desk.window.view.composer.edit.clear()
    desk.window._unsent.restore()
    assert desk.window.view.composer.edit.toPlainText() == "Half a quest"
    assert desk.window.view.composer.send_button.isEnabled()
    desk.window.view.composer.edit.clear()
    desk.window._unsent.keep()
    assert not desk.paths.unsent.exists()


def test_a_deleted_chat_waits_for_nothing(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Are you there?")
    conversation_id = desk.window.chat.conversation_id
    assert conversation_id is not None
    desk.store.delete(conversation_id)
    desk.window.sidebar.deleted.emit(conversation_id)
    with desk.bot.waitSignal(desk.program.session.loaded):
        desk.window.use_starter()
    assert desk.engine.requests == []


def test_the_answer_comes_behind_what_is_watched_meanwhile(desk: Desk) -> None:
    desk.show()
    type_and_send(desk, "Are you there?")
    desk.window.shows.explain()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.window.use_starter()
    assert desk.window.shows.explanation is not None
    desk.window.shows.leave()
    assert desk.window.chat.messages[-1].text == REPLY
    assert desk.window.view.transcript.isVisible()


def test_while_a_race_runs_the_next_question_stays_in_the_field(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("First?")
    desk.script.hold_reply_after = 2
    desk.window.race()
    desk.bot.waitUntil(lambda: desk.program.session.writing)
    desk.window.view.ask("And now?")
    assert desk.window.view.composer.edit.toPlainText() == "And now?"
    assert not desk.window.view.waiting.isVisible()


def test_a_full_disk_leaves_a_question_that_waited_to_be_tried_again(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise DiskFull("There is no room left on the disk.")

    desk.show()
    type_and_send(desk, "Are you there?")
    with monkeypatch.context() as patch:
        patch.setattr(desk.store, "add_message", full)
        with desk.bot.waitSignal(desk.window.chat.problem):
            desk.window.use_starter()
    assert desk.window.view.banner.sentence == "There is no room left on the disk."
    assert not desk.window.chat.running
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.bot.mouseClick(desk.window.view.waiting.again_button, LEFT)
    assert said(desk) == [("user", "Are you there?"), ("assistant", REPLY)]


def test_an_edit_that_cannot_be_saved_stays_in_the_composer(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise DiskFull("There is no room left on the disk.")

    desk.show()
    desk.load_starter()
    desk.ask("Why is the sky green?")
    composer = desk.window.view.composer
    desk.window.view.edit_last()
    composer.edit.setPlainText("Why is the sky blue?")
    with monkeypatch.context() as patch:
        patch.setattr(desk.store, "add_message", full)
        desk.bot.keyClick(composer.edit, Qt.Key.Key_Return)
    assert composer.edit.toPlainText() == "Why is the sky blue?"
    assert composer.editing is not None
    assert [message.text for message in desk.window.chat.messages] == ["Why is the sky green?", REPLY]


@pytest.mark.parametrize(("width", "zoom"), [(1280, 1.0), (640, 1.0), (480, 1.0), (640, 1.5)])
def test_the_card_fits_whatever_room_there_is(desk: Desk, width: int, zoom: float) -> None:
    desk.program.theme.set_zoom(zoom)
    desk.show(width, 760)
    type_and_send(desk, "Are you there?")
    card = desk.window.view.waiting
    desk.bot.waitUntil(lambda: card.starter_button.isVisible() and card.words.height() > 0)
    for part in (card.words, card.starter_button, card.catalog_button, card.back_button):
        place = part.rect().translated(part.mapTo(card, QPoint()))
        assert card.rect().contains(place), (part, place, card.rect())
        assert part.width() >= part.minimumSizeHint().width()
