"""All text can be read: at least 4.5 : 1, measured from pixels, on every tint, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from app.palette import DARK, LIGHT, Palette
from app.settings import ThemeChoice
from app.speculation.trace import Outcome
from app.ui.metrics.card import TITLE_HEIGHT
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.overlays.slow_motion_view import frames_of
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words, written
from tests.ui import window_pages
from tests.ui.conftest import WindowHarness
from tests.ui.pixels import contrast, picture, within

pytestmark = pytest.mark.shared_window

LEAST = 4.5
LEAST_LINE = 3.0
"""Of an underline, which is a sign and no text."""
SHOWN = "\n\n".join(reply for reply in REPLIES if reply.isprintable() or "```" in reply or "|" in reply)


@pytest.fixture(params=[LIGHT, DARK], ids=["light", "dark"])
def palette(request: pytest.FixtureRequest) -> Palette:
    shown_palette: Palette = request.param
    return shown_palette


def body_in(qtbot, palette: Palette, *, seed: int) -> ReplyBody:
    body = ReplyBody(Typography(palette, 1.0, outcomes_visible=True, look=TextLook(calm=False)))
    qtbot.addWidget(body)
    body.setStyleSheet(f"QTextEdit {{ background: {palette.surface}; }}")
    body.resize(700, 100)
    body.set_rejected_visible(True)
    body.show_spans(TokenSpans.of(rounds_of(split_words(SHOWN), right=0.6, seed=seed), SHOWN))
    body.show()
    return body


def rects(body: ReplyBody):
    """``(entry, rectangle of letters, line's bottom)`` of everything that a token wrote."""
    block = body.document().begin()
    while block.isValid():
        here = body.page.entry_at[block.position() : block.position() + block.length()]
        for index in dict.fromkeys(entry for entry in here if entry >= 0):
            yield from ((body.spans.entries[index], rect) for rect in body.tints.token_rects(index, block))
        block = block.next()


@pytest.mark.parametrize("seed", [1, pytest.param(2, marks=pytest.mark.nightly("the same on other words"))])
def test_text_code_and_links_on_every_tint(qtbot, palette: Palette, seed: int):
    body = body_in(qtbot, palette, seed=seed)
    pixels = picture(body)
    worst: dict[Outcome, float] = {}
    for entry, rect in rects(body):
        if rect.width() < 8 or sum(letter.isalnum() for letter in entry.token.text) < 2:
            continue  # a point or a comma has too few pixels to be measured
        ground, ratio = contrast(within(pixels, rect.adjusted(1, 1, -1, -4)))  # without the underline
        tint = palette.outcomes[entry.outcome].tint
        if tint is not None and ground != tint.upper():
            continue  # a piece of the token that is but a space at the end of a line
        worst[entry.outcome] = min(ratio, worst.get(entry.outcome, 21.0))
    assert set(worst) | {Outcome.PLAIN, Outcome.UNTOLD} == set(Outcome)
    assert {outcome: round(ratio, 1) for outcome, ratio in worst.items() if ratio < LEAST} == {}


def test_underlines_stand_out_from_the_page(qtbot, palette: Palette):
    body = body_in(qtbot, palette, seed=1)
    pixels = picture(body)
    page = int(palette.surface[1:], 16)
    seen: dict[Outcome, float] = {}
    for entry, rect in rects(body):
        if palette.outcomes[entry.outcome].underline in {"none", "struck"} or rect.width() < 8:
            continue
        line = within(pixels, QRectF(rect.left(), rect.bottom() - 2, rect.width(), 2)) & 0xFFFFFF
        against_page = np.concatenate([line.ravel(), np.full(2 * line.size, page, line.dtype)])
        seen[entry.outcome] = max(contrast(against_page)[1], seen.get(entry.outcome, 1.0))
    assert set(seen) == {Outcome.ACCEPTED, Outcome.CORRECTED, Outcome.BONUS}
    assert min(seen.values()) >= LEAST_LINE


def test_waiting_guesses_in_slow_motion_can_be_read(harness: WindowHarness, palette: Palette):
    harness.apply(theme=ThemeChoice(palette.name))
    harness.ask()
    harness.actions.play_slowly()
    player = harness.parts.overlays.slow_motion
    player.stop()
    trace = harness.parts.chat.messages[-1].trace
    frames = frames_of(trace.rounds)
    place = next(n for n, frame in enumerate(frames) if not frame.judged and not frame.whole and n)
    player.show_frame(place)
    waiting = frames[place].round
    pixels = picture(harness.window)  # the reply itself has no ground of its own
    corner = player.body.mapTo(harness.window, QPoint())
    measured = [
        contrast(within(pixels, rect.adjusted(1, 1, -1, -4).translated(corner)))[1]
        for entry, rect in rects(player.body)
        if entry.round.index == waiting and rect.width() >= 8
    ]
    assert measured
    assert min(measured) >= LEAST


@pytest.mark.parametrize("right", [0.84, 0.0])
def test_the_words_and_figures_of_the_panels(qtbot, palette: Palette, right: float):
    metrics = MetricsPanel()
    qtbot.addWidget(metrics)
    metrics.resize(300, 1100)
    metrics.set_looks(palette)
    metrics.show()
    metrics.finish(written("one two three four five six seven eight " * 6, right=right, plain_tokens_per_second=60.0))
    pixels = picture(metrics)
    for card in (metrics.gauge, metrics.strip, metrics.positions):
        place = QRectF(QRect(card.mapTo(metrics, card.rect().topLeft()), card.size()))
        title = QRectF(place.left() + 14, place.top() + 12, place.width() / 2, 22)
        words = QRectF(place.left() + 14, place.bottom() - 34, place.width() - 28, 22)
        if card is metrics.positions:
            words.moveTop(place.top() + TITLE_HEIGHT)
        for line in (title, words):
            assert contrast(within(pixels, line))[1] >= LEAST


PAGES = [
    window_pages.chosen,
    window_pages.answered,
    window_pages.explanation,
    window_pages.race,
    pytest.param(window_pages.stage, marks=pytest.mark.nightly("words of the answered page, larger")),
]


def faint_words(harness: WindowHarness, palette: Palette, page: Callable[[WindowHarness], None]) -> list[object]:
    """Return the labels and buttons of a page that hardly stand out."""
    harness.apply(theme=ThemeChoice(palette.name))
    harness.show()
    page(harness)
    QApplication.processEvents()
    pixels = picture(harness.window)
    faint: list[object] = []
    for widget in harness.window.findChildren(QWidget):
        words = widget.text() if isinstance(widget, QLabel | QAbstractButton) else ""
        if not words.strip() or not widget.isEnabled() or not widget.isVisible():
            continue
        shown = widget.visibleRegion().boundingRect()
        if shown.width() < 10 or shown.height() < 8:
            continue
        place = QRectF(QRect(widget.mapTo(harness.window, shown.topLeft()), shown.size()))
        ratio = contrast(within(pixels, place.adjusted(2, 2, -2, -2)))[1]
        if ratio < LEAST:
            faint.append((words, round(ratio, 2)))
    return faint


@pytest.mark.parametrize("page", [lambda _: None, window_pages.making], ids=["first", "making"])
def test_every_label_and_button_of_the_first_window(
    own_harness: WindowHarness, palette: Palette, page: Callable[[WindowHarness], None]
) -> None:
    assert faint_words(own_harness, palette, page) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_label_and_button_of_a_page(
    harness: WindowHarness, palette: Palette, page: Callable[[WindowHarness], None]
) -> None:
    assert faint_words(harness, palette, page) == []
