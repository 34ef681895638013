"""Questions asked before a model is there wait in sight and go on by themselves; no server is waited for."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.conversation import status
from app.conversation.status import Phase
from app.engine.commands import Generate, LoadPair, Message
from app.engine.engine import Engine
from app.engine.sharing.shared_engine import SharedEngine
from app.errors import DiskFull, ModelFileError
from app.models.library.model_library import Library
from app.remote.worker import remote_workers
from app.ui.dialogs.another_computer import AnotherComputerDialog
from app.ui.metrics.card import NOT_TOLD
from app.ui.models_page.models_page import ModelsPage
from tests.fakes.model_server import ModelServer, piece, stream
from tests.fakes.scripted_engine import REPLY
from tests.fakes.slow_line import slow_line
from tests.ui.conftest import WindowHarness
from tests.ui.other_computers import listing_server

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


def test_a_question_without_a_model_waits_in_sight_until_the_starter_pair_answers_it(harness: WindowHarness) -> None:
    type_and_send(harness, "Why is the sky blue?")
    card = harness.parts.view.waiting
    assert card.isVisible()
    assert "waits for a model" in card.words.text()
    assert card.starter_button.isVisible()
    assert card.catalog_button.isVisible()
    assert not harness.parts.view.banner.isVisible()
    assert harness.engine.commands == []
    harness.bot.keyClick(harness.parts.view.composer.edit, Qt.Key.Key_Return)
    assert messages_in(harness) == [("user", "Why is the sky blue?")]
    harness.bot.mouseClick(card.catalog_button, LEFT)
    [page] = harness.window.findChildren(ModelsPage)
    page.reject()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(card.starter_button, LEFT)
    assert messages_in(harness) == [("user", "Why is the sky blue?"), ("assistant", REPLY)]
    assert not card.isVisible()
    assert len(harness.engine.requests) == 1


def test_while_models_load_it_waits_and_another_pair_answers_it_once(harness: WindowHarness) -> None:
    loading_held(harness)
    type_and_send(harness, "Are you there?")
    card = harness.parts.view.waiting
    assert "as soon as the models are loaded" in card.words.text()
    assert not card.starter_button.isVisible()
    assert card.back_button.isVisible()
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.use_pair("other.gguf", None)
    assert [type(command) for command in harness.engine.commands] == [LoadPair, LoadPair, Generate]
    assert harness.engine.commands[1] == LoadPair("other.gguf", None)
    assert messages_in(harness) == [("user", "Are you there?"), ("assistant", REPLY)]


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
    card = harness.parts.view.waiting
    harness.script.load_error = ModelFileError("notes.gguf is not a model file.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.actions.use_pair("notes.gguf", None)
    assert harness.parts.view.banner.sentence == "notes.gguf is not a model file."
    assert card.isVisible()
    assert card.starter_button.isVisible()
    assert harness.program.session.status.text == status.LOAD_FAILED
    harness.bot.mouseClick(card.starter_button, LEFT)
    harness.bot.waitUntil(lambda: card.again_button.isVisible() and not card.starter_button.isVisible())
    assert card.catalog_button.isVisible(), "the starter pair is not offered where it is what did not load"
    harness.script.load_error = None
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(card.again_button, LEFT)
    assert messages_in(harness)[-1] == ("assistant", REPLY)


def test_a_question_kept_from_before_offers_to_be_answered(harness: WindowHarness) -> None:
    conversation = harness.store.create()
    harness.store.add_message(conversation.id, None, "user", "Are you there?")
    harness.load_starter()
    harness.actions.open_chat(conversation.id)
    assert harness.engine.requests == []
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(harness.parts.view.waiting.again_button, LEFT)
    assert messages_in(harness) == [("user", "Are you there?"), ("assistant", REPLY)]


def full(*_: object, **__: object) -> None:
    raise DiskFull("There is no room left on the disk.")


def test_a_full_disk_leaves_a_question_that_waited_to_be_tried_again(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
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


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with listing_server() as server:
        yield server


def with_real_engine(harness: WindowHarness) -> None:
    harness.show()
    harness.program.session.close()
    sink = harness.program.bridge.send
    shared = SharedEngine(lambda heard: Engine(heard, Library(harness.paths), remote_workers()))
    harness.program.session.attach(shared.person(sink))


class MainThreadWatch:
    """Notes what of the network is done on the main thread, where each word would wait for a slow line."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.seen: list[str] = []
        self.elsewhere: set[str] = set()
        for name in ("connect", "connect_ex", "send", "recv", "recv_into"):
            patch.setattr(socket.socket, name, self._watched(name, getattr(socket.socket, name)))
        patch.setattr(socket, "getaddrinfo", self._watched("getaddrinfo", socket.getaddrinfo))

    def _watched(self, name: str, real: Any) -> Any:
        def call(*arguments: Any, **more: Any) -> Any:
            if getattr(arguments[0], "family", None) == socket.AF_UNIX:
                pass  # what wakes another thread's loop
            elif threading.current_thread() is threading.main_thread():
                self.seen.append(name)
            else:
                self.elsewhere.add(name)
            return real(*arguments, **more)

        return call


def test_the_window_never_waits_for_the_line(
    harness: WindowHarness, server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_real_engine(harness)
    with slow_line(server.port, delay_s=0.05, bytes_per_s=1e6) as line, monkeypatch.context() as patch:
        network = MainThreadWatch(patch)
        harness.actions.open_another_computer()
        (dialog,) = harness.window.findChildren(AnotherComputerDialog)
        dialog.address.setText(line.url)
        dialog.key.setText("sesame")
        dialog.test.click()
        harness.bot.waitUntil(dialog.use.isEnabled)
        with harness.bot.waitSignal(harness.program.session.loaded):
            dialog.use.click()
        harness.ask()
        message = harness.parts.chat.messages[-1]
        trace = harness.parts.chat.open_messages.trace_of(message.id)
        assert trace.summary.text == "The sky is blue."
        server.answers["/v1/chat/completions"] = stream([piece("The sky ")], holds=True)
        harness.parts.view.message_sending.ask("And then?")
        harness.bot.waitUntil(lambda: harness.program.session.status.phase is Phase.WRITING)
        with harness.bot.waitSignal(harness.program.session.finished):
            harness.program.session.stop()
        assert not network.seen
        assert {"connect", "send"} & network.elsewhere


def test_a_reply_of_which_nothing_is_told_is_shown_as_such(harness: WindowHarness, server: ModelServer) -> None:
    with_real_engine(harness)
    harness.use_pair(f"{server.url}#org/big", None)
    assert f"on 127.0.0.1:{server.port}" in harness.parts.top_bar.pair.accessibleName()
    harness.ask()
    panel = harness.parts.metrics_panel
    for card in (panel.strip, panel.positions, panel.time):
        assert card.accessibleDescription() == NOT_TOLD
    trace = harness.parts.chat.open_messages.trace_of(harness.parts.chat.messages[-1].id)
    assert trace.summary.text == "The sky is blue."
    assert not harness.parts.advisor.can_guess
    assert harness.parts.metrics_follower.trace_to_replay(None) is None
    harness.actions.race()
    assert "decides by itself" in harness.parts.view.banner.sentence
