"""Text can be read, on every tint and with high contrast; less motion, what is said aloud, and the keyboard's place."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from app.palette import DARK, LIGHT, SHARP_DARK, SHARP_LIGHT, Palette
from app.settings import ThemeChoice
from app.speculation.trace import Outcome
from app.ui.metrics.card import TITLE_HEIGHT
from app.ui.metrics.metrics_panel import MetricsPanel
from app.ui.overlays.slow_motion_view import frames_of
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.appearance.theme import Theme
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words, written
from tests.ui import window_pages
from tests.ui.conftest import WindowHarness
from tests.ui.pixels import contrast, luminance, picture, within
from tests.ui.screen_reader import met_by_tab
from tests.ui.window_pages import answered

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


SHARP = pytest.mark.parametrize("palette", [SHARP_LIGHT, SHARP_DARK], ids=lambda palette: palette.name)


def contrast_of(one: str, other: str) -> float:
    """Return the contrast_of of two colours, by WCAG."""
    colours = np.array([int(colour[1:], 16) for colour in (one, other)])
    dark, light = sorted(luminance(colours))
    return float((light + 0.05) / (dark + 0.05))


class Wishes(QObject):
    contrastPreferenceChanged = Signal(object)  # noqa: N815 - Qt's name
    preference = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:  # noqa: N802
        return self.preference


class Desktop(QObject):
    colorSchemeChanged = Signal(object)  # noqa: N815 - Qt's name

    def __init__(self, scheme: Qt.ColorScheme) -> None:
        super().__init__()
        self.scheme, self.wishes = scheme, Wishes()

    def colorScheme(self) -> Qt.ColorScheme:  # noqa: N802
        return self.scheme

    def accessibility(self) -> Wishes:
        return self.wishes


@SHARP
def test_text_stands_out_at_seven_to_one_on_all_it_stands_on(palette: Palette) -> None:
    assert min(contrast_of(text, palette.chosen) for text in (palette.text, palette.muted, palette.link)) >= 7
    for ground in (palette.window, palette.surface, palette.raised):
        for text in (palette.text, palette.muted, palette.link, palette.danger, palette.accent):
            assert contrast_of(text, ground) >= 7
        assert contrast_of(palette.line, ground) >= 7
    for usual in (LIGHT, DARK):
        assert contrast_of(usual.text, usual.chosen) >= 7
    assert contrast_of(palette.on_accent, palette.accent) >= 7
    assert contrast_of(palette.text, palette.mark) >= 7
    for outcome, style in palette.outcomes.items():
        if style.tint:
            assert contrast_of(style.text or palette.text, style.tint) >= 7, outcome
            assert style.underline != "none"
        if style.line:
            assert contrast_of(style.line, palette.surface) >= 4.5, outcome


def test_no_two_outcomes_differ_by_colour_alone() -> None:
    for palette in (LIGHT, DARK, SHARP_LIGHT, SHARP_DARK):
        shown = [style for outcome, style in palette.outcomes.items() if style.tint and outcome is not Outcome.PLAIN]
        assert len({style.underline for style in shown}) == len({style.label for style in shown}) == len(shown)


@pytest.mark.parametrize(
    ("scheme", "plain", "sharp"),
    [(Qt.ColorScheme.Light, LIGHT, SHARP_LIGHT), (Qt.ColorScheme.Dark, DARK, SHARP_DARK)],
    ids=["light", "dark"],
)
def test_the_system_says_whether_contrast_is_wanted(
    qapp: QApplication, scheme: Qt.ColorScheme, plain: Palette, sharp: Palette
) -> None:
    sheet, colours = qapp.styleSheet(), qapp.palette()
    desktop = Desktop(scheme)
    theme = Theme(ThemeChoice.SYSTEM, 1.0, desktop)
    seen: list[Palette] = []
    theme.changed.connect(lambda: seen.append(theme.palette))
    assert theme.palette is plain
    for preference in (Qt.ContrastPreference.HighContrast, Qt.ContrastPreference.NoPreference):
        desktop.wishes.preference = preference
        desktop.wishes.contrastPreferenceChanged.emit(preference)
    assert seen == [sharp, plain]
    qapp.setStyleSheet(sheet)
    qapp.setPalette(colours)


def test_the_switch_of_colours_keeps_the_contrast(harness: WindowHarness) -> None:
    harness.apply(theme=ThemeChoice.SHARP_LIGHT)
    assert harness.program.theme.palette is SHARP_LIGHT
    harness.actions.toggle_theme()
    assert harness.program.theme.palette is SHARP_DARK
    assert harness.settings.theme is ThemeChoice.SHARP_DARK
    harness.actions.toggle_theme()
    assert harness.program.theme.palette is SHARP_LIGHT


def test_nothing_plays_by_itself_where_less_motion_is_wanted(own_harness: WindowHarness) -> None:
    own_harness.settings.set("less_motion", True)
    own_harness.show()
    own_harness.parts.view.introduce()
    film = own_harness.parts.view.welcome.film
    assert not film.playing
    own_harness.settings.set("less_motion", False)
    own_harness.parts.view.introduce()
    assert film.playing


def test_a_finished_reply_is_said_aloud(harness: WindowHarness) -> None:
    announced: list[str] = []
    harness.parts.view.announced.connect(announced.append)
    harness.script.reply = "<think>Blue light.</think>It scatters."
    harness.ask()
    assert announced == ["The reply is finished: It scatters."]
    harness.script.reply = "word " * 200
    harness.ask()
    assert announced[1] == "The reply is finished: 200 words."


def test_what_goes_wrong_is_said_aloud(harness: WindowHarness) -> None:
    announced: list[str] = []
    harness.parts.view.announced.connect(announced.append)
    harness.parts.view.banner.show_sentence("notice", "Something worth knowing.")
    assert announced == ["Something worth knowing."]


@pytest.mark.parametrize("choice", [ThemeChoice.LIGHT, ThemeChoice.SHARP_DARK])
def test_the_keyboards_place_is_seen_on_every_control(harness: WindowHarness, choice: ThemeChoice) -> None:
    QApplication.setCursorFlashTime(0)  # a cursor that blinks would be there or not by chance
    harness.apply(theme=choice)
    answered(harness)
    met = met_by_tab(harness, harness.window)
    assert len(met) > 15
    unseen = []
    for widget in met:
        ring = _framed(widget)
        QApplication.focusWidget().clearFocus()
        before = ring.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        if ring.grab().toImage() == before:
            unseen.append(f"{type(widget).__name__} {widget.accessibleName()}")
    assert unseen == []


def _framed(widget: QWidget) -> QWidget:
    """Return the widget that shows the focus of another: itself, or the frame around the message field."""
    parent = widget.parentWidget()
    return parent if parent is not None and parent.objectName() == "composer" else widget
