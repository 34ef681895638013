"""Settings are changed in their dialog, kept on the disk, and refused in a sentence."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLineEdit

from app.reply_settings import STARTER
from app.settings import Settings
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from tests.ui.conftest import WindowHarness


def _settings_dialog(harness: WindowHarness) -> SettingsDialog:
    harness.actions.open_settings()
    dialog = harness.window.findChild(SettingsDialog)
    assert isinstance(dialog, SettingsDialog)
    return dialog


def _field(dialog: SettingsDialog, name: str) -> QLineEdit:
    field = dialog.fields[name]
    assert isinstance(field, QLineEdit)
    return field


def test_settings_are_changed_and_kept_on_disk(harness: WindowHarness) -> None:
    harness.show()
    dialog = _settings_dialog(harness)
    _field(dialog, "temperature").setText("0,2")
    _field(dialog, "seed").setText("7")
    _field(dialog, "max_tokens").setText("")
    harness.bot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    kept = harness.saved_settings()
    assert (kept.temperature, kept.seed, kept.max_tokens) == (0.2, 7, None)


def test_settings_show_the_starter_models_own_values_and_what_is_left_alone_stays_unchosen(
    harness: WindowHarness,
) -> None:
    harness.settings.set("target", "starter:f32")
    harness.show()
    dialog = _settings_dialog(harness)
    temperature = _field(dialog, "temperature")
    assert temperature.text() == f"{STARTER['temperature']:g}"
    assert "starter model's own" in temperature.accessibleDescription()
    assert _field(dialog, "max_tokens").text() == f"{STARTER['max_tokens']:g}"
    _field(dialog, "repeat_penalty").setText("1")
    harness.bot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    dialog.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    kept = harness.saved_settings()
    assert not kept.is_chosen("temperature")
    assert kept.sampling().repeat_penalty == 1.0
    kept.target = "another.gguf"
    assert kept.sampling().temperature == SamplingSettings().temperature

    again = _settings_dialog(harness)
    assert "You set this one" in _field(again, "repeat_penalty").accessibleDescription()
    _field(again, "temperature").setText("0.8")
    harness.bot.mouseClick(again.close_button, Qt.MouseButton.LeftButton)
    assert harness.saved_settings().sampling().temperature == 0.8


@pytest.mark.parametrize(("name", "text"), [("temperature", "hot"), ("top_p", "1.5"), ("top_k", "4.5"), ("top_k", "")])
def test_a_setting_that_makes_no_sense_is_said_and_what_held_before_holds_on(
    harness: WindowHarness, name: str, text: str
) -> None:
    harness.show()
    dialog = _settings_dialog(harness)
    _field(dialog, "seed").setText("7")
    _field(dialog, name).setText(text)
    harness.bot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    row = dialog.row(name)
    assert Settings.declarations[name].label in row.problem.text()
    assert row.problem.isVisible()
    assert row.problem.text() in row.control.accessibleDescription()
    assert dialog.focusWidget() is _field(dialog, name)
    assert not harness.settings.is_chosen(name)
    assert harness.settings.seed == 7
    dialog.close()


def test_each_wrong_entry_is_said_at_its_field_until_it_is_right_again(harness: WindowHarness) -> None:
    """One sentence at the foot of the page told of the first alone, far from where it was typed."""
    harness.show()
    dialog = _settings_dialog(harness)
    hot, most = dialog.row("temperature"), dialog.row("top_k")
    _field(dialog, "temperature").setText("9")
    _field(dialog, "top_k").setText("4.5")
    assert hot.problem.text() == "“Temperature” must be between 0 and 5."
    assert most.problem.text() == "“Top-k” must be a whole number."
    assert hot.problem.isVisible()
    assert most.problem.isVisible()
    _field(dialog, "top_k").setText("4")
    assert not most.problem.isVisible()
    assert most.control.property("wrong") is False
    hot.reset()
    assert not hot.problem.isVisible()
    assert dialog.apply()
    assert harness.settings.sampling().top_k == 4
    dialog.close()


def test_the_mode_menu_sets_where_guesses_come_from(harness: WindowHarness) -> None:
    harness.show()
    action = next(a for a in harness.parts.top_bar.mode.menu().actions() if a.text().startswith("Lookup"))
    action.trigger()
    assert harness.settings.mode is SpeculationMode.LOOKUP
    assert harness.parts.top_bar.mode.accessibleName() == "Guessing ahead: Lookup"
