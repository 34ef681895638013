"""No words under the hood are cut off or lie over others: in any column, at any size, with large figures."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from app.palette import LIGHT
from app.speculation.trace import Trace
from app.traces.judgement import Judgement
from app.ui.metrics.card import PADDING, Card
from app.ui.metrics.gauge import STROKE, SpeedGauge
from app.ui.metrics.metrics_panel import USUAL_WIDTH, MetricsPanel
from app.ui.toolkit.appearance.style_sheet import style_sheet
from app.ui.window.columns import arrange, on_stage
from tests.fakes.rounds import rounds_of, split_words, trace_of
from tests.ui.conftest import WindowHarness
from tests.ui.painted_words import painted_places

ZOOMS = (0.8, 1.0, 1.25, 1.5, 2.0)


def large() -> Trace:
    """12,345 rounds, some of them of 30 guesses, some slow, at more than a thousand tokens a second."""
    some = rounds_of(split_words("one two three four five six seven eight nine ten " * 60), draft_tokens=30, right=0.9)
    slow = [replace(round_, draft_ms=round_.draft_ms * 99, verify_ms=round_.verify_ms * 99) for round_ in some[::3]]
    rounds = [replace(round_, index=index) for index, round_ in zip(range(12_345), [*some, *slow] * 999, strict=False)]
    trace = trace_of(rounds, plain_tokens_per_second=1_111.0)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=1_234.0))


LARGE = large()


def columns() -> list[tuple[float, int]]:
    """The widths that the column has: in the smallest window, in a wide one, and on the stage."""
    columns_seen = set()
    for zoom in ZOOMS:
        for window in (480, 640, 1024, 1920):
            shown = arrange(window, zoom, list_open=None, metrics_open=True).metrics.width
            columns_seen |= {(zoom, shown), (zoom, on_stage(window, zoom).metrics.width)}
    return sorted((zoom, width) for zoom, width in columns_seen if width >= 192)


def judgements(speed: float | None, plain: float | None) -> list[Judgement]:
    """All that can be said of such a speed: while guessing, while it is paused, and where nothing was guessed."""
    guessed = Judgement(rounds=12_345, tokens=23_456, drafted_tokens=99, speed=speed, plain=plain, complete=True)
    running = replace(guessed, complete=False)
    return [guessed, running, replace(running, paused=True), replace(guessed, drafted_tokens=0)]


@pytest.fixture
def metrics(qtbot: QtBot, qapp: QApplication):
    before = qapp.styleSheet()
    metrics = MetricsPanel()
    qtbot.addWidget(metrics)
    yield metrics
    qapp.setStyleSheet(before)


def hold(card: Card) -> None:
    """Every word has its room within the card, and to itself."""
    places = painted_places(card)
    assert places
    edge = PADDING * card.zoom - 1.5
    for words, place in places:
        assert "…" not in words
        assert place.left() >= edge, words
        assert place.right() <= card.width() - edge, words
        assert 0 <= place.top() < place.bottom() <= card.height(), words
    for (one, here), (other, there) in combinations(places, 2):
        assert not here.intersects(there), (one, other)
    room = card.content_area().width()
    assert card.fitting_title(room)[1] == card.title


def daily_and_nightly(all_columns: list[tuple[float, int]]) -> list[Any]:
    """The narrowest and the widest at the usual and at the largest size; the others each night."""
    daily = {
        pick([column for column in all_columns if column[0] == zoom]) for zoom in (1.0, 2.0) for pick in (min, max)
    }
    nightly = pytest.mark.nightly("every width at every zoom")
    return [column if column in daily else pytest.param(*column, marks=nightly) for column in all_columns]


@pytest.mark.parametrize(("zoom", "width"), daily_and_nightly(columns()))
def test_every_card_at_every_width(
    qtbot: QtBot, qapp: QApplication, metrics: MetricsPanel, zoom: float, width: int
) -> None:
    qapp.setStyleSheet(style_sheet(LIGHT, zoom))
    metrics.set_looks(zoom=zoom)
    metrics.resize(width, 700)
    metrics.show()
    metrics.show_trace(LARGE)
    for speed, plain in ((1234.0, 1111.0), (12345.6, 9999.0), (1.5, 1234.0), (43.0, None), (None, None)):
        for judgement in judgements(speed, plain):
            metrics.gauge.show_judgement(judgement)
            QCoreApplication.processEvents()
            hold(metrics.gauge)
    hold(metrics.positions)
    hold(metrics.chart)
    slowest = max(range(len(LARGE.rounds)), key=lambda index: LARGE.rounds[index].verify_ms)
    for index in (None, 12_344, 12_000 + slowest % 300, slowest):
        metrics.select_round(index)
        hold(metrics.strip)
        hold(metrics.time)
    metrics.strip.select_round(None)
    metrics.strip.bar.setValue(12_000)
    hold(metrics.strip)
    assert metrics.strip.newest.isVisible()
    assert metrics.strip.newest.width() >= metrics.strip.newest.sizeHint().width()
    assert metrics.strip.newest.height() >= metrics.strip.newest.fontMetrics().height()


def test_the_titles_of_all_cards_have_one_size(metrics: MetricsPanel) -> None:
    metrics.resize(USUAL_WIDTH, 400)
    metrics.show()
    metrics.show_trace(LARGE)  # more than fits, so that a scroll bar takes some of the room
    QCoreApplication.processEvents()
    cards = (metrics.gauge, metrics.chart, metrics.time, metrics.strip, metrics.positions)
    assert len({card.fitting_title(card.content_area().width())[0].pixelSize() for card in cards}) == 1


def test_the_slim_bars_figure(own_harness: WindowHarness) -> None:
    own_harness.show(900, 700)
    slim = own_harness.parts.slim_bar
    for zoom in ZOOMS:
        own_harness.zoom_to(zoom)
        QCoreApplication.processEvents()
        for text in ("43 tokens/s", "999 tokens/s", "1,234 tokens/s", "12,345 tokens/s"):
            slim.show_speed(text)
            assert slim.speed.fontMetrics().horizontalAdvance(slim.speed.text()) <= slim.speed.contentsRect().width()


def dial_of(gauge: SpeedGauge) -> QRectF:
    """Return where the dial lies in the card, in widget pixels."""
    centre, radius = gauge.dial(gauge.content_area())
    reach = radius + STROKE
    sides = (centre.x() - reach, centre.y() - reach, 2 * reach, reach + 5)
    return QRectF(*(side * gauge.zoom for side in sides))


def test_the_needle_and_the_second_mark_never_meet_words(qtbot: QtBot, metrics: MetricsPanel) -> None:
    """At no speed do words stand in the dial."""
    metrics.resize(300, 700)
    metrics.show()
    for speed in (3.0, 20.0, 40.0, 60.0, 80.0):
        metrics.gauge.show_judgement(judgements(speed, speed)[0])
        dial = dial_of(metrics.gauge)
        for words, place in painted_places(metrics.gauge):
            assert not place.intersects(dial), words
