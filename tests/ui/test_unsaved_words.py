"""Words that cannot be saved just now are saved as soon as that is possible; until then the window says so."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from app.errors import NotEnoughMemory
from tests.fakes.scripted_engine import REPLY
from tests.ui.conftest import Desk


@contextmanager
def held_by_another_program(path: Path) -> Iterator[None]:
    """Hold the chat file as a program does that writes to it."""
    other = sqlite3.connect(path, isolation_level=None)
    try:
        other.execute("BEGIN IMMEDIATE")
        yield
    finally:
        other.close()


def kept_replies(path: Path) -> list[tuple[str, str]]:
    """What a program that starts now would find."""
    database = sqlite3.connect(path)
    try:
        return list(database.execute("SELECT text, state FROM messages WHERE role = 'assistant' ORDER BY id"))
    finally:
        database.close()


@pytest.fixture(autouse=True)
def saves_at_every_batch(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.ui.chat.open_chat.SAVE_EVERY_S", 0.0)


def begin_reply(desk: Desk, rounds: int) -> None:
    desk.script.hold_reply_after = rounds
    desk.window.view.ask("Tell me a long story.")
    desk.bot.waitUntil(lambda: desk.window.chat.running_here is not None and _written(desk) == rounds)


def _written(desk: Desk) -> int:
    running = desk.window.chat.running_here
    return len(running.rounds) if running is not None else 0


def test_words_of_a_reply_that_could_not_be_saved_are_saved_without_anybody_doing_anything(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    begin_reply(desk, 2)
    keeper, view = desk.window.chat.keeper, desk.window.view
    first = kept_replies(desk.paths.chats)[0][0]
    assert first
    with held_by_another_program(desk.paths.chats):
        desk.script.hold_reply_after = 6
        desk.engine.go_on()
        desk.bot.waitUntil(lambda: _written(desk) == 6)
        assert keeper.unsaved
        assert view.status.unsaved.isVisible()
        assert view.banner.sentence == "The chats are in use by another program. Close it and try again."
        assert kept_replies(desk.paths.chats) == [(first, "streaming")]
    desk.bot.waitUntil(lambda: not keeper.unsaved)
    running = desk.window.chat.running_here
    assert running is not None
    assert len(running.text) > len(first)
    assert kept_replies(desk.paths.chats) == [(running.text, "streaming")]
    assert not view.status.unsaved.isVisible()
    assert not view.banner.isVisible()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()


def test_a_reply_that_ended_meanwhile_is_saved_whole_and_stays_on_the_screen(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    begin_reply(desk, 2)
    chat = desk.window.chat
    conversation = chat.conversation_id
    assert conversation is not None
    with held_by_another_program(desk.paths.chats):
        with desk.bot.waitSignal(desk.program.session.finished):
            desk.engine.go_on()
        assert chat.keeper.unsaved
        desk.window.new_chat()
        desk.window.open_chat(conversation)
        assert [message.text for message in chat.messages] == ["Tell me a long story.", REPLY]
        assert chat.trace_of(chat.messages[-1].id) is not None
    desk.bot.waitUntil(lambda: not chat.keeper.unsaved)
    assert kept_replies(desk.paths.chats) == [(REPLY, "complete")]


def test_the_keeper_tries_twice_a_second_however_long_it_lasts_and_rests_when_all_is_saved(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    begin_reply(desk, 2)
    keeper = desk.window.chat.keeper
    with held_by_another_program(desk.paths.chats):
        desk.script.hold_reply_after = 4
        desk.engine.go_on()
        desk.bot.waitUntil(lambda: _written(desk) == 4)
        for _ in range(5):
            keeper._timer.stop()
            keeper._try_again()
            assert keeper._timer.interval() == 500
    desk.bot.waitUntil(lambda: not keeper.unsaved)
    assert not keeper._timer.isActive()
    with desk.bot.waitSignal(desk.program.session.finished):
        desk.engine.go_on()


def test_another_try_that_came_to_nothing_while_nothing_could_be_saved_gives_the_first_one_back(desk: Desk) -> None:
    desk.show()
    desk.load_starter()
    desk.ask("Which?")
    desk.script.hold_prefill = True
    with desk.bot.waitSignal(desk.window.chat.reply_begun):
        desk.window.regenerate_last()
    chat, view = desk.window.chat, desk.window.view
    with held_by_another_program(desk.paths.chats):
        desk.script.reply_error = NotEnoughMemory("There is not enough free memory.")
        with desk.bot.waitSignal(desk.program.session.failed):
            desk.engine.go_on()
        assert chat.keeper.unsaved
        assert view.banner.sentence == "There is not enough free memory."
        assert [message.text for message in chat.messages] == ["Which?"]
        assert not chat.running
    desk.bot.waitUntil(lambda: not chat.keeper.unsaved)
    assert [message.text for message in chat.messages] == ["Which?", REPLY]
    assert kept_replies(desk.paths.chats) == [(REPLY, "complete"), ("", "failed")]
