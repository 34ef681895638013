"""The settings as a page: searched, by section, alone where they differ, with keys, and written beside the window."""

from __future__ import annotations

import os
import threading
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.palette import LIGHT
from app.settings import Density, Section, Settings
from app.system.files import write_whole
from app.ui.dialogs.settings.fields import SettingField
from app.ui.dialogs.settings.row import SettingsRow
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.dialogs.settings.shortcut_fields import ShortcutField, why_not
from app.ui.engine_link.saving import OrderedWriting
from app.ui.toolkit.appearance.style_sheet import style_sheet
from app.ui.transcript.typography import Typography
from app.ui.window.dialogs.text_preview import TextPreview
from tests.ui.choice_panels import more_lines
from tests.ui.conftest import WindowHarness
from tests.ui.settings_pages import (
    DECLARED,
    LEFT,
    headings,
    made_fields,
    names_in_view,
    scroll_bar,
    shown_page,
    whole_page,
)

pytestmark = pytest.mark.shared_window

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path / "settings.json")


# Searching


def test_a_setting_is_found_by_its_name_its_explanation_and_other_words_for_it(
    qtbot: QtBot, settings: Settings
) -> None:
    page = whole_page(qtbot, settings)
    sought = {
        "temperature": "temperature",
        "dark mode": "theme",
        "ＦÖNT\u00a0code": "code_font",
        "new chat": "new_chat",
        "vram": "gpu_layers",
        "backup": "daily_copies",
    }
    for words, name in sought.items():
        page.search.setText(words)
        assert name in names_in_view(page)
        assert len(names_in_view(page)) <= 3
        assert set(headings(page)) == {str(row.section) for row in page.findChildren(SettingsRow) if row.isVisible()}
        page.search.clear()
        assert len(names_in_view(page)) > 40


def test_fields_are_made_one_by_one_and_a_search_holds_for_those_that_are_still_to_come(
    qtbot: QtBot, settings: Settings
) -> None:
    # All at once held the window up for a tenth of a second.
    page = shown_page(qtbot, settings)
    assert 0 < len(made_fields(page)) < 20
    qtbot.keyClicks(page.search, "density")
    while (before := len(made_fields(page))) < len(DECLARED):
        QApplication.processEvents()
        assert len(made_fields(page)) <= before + 1
        assert names_in_view(page) <= {"density"}
    assert names_in_view(page) == {"density"}
    assert [row.declaration.name for row in made_fields(page)] == list(page.fields)


def test_a_word_with_a_letter_missing_finds_what_is_near(qtbot: QtBot, settings: Settings) -> None:
    page = whole_page(qtbot, settings)
    qtbot.keyClicks(page.search, "temprature")
    assert names_in_view(page) == {"temperature"}
    assert any("Similar settings" in label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_what_is_not_found_is_said_and_escape_empties_the_search_before_it_closes(
    qtbot: QtBot, settings: Settings
) -> None:
    page = whole_page(qtbot, settings)
    qtbot.keyClicks(page.search, "<b>qqq</b>")
    assert names_in_view(page) == set()
    labels = [label.text() for label in page.findChildren(QLabel) if label.isVisible() and "<b>qqq</b>" in label.text()]
    assert labels == ["No setting is about “<b>qqq</b>”. Try another word."]
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.search.text() == ""
    assert "temperature" in names_in_view(page)
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert not page.isVisible()


def test_enter_in_the_search_goes_to_what_was_found_and_saves_nothing(qtbot: QtBot, settings: Settings) -> None:
    page = shown_page(qtbot, settings)
    assert page.focusWidget() is page.search
    field = page.fields["min_p"]
    qtbot.keyClicks(page.search, "min-p")
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.isVisible()
    assert page.focusWidget() is field


# Sections


def test_a_section_that_is_chosen_comes_to_the_top_and_scrolling_shows_where_one_is(
    qtbot: QtBot, settings: Settings
) -> None:
    page = whole_page(qtbot, settings)
    sections = [section for section in Section if section]
    page.sections.list.setCurrentRow(sections.index(Section.CHAT))
    bar = scroll_bar(page)
    qtbot.waitUntil(lambda: bar.value() == headings(page)[str(Section.CHAT)].y() - 12)
    bar.setValue(0)
    assert page.sections.list.currentRow() == 0


def test_what_differs_is_counted_by_section_and_can_be_shown_alone(qtbot: QtBot, settings: Settings) -> None:
    settings.set("temperature", 0.3)
    settings.set("shortcuts", {"new_chat": ["Ctrl+T"]})
    page = whole_page(qtbot, settings)
    assert page.sections.list.item(1).text() == "Chat (1)"
    qtbot.mouseClick(page.strip.alone_button, LEFT)
    assert names_in_view(page) == {"temperature", "new_chat"}
    qtbot.mouseClick(page.strip.alone_button, LEFT)
    assert len(names_in_view(page)) > 40
    qtbot.mouseClick(page.strip.alone_button, LEFT)
    page.row("temperature").reset_button.click()
    page.shortcut("new_chat").reset_button.click()
    assert len(names_in_view(page)) > 40, "with nothing changed, nobody looks at an empty page"


@pytest.mark.parametrize(
    "zoom", [pytest.param(1.0, marks=pytest.mark.nightly("twice the size asks the same, with less room")), 2.0]
)
def test_where_it_is_narrow_the_sections_fold_into_a_box(
    qtbot: QtBot, qapp: QApplication, settings: Settings, zoom: float
) -> None:
    qapp.setStyleSheet(style_sheet(LIGHT, zoom))
    page = whole_page(qtbot, settings)
    page.resize(600, 600)
    assert not page.sections.list.isVisible()
    assert page.sections.box.isVisible()
    page.sections.box.setCurrentIndex(1)
    page.sections.box.activated.emit(1)
    bar = scroll_bar(page)
    qtbot.waitUntil(lambda: bar.value() == headings(page)[str(Section.CHAT)].y() - 12)
    for row in page.findChildren(SettingsRow):
        assert row.geometry().right() < bar.mapTo(page, bar.rect().topLeft()).x(), row.name


# How text looks


def _typography(harness: WindowHarness) -> Typography:
    reply = harness.parts.view.transcript.messages[-1]
    return reply.body.page.typography


def test_fonts_size_and_density_reach_the_conversation(harness: WindowHarness) -> None:
    harness.ask()
    assert _typography(harness).look.compact
    page = harness.actions.open_settings()
    fonts = page.fields["reply_font"]
    fonts.put("Courier New")
    page.row("reply_size").put("21")
    page.row("density").put(list(Density).index(Density.COMFORTABLE))
    preview = page.findChild(TextPreview)
    assert (preview.text.font().family(), preview.text.font().pixelSize()) == ("Courier New", 21)
    harness.bot.mouseClick(page.close_button, LEFT)
    harness.see_the_theme()
    typography = _typography(harness)
    assert (typography.text_font.family(), typography.text_font.pixelSize()) == ("Courier New", 21)
    assert not typography.look.compact
    assert harness.saved_settings().density is Density.COMFORTABLE


def test_the_top_bar_and_the_first_page_follow_density(own_harness: WindowHarness) -> None:
    own_harness.show(1600)
    top, welcome = own_harness.parts.top_bar, own_harness.parts.view.welcome

    def sizes(density: Density) -> tuple[int, int]:
        """Return the height of the bar, and the distance between two parts of the first page."""
        own_harness.apply(density=density)
        own_harness.see_the_theme()
        QApplication.processEvents()
        return top.height(), welcome._links.y() - welcome._ways.geometry().bottom()

    usual, compact = sizes(Density.COMFORTABLE), sizes(Density.COMPACT)
    assert compact[0] < usual[0]
    assert compact[1] < usual[1]
    assert sizes(Density.COMFORTABLE) == usual


def test_boxes_of_fonts_look_them_up_when_asked_and_keep_what_is_not_here(qtbot: QtBot, settings: Settings) -> None:
    settings.set("code_font", "A font that is not here")
    field = SettingField(Settings.declarations["code_font"], settings)
    qtbot.addWidget(field)
    box = field.control
    assert box.count() == 2
    qtbot.keyClick(box, Qt.Key.Key_Home)
    assert box.findData("A font that is not here") > 0
    assert box.currentIndex() == 0


# Keys


def press(bot: QtBot, row: ShortcutField, key: Qt.Key, held: Qt.KeyboardModifier = CTRL) -> None:
    """Choose keys as a person does: press the button, then the keys."""
    row.button.click()
    assert row.button.listening
    bot.keyClick(row.button, key, held)


def test_keys_are_chosen_by_pressing_them_and_hold_at_once(harness: WindowHarness) -> None:
    harness.ask("First.")
    page = harness.actions.open_settings()
    row = page.shortcut("new_chat")
    press(harness.bot, row, Qt.Key.Key_T)
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
    top = harness.parts.top_bar
    harness.apply(shortcuts={"chat_list": ["Ctrl+Alt+B"], "how_it_works": [], "colours": ["F9"]})
    assert top.list_button.toolTip().endswith("(Ctrl+Alt+B)")
    lines = more_lines(harness)
    assert lines["How guessing ahead works"].text() == "How guessing ahead works"
    assert lines["Light or dark colours"].text() == "Light or dark colours\tF9"
    harness.apply(shortcuts={})
    assert top.list_button.toolTip().endswith("(Ctrl+B)")
    assert more_lines(harness)["How guessing ahead works"].text() == "How guessing ahead works\tShift+F1"


def test_keys_that_do_something_else_are_said_and_can_be_taken_over(qtbot: QtBot, settings: Settings) -> None:
    page = shown_page(qtbot, settings)
    row, other = page.shortcut("race"), page.shortcut("search_chats")
    press(qtbot, row, Qt.Key.Key_K)
    assert row.status.text() == "Ctrl+K is taken by “Search chats”."
    assert row.entry == ("Ctrl+Shift+G",)
    row.use_here.click()
    assert row.entry == ("Ctrl+K",)
    assert other.entry == other.shortcut.keys[1:]
    other.reset_button.click()
    assert other.status.text() == "Ctrl+K is taken by “Race” now."
    other.use_here.click()
    assert row.entry == ()


@pytest.mark.parametrize(
    ("keys", "reason"),
    [
        ("A", "typing"),
        ("Shift+Return", "typing"),
        ("Ctrl+V", "pastes"),
        ("F2", "renames"),
        ("Del", "typing"),
        *((keys, "") for keys in ("F8", "Ctrl+Shift+Y", "Alt+X", "Esc")),
    ],
)
def test_keys_that_people_write_with_are_refused_with_the_reason_and_others_are_free(
    qapp: QApplication, keys: str, reason: str
) -> None:
    refusal = why_not(keys)
    assert reason in refusal if reason else refusal is None


def test_backspace_takes_keys_away_escape_leaves_them_and_keys_of_what_is_not_known_are_kept(
    qtbot: QtBot, settings: Settings
) -> None:
    settings.set("shortcuts", {"from_the_future": ["Ctrl+9"], "race": ["F10"]})
    page = shown_page(qtbot, settings)
    row = page.shortcut("stage")
    press(qtbot, row, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    assert row.entry == ("F11",)
    assert page.isVisible()
    press(qtbot, row, Qt.Key.Key_Backspace, Qt.KeyboardModifier.NoModifier)
    assert row.entry == ()
    page.shortcut("race").reset()
    qtbot.mouseClick(page.close_button, LEFT)
    assert settings.shortcuts == {"from_the_future": ["Ctrl+9"], "stage": []}


def test_the_list_of_keys_leads_to_the_settings(harness: WindowHarness) -> None:
    manual = harness.actions.open_shortcuts()
    manual.follow_link("draftlight:settings/keys")
    page = harness.window.findChild(SettingsDialog)
    harness.bot.waitUntil(lambda: page.sections.list.currentItem().text() == str(Section.KEYS))
    page.close()
    manual.close()


@pytest.fixture
def syncing(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> list[threading.Thread]:
    """The threads that waited for the disk to have a file; the folder is this test's."""
    threads: list[threading.Thread] = []
    real = os.fsync

    def fsync(file: int) -> None:
        threads.append(threading.current_thread())
        real(file)

    monkeypatch.setattr(os, "fsync", fsync)
    return threads


def test_the_window_waits_for_no_disk_when_settings_change(
    harness: WindowHarness, syncing: list[threading.Thread]
) -> None:
    harness.actions.use_pair("starter:f32", None)
    assert harness.saved_settings().target == "starter:f32"
    harness.actions.toggle_theme()
    assert harness.saved_settings().theme == harness.settings.theme
    harness.actions.apply_settings()
    harness.saved_settings()
    assert syncing
    assert threading.main_thread() not in syncing


def test_closing_saves_what_was_just_set(own_harness: WindowHarness) -> None:
    own_harness.show()
    own_harness.actions.use_pair("starter:f32", None)
    own_harness.settings.set("max_tokens", 77)
    own_harness.program.theme.zoom_in()
    own_harness.window.close()
    saved = Settings.load(own_harness.paths.settings)
    assert (saved.target, saved.max_tokens, saved.zoom) == ("starter:f32", 77, 1.1)


def test_that_a_choice_cannot_be_remembered_is_said(harness: WindowHarness) -> None:
    harness.saved_settings()
    harness.paths.settings.unlink()
    harness.paths.settings.mkdir()  # which no file can take the place of
    harness.actions.use_pair("starter:f32", None)
    banner = harness.parts.view.banner
    harness.bot.waitUntil(lambda: banner.isVisible() and "settings.json" in banner.sentence)
    harness.paths.settings.rmdir()
    harness.settings.set("max_tokens", 77)
    assert harness.saved_settings().target == "starter:f32"


def test_an_older_version_never_takes_a_newer_ones_place(tmp_path: Path) -> None:
    file = tmp_path / "file"
    write = OrderedWriting(partial(write_whole, file))
    older, newer = write.next_number(), write.next_number()
    write(newer, b"newer")
    write(older, b"older")
    assert file.read_bytes() == b"newer"
