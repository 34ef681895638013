"""Words that no dictionary knows are underlined in the message, and what may be meant is offered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QMenu

from app.settings import Settings, ThemeChoice
from app.ui.chat.composing.composer import MessageEdit
from app.ui.chat.composing.spell_check import SpellCheck
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from tests.ui.conftest import PatientBot, WindowHarness
from tests.ui.waits import wait_for_tasks


class FewWords:
    """Knows some words, and notes which it was asked."""

    def __init__(self, *known: str) -> None:
        self.known = set(known)
        self.looked_up: list[str] = []

    def wrong(self, words: Iterable[str]) -> set[str]:
        looked_up_now = sorted(words)
        self.looked_up += looked_up_now
        return set(looked_up_now) - self.known

    def suggestions(self, word: str) -> Sequence[str]:
        return [known for known in sorted(self.known) if known[0] == word[0]]

    def add(self, word: str) -> None:
        self.known.add(word)


class Field:
    """A message field whose spelling is checked."""

    def __init__(self, bot: PatientBot, folder: Path) -> None:
        self.bot, self.settings = bot, Settings(folder / "settings.json")
        self.edit = MessageEdit()
        bot.addWidget(self.edit)
        self.theme = Theme(ThemeChoice.LIGHT, 1.0)
        self.background = BackgroundWork()
        self.speller = FewWords("hello", "world", "wood", "and", "you")
        self.check = SpellCheck(
            self.edit, self.theme, self.settings, self.background, parent=self.edit, speller=lambda: self.speller
        )
        self.edit.resize(500, 100)
        self.edit.show()
        self.edit.activateWindow()
        self.edit.setFocus()
        bot.waitUntil(self.edit.hasFocus)

    def marks(self, *words: str) -> None:
        """Wait until these words are underlined, and no others."""
        self.bot.waitUntil(lambda: list(self.check.marked) == list(words) and not self._waits())

    def _waits(self) -> bool:
        return any(timer.isActive() for timer in self.check.findChildren(QTimer))

    def underlined(self) -> list[str]:
        """Return the underlined words."""
        return [mark.cursor.selectedText() for mark in self.edit.extraSelections()]

    def lines(self) -> list[int]:
        """In which paragraphs they stand."""
        return [mark.cursor.blockNumber() for mark in self.edit.extraSelections()]

    def colours(self) -> set[str]:
        return {mark.format.underlineColor().name().upper() for mark in self.edit.extraSelections()}

    def settled(self) -> None:
        """Wait until all is looked up."""
        self.bot.waitUntil(lambda: not self._waits())
        wait_for_tasks(self.bot)

    def menu_at(self, word: str) -> QMenu:
        """The menu that the right mouse button opens on a word."""
        cursor = self.edit.textCursor()
        cursor.setPosition(self.edit.toPlainText().index(word) + 1)
        self.edit.customContextMenuRequested.emit(self.edit.cursorRect(cursor).center())
        self.bot.waitUntil(lambda: QApplication.activePopupWidget() is not None)
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        return menu

    def pick(self, word: str, text: str) -> None:
        menu = self.menu_at(word)
        _action(menu, text).trigger()
        menu.close()


def _action(menu: QMenu, text: str) -> QAction:
    return next(action for action in menu.actions() if action.text() == text)


@pytest.fixture
def field(qtbot: PatientBot, tmp_path: Path) -> Iterator[Field]:
    field = Field(qtbot, tmp_path)
    yield field
    field.check.stop()
    field.background.close()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Home])
def test_a_word_is_underlined_once_the_person_has_gone_on(field: Field, key: Qt.Key) -> None:
    field.bot.keyClicks(field.edit, "hello wrold")
    field.settled()
    assert field.check.marked == []
    field.bot.keyClick(field.edit, key)
    field.marks("wrold")
    assert field.underlined() == ["wrold"]
    assert field.colours() == {field.theme.palette.danger}
    (style,) = [mark.format.underlineStyle() for mark in field.edit.extraSelections()]
    assert style == QTextCharFormat.UnderlineStyle.SpellCheckUnderline
    field.theme.choose(ThemeChoice.DARK)
    field.bot.waitUntil(lambda: field.colours() == {field.theme.palette.danger})


def test_a_word_that_is_corrected_or_removed_is_underlined_no_more(field: Field) -> None:
    field.edit.setPlainText("wrold and yuo")
    field.marks("wrold", "yuo")
    field.edit.setPlainText("world and yuo")
    field.marks("yuo")
    field.edit.clear()
    field.marks()
    assert field.edit.extraSelections() == []


def test_a_suggestion_takes_the_word_s_place_in_one_step(field: Field) -> None:
    field.edit.setPlainText("hello wrold 😀 xyz and")
    field.marks("wrold", "xyz")
    menu = field.menu_at("xyz")
    assert menu.actions()[0].text() == "No suggestions"
    assert not menu.actions()[0].isEnabled()
    menu.close()
    menu = field.menu_at("wrold")
    words = [action.text() for action in menu.actions()]
    assert words[:5] == ["wood", "world", "", "Add to dictionary", "Ignore this word"]
    _action(menu, "world").trigger()
    menu.close()
    assert field.edit.toPlainText() == "hello world 😀 xyz and"
    field.marks("xyz")
    field.edit.undo()
    field.edit.moveCursor(QTextCursor.MoveOperation.End)
    assert field.edit.toPlainText() == "hello wrold 😀 xyz and"
    field.marks("wrold", "xyz")
    assert field.underlined() == ["wrold", "xyz"]


@pytest.mark.parametrize("choice", ["Add to dictionary", "Ignore this word"])
def test_a_word_that_is_taken_for_right_is_underlined_nowhere(field: Field, choice: str) -> None:
    field.edit.setPlainText("wrold wrold yuo")
    field.marks("wrold", "wrold", "yuo")
    field.pick("wrold", choice)
    field.marks("yuo")
    field.settled()
    assert ("wrold" in field.speller.known) == (choice == "Add to dictionary")


def test_it_can_be_switched_off_in_the_menu_and_in_settings(field: Field) -> None:
    field.edit.setPlainText("wrold and")
    field.marks("wrold")
    field.pick("and", "Check spelling")
    field.marks()
    assert field.settings.check_spelling is False
    field.settings.set("check_spelling", True)
    field.check.follow()
    field.marks("wrold")


def test_only_what_is_to_be_seen_is_looked_up(field: Field) -> None:
    field.edit.setPlainText("\n".join(["wrold and you"] * 100))
    field.bot.waitUntil(lambda: bool(field.check.marked))
    field.settled()
    assert len(field.check.marked) < 50
    assert max(field.lines()) < 10
    scroll = field.edit.verticalScrollBar()
    scroll.setValue(scroll.maximum())
    field.bot.waitUntil(lambda: bool(field.lines()) and min(field.lines()) > 80)


def test_a_text_in_a_language_without_a_dictionary_is_left_alone(field: Field) -> None:
    field.edit.setPlainText("hello aa bb cc dd ee and you")
    field.marks("aa", "bb", "cc", "dd", "ee")
    field.edit.setPlainText("hello aa bb cc dd ee ff and you")
    field.marks()


def test_a_huge_text_is_nobody_s_own_writing(field: Field) -> None:
    field.edit.setPlainText("wrold " * 20_000)
    field.settled()
    assert field.check.marked == []
    assert field.speller.looked_up == []


def test_the_window_s_message_field_is_checked_and_nothing_is_left_when_it_closes(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    speller = FewWords("hello")
    monkeypatch.setattr(harness.parts.spell_check, "_make_speller", lambda: speller)
    harness.show()
    harness.bot.keyClicks(harness.parts.view.composer.edit, "hello wrold ")
    harness.bot.waitUntil(lambda: list(harness.parts.spell_check.marked) == ["wrold"])
    harness.bot.keyClicks(harness.parts.view.composer.edit, "and")
    harness.window.close()
