"""Settings are changed in their dialog, kept on the disk, and refused in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from app.reply_settings import STARTER
from app.settings import Settings
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from tests.ui.choice_panels import choose, model_panel
from tests.ui.conftest import WindowHarness
from tests.ui.settings_pages import LEFT, shown_page

pytestmark = pytest.mark.shared_window


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


def _field(dialog: SettingsDialog, name: str) -> QLineEdit:
    field = dialog.fields[name]
    assert isinstance(field, QLineEdit)
    return field


def test_settings_are_changed_and_kept_on_disk(harness: WindowHarness) -> None:
    dialog = harness.actions.open_settings()
    _field(dialog, "temperature").setText("0,2")
    _field(dialog, "seed").setText("7")
    _field(dialog, "max_tokens").setText("")
    harness.bot.mouseClick(dialog.close_button, LEFT)
    saved = harness.saved_settings()
    assert (saved.temperature, saved.seed, saved.max_tokens) == (0.2, 7, None)


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


def test_the_panel_sets_where_guesses_come_from(harness: WindowHarness) -> None:
    choose(model_panel(harness), "Lookup")
    assert harness.settings.mode is SpeculationMode.LOOKUP
    assert harness.parts.top_bar.pair.accessibleName().endswith(", Lookup")
