"""The panels beside the transcript: what they say and draw, and that no words are cut off or lie over others."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRectF, Qt
from PySide6.QtWidgets import QApplication, QScrollArea
from pytestqt.qtbot import QtBot

from app.palette import DARK, LIGHT
from app.speculation.trace import Outcome, Trace
from app.traces.judgement import Judgement
from app.ui.metrics.card import PADDING, Card
from app.ui.metrics.gauge import STROKE, SpeedGauge
from app.ui.metrics.metrics_panel import USUAL_WIDTH, MetricsPanel
from app.ui.metrics.round_strip import COLUMN_STEP
from app.ui.toolkit.appearance.style_sheet import style_sheet
from app.ui.window.columns import arrange, on_stage
from tests.fakes.rounds import rounds_of, split_words, trace_of, written
from tests.ui.conftest import WindowHarness
from tests.ui.painted_words import painted_places
from tests.ui.pixels import on_screen, painted_anew

TEXT = "A bicycle stays upright because the rider keeps steering it back under the centre of mass. " * 4


@pytest.fixture
def metrics(qtbot) -> MetricsPanel:
    metrics = MetricsPanel()
    qtbot.addWidget(metrics)
    metrics.resize(300, 1100)
    metrics.show()
    return metrics


def colours(widget) -> set[str]:
    image = widget.grab().toImage()
    return {image.pixelColor(x, y).name().upper() for x in range(image.width()) for y in range(image.height())}


def test_not_every_round_repaints_and_the_last_one_is_shown(qtbot, metrics):
    shown, rounds = set(), written(TEXT).rounds
    for round_ in rounds:
        metrics.add_rounds([round_], None)
        shown.add(metrics.strip.accessibleDescription())
    assert len(shown) < len(rounds)
    qtbot.waitUntil(lambda: metrics.strip.accessibleDescription().startswith(f"{len(rounds)} rounds"))


def test_slower_than_without_is_said_and_drawn_in_the_colour_of_corrections(metrics):
    metrics.finish(trace_of(rounds_of(split_words(TEXT), right=0.1), plain_tokens_per_second=90.0))
    assert metrics.gauge.slower
    assert "slower than without" in metrics.gauge.accessibleDescription()
    assert LIGHT.outcomes[Outcome.CORRECTED].line in colours(metrics.gauge)
    assert LIGHT.outcomes[Outcome.ACCEPTED].line not in colours(metrics.gauge)


def test_the_keyboard_walks_through_all_rounds(qtbot, metrics):
    trace = written(TEXT * 3)
    metrics.finish(trace)
    seen = []
    metrics.strip.round_selected.connect(seen.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        qtbot.keyClick(metrics.strip, key)
    last = len(trace.rounds) - 1
    assert seen == [last, last - 1, 0, 1, last]


def test_a_new_conversation_shows_nothing(metrics):
    metrics.finish(written(TEXT, plain_tokens_per_second=25.0))
    assert metrics.chart.accessibleDescription().startswith("up to ")
    assert "down to " in metrics.chart.accessibleDescription()
    assert metrics.chart.accessibleDescription().endswith("without 25")
    metrics.reset()
    assert metrics.speed_text == ""
    assert metrics.gauge.accessibleDescription() == "No reply is being written."
    for card in (metrics.strip, metrics.chart):
        assert card.accessibleDescription() == "No rounds yet."


def test_a_reply_without_guesses_checks_nothing(metrics):
    metrics.finish(trace_of(rounds_of(["One", "."], draft_tokens=0)))
    assert metrics.positions.accessibleDescription() == "Nothing has been guessed yet."
    metrics.select_round(0)
    description = metrics.time.accessibleDescription()
    assert "Round 1: nothing guessed. 1 token in 1 pass of the big model. Guessing 0 ms, pass " in description


def test_selecting_from_outside_does_not_answer_back(metrics):
    metrics.finish(written(TEXT * 3))
    answers = []
    metrics.strip.round_selected.connect(answers.append)
    metrics.select_round(0)
    assert metrics.strip.round_at(metrics.strip.content_area().left() + 3) == 0
    metrics.select_round(None)
    metrics.select_round(9999)
    assert (answers, metrics.strip.selected_round) == ([], None)


def test_the_end_of_the_gauge_stays_for_a_whole_reply(qtbot, metrics):
    trace = written(TEXT, plain_tokens_per_second=25.0)
    metrics.begin()
    ends = set()
    for end in (2, 9, len(trace.rounds)):
        metrics.gauge.show_judgement(Judgement.so_far(trace.rounds[:end], 25.0))
        ends.add(metrics.gauge.top)
    metrics.finish(trace)
    assert ends == {metrics.gauge.top}
    metrics.show_trace(trace_of(trace.rounds, plain_tokens_per_second=900.0))
    assert metrics.gauge.top not in ends


def test_the_column_is_at_its_top_for_each_reply_and_on_the_stage(metrics):
    metrics.resize(300, 300)
    bar = metrics.findChild(QScrollArea).verticalScrollBar()
    metrics.finish(written(TEXT))
    QCoreApplication.processEvents()
    for step in (lambda: metrics.show_trace(written(TEXT)), lambda: metrics.set_stage(on=True)):
        bar.setValue(bar.maximum())
        assert bar.value() > 0
        step()
        assert bar.value() == 0


@pytest.mark.parametrize("palette", [LIGHT, DARK])
def test_every_card_is_drawn_in_its_palette(metrics, palette):
    metrics.set_looks(palette)
    for card in (metrics.gauge, metrics.chart, metrics.strip, metrics.positions):
        assert not card.grab().isNull()
    metrics.finish(written(TEXT))
    for card in (metrics.gauge, metrics.chart, metrics.strip, metrics.positions):
        shown = colours(card)
        assert palette.surface in shown
        assert palette.outcomes[Outcome.ACCEPTED].line in shown
        assert card.accessibleName()
        assert card.accessibleDescription()


def test_cards_look_on_the_screen_as_they_do_painted_anew(qtbot, metrics):
    trace = written(TEXT * 3)
    for upto in range(5, len(trace.rounds), 7):
        metrics.finish(replace(trace, rounds=trace.rounds[:upto]))
        QCoreApplication.processEvents()
        assert (on_screen(metrics) == painted_anew(metrics)).all()
    metrics.set_looks(DARK, 1.4)
    QCoreApplication.processEvents()
    assert (on_screen(metrics) == painted_anew(metrics)).all()


def test_the_time_of_the_round_just_done_then_of_the_whole_reply_and_of_a_chosen_round(qtbot, metrics):
    trace = written(TEXT)
    metrics.begin()
    assert metrics.time.accessibleDescription() == "No rounds yet."
    height = metrics.time.height()
    metrics.add_rounds(trace.rounds[:3], None)
    third = trace.rounds[2]
    sentence = (
        f"Round 3: guessed {len(third.drafted)}, kept {third.accepted}. "
        f"{len(third.tokens)} tokens in 1 pass of the big model. "
        f"Guessing {third.draft_ms:.0f} ms, checking {third.verify_ms:.0f} ms."
    )
    qtbot.waitUntil(lambda: metrics.time.accessibleDescription() == sentence)
    metrics.finish(trace)
    guessed, accepted = trace.summary.drafted_tokens, trace.summary.accepted_tokens
    assert metrics.time.accessibleDescription() == (
        f"Whole reply: guessed {guessed}, kept {accepted}. "
        f"{trace.summary.acceptance_length:.1f} tokens a pass of the big model. "
        f"Guessing {trace.summary.draft_ms:.0f} ms, checking {trace.summary.verify_ms:.0f} ms."
    )
    whole = metrics.time.accessibleDescription()
    strip = metrics.strip
    third_column = QPoint(round((strip.content_area().left() + 2.4 * COLUMN_STEP) * strip.zoom), strip.height() // 2)
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=third_column)
    assert metrics.time.accessibleDescription() == sentence
    metrics.select_round(None)
    assert metrics.time.accessibleDescription() == whole
    metrics.select_round(2)
    assert metrics.time.accessibleDescription() == sentence
    assert metrics.time.height() == height


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
