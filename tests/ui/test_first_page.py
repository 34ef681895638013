"""The first page: a film of guessing ahead that plays by itself, one button, and nothing in anybody's way."""

from __future__ import annotations

import sys
from itertools import pairwise, product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QWidget

from app.language import use_translation
from app.palette import DARK, LIGHT
from app.paths import resources
from app.speculation.trace import Outcome
from app.traces.trace_files import SAMPLES
from app.ui.how_it_works.examples import FilmRound, film, read_sentence
from app.ui.how_it_works.film_player import SMALLEST_WORD_PIXELS, WORD_PIXELS, FilmLine, FilmPlayer
from app.ui.toolkit.accessibility import motion_wanted
from app.ui.toolkit.language.translation import load
from app.ui.transcript.token_spans import TokenSpans
from tests.ui.conftest import WindowHarness
from tests.ui.pixels import painted_anew

BETWEEN = pytest.mark.nightly("rooms and sizes between those of the daily run")


def film_of(harness: WindowHarness) -> FilmPlayer:
    return harness.parts.view.welcome.film


def place_of(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint()), widget.size())


# The film


def test_a_sentence_names_what_is_guessed_right_and_wrong_and_what_the_big_model_writes() -> None:
    there, rounds = read_sentence("The sky is | very [green] blue | at noon")
    assert there == ("The", "sky", "is")
    assert rounds == (FilmRound(("very",), ("green",), "blue"), FilmRound(("at",), (), "noon"))


def test_the_film_shows_a_list_code_and_a_poem_and_every_outcome() -> None:
    moments = film()
    texts = {moment.sentence: " ".join(word.text for word in moment.words) for moment in moments}
    assert [text.split()[0] for text in texts.values()] == ["The", "Monday,", "def", "The"]
    outcomes = {word.outcome for moment in moments for word in moment.words}
    assert outcomes == {None, *Outcome} - {Outcome.UNTOLD}
    assert all(moment.caption for moment in moments)
    assert "4 words from one pass" in next(moment.caption for moment in moments if "orange" in moment.caption)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "zh", "ar"])
def test_every_round_has_guesses_and_ends_with_one_word_in_every_language(language: str) -> None:
    use_translation(load(language, resources() / "translations"))
    try:
        moments = film()
    finally:
        use_translation(None)
    assert {moment.sentence for moment in moments} == {0, 1, 2, 3}
    for before, moment in pairwise(moments):
        assert not any(set(word.text) & set("|[] ") for word in moment.words)
        if moment.checked:
            assert moment.checked == len(moment.words) - len([one for one in before.words if one.outcome is not None])


def test_it_plays_by_itself_and_begins_again_after_its_end(harness: WindowHarness) -> None:
    harness.show()
    shown = film_of(harness)
    captions = []
    for _ in film():
        captions.append(shown.caption.text())
        shown._advance()
    assert captions == [moment.caption for moment in film()]
    assert shown.playing
    assert shown.caption.text() == captions[0]
    shown._timer.start(0)
    harness.bot.waitUntil(lambda: shown._place > 0)


def test_who_has_chosen_models_before_sees_no_film(harness: WindowHarness) -> None:
    harness.actions.use_starter()
    harness.show()
    assert not film_of(harness).playing
    assert not film_of(harness).isVisible()
    assert not film_of(harness).play_button.isVisible()


def test_it_can_be_stopped_and_played_again_also_by_keyboard(harness: WindowHarness) -> None:
    harness.show()
    shown = film_of(harness)
    assert shown.play_button.accessibleName() == "Pause the film"
    harness.bot.mouseClick(shown.play_button, Qt.MouseButton.LeftButton)
    assert not shown.playing
    assert "The colours show" in shown.caption.text()
    assert shown.play_button.accessibleName() == "Play the film"
    harness.window.hide()
    harness.window.show()
    assert not shown.playing, "who has stopped it wants it still"
    shown.play_button.setFocus()
    harness.bot.keyClick(shown.play_button, Qt.Key.Key_Space)
    assert shown.playing


def test_typing_goes_on_while_it_plays_and_nothing_moves(harness: WindowHarness) -> None:
    harness.show()
    harness.window.activateWindow()
    view = harness.parts.view
    view.composer.edit.setFocus()
    watched = (view.welcome.starter_button, view.welcome.catalog_button, view.composer, view.welcome.explain_button)
    before = [place_of(widget, harness.window) for widget in watched]
    for moment in film():
        QApplication.sendEvent(
            view.composer.edit, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
        )
        assert film_of(harness).playing
        assert [place_of(widget, harness.window) for widget in watched] == before, moment.caption
        film_of(harness)._advance()
    assert view.composer.edit.toPlainText() == "a" * len(film())
    assert view.composer.edit.hasFocus()


@pytest.mark.parametrize("leaving", ["start", "explain", "hide", "close"])
def test_no_clock_is_left_when_the_page_goes(harness: WindowHarness, leaving: str) -> None:
    harness.show()
    shown, welcome = film_of(harness), harness.parts.view.welcome
    assert shown.playing
    match leaving:
        case "start":
            harness.load_starter()
        case "explain":
            harness.bot.mouseClick(welcome.explain_button, Qt.MouseButton.LeftButton)
            assert harness.parts.overlays.explanation is not None
        case "hide":
            harness.window.hide()
        case "close":
            harness.window.close()
    assert not shown.playing
    assert not shown._timer.isActive()


@pytest.mark.parametrize(
    ("width", "height", "zoom"),
    [
        (1280, 800, 1.0),
        (640, 600, 1.0),
        (1440, 900, 2.0),
        *(
            pytest.param(*size, zoom, marks=BETWEEN)
            for size, zoom in product([(1280, 800), (1024, 700), (900, 640), (640, 600), (640, 760)], [1.0, 1.5])
            if (*size, zoom) not in {(1280, 800, 1.0), (640, 600, 1.0)}
        ),
    ],
)
def test_the_button_stays_where_nobody_has_to_scroll(
    harness: WindowHarness, width: int, height: int, zoom: float
) -> None:
    harness.apply(zoom=zoom)
    harness.show(width, height)
    welcome = harness.parts.view.welcome
    QApplication.processEvents()
    start = place_of(welcome.starter_button, welcome.viewport())
    assert welcome.viewport().rect().contains(start)
    assert start.height() >= 44 * zoom


def test_in_a_window_that_is_large_enough_the_film_comes_back(harness: WindowHarness) -> None:
    harness.apply(zoom=2.0)
    harness.show(480, 560)
    assert not film_of(harness).line.isVisible()
    assert harness.parts.view.welcome.explain_button.isVisible()
    harness.apply(zoom=1.0)
    harness.window.resize(1280, 800)
    QApplication.processEvents()
    assert film_of(harness).line.isVisible()
    assert film_of(harness).playing


@pytest.mark.parametrize("width", [1440, pytest.param(1280, marks=BETWEEN), 720])
def test_all_that_stands_in_the_middle_ends_where_the_message_field_does(harness: WindowHarness, width: int) -> None:
    harness.show(width, 800)
    view, overlays = harness.parts.view, harness.parts.overlays

    def ends(shown: QWidget) -> tuple[int, int]:
        left = shown.mapTo(harness.window, QPoint()).x()
        return left, left + shown.width()

    field = ends(view.composer)
    assert ends(view.welcome._column) == field
    trace = SAMPLES[0].read()
    overlays.show_recorded(trace, "A list", TokenSpans.of(trace.rounds, trace.summary.text))
    assert overlays.recorded is not None
    assert ends(overlays.recorded.legend) == field


@pytest.mark.parametrize(
    ("width", "zoom"),
    [(1920, 1.0), (640, 2.0), *(pytest.param(w, z, marks=BETWEEN) for w in (1280, 1180) for z in (1.0, 2.0))],
)
def test_the_questions_to_begin_with_are_as_wide_as_the_message_field(
    harness: WindowHarness, width: int, zoom: float
) -> None:
    """A button's own width rule let the longest one push the page beyond its column, out of the middle."""
    harness.settings.set("zoom", zoom)
    harness.actions.use_starter()
    harness.window.resize(width, 800)
    harness.show()
    parts, window = harness.parts, harness.window
    QApplication.processEvents()
    columns = {(place_of(one, window).left(), place_of(one, window).right()) for one in parts.view.welcome.prompts}
    field = place_of(parts.view.composer, window)
    assert (min(left for left, _ in columns), max(right for _, right in columns)) == (field.left(), field.right())
    assert max(right - left for left, right in columns) - min(right - left for left, right in columns) <= 1


@pytest.mark.parametrize(("width", "zoom", "lines"), [(300, 1.5, 9), (760, 1.0, 2)])
def test_every_word_of_every_moment_has_its_place(qtbot, width: int, zoom: float, lines: int) -> None:
    moments = film()
    line = FilmLine(moments)
    qtbot.addWidget(line)
    line.set_looks(zoom=zoom)
    line.resize(width, 100)
    line.show()
    assert SMALLEST_WORD_PIXELS <= line._size <= WORD_PIXELS
    pictures = []
    for palette in (LIGHT, DARK):
        line.set_looks(palette, zoom)
        for moment in moments:
            line.show_moment(moment)
            assert moment.spoken == line.accessibleDescription()
            rows = line.place_words(moment.words, width / zoom, line._size)
            assert len(rows) <= lines
            assert rows[-1][-1][1].bottom() * zoom <= line.height()
            pictures.append(painted_anew(line).tobytes())
    assert len(set(pictures)) == len(pictures)


def test_code_reads_from_the_left_in_every_language(qtbot) -> None:
    line = FilmLine(film())
    qtbot.addWidget(line)
    line.resize(760, 100)
    line.show()
    for sentence, same in ((2, True), (1, False)):
        line.show_moment(next(moment for moment in film() if moment.sentence == sentence and moment.checked))
        pictures = []
        for side in (Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft):
            line.setLayoutDirection(side)
            pictures.append(painted_anew(line).tobytes())
        assert (pictures[0] == pictures[1]) is same


# Figures wait for the first reply


@pytest.fixture
def newcomer(own_harness: WindowHarness) -> WindowHarness:
    own_harness.settings.set("introduced", False)
    own_harness.actions.display.show_metrics()
    return own_harness


@pytest.mark.parametrize("width", [1280, 1024])
def test_no_figures_and_no_legend_before_the_first_reply(newcomer: WindowHarness, width: int) -> None:
    newcomer.show(width, 800)
    newcomer.load_starter()
    parts = newcomer.parts
    assert not parts.metrics_panel.isVisible()
    assert not parts.slim_bar.isVisible()
    newcomer.script.hold_prefill = True
    parts.view.message_sending.ask("Why?")
    assert not parts.view.legend.isVisible()
    newcomer.end_reply()
    assert parts.metrics_panel.isVisible() or parts.slim_bar.isVisible()
    assert parts.view.legend.isVisible()
    assert newcomer.settings.introduced


def test_figures_stand_beside_a_recorded_reply_while_it_is_shown_and_where_they_are_wanted(
    newcomer: WindowHarness,
) -> None:
    newcomer.show()
    with newcomer.bot.waitSignal(newcomer.parts.overlays.recorded_shown):
        newcomer.parts.recorded.watch(0)
    assert newcomer.parts.metrics_panel.isVisible()
    newcomer.actions.new_chat()
    assert not newcomer.parts.metrics_panel.isVisible()
    newcomer.parts.columns.toggle_metrics()
    assert newcomer.parts.metrics_panel.isVisible()


# Whether things may move


class Still(QProxyStyle):
    """A desktop whose effects are switched off."""

    def styleHint(self, hint, *others):  # noqa: N802 - Qt's name
        return 0 if hint is QStyle.StyleHint.SH_Widget_Animation_Duration else super().styleHint(hint, *others)


def test_a_desktop_without_effects_wants_none(qapp: QApplication) -> None:
    assert motion_wanted(QProxyStyle("fusion"))
    assert not motion_wanted(Still("fusion"))


def gnome(folder: Path, patch: pytest.MonkeyPatch, answer: str) -> None:
    """A desktop whose settings answer like this."""
    program = folder / "gsettings"
    program.write_text(f'#!/bin/sh\n[ "$3" = enable-animations ] && {answer}\n')
    program.chmod(0o755)
    patch.setenv("PATH", f"{folder}:/usr/bin:/bin")
    patch.setenv("XDG_CURRENT_DESKTOP", "GNOME")


@pytest.mark.skipif(sys.platform != "linux", reason="GNOME is asked on Linux alone")
@pytest.mark.parametrize(("answer", "moves"), [("echo true", True), ("echo false", False), ("exit 1", True)])
def test_what_gnome_says_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication, answer: str, moves: bool
) -> None:
    gnome(tmp_path, monkeypatch, answer)
    assert motion_wanted() is moves


@pytest.mark.skipif(sys.platform != "linux", reason="GNOME is asked on Linux alone")
def test_who_wants_no_motion_sees_the_end_at_once_and_can_play_it(
    harness: WindowHarness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gnome(tmp_path, monkeypatch, "echo false")
    harness.show()
    assert not harness.parts.view.moves
    assert not film_of(harness).playing
    assert film_of(harness).line.isVisible()
    harness.bot.mouseClick(film_of(harness).play_button, Qt.MouseButton.LeftButton)
    assert film_of(harness).playing
