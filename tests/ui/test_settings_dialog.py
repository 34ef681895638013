"""The settings' dialog: what differs from its default shows it and can be reset, one by one or all, and undone."""

from __future__ import annotations

import gc
import re

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QWidget

from app.palette import DARK, LIGHT, Palette
from app.paths import resources
from app.references.model_references import STARTER_TARGET
from app.settings import Section, Settings
from app.ui.dialogs.settings.controls import FontBox
from app.ui.dialogs.settings.fields import SettingField
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.local_api.api_card import ApiCard
from app.ui.window.dialogs.text_preview import TextPreview
from tests.ui.conftest import WindowHarness

LEFT = Qt.MouseButton.LeftButton


def _dialog(harness: WindowHarness) -> SettingsDialog:
    harness.window.show()
    harness.actions.open_settings()
    dialog = harness.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    return dialog


def _enter(field: QWidget) -> None:
    """Something else than the default, in whatever kind of field."""
    if isinstance(field, QLineEdit):
        field.setText("7")
    elif isinstance(field, QCheckBox):
        field.toggle()
    elif isinstance(field, FontBox):
        field.put("A font that is not here")
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(field.count() - 1)
    elif isinstance(field, QPlainTextEdit):
        field.setPlainText("Answer in rhymes.")
    else:
        raise TypeError(f"What is typed into a {type(field).__name__}?")


SHOWN = [name for name, setting in Settings.declarations.items() if setting.section is not Section.HIDDEN]


@pytest.mark.parametrize("name", SHOWN)
def test_a_setting_that_differs_shows_it_and_goes_back_to_its_default(harness: WindowHarness, name: str) -> None:
    dialog = _dialog(harness)
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


def _made(dialog: SettingsDialog) -> list[SettingField]:
    return dialog.findChildren(SettingField)


def test_fields_that_are_not_seen_at_first_are_made_one_by_one(harness: WindowHarness) -> None:
    # All at once held the window up for a tenth of a second.
    dialog = _dialog(harness)
    assert 0 < len(_made(dialog)) < len(SHOWN) / 2
    for _ in range(len(SHOWN)):
        before = len(_made(dialog))
        QApplication.processEvents()
        assert len(_made(dialog)) <= before + 1
    harness.bot.waitUntil(lambda: len(_made(dialog)) == len(SHOWN))
    assert [row.declaration.name for row in _made(dialog)] == list(dialog.fields)
    dialog.close()


def test_what_stands_below_a_field_is_not_seen_before_the_field(harness: WindowHarness) -> None:
    dialog = _dialog(harness)
    below = [dialog.findChild(kind) for kind in (ApiCard, TextPreview)]
    assert [widget.isVisible() for widget in below if widget.parentWidget() is dialog] == [False, False]
    harness.bot.waitUntil(lambda: all(widget.parentWidget() is not dialog for widget in below))
    assert [widget.isVisible() for widget in below] == [True, True]
    dialog.close()


def test_a_dialog_closed_before_all_fields_are_made_leaves_nothing_behind(harness: WindowHarness) -> None:
    harness.show()
    harness.actions.open_settings().close()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    left = [thing for thing in gc.get_objects() if isinstance(thing, (SettingsDialog, SettingField, ApiCard))]
    assert not left


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_every_field_has_the_room_it_needs(harness: WindowHarness, zoom: float) -> None:
    harness.program.theme.set_zoom(zoom)
    harness.settings.set("target", STARTER_TARGET)  # whose explanations are longer
    dialog = _dialog(harness)
    harness.bot.waitUntil(lambda: len(_made(dialog)) == len(SHOWN))
    harness.bot.waitUntil(lambda: all(row.height() >= row.heightForWidth(row.width()) for row in _made(dialog)))
    dialog.close()


def test_tab_goes_through_all_fields_before_the_buttons(harness: WindowHarness) -> None:
    dialog = _dialog(harness)
    harness.bot.waitUntil(lambda: len(_made(dialog)) == len(SHOWN))
    controls, met = list(dialog.fields.values()), []
    place = controls[0]
    while place is not dialog.close_button:
        met += [place] if place in controls else []
        place = place.nextInFocusChain()
    assert met == controls
    dialog.close()


def test_settings_whose_fields_are_not_made_yet_count_and_stay(harness: WindowHarness) -> None:
    harness.settings.set("gpu_layers", 3)
    harness.settings.set("temperature", 0.3)
    dialog = _dialog(harness)
    assert "gpu_layers" not in {row.declaration.name for row in _made(dialog)}
    strip = dialog.findChild(QWidget, "settingsStrip")
    assert strip is not None
    assert [label.text() for label in strip.findChildren(QLabel)] == ["2 settings are changed."]
    harness.bot.mouseClick(dialog.close_button, LEFT)
    saved = harness.saved_settings()
    assert (saved.gpu_layers, saved.temperature) == (3, 0.3)


def test_a_reset_of_all_reaches_fields_that_are_not_made_yet(harness: WindowHarness) -> None:
    harness.settings.set("gpu_layers", 3)
    dialog = _dialog(harness)
    dialog.reset_button.click()
    harness.bot.mouseClick(dialog.close_button, LEFT)
    assert harness.saved_settings().gpu_layers == Settings.declarations["gpu_layers"].default


def test_what_is_reset_holds_at_once(harness: WindowHarness) -> None:
    harness.settings.set("temperature", 0.3)
    dialog = _dialog(harness)
    dialog.row("temperature").reset_button.click()
    assert not harness.settings.is_chosen("temperature")
    harness.bot.mouseClick(dialog.close_button, LEFT)
    assert harness.saved_settings().temperature == Settings.declarations["temperature"].default


def test_what_is_chosen_holds_at_once_and_what_is_typed_once_it_is_left(harness: WindowHarness) -> None:
    dialog = _dialog(harness)
    changes: list[None] = []
    dialog.changed.connect(lambda: changes.append(None))
    harness.bot.waitUntil(dialog.isActiveWindow)
    temperature, prompt = dialog.fields["temperature"], dialog.fields["system_prompt"]
    temperature.setFocus()
    temperature.selectAll()
    harness.bot.keyClicks(temperature, "0.35")
    assert harness.settings.temperature == 0.8, "half a number is not meant"
    prompt.setFocus()
    assert harness.settings.temperature == 0.35
    harness.bot.keyClicks(prompt, "Rhyme.")
    assert harness.settings.system_prompt == ""
    temperature.setFocus()
    assert harness.settings.system_prompt == "Rhyme."
    assert len(changes) == 2
    box = dialog.fields["remember_chats"]
    assert isinstance(box, QCheckBox)
    before = harness.settings.remember_chats
    box.click()
    assert harness.settings.remember_chats is not before
    assert len(changes) == 3
    temperature.selectAll()
    harness.bot.keyClicks(temperature, "0.4")
    harness.bot.keyClick(temperature, Qt.Key.Key_Return)
    assert dialog.isVisible(), "Enter closes nothing"
    assert harness.saved_settings().temperature == 0.4
    dialog.close()
    assert len(changes) == 4


def test_escape_closes_and_drops_nothing_that_was_typed(harness: WindowHarness) -> None:
    dialog = _dialog(harness)
    harness.bot.waitUntil(dialog.isActiveWindow)
    temperature = dialog.fields["temperature"]
    temperature.setFocus()
    temperature.selectAll()
    harness.bot.keyClicks(temperature, "0.35")
    harness.bot.keyClick(temperature, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert harness.saved_settings().temperature == 0.35


def test_escape_closes_over_what_is_no_value_and_leaves_what_held(harness: WindowHarness) -> None:
    dialog = _dialog(harness)
    harness.bot.waitUntil(dialog.isActiveWindow)
    temperature = dialog.fields["temperature"]
    temperature.setFocus()
    temperature.selectAll()
    harness.bot.keyClicks(temperature, "hot")
    harness.bot.keyClick(temperature, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert harness.settings.temperature == 0.8


def test_a_value_that_is_none_can_be_reset_too(harness: WindowHarness) -> None:
    dialog = _dialog(harness)
    row = dialog.row("temperature")
    assert isinstance(row.control, QLineEdit)
    row.control.setText("hot")
    assert row.reset_button.isVisibleTo(dialog)
    row.reset_button.click()
    assert row.control.text() == "0.8"
    dialog.close()


def test_all_are_reset_at_once_and_that_is_undone_at_once(harness: WindowHarness) -> None:
    harness.settings.set("temperature", 0.3)
    harness.settings.set("system_prompt", "Answer in rhymes.")
    harness.settings.set("mode", "off")
    harness.settings.set("target", "another.gguf")
    dialog = _dialog(harness)
    said = dialog.strip.words
    assert said.text() == "3 settings are changed."
    harness.bot.mouseClick(dialog.reset_button, LEFT)
    assert [name for name in SHOWN if dialog.row(name).changed] == []
    assert said.text() == "All settings are as they came."
    assert dialog.reset_button.text() == "Undo"
    assert not harness.settings.is_chosen("temperature")
    harness.bot.mouseClick(dialog.reset_button, LEFT)
    assert dialog.row("temperature").read() == harness.settings.temperature == 0.3
    assert dialog.row("system_prompt").read() == "Answer in rhymes."
    assert dialog.row("mode").read() == "off"
    harness.bot.mouseClick(dialog.reset_button, LEFT)
    harness.bot.mouseClick(dialog.close_button, LEFT)
    kept = harness.saved_settings()
    assert (kept.temperature, kept.system_prompt) == (0.8, "")
    assert kept.target == "another.gguf"  # what is not asked for here is not reset here


def test_a_reset_goes_back_to_the_starter_models_own_value_and_chooses_nothing(harness: WindowHarness) -> None:
    harness.settings.set("target", "starter:f32")
    harness.settings.set("temperature", 0.8)
    dialog = _dialog(harness)
    row = dialog.row("temperature")
    assert row.reset_button.isVisibleTo(dialog)
    row.reset_button.click()
    assert row.read() == harness.settings.usual_value("temperature") != 0.8
    harness.bot.mouseClick(dialog.close_button, LEFT)
    kept = harness.saved_settings()
    assert not kept.is_chosen("temperature")
    kept.target = "another.gguf"
    assert kept.value_in_use("temperature") == Settings.declarations["temperature"].default


def test_an_edit_after_the_reset_is_not_thrown_away_by_an_undo(harness: WindowHarness) -> None:
    harness.settings.set("temperature", 0.3)
    dialog = _dialog(harness)
    harness.bot.mouseClick(dialog.reset_button, LEFT)
    _enter(dialog.fields["seed"])
    assert dialog.reset_button.text() == "Reset all"
    assert dialog.strip.words.text() == "One setting is changed."
    dialog.close()


def test_with_nothing_to_reset_the_strip_offers_nothing(harness: WindowHarness) -> None:
    dialog = _dialog(harness)
    assert dialog.strip.words.text() == "All settings are as they came."
    assert not dialog.reset_button.isVisible()
    assert not dialog.strip.alone_button.isVisible()
    dialog.close()


def test_a_default_value_stays_with_its_word(harness: WindowHarness) -> None:
    """The value alone stood in the line below."""
    dialog = _dialog(harness)
    said = [label.text() for label in dialog.row("top_p").findChildren(QLabel)]
    assert any(words.endswith("Default:\u00a00.95.") for words in said)
    assert "\u00a0" not in dialog.fields["top_p"].accessibleDescription()
    dialog.close()


@pytest.mark.parametrize("width", [1280, 480])
def test_nothing_moves_as_the_first_setting_is_changed(harness: WindowHarness, width: int) -> None:
    """The strip came with it, 41 pixels high, and pushed away what one was about to click."""
    harness.window.resize(width, 560)
    dialog = _dialog(harness)
    first, second = list(dialog.fields.values())[:2]
    QApplication.processEvents()

    def places() -> list[QPoint]:
        return [part.mapTo(dialog, QPoint()) for part in (first, second, dialog.search, dialog.close_button)]

    before = places()
    dialog.row("temperature").put("0.3")
    QApplication.processEvents()
    assert dialog.reset_button.isVisible()
    assert places() == before
    dialog.reset_button.click()
    QApplication.processEvents()
    assert places() == before
    dialog.close()


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_nothing_is_cut_off_at_any_zoom(harness: WindowHarness, zoom: float) -> None:
    harness.parts.theme.set_zoom(zoom)
    harness.window.resize(480, 560)
    dialog = _dialog(harness)
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
def test_a_drop_down_has_an_arrow_and_a_ticked_box_a_tick(harness: WindowHarness, choice: str) -> None:
    harness.settings.set("theme", choice)
    harness.actions.apply_settings()
    dialog = _dialog(harness)
    palette = LIGHT if choice == "light" else DARK
    box = dialog.fields["mode"]
    arrow = box.grab(box.rect().adjusted(box.width() - 28, 4, -4, -4)).toImage()
    assert _count(arrow, palette.muted) > 3
    tick = dialog.fields["show_outcomes"]
    assert isinstance(tick, QCheckBox)
    assert tick.isChecked()
    harness.bot.waitUntil(lambda: tick.height() >= tick.sizeHint().height())  # once the page has room for all fields
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
