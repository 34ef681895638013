"""On the stage, twice as large, all that is shown is in view."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window


def test_every_question_of_the_first_page_is_in_view(harness: WindowHarness) -> None:
    harness.parts.view.set_stage(on=True)
    harness.parts.theme.set_scale(2.0)
    harness.see_the_theme()
    QApplication.processEvents()
    welcome = harness.parts.view.welcome
    port = welcome.viewport()
    for button in welcome.prompts:
        assert port.rect().contains(button.rect().translated(button.mapTo(port, QPoint(0, 0)))), button.prompt.title
    harness.parts.theme.set_scale(1.0)
    harness.parts.view.set_stage(on=False)
