"""Words that are looked up, their dictionaries, and the answers of the system's dictionaries."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.spelling import MOST_SUGGESTIONS, SystemSpeller, best_tag, words_of


def _texts(text: str, begin: int = 0) -> list[str]:
    return [word.text for word in words_of(text, begin)]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Tell me, please: what’s a well-known tree?", ["Tell", "me", "please", "what’s", "well", "known", "tree"]),
        ("see https://example.org/page or mail a@b.org, main.py and /etc/hosts", ["see", "or", "mail", "and"]),
        ("NASA sent 3rd iPhone2 snake_case camelCase McNeil x=1 #tag @name", ["sent"]),
        ("**bold** and _sloped_ words", ["bold", "and", "sloped", "words"]),
        ("run `teh code` now\n```python\nteh = wrng\n```\nafter", ["run", "now", "after"]),
        ("before\n```\nan open blck", ["before"]),
        ("Straße naïve élève", ["Straße", "naïve", "élève"]),
        ("a I x" + "y" * 60, []),
        ("", []),
    ],
)
def test_what_is_no_word_of_a_language_is_not_looked_up(text: str, words: list[str]) -> None:
    assert _texts(text) == words


def test_a_word_tells_where_it_stands_also_behind_code_that_is_out_of_view() -> None:
    text = "`code` 😀 word\nlast one"
    assert all(text[word.start : word.end] == word.text for word in words_of(text))
    assert _texts("```\nhidden\nstill hidden", 11) == []
    assert _texts(text, text.index("last")) == ["last", "one"]


@pytest.mark.parametrize(
    ("language", "tag"),
    [("de_AT", "de_AT"), ("de", "de_DE"), ("de-LI", "de_DE"), ("en", "en_US"), ("pt_BR", "pt_PT"), ("fr_FR", None)],
)
def test_the_dictionary_of_one_s_own_country_comes_first(language: str, tag: str | None) -> None:
    assert best_tag(language, ["de_AT", "de_DE", "en_GB", "en_US", "pt_PT"]) == tag


class _Dictionary:
    def __init__(self, *known: str) -> None:
        self.known = set(known)

    def check(self, word: str) -> bool:
        return word in self.known

    def suggest(self, _word: str) -> list[str]:
        return sorted(self.known)

    def add(self, word: str) -> None:
        self.known.add(word)


@pytest.fixture
def dictionaries(monkeypatch: pytest.MonkeyPatch) -> dict[str, _Dictionary]:
    """German, English and Russian ones, in the place of the system's; another cannot be read."""
    dictionaries_made = {
        "de_DE": _Dictionary("Baum", "Haus", "und"),
        "en_US": _Dictionary("tree", "don't"),
        "ru_RU": _Dictionary("дерево"),
    }

    class Unreadable(Exception):
        pass

    class Broker:
        def list_languages(self) -> list[str]:
            return [*dictionaries_made, "it_IT"]

        def request_dict(self, tag: str) -> _Dictionary:
            if tag not in dictionaries_made:
                raise Unreadable
            return dictionaries_made[tag]

    library: Any = SimpleNamespace(Broker=Broker, errors=SimpleNamespace(Error=Unreadable))
    monkeypatch.setitem(sys.modules, "enchant", library)
    return dictionaries_made


def test_a_word_is_right_if_any_dictionary_of_its_letters_knows_it(dictionaries: dict[str, _Dictionary]) -> None:
    speller = SystemSpeller(["de_DE", "it", "en"])
    assert speller.wrong(["Baum", "tree", "don’t", "tere"]) == {"tere"}
    assert speller.wrong(["дерево", "древо", "你好", "δέντρο"]) == set()  # nobody here can tell
    assert SystemSpeller(["ru"]).wrong(["дерево", "древо", "tere"]) == {"древо"}


def test_each_language_s_best_suggestion_comes_before_any_second_one(dictionaries: dict[str, _Dictionary]) -> None:
    speller = SystemSpeller(["de", "en"])
    assert speller.suggestions("tere") == ["Baum", "don't", "Haus", "tree", "und"][:MOST_SUGGESTIONS]


def test_an_added_word_is_right(dictionaries: dict[str, _Dictionary]) -> None:
    speller = SystemSpeller(["de", "en"])
    speller.add("Draftlight")
    assert speller.wrong(["Draftlight"]) == set()
    assert "Draftlight" in dictionaries["de_DE"].known


def test_without_the_system_s_library_no_word_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "enchant", None)
    speller = SystemSpeller(["en"])
    assert speller.wrong(["tere"]) == set()
    assert speller.suggestions("tere") == []
    speller.add("tere")


@pytest.fixture
def system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SystemSpeller:
    """The dictionaries of this computer, with a list of own words elsewhere."""
    monkeypatch.setenv("ENCHANT_CONFIG_DIR", str(tmp_path))
    try:
        import enchant  # noqa: PLC0415
    except ImportError:
        pytest.skip("Enchant is not on this computer")
    if "en_US" not in enchant.list_languages():
        pytest.skip("there is no English dictionary on this computer")
    return SystemSpeller(["en_US"])


def test_the_system_s_dictionary_knows_english(system: SystemSpeller, tmp_path: Path) -> None:
    assert system.wrong(["speculative", "wrold", "don’t"]) == {"wrold"}
    assert "world" in system.suggestions("wrold")
    system.add("wrold")
    assert system.wrong(["wrold"]) == set()
    assert "wrold" in (tmp_path / "en_US.dic").read_text()
