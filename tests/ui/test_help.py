"""The manual inside the program: pages, links, search, keys, and what stands around it."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QContextMenuEvent, QDesktopServices, QTextCursor
from PySide6.QtWidgets import QApplication

from app.language import use_translation
from app.markdown.blocks import TextRun
from app.markdown.reader import read_markdown
from app.models.library.catalog import load_catalog
from app.palette import DARK, LIGHT, Palette
from app.paths import resources
from app.settings import Section
from app.speculation.trace import Outcome
from app.text_folding import SoughtWords
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.dialogs.settings.shortcut_fields import ShortcutField
from app.ui.help.help_pages import (
    KEYS,
    PAGE_NAMES,
    PROGRAM_LINK,
    HelpPage,
    find_matches,
    make_keys_page,
    read_pages,
    results_text,
)
from app.ui.help.help_window import HelpWindow
from app.ui.models_page.models_page import ModelsPage
from app.ui.toolkit.keyboard import Shortcut, shown_keys
from app.ui.toolkit.language.translation import load
from tests.ui.conftest import WindowHarness

PAGES = read_pages()
PARTS = {"pairs", "explanation", KEYS, *(f"settings/{section.name.lower()}" for section in Section)}


@pytest.fixture
def harness(shared_harness: WindowHarness) -> WindowHarness:
    shared_harness.show()
    return shared_harness


@pytest.fixture
def manual(harness: WindowHarness) -> HelpWindow:
    return harness.actions.open_help()


def links_of(page: HelpPage) -> set[str]:
    runs: list[TextRun] = []
    for block in read_markdown(page.text):
        runs += [*block.runs, *(run for row in block.rows for cell in row for run in cell)]
    return {run.style.link for run in runs if run.style.link}


def shown_words(manual: HelpWindow) -> str:
    return manual.page.body.toPlainText()


def test_every_file_of_the_manual_is_listed_once() -> None:
    assert sorted(f"{name}.md" for name in PAGE_NAMES) == sorted(p.name for p in (resources() / "help").iterdir())
    assert len({page.title for page in PAGES}) == len(PAGES)


@pytest.mark.parametrize("page", PAGES, ids=PAGE_NAMES)
def test_every_link_of_a_page_leads_somewhere(page: HelpPage) -> None:
    names = {page.name: page for page in PAGES}
    for link in links_of(page):
        if link.startswith(PROGRAM_LINK):
            assert link.removeprefix(PROGRAM_LINK) in PARTS, link
        elif link.endswith("-light.svg"):
            assert all((resources() / "help" / link.replace("light", name)).exists() for name in ("light", "dark"))
        elif not link.startswith("http"):
            file, _, anchor = link.partition("#")
            target = names[file.removesuffix(".md") or page.name]
            assert not anchor or target.section(anchor) is not None, link


def test_links_of_the_readme_to_the_manual_lead_to_its_sections() -> None:
    readme = (resources().parent / "README.md").read_text(encoding="utf-8")
    linked = re.findall(r"\(resources/help/([\w-]+)\.md(?:#([\w-]+))?\)", readme)
    assert {name for name, _ in linked} == set(PAGE_NAMES)
    names = {page.name: page for page in PAGES}
    assert not [one for one in linked if one[1] and names[one[0]].section(one[1]) is None]


@pytest.mark.parametrize("page", PAGES, ids=PAGE_NAMES)
def test_words_in_bold_are_words_of_the_window(page: HelpPage) -> None:
    file = resources() / "translations" / "draftlight_de.ts"
    texts = {one.findtext("source") for one in ET.parse(file).iter("message")}
    bold = {part.strip() for words in re.findall(r"\*\*(.+?)\*\*", page.text) for part in words.split("→")}
    assert bold <= texts


def test_the_tables_of_pairs_have_the_catalogue_s_figures() -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([\d.]+) GB \| ([\d.]+) GB \|", PAGES[1].text, re.MULTILINE)
    pairs_wanted = {
        (pair.name, f"{pair.size_bytes / 1e9:.1f}", f"{pair.fit(4096, 0).needed_bytes / 1e9:.1f}")
        for pair in load_catalog()
    }
    assert set(rows) == pairs_wanted


def test_f1_opens_the_help_and_escape_closes_it(harness: WindowHarness) -> None:
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    harness.bot.keyClick(harness.window, Qt.Key.Key_F1)
    manual = next(one for one in harness.window.findChildren(HelpWindow) if one.isVisible())
    assert harness.actions.open_help() is manual, "one window is enough"
    harness.bot.waitUntil(manual.isActiveWindow)
    harness.bot.keyClick(manual.search, Qt.Key.Key_Escape)
    assert not manual.isVisible()


def test_the_page_of_keys_has_those_that_the_person_chose(harness: WindowHarness) -> None:
    harness.apply(shortcuts={"chat_list": ["Ctrl+Alt+B"], "race": []})
    manual = harness.actions.open_shortcuts()
    words = shown_words(manual)
    assert manual.shown_page.name == KEYS
    assert "Ctrl+Alt+B" in words
    assert all(shortcut.words in words for shortcut in harness.actions.shortcuts if shortcut.keys)
    harness.apply(shortcuts={})
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    manual.activateWindow()
    harness.bot.waitUntil(lambda: "Ctrl+Alt+B" not in shown_words(manual))
    manual.close()


def test_f1_does_what_the_person_gave_it_and_is_listed_there_alone(harness: WindowHarness) -> None:
    page = make_keys_page(harness.actions.shortcuts, {"shortcuts": ["F1"]})
    assert page.text.count("F1** |") == 1 + 2  # Ctrl+F1 and Shift+F1 besides
    harness.apply(shortcuts={"shortcuts": ["F1"]})
    harness.window.activateWindow()
    harness.bot.waitUntil(harness.window.isActiveWindow)
    harness.bot.keyClick(harness.window, Qt.Key.Key_F1)
    manual = next(one for one in harness.window.findChildren(HelpWindow) if one.isVisible())
    assert manual.shown_page.name == KEYS
    harness.apply(shortcuts={})
    manual.close()


def test_a_page_is_scrolled_by_keys_and_copied_but_not_quoted(harness: WindowHarness, manual: HelpWindow) -> None:
    body, bar = manual.page.body, manual.page.verticalScrollBar()
    body.setFocus(Qt.FocusReason.TabFocusReason)
    harness.bot.keyClick(body, Qt.Key.Key_PageDown)
    assert bar.value() > manual.page.viewport().height() / 2
    harness.bot.keyClick(body, Qt.Key.Key_PageUp)
    assert bar.value() == 0
    body.selectAll()
    body.contextMenuEvent(QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(9, 9), QPoint(9, 9)))
    menu = QApplication.activePopupWidget()
    words = [action.text() for action in menu.actions()]
    assert any("Copy" in one for one in words)
    assert not any("Quote" in one for one in words)
    menu.close()
    manual.close()


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=["dark", "light"])
def test_a_picture_stands_below_its_words_and_is_light_or_dark_like_the_window(
    manual: HelpWindow, palette: Palette
) -> None:
    manual.show_page("what-pays")
    body = manual.page.body
    manual.page.set_typography(replace(body.page.typography, palette=palette))
    words = body.document().find("Gains by computer")
    assert not words.charFormat().anchorHref()
    below = QTextCursor(words.block().next())
    room = QRect(0, body.cursorRect(words).bottom() + 1, body.width(), 0)
    room.setBottom(body.cursorRect(below).top() - 1)
    image = body.grab(room).toImage()
    painted = set(memoryview(image.constBits()).cast("I"))
    other = LIGHT if palette is DARK else DARK
    code = Outcome.ACCEPTED
    assert QColor(palette.outcomes[code].line or "").rgba() in painted
    assert QColor(other.outcomes[code].line or "").rgba() not in painted
    manual.close()


@pytest.mark.parametrize(
    ("words", "first"),
    [
        ("find a draft", "models.md#find-other-models"),
        ("GATED token", "models.md#find-other-models"),
        ("exit status", "command-line.md#exit-status"),
        ("Vulkan", "graphics-cards.md#which-installation-has-which-cards"),
        ("draftlight_api_key", "local-api.md#who-may-ask"),
    ],
)
def test_a_search_finds_the_section_that_says_it(words: str, first: str) -> None:
    match = find_matches(PAGES, SoughtWords(words))[0]
    assert f"{match.page.name}.md#{match.section.anchor}" == first
    assert match.passage


def test_a_page_is_found_by_its_title_before_those_that_mention_it() -> None:
    titles = [match.section.title for match in find_matches(PAGES, SoughtWords("backups"))]
    assert titles[0] == "Backups"
    assert len(titles) > 1


@pytest.mark.parametrize("words", ["`*[x](y)*`", r"\(a\) $b$", "<b>", "| a | b |", "# 1. -"])
def test_words_that_were_looked_for_are_shown_as_they_were_typed(words: str) -> None:
    (block,) = read_markdown(results_text([], words))
    assert words in "".join(run.text for run in block.runs)


def test_a_search_leads_to_the_place_and_back(harness: WindowHarness, manual: HelpWindow) -> None:
    body = manual.page.body
    harness.bot.keyClicks(manual.search, "backups")
    assert "brings back the chats" not in shown_words(manual).splitlines()[0]
    harness.bot.keyClick(manual.search, Qt.Key.Key_Return)
    assert body.hasFocus()
    assert body.textCursor().selectedText() == "Chat › Backups"
    harness.bot.keyClick(body, Qt.Key.Key_Return)
    assert manual.shown_page.name == "chat"
    assert len(body.extraSelections()) > 1
    assert manual.page.verticalScrollBar().value() > 0
    manual.back_button.click()
    assert "places about “backups”" in shown_words(manual)
    harness.bot.keyClick(manual.search, Qt.Key.Key_Escape)
    assert manual.isVisible()
    assert manual.search.text() == ""
    assert shown_words(manual).startswith("Chat")
    manual.search.setText("zebra")
    assert shown_words(manual).strip() == "The help says nothing about “zebra”. Try another word."
    manual.close()


def test_of_many_places_the_first_are_listed_and_all_are_counted() -> None:
    matches = find_matches(PAGES, SoughtWords("draftlight"))
    text = results_text(matches, "draftlight")
    assert f"# {len(matches)} places" in text
    assert text.count("](") == 20 < len(matches)
    assert "first 20" in text


def test_links_lead_to_other_pages_and_back_to_the_browser_and_others_nowhere(
    harness: WindowHarness, manual: HelpWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    manual.follow_link("models.md#choose-a-pair")
    assert manual.shown_page.name == "models"
    assert manual.pages.list.currentItem().text() == manual.pages.box.currentText() == "Models"
    assert manual.page.verticalScrollBar().value() > 0
    harness.bot.keyClick(manual.page.body, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert manual.shown_page.name == "chat"
    assert not manual.back_button.isEnabled()
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    for link in ("http://127.0.0.1:8087", "file:///etc/passwd", "unknown.md"):
        manual.follow_link(link)
    assert opened == ["http://127.0.0.1:8087"]
    manual.close()


def test_tab_goes_from_link_to_link_and_on(harness: WindowHarness, manual: HelpWindow) -> None:
    manual.show_page("troubleshooting")
    body, count = manual.page.body, len(links_of(manual.shown_page))
    body.setFocus(Qt.FocusReason.TabFocusReason)
    met = []
    while body.hasFocus() and len(met) < 100:
        harness.bot.keyClick(body, Qt.Key.Key_Tab)
        met.append(body.textCursor().selectedText())
    assert len({one for one in met if one}) >= count - 3  # some are linked twice, in the same words
    assert manual.close_button.hasFocus()
    harness.bot.keyClick(manual.close_button, Qt.Key.Key_Backtab)
    assert body.hasFocus()
    manual.close()


@pytest.mark.parametrize(("link", "kind"), [("settings/tools", SettingsDialog), ("pairs", ModelsPage)])
def test_links_open_parts_of_the_program(harness: WindowHarness, manual: HelpWindow, link: str, kind: type) -> None:
    manual.follow_link(PROGRAM_LINK + link)
    opened = next(one for one in harness.window.findChildren(kind) if one.isVisible())
    opened.close()
    manual.close()


def test_the_explanation_is_seen_and_not_covered(harness: WindowHarness, manual: HelpWindow) -> None:
    manual.follow_link(f"{PROGRAM_LINK}explanation")
    assert harness.parts.overlays.explanation.isVisible()
    assert not manual.isVisible()
    harness.actions.escape()


def test_a_narrow_window_has_a_box_in_place_of_the_list(harness: WindowHarness, manual: HelpWindow) -> None:
    manual.resize(1200, 700)
    assert manual.pages.list.isVisible()
    assert not manual.pages.box.isVisible()
    manual.resize(480, 560)
    assert not manual.pages.list.isVisible()
    manual.pages.box.setCurrentIndex(2)
    manual.pages.box.activated.emit(2)
    assert manual.shown_page.name == "guessing"
    assert manual.page.body.width() <= manual.page.viewport().width()
    manual.close()


def test_the_manual_follows_size_and_colours(harness: WindowHarness, manual: HelpWindow) -> None:
    height = manual.page.body.height()
    harness.zoom_to(1.5)
    assert manual.page.body.height() > height
    harness.zoom_to(1.0)
    assert manual.page.body.height() == height
    manual.close()


def test_the_window_says_that_the_manual_is_in_english_where_it_speaks_another_language(
    harness: WindowHarness,
) -> None:
    assert not harness.actions.open_help().note.text()
    harness.window.findChild(HelpWindow).close()
    QApplication.processEvents()
    use_translation(load("de", resources() / "translations"))
    try:
        manual = HelpWindow(read_pages, harness.program.theme, harness.window)
        assert manual.note.text()
        manual.deleteLater()
    finally:
        use_translation(None)


def test_the_help_goes_with_the_window(own_harness: WindowHarness) -> None:
    own_harness.show()
    manual = own_harness.actions.open_help()
    own_harness.window.close()
    assert not manual.isVisible()


def test_the_keys_that_end_a_line_have_one_name() -> None:
    """In the list of keys “Ctrl+Shift+Return” stood below “Enter”."""
    assert shown_keys("Ctrl+Shift+Return") == shown_keys("Ctrl+Shift+Enter")


def test_keys_to_choose_from_are_joined_in_the_language_of_the_window(qtbot) -> None:
    """In a German window they were “Ctrl+K or Ctrl+Shift+F”."""
    two = Shortcut("search", ("Ctrl+K", "Ctrl+Shift+F"), "Chats durchsuchen", lambda: None)
    use_translation(load("de", resources() / "translations"))
    try:
        field = ShortcutField(two, two.keys, lambda _keys, _name: None)
    finally:
        use_translation(None)
    qtbot.addWidget(field)
    assert field.button.text() == f"{shown_keys('Ctrl+K')} oder {shown_keys('Ctrl+Shift+F')}"
