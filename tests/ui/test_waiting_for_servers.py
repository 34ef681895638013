"""A window that asks a server never waits for the line, and tells what it does not know."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from app.conversation.status import Phase
from app.engine.engine import Engine
from app.engine.sharing.shared_engine import SharedEngine
from app.models.library.model_library import Library
from app.remote.worker import remote_workers
from app.ui.dialogs.another_computer import AnotherComputerDialog
from app.ui.metrics.card import NOT_TOLD
from tests.fakes.model_server import ModelServer, piece, stream
from tests.fakes.slow_line import slow_line
from tests.ui.conftest import WindowHarness
from tests.ui.other_computers import listing_server


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
