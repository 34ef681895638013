"""The settings' dialog: what differs from its default shows it and can be reset, one by one or all, and undone."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLineEdit, QPlainTextEdit, QWidget

from app.palette import DARK, LIGHT, Palette
from app.paths import resources
from app.settings import Section, Settings
from app.ui.dialogs.settings_dialog import SettingsDialog
from tests.ui.conftest import Desk

LEFT = Qt.MouseButton.LeftButton


def _dialog(desk: Desk) -> SettingsDialog:
    desk.window.show()
    desk.window.open_settings()
    dialog = desk.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    return dialog


def _enter(field: QWidget) -> None:
    """Something else than the default, in whatever kind of field."""
    if isinstance(field, QLineEdit):
        field.setText("7")
    elif isinstance(field, QCheckBox):
        field.toggle()
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(field.count() - 1)
    elif isinstance(field, QPlainTextEdit):
        field.setPlainText("Answer in rhymes.")
    else:
        raise TypeError(f"What is typed into a {type(field).__name__}?")


SHOWN = [name for name, setting in Settings.declarations.items() if setting.section is not Section.HIDDEN]


@pytest.mark.parametrize("name", SHOWN)
def test_a_setting_that_differs_shows_it_and_goes_back_to_its_default(desk: Desk, name: str) -> None:
    dialog = _dialog(desk)
    row = dialog.row(name)
    before = row.read()
    assert before == Settings.declarations[name].default
    assert not row.reset_button.isVisible()
    _enter(row.control)
    assert row.changed
    assert row.reset_button.isVisibleTo(dialog)
    row.reset_button.click()
    assert row.read() == before
    assert not row.reset_button.isVisibleTo(dialog)
    assert row.control.hasFocus() or not dialog.isActiveWindow()
    dialog.close()


def test_what_was_reset_is_kept_on_save_alone(desk: Desk) -> None:
    desk.settings.set("temperature", 0.3)
    dialog = _dialog(desk)
    dialog.row("temperature").reset_button.click()
    assert desk.settings.temperature == 0.3
    desk.bot.mouseClick(dialog.save_button, LEFT)
    assert Settings.load(desk.paths.settings).temperature == Settings.declarations["temperature"].default


def test_a_value_that_is_none_can_be_reset_too(desk: Desk) -> None:
    dialog = _dialog(desk)
    row = dialog.row("temperature")
    assert isinstance(row.control, QLineEdit)
    row.control.setText("hot")
    assert row.reset_button.isVisibleTo(dialog)
    row.reset_button.click()
    assert row.control.text() == "0.8"
    dialog.close()


def test_all_are_reset_at_once_and_that_is_undone_at_once(desk: Desk) -> None:
    desk.settings.set("temperature", 0.3)
    desk.settings.set("system_prompt", "Answer in rhymes.")
    desk.settings.set("mode", "off")
    desk.settings.set("target", "another.gguf")
    dialog = _dialog(desk)
    said = dialog._strip_words
    assert said.text() == "3 settings are changed."
    desk.bot.mouseClick(dialog.reset_button, LEFT)
    assert [name for name in SHOWN if dialog.row(name).changed] == []
    assert "Save keeps that" in said.text()
    assert dialog.reset_button.text() == "Undo"
    assert desk.settings.temperature == 0.3
    desk.bot.mouseClick(dialog.reset_button, LEFT)
    assert dialog.row("temperature").read() == 0.3
    assert dialog.row("system_prompt").read() == "Answer in rhymes."
    assert dialog.row("mode").read() == "off"
    desk.bot.mouseClick(dialog.reset_button, LEFT)
    desk.bot.mouseClick(dialog.save_button, LEFT)
    kept = Settings.load(desk.paths.settings)
    assert (kept.temperature, kept.system_prompt) == (0.8, "")
    assert kept.target == "another.gguf"  # what is not asked for here is not reset here


def test_a_reset_goes_back_to_the_starter_models_own_value_and_chooses_nothing(desk: Desk) -> None:
    desk.settings.set("target", "starter:f32")
    desk.settings.set("temperature", 0.8)
    dialog = _dialog(desk)
    row = dialog.row("temperature")
    assert row.reset_button.isVisibleTo(dialog)
    row.reset_button.click()
    assert row.read() == desk.settings.usual_value("temperature") != 0.8
    desk.bot.mouseClick(dialog.save_button, LEFT)
    kept = Settings.load(desk.paths.settings)
    assert not kept.is_chosen("temperature")
    kept.target = "another.gguf"
    assert kept.value_in_use("temperature") == Settings.declarations["temperature"].default


def test_an_edit_after_the_reset_is_not_thrown_away_by_an_undo(desk: Desk) -> None:
    desk.settings.set("temperature", 0.3)
    dialog = _dialog(desk)
    desk.bot.mouseClick(dialog.reset_button, LEFT)
    _enter(dialog.fields["seed"])
    assert dialog.reset_button.text() == "Reset all"
    assert dialog._strip_words.text() == "One setting is changed."
    dialog.close()


def test_with_nothing_to_reset_there_is_no_strip(desk: Desk) -> None:
    dialog = _dialog(desk)
    assert not dialog.reset_button.isVisible()
    dialog.close()


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_nothing_is_cut_off_at_any_zoom(desk: Desk, zoom: float) -> None:
    desk.window.theme.set_zoom(zoom)
    desk.window.resize(480, 560)
    dialog = _dialog(desk)
    for name in SHOWN:
        _enter(dialog.fields[name])
    QApplication.processEvents()
    page = dialog.row(SHOWN[0]).parentWidget()
    assert page is not None
    view = page.parentWidget()
    assert view is not None
    assert page.width() <= view.width()
    dialog.close()


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


@pytest.mark.parametrize("choice", ["light", "dark"])
def test_a_drop_down_has_an_arrow_and_a_ticked_box_a_tick(desk: Desk, choice: str) -> None:
    desk.settings.set("theme", choice)
    desk.window.apply_settings()
    dialog = _dialog(desk)
    palette = LIGHT if choice == "light" else DARK
    box = dialog.fields["mode"]
    arrow = box.grab(box.rect().adjusted(box.width() - 28, 4, -4, -4)).toImage()
    assert _count(arrow, palette.muted) > 3
    tick = dialog.fields["show_outcomes"]
    assert isinstance(tick, QCheckBox)
    assert tick.isChecked()
    side = tick.grab().toImage().copy(0, 0, 18, tick.height())
    assert _count(side, palette.accent) > 40
    assert _count(side, palette.on_accent) > 4
    dialog.close()


def _count(image: QImage, colour: str) -> int:
    """Pixels that are nearly of this colour: edges are smoothed."""
    wanted = QColor(colour)
    near = 0
    for x in range(image.width()):
        for y in range(image.height()):
            seen = image.pixelColor(x, y)
            apart = (seen.red() - wanted.red(), seen.green() - wanted.green(), seen.blue() - wanted.blue())
            near += max(map(abs, apart)) < 40
    return near
