"""The settings as a page: searched, by section, with what differs shown alone, and keys that can be chosen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMenu

from app.settings import Density, Section
from app.ui.dialogs.settings.controls import FontBox
from app.ui.dialogs.settings.row import SettingsRow
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.dialogs.settings.shortcut_fields import ShortcutField
from app.ui.dialogs.settings.shortcut_rules import why_not
from app.ui.dialogs.shortcut_list import ShortcutSheet
from app.ui.window.dialogs.text_preview import TextPreview
from tests.ui.conftest import WindowHarness

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def page_of(harness: WindowHarness) -> SettingsDialog:
    """The page with all its fields, as it is a moment after it was opened."""
    harness.window.show()
    page = harness.actions.open_settings()
    harness.bot.waitUntil(lambda: not page._waiting and not page._soon.isActive())
    return page


def shown(page: SettingsDialog) -> set[str]:
    return {row.name for row in page.findChildren(SettingsRow) if row.isVisible()}


# Searching


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("temperature", {"temperature"}),
        ("dark mode", {"theme"}),
        ("FONT code", {"code_font"}),
        ("new chat", {"new_chat"}),
    ],
)
def test_a_setting_is_found_by_its_name_its_explanation_and_other_words_for_it(
    harness: WindowHarness, words: str, found: set[str]
) -> None:
    page = page_of(harness)
    harness.bot.keyClicks(page.search, words)
    assert found <= shown(page)
    assert len(shown(page)) <= 3
    titles = {label.text() for label in page._headings.values() if label.isVisible()}
    assert titles == {str(row.section) for row in page.findChildren(SettingsRow) if row.isVisible()}
    page.search.clear()
    assert len(shown(page)) > 40
    page.close()


def test_a_search_that_begins_before_all_fields_are_made_holds_for_those_too(harness: WindowHarness) -> None:
    harness.window.show()
    page = harness.actions.open_settings()
    assert page._waiting
    harness.bot.keyClicks(page.search, "settings colours")
    harness.bot.waitUntil(lambda: not page._waiting and not page._soon.isActive())
    page.search.setText("density")
    assert shown(page) == {"density"}
    page.close()


def test_what_is_not_found_is_said_and_escape_empties_the_search_before_it_closes(
    harness: WindowHarness,
) -> None:
    page = page_of(harness)
    harness.bot.keyClicks(page.search, "<b>qqq</b>")
    assert shown(page) == set()
    said = [label.text() for label in page.findChildren(QLabel) if label.isVisible() and "<b>qqq</b>" in label.text()]
    assert said == ["No setting is about “<b>qqq</b>”. Try another word."]
    harness.bot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.search.text() == ""
    assert "temperature" in shown(page)
    harness.bot.keyClick(page.search, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_enter_in_the_search_goes_to_what_was_found_and_saves_nothing(harness: WindowHarness) -> None:
    page = page_of(harness)
    assert page.focusWidget() is page.search
    harness.bot.keyClicks(page.search, "min-p")
    harness.bot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.isVisible()
    assert page.focusWidget() is page.fields["min_p"]
    page.close()


# Sections


def test_a_section_that_is_chosen_comes_to_the_top_and_scrolling_shows_where_one_is(harness: WindowHarness) -> None:
    page = page_of(harness)
    sections = [section for section in Section if section]
    page.sections.list.setCurrentRow(sections.index(Section.WINDOW))
    bar, title = page._scroll.verticalScrollBar(), page._headings[Section.WINDOW]
    harness.bot.waitUntil(lambda: bar.value() == title.y() - 12)
    bar.setValue(0)
    assert page.sections.list.currentRow() == 0
    page.close()


def test_what_differs_is_marked_counted_by_section_and_can_be_shown_alone(harness: WindowHarness) -> None:
    harness.settings.set("temperature", 0.3)
    harness.settings.set("shortcuts", {"new_chat": ["Ctrl+T"]})
    page = page_of(harness)
    assert page.sections.list.item(0).text() == "Reply (1)"
    assert page.strip.words.text() == "2 settings are changed."
    harness.bot.mouseClick(page.strip.alone_button, LEFT)
    assert shown(page) == {"temperature", "new_chat"}
    harness.bot.mouseClick(page.strip.alone_button, LEFT)
    assert len(shown(page)) > 40
    harness.bot.mouseClick(page.strip.alone_button, LEFT)
    page.row("temperature").reset_button.click()
    page.shortcut("new_chat").reset_button.click()
    assert len(shown(page)) > 40, "with nothing changed, nobody looks at an empty page"
    page.close()


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_where_it_is_narrow_the_sections_fold_into_a_box(harness: WindowHarness, zoom: float) -> None:
    harness.parts.theme.set_zoom(zoom)
    harness.window.resize(640, 700)
    page = page_of(harness)
    page.resize(600, 600)
    assert not page.sections.list.isVisible()
    assert page.sections.box.isVisible()
    page.sections.box.setCurrentIndex(3)
    page.sections.box.activated.emit(3)
    bar, title = page._scroll.verticalScrollBar(), page._headings[Section.WINDOW]
    harness.bot.waitUntil(lambda: bar.value() == title.y() - 12)
    for row in page.findChildren(SettingsRow):
        assert row.geometry().right() <= page._scroll.viewport().width(), row.name
    page.close()


# How text looks


def test_fonts_size_and_density_reach_the_conversation(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.ask()
    before = harness.parts.view.transcript._typography
    page = page_of(harness)
    fonts = page.fields["reply_font"]
    assert isinstance(fonts, FontBox)
    fonts.put("Courier New")
    page.row("reply_size").put("21")
    page.row("density").put(list(Density).index(Density.COMPACT))
    preview = page.findChild(TextPreview)
    assert isinstance(preview, TextPreview)
    assert "21px" in preview.text.styleSheet()
    assert "Courier New" in preview.text.styleSheet()
    harness.bot.mouseClick(page.close_button, LEFT)
    harness.see_the_theme()
    typography = harness.parts.view.transcript._typography
    assert (typography.text_font.family(), typography.text_font.pixelSize()) == ("Courier New", 21)
    assert typography.look.compact
    assert not before.look.compact
    assert harness.saved_settings().density is Density.COMPACT


def test_the_top_bar_and_the_first_page_follow_density(harness: WindowHarness) -> None:
    harness.show()
    top, cards = harness.parts.top_bar, harness.parts.view.welcome._cards_layout
    high, gap = top.sizeHint().height(), cards.spacing()
    harness.settings.set("density", Density.COMPACT)
    harness.actions.apply_settings()
    harness.see_the_theme()
    assert top.sizeHint().height() < high
    assert cards.spacing() < gap
    harness.settings.set("density", Density.COMFORTABLE)
    harness.actions.apply_settings()
    harness.see_the_theme()
    assert (top.sizeHint().height(), cards.spacing()) == (high, gap)


def test_boxes_of_fonts_look_them_up_when_asked_and_keep_what_is_not_here(
    harness: WindowHarness,
) -> None:
    harness.settings.set("code_font", "A font that is not here")
    page = page_of(harness)
    box = page.fields["code_font"]
    assert isinstance(box, FontBox)
    assert box.count() == 2
    harness.bot.keyClick(box, Qt.Key.Key_Home)
    assert box.findData("A font that is not here") > 0
    assert box.currentIndex() == 0
    page.close()


# Keys


def press(harness: WindowHarness, row: ShortcutField, key: Qt.Key, held: Qt.KeyboardModifier = CTRL) -> None:
    """Choose keys as a person does: press the button, then the keys."""
    row.button.click()
    assert row.button.listening
    harness.bot.keyClick(row.button, key, held)


def test_keys_are_chosen_by_pressing_them_and_hold_at_once(harness: WindowHarness) -> None:
    harness.show()
    harness.load_starter()
    harness.ask("First.")
    page = page_of(harness)
    row = page.shortcut("new_chat")
    press(harness, row, Qt.Key.Key_T)
    assert row.button.text() == QKeySequence("Ctrl+T").toString(QKeySequence.SequenceFormat.NativeText)
    assert row.reset_button.isVisibleTo(page)
    harness.bot.mouseClick(page.close_button, LEFT)
    assert harness.saved_settings().shortcuts == {"new_chat": ["Ctrl+T"]}
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    harness.bot.keyClick(harness.window, Qt.Key.Key_N, CTRL)
    assert harness.parts.chat.messages
    harness.bot.keyClick(harness.window, Qt.Key.Key_T, CTRL)
    assert harness.parts.chat.messages == ()


def test_tips_and_menus_name_the_keys_that_hold(harness: WindowHarness) -> None:
    harness.show()
    top = harness.parts.top_bar
    harness.settings.set("shortcuts", {"chat_list": ["Ctrl+Alt+B"], "how_it_works": [], "colours": ["F9"]})
    harness.actions.apply_settings()
    assert top.list_button.toolTip() == "Show or hide the chats (Ctrl+Alt+B)"
    menu = top.help_button.menu()
    assert isinstance(menu, QMenu)
    assert menu.actions()[0].text() == "How it works"
    harness.actions.toggle_theme()  # words the tip anew
    assert top.theme_button.toolTip().endswith("(F9)")
    harness.actions.open_shortcuts()
    sheet = harness.window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)
    assert "Ctrl+Alt+B" in {label.text() for label in sheet.findChildren(QLabel)}
    sheet.close()
    harness.settings.set("shortcuts", {})
    harness.actions.apply_settings()
    assert top.list_button.toolTip() == "Show or hide the chats (Ctrl+B)"
    assert menu.actions()[0].text() == "How it works\tShift+F1"


def test_keys_that_do_something_else_are_said_and_can_be_taken_over(harness: WindowHarness) -> None:
    page = page_of(harness)
    row, other = page.shortcut("race"), page.shortcut("search_chats")
    press(harness, row, Qt.Key.Key_K)
    assert row.said.text() == "Ctrl+K is taken by “Search chats”."
    assert row.entry == ("Ctrl+Shift+G",)
    harness.bot.mouseClick(row.use_here, LEFT)
    assert row.entry == ("Ctrl+K",)
    assert other.entry == other.shortcut.keys[1:]
    other.reset_button.click()
    assert other.said.text() == "Ctrl+K is taken by “Race: the last question with guessing and without” now."
    other.use_here.click()
    assert row.entry == ()
    page.close()


@pytest.mark.parametrize(
    ("keys", "reason"),
    [("A", "typing"), ("Shift+Return", "typing"), ("Ctrl+V", "pastes"), ("F2", "renames"), ("Del", "typing")],
)
def test_keys_that_people_write_with_are_refused_with_the_reason(keys: str, reason: str) -> None:
    refusal = why_not(keys)
    assert refusal is not None
    assert reason in refusal


def test_function_keys_and_held_keys_are_free_to_choose(qapp: QApplication) -> None:
    assert [why_not(keys) for keys in ("F8", "Ctrl+Shift+Y", "Alt+X", "Esc")] == [None] * 4


def test_backspace_takes_keys_away_and_escape_leaves_them_and_the_page_open(harness: WindowHarness) -> None:
    page = page_of(harness)
    row = page.shortcut("stage")
    press(harness, row, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert row.entry == ("F11",)
    assert page.isVisible()
    press(harness, row, Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    assert row.entry == ()
    harness.bot.mouseClick(page.close_button, LEFT)
    assert harness.settings.shortcuts == {"stage": []}


def test_keys_of_what_this_program_does_not_know_are_kept(harness: WindowHarness) -> None:
    harness.settings.set("shortcuts", {"from_the_future": ["Ctrl+9"], "stage": ["F10"]})
    page = page_of(harness)
    page.shortcut("stage").reset()
    harness.bot.mouseClick(page.close_button, LEFT)
    assert harness.settings.shortcuts == {"from_the_future": ["Ctrl+9"]}


def test_actions_have_different_names_and_their_list_leads_to_the_settings(
    harness: WindowHarness,
) -> None:
    harness.show()
    names = [shortcut.name for shortcut in harness.actions.shortcuts]
    assert len(names) == len(set(names))
    harness.actions.open_shortcuts()
    sheet = harness.window.findChild(ShortcutSheet)
    assert isinstance(sheet, ShortcutSheet)
    sheet.change_requested.emit()
    page = harness.window.findChild(SettingsDialog)
    assert isinstance(page, SettingsDialog)
    harness.bot.waitUntil(lambda: page.sections.list.currentItem().text() == str(Section.KEYS))
    sheet.close()
    page.close()
