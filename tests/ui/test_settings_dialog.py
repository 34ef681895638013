"""The settings' dialog: changes are kept or refused in a sentence, and go back to the defaults, also all at once."""

from __future__ import annotations

import gc
import re
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from app.palette import DARK, LIGHT, Palette
from app.paths import resources
from app.references import STARTER_TARGET
from app.reply_settings import STARTER
from app.settings import Settings
from app.speculation.settings import SamplingSettings
from app.ui.dialogs.settings.controls import FontBox
from app.ui.dialogs.settings.fields import SettingField
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.local_api.api_card import ApiCard
from app.ui.toolkit.appearance.style_sheet import style_sheet
from app.ui.toolkit.appearance.theme import qt_palette
from tests.ui.conftest import WindowHarness
from tests.ui.settings_pages import DECLARED, LEFT, made_fields, shown_page, whole_page

pytestmark = pytest.mark.shared_window


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


def _enter(field: QWidget) -> None:
    """Something else than the default, in whatever kind of field."""
    if isinstance(field, QLineEdit):
        field.setText("9")
    elif isinstance(field, QCheckBox):
        field.toggle()
    elif isinstance(field, FontBox):
        field.put("A font that is not here")
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(0 if field.currentIndex() else field.count() - 1)
    elif isinstance(field, QPlainTextEdit):
        field.setPlainText("Answer in rhymes.")
    else:
        raise TypeError(f"What is typed into a {type(field).__name__}?")


def test_each_setting_that_differs_shows_it_and_goes_back_to_its_default(qtbot: QtBot, settings: Settings) -> None:
    dialog = shown_page(qtbot, settings)
    for name in DECLARED:
        row = dialog.row(name)
        before = row.read()
        assert before == Settings.declarations[name].default
        assert not row.reset_button.isVisible(), name
        _enter(row.control)
        assert row.changed, name
        assert row.reset_button.isVisibleTo(dialog), name
        row.reset_button.click()
        assert row.read() == before
        assert not row.reset_button.isVisibleTo(dialog), name
        assert row.control.hasFocus() or not dialog.isActiveWindow(), name


def test_what_stands_below_a_field_is_not_seen_before_the_field(qtbot: QtBot, settings: Settings) -> None:
    below = QLabel("An example.")
    dialog = shown_page(qtbot, settings, {DECLARED[-1]: below})
    assert below.window() is dialog
    assert not below.isVisible()
    qtbot.waitUntil(below.isVisible)
    assert dialog.row(DECLARED[-1]).isVisible()


def test_a_dialog_closed_before_all_fields_are_made_leaves_nothing_behind(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.actions.open_settings().close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    remaining = [thing for thing in gc.get_objects() if isinstance(thing, (SettingsDialog, SettingField, ApiCard))]
    assert not remaining


@pytest.mark.parametrize(
    "zoom", [pytest.param(1.0, marks=pytest.mark.nightly("twice the size asks the same, with less room")), 2.0]
)
def test_every_field_has_the_room_it_needs_and_none_is_cut_off(
    qtbot: QtBot, qapp: QApplication, settings: Settings, zoom: float
) -> None:
    qapp.setStyleSheet(style_sheet(LIGHT, zoom))
    settings.set("target", STARTER_TARGET)  # whose explanations are longer
    dialog = shown_page(qtbot, settings)
    dialog.resize(480, 560)
    for name in DECLARED:
        _enter(dialog.fields[name])
    qtbot.waitUntil(lambda: all(row.height() >= row.heightForWidth(row.width()) for row in made_fields(dialog)))
    page = made_fields(dialog)[0].parentWidget()
    assert page.width() <= page.parentWidget().width()


def test_tab_goes_through_all_fields_before_the_buttons(qtbot: QtBot, settings: Settings) -> None:
    dialog = shown_page(qtbot, settings)
    controls, met = list(dialog.fields.values()), []
    place = controls[0]
    while place is not dialog.close_button:
        met += [place] if place in controls else []
        place = place.nextInFocusChain()
    assert met == controls


def test_settings_whose_fields_are_not_made_yet_count_stay_and_are_reset_with_all(
    qtbot: QtBot, settings: Settings
) -> None:
    settings.set("gpu_layers", 3)
    settings.set("temperature", 0.3)
    dialog = shown_page(qtbot, settings)
    assert "gpu_layers" not in {row.declaration.name for row in made_fields(dialog)}
    assert "2" in dialog.strip.words.text()
    qtbot.mouseClick(dialog.close_button, LEFT)
    assert (settings.gpu_layers, settings.temperature) == (3, 0.3)
    shown_page(qtbot, settings).reset_button.click()
    assert settings.gpu_layers == Settings.declarations["gpu_layers"].default


def test_what_is_chosen_holds_at_once_and_what_is_typed_once_it_is_left(qtbot: QtBot, settings: Settings) -> None:
    dialog = shown_page(qtbot, settings)
    changes: list[None] = []
    dialog.changed.connect(lambda: changes.append(None))
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    temperature, prompt = dialog.fields["temperature"], dialog.fields["system_prompt"]
    temperature.setFocus()
    temperature.selectAll()
    qtbot.keyClicks(temperature, "0.35")
    assert settings.temperature == 0.8, "half a number is not meant"
    prompt.setFocus()
    assert settings.temperature == 0.35
    qtbot.keyClicks(prompt, "Rhyme.")
    assert settings.system_prompt == ""
    temperature.setFocus()
    assert settings.system_prompt == "Rhyme."
    assert len(changes) == 2
    box = dialog.fields["remember_chats"]
    before = settings.remember_chats
    box.click()
    assert settings.remember_chats is not before
    assert len(changes) == 3
    temperature.selectAll()
    qtbot.keyClicks(temperature, "0.4")
    qtbot.keyClick(temperature, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter closes nothing"
    assert settings.temperature == 0.4
    assert len(changes) == 4
    temperature.selectAll()
    qtbot.keyClicks(temperature, "0.45")
    qtbot.keyClick(temperature, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert settings.temperature == 0.45, "closed by Esc, it drops nothing that was typed"


def test_all_are_reset_at_once_and_that_is_undone_at_once(qtbot: QtBot, settings: Settings) -> None:
    for name, value in (("temperature", 0.3), ("system_prompt", "Rhyme."), ("mode", "off"), ("target", "other.gguf")):
        settings.set(name, value)
    dialog = shown_page(qtbot, settings)
    strip_words = dialog.strip.words
    assert strip_words.text() == "3 settings are changed."
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert [name for name in DECLARED if dialog.row(name).changed] == []
    assert strip_words.text() == "All settings are as they came."
    assert dialog.reset_button.text() == "Undo"
    assert not settings.is_chosen("temperature")
    qtbot.mouseClick(dialog.reset_button, LEFT)
    assert dialog.row("temperature").read() == settings.temperature == 0.3
    assert dialog.row("system_prompt").read() == "Rhyme."
    assert dialog.row("mode").read() == "off"
    qtbot.mouseClick(dialog.reset_button, LEFT)
    qtbot.mouseClick(dialog.close_button, LEFT)
    assert (settings.temperature, settings.system_prompt) == (0.8, "")
    assert settings.target == "other.gguf"  # what is not asked for here is not reset here


def test_an_edit_after_the_reset_is_not_thrown_away_by_an_undo(qtbot: QtBot, settings: Settings) -> None:
    settings.set("temperature", 0.3)
    dialog = shown_page(qtbot, settings)
    qtbot.mouseClick(dialog.reset_button, LEFT)
    _enter(dialog.fields["seed"])
    assert dialog.reset_button.text() == "Reset all"
    assert dialog.strip.words.text() == "One setting is changed."


@pytest.mark.parametrize(("width", "beside"), [(1280, True), (480, False)])
def test_controls_stand_at_the_end_of_their_line_in_one_width(
    qtbot: QtBot, settings: Settings, width: int, beside: bool
) -> None:
    """Names of any length would make one field narrower than the other."""
    page = whole_page(qtbot, settings)
    page.resize(width, 560)
    QApplication.processEvents()
    rows = [row for row in made_fields(page) if isinstance(row.control, QLineEdit | QComboBox)]
    assert len({row.control.width() for row in rows}) == 1
    places = {row.control.mapTo(page, QPoint()).x() for row in rows}
    assert len(places) == 1
    middle = rows[0].mapTo(page, rows[0].rect().center()).x()
    assert (places.pop() > middle - rows[0].control.width() // 4) is beside


def test_nothing_moves_as_the_first_setting_is_changed(qtbot: QtBot, settings: Settings) -> None:
    """The strip came with it, 41 pixels high, and pushed away what one was about to click."""
    dialog = whole_page(qtbot, settings)
    dialog.resize(480, 560)
    first, second = list(dialog.fields.values())[:2]
    QApplication.processEvents()
    qtbot.waitUntil(lambda: first.mapTo(dialog, QPoint()).x() > dialog.width() // 2)  # at the end of its line

    def places() -> list[QPoint]:
        return [part.mapTo(dialog, QPoint()) for part in (first, second, dialog.search, dialog.close_button)]

    before = places()
    assert not dialog.reset_button.isVisible(), "there is nothing to reset"
    assert not dialog.strip.alone_button.isVisible()
    dialog.row("temperature").put("0.3")
    QApplication.processEvents()
    assert dialog.reset_button.isVisible()
    assert places() == before
    dialog.reset_button.click()
    QApplication.processEvents()
    assert places() == before


# What a style sheet paints


def _pictures(palette: Palette) -> dict[str, set[str]]:
    folder = resources() / "icons" / "sheet"
    return {
        name: set(re.findall(r"#[0-9A-Fa-f]{6}", (folder / f"{name}-{palette.name}.svg").read_text()))
        for name in ("down", "check", "right", "tick")
    }


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_pictures_in_style_sheets_have_the_colours_of_the_palette(palette: Palette) -> None:
    assert _pictures(palette) == {
        "down": {palette.muted},
        "right": {palette.muted},
        "check": {palette.on_accent},
        "tick": {palette.text},
    }


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_a_drop_down_has_an_arrow_and_a_switch_its_colours(
    qtbot: QtBot, qapp: QApplication, settings: Settings, palette: Palette
) -> None:
    qapp.setStyleSheet(style_sheet(palette, 1.0))
    qapp.setPalette(qt_palette(palette))
    fields = [SettingField(Settings.declarations[name], settings) for name in ("mode", "check_spelling")]
    for field in fields:
        qtbot.addWidget(field)
        field.show()
    box, tick = (field.control for field in fields)
    arrow = box.grab(box.rect().adjusted(box.width() - 28, 4, -4, -4)).toImage()
    assert _count(arrow, palette.muted) > 3
    assert isinstance(tick, QCheckBox)
    assert tick.isChecked()
    assert _count(tick.grab().toImage(), palette.accent) > 40
    assert _count(tick.grab().toImage(), palette.on_accent) > 40


def _count(image: QImage, colour: str) -> int:
    """Pixels that are nearly of this colour: edges are smoothed."""
    pixel = QColor(colour)
    near = 0
    for x in range(image.width()):
        for y in range(image.height()):
            seen = image.pixelColor(x, y)
            apart = (seen.red() - pixel.red(), seen.green() - pixel.green(), seen.blue() - pixel.blue())
            near += max(map(abs, apart)) < 40
    return near


def _field(dialog: SettingsDialog, name: str) -> QLineEdit:
    field = dialog.fields[name]
    assert isinstance(field, QLineEdit)
    return field


def test_settings_show_the_starter_models_own_values_and_what_is_left_alone_stays_unchosen(
    qtbot: QtBot, settings: Settings
) -> None:
    settings.set("target", "starter:f32")
    dialog = shown_page(qtbot, settings)
    temperature = _field(dialog, "temperature")
    assert temperature.text() == f"{STARTER['temperature']:g}"
    assert "starter model's own" in temperature.accessibleDescription()
    assert _field(dialog, "max_tokens").text() == f"{STARTER['max_tokens']:g}"
    _field(dialog, "repeat_penalty").setText("1")
    qtbot.mouseClick(dialog.close_button, LEFT)
    assert not settings.is_chosen("temperature")
    assert settings.sampling().repeat_penalty == 1.0
    settings.target = "another.gguf"
    assert settings.sampling().temperature == SamplingSettings().temperature

    settings.target = "starter:f32"
    again = shown_page(qtbot, settings)
    assert "You set this one" in _field(again, "repeat_penalty").accessibleDescription()
    _field(again, "temperature").setText("0.8")
    qtbot.mouseClick(again.close_button, LEFT)
    assert settings.sampling().temperature == 0.8
    row = again.row("temperature")
    row.reset_button.click()
    assert row.read() == settings.usual_value("temperature") != 0.8
    assert again.apply()
    assert not settings.is_chosen("temperature")


def test_each_entry_that_makes_no_sense_is_said_at_its_field_until_it_is_right_again(
    qtbot: QtBot, settings: Settings
) -> None:
    """One sentence at the foot of the page told of the first alone, far from where it was typed."""
    dialog = shown_page(qtbot, settings)
    _field(dialog, "seed").setText("7")
    for name, text in (("temperature", "hot"), ("top_p", "1.5"), ("top_k", "4.5"), ("top_k", "")):
        row = dialog.row(name)
        _field(dialog, name).setText(text)
        qtbot.mouseClick(dialog.close_button, LEFT)
        assert dialog.isVisible()
        assert Settings.declarations[name].label in row.problem.text()
        assert row.problem.isVisible()
        assert row.problem.text() in row.control.accessibleDescription()
        assert dialog.focusWidget() is row.control
        assert not settings.is_chosen(name)
        assert settings.seed == 7
        row.reset()
        assert not row.problem.isVisible()
    for name in ("temperature", "top_k"):
        _field(dialog, name).setText("4.5e9")
    assert dialog.row("temperature").problem.isVisible()
    assert dialog.row("top_k").problem.isVisible()
    _field(dialog, "top_k").setText("4")
    assert not dialog.row("top_k").problem.isVisible()
    assert dialog.row("top_k").control.property("wrong") is False
    dialog.row("temperature").reset()
    assert dialog.apply()
    assert settings.sampling().top_k == 4
