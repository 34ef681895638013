"""Holds a conversation in the terminal: reads messages and shows replies, until the person leaves."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterable

from app.chats.records import AttachedFile
from app.chats.store import ChatStore
from app.cli.chat.actions import Actions, LeaveChat, is_command
from app.cli.chat.given_files import GivenFiles, given_words
from app.cli.chat.knowledge_commands import KnowledgeCommands
from app.cli.chat.lines import Lines, silent_keys
from app.cli.chat.pair_in_use import PairInUse
from app.cli.chat.screen import ReplyView, Screen
from app.cli.chat.tool_commands import ToolCommands
from app.cli.jobs import Jobs, StoppedByKeys
from app.cli.terminal import ProgressLine, harmless
from app.conversation.chat_events import EndedReply
from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.engine.events import Event, Notice, Repeating, RoundDone
from app.errors import AppError, BugError, WorldError
from app.settings import Settings
from app.speculation.trace import Round, Trace
from app.traces.readout import TOOLS_SPENT, readout, remark_on

_EXIT_WORLD = 3


class TerminalChat:
    """Reads messages, has them answered and shows the answers."""

    def __init__(
        self,
        work: Jobs,
        engine: EngineSession,
        pair: PairInUse,
        chosen: Settings,
        *,
        chat: ChatSession,
        screen: Screen,
        store: ChatStore,
        progress: ProgressLine,
    ) -> None:
        self._work, self._engine, self._pair = work, engine, pair
        self._chat, self._screen, self._store, self._progress = chat, screen, store, progress
        self._context_used = 0
        self._has_failed = False
        self._is_stopped = False
        """A signal came, and no reply ended with its words since."""
        self._is_resuming = False
        self._view: ReplyView | None = None
        """Shows the reply that is being written, from its first word on."""
        self._remarks: list[str] = []
        self._problems: list[AppError] = []
        """Problems that came while a reply was shown: a line in its middle would break it."""
        self._output_error: OSError | None = None
        self._given_files = GivenFiles(work, chosen)
        self._tools = ToolCommands(chat, chosen, screen)
        self._actions = Actions(
            pair,
            chosen,
            store,
            chat,
            screen,
            given_files=self._given_files,
            tools=self._tools,
            knowledge=KnowledgeCommands(chat, work, progress),
            answer=self._have_answered,
        )
        chat.rounds_written.connect(self._show_rounds)
        chat.reply_ended.connect(self._end_reply)
        chat.passages_found.connect(lambda question: screen.note(f"With {given_words(question.files)}"))
        chat.tools_spent.connect(lambda: screen.note(TOOLS_SPENT.sentence))
        for problem in (chat.problem, chat.tools.problem, chat.settings.problem):
            problem.connect(self._take_problem)

    def hold(self, lines: Lines, *, takes_up_latest: bool = False, strict: bool = False) -> int:
        """Hold the conversation to its end; returns the exit status.
        With ``strict``, models that cannot be loaded end the program. Raises ``WorldError`` if the models cannot be
        loaded, with ``strict``, ``StoppedByKeys`` if a signal ended it.
        """
        self._tools.ask = lines.ask
        self._load(strict=strict)
        self._greet()
        if takes_up_latest:
            self._guarded(self._actions.take_up_latest)
            self._screen.gap()
        asked_to_leave = False
        while True:
            try:
                message = lines.read(self._actions.taken_draft())
            except EOFError:
                break
            except KeyboardInterrupt:
                if asked_to_leave:
                    break
                asked_to_leave = True
                self._screen.note("Ctrl-C once more, or Ctrl-D, leaves.")
                continue
            try:
                asked_to_leave = self._take(message)
            except LeaveChat:
                break
        self._guarded(self._chat.saving.save)
        return _EXIT_WORLD if self._has_failed and not self._screen.terminal else 0

    def status(self) -> str:
        """Return the text below the line that is edited."""
        parts = [self._pair.words]
        if self._pair.loaded is not None:
            parts.append(f"{self._context_used:,} of {self._pair.loaded.context_tokens:,} tokens of context")
        assistant = self._chat.settings.current
        if assistant is not None:
            parts.append(assistant.name)
        if self._given_files:
            parts.append("with files (/file)")
        collection = self._chat.knowledge.current
        if collection is not None:
            parts.append(f"with “{collection.name}” (/knowledge)")
        if self._tools.on:
            parts.append("with tools (/tools)")
        return harmless(" · ".join(parts))

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return completions of a command."""
        return self._actions.suggest(typed)

    # Inner workings

    def _load(self, *, strict: bool) -> None:
        try:
            for sentence in self._pair.load(strict=strict):
                self._screen.note(sentence)
        except WorldError as error:
            if strict:
                raise
            self._screen.problem(error.sentence)
            self._screen.note("/model NAME takes another one; /model lists what is here.")

    def _greet(self) -> None:
        if not self._screen.terminal:
            return
        self._screen.say(self._pair.words if self._pair.loaded else "Draftlight")
        if self._screen.view.colors and self._pair.loaded:
            self._screen.show_legend()
        self._screen.note("/? for help, Ctrl-D leaves")
        self._screen.gap()

    def _take(self, message: str) -> bool:
        self._work.forget_interruption()
        if is_command(message):
            self._guarded(lambda: self._actions.perform(message))
        elif message.strip():
            self._guarded(lambda: self._ask(message))
        self._screen.gap()
        number = self._work.interrupted_by
        if number is not None and (number != signal.SIGINT or not self._screen.terminal):
            raise StoppedByKeys(number)
        return number is not None

    def _ask(self, text: str) -> None:
        self._check_loaded()
        had_chat = self._chat.conversation_id is not None
        if self._chat.follow_others():
            is_deleted = had_chat and self._chat.conversation_id is None
            self._screen.note(
                "This chat was deleted in the window. What follows is a new one."
                if is_deleted
                else "This chat was changed in the window; it goes on from there."
            )
        files = self._files_for(text)
        self._have_answered(lambda: self._send(text, files))

    def _send(self, text: str, files: tuple[AttachedFile, ...]) -> None:
        self._chat.send(text, files=files)
        self._given_files.clear()
        if files:
            self._screen.note(f"With {given_words(files)}")

    def _files_for(self, text: str) -> tuple[AttachedFile, ...]:
        loaded = self._pair.loaded
        assert loaded is not None
        try:
            return self._given_files.take(text, loaded.context_tokens, sees=loaded.sees)
        except WorldError:
            self._actions.edit_again(text)
            raise

    def _check_loaded(self) -> None:
        if self._pair.loaded is None:
            raise WorldError("No model is loaded: /model NAME takes one, /model lists what is here.")

    def _guarded(self, act: Callable[[], None]) -> None:
        try:
            act()
        except WorldError as error:
            self._take_problem(error)
        except BugError:
            chat = self._chat.conversation_id
            if chat is None or self._store.conversation(chat) is not None:
                raise
            self._take_problem(WorldError("This chat was deleted in the window. /new begins another one."))
        except StoppedByKeys as stopped:  # only a load raises this: a stopped reply ends with what was written
            if stopped.number != signal.SIGINT or not self._screen.terminal:
                raise
            self._screen.note("Stopped.")

    # The reply

    def _have_answered(self, ask: Callable[[], object], *, is_resuming: bool = False) -> None:
        """Have something answered, with what the answer calls of tools, and show it.
        With ``is_resuming``, a part of the reply is there already, and not shown again. Raises ``WorldError`` if
        nothing is loaded, or it cannot be asked.
        """
        self._check_loaded()
        self._is_resuming = is_resuming
        try:
            ask()
        finally:
            self._is_resuming = False
        try:
            self._follow_reply()
        except BaseException:
            with contextlib.suppress(AppError):
                self._chat.stop()
                self._chat.shut_down()
            raise
        finally:
            self._progress.clear()
        if self._is_stopped:
            self._is_stopped = False
            self._screen.note("Stopped.")

    def _follow_reply(self) -> None:
        chat = self._chat
        while chat.running:
            if chat.tool_loop.asked_call is not None:
                self._tools.decide()
                continue
            with silent_keys():
                self._work.follow(
                    lambda: chat.running and chat.tool_loop.asked_call is None, self._take_event, self._stop_reply
                )
        if self._output_error is not None:
            raise self._output_error

    def _stop_reply(self) -> None:
        self._is_stopped = True
        self._chat.stop()

    def _take_event(self, event: Event) -> None:
        self._progress.show(event)
        match event:
            case RoundDone():
                self._context_used = event.context_used
            case Notice(sentence=sentence):
                self._remarks.append(sentence)
            case Repeating(ended=True):
                self._remarks.append(event.sentence)
            case _:
                pass
        self._engine.handle([event])

    def _show_rounds(self, rounds: list[Round], _plain_tokens_per_second: float | None) -> None:
        if self._is_resuming or self._output_error is not None:
            return
        try:
            self._view = self._view or self._screen.reply()
            for round_ in rounds:
                self._view.add(round_)
        except OSError as error:  # whoever read it is gone
            self._output_error = error
            self._chat.stop()

    def _end_reply(self, reply: EndedReply) -> None:
        self._progress.clear()
        view, self._view = self._view or self._screen.reply(), None
        with contextlib.suppress(OSError):  # whoever read it is gone
            if reply.late_text:
                view.add_text(reply.late_text)
            view.end()
            if reply.finished and reply.trace is not None:
                self._is_stopped = False
                self._show_remarks(reply.trace)
            problems, self._problems = self._problems, []
            for error in problems:
                self._screen.problem(error.sentence)
        self._remarks.clear()

    def _show_remarks(self, trace: Trace) -> None:
        margin = "  " if self._screen.terminal else ""
        if self._screen.view.figures and (figures := readout(trace.summary).sentence):
            self._screen.note(f"{margin}{figures}")
        remark = remark_on(trace)
        for sentence in dict.fromkeys([*self._remarks, *([remark.sentence] if remark and not self._remarks else [])]):
            self._screen.note(f"{margin}{sentence}")

    def _take_problem(self, error: AppError) -> None:
        self._has_failed = True
        if self._view is not None:
            self._problems.append(error)
        else:
            self._screen.problem(error.sentence)
