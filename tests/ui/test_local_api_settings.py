"""The settings, the mark and the example of the local API."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication

from app.settings import Section
from app.ui.local_api.api_card import ApiCard
from app.ui.local_api.api_popup import ApiPopup
from app.ui.local_api.api_words import ApiPhase, ApiState, example_line
from tests.ui.api_clients import LEFT, free_port, on
from tests.ui.conftest import WindowHarness


def test_the_settings_say_how_it_stands_and_change_it(harness: WindowHarness) -> None:
    harness.show()
    dialog = harness.actions.open_settings()
    dialog.show_section(Section.API)
    harness.bot.waitUntil(lambda: dialog.findChild(ApiCard) is not None)  # fields are made one by one
    card = dialog.findChild(ApiCard)
    assert card.words.text().startswith("Off.")
    dialog.row("api_port").put(str(free_port()))
    assert harness.parts.local_api.state.phase is ApiPhase.OFF
    dialog.row("api_on").control.click()
    harness.bot.mouseClick(dialog.close_button, LEFT)
    harness.bot.waitUntil(lambda: harness.parts.local_api.state.phase is ApiPhase.LISTENING)
    assert harness.parts.top_bar.api_mark.isVisible()


@pytest.mark.parametrize(
    ("width", "height", "zoom"),
    [
        (480, 560, 2.0),
        (1280, 800, 1.0),
        *(
            pytest.param(*room, marks=pytest.mark.nightly("rooms and sizes between those of the daily run"))
            for room in [(480, 560, 1.0), (480, 560, 1.5), (640, 700, 1.5), (640, 700, 2.0), (1280, 800, 2.0)]
        ),
    ],
)
def test_mark_and_popup_have_room(harness: WindowHarness, width: int, height: int, zoom: float) -> None:
    harness.show(width, height)
    harness.parts.theme.set_zoom(zoom)
    on(harness)
    QApplication.processEvents()
    mark = harness.parts.top_bar.api_mark
    assert harness.window.width() == width
    assert harness.parts.top_bar.rect().contains(mark.geometry())
    assert mark.width() >= mark.iconSize().width()
    harness.actions.open_local_api()
    popup = harness.window.findChild(ApiPopup)
    assert popup.width() <= width
    QApplication.processEvents()
    off = popup.off_button
    assert off.width() >= off.sizeHint().width()
    assert 0 <= off.mapTo(popup, off.rect().topRight()).x() < popup.width()
    popup.close()


def test_the_example_line_is_quoted_for_the_system() -> None:
    state = ApiState(ApiPhase.LISTENING, "http://127.0.0.1:8087", key="abc")
    assert '-H "Authorization: Bearer abc"' in example_line(state, windows=False)
    assert '-d \'{"messages"' in example_line(state, windows=False)
    assert '-d "{\\"messages\\"' in example_line(state, windows=True)
