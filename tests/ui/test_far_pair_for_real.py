"""The window and a real Draftlight elsewhere: its pair is chosen in the dialog, writes, and runs a race."""

from __future__ import annotations

import pytest

from app.engine.engine import Engine
from app.engine.sharing.shared_engine import SharedEngine
from app.models.library.model_library import Library
from app.paths import Paths
from app.remote.worker import remote_workers
from app.speculation.trace import Outcome
from app.ui.dialogs.another_computer import AnotherComputerDialog
from tests.integration.serve.server_probe import serving
from tests.ui.choice_panels import choose, model_panel
from tests.ui.conftest import WindowHarness

QUESTION = "Repeat after me: a rose is a rose is a rose is a rose."


@pytest.mark.nightly("a real server and engine, 8 s; test_another_computer chooses there, test_race runs races")
def test_a_pair_elsewhere_is_chosen_and_raced(harness: WindowHarness, starter_paths: Paths, monkeypatch) -> None:
    monkeypatch.setattr("app.remote.probe.USUAL_PORTS", ())
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    harness.settings.set("max_tokens", 12)
    harness.settings.set("temperature", 0.0)
    harness.show()
    harness.program.session.close()
    sink = harness.program.bridge.send
    shared = SharedEngine(lambda heard: Engine(heard, Library(harness.paths), remote_workers()))
    harness.program.session.attach(shared.person(sink))
    with serving(starter_paths) as far:
        harness.actions.open_another_computer()
        (dialog,) = harness.window.findChildren(AnotherComputerDialog)
        dialog.address.setText(far.url)
        dialog.test.click()
        harness.bot.waitUntil(lambda: dialog.draft.box.count() > 1)
        assert dialog.draft.box.currentText().startswith("starter:q4_1")
        with harness.bot.waitSignal(harness.program.session.loaded):
            dialog.use.click()
        picker = harness.parts.top_bar.pair
        assert f"on 127.0.0.1:{far.port}" in picker.accessibleName()
        panel = model_panel(harness)
        choose(panel, "Draft that guesses ahead…")
        assert [choice.title for choice in panel.choices] == ["Back", "Choose one on that computer…", "No draft"]
        panel.close()
        harness.ask(QUESTION)
        harness.actions.race()
        race = harness.parts.overlays.race
        harness.bot.waitUntil(lambda: race.playing)
        race.show_time(1e9)
        assert race.plain.body.answer == race.guessed.body.answer == harness.parts.chat.messages[-1].text
        assert sorted(bool(one.drafted_tokens) for one in far.summaries[-2:]) == [False, True]
        result = race._result
        outcomes = {token.outcome for round_ in result.guessed.rounds for token in round_.tokens}
        assert Outcome.ACCEPTED in outcomes
        assert {token.outcome for round_ in result.plain.rounds for token in round_.tokens} == {Outcome.PLAIN}
        harness.program.session.close()
