"""Helpers for the panels of choices over the window, and for the menu at the end of its top bar."""

from __future__ import annotations

from PySide6.QtGui import QAction

from app.ui.window.choices import Choice, ChoicePanel
from tests.ui.conftest import WindowHarness


def shown_panel(harness: WindowHarness) -> ChoicePanel:
    """Return the panel that is open."""
    (panel,) = [panel for panel in harness.window.findChildren(ChoicePanel) if panel.isVisible()]
    assert isinstance(panel, ChoicePanel)
    return panel


def model_panel(harness: WindowHarness) -> ChoicePanel:
    """Open the panel of models and ways to guess."""
    harness.actions.choose_models()
    return shown_panel(harness)


def choice_of(panel: ChoicePanel, title: str) -> Choice:
    return next(choice for choice in panel.choices if choice.title == title)


def choose(panel: ChoicePanel, title: str) -> None:
    """Go to a choice with the keyboard, and take it."""
    for _ in panel.choices:
        if panel.current is not None and panel.current.title == title:
            panel.choose_current()
            return
        panel.move_by(1)
    raise AssertionError(f"{title} is not offered: {[choice.title for choice in panel.choices]}")


def more_lines(harness: WindowHarness) -> dict[str, QAction]:
    """Return what the menu at the end of the bar offers now, with the recorded replies, by its words without keys."""
    top = harness.parts.top_bar
    top.more_button.menu().aboutToShow.emit()
    actions = [*top.more_button.menu().actions(), *top.recorded.actions()]
    return {action.text().split("\t")[0]: action for action in actions if not action.isSeparator()}


def is_available(harness: WindowHarness, name: str) -> bool:
    """Return whether an action of the window can be done now."""
    return next(one for one in harness.actions.shortcuts if one.name == name).is_available()
