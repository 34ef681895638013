"""The reply that is being written, in whatever conversation: asked for, followed, saved, and what it calls is called.

It is saved while it streams, so that a crash costs at most half a second of text.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from app.chats.records import State, ToolUse
from app.chats.store import ChatStore
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
    """Writes one reply at a time and saves it as it streams.

    Args:
        store: where its calls are kept.
        engine: writes it.
        events: tell of it.
        ended: told of every reply that is over, before the events are.
        uses_kept: told what came so far of the calls of a reply: the ids of its conversation and of itself.
        saving: saves its words.
        waiting: has the next reply asked for, once what was called is there.
        tools: has the tools that it may call.
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
        self._store, self._engine, self._events = store, engine, events
        self._ended, self._uses_kept = ended, uses_kept
        self._saving, self._waiting, self._tools = saving, waiting, tools
        self._open_chat = open_chat
        self._reply: RunningReply | None = None
        self._reply_tools: ReplyTools | None = None
        """The tools that the reply may call."""
        engine.rounds_done.connect(self._on_rounds)
        engine.repeating.connect(self._on_repeating)
        engine.outgrown.connect(self._on_outgrown)
        engine.finished.connect(self._on_finished)
        engine.failed.connect(self._on_failed)
        engine.abandoned.connect(partial(self._end_unfinished, "cancelled"))

    @property
    def running(self) -> bool:
        """True while a reply is being written, or waits for its tools, in any conversation or for a race."""
        return self._reply is not None or self._engine.writing or self._tools.calling is not None

    @property
    def shown(self) -> RunningReply | None:
        """The reply being written in the open conversation."""
        here = self._reply is not None and self._reply.conversation_id == self._open_chat()
        return self._reply if here else None

    @property
    def conversations(self) -> set[int]:
        """The conversations in which a reply is being written, or waits for its tools."""
        writing = None if self._reply is None else self._reply.conversation_id
        return {one for one in (writing, self._tools.calling) if one is not None}

    def begin(self, reply: RunningReply) -> None:
        """Take up a reply, which is to be asked for next."""
        self._reply = reply

    def ask(self, request: Generate, called_before: int | None = None) -> None:
        """Have the reply written.

        Args:
            request: what is asked for, without tools.
            called_before: replies that called tools since the last question; ``None``: this one may call none.
        """
        if self._reply is None or called_before is None:
            self._engine.ask(request)
        elif self._tools.spent(self._reply.conversation_id, called_before):
            self._reply.tools_spent = True
            if self.shown is not None:
                self._events.tools_spent.emit()
            self._engine.ask(request)
        else:
            self._tools.prepare(self._reply.conversation_id, partial(self._ask_with_tools, request))

    def tell_again(self) -> None:
        """Tell of the shown reply what was told of it so far, for those who show its conversation only now."""
        reply = self.shown
        if reply is None:
            return
        if reply.rounds:
            self._events.rounds_written.emit(list(reply.rounds), reply.plain_tokens_per_second)
        if reply.outgrown:
            self._events.outgrown.emit(reply.outgrown)
        if reply.tools_spent:
            self._events.tools_spent.emit()
        if reply.repeating:
            self._events.repeating_changed.emit(True)

    def stop(self) -> None:
        """End the reply that is being written, or the calls of tools that it waits for."""
        tools = self._tools
        if tools.calling is None and tools.preparing is None:
            self._engine.stop()
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
        self._engine.ask(request)

    def _on_rounds(self, rounds: list[Round], plain_tokens_per_second: float | None) -> None:
        reply = self._reply
        if reply is None:
            return
        rounds = reply.add(rounds, plain_tokens_per_second)
        if self.shown is not None:
            self._events.rounds_written.emit(rounds, reply.plain_tokens_per_second)
        now_s = time.monotonic()
        if now_s - reply.saved_at_s >= SAVE_EVERY_S:
            reply.saved_at_s = now_s
            self._saving.keep(reply.message_id, reply.text)

    def _on_repeating(self, on: bool) -> None:
        if self._reply is not None:
            self._reply.repeating = on
            if self.shown is not None:
                self._events.repeating_changed.emit(on)

    def _on_outgrown(self, sentence: str) -> None:
        if self._reply is not None:
            self._reply.outgrown = sentence
            if self.shown is not None:
                self._events.outgrown.emit(sentence)

    def _on_finished(self, trace: Trace) -> None:
        reply, tools = self._reply, self._reply_tools
        if reply is None:
            return
        state: State = "cancelled" if trace.summary.finish_reason in CUT_SHORT else "complete"
        trace = reply.whole(trace)
        uses = tools.uses(reply.message_id, reply.called.calls) if tools is not None and reply.called else ()
        if state != "complete" or trace.summary.finish_reason is not FinishReason.STOP:
            uses = ()  # cut short in the midst of a call, or after one: it may have been going to say more
        text = trace.summary.text
        earlier = None if text or uses else self._earlier_version(reply)
        if earlier is not None:
            self._end(reply, "", None, state, finished=False, instead=earlier)
        else:
            self._end(reply, text, trace, state, finished=True, uses=uses)
        if uses and tools is not None:
            self._call(reply.conversation_id, reply.message_id, uses, tools)

    def _on_failed(self, error: AppError) -> None:
        self._end_unfinished("failed")
        self._events.problem.emit(error)

    def _end_unfinished(self, state: State) -> None:
        """End a reply that has no trace."""
        reply = self._reply
        if reply is None:
            return
        instead = None if reply.text else self._earlier_version(reply)
        self._end(reply, reply.text, reply.before, state, finished=False, instead=instead)

    def _earlier_version(self, reply: RunningReply) -> int | None:
        """Return what is shown again where nothing came of another try: the id of the one before it."""
        try:
            others = self._store.siblings(reply.message_id, with_text=True)
        except AppError:  # its chat was deleted for good meanwhile, or cannot be read just now
            return None
        return others[-1] if others else None

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
        late_text = reply.called.held_to_the_end if finished and reply.called is not None else ""
        ended = EndedReply(
            reply.conversation_id, reply.message_id, text, trace, state, finished, uses, late_text=late_text
        )
        self._ended(ended)

    def _call(self, conversation_id: int, message_id: int, uses: tuple[ToolUse, ...], tools: ReplyTools) -> None:
        """Have the calls of a reply made, then have the model go on."""

        def done(goes_on: bool) -> None:
            if goes_on:
                self._waiting.enter(WaitingQuestion(conversation_id, message_id))
            self._events.running_changed.emit(self.running)
            if not self.running:
                self._waiting.go_on()

        self._keep_uses(conversation_id, message_id, uses)
        self._events.list_changed.emit()
        keep_uses = partial(self._keep_uses, conversation_id, message_id)
        self._tools.run(conversation_id, uses, tools.offered, keep_uses, done)
        self._events.running_changed.emit(self.running)

    def _keep_uses(self, conversation_id: int, message_id: int, uses: tuple[ToolUse, ...]) -> None:
        try:
            self._store.tools.keep(message_id, uses)
        except WorldError as error:
            self._events.problem.emit(error)
        except BugError:  # its chat was deleted for good meanwhile
            return
        self._uses_kept(conversation_id, message_id, uses)
