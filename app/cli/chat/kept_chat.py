"""Keeps the conversation in the terminal among the window's chats, while it is held.

A window may be open on the same file. Each of the two adds messages of its own, by ids that are never given twice, so
neither undoes the other's work: where both go on with one chat, one's messages become another branch of it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from app.chats.records import AttachedFile, Role, State, StoredMessage, ToolUse
from app.chats.store import ChatStore
from app.errors import AppError, BugError, WorldError
from app.speculation.trace import CUT_SHORT, Round, Trace
from app.traces.continuation import can_continue

SAVE_EVERY_S = 0.5


class KeptChat:
    """Keeps one conversation: what was said, and the reply that is being written.

    Args:
        store: where it is kept.
    """

    def __init__(self, store: ChatStore) -> None:
        self._store = store
        self._id: int | None = None
        self._messages: list[StoredMessage] = []
        self._waits = False
        """Whether the last reply is still to be saved."""
        self._saved_at_s = 0.0
        self._thinking: bool | None = None

    @property
    def messages(self) -> tuple[StoredMessage, ...]:
        """Return the branch that is shown, without replies that are empty."""
        return tuple(self._messages)

    @property
    def conversation_id(self) -> int | None:
        """Return the chat's id; ``None`` where nothing was said yet."""
        return self._id

    @property
    def thinking(self) -> bool | None:
        """Return whether its model is to think before it answers; ``None``: as it does by itself."""
        return self._thinking

    def choose_thinking(self, thinking: bool) -> None:
        """Have its model think before it answers from now on, or not."""
        if self._id is not None:
            self._store.thinking.choose(self._id, thinking)
        self._thinking = thinking

    @property
    def title(self) -> str:
        """Return the chat's title; empty where nothing was said yet."""
        conversation = None if self._id is None else self._store.conversation(self._id)
        return "" if conversation is None else conversation.title

    @property
    def question(self) -> StoredMessage | None:
        """Return the latest question."""
        return next((one for one in reversed(self._messages) if one.role == "user"), None)

    @property
    def last_reply(self) -> StoredMessage | None:
        """Return the last message if it is a reply."""
        last = self._messages[-1] if self._messages else None
        return last if last is not None and last.role == "assistant" else None

    def trace(self) -> Trace | None:
        """Return what speculation did in the last reply, where that was kept."""
        reply = self.last_reply
        if reply is not None and reply.trace is None:
            reply = self._replaced(replace(reply, trace=self._store.trace(reply.id)))
        return None if reply is None else reply.trace

    def begin_anew(self) -> None:
        """Begin a new chat, which the store has once something is said."""
        self.settle()
        self._id, self._messages, self._thinking = None, [], None

    def open(self, conversation_id: int) -> None:
        """Take up a chat.

        Raises:
            WorldError: it cannot be read.
        """
        self.settle()
        self._id = conversation_id
        self._reload()

    def follow_others(self) -> str:
        """Take up what a window did to this chat meanwhile; return a sentence where it did anything."""
        self.settle()
        if self._id is None:
            return ""
        if self._store.conversation(self._id) is None:
            self._id, self._messages, self._thinking = None, [], None
            return "This chat was deleted in the window. What follows is a new one."
        before = [one.id for one in self._messages]
        self._reload()
        if [one.id for one in self._messages] == before:
            return ""
        return "This chat was changed in the window; it goes on from there."

    def rename(self, title: str) -> None:
        """Give the chat another title."""
        if self._id is None:
            raise WorldError("There is nothing in this chat yet.")
        self._store.rename(self._id, title)

    def say(self, text: str, files: Sequence[AttachedFile] = ()) -> None:
        """Ask something.

        Raises:
            WorldError: it cannot be kept, and was not said.
        """
        self.settle()
        if self._id is None:
            self._id = self._store.create().id
            if self._thinking is not None:
                self._store.thinking.choose(self._id, self._thinking)
        self._messages.append(self._added(self._last_id, "user", text, files=files))

    def say_instead(self, text: str) -> None:
        """Ask the latest question in other words, with its files: a branch beside the old one, which stays.

        Raises:
            WorldError: there is none, or it cannot be kept.
        """
        old = self._needed_question()
        self.settle()
        message = self._added(old.parent_id, "user", text, files=old.files)
        self._messages = [*self._messages[: self._messages.index(old)], message]

    def take_back_reply(self) -> None:
        """Leave out what was replied to the latest question, for another try. It stays in the store.

        Raises:
            WorldError: there is no question.
        """
        question = self._needed_question()
        self.settle()
        self._messages = self._messages[: self._messages.index(question) + 1]

    # The reply

    def begin_reply(self) -> None:
        """Begin a reply to the last message."""
        self._saved_at_s = time.monotonic()
        self._messages.append(self._added(self._last_id, "assistant", "", "streaming"))

    def resume_reply(self) -> Trace:
        """Begin to go on with the last reply, which was stopped or cut off; return what there is of it.

        Raises:
            WorldError: there is none that could go on.
        """
        reply, trace = self.last_reply, self.trace()
        if reply is None or trace is None or not can_continue(trace):
            raise WorldError("There is no reply that was stopped or cut off, to go on with.")
        self.settle()
        with _still_there():
            self._store.update_reply(reply.id, reply.text)
        self._saved_at_s = time.monotonic()
        return trace

    def add(self, round_: Round) -> None:
        """Take what a round wrote, and save it now and then, so that a crash costs half a second of text."""
        reply = self._replaced(replace(self._messages[-1], text=self._messages[-1].text + round_.text))
        if time.monotonic() - self._saved_at_s < SAVE_EVERY_S:
            return
        self._saved_at_s = time.monotonic()
        try:
            with self._store.impatient():
                self._store.update_reply(reply.id, reply.text)
        except AppError:
            return  # its end is saved again, and says so where it cannot be

    def end_reply(self, trace: Trace | None, state: State | None = None, uses: Sequence[ToolUse] = ()) -> None:
        """End the reply.

        Args:
            trace: of all of it; ``None`` for one that failed.
            state: how it ended, where the trace does not say so.
            uses: what it called.

        Raises:
            WorldError: it cannot be saved just now. It is tried again with whatever comes next.
        """
        stopped = trace is not None and trace.summary.finish_reason in CUT_SHORT
        last = self._messages[-1]
        text = last.text if trace is None else trace.summary.text
        ended = state or ("cancelled" if stopped else "complete")
        reply = self._replaced(replace(last, text=text, trace=trace, state=ended))
        self._waits = True
        if text or uses:
            self.settle()
        else:
            self._give_up(reply)
        if uses:
            self.keep_uses(uses)

    def keep_uses(self, uses: Sequence[ToolUse]) -> None:
        """Keep what came so far of what the last reply called.

        Raises:
            WorldError: it cannot be kept.
        """
        reply = self._replaced(replace(self._messages[-1], uses=tuple(uses)))
        with _still_there():
            self._store.tools.keep(reply.id, reply.uses)

    def settle(self) -> None:
        """Save what could not be saved before.

        Raises:
            WorldError: it still cannot.
        """
        if self._waits:
            reply = self._messages[-1]
            with _still_there():
                self._store.finish_reply(reply.id, reply.text, reply.trace, reply.state)
            self._waits = False

    def _give_up(self, reply: StoredMessage) -> None:
        """Keep the end of a reply without a word, and show the version before it again."""
        self._messages.pop()
        self._waits = False
        with _still_there():
            self._store.finish_reply(reply.id, "", None, reply.state)
            others = self._store.siblings(reply.id, with_text=True)
            if others:
                self._store.activate(others[-1])
                self._reload()

    # Inner workings

    @property
    def _last_id(self) -> int | None:
        return self._messages[-1].id if self._messages else None

    def _replaced(self, message: StoredMessage) -> StoredMessage:
        self._messages[-1] = message
        return message

    def _needed_question(self) -> StoredMessage:
        question = self.question
        if question is None:
            raise WorldError("Nothing was asked in this chat yet.")
        return question

    def _added(
        self,
        parent_id: int | None,
        role: Role,
        text: str,
        state: State = "complete",
        *,
        files: Sequence[AttachedFile] = (),
    ) -> StoredMessage:
        assert self._id is not None
        with _still_there():
            return self._store.add_message(self._id, parent_id, role, text, state, files=files)

    def _reload(self) -> None:
        assert self._id is not None
        self._messages = [one for one in self._store.messages(self._id, with_traces=False) if one.says_something]
        self._thinking = self._store.thinking.chosen(self._id)


@contextmanager
def _still_there() -> Iterator[None]:
    """Explain an error of the store's by a window that deleted the chat meanwhile: it is no mistake of ours."""
    try:
        yield
    except BugError as error:
        raise WorldError("This chat was deleted in the window. /new begins another one.") from error
