"""Texts: the person's language, words that are the same in a search, spelling."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.language import any_of, isolated, mark, number, tr, tr_count, tr_marked, use_translation
from app.settings import LanguageChoice, Settings, choice_words
from app.settings.declaration import ThemeChoice
from app.spelling import MOST_SUGGESTIONS, SystemSpeller, best_tag, words_of
from app.text_folding import SoughtText, SoughtWords, _fold_with_places, fold_text, line_with


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


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("café", "cafe\u0301"), ("Café", "CAFE"), ("Tiếng Việt", "Tie\u0302\u0301ng Vie\u0323\u0302t"),
        ("Tiếng Việt", "tieng viet"), ("Đà Nẵng", "da nang"),
        ("한국어", "\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165"),
        ("don’t", "don't"), ("don‘t", "donʼt"), ("“ja”", '"ja"'), ("«oui»", '"oui"'), ("„nein“", '"nein"'),
        ("well‑known", "well-known"), ("1914–1918", "1914-1918"), ("a—b", "a-b"), ("−5", "-5"),
        ("10\u00a0km", "10 km"), ("10\u202fkm", "10 km"), ("a\u3000b", "a b"), ("a\tb", "a b"), ("a\nb", "a b"),
        ("Straße", "STRASSE"), ("STRAẞE", "straße"), ("İstanbul", "istanbul"), ("ISPARTA", "ısparta"),
        ("ΟΔΥΣΣΕΥΣ", "Οδυσσεύς"), ("σοφός", "ΣΟΦΟΣ"), ("Ä", "a"), ("ＡＢＣ１２", "abc12"), ("ｶﾞｷﾞ", "ガギ"),
        ("か\u3099", "が"), ("ﾊﾝｸﾞﾙ", "ハングル"), ("ﬁnﬂow", "finflow"), ("Œuvre", "oeuvre"), ("Ærø", "aero"),
        ("soft\u00adhyphen", "softhyphen"), ("zero\u200bwidth", "zerowidth"), ("می\u200cخواهم", "میخواهم"),
        ("\u200fאבג", "אבג"), ("שָׁלוֹם", "שלום"), ("مُحَمَّد", "محمد"), ("محـــمد", "محمد"), ("أحمد", "احمد"),
        ("كتاب", "کتاب"), ("علي", "علی"), ("…", "..."), ("½", "1/2"), ("x²", "x2"), ("❤\ufe0f", "❤"), ("①", "1"),
        ("ёлка", "елка"), ("Й", "и\u0306"), ("ﾡ", "ㄱ"), ("Łódź", "lodz"), ("ℓ", "l"), ("۲۰۲۴", "2024"),
        ("Phở Sài Gòn", "pho sai gon"),
        ("בית־ספר", "בית-ספר"), ("צה״ל", 'צה"ל'), ("п’ять", "пʼять"), ("ñandú", "nandu"), ("\ufeffa", "a"),
    ],
)  # fmt: skip
def test_what_people_take_for_the_same_is_the_same(one: str, other: str) -> None:
    assert fold_text(one).startswith(fold_text(other))
    assert fold_text(other) in fold_text(f"x{one}")


@pytest.mark.parametrize(
    ("one", "other"), [("か", "が"), ("мой", "мои"), ("กิน", "กน"), ("कि", "क"), ("天", "夫"), ("a b", "ab"), ("`", "'")]
)
def test_what_people_tell_apart_stays_apart(one: str, other: str) -> None:
    assert fold_text(one) != fold_text(other)


@pytest.mark.parametrize(
    ("sought", "text", "places"),
    [
        ("cafe", "Ein Cafe\u0301, ein CAFÉ", ["Cafe\u0301", "CAFÉ"]),
        ("strasse", "Die Straße", ["Straße"]), ("s", "ß", ["ß"]), ("f", "ﬁn", ["ﬁ"]), ("in", "ﬁn", ["ﬁn"]),
        ("hyphen", "soft\u00adhy\u00adphen", ["hy\u00adphen"]), ("10 km", "10\u00a0km", ["10\u00a0km"]),
        ("気がする", "そんな気がする。", ["気がする"]), ("กิน", "ฉันกินข้าว", ["กิน"]),
        ("한", "\u1112\u1161\u11ab글", ["\u1112\u1161\u11ab"]),
        ("محمد", "قال محـمّد", ["محـمّد"]), ("…", "a...b", ["..."]), ("...", "a…b", ["…"]), ("ㅋ", "ㅋㅋ", ["ㅋ", "ㅋ"]),
        ("aa", "aaaa", ["aa", "aa"]), ("", "a", []), (" ", "a b", []), ("\u00ad", "a", []), ("b", "a", []),
        ("𝔸", "a 𝔸 A", ["a", "𝔸", "A"]),
    ],
)  # fmt: skip
def test_places_are_those_of_the_original(sought: str, text: str, places: list[str]) -> None:
    assert [text[start:end] for start, end in SoughtText(sought).places(text)] == places


_ODD = st.text(
    st.one_of(
        st.characters(),
        st.sampled_from(
            "aéиŁßﬁ\u0301\u0306\u0323\u3099かｶﾞ\u1112\u1161\u11abㄱㅏﾡ한\u00ad\u200b\ufe0f…½İı\u0dd9\u0dca\u09c7\u09be"
        ),
    ),
    max_size=20,
)


@given(_ODD)
def test_places_belong_to_the_folded_text(text: str) -> None:
    folded, starts, ends = _fold_with_places(text)
    assert folded == fold_text(text)
    assert len(starts) == len(ends) == len(folded)
    assert fold_text(folded) == folded


@pytest.mark.parametrize(
    ("words", "text", "places"),
    [
        ("b a", "a B c", [(0, 1), (2, 3)]),
        ("dra draft", "Draftlight drafts", [(0, 3), (11, 14)]),
        ("café", "CAFE", [(0, 4)]),
        ("a x", "a", [(0, 1)]),
    ],
)
def test_words_are_found_each_by_itself(words: str, text: str, places: list[tuple[int, int]]) -> None:
    assert SoughtWords(words).places(text) == places


@pytest.mark.parametrize(
    ("words", "text", "line"),
    [
        (["oak"], "An oak,\n  and more.", "An oak, and more."),
        (["oak", "an"], "We saw that there was an old oak.", "…that there was an old oak."),
        (["oak"], "e\u0301" * 300 + " the oak", "…the oak"),
        (["none"], "A title has it.", "A title has it."),
    ],
)
def test_the_line_that_has_the_words_begins_near_them(words: list[str], text: str, line: str) -> None:
    assert line_with(text, words) == line


def test_a_text_has_all_words_or_not_whole_or_as_parts() -> None:
    sought = SoughtWords("draft model")
    assert sought.are_all_in("A Model drafts")
    assert not sought.are_all_in("A model drafts", whole=True)
    assert sought.are_all_in("models: a draft", whole=False)
    assert not sought.are_all_in("a draft")


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
