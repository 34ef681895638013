"""Texts for people, in English and in another language."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest

from app.language import any_of, isolated, mark, number, tr, tr_count, tr_marked, use_translation
from app.settings import LanguageChoice, Settings, choice_words
from app.settings.declaration import ThemeChoice


class SomeLanguage:
    """Knows some texts, and writes numbers with apostrophes."""

    def __init__(self, **texts: str) -> None:
        self.texts = texts

    def text(self, source: str, meaning: str, count: int) -> str:
        known = {
            ("Open", ""): "yIpoSmoH",
            ("Open", "a state"): "poS",
            ("{name} is full", ""): "buy' {name}",
            ("%n files", "%n file"): "%n De'" if count != 2 else "cha' De'",
            ("light", ""): "wov",
            ("Theme", ""): "nguv",
        }
        return known.get((source, meaning), "")

    from_the_right = False

    def number(self, value: float, decimals: int) -> str:
        return f"{value:,.{decimals}f}".replace(",", "'")

    def month(self, day: date) -> str:
        return f"jar {day.month}"


@pytest.fixture
def another_language() -> Iterator[None]:
    use_translation(SomeLanguage())
    yield
    use_translation(None)


def test_english_is_said_as_it_is_written() -> None:
    assert tr("Open") == "Open"
    assert tr("{name} is full", name="The {disk}") == "The {disk} is full"
    assert tr("Braces {stay} without values") == "Braces {stay} without values"
    assert [tr_count("%n file", "%n files", count) for count in (0, 1, 2, 1234)] == [
        "0 files",
        "1 file",
        "2 files",
        "1,234 files",
    ]
    assert (number(1234567), number(3.14159, 2)) == ("1,234,567", "3.14")


@pytest.mark.usefixtures("another_language")
def test_another_language_has_texts_forms_and_numbers_of_its_own() -> None:
    assert (tr("Open"), tr("Open", meaning="a state")) == ("yIpoSmoH", "poS")
    assert tr("{name} is full", name="{x}") == "buy' {x}"
    assert [tr_count("%n file", "%n files", count) for count in (1, 2, 1000)] == ["1 De'", "cha' De'", "1'000 De'"]
    assert number(1234.5, 1) == "1'234.5"


@pytest.mark.usefixtures("another_language")
def test_what_nobody_translated_stays_english() -> None:
    assert tr("Close") == "Close"
    assert tr_count("%n chat", "%n chats", 1) == "1 chat"
    assert tr_count("%n chat", "%n chats", 3) == "3 chats"


@pytest.mark.usefixtures("another_language")
def test_marked_texts_are_translated_when_they_are_shown() -> None:
    assert tr_marked(mark("Open")) == "yIpoSmoH"
    assert tr_marked("") == ""  # the message of no text is a file's heading in many formats


@pytest.mark.usefixtures("another_language")
def test_settings_were_declared_before_and_are_translated_all_the_same() -> None:
    assert Settings.declarations["theme"].label == "nguv"
    assert choice_words(ThemeChoice.LIGHT) == "wov"
    assert choice_words(LanguageChoice.GERMAN) == "Deutsch"
    assert str(ThemeChoice.LIGHT) == "light"  # what the file of settings keeps


def test_names_keep_their_ends_in_a_line_that_is_read_from_the_right() -> None:
    language = SomeLanguage()
    language.from_the_right = True
    use_translation(language)
    try:
        assert isolated("Tell me (more).") == "\u2068Tell me (more).\u2069"
        assert isolated("hf:owner/name/file.gguf") == "hf:owner/name/file.gguf"  # for copying: nothing unseen in it
        assert isolated("") == ""
        assert tr("{name} is full", name="C:\\") == "buy' \u2068C:\\\u2069"
        assert tr("{name} is full", name=7) == "buy' 7"
    finally:
        use_translation(None)
    assert isolated("Tell me (more).") == "Tell me (more)."


def test_words_for_each_other_are_told_in_the_windows_language() -> None:
    assert any_of([]) == ""
    assert any_of(["Ctrl+F"]) == "Ctrl+F"
    assert any_of(key for key in ("Ctrl+F", "F3", "/")) == "Ctrl+F or F3 or /"
