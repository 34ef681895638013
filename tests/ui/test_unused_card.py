"""A graphics card that llama.cpp was not compiled for: said once, with the command that changes it."""

from __future__ import annotations

from importlib.metadata import version

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from app.llama.processors import cards
from app.ui.application import tell_of_unused_card
from tests.ui.conftest import WindowHarness

COMMAND = "uv run --no-cache --reinstall-package llama-cpp-python main.py doctor"


@pytest.fixture
def harness(shared_harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> WindowHarness:
    """A window on a computer with two cards."""
    monkeypatch.setattr(cards, "build_command", lambda: COMMAND)
    monkeypatch.setattr(cards, "card_makers", lambda: ("NVIDIA", "Intel"))
    return shared_harness


def tell(harness: WindowHarness) -> str:
    """Have the program begin; return what it says."""
    banner = harness.parts.view.banner
    tell_of_unused_card(harness.window, harness.settings)
    return banner.sentence if banner.isVisible() else ""


def test_it_is_said_once_for_each_version_of_llama_cpp(harness: WindowHarness) -> None:
    assert "a graphics card by NVIDIA, Intel here" in tell(harness)
    harness.parts.view.banner.dismiss()
    assert tell(harness) == ""
    harness.settings.card_told = "0.1.0"
    assert "a graphics card" in tell(harness)
    assert harness.settings.card_told == version("llama-cpp-python")


def test_the_button_copies_the_command_and_shows_it(harness: WindowHarness) -> None:
    tell(harness)
    harness.bot.mouseClick(harness.parts.view.banner.action, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == COMMAND
    assert harness.parts.view.banner.sentence.endswith(COMMAND)


def test_it_waits_for_the_next_start_where_something_went_wrong(harness: WindowHarness) -> None:
    harness.parts.view.banner.show_sentence("error", "Draftlight crashed the last time.")
    assert tell(harness) == "Draftlight crashed the last time."
    harness.parts.view.banner.dismiss()
    assert "a graphics card" in tell(harness)


def test_where_no_card_is_left_unused_nothing_is_said(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "build_command", lambda: None)
    assert tell(harness) == ""
    assert harness.settings.card_told is None
