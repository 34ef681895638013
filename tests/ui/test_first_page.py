"""The example that plays by itself on the first page: once, and in nobody's way."""

from __future__ import annotations

import sys
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QProxyStyle, QStyle, QWidget

from app.palette import DARK, LIGHT
from app.settings import Settings
from app.traces.trace_files import SAMPLES
from app.ui.how_it_works.example import steps
from app.ui.how_it_works.example_player import ExampleLine, ExamplePlayer
from app.ui.toolkit.accessibility import motion_wanted
from app.ui.transcript.token_spans import TokenSpans
from tests.ui.conftest import WindowHarness
from tests.ui.pixels import painted_anew

BETWEEN = pytest.mark.nightly("rooms and sizes between those of the daily run")


def example(harness: WindowHarness) -> ExamplePlayer:
    return harness.parts.view.welcome.example


def place_of(widget: QWidget, within: QWidget) -> QRect:
    return QRect(widget.mapTo(within, QPoint()), widget.size())


def test_it_plays_by_itself_once_per_installation(harness: WindowHarness) -> None:
    harness.show()
    assert example(harness).playing
    assert harness.settings.introduced
    harness.window.close()
    assert Settings.load(harness.paths.settings).introduced


def test_it_does_not_play_by_itself_again(harness: WindowHarness) -> None:
    harness.settings.set("introduced", True)
    harness.show()
    assert not example(harness).playing
    assert example(harness).line.isVisible()


def test_who_has_chosen_models_before_sees_no_example(harness: WindowHarness) -> None:
    harness.actions.use_starter()
    harness.show()
    assert not example(harness).line.isVisible()
    assert not example(harness).play_button.isVisible()
    assert not harness.settings.introduced


def test_it_shows_every_step_and_ends_by_itself(harness: WindowHarness) -> None:
    harness.show()
    shown = example(harness)
    announced = []
    for _ in steps():
        announced.append(shown.caption.text())
        shown._advance()
    assert announced == [step.brief for step in steps()]
    assert all(announced)
    assert not shown.playing
    assert "The colours show" in shown.caption.text()


def test_the_clock_drives_it(harness: WindowHarness) -> None:
    harness.show()
    shown = example(harness)
    shown._timer.start(0)
    shown._timer.setInterval(0)
    harness.bot.waitUntil(lambda: not shown.playing)
    assert shown.play_button.text() == "Play"


def test_it_can_be_stopped_and_played_again_also_by_keyboard(harness: WindowHarness) -> None:
    harness.show()
    shown = example(harness)
    assert shown.play_button.accessibleName() == "Stop the example"
    harness.bot.mouseClick(shown.play_button, Qt.MouseButton.LeftButton)
    assert not shown.playing
    assert shown.play_button.accessibleName() == "Play the example"
    shown.play_button.setFocus()
    harness.bot.keyClick(shown.play_button, Qt.Key.Key_Space)
    assert shown.playing
    assert shown.caption.text() == steps()[0].brief


def test_typing_goes_on_while_it_plays_and_nothing_moves(harness: WindowHarness) -> None:
    harness.show()
    harness.window.activateWindow()
    view = harness.parts.view
    view.composer.edit.setFocus()
    watched = (view.welcome.starter_button, view.welcome.catalog_button, view.composer, view.welcome.explain_button)
    before = [place_of(widget, harness.window) for widget in watched]
    for step in steps():
        QApplication.sendEvent(
            view.composer.edit, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_A, Qt.KeyboardModifier.NoModifier, "a")
        )
        assert example(harness).playing
        assert [place_of(widget, harness.window) for widget in watched[:3]] == before[:3], step.brief
        assert place_of(watched[3], harness.window).top() == before[3].top()
        example(harness)._advance()
    assert view.composer.edit.toPlainText() == "a" * len(steps())
    assert view.composer.edit.hasFocus()


@pytest.mark.parametrize("leaving", ["start", "explain", "type", "hide", "close"])
def test_no_clock_is_left_when_the_page_goes(harness: WindowHarness, leaving: str) -> None:
    harness.show()
    shown = example(harness)
    assert shown.playing
    match leaving:
        case "start":
            harness.load_starter()
        case "explain":
            harness.bot.mouseClick(shown.explain_button, Qt.MouseButton.LeftButton)
            assert harness.parts.overlays.explanation is not None
        case "type":
            harness.actions.use_starter()
            harness.ask()
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
        (1024, 700, 1.5),
        *(
            pytest.param(*size, zoom, marks=BETWEEN)
            for size, zoom in product([(1280, 800), (1024, 700), (900, 640), (640, 600), (640, 760)], [1.0, 1.5])
            if (*size, zoom) not in {(1280, 800, 1.0), (640, 600, 1.0), (1024, 700, 1.5)}
        ),
    ],
)
def test_the_start_card_stays_where_nobody_has_to_scroll(
    harness: WindowHarness, width: int, height: int, zoom: float
) -> None:
    harness.settings.set("zoom", zoom)
    harness.actions.apply_settings()
    harness.show(width, height)
    welcome = harness.parts.view.welcome
    QApplication.processEvents()
    start = place_of(welcome.starter_button, welcome.viewport())
    if example(harness).line.isVisible():
        assert welcome.viewport().rect().contains(start)
    else:
        assert not harness.settings.introduced


def test_in_a_window_that_is_large_enough_the_example_comes_back(harness: WindowHarness) -> None:
    harness.show(640, 600)
    assert not example(harness).line.isVisible()
    assert example(harness).explain_button.isVisible()
    harness.window.resize(1280, 800)
    QApplication.processEvents()
    assert example(harness).line.isVisible()


@pytest.mark.parametrize("width", [1440, pytest.param(1280, marks=BETWEEN), 720])
@pytest.mark.parametrize("recorded", [False, True])
def test_all_that_stands_in_the_middle_ends_where_the_message_field_does(
    harness: WindowHarness, width: int, *, recorded: bool
) -> None:
    harness.show(width, 800)
    view, overlays = harness.parts.view, harness.parts.overlays

    def ends(shown: QWidget) -> tuple[int, int]:
        left = shown.mapTo(harness.window, QPoint()).x()
        return left, left + shown.width()

    field = ends(view.composer)
    if recorded:
        trace = SAMPLES[0].read()
        overlays.show_recorded(trace, "A list", TokenSpans.of(trace.rounds, trace.summary.text))
        assert overlays.recorded is not None
        assert ends(overlays.recorded.legend) == field
    else:
        assert ends(view.welcome._column) == field


@pytest.mark.parametrize(
    ("width", "zoom"),
    [(1920, 1.0), (640, 2.0), *(pytest.param(w, z, marks=BETWEEN) for w in (1280, 1180) for z in (1.0, 2.0))],
)
def test_the_questions_to_begin_with_are_as_wide_as_the_message_field(
    harness: WindowHarness, width: int, zoom: float
) -> None:
    """A button's own width rule let the longest one push the page beyond its column, out of the middle."""
    harness.settings.set("introduced", True)
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


@pytest.mark.parametrize(
    ("width", "zoom"),
    [(300, 1.5), (700, 1.0), *(pytest.param(w, z, marks=BETWEEN) for w in (420, 520) for z in (1.0, 1.5))],
)
def test_every_word_of_every_step_has_its_place(qtbot, width: int, zoom: float) -> None:
    line = ExampleLine(steps())
    qtbot.addWidget(line)
    line.set_zoom(zoom)
    line.resize(width, 100)
    line.show()
    pictures = []
    for palette in (LIGHT, DARK):
        line.set_palette(palette)
        for step in steps():
            line.show_step(step)
            assert step.spoken == line.accessibleDescription()
            for row in line._lines(step.line, width / zoom, line._word_pixels(width / zoom)):
                assert row[-1][1].right() <= width / zoom
                assert row[-1][1].bottom() * zoom <= line.height()
            pictures.append(painted_anew(line).tobytes())
    # The sixth step shows the text as the fifth left it; the others differ.
    assert len(set(pictures)) == len(pictures) - 2


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
    assert not example(harness).playing
    assert example(harness).line.isVisible()
    assert not harness.settings.introduced
    harness.bot.mouseClick(example(harness).play_button, Qt.MouseButton.LeftButton)
    assert example(harness).playing
