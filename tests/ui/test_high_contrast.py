"""High contrast, less motion, what is said aloud, and that the keyboard's place can be seen."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication, QWidget

from app.palette import DARK, LIGHT, SHARP_DARK, SHARP_LIGHT, Palette
from app.settings import ThemeChoice
from app.speculation.trace import Outcome
from app.ui.toolkit.appearance.theme import Theme
from tests.ui.conftest import WindowHarness
from tests.ui.pixels import luminance
from tests.ui.screen_reader import met_by_tab
from tests.ui.window_pages import answered

pytestmark = pytest.mark.shared_window

SHARP = pytest.mark.parametrize("palette", [SHARP_LIGHT, SHARP_DARK], ids=lambda palette: palette.name)


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, by WCAG."""
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
    assert min(contrast(text, palette.chosen) for text in (palette.text, palette.muted, palette.link)) >= 7
    for ground in (palette.window, palette.surface, palette.raised):
        for text in (palette.text, palette.muted, palette.link, palette.danger, palette.accent):
            assert contrast(text, ground) >= 7
        assert contrast(palette.line, ground) >= 7
    for usual in (LIGHT, DARK):
        assert contrast(usual.text, usual.chosen) >= 7
    assert contrast(palette.on_accent, palette.accent) >= 7
    assert contrast(palette.text, palette.mark) >= 7
    for outcome, style in palette.outcomes.items():
        if style.tint:
            assert contrast(style.text or palette.text, style.tint) >= 7, outcome
            assert style.underline != "none"
        if style.line:
            assert contrast(style.line, palette.surface) >= 4.5, outcome


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
