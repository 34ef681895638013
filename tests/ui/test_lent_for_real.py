"""The window while a model lies over several computers, which here are processes: one that goes away costs a reply."""

from __future__ import annotations

import pytest

from app.conversation.status import Phase
from app.engine.engine import Engine
from app.engine.several_computers.process import child_starter
from app.engine.sharing.shared_engine import SharedEngine
from app.models.library.model_library import Library
from app.paths import Paths
from tests.fakes.lenders import lenders, needs_rpc
from tests.ui.conftest import WindowHarness


@pytest.mark.nightly("three real processes; test_banner shows that one is away, tests/integration kills one")
@needs_rpc
def test_a_computer_killed_in_mid_reply_costs_that_reply_and_the_window_goes_on(
    harness: WindowHarness, starter_paths: Paths
) -> None:
    harness.settings.set("max_tokens", 400)
    harness.settings.set("temperature", 0.0)
    harness.show()
    session, parts = harness.program.session, harness.parts
    session.close()
    sink = harness.program.bridge.send
    start = child_starter(starter_paths.data)
    session.attach(SharedEngine(lambda heard: Engine(heard, Library(starter_paths), child=start)).person(sink))
    with lenders(2) as (stays, goes):
        harness.settings.set("rpc_servers", f"{stays.address},{goes.address}")
        with harness.bot.waitSignal(session.loaded):
            harness.actions.use_pair("starter:q4_1", None)
        assert stays.address in parts.top_bar.pair.toolTip()
        assert goes.address in parts.top_bar.pair.toolTip()
        parts.view.message_sending.ask("Write a long story about a lighthouse.")
        harness.bot.waitUntil(lambda: parts.metrics_panel.strip.in_view.stop >= 4)
        goes.kill()
        harness.bot.waitUntil(lambda: not session.status.busy)
        assert f"{goes.address} does not answer any more" in parts.view.banner.sentence
        assert harness.window.isVisible()
        (question, broken) = parts.chat.messages
        assert question.text == "Write a long story about a lighthouse."
        assert broken.text
        assert broken.state != "complete"
        harness.settings.set("max_tokens", 8)
        harness.ask("And then?")
        assert parts.chat.messages[-1].state == "complete"
        assert parts.chat.messages[-1].text
        harness.bot.waitUntil(lambda: session.status.phase is not Phase.WRITING)
        session.close()
