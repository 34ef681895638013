"""The reply that is being written, in whatever conversation: asked for, followed, saved, and what it calls is called.

It is saved while it streams, so that a crash costs at most half a second of text.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.chats.records import State, ToolUse
from app.chats.store import ChatStore
from app.engine.commands import Generate
from app.errors import AppError, BugError, WorldError
from app.requests.reply_tools import ReplyTools
from app.speculation.trace import CUT_SHORT, FinishReason, Round, Trace
from app.ui.chat.replying.question_queue import QuestionQueue
from app.ui.chat.replying.reply_saving import ReplySaving
from app.ui.chat.replying.waiting_questions import WaitingQuestion
from app.ui.chat.tools.tool_loop import ToolLoop
from app.ui.engine_link.running_reply import RunningReply
from app.ui.engine_link.session import EngineSession

SAVE_EVERY_S = 0.5


@dataclass(frozen=True, slots=True)
class EndedReply:
    """A reply of which nothing more is written."""

    conversation_id: int
    message_id: int
    text: str
    trace: Trace | None
    state: State
    finished: bool
    """It has a trace to its end; ``False`` where it failed, or was given up."""
    uses: tuple[ToolUse, ...] = ()
    """What it called; the model goes on once that is there."""


class ReplyWriting(QObject):
    """Has one reply at a time written.

    Args:
        store: where its calls are kept.
        session: the engine that writes it.
        saving: saves its words.
        waiting: has the next reply asked for, once what was called is there.
        open_chat: the id of the open conversation, of whose reply the signals tell; ``None`` for a new one.
    """

    rounds_written = Signal(list, object)
    """``list[Round]`` for the shown reply, and the plain tokens a second or ``None``."""
    repeating_changed = Signal(bool)
    """Whether the shown reply goes in circles while it is written."""
    outgrown = Signal(str)
    """What was left out of the conversation for the shown reply, in a sentence."""
    tools_spent = Signal()
    """The shown reply is offered no tools, since too many in a row called some."""
    ended = Signal(object)
    """The :class:`EndedReply` of any conversation; it is saved."""
    uses_kept = Signal(int, int, tuple)
    """What came so far of the calls of a reply, in any conversation: the ids of the two, and every
    :class:`~app.chats.records.ToolUse`."""
    calls_begun = Signal()
    """What a reply called is kept with it, and is called next."""
    problem = Signal(object)
    """An :class:`~app.errors.AppError` to show."""
    running_changed = Signal(bool)

    def __init__(
        self,
        store: ChatStore,
        session: EngineSession,
        saving: ReplySaving,
        waiting: QuestionQueue,
        parent: QObject,
        *,
        open_chat: Callable[[], int | None],
    ) -> None:
        super().__init__(parent)
        self._store, self._session, self._saving, self._waiting = store, session, saving, waiting
        self._open_chat = open_chat
        self._reply: RunningReply | None = None
        self._tools: ToolLoop | None = None
        self._reply_tools: ReplyTools | None = None
        """What the reply may call."""
        session.rounds_done.connect(self._on_rounds)
        session.repeating.connect(self._on_repeating)
        session.outgrown.connect(self._on_outgrown)
        session.finished.connect(self._on_finished)
        session.failed.connect(self._on_failed)
        session.abandoned.connect(partial(self._end_unfinished, "cancelled"))

    def use_tools(self, tools: ToolLoop) -> None:
        """Let replies call tools, where their chat may."""
        self._tools = tools

    @property
    def running(self) -> bool:
        """Whether a reply is being written, or waits for its tools, in any conversation or for a race."""
        calling = self._tools is not None and self._tools.calling is not None
        return self._reply is not None or self._session.writing or calling

    @property
    def shown(self) -> RunningReply | None:
        """The reply being written in the open conversation."""
        here = self._reply is not None and self._reply.conversation_id == self._open_chat()
        return self._reply if here else None

    @property
    def conversations(self) -> set[int]:
        """The conversations in which a reply is being written, or waits for its tools."""
        writing = None if self._reply is None else self._reply.conversation_id
        calling = None if self._tools is None else self._tools.calling
        return {one for one in (writing, calling) if one is not None}

    def begin(self, reply: RunningReply) -> None:
        """Take up a reply, which is to be asked for next."""
        self._reply = reply

    def ask(self, request: Generate, called_before: int | None = None) -> None:
        """Have the reply written.

        Args:
            request: what is asked for, without tools.
            called_before: replies that called tools since the last question; ``None``: this one may call none.
        """
        if self._tools is None or self._reply is None or called_before is None:
            self._session.ask(request)
        elif self._tools.spent(self._reply.conversation_id, called_before):
            self._reply.tools_spent = True
            if self.shown is not None:
                self.tools_spent.emit()
            self._session.ask(request)
        else:
            self._tools.prepare(self._reply.conversation_id, partial(self._ask_with_tools, request))

    def tell_again(self) -> None:
        """Tell of the shown reply what was told of it so far, for those who show its conversation only now."""
        reply = self.shown
        if reply is None:
            return
        if reply.rounds:
            self.rounds_written.emit(list(reply.rounds), reply.plain_tokens_per_second)
        if reply.outgrown:
            self.outgrown.emit(reply.outgrown)
        if reply.tools_spent:
            self.tools_spent.emit()
        if reply.repeating:
            self.repeating_changed.emit(True)

    def stop(self) -> None:
        """End the reply that is being written, or the calls of tools that it waits for."""
        tools = self._tools
        if tools is None or (tools.calling is None and tools.preparing is None):
            self._session.stop()
            return
        preparing = tools.preparing is not None
        tools.stop()
        if preparing:
            self._end_unfinished("cancelled")
            self._waiting.go_on()

    def keep(self) -> None:
        """Save what the reply has so far; it goes on."""
        if self._reply is not None:
            self._saving.keep(self._reply.message_id, self._reply.text)

    def break_off(self) -> None:
        """Save what the reply has so far, and want no more of it."""
        reply, self._reply = self._reply, None
        if reply is not None:
            self._saving.finish(reply.message_id, reply.text, None, "cancelled")

    def _ask_with_tools(self, request: Generate, tools: ReplyTools | None) -> None:
        self._reply_tools = tools
        if tools is not None and self._reply is not None:
            before = self._reply.text if self._reply.before is not None else ""
            self._reply.called = tools.reader(before)
            request = replace(request, tools=tools.toolset, spells_marks=True)
        self._session.ask(request)

    def _on_rounds(self, rounds: list[Round], plain_tokens_per_second: float | None) -> None:
        reply = self._reply
        if reply is None:
            return
        rounds = reply.add(rounds, plain_tokens_per_second)
        if self.shown is not None:
            self.rounds_written.emit(rounds, reply.plain_tokens_per_second)
        now_s = time.monotonic()
        if now_s - reply.saved_at_s >= SAVE_EVERY_S:
            reply.saved_at_s = now_s
            self._saving.keep(reply.message_id, reply.text)

    def _on_repeating(self, on: bool) -> None:
        if self._reply is not None:
            self._reply.repeating = on
            if self.shown is not None:
                self.repeating_changed.emit(on)

    def _on_outgrown(self, sentence: str) -> None:
        if self._reply is not None:
            self._reply.outgrown = sentence
            if self.shown is not None:
                self.outgrown.emit(sentence)

    def _on_finished(self, trace: Trace) -> None:
        reply, tools = self._reply, self._reply_tools
        if reply is None:
            return
        state: State = "cancelled" if trace.summary.finish_reason in CUT_SHORT else "complete"
        trace = reply.whole(trace)
        uses = tools.uses(reply.message_id, reply.called.calls) if tools is not None and reply.called else ()
        if state != "complete" or trace.summary.finish_reason is not FinishReason.STOP:
            uses = ()  # cut short in the midst of a call, or after one: it may have been going to say more
        self._end(reply, trace.summary.text, trace, state, finished=True, uses=uses)
        if uses and tools is not None:
            self._call(reply.conversation_id, reply.message_id, uses, tools)

    def _on_failed(self, error: AppError) -> None:
        self._end_unfinished("failed")
        self.problem.emit(error)

    def _end_unfinished(self, state: State) -> None:
        """End a reply that has no trace."""
        reply = self._reply
        if reply is None:
            return
        # Where nothing came of another try, the one before it is shown again.
        others = () if reply.text else self._store.siblings(reply.message_id, with_text=True)
        self._end(reply, reply.text, reply.before, state, finished=False, instead=others[-1] if others else None)

    def _end(
        self,
        reply: RunningReply,
        text: str,
        trace: Trace | None,
        state: State,
        *,
        finished: bool,
        uses: tuple[ToolUse, ...] = (),
        instead: int | None = None,
    ) -> None:
        self._reply = self._reply_tools = None
        self._saving.finish(reply.message_id, text, trace, state, shown_instead=instead)
        self.ended.emit(EndedReply(reply.conversation_id, reply.message_id, text, trace, state, finished, uses))

    def _call(self, conversation_id: int, message_id: int, uses: tuple[ToolUse, ...], tools: ReplyTools) -> None:
        """Have the calls of a reply made, then have the model go on."""
        assert self._tools is not None

        def done(goes_on: bool) -> None:
            if goes_on:
                self._waiting.enter(WaitingQuestion(conversation_id, message_id))
            self.running_changed.emit(self.running)
            if not self.running:
                self._waiting.go_on()

        self._keep_uses(conversation_id, message_id, uses)
        self.calls_begun.emit()
        keep_uses = partial(self._keep_uses, conversation_id, message_id)
        self._tools.run(conversation_id, uses, tools.offered, keep_uses, done)
        self.running_changed.emit(self.running)

    def _keep_uses(self, conversation_id: int, message_id: int, uses: tuple[ToolUse, ...]) -> None:
        try:
            self._store.tools.keep(message_id, uses)
        except WorldError as error:
            self.problem.emit(error)
        except BugError:  # its chat was deleted for good meanwhile
            return
        self.uses_kept.emit(conversation_id, message_id, uses)
