"""Widgets that only their subclasses complete cannot be made by themselves."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from app.ui.how_it_works.diagram import ExampleDiagram
from app.ui.how_it_works.examples import steps
from app.ui.metrics.card import Card


class CardWithoutPaint(Card):
    def content_height(self) -> float:
        return 10.0


def test_what_lacks_a_method_is_not_made_and_the_method_is_named(qtbot: QtBot) -> None:
    with pytest.raises(TypeError, match="CardWithoutPaint lacks paint_content"):
        CardWithoutPaint("Speed")  # type: ignore[abstract]
    qtbot.addWidget(ExampleDiagram(steps()))
