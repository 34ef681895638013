"""Conversations survive branches, crashes and broken files; a change touches nothing else, removal is for good."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from app.chats.folders import FolderSettings
from app.chats.records import AttachedFile, StoredMessage, ToolUse, title_from
from app.chats.store import ChatStore
from app.chats.upkeep import remove_deleted
from app.errors import BugError
from app.speculation.trace import FinishReason, Outcome, Round, Summary, Token, Trace
from tests.fakes.deleted_chats import deleted_chats
from tests.fakes.rounds import written
from tests.unit.chats.looks import ids_found, plan_of, rows


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
        (chat_read,) = store.conversations()
        assert chat_read.title == "Poems"
        first, second = store.messages(chat_read.id)
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
        (message,) = after.messages(chat.id)
        assert (message.text, message.state) == ("Half a sent", "cancelled")
        assert ids_found(after, "sent") == [chat.id]
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
    store.folders.pin([old.id], pinned=True)
    store.add_message(middle.id, None, "user", "hello")
    assert [c.title for c in store.conversations()] == ["old", "middle", "new"]
    store.folders.pin([old.id], pinned=False)
    store.add_message(new.id, None, "user", "hello")
    assert [c.title for c in store.conversations()] == ["new", "middle", "old"]


def test_deleting_can_be_undone_until_it_is_removed_for_good(store: ChatStore) -> None:
    keep, drop = store.create("keep"), store.create("drop")
    message = store.add_message(drop.id, None, "user", "secret words")
    store.finish_reply(message.id, "secret words", _trace())
    store.folders.delete([drop.id])
    assert [c.id for c in store.conversations()] == [keep.id]
    assert ids_found(store, "secret") == []
    store.folders.restore([drop.id])
    assert ids_found(store, "secret") == [drop.id]
    store.folders.delete([drop.id])
    remove_deleted(store.path, deleted_chats(store), lambda: True)
    assert deleted_chats(store) == ()
    assert store.messages(drop.id) == ()
    store.folders.restore([drop.id])
    assert store.conversation(drop.id) is None


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
    store.finish_reply(message.id, "c\udc00", None)
    assert store.messages(chat.id)[0].text == "c?"
    assert ids_found(store, "\ud83d")


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
        lambda: store.edits.rewrite(99, "x"),
        lambda: store.edits.remove(99),
    ):
        with pytest.raises(BugError):
            wrong()
    assert store.messages(chat.id) == ()


def test_versions_without_a_word_can_be_left_out(store: ChatStore) -> None:
    conversation = store.create()
    question = store.add_message(conversation.id, None, "user", "Why?")
    reply = store.add_message(conversation.id, question.id, "assistant", "Because.")
    empty = store.add_message(conversation.id, question.id, "assistant", "", "failed")
    assert store.siblings(reply.id) == (reply.id, empty.id)
    assert store.siblings(empty.id, with_text=True) == (reply.id,)


def test_a_question_without_a_reply_can_be_withdrawn_and_an_empty_chat_goes_with_it(store: ChatStore) -> None:
    chat = store.create().id
    question = store.add_message(chat, None, "user", "Why is the sky blue?")
    store.add_message(chat, question.id, "assistant", "", "failed")  # it never got a word
    assert store.withdraw(question.id)
    assert store.conversations() == ()
    assert ids_found(store, "sky") == []


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
    store.folders.delete([chat.id])
    assert store.texts(chat.id, 1000) == ()


def test_questions_of_earlier_days_latest_first_without_repeats_and_deleted_chats(store: ChatStore) -> None:
    first, second = store.create().id, store.create().id
    for chat, text in ((first, "Why?"), (first, "Why?"), (second, "How?"), (first, "When?")):
        store.add_message(chat, None, "user", text)
    store.add_message(first, None, "assistant", "Because.")
    assert store.latest_questions(10) == ("When?", "How?", "Why?")
    assert store.latest_questions(1) == ("When?",)
    store.folders.delete([second])
    assert "How?" not in store.latest_questions(10)


def test_a_store_opened_beside_another_ends_none_of_its_replies(path: Path, store: ChatStore) -> None:
    chat = store.create().id
    store.add_message(chat, None, "assistant", "so far", "streaming")
    with ChatStore(path, beside=True) as other:
        assert other.messages(chat)[0].state == "streaming"
    with ChatStore(path) as other:
        assert other.messages(chat)[0].state == "cancelled"


def title_of_words(store: ChatStore, conversation_id: int) -> str:
    return store.conversation(conversation_id).title  # type: ignore[union-attr]


def test_a_title_comes_in_the_place_of_the_question_once(store: ChatStore) -> None:
    chat = store.create().id
    assert not store.folders.suggest_title(chat, "Too early")
    store.add_message(chat, None, "user", "Why is the sky blue?")
    assert store.folders.awaits_title(chat)
    assert store.folders.suggest_title(chat, "Colours of the sky")
    assert title_of_words(store, chat) == "Colours of the sky"
    assert not store.folders.awaits_title(chat)
    assert not store.folders.suggest_title(chat, "Something else")
    store.add_message(chat, None, "user", "Another beginning")
    assert title_of_words(store, chat) == "Colours of the sky"


def test_a_title_that_a_person_gave_stays(store: ChatStore) -> None:
    chat, named = store.create().id, store.create("Mine").id
    for one in (chat, named):
        store.add_message(one, None, "user", "Why is the sky blue?")
    store.rename(chat, "My sky")
    for one, title in ((chat, "My sky"), (named, "Mine")):
        assert not store.folders.suggest_title(one, "Colours of the sky")
        assert title_of_words(store, one) == title


FILE = AttachedFile("notes.txt", 5, "notes")
USE = ToolUse("clock", outcome="done", result="noon")


@pytest.fixture
def chat(store: ChatStore) -> int:
    """Two questions with a file and a picture, two tries at the first reply, and a tool that the last one called."""
    chat = store.create("Bicycles").id
    question = store.add_message(chat, None, "user", "Why?", files=[FILE])
    for text in ("Since it leans.", "Since it steers."):
        reply = store.add_message(chat, question.id, "assistant", "", "streaming")
        store.finish_reply(reply.id, text, written(text))
    more = store.add_message(chat, reply.id, "user", "And then?")
    last = store.add_message(chat, more.id, "assistant", "At noon.")
    store.tools.keep(last.id, [USE])
    return chat


def content(store: ChatStore) -> dict[str, list[tuple[object, ...]]]:
    """All rows of the tables of messages; files go by their message."""
    tables = {
        "messages": "SELECT * FROM messages ORDER BY id",
        "traces": "SELECT * FROM traces ORDER BY message_id",
        "tool_uses": "SELECT * FROM tool_uses ORDER BY message_id",
        "files": "SELECT f.message_id, f.name, t.text_zlib FROM attached_files AS f "
        "JOIN attached_texts AS t ON t.file_id = f.id ORDER BY f.message_id",
    }
    with sqlite3.connect(store.path) as database:
        return {name: database.execute(query).fetchall() for name, query in tables.items()}


def texts(store: ChatStore, chat: int) -> list[str]:
    return [message.text for message in store.messages(chat)]


def test_a_rewritten_reply_has_no_trace_and_what_followed_stays(store: ChatStore, chat: int) -> None:
    before, reply = content(store), store.messages(chat)[1]
    undone = store.edits.rewrite(reply.id, "Since it rolls.")
    assert texts(store, chat) == ["Why?", "Since it rolls.", "And then?", "At noon."]
    assert (store.messages(chat)[1].is_edited, store.trace(reply.id)) == (True, None)
    assert (finds(store, "rolls"), finds(store, "steers")) == (True, False)
    store.edits.undo_rewriting(undone)
    assert content(store) == before


def finds(store: ChatStore, words: str) -> bool:
    search = store.search(words)
    while not search.complete:
        search.go_on()
    return bool(search.matches())


@pytest.mark.parametrize(
    ("place", "remaining"),
    [
        (3, ["Why?", "Since it steers.", "And then?"]),
        (2, ["Why?", "Since it steers."]),
        (1, ["Why?", "Since it leans."]),
        (0, []),
    ],
)
def test_a_message_goes_with_what_followed_on_it_and_comes_back_as_it_was(
    store: ChatStore, chat: int, place: int, remaining: list[str]
) -> None:
    before = content(store)
    removed = store.edits.remove(store.messages(chat)[place].id)
    assert texts(store, chat) == remaining
    store.edits.put_back(removed)
    assert content(store) == before


def test_what_was_removed_does_not_come_back_into_a_chat_that_is_gone(
    store: ChatStore, chat: int, tmp_path: Path
) -> None:
    removed = store.edits.remove(store.messages(chat)[3].id)
    with sqlite3.connect(store.path) as database:
        database.execute("PRAGMA foreign_keys = ON")
        database.execute("DELETE FROM conversations")
    store.edits.put_back(removed)
    assert content(store)["messages"] == []


def seen(messages: tuple[StoredMessage, ...]) -> list[tuple[object, ...]]:
    return [(one.role, one.text, one.state, one.files, one.uses, one.trace) for one in messages]


def test_a_copy_has_all_branches_and_lives_for_itself(store: ChatStore, chat: int) -> None:
    store.knowledge.choose(chat, "manuals")
    copy = store.edits.copy(chat, "Bicycles (copy)")
    assert store.knowledge.chosen(copy) == "manuals"
    assert seen(store.messages(copy)) == seen(store.messages(chat))
    assert len(store.siblings(store.messages(copy)[1].id)) == 2
    assert [one.title for one in store.conversations()] == ["Bicycles (copy)", "Bicycles"]
    before = texts(store, chat)
    store.edits.rewrite(store.messages(copy)[1].id, "Other words.")
    store.edits.remove(store.messages(copy)[2].id)
    assert texts(store, chat) == before


@pytest.mark.parametrize("place", range(4))
def test_a_branch_ends_with_its_message_and_has_no_other_versions(store: ChatStore, chat: int, place: int) -> None:
    messages = store.messages(chat)
    branch = store.messages(store.edits.copy(chat, "Branch", up_to=messages[place].id))
    assert seen(branch) == seen(messages[: place + 1])
    assert all(len(store.siblings(message.id)) == 1 for message in branch)


def titles(store: ChatStore, folder_id: int | None = None) -> list[str]:
    return [chat.title for chat in store.folders.chats(folder_id, -1)]


def test_chats_move_into_folders_and_back(store: ChatStore) -> None:
    one, two, three = (store.create(title).id for title in ("One", "Two", "Three"))
    folder = store.folders.add_folder("  Work \n things ")
    before = store.folders.move([one, two], folder)
    assert titles(store) == ["Three"]
    assert titles(store, folder) == ["Two", "One"]
    (known,) = store.folders.all()
    assert (known.name, known.chats, known.expanded) == ("Work things", 2, True)
    store.folders.put_back(before)
    assert titles(store) == ["Three", "Two", "One"]
    assert store.conversation(three) is not None


def test_a_folder_that_is_removed_leaves_its_chats_and_comes_back_with_them(store: ChatStore) -> None:
    chat, folder = store.create("One").id, store.folders.add_folder("Work")
    store.folders.move([chat], folder)
    settings = FolderSettings(assistant=2, target="big.gguf", knowledge="a1")
    store.folders.choose_settings(folder, settings)
    (removed,) = store.folders.all()
    before = store.folders.remove_folder(folder)
    assert store.folders.all() == ()
    assert titles(store) == ["One"]
    store.folders.restore_folder(removed, before)
    assert titles(store, folder) == ["One"]
    assert store.folders.settings_of_chat(chat) == store.folders.settings_of(folder) == settings
    assert settings.pair == {"target": "big.gguf"}


@pytest.mark.parametrize("saved", ["no JSON", "[]", '{"assistant": "x", "target": 1}', "[" * 9999])
def test_settings_of_a_folder_that_are_none_are_as_elsewhere(store: ChatStore, saved: str) -> None:
    folder = store.folders.add_folder("Work")
    with sqlite3.connect(store.path) as database:
        database.execute("UPDATE folders SET settings = ?", (saved,))
    database.close()
    assert store.folders.settings_of(folder) == FolderSettings()


def test_the_archive_keeps_what_is_put_away_where_it_was(store: ChatStore) -> None:
    chat, folder = store.create("One").id, store.folders.add_folder("Work")
    store.folders.move([chat], folder)
    before = store.folders.archive([chat])
    assert titles(store, folder) == []
    assert [archived.title for archived in store.folders.archived(-1)] == ["One"]
    assert store.folders.archived_count() == 1
    search = store.search("One")
    search.go_on()
    assert [archived.archived for archived in search.matches()] == [True]
    store.folders.put_back(before)
    assert titles(store, folder) == ["One"]


def test_several_are_deleted_pinned_and_brought_back_at_once(store: ChatStore) -> None:
    ids = [store.create(title).id for title in ("One", "Two", "Three")]
    store.folders.pin(ids[:2], pinned=True)
    assert titles(store) == ["Two", "One", "Three"]
    store.folders.delete(ids[:2])
    assert titles(store) == ["Three"]
    store.folders.restore(ids[:2])
    assert titles(store) == ["Two", "One", "Three"]


def test_the_list_is_read_without_sorting_all_chats(queries: list[tuple[str, Any]], store: ChatStore) -> None:
    store.create("One")
    queries.clear()
    store.folders.chats(None, 300)
    store.folders.chats(1, 300)
    assert len(queries) == 2
    for query in queries[:]:
        plan = " ".join(plan_of(store.path, *query))
        assert "conversations_by_place" in plan
        assert "TEMP B-TREE" not in plan


def _chat(store: ChatStore, messages: int) -> int:
    """A chat in which each message is below the one before."""
    chat, last = store.create().id, None
    for number in range(messages):
        last = store.add_message(chat, last, "user", f"word{number}").id
    return chat


def _messages(path: Path) -> list[tuple[int, int]]:
    """Return how many of each chat are in the file, whether it is listed or not."""
    return rows(path, "SELECT conversation_id, count(*) FROM messages GROUP BY 1 ORDER BY 1")


def _sound(path: Path) -> None:
    assert rows(path, "PRAGMA integrity_check") == [("ok",)]
    assert rows(path, "PRAGMA foreign_key_check") == []
    rows(path, "INSERT INTO message_words (message_words) VALUES ('integrity-check')")


def test_a_chat_with_more_messages_in_a_row_than_sqlite_follows(path: Path, store: ChatStore) -> None:
    long, short, kept_chat = _chat(store, 1_100), _chat(store, 3), _chat(store, 2)
    removed = store.edits.remove(store.messages(long)[0].id)
    assert texts(store, long) == []
    store.edits.put_back(removed)
    assert len(texts(store, long)) == 1_100
    tree = store.trees.tree(kept_chat)
    assert tree is not None
    copy = store.edits.copy(long, "Copy")
    store.trees.replace(copy, tree)
    assert texts(store, copy) == ["word0", "word1"]
    store.folders.delete([long])
    store.folders.delete([short])
    remove_deleted(path, deleted_chats(store), lambda: True)
    assert _messages(path) == [(kept_chat, 2), (copy, 2)]
    assert deleted_chats(store) == ()
    _sound(path)


def test_who_ends_in_its_midst_goes_on_another_time(path: Path, store: ChatStore) -> None:
    chat = _chat(store, 230)
    store.folders.delete([chat])
    steps = count()
    remove_deleted(path, deleted_chats(store), lambda: next(steps) < 2)
    assert 0 < _messages(path)[0][1] < 230
    assert deleted_chats(store) == (chat,)
    remove_deleted(path, deleted_chats(store), lambda: True)
    assert _messages(path) == []
    _sound(path)


def test_what_is_brought_back_before_its_turn_stays(path: Path, store: ChatStore) -> None:
    first, second = _chat(store, 60), _chat(store, 60)
    store.folders.delete([first])
    store.folders.delete([second])

    def bring_back() -> bool:
        if deleted_chats(store) == (second,):  # the first one is gone by now
            store.folders.restore([second])
        return True

    remove_deleted(path, deleted_chats(store), bring_back)
    assert _messages(path) == [(second, 60)]
    assert [chat.id for chat in store.conversations()] == [second]


def test_to_remove_a_message_takes_no_look_at_all_the_others(path: Path, store: ChatStore) -> None:
    assert "messages_below" in plan_of(store.path, "SELECT 1 FROM messages WHERE parent_id = 1")[0]
