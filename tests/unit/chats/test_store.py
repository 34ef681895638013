"""Conversations survive branches, crashes and broken files."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from app.chats.records import title_from
from app.chats.store import ChatStore
from app.chats.upkeep import remove_deleted
from app.errors import BugError
from app.speculation.trace import FinishReason, Outcome, Round, Summary, Token, Trace
from tests.unit.chats.looks import ids_found


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
    store.pin(old.id)
    store.add_message(middle.id, None, "user", "hello")
    assert [c.title for c in store.conversations()] == ["old", "middle", "new"]
    store.pin(old.id, pinned=False)
    store.add_message(new.id, None, "user", "hello")
    assert [c.title for c in store.conversations()] == ["new", "middle", "old"]


def test_deleting_can_be_undone_until_it_is_removed_for_good(store: ChatStore) -> None:
    keep, drop = store.create("keep"), store.create("drop")
    message = store.add_message(drop.id, None, "user", "secret words")
    store.finish_reply(message.id, "secret words", _trace())
    store.delete(drop.id)
    assert [c.id for c in store.conversations()] == [keep.id]
    assert ids_found(store, "secret") == []
    store.restore(drop.id)
    assert ids_found(store, "secret") == [drop.id]
    store.delete(drop.id)
    remove_deleted(store.path, store.deleted(), lambda: True)
    assert store.deleted() == ()
    assert store.messages(drop.id) == ()
    with pytest.raises(BugError):
        store.restore(drop.id)


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
