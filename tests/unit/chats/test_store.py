"""Conversations survive branches, crashes and broken files."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from app.chats.database_file import open_database
from app.chats.integrity_check import is_sound
from app.chats.records import Conversation, title_from
from app.chats.store import ChatStore
from app.errors import BugError, FolderNotWritable, WorldError
from app.speculation.trace import FinishReason, Outcome, Round, Summary, Token, Trace


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "chats.sqlite3"


@pytest.fixture
def store(path: Path) -> Iterator[ChatStore]:
    with ChatStore(path) as store:
        yield store


def search_all(store: ChatStore, words: str, limit: int = -1) -> tuple[Conversation, ...]:
    """What a whole search finds."""
    search = store.search(words)
    while not search.complete:
        search.go_on()
    return search.found(limit)


def _trace() -> Trace:
    token = Token(id=5, text="Yes", outcome=Outcome.CORRECTED, draft_p=0.25, target_p=0.5)
    summary = Summary(
        text="Yes", finish_reason=FinishReason.STOP, seed=7, target="t", draft="d", prompt_tokens=3, reused_tokens=0,
        generated_tokens=1, drafted_tokens=1, accepted_tokens=0, rejected_tokens=1, corrected_tokens=1, bonus_tokens=0,
        plain_tokens=0, rounds=1, acceptance_rate=0.0, acceptance_length=1.0, tokens_per_second=9.5,
        time_to_first_token_ms=1.0, prefill_ms=1.0, decode_ms=2.0, draft_ms=0.5, verify_ms=1.5,
    )  # fmt: skip
    return Trace(summary, (Round(0, (4,), 0, 0.5, 1.5, 2.0, (token,), drafter="model"),))


def test_a_conversation_comes_back_after_reopening(path: Path) -> None:
    with ChatStore(path) as store:
        chat = store.create("Poems")
        question = store.add_message(chat.id, None, "user", "A line about rain?")
        reply = store.add_message(chat.id, question.id, "assistant", "", state="streaming")
        store.update_reply(reply.id, "Ye")
        store.finish_reply(reply.id, "Yes", _trace())
    with ChatStore(path) as store:
        (found,) = store.conversations()
        assert found.title == "Poems"
        first, second = store.messages(found.id)
        assert (first.role, first.text, first.trace) == ("user", "A line about rain?", None)
        assert (second.parent_id, second.text, second.state) == (first.id, "Yes", "complete")
        assert second.trace == _trace()


def test_the_first_question_becomes_the_title_unless_one_was_given(store: ChatStore) -> None:
    chat = store.create()
    store.add_message(chat.id, None, "user", "\n  Why is\tthe sky blue?\nTell me.")
    assert store.conversations()[0].title == "Why is the sky blue?"
    store.rename(chat.id, "Sky")
    assert store.conversations()[0].title == "Sky"


def test_a_long_title_is_cut_at_a_word() -> None:
    title = title_from("word " * 40)
    assert len(title) <= 61
    assert title.endswith("word…")
    assert title_from(" \n ") == ""


def test_a_reply_cut_off_by_a_crash_keeps_its_text(path: Path) -> None:
    store = ChatStore(path)
    chat = store.create()
    reply = store.add_message(chat.id, None, "assistant", "", state="streaming")
    store.update_reply(reply.id, "Half a sent")
    # The store is not closed: the next one finds the file as a killed program leaves it.
    with ChatStore(path) as after:
        (found,) = after.messages(chat.id)
        assert (found.text, found.state) == ("Half a sent", "cancelled")
        assert [chat.id for chat in search_all(after, "sent")] == [chat.id]
    store.close()


def test_another_try_makes_a_branch_and_the_old_one_can_be_shown_again(store: ChatStore) -> None:
    chat = store.create()
    question = store.add_message(chat.id, None, "user", "q")
    first = store.add_message(chat.id, question.id, "assistant", "first")
    follow_up = store.add_message(chat.id, first.id, "user", "more")
    second = store.add_message(chat.id, question.id, "assistant", "second")
    assert [m.text for m in store.messages(chat.id)] == ["q", "second"]
    assert store.siblings(second.id) == (first.id, second.id)
    store.activate(first.id)
    assert [m.text for m in store.messages(chat.id)] == ["q", "first", "more"]
    store.activate(second.id)
    store.activate(follow_up.id)
    assert [m.text for m in store.messages(chat.id)] == ["q", "first", "more"]


def test_an_edited_first_question_is_a_sibling_root(store: ChatStore) -> None:
    chat, other = store.create(), store.create()
    store.add_message(other.id, None, "user", "elsewhere")
    first = store.add_message(chat.id, None, "user", "first")
    edited = store.add_message(chat.id, None, "user", "edited")
    assert store.siblings(first.id) == (first.id, edited.id)
    assert [m.text for m in store.messages(chat.id)] == ["edited"]
    assert [m.text for m in store.messages(other.id)] == ["elsewhere"]


def test_pinned_come_first_then_the_latest_used(store: ChatStore) -> None:
    old, middle, new = store.create("old"), store.create("middle"), store.create("new")
    store.pin(old.id)
    store.add_message(middle.id, None, "user", "hello")
    assert [c.title for c in store.conversations()] == ["old", "middle", "new"]
    store.pin(old.id, pinned=False)
    store.add_message(new.id, None, "user", "hello")
    assert [c.title for c in store.conversations()] == ["new", "middle", "old"]


def test_deleting_can_be_undone_until_it_is_purged(store: ChatStore) -> None:
    keep, drop = store.create("keep"), store.create("drop")
    message = store.add_message(drop.id, None, "user", "secret words")
    store.finish_reply(message.id, "secret words", _trace())
    store.delete(drop.id)
    assert [c.id for c in store.conversations()] == [keep.id]
    assert search_all(store, "secret") == ()
    store.restore(drop.id)
    assert [chat.id for chat in search_all(store, "secret")] == [drop.id]
    store.delete(drop.id)
    assert store.purge_deleted() == 1
    assert store.messages(drop.id) == ()
    with pytest.raises(BugError):
        store.restore(drop.id)


@pytest.mark.parametrize(
    "words", ["FIREWOOD", "firew chop", "an", "wood.", "斧で", "斧", 'the "old" oak', "öL", "Ö", "0%", "_b"]
)
def test_search_finds_every_word_in_any_case_and_script(store: ChatStore, words: str) -> None:
    chat = store.create("Oak")
    store.create("Empty")
    store.add_message(chat.id, None, "user", 'I chop the "old" oak\nand stack firewood. 斧で木を切る Ölöfen 100% a_b')
    assert [chat.id for chat in search_all(store, words)] == [chat.id]


@pytest.mark.parametrize("words", ["", "  ", "absent", "chop absent", "%", "_", '"', "\\", "* OR", "xy"])
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
    store.update_reply(message.id, "chisels", state="complete")
    assert search_all(store, "pent") == ()
    assert search_all(store, "planes") == ()
    assert [chat.title for chat in search_all(store, "joinery")] == ["Joinery"]
    assert [chat.title for chat in search_all(store, "chisels")] == ["Joinery"]


@pytest.mark.parametrize("words", ["needle", "ne", "n", "ne needle"])
def test_the_newest_messages_are_searched_first_and_all_in_the_end(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.setattr("app.chats.searching.FIRST_STEP_MESSAGES", 2)
    monkeypatch.setattr("app.chats.short_words.MOST_PLACES", 0)  # every short word is a frequent one
    chats = []
    for number in range(13):
        chats.append(store.create(f"Chat {number}").id)
        store.add_message(chats[-1], None, "user", "the same needle")
    titled = store.create("Needle in a title").id
    store.pin(chats[0])
    search, steps = store.search(words), []
    while not search.complete:
        search.go_on()
        steps.append([chat.id for chat in search.found()])
    assert steps[0] == [titled, *chats[:-3:-1]]
    assert steps[1] == [titled, *chats[:0:-1]]
    assert steps[2] == [chats[0], titled, *chats[:0:-1]]
    assert len(steps) == 3
    assert [chat.id for chat in search.found(2)] == [chats[0], titled]
    assert [chat.id for chat in store.conversations(2)] == [chats[0], titled]
    assert store.latest() == (titled, *reversed(chats))


@pytest.mark.parametrize("words", ["needle", "ne"])
def test_the_newest_titles_are_searched_first_and_all_in_the_end(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch, words: str
) -> None:
    monkeypatch.setattr("app.chats.searching.NEWEST_CHATS", 2)
    chats = [store.create(f"Needle {number}").id for number in range(5)]
    search = store.search(words)
    search.go_on()
    assert [chat.id for chat in search.found()] == chats[:2:-1]
    assert not search.complete
    search.go_on()
    assert [chat.id for chat in search.found()] == chats[::-1]
    assert search.complete


def test_a_search_on_another_thread_ends_when_nobody_wants_it_any_more(
    store: ChatStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.chats.searching._ASK_EVERY_STEPS", 1)
    store.add_message(store.create().id, None, "user", "I chop the old oak")
    with ThreadPoolExecutor(1) as pool:
        search = store.search("oak")
        pool.submit(search.go_on).result()
        assert len(search.found()) == 1
        for words in ("oak", "oa", "o"):
            with pytest.raises(sqlite3.OperationalError, match="interrupted"):
                pool.submit(store.search(words).go_on, lambda: False).result()


def test_the_first_page_of_the_list_is_read_without_sorting_all_chats(path: Path) -> None:
    with closing(sqlite3.connect(path)) as before:  # as a file of an earlier program, without that index
        open_database(path)[0].close()
        before.execute("DROP INDEX conversations_listed")
    with ChatStore(path) as store, closing(sqlite3.connect(path)) as database:
        store.create("One")
        plans: list[str] = []
        store._database.connection.set_trace_callback(plans.append)
        store.conversations(300)
        (query,) = plans
        plan = " ".join(row[3] for row in database.execute(f"EXPLAIN QUERY PLAN {query}"))
    assert "conversations_listed" in plan
    assert "TEMP B-TREE" not in plan


@pytest.mark.parametrize("content", [b"this is no database" * 400, b"SQLite format 3\0" + b"\xff" * 8000, None])
def test_a_damaged_file_is_set_aside_and_said(
    path: Path, content: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    if content is None:  # a real file with pages overwritten in the middle
        with ChatStore(path) as store:
            for number in range(200):
                store.add_message(store.create().id, None, "user", f"text {number} " * 100)
        whole = path.read_bytes()
        content = whole[:8192] + b"\xa5" * (len(whole) - 16384) + whole[-8192:]
    path.write_bytes(content)
    with caplog.at_level(logging.ERROR), ChatStore(path) as store:
        (kept,) = path.parent.glob("chats-damaged-*.sqlite3")
        assert kept.read_bytes() == content
        assert store.problem is not None
        assert kept.name in store.problem
        assert store.conversations() == ()
        store.create("goes on")
    assert "damaged" in caplog.text
    caplog.clear()
    with ChatStore(path) as store:
        assert store.problem is None
        assert len(store.conversations()) == 1


@pytest.fixture
def large(path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A chat file that takes too long to check at the start."""
    monkeypatch.setattr("app.chats.damage.CHECKED_AT_ONCE_BYTES", 4096)
    with ChatStore(path) as store:
        for number in range(200):
            store.add_message(store.create(f"Chat {number}").id, None, "user", f"text {number} " * 100)
    return path


def damage(path: Path) -> bytes:
    """Overwrite the second half of a file with rubbish; returns all of it."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 2] + b"\xa5" * (len(content) - len(content) // 2))
    return path.read_bytes()


def read_all(store: ChatStore) -> None:
    for number in range(1, 201):
        store.messages(number)


def test_a_large_file_is_checked_beside_the_window_and_not_at_its_start(
    large: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    class Listening(sqlite3.Connection):
        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            asked.append(sql)
            return super().execute(sql, *values)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Listening))
    with ChatStore(large):
        assert not [sql for sql in asked if "quick_check" in sql]
        with ThreadPoolExecutor(1) as pool:
            assert pool.submit(is_sound, large, lambda: True).result()
        assert [sql for sql in asked if "quick_check" in sql]


def test_damage_that_the_check_finds_is_set_aside_at_the_next_start(
    large: Path, caplog: pytest.LogCaptureFixture
) -> None:
    content = damage(large)
    with ChatStore(large) as store:
        assert store.problem is None
        assert not is_sound(large, lambda: True)
        assert large.read_bytes()[4096:] == content[4096:]
    with ChatStore(large) as store:
        assert store.problem is not None
        assert store.conversations() == ()
    caplog.clear()
    with ChatStore(large) as store:
        assert store.problem is None
        assert is_sound(large, lambda: True)
    assert len(list(large.parent.glob("chats-damaged-*.sqlite3"))) == 1


def test_a_file_that_is_gone_is_no_mistake_of_ours(large: Path) -> None:
    large.unlink()
    with pytest.raises(FolderNotWritable):
        is_sound(large, lambda: True)
    assert not large.exists()


def test_damage_that_is_met_in_use_is_a_sentence_and_set_aside_at_the_next_start(
    large: Path, caplog: pytest.LogCaptureFixture
) -> None:
    damage(large)
    with ChatStore(large) as store, pytest.raises(WorldError, match="damaged"):
        read_all(store)
    with ChatStore(large) as store:
        assert store.problem is not None
    caplog.clear()


def test_two_programs_that_make_the_file_at_the_same_time_do_not_quarrel(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    class Late(sqlite3.Connection):
        """Is overtaken by another program after its first look at the file."""

        def execute(self, sql: str, *values: object) -> sqlite3.Cursor:
            if "quick_check" in sql:
                with monkeypatch.context() as other:
                    other.setattr(sqlite3, "connect", connect)
                    with ChatStore(path) as store:
                        store.create("Hello")
            return super().execute(sql, *values)

    with monkeypatch.context() as ours:
        ours.setattr(sqlite3, "connect", partial(connect, factory=Late))
        late = ChatStore(path)
    with late:
        assert [chat.title for chat in late.conversations()] == ["Hello"]


def test_a_newer_file_is_refused_and_left_alone(path: Path) -> None:
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 99")
    before = path.read_bytes()
    with pytest.raises(WorldError, match="newer Draftlight"):
        ChatStore(path)
    assert path.read_bytes() == before


def test_a_place_where_no_file_can_be_is_one_sentence(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    with pytest.raises(FolderNotWritable):
        ChatStore(blocker / "chats.sqlite3")
    with pytest.raises(FolderNotWritable):
        ChatStore(tmp_path)


def test_a_trace_that_cannot_be_read_costs_only_the_colours(store: ChatStore, path: Path) -> None:
    chat = store.create()
    reply = store.add_message(chat.id, None, "assistant", "Yes")
    store.finish_reply(reply.id, "Yes", _trace())
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("UPDATE traces SET json_zlib = x'00'")
    (message,) = store.messages(chat.id)
    assert (message.text, message.trace) == ("Yes", None)


def test_half_a_character_is_saved_as_a_question_mark(store: ChatStore) -> None:
    chat = store.create("\ud83d")
    message = store.add_message(chat.id, None, "user", "a\udc00b")
    store.update_reply(message.id, "c\udc00", state="complete")
    assert store.messages(chat.id)[0].text == "c?"
    assert search_all(store, "\ud83d") != ()


def test_unknown_ids_are_our_own_mistake(store: ChatStore) -> None:
    chat, other = store.create(), store.create()
    message = store.add_message(other.id, None, "user", "x")
    for wrong in (
        lambda: store.rename(99, "x"),
        lambda: store.add_message(99, None, "user", "x"),
        lambda: store.add_message(chat.id, message.id, "user", "x"),
        lambda: store.update_reply(99, "x"),
        lambda: store.finish_reply(99, "x", _trace()),
        lambda: store.activate(99),
        lambda: store.siblings(99),
    ):
        with pytest.raises(BugError):
            wrong()
    assert store.messages(chat.id) == ()


def test_versions_without_a_word_can_be_left_out(store: ChatStore) -> None:
    conversation = store.create()
    question = store.add_message(conversation.id, None, "user", "Why?")
    said = store.add_message(conversation.id, question.id, "assistant", "Because.")
    empty = store.add_message(conversation.id, question.id, "assistant", "", "failed")
    assert store.siblings(said.id) == (said.id, empty.id)
    assert store.siblings(empty.id, with_text=True) == (said.id,)


def test_a_question_without_a_reply_can_be_withdrawn_and_an_empty_chat_goes_with_it(store: ChatStore) -> None:
    chat = store.create().id
    question = store.add_message(chat, None, "user", "Why is the sky blue?")
    store.add_message(chat, question.id, "assistant", "", "failed")  # it never got a word
    assert store.withdraw(question.id)
    assert store.conversations() == ()
    assert search_all(store, "sky") == ()


def test_what_has_a_reply_is_not_withdrawn(store: ChatStore) -> None:
    chat = store.create().id
    question = store.add_message(chat, None, "user", "Why is the sky blue?")
    store.add_message(chat, question.id, "assistant", "Because.")
    assert not store.withdraw(question.id)
    assert [message.text for message in store.messages(chat)] == ["Why is the sky blue?", "Because."]


def test_where_a_question_is_withdrawn_its_last_other_version_is_shown(store: ChatStore) -> None:
    chat = store.create().id
    first = store.add_message(chat, None, "user", "Why is the sky green?")
    store.add_message(chat, first.id, "assistant", "It is not.")
    second = store.add_message(chat, None, "user", "Why is the sky blue?")
    assert store.withdraw(second.id)
    assert [message.text for message in store.messages(chat)] == ["Why is the sky green?", "It is not."]


def test_all_that_was_said_in_a_chat_as_texts(store):
    chat = store.create()
    question = store.add_message(chat.id, None, "user", "Why?")
    store.add_message(chat.id, question.id, "assistant", "Because.")
    store.add_message(chat.id, question.id, "assistant", "It just is.")
    store.add_message(chat.id, question.id, "assistant", "still being writ", "streaming")
    store.add_message(chat.id, question.id, "assistant", "")
    assert store.texts(chat.id, 1000) == (("user", "Why?"), ("assistant", "Because."), ("assistant", "It just is."))
    assert store.texts(chat.id, 20) == (("assistant", "Because."), ("assistant", "It just is."))
    assert store.texts(chat.id, 3) == ()
    store.delete(chat.id)
    assert store.texts(chat.id, 1000) == ()


def test_questions_of_earlier_days_latest_first_without_repeats_and_deleted_chats(store: ChatStore) -> None:
    first, second = store.create().id, store.create().id
    for chat, text in ((first, "Why?"), (first, "Why?"), (second, "How?"), (first, "When?")):
        store.add_message(chat, None, "user", text)
    store.add_message(first, None, "assistant", "Because.")
    assert store.latest_questions(10) == ("When?", "How?", "Why?")
    assert store.latest_questions(1) == ("When?",)
    store.delete(second)
    assert "How?" not in store.latest_questions(10)


def test_a_store_opened_beside_another_ends_none_of_its_replies(path: Path, store: ChatStore) -> None:
    chat = store.create().id
    store.add_message(chat, None, "assistant", "so far", "streaming")
    with ChatStore(path, beside=True) as other:
        assert other.messages(chat)[0].state == "streaming"
    with ChatStore(path) as other:
        assert other.messages(chat)[0].state == "cancelled"
