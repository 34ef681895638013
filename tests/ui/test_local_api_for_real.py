"""The window, llama.cpp with the starter pair, the real server, and OpenAI's own client: who is answered when."""

from __future__ import annotations

import threading

import openai
import pytest

from app.engine.engine import Engine
from app.engine.sharing.shared_engine import SharedEngine
from app.models.library.model_library import Library
from app.paths import Paths
from tests.ui.api_clients import PATIENCE_S, listens, on
from tests.ui.conftest import WindowHarness


class Client(threading.Thread):
    """Asks by OpenAI's client, as a stream, and reads all of it."""

    def __init__(self, address: str, **more: object) -> None:
        super().__init__(name="OpenAI's client")
        self.begun = threading.Event()
        self.text = ""
        self.problem: Exception | None = None
        self._client = openai.OpenAI(base_url=f"{address}/v1", api_key="unused", max_retries=0, timeout=PATIENCE_S)
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


@pytest.mark.nightly("a real engine, 8 s; test_local_api asks the same of the scripted one")
def test_window_and_client_wait_for_each_other_and_a_reply_that_is_ended_keeps_its_words(
    harness: WindowHarness, starter_paths: Paths
) -> None:
    harness.settings.set("max_tokens", 12)
    harness.show()
    session, parts = harness.program.session, harness.parts
    session.close()
    shared = SharedEngine(lambda heard: Engine(heard, Library(starter_paths)))
    session.attach(shared.person(harness.program.bridge.send))
    parts.local_api.attach(shared.client)
    harness.load_starter()
    on(harness)
    address = parts.local_api.state.address

    alone = Client(address)
    harness.bot.waitUntil(lambda: not alone.is_alive())
    assert alone.problem is None
    assert alone.text
    parts.view.message_sending.ask("Count to twenty.")
    harness.bot.waitUntil(lambda: parts.chat.running)
    behind = Client(address)
    harness.bot.waitUntil(lambda: not behind.is_alive() and not parts.chat.running)
    assert behind.problem is None
    assert behind.text
    assert parts.chat.messages[-1].text
    assert session.in_memory == session.wanted_pair

    long = Client(address, max_tokens=3000, temperature=1)
    harness.bot.waitUntil(long.begun.is_set)
    with harness.bot.waitSignal(session.finished):
        parts.view.message_sending.ask("Say hello.")
        harness.bot.waitUntil(parts.view.remark.turn_button.isVisible)
        parts.view.remark.turn_button.click()
    harness.bot.waitUntil(lambda: not long.is_alive())
    assert isinstance(long.problem, openai.APIError)
    assert long.text
    assert parts.chat.messages[-1].role == "assistant"
    assert parts.chat.messages[-1].text

    last = Client(address, max_tokens=3000, temperature=1)
    harness.bot.waitUntil(last.begun.is_set)
    harness.window.close()
    for client in (alone, behind, long, last):
        client.join(PATIENCE_S)
    assert last.problem is not None
    assert last.text
    assert not listens(harness.settings.api_port)
