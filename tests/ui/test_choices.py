"""A panel finds choices by some letters, and the keyboard alone is enough to take one."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from app.ui.window.choices import Choice, ChoicePage, ChoicePanel, matching
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton
TITLES = ("New chat", "Theme", "The next place found", "Save this chat as a file", "Qwen2.5 Coder 7B", "Größe")


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("theme", "Theme"),
        ("chat new", "New chat"),
        ("thme", "Theme"),
        ("svae file", "Save this chat as a file"),
        ("nwcht", "New chat"),
        ("coder 7", "Qwen2.5 Coder 7B"),
        ("2.5", "Qwen2.5 Coder 7B"),
        ("grosse", "Größe"),
        ("zzz", None),
    ],
)
def test_a_choice_is_found_by_parts_of_words_in_any_order_letters_left_out_and_misspelt(
    typed: str, first: str | None
) -> None:
    matches = matching([Choice(title, print) for title in TITLES], typed)
    assert (matches[0].title if matches else None) == first


def test_a_choice_is_found_by_its_explanation_after_those_found_by_their_titles() -> None:
    choices = [Choice("Lookup", print, "needs no draft"), Choice("Draft model", print)]
    assert [choice.title for choice in matching(choices, "draft")] == ["Draft model", "Lookup"]


def opened(harness: WindowHarness) -> tuple[ChoicePanel, list[str]]:
    chosen: list[str] = []
    deep = [Choice("Deep", lambda: chosen.append("Deep"))]
    choices = [
        Choice("One", lambda: chosen.append("One"), group="Numbers"),
        Choice("Only to read", group="Numbers"),
        Choice("Two", lambda: chosen.append("Two"), group="Numbers", in_use=True),
        Choice("More", page=lambda text: matching(deep, text), group="Further"),
    ]
    page = ChoicePage("Numbers", "Find", lambda text: matching(choices, text))
    panel = ChoicePanel(harness.window, harness.parts.theme, page, harness.parts.top_bar.pair)
    panel.open()
    return panel, chosen


def test_the_keyboard_chooses_and_goes_back_to_where_it_was(harness: WindowHarness) -> None:
    before = QApplication.focusWidget()
    panel, chosen = opened(harness)
    assert panel.current is not None
    assert panel.current.title == "Two", "what is in use"
    for key, title in ((Qt.Key.Key_Down, "More"), (Qt.Key.Key_Down, "One"), (Qt.Key.Key_Up, "More")):
        harness.bot.keyClick(panel.field, key)
        assert panel.current.title == title
    harness.bot.keyClick(panel.field, Qt.Key.Key_Return)
    assert [choice.title for choice in panel.choices] == ["Back", "Deep"]
    harness.bot.keyClick(panel.field, Qt.Key.Key_Escape)
    harness.bot.keyClicks(panel.field, "one")
    harness.bot.keyClick(panel.field, Qt.Key.Key_Return)
    assert chosen == ["One"]
    assert not panel.isVisible()
    assert QApplication.focusWidget() is before


def test_escape_forgets_what_was_typed_and_then_closes_and_so_does_a_click_beside(harness: WindowHarness) -> None:
    panel, chosen = opened(harness)
    harness.bot.keyClicks(panel.field, "two")
    harness.bot.keyClick(panel.field, Qt.Key.Key_Escape)
    assert panel.isVisible()
    assert len(panel.choices) == 4
    harness.bot.keyClick(panel.field, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    panel, _ = opened(harness)
    harness.bot.mouseClick(panel, LEFT, pos=QPoint(panel.width() - 5, panel.height() - 5))
    assert not panel.isVisible()
    assert chosen == []


def test_a_click_chooses_and_one_on_a_heading_does_not(harness: WindowHarness) -> None:
    panel, chosen = opened(harness)
    model, view = panel.list.model(), panel.list
    for row in range(model.rowCount()):
        rect = view.visualRect(model.index(row, 0))
        if model.index(row, 0).data() in {"Numbers", "One"}:
            harness.bot.mouseClick(view.viewport(), LEFT, pos=rect.center())
    assert chosen == ["One"]


@pytest.mark.parametrize(("width", "height", "zoom"), [(480, 560, 1.0), (1024, 768, 2.0)])
def test_the_panel_stays_within_the_window(own_harness: WindowHarness, width: int, height: int, zoom: float) -> None:
    own_harness.parts.theme.set_zoom(zoom)
    own_harness.show(width, height)
    own_harness.load_starter()
    for open_ in (own_harness.actions.choose_models, own_harness.actions.open_palette):
        open_()
        (panel,) = [one for one in own_harness.window.findChildren(ChoicePanel) if one.isVisible()]
        assert panel.rect().contains(panel.frame.geometry())
        assert panel.list.viewport().height() > panel.list.sizeHintForRow(1)
        panel.close()
