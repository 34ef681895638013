"""Texts that people take for the same when they search are the same, and what was found is known in the original."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.text_folding import SoughtText, SoughtWords, _fold_with_places, fold_text, line_with


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
