"""The window, llama.cpp with the starter pair, the real server, and OpenAI's own client: who is answered when."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import openai
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.chats.store import ChatStore
from app.engine.engine import Engine
from app.models.library.model_library import Library
from app.paths import Paths
from app.settings import Settings
from app.ui.application import Program, build
from app.ui.local_api.api_words import ApiPhase
from tests.ui.api_clients import PATIENCE_S, free_port, listens
from tests.ui.conftest import running_timers_and_threads

pytestmark = pytest.mark.nightly("a real engine, 3 s each; test_local_api asks the same of the scripted one")


@dataclass
class RealWindowHarness:
    """A window at work with a real engine."""

    program: Program
    settings: Settings
    bot: QtBot

    @property
    def address(self) -> str:
        return self.program.window.parts.local_api.state.address

    def ask(self, text: str) -> str:
        with self.bot.waitSignal(self.program.session.finished):
            self.program.window.parts.view.message_sending.ask(text)
        return self.program.window.parts.chat.messages[-1].text


class Client(threading.Thread):
    """Asks by OpenAI's client, as a stream, and reads all of it."""

    def __init__(self, address: str, key: str = "unused", **more: object) -> None:
        super().__init__(name="OpenAI's client")
        self.begun = threading.Event()
        self.text = ""
        self.problem: Exception | None = None
        self._client = openai.OpenAI(base_url=f"{address}/v1", api_key=key, max_retries=0, timeout=PATIENCE_S)
        self._more = {"max_tokens": 8, "seed": 1, "temperature": 0, "model": ""} | more
        self.start()

    def run(self) -> None:
        messages = [{"role": "user", "content": "Tell me a story."}]
        try:
            with self._client:
                for chunk in self._client.chat.completions.create(messages=messages, stream=True, **self._more):
                    self.text += (chunk.choices[0].delta.content or "") if chunk.choices else ""
                    if self.text:
                        self.begun.set()
        except Exception as error:  # noqa: BLE001 - judged on the test's thread
            self.problem = error
        finally:
            self.begun.set()


@pytest.fixture
def real(qtbot: QtBot, qapp: QApplication, tmp_path: Path, starter_paths: Paths) -> Iterator[RealWindowHarness]:
    """A window with the starter pair loaded, that answers other programs."""
    palette = qapp.palette()
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    settings = Settings(paths.settings)
    settings.set("api_port", free_port())
    settings.set("max_tokens", 12)
    with ChatStore(paths.chats) as store:
        program = build(
            paths=paths,
            engine_factory=lambda sink: Engine(sink, Library(starter_paths)),
            store=store,
            settings=settings,
            entries=tuple,
        )
        with qtbot.waitSignal(program.window.painted):
            program.window.show()
        with qtbot.waitSignal(program.session.loaded):
            program.window.user_actions.use_starter()
        api = program.window.parts.local_api
        api.switch(on=True)
        qtbot.waitUntil(lambda: api.state.phase is ApiPhase.LISTENING)
        yield RealWindowHarness(program, settings, qtbot)
        program.window.close()
        program.window.deleteLater()
        program.theme.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not running_timers_and_threads()
    qapp.setStyleSheet("")
    qapp.setPalette(palette)


def finish(real: RealWindowHarness, client: Client) -> None:
    real.bot.waitUntil(lambda: not client.is_alive())
    client.join()


def test_a_client_is_answered_while_nobody_else_asks_and_after_the_windows_reply(real: RealWindowHarness) -> None:
    alone = Client(real.address)
    finish(real, alone)
    assert alone.problem is None
    assert alone.text
    chat = real.program.window.parts.chat
    real.program.window.parts.view.message_sending.ask("Count to twenty.")
    real.bot.waitUntil(lambda: chat.running)
    behind = Client(real.address)
    finish(real, behind)
    real.bot.waitUntil(lambda: not chat.running)
    assert behind.problem is None
    assert behind.text
    assert chat.messages[-1].text
    assert real.program.session.in_memory == real.program.session.wanted_pair


def test_the_window_is_next_after_the_reply_that_runs_and_can_end_it(real: RealWindowHarness) -> None:
    long = Client(real.address, max_tokens=3000, temperature=1)
    real.bot.waitUntil(long.begun.is_set)
    remark = real.program.window.parts.view.remark
    with real.bot.waitSignal(real.program.session.finished):
        real.program.window.parts.view.message_sending.ask("Say hello.")
        real.bot.waitUntil(remark.turn_button.isVisible)
        remark.turn_button.click()
    finish(real, long)
    assert isinstance(long.problem, openai.APIError)
    assert long.text
    assert real.program.window.parts.chat.messages[-1].role == "assistant"
    assert real.program.window.parts.chat.messages[-1].text


def test_a_client_with_a_wrong_key_is_refused(real: RealWindowHarness) -> None:
    api = real.program.window.parts.local_api
    real.settings.set("api_needs_key", True)
    api.follow_settings()
    real.bot.waitUntil(lambda: api.state.phase is ApiPhase.LISTENING and api.state.key is not None)
    wrong = Client(real.address, "wrong")
    finish(real, wrong)
    assert isinstance(wrong.problem, openai.AuthenticationError)
    assert api.state.key is not None
    right = Client(real.address, api.state.key)
    finish(real, right)
    assert right.problem is None
    assert right.text


def test_the_window_closes_in_the_middle_of_a_clients_reply(real: RealWindowHarness) -> None:
    long = Client(real.address, max_tokens=3000, temperature=1)
    real.bot.waitUntil(long.begun.is_set)
    real.program.window.close()
    long.join(PATIENCE_S)
    assert long.problem is not None
    assert long.text
    assert not listens(real.settings.api_port)
