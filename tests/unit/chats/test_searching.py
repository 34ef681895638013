"""Words are found in chats and titles, the newest first, and the list is read without sorting all."""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from app.chats.database import folded_texts
from app.chats.database.database_file import newest_format, open_database
from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.chats.upkeep import enter_what_is_searched
from tests.fakes.earlier import without_folded_texts
from tests.unit.chats.looks import ids_found, plan_of, rows, search_all


@pytest.mark.parametrize(
    "words", ["FIREWOOD", "firew chop", "an", "wood.", "斧で", "斧", 'the "old" oak', "öL", "Ö", "0%", "_b"]
)
def test_search_finds_every_word_in_any_case_and_script(store: ChatStore, words: str) -> None:
    chat = store.create("Oak")
    store.create("Empty")
    store.add_message(chat.id, None, "user", 'I chop the "old" oak\nand stack firewood. 斧で木を切る Ölöfen 100% a_b')
    assert ids_found(store, words) == [chat.id]


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("resume", "Mon re\u0301sume\u0301"), ("r\u00e9sum\u00e9", "my resume"), ("don't", "I don’t"),
        ("don’t", "I don't"),
        ("well-known", "well‑known"), ("strasse", "STRAẞE"), ("istanbul", "İstanbul"), ("σοφος", "ΣΟΦΌΣ"),
        ("10 km", "10\u00a0km"), ("abc", "ＡＢＣ"), ("finden", "ﬁnden"), ("softhyphen", "soft\u00adhyphen"),
        ("محمد", "محـــمّد"), ("viet", "Tie\u0302\u0301ng Vie\u0323\u0302t"),
        ("한국", "\u1112\u1161\u11ab\u1100\u116e\u11a8\u110b\u1165"),
        ("天気", "今日は天気がいいから散歩しましょう。"), ("天", "今日は天気"),
        ("กิน", "ฉันกินข้าว"), ("uber a", "Über Ägypten"),
        ("a\u00ad b", "b ä"), ("“ja”", 'sie sagt "ja"'), ("größ straße", "Größe der Straße"),
    ],
)  # fmt: skip
def test_letters_that_people_take_for_the_same_are_found_in_messages_titles_and_names(
    store: ChatStore, words: str, text: str
) -> None:
    chats = [store.create(title).id for title in ("-", text, "-", "-")]
    store.add_message(chats[0], None, "user", text)
    store.add_message(chats[2], None, "user", "-", files=[AttachedFile(text, 1, "x")])
    store.add_message(chats[3], None, "user", "wörds beside")
    assert sorted(ids_found(store, words)) == chats[:3]


@pytest.mark.parametrize(
    ("words", "passage"),
    [
        ("firewood", "…and dry, so firewood is stacked."),
        ("wörter", "Viele Wörter hier."),
        ("notes", "notes.md"),
        ("title", ""),
    ],
)
def test_what_was_found_says_where_the_words_are(store: ChatStore, words: str, passage: str) -> None:
    chat = store.create("A title")
    first = store.add_message(chat.id, None, "user", "The oak is old and dry, so firewood is stacked.")
    store.add_message(chat.id, first.id, "user", "Viele Wörter hier.", files=[AttachedFile("notes.md", 1, "x")])
    search = store.search(words)
    while not search.complete:
        search.go_on()
    assert [found.passage for found in search.matches()] == [passage]


@pytest.mark.parametrize(
    ("words", "texts"),
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
def test_a_word_of_one_or_two_letters_is_found_wherever_it_stands(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch, words: str, texts: list[str]
) -> None:
    monkeypatch.setattr("app.chats.searching.FIRST_STEP_MESSAGES", 1)
    chats = []
    for text in [*texts, *["Sunny and so on", "", "ab", "a xünd"] * 5]:
        chats.append(store.create("-").id)
        store.add_message(chats[-1], None, "user", text)
    assert ids_found(store, words) == chats[: len(texts)][::-1]


@pytest.mark.parametrize("words", ["", "  ", "\u00ad", "absent", "chop absent", "%", "_", '"', "\\", "* OR", "xy"])
def test_search_finds_nothing_where_nothing_is(store: ChatStore, words: str) -> None:
    chat = store.create("Oak")
    store.add_message(chat.id, None, "user", "I chop the old oak")
    assert search_all(store, words) == ()


def test_search_looks_at_titles_and_follows_changes(store: ChatStore) -> None:
    chat = store.create("Carpentry")
    message = store.add_message(chat.id, None, "assistant", "planes")
    assert [chat.title for chat in search_all(store, "pent")] == ["Carpentry"]
    assert search_all(store, "pent planes") == ()
    store.rename(chat.id, "Joinery")
    store.finish_reply(message.id, "chisels", None)
    assert search_all(store, "pent") == ()
    assert search_all(store, "planes") == ()
    assert [chat.title for chat in search_all(store, "joinery")] == ["Joinery"]
    assert [chat.title for chat in search_all(store, "chisels")] == ["Joinery"]


@pytest.mark.parametrize("words", ["needle", "ne", "n", "ne needle"])
def test_the_newest_messages_are_searched_first_and_all_in_the_end(store, monkeypatch, words):
    monkeypatch.setattr("app.chats.searching.FIRST_STEP_MESSAGES", 2)
    chats = []
    for number in range(13):
        chats.append(store.create(f"Chat {number}").id)
        store.add_message(chats[-1], None, "user", "the same needle")
    titled = store.create("Needle in a title").id
    store.folders.pin([chats[0]], pinned=True)
    search, steps = store.search(words), []
    while not search.complete:
        search.go_on()
        steps.append([chat.id for chat in search.matches()])
    assert steps[0] == [titled, *chats[:-3:-1]]
    assert steps[1] == [titled, *chats[:0:-1]]
    assert steps[2] == [chats[0], titled, *chats[:0:-1]]
    assert len(steps) == 3
    assert [chat.id for chat in search.matches(2)] == [chats[0], titled]
    assert [chat.id for chat in store.conversations(2)] == [chats[0], titled]
    assert store.latest() == (titled, *reversed(chats))


@pytest.mark.parametrize("words", ["needle", "ne"])
def test_the_newest_titles_are_searched_first_and_all_in_the_end(store, monkeypatch, words):
    monkeypatch.setattr("app.chats.searching.NEWEST_CHATS", 2)
    chats = [store.create(f"Needle {number}").id for number in range(5)]
    search = store.search(words)
    search.go_on()
    assert [chat.id for chat in search.matches()] == chats[:2:-1]
    assert not search.complete
    search.go_on()
    assert [chat.id for chat in search.matches()] == chats[::-1]
    assert search.complete


def test_a_search_on_another_thread_ends_when_nobody_wants_it_any_more(store, monkeypatch):
    monkeypatch.setattr("app.chats.searching.ASK_EVERY_STEPS", 1)
    store.add_message(store.create().id, None, "user", "I chop the old oak")
    with ThreadPoolExecutor(1) as pool:
        search = store.search("oak")
        pool.submit(search.go_on).result()
        assert len(search.matches()) == 1
        for words in ("oak", "oa", "o"):
            with pytest.raises(sqlite3.OperationalError, match="interrupted"):
                pool.submit(store.search(words).go_on, lambda: False).result()


def test_the_first_page_of_the_list_is_read_without_sorting_all_chats(path, queries):
    with closing(sqlite3.connect(path)) as before:  # as a file of an earlier program, without that index
        open_database(path)[0].close()
        before.execute("DROP INDEX conversations_listed")
    with ChatStore(path) as store:
        store.create("One")
        queries.clear()
        store.conversations(300)
        plan = " ".join(plan_of(path, *queries[0]))
    assert "conversations_listed" in plan
    assert "TEMP B-TREE" not in plan


TEXTS = ["Käse", "plain", "Größe", "plain again", "Café", "\u0430\u0431"]
FOLDED = [(1, "kase"), (3, "grosse"), (5, "cafe"), (6, "\u0430\u0431")]


@pytest.fixture
def large_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of before there was such a table, which is large for steps of two messages."""
    large_file = tmp_path / "chats.sqlite3"
    with ChatStore(large_file) as store:
        for text in TEXTS:
            store.add_message(store.create("-").id, None, "user", text)
    without_folded_texts(large_file)
    monkeypatch.setattr(folded_texts, "STEP_MESSAGES", 2)
    return large_file


def _entered(large_file: Path) -> list[tuple[int, str]]:
    return rows(large_file, "SELECT message_id, text FROM message_folds WHERE text IS NOT NULL ORDER BY message_id")


def test_a_large_file_is_opened_after_the_first_step_and_all_is_found(large_file: Path) -> None:
    with ChatStore(large_file) as store:
        assert _entered(large_file) == FOLDED[2:]
        assert ids_found(store, "kase") == [1]
        assert ids_found(store, "cafe") == [5]
        assert ids_found(store, "plain") == [4, 2]
        enter_what_is_searched(large_file, lambda: True)
        assert rows(large_file, "SELECT * FROM message_folds") == FOLDED
        assert ids_found(store, "kase") == [1]
        assert ids_found(store, "plain") == [4, 2]


def test_what_is_written_meanwhile_is_found_and_entered_right(large_file: Path) -> None:
    with ChatStore(large_file) as store:
        with closing(sqlite3.connect(large_file)) as other:  # as an earlier program writes
            other.execute("UPDATE messages SET text = 'Straße' WHERE id IN (2, 5)")
            other.execute("UPDATE messages SET text = 'all plain' WHERE id = 3")
            other.execute("DELETE FROM messages WHERE id = 6")
            other.commit()
        reply = store.add_message(store.create("-").id, None, "assistant", "Ä", state="streaming")
        store.finish_reply(reply.id, "Äpfel", None)
        for _ in range(2):
            assert ids_found(store, "strasse") == [5, 2]
            assert ids_found(store, "apfel") == [7]
            assert ids_found(store, "grosse") == ids_found(store, "cafe") == []
            enter_what_is_searched(large_file, lambda: True)
        assert _entered(large_file) == [(1, "kase"), (2, "strasse"), (5, "strasse"), (7, "apfel")]


def test_a_table_that_an_earlier_program_left_behind_is_made_anew(large_file: Path) -> None:
    ChatStore(large_file).close()
    with closing(sqlite3.connect(large_file)) as other:  # which removes triggers that it does not know, and then writes
        for kind in ("added", "changed", "removed"):
            other.execute(f"DROP TRIGGER message_fold_{kind}")
        other.execute("UPDATE messages SET text = 'Straße' WHERE id = 5")
        other.commit()
    with ChatStore(large_file) as store:
        assert ids_found(store, "strasse") == [5]
        assert ids_found(store, "cafe") == []


def test_a_copy_that_is_brought_back_lacks_nothing(large_file: Path) -> None:
    newest_format(large_file)
    assert rows(large_file, "SELECT * FROM message_folds") == FOLDED
