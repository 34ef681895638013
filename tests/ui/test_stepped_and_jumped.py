"""Slow motion shows one picture for one moment, whichever way it came there."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from pytestqt.qtbot import QtBot

from app.settings import ThemeChoice
from app.speculation.trace import Outcome, Trace
from app.traces.trace_files import SAMPLES
from app.ui.overlays.slow_motion_view import SlowMotion
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.appearance.theme import Theme
from app.ui.transcript.text.block_marks import OUTCOMES
from app.ui.transcript.token_spans import NO_ENTRY
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import written
from tests.ui.pixels import on_screen, painted_anew

RECORDED = {sample.name: sample.read() for sample in SAMPLES}


def beginning(trace: Trace, rounds: int = 5) -> Trace:
    """A reply that ended after its first rounds."""
    first = trace.rounds[:rounds]
    return replace(trace, rounds=first, summary=replace(trace.summary, text="".join(one.text for one in first)))


def player(qtbot: QtBot, trace: Trace, colours: ThemeChoice = ThemeChoice.LIGHT) -> SlowMotion:
    look = TextLook(calm=False)  # how far colours have stepped back depends on the time
    view = SlowMotion(Theme(colours, 1.0, look=look))
    qtbot.addWidget(view)
    view.resize(700, 560)
    view.show()
    view.play(trace)
    view.stop()
    return view


def jumped_to(view: SlowMotion, place: int) -> np.ndarray:
    """The picture at a step that was reached over the reply's other end."""
    last = view.slider.maximum()
    view.slider.setValue(0 if place > last / 2 else last)
    view.slider.setValue(place)
    return shown(view)


def shown(view: SlowMotion) -> np.ndarray:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the buttons of code that is not there now
    QCoreApplication.processEvents()
    return on_screen(view)


@pytest.mark.parametrize("colours", [ThemeChoice.LIGHT, ThemeChoice.DARK])
@pytest.mark.parametrize(
    "trace",
    [
        pytest.param(beginning(RECORDED["list"]), id="short"),
        *(
            pytest.param(trace, id=name, marks=pytest.mark.nightly("hundreds of steps, each painted four times"))
            for name, trace in RECORDED.items()
        ),
    ],
)
def test_every_step_of_a_reply(qtbot: QtBot, trace: Trace, colours: ThemeChoice) -> None:
    stepped, jumping = player(qtbot, trace, colours), player(qtbot, trace, colours)
    last = stepped.slider.maximum()
    pictures = []
    for place in range(last + 1):
        stepped.slider.setValue(place)
        pictures.append(shown(stepped))
        assert (pictures[-1] == jumped_to(jumping, place)).all(), f"step {place}, forwards"
    for place in range(last - 1, -1, -1):
        stepped.step(-1)
        assert (shown(stepped) == pictures[place]).all(), f"step {place}, backwards"
    stepped.slider.setValue(last)
    jumping.slider.setValue(last)
    assert (shown(stepped) == shown(jumping)).all()
    assert (painted_anew(stepped) == painted_anew(jumping)).all()


@pytest.mark.parametrize("source", REPLIES[::6])
def test_every_guess_that_was_judged_has_its_colour(qtbot: QtBot, source: str) -> None:
    trace = written(source)
    view = player(qtbot, trace)
    for place in range(view.slider.maximum() + 1):
        view.slider.setValue(place)
        page, entries = view.body.page, view.body.spans.entries
        for position, entry in enumerate(page.entry_at):
            outcome = Outcome.PLAIN if entry == NO_ENTRY else entries[entry].outcome
            assert page.outcomes[position] == (OUTCOMES.index(outcome) + 1 if outcome in OUTCOMES else 0)


def test_another_reply_of_the_same_words_has_its_own_colours(qtbot: QtBot) -> None:
    first, second = (written("One word, and then some more.", right=right) for right in (1.0, 0.0))
    view, fresh = player(qtbot, first), player(qtbot, second)
    view.slider.setValue(view.slider.maximum())
    view.play(second)
    view.stop()
    for shows in (view, fresh):
        shows.slider.setValue(shows.slider.maximum())
    assert (shown(view) == shown(fresh)).all()
