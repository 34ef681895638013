"""The session of a person who chats: the open conversation, what is being written, and that none of it is lost.

Every message is in the store before it is on the screen. A reply goes on when another conversation is opened; coming
back shows it as far as it is. So several are written at the same time, one in each conversation. A question that no
model can answer yet waits for one, in whatever conversation it was asked.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from app.chats.records import AttachedFile, Conversation, StoredMessage, ToolUse, called_in_a_row
from app.chats.store import ChatStore
from app.conversation.background import Background
from app.conversation.chat_events import ChatEvents, EndedReply
from app.conversation.chat_knowledge import ChatKnowledge
from app.conversation.chat_settings import ChatSettings
from app.conversation.chat_tools import ChatTools
from app.conversation.collection_reading import CollectionReading
from app.conversation.comparison import AnswerComparison
from app.conversation.engine_session import EngineSession
from app.conversation.guessing_setups import GuessingSetup, GuessingSetups
from app.conversation.next_messages import NextMessage, NextMessages
from app.conversation.open_messages import OpenMessages
from app.conversation.question_queue import QuestionQueue, WaitingQuestion
from app.conversation.reply_saving import ReplySaving
from app.conversation.reply_writing import ReplyWriting
from app.conversation.running_reply import RunningReply
from app.conversation.tool_loop import ToolLoop
from app.engine.commands import Generate
from app.errors import WorldError
from app.knowledge.collections import Collections
from app.requests.engine_requests import race_request_for, request_for
from app.settings import Settings
from app.tool_servers.server_settings import ServerList
from app.traces.continuation import can_continue

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.model_library import LibraryEntry


class ChatSession(ChatEvents):
    """Sends, regenerates and keeps messages; a face shows what the hooks say.

    Args:
        store: all conversations.
        settings: what replies are asked for with where a chat leaves it open.
        engine: the models.
        background: where servers of tools are waited for, and long traces read.
        servers: tools that chats may use.
        collections: documents of which chats may be given passages.
        entries: the model files on this computer, for assistants that want one of them.
    """

    def __init__(
        self,
        store: ChatStore,
        settings: Settings,
        engine: EngineSession,
        *,
        background: Background,
        servers: ServerList,
        collections: Collections,
        entries: Callable[[], Sequence[LibraryEntry]] = tuple,
    ) -> None:
        super().__init__()
        self._store, self._engine = store, engine
        self._conversation_id: int | None = None
        self._new_in: int | None = None
        """The folder in which a new chat begins."""
        self.open_messages = OpenMessages(store, background)
        """The messages of the open conversation, with their traces."""
        self.setups = GuessingSetups()
        """The setups of this run's replies."""
        self.settings = ChatSettings(store, settings, self._open_id, entries)
        self.tools = ChatTools(store, settings, servers, self._open_id)
        reading = CollectionReading(collections, engine, background, entries)
        self.knowledge = ChatKnowledge(store, self.settings, reading, background, self._open_id)
        self.knowledge.found.connect(self._show_passages)
        self.knowledge.problem.connect(self.problem.emit)
        self.tool_loop = ToolLoop(self.tools, engine, background, self.problem)
        self.waiting = QuestionQueue(engine, self._is_blocked, self._try_to_answer)
        self.saving = ReplySaving(store, self.problem)
        self.saving.turned_back.connect(self._show_turned_back)
        self._writing = ReplyWriting(
            store,
            engine,
            self,
            ended=self._end_reply,
            uses_kept=self._show_uses,
            saving=self.saving,
            waiting=self.waiting,
            tools=self.tool_loop,
            open_chat=self._open_id,
        )
        self.next_messages = NextMessages()
        """The messages that are sent after the replies that are being written."""
        self.comparison = AnswerComparison(
            store,
            engine,
            self,
            writing=self._writing,
            open_messages=self.open_messages,
            setups=self.setups,
            open_chat=self._open_id,
            show=self.open,
        )
        self._unread: set[int] = set()
        self.running_changed.connect(lambda _: self.marks_changed.emit())
        self.tool_loop.changed.connect(self._note_asked_calls)

    @property
    def conversation_id(self) -> int | None:
        """The open conversation; ``None`` for a new chat in which nothing was said yet."""
        return self._conversation_id

    @property
    def messages(self) -> tuple[StoredMessage, ...]:
        return self.open_messages.shown

    @property
    def last_question(self) -> StoredMessage | None:
        """The latest question of the open conversation."""
        return next((message for message in reversed(self.messages) if message.role == "user"), None)

    @property
    def last_reply(self) -> StoredMessage | None:
        """The last message of the open conversation, if it is a reply."""
        last = self.messages[-1] if self.messages else None
        return last if last is not None and last.role == "assistant" else None

    @property
    def running(self) -> bool:
        """True while a reply is being written, here, in another conversation, or for a race."""
        return self._writing.running

    @property
    def running_here(self) -> RunningReply | None:
        """The reply being written in the open conversation."""
        return self._writing.shown

    @property
    def is_busy_here(self) -> bool:
        """True if nothing can be asked in the open conversation now: a reply is being written there, or waits for its
        tools, or a race is run.
        """
        return self._is_blocked(self._conversation_id)

    @property
    def writing(self) -> frozenset[int]:
        """The conversations in which a reply is being written, or waits for its tools."""
        return self._writing.conversations

    @property
    def unread(self) -> frozenset[int]:
        """The conversations in which something came, in this run, and that were not opened since."""
        return frozenset(self._unread)

    @property
    def unanswered(self) -> bool:
        """True if the open conversation ends with a question that has no reply: it waits, or one failed or was
        stopped.
        """
        return bool(self.messages) and self.messages[-1].role == "user" and not self.is_busy_here

    @property
    def waiting_here(self) -> bool:
        """True if the open conversation's last question will be answered by itself, as soon as a model can."""
        return self.waiting.of(self._conversation_id) is not None

    def _open_id(self) -> int | None:
        return self._conversation_id

    def _is_blocked(self, conversation_id: int | None) -> bool:
        return self._writing.is_blocked(conversation_id)

    # What a person does

    def new_chat(self, folder_id: int | None = None) -> None:
        """Begin a chat; in a folder with what this one's chats begin with."""
        was_in, self._conversation_id, self._new_in = self._new_in, None, folder_id
        self.open_messages.show(())
        self.settings.follow()
        if was_in is not None or folder_id is not None:
            self.knowledge.choose(self.settings.begin_in(folder_id).knowledge)
        self.opened.emit([])
        self._writing.follow_opened()

    def forget_choices(self) -> None:
        """Forget what was chosen for a new chat before its first word."""
        if self._conversation_id is None:
            self.settings.choose(None)
        self.tools.forget_new()
        self.knowledge.forget_new()

    def open(self, conversation: Conversation | int) -> None:
        self._conversation_id = conversation if isinstance(conversation, int) else conversation.id
        self.settings.follow()
        self._reload()
        self._mark(self._conversation_id, unread=False)
        self.knowledge.follow_opened()

    def follow_others(self) -> bool:
        """Take up what another program did to the open conversation; return whether it did anything.

        Raises:
            WorldError: what waits cannot be saved, or the conversation not be read.
        """
        self.saving.save()
        if self._conversation_id is None:
            return False
        if self._store.conversation(self._conversation_id) is None:
            self.new_chat()
            return True
        before = [message.id for message in self.messages if message.says_something]
        self._reload()
        return before != [message.id for message in self.messages]

    def send(
        self,
        text: str,
        *,
        files: Sequence[AttachedFile] = (),
        temperature: float | None = None,
        example: bool = False,
    ) -> bool:
        """Say ``text`` and have it answered, once a model is there. ``False`` when there is nothing to say, or a reply
        is being written here.

        ``temperature`` is for this answer alone; without it, it is as it is set. The answer to an ``example``, which is
        there to show guessing, always guesses.

        Raises:
            WorldError: it cannot be saved, and was not said.
        """
        text = text.strip("\n")
        if not text.strip() or self.is_busy_here:
            return False
        if self._conversation_id is None:
            self._conversation_id = self._store.create().id
            if self._new_in is not None:
                self._store.folders.move([self._conversation_id], self._new_in)
            self.settings.keep_new(self._conversation_id)
            self.tools.keep_new(self._conversation_id)
            self.knowledge.keep_new(self._conversation_id)
            self.created.emit(self._conversation_id)
        parent_id = self.messages[-1].id if self.messages else None
        self._say(self._conversation_id, parent_id, text, temperature, example=example, files=files)
        return True

    def ask_aside(self, text: str) -> int:
        """Have a question answered in a new chat, while the one that is open stays open; return the new chat's id.

        Raises:
            WorldError: it cannot be saved, and was not said.
        """
        conversation_id = self._store.create().id
        self._say(conversation_id, None, text.strip("\n"))
        return conversation_id

    def send_next(self, message: NextMessage) -> bool:
        """Say a message as soon as the reply is there that is being written in the open conversation; ``False`` where
        none is.
        """
        if self._conversation_id not in self.writing or self._conversation_id is None:
            return False
        self.next_messages.add(self._conversation_id, message)
        return True

    def resend(self, message_id: int, text: str, files: Sequence[AttachedFile] = ()) -> bool:
        """Say a question again in other words: a new branch beside the old one, which stays in the store."""
        old = self.open_messages.of(message_id)
        if old is None or self._conversation_id is None or not text.strip() or self.is_busy_here:
            return False
        self._say(self._conversation_id, old.parent_id, text.strip("\n"), in_place_of=old, files=files)
        return True

    def regenerate(self, message_id: int) -> bool:
        """Answer once more; the old reply stays in the store as another branch."""
        old = self.open_messages.of(message_id)
        if old is None or old.parent_id is None or self.is_busy_here or self.waiting_here:
            return False
        assert self._conversation_id is not None
        self.open_messages.cut_before(old)
        self.opened.emit(list(self.messages))
        self._try_to_answer(WaitingQuestion(self._conversation_id, old.parent_id))
        return True

    def try_again(self) -> None:
        """Answer the last question, which has no reply; where its models are not loaded, load them first."""
        if self.unanswered and self._conversation_id is not None:
            waiting = self.waiting.of(self._conversation_id)
            self.waiting.enter(waiting or WaitingQuestion(self._conversation_id, self.messages[-1].id))

    def stop(self, conversation_id: int | None = None) -> None:
        """End the reply that is being written in the open conversation, unless another is named, or the calls of tools
        that it waits for; where there is none, a race or a load. The message that is to follow is a draft again.
        """
        conversation_id = self._conversation_id if conversation_id is None else conversation_id
        self.next_messages.give_back(conversation_id)
        self._writing.stop(conversation_id)

    def take_back(self) -> StoredMessage | None:
        """Unsay the last question, which has no reply; returns it.

        Raises:
            WorldError: the store cannot be written; the question stays.
        """
        if not self.unanswered or self._conversation_id is None:
            return None
        question = self.messages[-1]
        self.saving.save()
        if not self._store.withdraw(question.id):
            return None
        self.message_added.emit(self._conversation_id, "user", "")
        waited = self.waiting.leave(self._conversation_id)
        if len(self.messages) == 1 and not self._store.messages(self._conversation_id, with_traces=False):
            self.new_chat()
        else:
            self._reload()
            if waited and self.unanswered:  # the one before it, which waited together with it
                self.waiting.enter(WaitingQuestion(self._conversation_id, self.messages[-1].id))
        self.list_changed.emit()
        return question

    def go_on(self, message_id: int) -> bool:
        """Have the last reply, which was stopped or cut off, written further."""
        if not self.messages or self.messages[-1].id != message_id or self.is_busy_here:
            return False
        last, trace = self.messages[-1], self.open_messages.trace_of(message_id)
        if trace is None or not can_continue(trace):
            return False
        assert self._conversation_id is not None
        request = request_for(
            self.messages, self.settings.settings_of(self._conversation_id), chat=self._conversation_id
        )
        self.saving.save()
        self.setups.note(message_id, GuessingSetup(self._engine.wanted_pair, request.mode))
        self._store.update_reply(message_id, last.text)
        reply = RunningReply(self._conversation_id, message_id, list(trace.rounds), trace)
        self._writing.begin(reply)
        self.list_changed.emit()
        self.running_changed.emit(True)
        self._reload()
        self._writing.ask(reply, request, called_in_a_row(self.messages))
        return True

    def race_request(self) -> Generate | None:
        """Return a request for the last question of the open conversation, to be answered twice, if there is one."""
        return (
            None if self.running else race_request_for(self.messages, self.settings.settings_of(self._conversation_id))
        )

    def versions(self, message_id: int) -> tuple[int, ...]:
        """Return the ids of the versions of a message that say something, oldest first."""
        return self._store.siblings(message_id, with_text=True)

    def show_version(self, message_id: int, step: int) -> bool:
        """Show the version ``step`` places after this one (before it, if negative), and what followed on it."""
        versions = self.versions(message_id)
        if self.is_busy_here or self.waiting_here or message_id not in versions:
            return False
        place = versions.index(message_id) + step
        if not 0 <= place < len(versions):
            return False
        self._store.activate(versions[place])
        self._reload()
        return True

    @property
    def can_edit(self) -> bool:
        """True while messages of the open conversation can be changed: nothing is written in it, and nothing waits."""
        return self._conversation_id is not None and self.running_here is None and not self.waiting_here

    def rewrite(self, message_id: int, text: str) -> Callable[[], None] | None:
        """Give a reply of the open conversation another text; return how to undo it, ``None`` where nothing was done.

        Raises:
            WorldError: the store cannot be written; the reply stays.
        """
        old = self.open_messages.of(message_id)
        if old is None or old.role != "assistant" or not self.can_edit or text.strip() in {"", old.text.strip()}:
            return None
        self.saving.save()
        conversation_id, before = self._conversation_id, self._store.edits.rewrite(message_id, text)
        assert conversation_id is not None
        self._show_rewritten(conversation_id, message_id)

        def undo() -> None:
            self._store.edits.undo_rewriting(before)
            self._show_rewritten(conversation_id, message_id)

        return undo

    def remove(self, message_id: int) -> tuple[int, Callable[[], None]] | None:
        """Remove a message of the open conversation, and all that followed on it; return how many messages that are
        shown went, and how to undo it.

        Raises:
            WorldError: the store cannot be written; the message stays.
        """
        message, conversation_id = self.open_messages.of(message_id), self._conversation_id
        if message is None or conversation_id is None or not self.can_edit:
            return None
        self.saving.save()
        count = len(self.messages) - self.messages.index(message)
        removed = self._store.edits.remove(message_id)
        self._follow_edit(conversation_id)

        def undo() -> None:
            self._store.edits.put_back(removed)
            self._follow_edit(conversation_id)

        return count, undo

    @property
    def title(self) -> str:
        """The title of the open conversation; empty for a new chat."""
        chat = None if self._conversation_id is None else self._store.conversation(self._conversation_id)
        return chat.title if chat is not None else ""

    def copy(self, title: str, *, up_to: int | None = None) -> None:
        """Open a copy of the open conversation: all of it, or the messages up to one.

        Raises:
            WorldError: the store cannot be written.
        """
        if self._conversation_id is not None:
            self.saving.save()
            self.open(self._store.edits.copy(self._conversation_id, title, up_to=up_to))
            self.list_changed.emit()

    def _follow_edit(self, conversation_id: int) -> None:
        """Show a conversation as it is now, and let others know that some of its words are gone."""
        self.message_added.emit(conversation_id, "user", "")
        if conversation_id == self._conversation_id:
            self._reload()
        self.list_changed.emit()

    def _show_rewritten(self, conversation_id: int, message_id: int) -> None:
        self.message_added.emit(conversation_id, "assistant", "")
        if conversation_id == self._conversation_id:
            stored = self._store.messages(conversation_id, with_traces=False)
            for message in (one for one in stored if one.id == message_id):
                self.open_messages.put(message)
                self.rewritten.emit(message)
        self.list_changed.emit()

    def forget(self, conversation_id: int) -> None:
        """Stop what a deleted conversation runs, and leave it if it is open."""
        self.next_messages.take(conversation_id)
        self._writing.forget(conversation_id)
        self.waiting.leave(conversation_id)
        self._mark(conversation_id, unread=False)
        if conversation_id == self._conversation_id:
            self.new_chat()

    def forget_all(self) -> None:
        """Stop what runs and waits in any conversation, and leave the open one: all were deleted."""
        self.next_messages.drop_all()
        for conversation_id in self.writing:
            self._writing.forget(conversation_id)
        self._unread.clear()
        self.waiting.leave_all()
        self.new_chat()

    def keep(self) -> None:
        """Save what the replies that are being written have so far; they go on."""
        self._writing.keep()

    def shut_down(self) -> None:
        """Keep what the replies that are still being written have so far.

        Raises:
            WorldError: it cannot be saved.
        """
        self._writing.break_off()
        self.saving.close()

    # What the engine does

    def _say(
        self,
        conversation_id: int,
        parent_id: int | None,
        text: str,
        temperature: float | None = None,
        *,
        example: bool = False,
        in_place_of: StoredMessage | None = None,
        files: Sequence[AttachedFile] = (),
    ) -> None:
        self.saving.save()
        given = [file for file in files if file.passage is None]  # others were found for a question in other words
        message = self._store.add_message(conversation_id, parent_id, "user", text, files=given)
        if in_place_of is not None:
            self.open_messages.cut_before(in_place_of)
            self.opened.emit(list(self.messages))
        if conversation_id == self._conversation_id:
            self.open_messages.add(message)
            self.user_said.emit(message)
        self.message_added.emit(conversation_id, "user", text)
        self.list_changed.emit()
        self.waiting.enter(WaitingQuestion(conversation_id, message.id, temperature, example))

    def _say_next(self, reply: EndedReply) -> None:
        """Say what was to follow a reply; where that is not whole, it is a draft again."""
        conversation_id, next_messages = reply.conversation_id, self.next_messages
        message = next_messages.of(conversation_id)
        if message is None or reply.state != "complete" or self._engine.port is None:
            next_messages.give_back(conversation_id)
            return
        try:
            self._say(conversation_id, reply.message_id, message.text.strip("\n"), files=message.files)
        except WorldError as error:
            self.problem.emit(error)
            next_messages.give_back(conversation_id)
        else:
            next_messages.take(conversation_id)

    def _try_to_answer(self, question: WaitingQuestion) -> None:
        """Ask the question; where a full disk stands in the way, ask all the same, so that it can be tried again."""
        try:
            self._answer(question)
        except WorldError as error:
            self.problem.emit(error)

    def _answer(self, question: WaitingQuestion) -> None:
        here = question.conversation_id == self._conversation_id
        messages = self.messages if here else self._store.messages(question.conversation_id, with_traces=False)
        chosen = self.settings.settings_of(question.conversation_id)
        request = request_for(
            messages,
            chosen,
            temperature=question.temperature,
            example=question.example,
            chat=question.conversation_id,
        )
        message = self._store.add_message(question.conversation_id, question.question_id, "assistant", "", "streaming")
        self.setups.note(
            message.id, GuessingSetup(self._engine.wanted_pair, request.mode, question.example, request.sampling)
        )
        reply = RunningReply(question.conversation_id, message.id)
        self._writing.begin(reply)
        if here:
            self.open_messages.add(message)
        self.list_changed.emit()
        self.running_changed.emit(True)
        if here:
            self.reply_begun.emit(message.id)
        called_before = None if question.example else called_in_a_row(messages)

        def ask(given: Sequence[StoredMessage]) -> None:
            with_texts = (
                request if given is messages else replace(request, messages=request_for(given, chosen).messages)
            )
            self._writing.ask(reply, with_texts, called_before)

        if question.example:
            ask(messages)
        else:
            self.knowledge.look_up(question.conversation_id, messages, ask)

    def _end_reply(self, reply: EndedReply) -> None:
        here = reply.conversation_id == self._conversation_id
        shown = self.open_messages.of(reply.message_id) if here else None
        if shown is not None:
            self.open_messages.put(
                replace(shown, text=reply.text, trace=reply.trace, state=reply.state, uses=reply.uses)
            )
        self.reply_ended.emit(reply)
        if reply.text:
            self.message_added.emit(reply.conversation_id, "assistant", reply.text)
        if not reply.uses:
            if not here:
                self._mark(reply.conversation_id, unread=reply.state != "cancelled")
            self.running_changed.emit(self.running)
            self.list_changed.emit()
        if reply.is_compared:  # the one that is kept is not known yet
            self.next_messages.give_back(reply.conversation_id)
            return
        if here and reply.finished and reply.trace is not None:
            self.reply_finished.emit(reply.trace)
        elif here:
            self._reload()
        if not reply.uses:
            self._say_next(reply)

    def _show_uses(self, conversation_id: int, message_id: int, uses: tuple[ToolUse, ...]) -> None:
        if conversation_id == self._conversation_id:
            shown = self.open_messages.of(message_id)
            if shown is not None:
                self.open_messages.put(replace(shown, uses=uses))
            self.uses_changed.emit(message_id, uses)

    def _show_passages(self, message: StoredMessage) -> None:
        if self.open_messages.of(message.id) is not None:
            self.open_messages.put(message)
            self.passages_found.emit(message)

    def _reload(self) -> None:
        """Read the open conversation again, without a reply that never got a word."""
        assert self._conversation_id is not None
        stored = self.saving.as_shown(self._store.messages(self._conversation_id, with_traces=False))
        running = self.running_here
        self.open_messages.show(
            message
            for message in stored
            if message.says_something or (running is not None and message.id == running.message_id)
        )
        self.opened.emit([m for m in self.messages if running is None or m.id != running.message_id])
        self._writing.follow_opened()

    def _mark(self, conversation_id: int, *, unread: bool) -> None:
        """Note that something came in a conversation that is not open, or that it was read."""
        if unread != (conversation_id in self._unread):
            self._unread ^= {conversation_id}
            self.marks_changed.emit()

    def _note_asked_calls(self) -> None:
        for conversation_id in self.tool_loop.asking - {self._conversation_id}:
            self._mark(conversation_id, unread=True)

    def _show_turned_back(self) -> None:
        """Show a version that could only now be made the one that is shown."""
        if self.unanswered:
            self._reload()
