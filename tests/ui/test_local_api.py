"""The local API in the window: its switch, its mark, who waits for whom, and that nothing of it is left."""

from __future__ import annotations

import http.client
import json
import socket
import threading
import urllib.error
import urllib.request
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from app.conversation import status
from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.settings import Reach, Section
from app.ui.local_api.api_card import ApiCard
from app.ui.local_api.api_popup import ApiPopup
from app.ui.local_api.api_words import ApiPhase, ApiState, example_line
from app.ui.toolkit.language import words
from tests.fakes.scripted_engine import REPLY
from tests.ui.api_clients import LEFT, PATIENCE_S, free_port, is_open, listens, on
from tests.ui.conftest import WindowHarness


class MessageSending(threading.Thread):
    """Another program that asks once."""

    def __init__(self, harness: WindowHarness, model: str = "", **headers: str) -> None:
        super().__init__(name="another program")
        self._request = urllib.request.Request(
            f"{harness.parts.local_api.state.address}/v1/chat/completions",
            json.dumps({"model": model, "messages": [{"role": "user", "content": "Hello"}]}).encode(),
            headers={name.replace("_", "-"): value for name, value in headers.items()},
        )
        self.status = 0
        self.text = ""
        self.start()

    def run(self) -> None:
        try:
            with urllib.request.urlopen(self._request, timeout=PATIENCE_S) as answer:
                self.status = answer.status
                self.text = json.loads(answer.read())["choices"][0]["message"]["content"]
        except urllib.error.HTTPError as error:
            with error:
                self.status = error.code
        except (OSError, http.client.HTTPException):
            self.status = -1


def ended(harness: WindowHarness, *programs: MessageSending) -> None:
    """Wait for other programs' answers."""
    harness.bot.waitUntil(lambda: not any(program.is_alive() for program in programs))
    for program in programs:
        program.join()


@pytest.fixture
def served(harness: WindowHarness) -> WindowHarness:
    """A window with the starter pair loaded, that answers other programs."""
    harness.show()
    harness.load_starter()
    on(harness)
    return harness


@pytest.fixture
def held(served: WindowHarness) -> Callable[[], MessageSending]:
    """Have the engine held in the middle of a reply for another program."""
    harness = served

    def ask() -> MessageSending:
        harness.script.hold_reply_after = 1
        program = MessageSending(harness)
        harness.engine.wait_until_held()
        harness.bot.waitUntil(lambda: harness.program.session.clients.running)
        harness.script.hold_reply_after = None
        return program

    return ask


def test_it_is_off_until_it_is_switched_on_and_nothing_is_left_of_it(harness: WindowHarness) -> None:
    harness.show()
    mark = harness.parts.top_bar.api_mark
    assert harness.parts.local_api.state == ApiState()
    assert not mark.isVisible()
    on(harness)
    port = harness.settings.api_port
    assert mark.isVisible()
    assert mark.accessibleName() == f"Other programs can ask at http://127.0.0.1:{port}/v1"
    assert f":{port}" in harness.parts.view.banner.sentence
    harness.parts.local_api.switch(on=False)
    harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.OFF)
    assert not mark.isVisible()
    assert not harness.parts.view.banner.isVisible()
    assert not listens(port)
    assert "local API" not in [thread.name for thread in threading.enumerate()]


def test_it_is_on_again_at_the_next_start_and_says_nothing_of_it(harness: WindowHarness) -> None:
    harness.settings.set("api_port", free_port())
    harness.settings.set("api_on", True)
    harness.show()
    harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.LISTENING)
    QApplication.processEvents()
    assert not harness.parts.view.banner.isVisible()
    harness.window.close()
    assert not listens(harness.settings.api_port)


def test_another_program_gets_the_windows_models_and_the_chat_stays_as_it_is(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.ask()
    on(harness)
    speed, shown = harness.parts.metrics_panel.speed_text, harness.parts.chat.messages
    program = MessageSending(harness)
    ended(harness, program)
    assert (program.status, program.text) == (200, REPLY)
    assert [type(command) for command in harness.engine.commands].count(LoadPair) == 1
    assert harness.parts.chat.messages == shown
    assert harness.parts.metrics_panel.speed_text == speed
    assert harness.program.session.status.text == status.READY
    assert len(harness.store.conversations()) == 1


def test_the_windows_question_is_next_and_says_what_it_waits_for(
    harness: WindowHarness, held: Callable[[], MessageSending]
) -> None:
    first = held()
    second = MessageSending(harness)
    mark, remark = harness.parts.top_bar.api_mark, harness.parts.view.remark
    harness.bot.waitUntil(lambda: mark.count == 2)
    assert "One more request waits" in mark.toolTip()
    harness.parts.view.message_sending.ask("Why is the sky blue?")
    harness.bot.waitUntil(lambda: remark.sentence == words.HELD_UP)
    assert remark.turn_button.isVisible()
    assert harness.program.session.status.text == status.WAITING
    harness.end_reply()
    assert not remark.isVisible()
    assert [request.messages[-1].text for request in harness.engine.requests][:2] == ["Hello", "Why is the sky blue?"]
    ended(harness, first, second)
    assert (first.text, second.text) == (REPLY, REPLY)
    assert len(harness.engine.requests) == 3


def test_who_does_not_want_to_wait_ends_the_other_reply(
    harness: WindowHarness, held: Callable[[], MessageSending]
) -> None:
    program = held()
    harness.parts.view.message_sending.ask("Why is the sky blue?")
    remark = harness.parts.view.remark
    harness.bot.waitUntil(remark.turn_button.isVisible)
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.bot.mouseClick(remark.turn_button, LEFT)
    ended(harness, program)
    assert program.status == 503
    assert harness.parts.chat.messages[-1].text == REPLY


def test_a_question_that_waits_for_another_program_can_be_stopped(
    harness: WindowHarness, held: Callable[[], MessageSending]
) -> None:
    program = held()
    harness.parts.view.message_sending.ask("Why is the sky blue?")
    harness.bot.waitUntil(lambda: harness.parts.view.remark.sentence == words.HELD_UP)
    with harness.bot.waitSignal(harness.program.session.abandoned):
        harness.program.session.stop()
    assert not harness.parts.view.remark.isVisible()
    harness.engine.go_on()
    ended(harness, program)
    assert program.text == REPLY
    assert len(harness.engine.requests) == 1


def test_models_that_another_program_had_loaded_give_way_to_the_windows(served: WindowHarness) -> None:
    harness = served
    program = MessageSending(harness, "starter:q8_0")
    ended(harness, program)
    assert program.status == 200
    harness.bot.waitUntil(lambda: harness.program.session.status.text == status.TAKEN)
    harness.ask()
    loads = [command.target for command in harness.engine.commands if isinstance(command, LoadPair)]
    assert loads == ["starter:f32", "starter:q8_0", "starter:f32"]
    assert harness.program.session.status.text == status.READY


def test_the_windows_models_that_were_loaded_for_another_program_are_ready(harness: WindowHarness) -> None:
    harness.apply(target="starter:f32", draft="starter:q4_1")
    harness.show()
    assert harness.program.session.status.phase is Phase.EMPTY
    on(harness)
    program = MessageSending(harness)
    with harness.bot.waitSignal(harness.program.session.loaded):
        ended(harness, program)
    assert harness.program.session.status.text == status.READY
    harness.ask()
    assert [type(command) for command in harness.engine.commands].count(LoadPair) == 1


def test_a_taken_port_is_said_with_a_way_out(harness: WindowHarness) -> None:
    harness.show()
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        harness.settings.set("api_port", other.getsockname()[1])
        harness.parts.local_api.switch(on=True)
        harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.FAILED)
        banner = harness.parts.view.banner
        assert "in use by another program" in banner.sentence
        port = harness.parts.local_api.state.free_port
        assert banner.action.text() == f"Use port {port}"
        banner.action.click()
        harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.LISTENING)
    assert harness.settings.api_port == port
    assert harness.parts.local_api.state.address.endswith(f":{port}")


def test_switching_quickly_ends_as_was_wanted_last(harness: WindowHarness) -> None:
    harness.show()
    api = harness.parts.local_api
    harness.settings.set("api_port", free_port())
    for is_on in (True, False, True, False, True):
        api.switch(on=is_on)
    harness.bot.waitUntil(lambda: api.state.phase is ApiPhase.LISTENING)
    assert listens(harness.settings.api_port)
    for is_on in (False, True, False):
        api.switch(on=is_on)
    harness.bot.waitUntil(lambda: api.state.phase is ApiPhase.OFF)
    assert not listens(harness.settings.api_port)


def test_other_computers_need_the_key_and_a_new_one_refuses_the_old(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    on(harness, api_reach=Reach.NETWORK)
    api = harness.parts.local_api
    old = api.state.key
    assert old is not None
    programs = (
        MessageSending(harness),
        MessageSending(harness, authorization="Bearer wrong"),
        MessageSending(harness, authorization=f"Bearer {old}"),
    )
    ended(harness, *programs)
    assert [program.status for program in programs] == [401, 401, 200]
    api.renew_key()
    harness.bot.waitUntil(lambda: api.state.phase is ApiPhase.LISTENING and api.state.key != old)
    programs = (
        MessageSending(harness, authorization=f"Bearer {old}"),
        MessageSending(harness, authorization=f"Bearer {api.state.key}"),
    )
    ended(harness, *programs)
    assert [program.status for program in programs] == [401, 200]


def test_the_window_closes_in_the_middle_of_a_reply_for_another_program(
    harness: WindowHarness, held: Callable[[], MessageSending]
) -> None:
    program = held()
    harness.window.close()
    program.join(PATIENCE_S)
    assert program.status in {503, -1}
    assert not listens(harness.settings.api_port)


def test_the_popup_says_how_to_connect_who_asks_what_may_be_watched_and_switches_off(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    on(harness, api_needs_key=True)
    state = harness.parts.local_api.state
    harness.bot.mouseClick(harness.parts.top_bar.api_mark, LEFT)
    popup = harness.window.findChild(ApiPopup)
    assert popup.isVisible()
    assert popup.rows.address.words.full_text == f"{state.address}/v1"
    assert state.key is not None
    assert state.key not in popup.rows.key.words.full_text + popup.rows.example.words.full_text
    harness.bot.mouseClick(popup.rows.key.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == state.key
    harness.bot.mouseClick(popup.rows.example.copy_button, LEFT)
    assert QGuiApplication.clipboard().text() == example_line(state)
    assert popup.activity.text() == "Nobody is asking now."
    person = harness.program.session._engine
    assert not person.shown
    popup.shown_box.click()
    assert person.shown
    assert harness.settings.api_shows_chats
    harness.bot.keyClick(popup, Qt.Key.Key_Escape)
    assert not is_open(popup)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    harness.actions.open_local_api()
    popup = harness.window.findChild(ApiPopup)
    popup.off_button.click()
    harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.OFF)
    assert not is_open(popup)
    assert not harness.settings.api_on


def test_the_settings_say_how_it_stands_and_change_it(harness: WindowHarness) -> None:
    harness.show()
    dialog = harness.actions.open_settings()
    dialog.show_section(Section.API)
    harness.bot.waitUntil(lambda: dialog.findChild(ApiCard) is not None)  # fields are made one by one
    card = dialog.findChild(ApiCard)
    assert card.words.text().startswith("Off.")
    dialog.row("api_port").put(str(free_port()))
    assert harness.parts.local_api.state.phase is ApiPhase.OFF
    dialog.row("api_on").control.click()
    harness.bot.mouseClick(dialog.close_button, LEFT)
    harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.LISTENING)
    assert harness.parts.top_bar.api_mark.isVisible()


@pytest.mark.parametrize(
    ("width", "height", "zoom"),
    [
        (480, 560, 2.0),
        (1280, 800, 1.0),
        *(
            pytest.param(*room, marks=pytest.mark.nightly("rooms and sizes between those of the daily run"))
            for room in [(480, 560, 1.0), (480, 560, 1.5), (640, 700, 1.5), (640, 700, 2.0), (1280, 800, 2.0)]
        ),
    ],
)
def test_mark_and_popup_have_room(harness: WindowHarness, width: int, height: int, zoom: float) -> None:
    harness.show(width, height)
    harness.parts.theme.set_zoom(zoom)
    on(harness)
    QApplication.processEvents()
    mark = harness.parts.top_bar.api_mark
    assert harness.window.width() == width
    assert harness.parts.top_bar.rect().contains(mark.geometry())
    assert mark.width() >= mark.iconSize().width()
    harness.actions.open_local_api()
    popup = harness.window.findChild(ApiPopup)
    assert popup.width() <= width
    QApplication.processEvents()
    off = popup.off_button
    assert off.width() >= off.sizeHint().width()
    assert 0 <= off.mapTo(popup, off.rect().topRight()).x() < popup.width()
    popup.close()


def test_the_example_line_is_quoted_for_the_system() -> None:
    state = ApiState(ApiPhase.LISTENING, "http://127.0.0.1:8087", key="abc")
    assert '-H "Authorization: Bearer abc"' in example_line(state, windows=False)
    assert '-d \'{"messages"' in example_line(state, windows=False)
    assert '-d "{\\"messages\\"' in example_line(state, windows=True)
