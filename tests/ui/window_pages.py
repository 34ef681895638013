"""The window, once shown, in each state that a person meets."""

from __future__ import annotations

from app.engine.events import Preparing
from app.errors import NotEnoughMemory
from app.speculation.settings import SpeculationMode
from tests.ui.conftest import WindowHarness


def making(harness: WindowHarness) -> None:
    """Have the starter pair made, and stop in the middle."""
    harness.script.hold_load_at = 0.0
    harness.actions.use_starter()
    session = harness.program.session
    harness.bot.waitUntil(lambda: session._load_job is not None)
    session.handle([Preparing(session._load_job or 0, "starter:f32", 0.5)])


def chosen(harness: WindowHarness) -> None:
    harness.load_starter()


def answered(harness: WindowHarness) -> None:
    harness.apply(show_rejected=True)
    harness.script.reply = "Look:\n\n```python\nlean(3)\n```\n\n- one\n- two\n"
    harness.load_starter()
    harness.ask()


def answered_twice(harness: WindowHarness) -> None:
    answered(harness)
    with harness.bot.waitSignal(harness.program.session.finished):
        harness.actions.regenerate_last()


def streaming(harness: WindowHarness) -> None:
    harness.load_starter()
    harness.begin_reply("Why?")


def failed(harness: WindowHarness) -> None:
    harness.load_starter()
    harness.script.reply_error = NotEnoughMemory("There is not enough free memory.")
    with harness.bot.waitSignal(harness.program.session.failed):
        harness.parts.view.message_sending.ask("Why?")


def finding(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.find()
    harness.parts.view.find_bar.field.setText("l")
    harness.bot.waitUntil(harness.parts.view.find_bar.next_button.isEnabled)


def editing(harness: WindowHarness) -> None:
    answered(harness)
    harness.parts.view.message_sending.edit_last()


def guessing_off(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.use_mode(SpeculationMode.OFF)
    assert harness.parts.metrics_panel.advice.isVisible()


def slow_motion(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.play_slowly()
    assert harness.parts.overlays.slow_motion is not None
    harness.parts.overlays.slow_motion.step(2)


def race(harness: WindowHarness) -> None:
    answered(harness)
    harness.actions.race()
    view = harness.parts.overlays.race
    harness.bot.waitUntil(view.again.isVisible)
    view.show_time(1e9)


def explanation(harness: WindowHarness) -> None:
    harness.parts.overlays.explain()
    assert harness.parts.overlays.explanation is not None
    harness.parts.overlays.explanation.go(2)


def recorded(harness: WindowHarness) -> None:
    with harness.bot.waitSignal(harness.parts.overlays.recorded_shown):
        harness.parts.recorded.watch(0)
    harness.actions.escape()
    assert harness.parts.overlays.recorded is not None


def stage(harness: WindowHarness) -> None:
    answered(harness)
    harness.parts.stage.enter()


def narrow(harness: WindowHarness) -> None:
    answered(harness)
    harness.window.resize(480, 560)


def undoing(harness: WindowHarness) -> None:
    answered(harness)
    model = harness.parts.sidebar._model
    first = next(filter(None, (model.conversation_at(model.index(row)) for row in range(model.rowCount()))))
    harness.parts.sidebar.chat_actions.delete([first])
