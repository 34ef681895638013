"""Lists that get longer in place, as they do while a reply streams: each view shows them as they are now."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from pytestqt.qtbot import QtBot

from app.palette import LIGHT
from app.settings import ThemeChoice
from app.speculation.trace import Round
from app.ui.metrics.charts import PositionBars
from app.ui.metrics.figures import rates_by_position
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.metrics.round_strip import COLUMN_STEP, RoundStrip
from app.ui.overlays.race_lane import RaceLane
from app.ui.overlays.slow_motion_view import SlowMotion
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.appearance.theme import Theme
from app.ui.transcript.inspection import ModelNames, inspect
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.rounds import trace_of
from tests.ui.growing_replies import LENGTHS, REPLIES
from tests.ui.pixels import looks_alike, painted_anew

TYPOGRAPHY = Typography(LIGHT, 1.0, outcomes_visible=True, look=TextLook(calm=False))


@pytest.fixture(params=LENGTHS)
def rounds(request: pytest.FixtureRequest) -> tuple[Round, ...]:
    return REPLIES[request.param]


@pytest.fixture
def strip(qtbot: QtBot) -> RoundStrip:
    strip = RoundStrip()
    qtbot.addWidget(strip)
    strip.resize(267, strip.sizeHint().height())
    strip.show()
    return strip


def batches(rounds: Sequence[Round], count: int = 12) -> list[Sequence[Round]]:
    """The rounds in so many parts, the first of one round alone."""
    ends = sorted({1, *(len(rounds) * part // count for part in range(1, count + 1))} - {0})
    return [rounds[start:end] for start, end in pairwise([0, *ends])]


def grow(strip: RoundStrip, growing: list[Round], rounds: Sequence[Round]) -> None:
    """As the panel does it: the same list, longer."""
    growing.extend(rounds)
    strip.show_rounds(growing)


def wheel(strip: RoundStrip, notches: int) -> QWheelEvent:
    """Turn a wheel over the columns, away from the person where ``notches`` is positive."""
    place = QPointF(60, 60)
    event = QWheelEvent(
        *(place, QPointF(strip.mapToGlobal(place.toPoint())), QPoint(), QPoint(0, 120 * notches)),
        *(Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False),
    )
    QCoreApplication.sendEvent(strip, event)
    return event


def without_focus(*strips: RoundStrip) -> None:
    """The window that is in front gives its first control the focus, which is painted."""
    for strip in strips:
        strip.clearFocus()


# The strip


def test_the_strip_shows_the_newest_rounds_all_the_time(strip: RoundStrip) -> None:
    growing: list[Round] = []
    for batch in batches(REPLIES[3000]):
        grow(strip, growing, batch)
        assert strip.in_view.stop == len(growing)
        assert len(strip.in_view) == min(len(growing), 20)
        last = strip.content_area().left() + (len(strip.in_view) - 1) * COLUMN_STEP + 3
        assert strip.round_at(last) == len(growing) - 1
        assert strip.caption[0].startswith(f"{len(growing):,} round")
        assert strip.accessibleDescription().startswith(f"{len(growing):,} round")
        assert not strip.newest.isVisible()


def test_a_list_that_grew_unannounced_is_shown_as_it_was(strip: RoundStrip) -> None:
    growing = list(REPLIES[300][:5])
    strip.show_rounds(growing)
    before = painted_anew(strip)
    growing.extend(REPLIES[300][5:])
    assert (painted_anew(strip) == before).all()


def test_scrolled_back_it_stays_there_until_one_returns(qtbot: QtBot, strip: RoundStrip) -> None:
    growing = list(REPLIES[300][:60])
    strip.show_rounds(growing)
    wheel(strip, 3)
    there = strip.in_view
    assert there.stop < 60
    assert strip.newest.isVisible()
    for batch in batches(REPLIES[300][60:], 4):
        grow(strip, growing, batch)
        assert strip.in_view == there
        assert strip.caption[0] == f"{there.start + 1} to {there.stop} of {len(growing)} rounds"
    qtbot.mouseClick(strip.newest, Qt.MouseButton.LeftButton)
    assert strip.in_view.stop == len(growing)
    assert not strip.newest.isVisible()
    grow(strip, growing, REPLIES[3000][:200])
    assert strip.in_view.stop == len(growing)


@pytest.mark.parametrize("way", ["wheel", "keys", "bar", "End"])
def test_scrolling_to_the_end_follows_it_again(qtbot: QtBot, strip: RoundStrip, way: str) -> None:
    growing = list(REPLIES[300])
    strip.show_rounds(growing)
    if way == "wheel":
        wheel(strip, 2)
        wheel(strip, -2)
    elif way == "keys":
        qtbot.keyClick(strip, Qt.Key.Key_PageUp)
        assert strip.in_view.stop == len(growing) - 20
        qtbot.keyClick(strip, Qt.Key.Key_PageDown)
    elif way == "bar":
        strip.bar.setValue(3)
        assert strip.in_view.start == 3
        strip.bar.setValue(strip.bar.maximum())
    else:
        qtbot.keyClick(strip, Qt.Key.Key_Home)
        assert strip.in_view.start == 0
        assert strip.newest.isVisible()
        qtbot.keyClick(strip, Qt.Key.Key_End)
    grow(strip, growing, REPLIES[3000][:50])
    assert strip.in_view.stop == len(growing)


def test_the_page_scrolls_on_where_the_strip_cannot(strip: RoundStrip) -> None:
    strip.show_rounds(REPLIES[20])
    assert not wheel(strip, 1).isAccepted()
    strip.begin(REPLIES[300])
    assert not wheel(strip, -1).isAccepted()
    assert wheel(strip, 1).isAccepted()
    strip.bar.setValue(0)
    assert not wheel(strip, 1).isAccepted()


def test_a_chosen_round_stays_chosen_and_in_view(qtbot: QtBot, strip: RoundStrip) -> None:
    growing = list(REPLIES[300][:40])
    strip.show_rounds(growing)
    are_rounds_known: list[int | None] = []
    strip.round_selected.connect(are_rounds_known.append)
    column = QPoint(round(strip.content_area().left() + 5 * COLUMN_STEP + 4), 60)
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=column)
    chosen, there = strip.selected_round, strip.in_view
    assert chosen == there.start + 5
    grow(strip, growing, REPLIES[300][40:])
    assert (strip.selected_round, strip.in_view) == (chosen, there)
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=column)
    assert strip.selected_round is None
    assert are_rounds_known == [chosen, None]


def test_narrower_or_wider_it_keeps_to_the_end_and_another_reply_begins_at_its_own(strip: RoundStrip) -> None:
    strip.show_rounds(REPLIES[3000])
    for width in (200, 400, 600, 220):
        strip.resize(width, strip.height())
        assert strip.in_view.stop == len(REPLIES[3000])
    strip.set_looks(zoom=1.5)
    assert strip.in_view.stop == len(REPLIES[3000])
    assert strip.round_at((strip.content_area().left() + 13) * 1.5) == strip.in_view.start + 1
    strip.bar.setValue(0)
    strip.begin()
    assert strip.in_view == range(0)
    growing: list[Round] = []
    for batch in batches(REPLIES[300]):
        grow(strip, growing, batch)
        assert strip.in_view.stop == len(growing)


# The other panels


@pytest.fixture
def metrics(qtbot: QtBot) -> MetricsPanel:
    metrics = MetricsPanel()
    qtbot.addWidget(metrics)
    metrics.resize(300, 900)
    metrics.show()
    return metrics


def test_the_hood_ends_as_one_that_was_given_the_reply_whole(
    qtbot: QtBot, metrics: MetricsPanel, rounds: tuple[Round, ...]
) -> None:
    trace = trace_of(rounds)
    metrics.begin()
    shown = 0
    for batch in batches(rounds):
        metrics.add_rounds(batch, 25.0)
        metrics._show_progress()
        shown += len(batch)
        assert metrics.strip.in_view.stop == shown
    streamed = painted_anew(metrics.positions)
    metrics.finish(trace)
    whole = MetricsPanel()
    qtbot.addWidget(whole)
    whole.resize(metrics.size())
    whole.show()
    whole.show_trace(trace)
    QCoreApplication.processEvents()
    without_focus(metrics.strip, whole.strip)
    for part in ("chart", "time", "strip", "positions"):  # the gauge keeps the end that it had during the reply
        assert (painted_anew(getattr(metrics, part)) == painted_anew(getattr(whole, part))).all(), part
    assert metrics.gauge.sentence == whole.gauge.sentence
    assert (streamed == painted_anew(whole.positions)).all()


def test_the_end_of_a_reply_leaves_what_one_looks_at(metrics: MetricsPanel) -> None:
    trace = trace_of(REPLIES[300])
    metrics.begin()
    metrics.add_rounds(trace.rounds, None)
    metrics._show_progress()
    metrics.strip.bar.setValue(7)
    metrics.select_round(9)
    metrics.finish(trace)
    assert (metrics.strip.in_view.start, metrics.strip.selected_round) == (7, 9)
    metrics.begin()
    assert metrics.strip.selected_round is None


def test_bars_of_rates_that_grow_in_place(qtbot: QtBot) -> None:
    bars = PositionBars()
    qtbot.addWidget(bars)
    rates = rates_by_position(REPLIES[20])
    bars.show_rates(rates)
    before = bars.sizeHint().height()
    rates.extend(replace(rates[0], position=place) for place in range(len(rates) + 1, 31))
    bars.show_rates(rates)
    assert bars.sizeHint().height() > before
    assert "guess 25–30" in bars.accessibleDescription()


# Text


def grown_body(qtbot: QtBot, rounds: Sequence[Round]) -> ReplyBody:
    body = ReplyBody(TYPOGRAPHY)
    qtbot.addWidget(body)
    body.resize(700, 100)
    body.show()
    for batch in batches(rounds):
        body.spans.add_rounds(batch)
        body.refresh()
    return body


def test_tints_and_inspector_of_a_reply_that_grew(qtbot: QtBot, rounds: tuple[Round, ...]) -> None:
    grown = grown_body(qtbot, rounds)
    whole = ReplyBody(TYPOGRAPHY)
    qtbot.addWidget(whole)
    whole.resize(700, 100)
    whole.show_spans(TokenSpans.of(rounds))
    whole.show()
    assert grown.page.outcomes == whole.page.outcomes
    for body in (grown, whole):
        body.select_round(len(rounds) - 1)
    assert looks_alike(painted_anew(grown), painted_anew(whole))
    names = ModelNames.named("big", "small")
    for entry in {0, len(whole.spans.entries) // 2, len(whole.spans.entries) - 1}:
        assert inspect(grown.spans, entry, names) == inspect(whole.spans, entry, names)


def test_a_ledger_knows_the_entries_of_each_round() -> None:
    rounds, spans, growing = REPLIES[300], TokenSpans(), 0
    for batch in batches(rounds):
        spans.add_rounds(batch)
        growing += len(batch)
        for index in {0, growing // 2, growing - 1}:
            entries = [spans.entries[place] for place in spans.entries_of_round(index)]
            assert [entry.token for entry in entries] == [*rounds[index].tokens, *rounds[index].rejected]
        assert not spans.entries_of_round(growing)


def test_a_lane_of_the_race_shows_each_moment_as_if_it_came_there_at_once(qtbot: QtBot) -> None:
    trace = trace_of(REPLIES[300])
    running, fresh = (RaceLane("With guessing", TYPOGRAPHY, guesses=True) for _ in range(2))
    for lane in (running, fresh):
        qtbot.addWidget(lane)
        lane.resize(500, 700)
        lane.show()
        lane.replay(trace, ("With guessing",), "")
    for now in range(0, round(trace.rounds[-1].at_ms) + 200, 500):
        running.show_time(now)
        fresh.replay(trace, ("With guessing",), "")
        fresh.show_time(now)
        assert running.body.page.outcomes == fresh.body.page.outcomes
        assert running.body.toPlainText() == fresh.body.toPlainText()


def test_slow_motion_reaches_the_end_of_any_reply(qtbot: QtBot) -> None:
    rounds = REPLIES[300]
    trace = trace_of(rounds)
    view = SlowMotion(Theme(ThemeChoice.LIGHT, 1.0))
    qtbot.addWidget(view)
    view.resize(700, 560)
    view.show()
    view.play(trace)
    view.stop()
    steps: list[int] = []
    view.round_shown.connect(steps.append)
    for place in (len(rounds) // 2, len(rounds) - 1):
        view.show_round(place)
        assert steps[-1] == place
        shown = "".join(round_.text for round_ in rounds[: place + 1])
        assert view.body.answer == shown
    view.show_round(None)
    assert steps[-1] == len(rounds) - 1
