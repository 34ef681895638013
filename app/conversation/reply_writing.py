"""The replies that are being written, in whatever conversations: asked for, followed, saved, and their tools called.

Each is saved while it streams, so that a crash costs at most half a second of text.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from app.chats.records import State, ToolUse
from app.chats.store import ChatStore
from app.conversation.asked_reply import AskedReply
from app.conversation.chat_events import ChatEvents, EndedReply
from app.conversation.engine_session import EngineSession
from app.conversation.question_queue import QuestionQueue, WaitingQuestion
from app.conversation.reply_saving import ReplySaving
from app.conversation.running_reply import RunningReply
from app.conversation.tool_loop import ToolLoop
from app.engine.commands import Generate
from app.errors import AppError, BugError, WorldError
from app.requests.reply_tools import ReplyTools
from app.speculation.trace import CUT_SHORT, FinishReason, Round, Trace

SAVE_EVERY_S = 0.5


class ReplyWriting:
    """Writes replies and saves them as they stream.

    Args:
        store: where their calls are kept.
        engine: writes them.
        events: tell of them.
        ended: told of every reply that is over, before the events are.
        uses_kept: told what came so far of the calls of a reply: the ids of its conversation and of itself.
        saving: saves their words.
        waiting: has the next reply asked for, once what was called is there.
        tools: has the tools that they may call.
        open_chat: the id of the open conversation; ``None`` for a new one.
    """

    def __init__(
        self,
        store: ChatStore,
        engine: EngineSession,
        events: ChatEvents,
        *,
        ended: Callable[[EndedReply], object],
        uses_kept: Callable[[int, int, tuple[ToolUse, ...]], object],
        saving: ReplySaving,
        waiting: QuestionQueue,
        tools: ToolLoop,
        open_chat: Callable[[], int | None],
    ) -> None:
        self.store, self.engine, self.events = store, engine, events
        self._ended, self._uses_kept = ended, uses_kept
        self.saving, self._waiting, self.tools = saving, waiting, tools
        self._open_chat = open_chat
        self._writers: dict[int, _ReplyWriter] = {}
        """By the reply's id."""
        self._problems: dict[int, AppError] = {}
        """Errors in chats that were not open, by conversation: they are told when the chats are opened."""
        engine.problem.connect(events.problem.emit)

    @property
    def running(self) -> bool:
        """True while any reply is being written, or waits for its tools, in any conversation or for a race."""
        return bool(self.conversations) or self.engine.writing

    @property
    def shown(self) -> RunningReply | None:
        """The reply being written in the open conversation."""
        writer = self._shown_writer
        return None if writer is None else writer.reply

    @property
    def conversations(self) -> frozenset[int]:
        """The conversations in which a reply is being written, or waits for its tools."""
        return self.tools.calling.union(writer.reply.conversation_id for writer in self._writers.values())

    def is_blocked(self, conversation_id: int | None) -> bool:
        """Return whether no reply can be asked for now: one is being written there, or a race, which is measured."""
        racing = self.engine.writing and not self._writers
        return racing or conversation_id in self.conversations

    def begin(self, reply: RunningReply) -> None:
        """Take up a reply, which is to be asked for next."""
        self._problems.pop(reply.conversation_id, None)
        self._writers[reply.message_id] = _ReplyWriter(self, reply)

    def ask(self, reply: RunningReply, request: Generate, called_before: int | None = None) -> None:
        """Have a reply written that was taken up.

        Args:
            reply: the reply.
            request: what is asked for, without tools.
            called_before: replies that called tools since the last question; ``None``: this one may call none.
        """
        writer = self._writers.get(reply.message_id)
        if writer is None:  # it was stopped while passages were looked for
            return
        if called_before is None:
            writer.ask(request)
        elif self.tools.spent(reply.conversation_id, called_before):
            reply.tools_spent = True
            if self.is_shown(writer):
                self.events.tools_spent.emit()
            writer.ask(request)
        else:
            self.tools.prepare(reply.conversation_id, partial(writer.ask_with_tools, request))

    def follow_opened(self) -> None:
        """Tell of the shown reply what was told of it so far, for those who show its conversation only now."""
        writer = self._shown_writer
        if writer is not None:
            reply, events = writer.reply, self.events
            events.reply_begun.emit(reply.message_id)
            if reply.rounds:
                events.rounds_written.emit(list(reply.rounds), reply.plain_tokens_per_second)
            if reply.outgrown:
                events.outgrown.emit(reply.outgrown)
            if reply.tools_spent:
                events.tools_spent.emit()
            if reply.repeating:
                events.repeating_changed.emit(True)
        self.put_in_view()
        problem = self._problems.pop(self._open_chat() or 0, None)
        if problem is not None:
            self.events.problem.emit(problem)

    def put_in_view(self) -> None:
        """Have the engine's state told of the reply in the open conversation, if one is written there."""
        if self._writers or not self.engine.writing:  # else a race is in view
            writer = next(iter(self._writers_in(self._open_chat())), None)
            self.engine.view(None if writer is None else writer.asked)

    def stop(self, conversation_id: int | None) -> None:
        """End the reply that is being written in a conversation, or the calls of tools that it waits for.

        Where there is none, what the engine does for no conversation is ended: a race, or a load.
        """
        writers = self._writers_in(conversation_id)
        is_unasked = any(writer.asked is None for writer in writers)
        if conversation_id is not None and (is_unasked or self.tools.is_busy(conversation_id)):
            if self.tools.is_busy(conversation_id):
                self.tools.stop(conversation_id)
            for writer in writers:
                writer.abandon()
                self._waiting.go_on()
        elif writers:
            for writer in writers:
                self.engine.stop(writer.asked)
        elif conversation_id == self._open_chat():
            self.engine.stop()

    def forget(self, conversation_id: int) -> None:
        """Stop what runs in a deleted conversation."""
        self._problems.pop(conversation_id, None)
        if conversation_id in self.conversations:
            self.stop(conversation_id)

    def keep(self) -> None:
        """Save what the replies have so far; they go on."""
        for writer in self._writers.values():
            self.saving.keep(writer.reply.message_id, writer.reply.text)

    def break_off(self) -> None:
        """Save what the replies have so far, and want no more of them."""
        writers, self._writers = self._writers, {}
        for writer in writers.values():
            self.saving.finish(writer.reply.message_id, writer.reply.text, None, "cancelled")

    # What the writers tell

    def is_shown(self, writer: _ReplyWriter) -> bool:
        """Return whether the open conversation is that of a writer."""
        return writer is self._shown_writer

    def is_wanted(self, writer: _ReplyWriter) -> bool:
        """Return whether a writer's reply is not over yet."""
        return writer.reply.message_id in self._writers

    def tell_problem(self, conversation_id: int, error: AppError) -> None:
        """Say what went wrong in a conversation, now or once it is opened."""
        if conversation_id == self._open_chat():
            self.events.problem.emit(error)
        else:
            self._problems[conversation_id] = error

    def end(self, reply: EndedReply) -> None:
        """Note that a reply is over and saved."""
        del self._writers[reply.message_id]
        self._ended(reply)

    def call(self, conversation_id: int, message_id: int, uses: tuple[ToolUse, ...], tools: ReplyTools) -> None:
        """Have the calls of a reply made, then have the model go on."""

        def done(goes_on: bool) -> None:
            if goes_on:
                self._waiting.enter(WaitingQuestion(conversation_id, message_id))
            self.events.running_changed.emit(self.running)
            if conversation_id not in self.conversations:
                self._waiting.go_on()

        self._keep_uses(conversation_id, message_id, uses)
        self.events.list_changed.emit()
        keep_uses = partial(self._keep_uses, conversation_id, message_id)
        self.tools.run(conversation_id, uses, tools.offered, keep_uses, done)
        self.events.running_changed.emit(self.running)

    @property
    def _shown_writer(self) -> _ReplyWriter | None:
        writers = self._writers_in(self._open_chat())
        return next((writer for writer in writers if not writer.reply.is_compared), None)

    def _writers_in(self, conversation_id: int | None) -> list[_ReplyWriter]:
        return [writer for writer in self._writers.values() if writer.reply.conversation_id == conversation_id]

    def _keep_uses(self, conversation_id: int, message_id: int, uses: tuple[ToolUse, ...]) -> None:
        try:
            self.store.tools.keep(message_id, uses)
        except WorldError as error:
            self.events.problem.emit(error)
        except BugError:  # its chat was deleted for good meanwhile
            return
        self._uses_kept(conversation_id, message_id, uses)


class _ReplyWriter:
    """Writes one reply; fulfils :class:`app.conversation.asked_reply.ReplyFollower`."""

    def __init__(self, writing: ReplyWriting, reply: RunningReply) -> None:
        self._writing, self.reply = writing, reply
        self._tools: ReplyTools | None = None
        self.asked: AskedReply | None = None

    def ask(self, request: Generate) -> None:
        """Have the engine write it."""
        in_view = self.reply.is_compared or self._writing.is_shown(self)
        self.asked = self._writing.engine.ask(replace(request, in_view=in_view), self)
        self._writing.put_in_view()

    def ask_with_tools(self, request: Generate, tools: ReplyTools | None) -> None:
        """Have the engine write it, with tools that it may call."""
        if not self._writing.is_wanted(self):
            return
        self._tools = tools
        if tools is not None:
            before = self.reply.text if self.reply.before is not None else ""
            self.reply.called = tools.reader(before)
            request = replace(request, tools=tools.toolset, spells_marks=True)
        self.ask(request)

    def add_rounds(self, rounds: list[Round], plain_tokens_per_second: float | None) -> None:
        reply = self.reply
        rounds = reply.add(rounds, plain_tokens_per_second)
        if reply.is_compared:
            self._writing.events.compared_rounds.emit(reply.message_id, rounds)
        elif self._writing.is_shown(self):
            self._writing.events.rounds_written.emit(rounds, reply.plain_tokens_per_second)
        else:
            self._writing.events.unshown_rounds.emit(reply.conversation_id, rounds)
        now_s = time.monotonic()
        if now_s - reply.saved_at_s >= SAVE_EVERY_S and self._writing.is_wanted(self):
            reply.saved_at_s = now_s
            self._writing.saving.keep(reply.message_id, reply.text)

    def follow_repeating(self, on: bool) -> None:
        self.reply.repeating = on
        if self._writing.is_shown(self):
            self._writing.events.repeating_changed.emit(on)

    def follow_outgrown(self, sentence: str) -> None:
        self.reply.outgrown = sentence
        if self._writing.is_shown(self):
            self._writing.events.outgrown.emit(sentence)

    def finish(self, trace: Trace) -> None:
        reply, tools = self.reply, self._tools
        state: State = "cancelled" if trace.summary.finish_reason in CUT_SHORT else "complete"
        trace = reply.whole(trace)
        uses = tools.uses(reply.message_id, reply.called.calls) if tools is not None and reply.called else ()
        if state != "complete" or trace.summary.finish_reason is not FinishReason.STOP:
            uses = ()  # cut short in the midst of a call, or after one: it may have been going to say more
        text = trace.summary.text
        earlier = None if text or uses else self._earlier_version()
        if not self._writing.is_wanted(self):
            return
        if earlier is not None:
            self._end("", None, state, finished=False, instead=earlier)
        else:
            self._end(text, trace, state, finished=True, uses=uses)
        if uses and tools is not None:
            self._writing.call(reply.conversation_id, reply.message_id, uses, tools)

    def fail(self, error: AppError) -> None:
        self._end_unfinished("failed")
        self._writing.tell_problem(self.reply.conversation_id, error)

    def abandon(self) -> None:
        self._end_unfinished("cancelled")

    def _end_unfinished(self, state: State) -> None:
        """End it without a trace."""
        if self._writing.is_wanted(self):
            instead = None if self.reply.text else self._earlier_version()
            self._end(self.reply.text, self.reply.before, state, finished=False, instead=instead)

    def _earlier_version(self) -> int | None:
        """Return what is shown again where nothing came of another try: the id of the one before it."""
        if self.reply.is_compared:
            return None
        try:
            others = self._writing.store.siblings(self.reply.message_id, with_text=True)
        except AppError:  # its chat was deleted for good meanwhile, or cannot be read just now
            return None
        return others[-1] if others else None

    def _end(
        self,
        text: str,
        trace: Trace | None,
        state: State,
        *,
        finished: bool,
        uses: tuple[ToolUse, ...] = (),
        instead: int | None = None,
    ) -> None:
        reply = self.reply
        self._writing.saving.finish(reply.message_id, text, trace, state, shown_instead=instead)
        late_text = reply.called.held_to_the_end if finished and reply.called is not None else ""
        self._writing.end(
            EndedReply(
                reply.conversation_id,
                reply.message_id,
                text,
                trace,
                state,
                finished,
                uses,
                is_compared=reply.is_compared,
                late_text=late_text,
            )
        )
