"""The panels beside the transcript, as the window uses them."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QScrollArea, QWidget

from app.palette import DARK, LIGHT
from app.speculation.trace import Outcome
from app.traces.judgement import Judgement
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.metrics.round_strip import COLUMN_STEP
from tests.fakes.rounds import rounds_of, split_words, trace_of, written
from tests.ui.painted_words import painted_words
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


def test_speed_is_told_while_a_reply_streams(qtbot, metrics):
    trace = written(TEXT)
    metrics.begin()
    with qtbot.waitSignal(metrics.speed_changed) as signal:
        metrics.add_rounds(trace.rounds[:10], None)
    assert signal.args == [metrics.speed_text]
    assert metrics.speed_text.endswith("tokens/s")


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


def test_a_new_conversation_shows_nothing(metrics):
    metrics.finish(written(TEXT))
    metrics.reset()
    assert metrics.speed_text == ""
    assert metrics.gauge.accessibleDescription() == "No reply is being written."
    assert metrics.strip.accessibleDescription() == "No rounds yet."


def test_a_click_on_a_column_selects_its_round(qtbot, metrics):
    metrics.finish(written("one two three four five six seven eight nine"))
    left = metrics.strip.content_area().left()
    with qtbot.waitSignal(metrics.strip.round_selected) as selected:
        qtbot.mouseClick(metrics.strip, Qt.MouseButton.LeftButton, pos=QPoint(round(left + COLUMN_STEP + 4), 60))
    assert selected.args == [1]
    assert metrics.strip.selected_round == 1
    assert "Round 2" in metrics.strip.accessibleDescription()


def test_the_keyboard_walks_through_all_rounds(qtbot, metrics):
    trace = written(TEXT * 3)
    metrics.finish(trace)
    seen = []
    metrics.strip.round_selected.connect(seen.append)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        qtbot.keyClick(metrics.strip, key)
    last = len(trace.rounds) - 1
    assert seen == [last, last - 1, 0, 1, last]


def test_selecting_from_outside_does_not_answer_back(metrics):
    metrics.finish(written(TEXT * 3))
    are_rounds_known = []
    metrics.strip.round_selected.connect(are_rounds_known.append)
    metrics.select_round(0)
    assert metrics.strip.round_at(metrics.strip.content_area().left() + 3) == 0
    metrics.select_round(None)
    metrics.select_round(9999)
    assert (are_rounds_known, metrics.strip.selected_round) == ([], None)


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


def test_the_chart_tells_of_fast_and_slow_half_seconds(metrics):
    metrics.finish(written(TEXT, plain_tokens_per_second=25.0))
    assert metrics.chart.accessibleDescription().startswith("up to ")
    assert "down to " in metrics.chart.accessibleDescription()
    assert metrics.chart.accessibleDescription().endswith("without 25")
    metrics.reset()
    assert metrics.chart.accessibleDescription() == "No rounds yet."


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


def test_a_reply_without_drafting_is_drawn_too(metrics):
    metrics.finish(trace_of(rounds_of(split_words(TEXT), draft_tokens=0)))
    assert metrics.positions.accessibleDescription() == "Nothing has been guessed yet."
    assert not metrics.grab().isNull()


def test_cards_look_on_the_screen_as_they_do_painted_anew(qtbot, metrics):
    trace = written(TEXT * 3)
    for upto in range(5, len(trace.rounds), 7):
        metrics.finish(replace(trace, rounds=trace.rounds[:upto]))
        QCoreApplication.processEvents()
        assert (on_screen(metrics) == painted_anew(metrics)).all()
    metrics.set_looks(DARK, 1.4)
    QCoreApplication.processEvents()
    assert (on_screen(metrics) == painted_anew(metrics)).all()


def test_what_looks_the_same_is_not_painted_again(qtbot, metrics):
    metrics.finish(written(TEXT))
    for _ in range(5):  # laid out, and laid out again where a card found itself wider
        QCoreApplication.processEvents()
    painted = Paints(metrics.gauge, metrics.positions)
    metrics.finish(written(TEXT))
    QCoreApplication.processEvents()
    assert painted.count == 0
    metrics.finish(trace_of(rounds_of(split_words(TEXT), right=0.3)))
    QCoreApplication.processEvents()
    assert painted.count == 2


class Paints(QObject):
    """Counts how often widgets are painted."""

    def __init__(self, *widgets: QWidget) -> None:
        super().__init__()
        self.count = 0
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        self.count += event.type() is QEvent.Type.Paint
        return super().eventFilter(watched, event)


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


def test_a_round_without_a_guess_checks_nothing(metrics):
    metrics.finish(trace_of(rounds_of(["One", "."], draft_tokens=0)))
    metrics.select_round(0)
    description = metrics.time.accessibleDescription()
    assert "Round 1: nothing guessed. 1 token in 1 pass of the big model. Guessing 0 ms, pass " in description


def test_every_word_of_the_time_card_is_painted_whole(metrics):
    pieces = split_words(TEXT * 40)
    metrics.finish(trace_of(rounds_of(pieces, draft_ms=900.0, verify_ms=2500.0)))
    split = metrics.time.split
    words = painted_words(metrics.time)
    assert [split.counts, split.gain, split.times[1], split.times[0]] == words
