"""The open conversation: what was said, what is being written, and that none of it is lost.

Every message is in the store before it is on the screen, and a reply is saved while it streams, so that a crash costs
at most half a second of text. A reply goes on when another conversation is opened; coming back shows it as far as
it is. A question that no model can answer yet waits for one, in whatever conversation it was asked.
"""

from __future__ import annotations

import time
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from app.chats.records import Conversation, State, StoredMessage
from app.chats.store import ChatStore
from app.engine.commands import Generate
from app.errors import AppError, WorldError
from app.settings import Settings
from app.speculation.trace import FinishReason, Round, Trace
from app.traces.continuation import can_continue
from app.ui.chat.question_queue import QuestionQueue
from app.ui.chat.reply_saving import ReplySaving
from app.ui.chat.waiting_questions import WaitingQuestion
from app.ui.engine_link.requests import question_before, race_request_for, request_for
from app.ui.engine_link.running_reply import RunningReply
from app.ui.engine_link.session import EngineSession
from app.ui.metrics.drafting_advice import GuessingManner

SAVE_EVERY_S = 0.5


class ChatModel(QObject):
    """Sends, regenerates and keeps messages; the transcript shows what its signals say."""

    opened = Signal(list)
    """``list[StoredMessage]``: show these instead of what is shown. Empty for a new chat."""
    user_said = Signal(object)
    said = Signal(int, str, str)
    """A message of a conversation is whole: the conversation's id, the role, and the words; none where some were
    withdrawn."""
    reply_begun = Signal(int)
    rounds_written = Signal(list, object)
    """``list[Round]`` for the shown reply, and the plain tokens a second or ``None``."""
    repeating_changed = Signal(bool)
    """Whether the shown reply goes in circles while it is written."""
    outgrown = Signal(str)
    """What was left out of the conversation for the shown reply, in a sentence."""
    reply_finished = Signal(object)
    """The shown reply's :class:`~app.speculation.trace.Trace`."""
    problem = Signal(object)
    """An :class:`~app.errors.AppError` to show."""
    list_changed = Signal()
    running_changed = Signal(bool)

    def __init__(self, store: ChatStore, settings: Settings, session: EngineSession) -> None:
        super().__init__()
        self._store = store
        self._settings = settings
        self._session = session
        self._conversation_id: int | None = None
        self._messages: list[StoredMessage] = []
        self._running: RunningReply | None = None
        self._manners: dict[int, GuessingManner] = {}
        self.waiting = QuestionQueue(session, lambda: self.running, self._try_to_answer, self)
        self.keeper = ReplySaving(store, self)
        self.keeper.problem.connect(self.problem)
        self.keeper.turned_back.connect(self._show_turned_back)
        session.rounds_done.connect(self._on_rounds)
        session.repeating.connect(self._on_repeating)
        session.outgrown.connect(self._on_outgrown)
        session.finished.connect(self._on_finished)
        session.failed.connect(self._on_failed)
        session.abandoned.connect(partial(self._end_unfinished, "cancelled"))

    @property
    def conversation_id(self) -> int | None:
        """The open conversation; ``None`` for a new chat in which nothing was said yet."""
        return self._conversation_id

    @property
    def messages(self) -> tuple[StoredMessage, ...]:
        return tuple(self._messages)

    @property
    def running(self) -> bool:
        """A reply is being written, here, in another conversation, or for a race."""
        return self._running is not None or self._session.writing

    @property
    def running_here(self) -> RunningReply | None:
        """The reply being written in the open conversation."""
        here = self._running is not None and self._running.conversation_id == self._conversation_id
        return self._running if here else None

    @property
    def unanswered(self) -> bool:
        """The open conversation ends with a question that has no reply: it waits, or one failed or was stopped."""
        return bool(self._messages) and self._messages[-1].role == "user" and not self.running

    @property
    def waiting_here(self) -> bool:
        """The open conversation's last question is answered by itself, as soon as a model can."""
        return self.waiting.of(self._conversation_id) is not None

    # What a person does

    def new_chat(self) -> None:
        self._conversation_id, self._messages = None, []
        self.opened.emit([])

    def open(self, conversation: Conversation | int) -> None:
        self._conversation_id = conversation if isinstance(conversation, int) else conversation.id
        self._reload()

    def send(self, text: str, *, temperature: float | None = None, example: bool = False) -> bool:
        """Say ``text`` and have it answered, once a model is there. ``False`` when there is nothing to say, or a reply
        is being written.

        ``temperature`` is for this answer alone; without it, it is as it is set. The answer to an ``example``, which is
        there to show guessing, always guesses.

        Raises:
            WorldError: it cannot be saved, and was not said.
        """
        text = text.strip("\n")
        if not text.strip() or self.running:
            return False
        if self._conversation_id is None:
            self._conversation_id = self._store.create().id
        parent_id = self._messages[-1].id if self._messages else None
        self._say(parent_id, text, temperature, example=example)
        return True

    def resend(self, message_id: int, text: str) -> bool:
        """Say a question again in other words: a new branch beside the old one, which stays in the store."""
        old = self._message(message_id)
        if old is None or self._conversation_id is None or not text.strip() or self.running:
            return False
        self._say(old.parent_id, text.strip("\n"), in_place_of=old)
        return True

    def regenerate(self, message_id: int) -> bool:
        """Answer once more. The old reply stays in the store as another branch."""
        old = self._message(message_id)
        if old is None or old.parent_id is None or self.running or self.waiting_here:
            return False
        assert self._conversation_id is not None
        self._messages = self._messages[: self._messages.index(old)]
        self.opened.emit(list(self._messages))
        self._try_to_answer(WaitingQuestion(self._conversation_id, old.parent_id))
        return True

    def try_again(self) -> None:
        """Answer the last question, which has no reply; where its models are not loaded, load them first."""
        if self.unanswered and self._conversation_id is not None:
            waiting = self.waiting.of(self._conversation_id)
            self.waiting.enter(waiting or WaitingQuestion(self._conversation_id, self._messages[-1].id))

    def take_back(self) -> str | None:
        """Unsay the last question, which has no reply; returns its text.

        Raises:
            WorldError: the store cannot be written; the question stays.
        """
        if not self.unanswered or self._conversation_id is None:
            return None
        question = self._messages[-1]
        self.keeper.save()
        if not self._store.withdraw(question.id):
            return None
        self.said.emit(self._conversation_id, "user", "")
        waited = self.waiting.leave(self._conversation_id)
        if len(self._messages) == 1 and not self._store.messages(self._conversation_id, with_traces=False):
            self.new_chat()
        else:
            self._reload()
            if waited and self.unanswered:  # the one before it, which waited together with it
                self.waiting.enter(WaitingQuestion(self._conversation_id, self._messages[-1].id))
        self.list_changed.emit()
        return question.text

    def go_on(self, message_id: int) -> bool:
        """Have the last reply, which was stopped or cut off, written further."""
        if not self._messages or self._messages[-1].id != message_id or self.running:
            return False
        last, trace = self._messages[-1], self.trace_of(message_id)
        if trace is None or not can_continue(trace):
            return False
        assert self._conversation_id is not None
        request = request_for(self._messages, self._settings)
        self.keeper.save()
        self._manners[message_id] = GuessingManner(self._session.wanted, request.mode)
        self._store.update_reply(message_id, last.text)
        self._running = RunningReply(self._conversation_id, message_id, list(trace.rounds), trace)
        self.list_changed.emit()
        self.running_changed.emit(True)
        self._reload()
        self._session.ask(request)
        return True

    def trace_of(self, message_id: int) -> Trace | None:
        """What speculation did in a reply of the open conversation. Read when first asked for: traces are large."""
        message = self._message(message_id)
        if message is None or message.role != "assistant":
            return None
        if message.trace is None:
            trace = self._store.trace(message_id)
            self._messages[self._messages.index(message)] = replace(message, trace=trace)
            return trace
        return message.trace

    def question_of(self, message_id: int) -> str | None:
        """What a reply of the open conversation answers."""
        return question_before(self._messages, message_id)

    def manner_of(self, message_id: int) -> GuessingManner | None:
        """How a reply was asked for; ``None`` for one of an earlier day."""
        return self._manners.get(message_id)

    def race_request(self) -> Generate | None:
        """The last question of the open conversation, to be answered twice; ``None`` if there is none."""
        return None if self.running else race_request_for(self._messages, self._settings)

    def versions(self, message_id: int) -> tuple[int, ...]:
        """Ids of the versions of a message that say something, oldest first."""
        return self._store.siblings(message_id, with_text=True)

    def show_version(self, message_id: int, step: int) -> bool:
        """Show the version ``step`` places after this one (before it, if negative), and what followed on it."""
        versions = self.versions(message_id)
        if self.running or self.waiting_here or message_id not in versions:
            return False
        place = versions.index(message_id) + step
        if not 0 <= place < len(versions):
            return False
        self._store.activate(versions[place])
        self._reload()
        return True

    def forget(self, conversation_id: int) -> None:
        """A conversation was deleted: stop what it runs, and leave it if it is open."""
        if self._running is not None and self._running.conversation_id == conversation_id:
            self._session.stop()
        self.waiting.leave(conversation_id)
        if conversation_id == self._conversation_id:
            self.new_chat()

    def keep(self) -> None:
        """Save what a reply that is being written has so far; it goes on."""
        if self._running is not None:
            self.keeper.keep(self._running.message_id, self._running.text)

    def shut_down(self) -> None:
        """Keep what a reply that is still being written has so far.

        Raises:
            WorldError: it cannot be saved.
        """
        if self._running is not None:
            running, self._running = self._running, None
            self.keeper.finish(running.message_id, running.text, None, "cancelled")
        self.keeper.close()

    # What the engine does

    def _say(
        self,
        parent_id: int | None,
        text: str,
        temperature: float | None = None,
        *,
        example: bool = False,
        in_place_of: StoredMessage | None = None,
    ) -> None:
        assert self._conversation_id is not None
        self.keeper.save()
        message = self._store.add_message(self._conversation_id, parent_id, "user", text)
        if in_place_of is not None:
            self._messages = self._messages[: self._messages.index(in_place_of)]
            self.opened.emit(list(self._messages))
        self._messages.append(message)
        self.user_said.emit(message)
        self.said.emit(self._conversation_id, "user", text)
        self.list_changed.emit()
        self.waiting.enter(WaitingQuestion(self._conversation_id, message.id, temperature, example))

    def _try_to_answer(self, question: WaitingQuestion) -> None:
        """Where a full disk stands in the way, the question is asked all the same, and can be tried again."""
        try:
            self._answer(question)
        except WorldError as error:
            self.problem.emit(error)

    def _answer(self, question: WaitingQuestion) -> None:
        here = question.conversation_id == self._conversation_id
        said = self._messages if here else self._store.messages(question.conversation_id, with_traces=False)
        request = request_for(said, self._settings, temperature=question.temperature, example=question.example)
        reply = self._store.add_message(question.conversation_id, question.question_id, "assistant", "", "streaming")
        self._manners[reply.id] = GuessingManner(self._session.wanted, request.mode, question.example)
        self._running = RunningReply(question.conversation_id, reply.id)
        if here:
            self._messages.append(reply)
        self.list_changed.emit()
        self.running_changed.emit(True)
        if here:
            self.reply_begun.emit(reply.id)
        self._session.ask(request)

    def _on_rounds(self, rounds: list[Round], plain_tokens_per_second: float | None) -> None:
        running = self._running
        if running is None:
            return
        rounds = running.add(rounds)
        running.plain_tokens_per_second = plain_tokens_per_second
        if self.running_here is not None:
            self.rounds_written.emit(rounds, plain_tokens_per_second)
        now_s = time.monotonic()
        if now_s - running.saved_at_s >= SAVE_EVERY_S:
            running.saved_at_s = now_s
            self.keeper.keep(running.message_id, running.text)

    def _on_repeating(self, on: bool) -> None:
        if self._running is not None:
            self._running.repeating = on
            if self.running_here is not None:
                self.repeating_changed.emit(on)

    def _on_outgrown(self, sentence: str) -> None:
        if self._running is not None:
            self._running.outgrown = sentence
            if self.running_here is not None:
                self.outgrown.emit(sentence)

    def _on_finished(self, trace: Trace) -> None:
        state: State = "cancelled" if trace.summary.finish_reason is FinishReason.CANCELLED else "complete"
        here = self.running_here is not None
        if self._running is not None:
            trace = self._running.whole(trace)
        self._end_reply(trace.summary.text, trace, state)
        if here:
            self.reply_finished.emit(trace)

    def _on_failed(self, error: AppError) -> None:
        self._end_unfinished("failed")
        self.problem.emit(error)

    def _end_unfinished(self, state: State) -> None:
        """End a reply that has no trace, and show the conversation as it is kept."""
        if self._running is None:
            return
        here = self.running_here is not None
        ended = self._running
        # Where nothing came of another try, the one before it is shown again.
        others = () if ended.text else self.versions(ended.message_id)
        self._end_reply(ended.text, ended.before, state, instead=others[-1] if others else None)
        if here:
            self._reload()

    def _end_reply(self, text: str, trace: Trace | None, state: State, *, instead: int | None = None) -> None:
        running, self._running = self._running, None
        if running is None:
            return
        if running.conversation_id == self._conversation_id:
            old = self._messages.pop()
            self._messages.append(StoredMessage(old.id, old.parent_id, old.role, text, trace, state))
        self.keeper.finish(running.message_id, text, trace, state, shown_instead=instead)
        if text:
            self.said.emit(running.conversation_id, "assistant", text)
        self.running_changed.emit(False)
        self.list_changed.emit()

    def _reload(self) -> None:
        """Read the open conversation again. A reply that never got a word is not shown: there is nothing to show."""
        assert self._conversation_id is not None
        stored = self.keeper.as_shown(self._store.messages(self._conversation_id, with_traces=False))
        running = self.running_here
        self._messages = [
            message for message in stored if message.text or (running is not None and message.id == running.message_id)
        ]
        self.opened.emit([m for m in self._messages if running is None or m.id != running.message_id])
        if running is not None:
            self.reply_begun.emit(running.message_id)
            if running.rounds:
                self.rounds_written.emit(list(running.rounds), running.plain_tokens_per_second)
            if running.outgrown:
                self.outgrown.emit(running.outgrown)
            if running.repeating:
                self.repeating_changed.emit(True)

    def _show_turned_back(self) -> None:
        """Another version could only now be made the one that is shown."""
        if self.unanswered:
            self._reload()

    def _message(self, message_id: int) -> StoredMessage | None:
        return next((message for message in self._messages if message.id == message_id), None)
