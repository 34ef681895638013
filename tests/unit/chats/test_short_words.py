"""Words of one or two letters: found by the trigrams that begin with them and by how texts end, where few have them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from app.chats import searching
from app.chats.store import ChatStore
from tests.unit.chats.looks import plan_of


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts in which SQLite looked for a short word letter by letter."""
    texts: list[str] = []
    real = searching.reading

    def like(pattern: str, text: str, _escape: str) -> bool:
        texts.append(text)
        return pattern[1:-1].replace("\\", "").lower() in text.lower()

    def noting(path: Path, wanted: Callable[[], bool]) -> closing[sqlite3.Connection]:
        database = real(path, wanted)
        database.thing.create_function("like", 3, like)  # type: ignore[attr-defined] # what it closes
        return database

    monkeypatch.setattr(searching, "reading", noting)
    return texts


def _say(store: ChatStore, *texts: str) -> list[int]:
    """A chat for each text; the first is the oldest."""
    chats = []
    for text in texts:
        chats.append(store.create("-").id)
        store.add_message(chats[-1], None, "user", text)
    return chats


def _steps(store: ChatStore, words: str) -> list[list[int]]:
    """What was found after each step."""
    search, steps = store.search(words), []
    while not search.complete:
        search.go_on()
        steps.append([chat.id for chat in search.found()])
    return steps


def test_a_letter_that_ascii_lacks_is_looked_for_in_texts_that_have_such_letters(store, looked_at):
    _say(store, *["Nothing but ASCII, and not a few words of it."] * 50)
    (there,) = _say(store, "斧で木を切る, please.")
    assert _steps(store, "木")[-1] == [there]
    assert not looked_at


@pytest.mark.parametrize(
    ("words", "having"),
    [
        ("é", ["Un café", "Un cafe?", "E", "É!", "caFÉs", "école", "x e"]),
        ("q", ["Q", "q.", "a Q", "Iraq is", "quite"]),
        ("qi", ["Iraqi", "QI", "The qi.", "Qing"]),
        ("ς", ["λόγος", "ς", "ΛΟΓΟΣ"]),  # capital and small letters, and another small one at the end of words
        ("木", ["木", "斧で木を切る", "大木"]),
        ("é please", ["Please, un caf\u00e9", "Elan, please."]),
        ("%", ["100 %", "5% of it"]),
    ],
)
def test_a_rare_short_word_is_found_wherever_it_stands_without_a_look_at_every_text(
    store: ChatStore, looked_at: list[str], monkeypatch: pytest.MonkeyPatch, words: str, having: list[str]
) -> None:
    monkeypatch.setattr(searching, "FIRST_STEP_MESSAGES", 1)
    others = ["Sunny and so on", "", "ab", "a xünd"] * 5
    chats = _say(store, *having)
    _say(store, *others)
    assert _steps(store, words)[-1] == chats[::-1]
    assert set(looked_at) <= {"-", *having, others[-1]}


def test_what_few_have_is_complete_at_the_second_step(store: ChatStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(searching, "FIRST_STEP_MESSAGES", 1)
    chats = _say(store, "zz is old", *["other words"] * 40)
    assert _steps(store, "zz") == [[], [chats[0]]]
    assert _steps(store, "qq") == [[], []]


def test_a_frequent_short_word_that_only_old_texts_have_is_shown_at_the_second_step(store, monkeypatch):
    monkeypatch.setattr(searching, "FIRST_STEP_MESSAGES", 1)
    monkeypatch.setattr("app.chats.short_words.MOST_PLACES", 3)
    chats = _say(store, *["zz of old"] * 8, *["other words"] * 40)
    steps = _steps(store, "zz")
    assert steps[1] == chats[2::-1]
    assert steps[-1] == chats[7::-1]
    assert len(steps) == 4


def test_the_ends_of_texts_are_looked_up_not_read_one_by_one(store, monkeypatch, queries):
    monkeypatch.setattr(searching, "FIRST_STEP_MESSAGES", 1)
    _say(store, "Un café", "Deux cafés")
    _steps(store, "é")
    asked = [query for query in queries if "message_ends " in query[0]]
    assert len(asked) == 2
    for query in asked:
        plan = plan_of(store.path, *query)
        of_ends = [step for step in plan if "message_ends" in step or step.startswith(("SCAN m", "SEARCH m"))]
        assert of_ends
        assert all("SEARCH" in step or step.startswith("SCAN message_ends") for step in of_ends), plan
        assert not any("TEMP B-TREE" in step for step in plan), plan
