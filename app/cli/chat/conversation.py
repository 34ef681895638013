"""Holds a conversation in the terminal: reads messages and shows replies, until the person leaves."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Callable, Iterable
from dataclasses import replace

from app.chats.records import AttachedFile, called_in_a_row
from app.chats.store import ChatStore
from app.cli.chat.actions import Actions, LeaveChat
from app.cli.chat.assistant_in_use import AssistantInUse
from app.cli.chat.given_files import GivenFiles, given_words
from app.cli.chat.kept_chat import KeptChat
from app.cli.chat.lines import Lines, silent_keys
from app.cli.chat.pair_in_use import PairInUse
from app.cli.chat.screen import ReplyView, Screen
from app.cli.chat.slash_commands import is_command
from app.cli.chat.tools_in_use import ToolsInUse
from app.cli.jobs import Jobs, StoppedByKeys
from app.cli.terminal import ProgressLine, harmless
from app.engine.commands import Generate
from app.engine.events import Event, Finished, Notice, Repeating, RoundDone
from app.errors import AppError, BugError, WorldError
from app.requests.engine_requests import request_for
from app.requests.reply_tools import ReplyTools
from app.settings import Settings
from app.speculation.trace import FinishReason, Trace
from app.tool_servers.toolbox import Toolbox
from app.traces.called_tools import CalledTools
from app.traces.continuation import joined
from app.traces.readout import readout, remark_on

_EXIT_WORLD = 3


class TerminalChat:
    """Reads messages, has them answered, and shows and keeps the answers.

    Args:
        work: the engine.
        pair: the models.
        chosen: the settings, for this chat alone.
        kept: this conversation.
        screen: shows.
        store: all conversations.
        progress: says how far a long step is.
        box: the tools that chats can use.
    """

    def __init__(
        self,
        work: Jobs,
        pair: PairInUse,
        chosen: Settings,
        kept: KeptChat,
        screen: Screen,
        *,
        store: ChatStore,
        progress: ProgressLine,
        box: Toolbox,
    ) -> None:
        self._work = work
        self._pair = pair
        self._chosen = chosen
        self._kept = kept
        self._screen = screen
        self._progress = progress
        self._context_used = 0
        self._failed = False
        self._given = GivenFiles(work, chosen)
        self.assistant = AssistantInUse(store, kept, chosen)
        self._tools = ToolsInUse(work, store, kept, screen, box=box, wanted=chosen.tools_on)
        self._actions = Actions(
            pair,
            chosen,
            store,
            kept,
            screen,
            given=self._given,
            assistant=self.assistant,
            tools=self._tools,
            answer=self.answer,
            go_on=self.go_on,
        )

    def hold(self, lines: Lines, *, takes_up_latest: bool = False, strict: bool = False) -> int:
        """Hold the conversation to its end; returns the exit status.

        Args:
            lines: the messages.
            takes_up_latest: go on with the chat that was used last.
            strict: models that cannot be loaded end the program.

        Raises:
            WorldError: the models cannot be loaded, with ``strict``.
            StoppedByKeys: a signal ended it.
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
        self._guarded(self._kept.settle)
        return _EXIT_WORLD if self._failed and not self._screen.terminal else 0

    def status(self) -> str:
        """Return the text below the line that is edited."""
        parts = [self._pair.words]
        if self._pair.loaded is not None:
            parts.append(f"{self._context_used:,} of {self._pair.loaded.context_tokens:,} tokens of context")
        assistant = self.assistant.current
        if assistant is not None:
            parts.append(assistant.name)
        if self._given:
            parts.append("with files (/file)")
        if self._tools.on:
            parts.append("with tools (/tools)")
        return harmless(" · ".join(parts))

    def suggest(self, typed: str) -> Iterable[tuple[str, str]]:
        """Return completions of a command."""
        return self._actions.suggest(typed)

    def answer(self) -> None:
        """Have the last message answered, with what it calls of tools.

        Raises:
            WorldError: nothing is loaded, or it cannot be answered or kept.
        """
        self._check_loaded()
        goes_on = True
        while goes_on:
            tools = self._tools.prepared(called_in_a_row(self._kept.messages))
            request = self._request(tools)
            self._kept.begin_reply()
            goes_on = self._write(request, tools)

    def go_on(self) -> None:
        """Have the last reply, which was stopped or cut off, written further.

        Raises:
            WorldError: there is none, or as :meth:`answer`.
        """
        self._check_loaded()
        tools = self._tools.prepared(called_in_a_row(self._kept.messages))
        before = self._kept.resume_reply()
        if self._write(self._request(tools), tools, before):
            self.answer()

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
        """Do what a message asks for; return whether a person stopped it."""
        self._work.forget_interruption()
        if is_command(message):
            self._guarded(lambda: self._actions.perform(message))
        elif message.strip():
            self._guarded(lambda: self._ask(message.strip("\n")))
        self._screen.gap()
        number = self._work.interrupted_by
        if number is not None and (number != signal.SIGINT or not self._screen.terminal):
            raise StoppedByKeys(number)
        return number is not None

    def _ask(self, text: str) -> None:
        self._check_loaded()
        changed = self._kept.follow_others()
        if changed:
            self._screen.note(changed)
        files = self._files_for(text)
        self._kept.say(text, files)
        self.assistant.keep()
        self._tools.keep()
        self._given.clear()
        if files:
            self._screen.note(f"With {given_words(files)}")
        self.answer()

    def _request(self, tools: ReplyTools | None) -> Generate:
        """Ask for what follows; whether to think is told to models that can be told."""
        told = self._pair.loaded is not None and self._pair.loaded.thinks is not None
        chosen = self.assistant.settings.overlaid({"thinking": self._kept.thinking if told else None})
        return request_for(self._kept.messages, chosen, tools=tools.toolset if tools is not None else None)

    def _files_for(self, text: str) -> tuple[AttachedFile, ...]:
        loaded = self._pair.loaded
        assert loaded is not None
        try:
            return self._given.take(text, loaded.context_tokens, sees=loaded.sees)
        except WorldError:
            self._actions.edit_again(text)
            raise

    def _check_loaded(self) -> None:
        if self._pair.loaded is None:
            raise WorldError("No model is loaded: /model NAME takes one, /model lists what is here.")

    def _guarded(self, act: Callable[[], None]) -> None:
        """Do it; where it fails, say why and let the conversation go on."""
        try:
            act()
        except WorldError as error:
            self._failed = True
            self._screen.problem(error.sentence)
        except StoppedByKeys as stopped:  # only a load raises this: a stopped reply ends with what was written
            if stopped.number != signal.SIGINT or not self._screen.terminal:
                raise
            self._screen.note("Stopped.")

    def _write(self, request: Generate, tools: ReplyTools | None, before: Trace | None = None) -> bool:
        """Show and keep a reply, with what it calls; return whether the model is to go on after that.

        Args:
            request: what is asked for.
            tools: what it may call.
            before: the part of it that there is already.
        """
        view, remarks = self._screen.reply(), []
        called = tools.reader(before.summary.text if before is not None else "") if tools is not None else None

        def on_event(event: Event) -> None:
            self._progress.show(event)
            match event:
                case RoundDone():
                    told = event.round if called is None else called.told(event.round)
                    view.add(told)
                    self._kept.add(told)
                    self._context_used = event.context_used
                case Notice(sentence=sentence):
                    remarks.append(sentence)
                case Repeating(ended=True):
                    remarks.append(event.sentence)
                case _:
                    pass

        trace = self._written(request, on_event, view, called)
        begun = called.letters_of_a_call if called is not None else 0
        trace = trace if before is None else joined(before, trace, letters_of_a_call=begun)
        self._tell(trace, remarks)
        whole = trace.summary.finish_reason is FinishReason.STOP  # else it may have been going to say more
        calls = called.calls if called is not None and whole else ()
        uses = tools.uses(self._kept.messages[-1].id, calls) if tools is not None else ()
        self._kept.end_reply(trace, uses=uses)
        return bool(uses) and tools is not None and self._tools.call(uses, tools.offered)

    def _written(
        self, request: Generate, on_event: Callable[[Event], None], view: ReplyView, called: CalledTools | None
    ) -> Trace:
        """Return the reply's trace; also store the end of a reply that fails or is left."""
        try:
            with silent_keys():
                finished = self._work.perform(replace(request, recalls=False), on_event)
            trace = _trace_of(finished)
            if called is not None:
                trace = called.ended(trace)
                view.add_text(called.held_to_the_end)
        except BaseException as error:
            with contextlib.suppress(AppError):
                self._kept.end_reply(None, "failed" if isinstance(error, AppError) else "cancelled")
            raise
        finally:
            self._progress.clear()
            with contextlib.suppress(OSError):  # whoever read it is gone
                view.end()
        return trace

    def _tell(self, trace: Trace, remarks: list[str]) -> None:
        """Say what belongs under a reply."""
        if self._screen.view.figures and (said := readout(trace.summary).sentence):
            self._screen.note(f"  {said}" if self._screen.terminal else said)
        remark = remark_on(trace)
        for sentence in dict.fromkeys([*remarks, *([remark.sentence] if remark and not remarks else [])]):
            self._screen.note(f"  {sentence}" if self._screen.terminal else sentence)


def _trace_of(finished: Event) -> Trace:
    if not isinstance(finished, Finished):
        raise BugError(f"A reply ended with {finished!r}.")
    return finished.trace
