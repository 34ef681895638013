"""Calls the tools that a reply asks for, before the reply that goes on: asks the person, calls, keeps what came.

The model writes calls; nothing is called before the person has seen what, with what, and said yes. In a chat one call
is made after another, beside the face, and Stop ends those of its chat, of which the servers are told. Chats do not
wait for each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from app.chats.records import AttachedFile, ToolUse
from app.conversation.background import Background
from app.conversation.chat_tools import ChatTools
from app.conversation.engine_session import EngineSession
from app.conversation.hooks import Hook
from app.engine.commands import Describe
from app.engine.events import Answer, Description
from app.errors import AppError, WorldError
from app.picture_headers import kind_of
from app.requests.reply_tools import MOST_ROUNDS, Decision, ReplyTools
from app.tools.definitions import ToolCall, Toolset
from app.tools.forms import CallForm

if TYPE_CHECKING:  # starting processes is not needed to paint the window
    from app.tool_servers.faults import Progress
    from app.tool_servers.results import ToolResult
    from app.tool_servers.toolbox import OfferedTools

Prepared = Callable[[ReplyTools | None], object]
Kept = Callable[[tuple[ToolUse, ...]], object]
_MOST_PICTURE_BYTES = 12_000_000
"""Of the pictures that the tools of one reply brought."""


@dataclass(slots=True)
class _Calls:
    """The calls of one reply, while they are made."""

    conversation_id: int
    uses: list[ToolUse]
    offered: OfferedTools
    keep: Kept
    done: Callable[[bool], object]
    asked_call: ToolUse | None = None
    """The call that waits for the person's word."""
    working: ToolUse | None = None
    """The call that is being made."""
    progress: Progress | None = None
    """The last word of its server on how far it is; written by the thread that waits for it."""

    @property
    def room_bytes(self) -> int:
        """Bytes of pictures that further calls may bring."""
        return _MOST_PICTURE_BYTES - sum(picture.size_bytes for use in self.uses for picture in use.pictures)

    def note_progress(self, progress: Progress) -> None:
        """Note how far the call is, on any thread."""
        self.progress = progress


class ToolLoop:
    """Finds the tools of a reply, and makes its calls.

    Args:
        tools: what the chats may use.
        engine: the model, whose template says how calls are written.
        background: where servers are waited for.
        problem: told what went wrong with a server.
    """

    def __init__(
        self, tools: ChatTools, engine: EngineSession, background: Background, problem: Hook[AppError]
    ) -> None:
        self.tools, self._engine, self._background, self._problem = tools, engine, background, problem
        self.changed: Hook[[]] = Hook()
        """Another call is asked for, or made, or none any more."""
        self._preparing: dict[int, object] = {}
        """By the chat whose tools are being started: its token, which a later start replaces."""
        self._calls: dict[int, _Calls] = {}
        """By the chat whose calls are asked for or made."""

    @property
    def preparing(self) -> bool:
        """True while the tools of the open chat are being started."""
        return self.tools.open_id in self._preparing

    @property
    def asked_call(self) -> ToolUse | None:
        """The call of the open chat that waits for the person's word."""
        calls = self._calls_here
        return None if calls is None else calls.asked_call

    @property
    def working(self) -> ToolUse | None:
        """The call of the open chat that is being made."""
        calls = self._calls_here
        return None if calls is None else calls.working

    @property
    def progress(self) -> Progress | None:
        """Progress of that call, where its server says so; it changes without a word."""
        calls = self._calls_here
        return None if calls is None else calls.progress

    @property
    def calling(self) -> frozenset[int]:
        """The chats whose calls are asked for or made."""
        return frozenset(self._calls)

    @property
    def asking(self) -> frozenset[int]:
        """The chats in which a call waits for the person's word."""
        return frozenset(chat for chat, calls in self._calls.items() if calls.asked_call is not None)

    def is_busy(self, conversation_id: int) -> bool:
        """Return whether tools of a chat are started, asked for or at work."""
        return conversation_id in self._calls or conversation_id in self._preparing

    @property
    def _calls_here(self) -> _Calls | None:
        return self._calls.get(self.tools.open_id or 0)

    def spent(self, conversation_id: int, rounds: int) -> bool:
        """Return whether a reply is offered nothing, though its chat has tools: ``rounds`` replies that called some
        stand between it and the last question.
        """
        return rounds >= MOST_ROUNDS and bool(self.tools.chosen_in(conversation_id).on)

    def prepare(self, conversation_id: int, then: Prepared) -> None:
        """Find the tools that a reply may call, then go on: at once where it may call none.

        Args:
            conversation_id: the chat.
            then: told the tools; ``None``: there are none.
        """
        chosen = self.tools.chosen_in(conversation_id)
        if not chosen.on:
            then(None)
            return
        box, token = self.tools.toolbox, object()
        self._preparing[conversation_id] = token
        self.changed.emit()
        self._background.send(
            self,
            f"find tools of chat {conversation_id}",
            lambda is_wanted: box.offered(chosen.on, chosen.never, is_wanted),
            partial(self._describe, conversation_id, token, then),
            partial(self._do_without, conversation_id, token, then),
        )

    def run(
        self,
        conversation_id: int,
        uses: Sequence[ToolUse],
        offered: OfferedTools,
        keep: Kept,
        done: Callable[[bool], object],
    ) -> None:
        """Ask for each call and make it.

        Args:
            conversation_id: the chat.
            uses: the calls, none of them made yet.
            offered: whose tools they are.
            keep: told all of them whenever one has changed.
            done: told when none is left, and whether the model is to go on: not after Stop.
        """
        calls = self._calls[conversation_id] = _Calls(conversation_id, list(uses), offered, keep, done)
        self._next(calls)

    def decide(self, decision: Decision) -> None:
        """Take the person's word on the call that is asked for in the open chat."""
        calls = self._calls_here
        if calls is None or calls.asked_call is None:
            return
        use, calls.asked_call = calls.asked_call, None
        if decision is Decision.NEVER:
            self.tools.forbid(calls.conversation_id, use)
            self._settle(calls, replace(use, outcome="refused"))
            return
        if decision is Decision.THIS_CHAT:
            self.tools.allow(calls.conversation_id, calls.offered.by_name[use.name])
        self._make(calls)

    def stop(self, conversation_id: int) -> None:
        """End what is prepared, asked for or made in a chat; what was called and has not come is marked as stopped."""
        self._background.recall(self, f"find tools of chat {conversation_id}")
        self._background.recall(self, f"call a tool in chat {conversation_id}")
        self._preparing.pop(conversation_id, None)
        calls = self._calls.pop(conversation_id, None)
        if calls is not None:
            calls.keep(
                tuple(replace(use, outcome="stopped") if use.outcome == "waiting" else use for use in calls.uses)
            )
            calls.done(False)
        self.changed.emit()

    def _describe(self, conversation_id: int, token: object, then: Prepared, offered: OfferedTools) -> None:
        if self._preparing.get(conversation_id) is not token:
            return
        if offered.problems:
            self._problem.emit(WorldError(" ".join(offered.problems)))

        def answered(answer: Answer | None) -> None:
            if self._preparing.get(conversation_id) is not token:
                return
            del self._preparing[conversation_id]
            self.changed.emit()
            toolset = Toolset(offered.tools)
            form = answer.call_form if isinstance(answer, Description) else CallForm.DESCRIBED
            then(ReplyTools(toolset, form, offered) if toolset.tools else None)

        if not self._engine.inquire(Describe(), answered):
            answered(None)

    def _do_without(self, conversation_id: int, token: object, then: Prepared, error: AppError) -> None:
        if self._preparing.get(conversation_id) is not token:
            return
        del self._preparing[conversation_id]
        self.changed.emit()
        self._problem.emit(error)
        then(None)

    def _next(self, calls: _Calls) -> None:
        use = next((one for one in calls.uses if one.outcome == "waiting"), None)
        if use is None:
            del self._calls[calls.conversation_id]
            self.changed.emit()
            calls.done(True)
            return
        chosen, known = self.tools.chosen_in(calls.conversation_id), (use.server, use.tool)
        if known in chosen.never:
            self._settle(calls, replace(use, outcome="refused"))
        elif calls.offered.by_name[use.name].as_allowed in chosen.allowed:
            self._make(calls)
        else:
            calls.asked_call = use
            self.changed.emit()

    def _make(self, calls: _Calls) -> None:
        calls.working = use = next(one for one in calls.uses if one.outcome == "waiting")
        self.changed.emit()
        calls.progress = None
        box, call = self.tools.toolbox, ToolCall(use.name, use.arguments, use.call_id)

        def make(is_wanted: Callable[[], bool]) -> ToolUse:
            result = box.call(calls.offered, call, is_wanted, calls.note_progress)
            text, pictures = _read_pictures(result, use.tool, calls.room_bytes, is_wanted)
            return replace(use, outcome="failed" if result.failed else "done", result=text, pictures=pictures)

        self._background.send(
            self,
            f"call a tool in chat {calls.conversation_id}",
            make,
            lambda made: self._settle(calls, made),
            lambda error: self._settle(calls, replace(use, outcome="failed", result=error.sentence)),
        )

    def _settle(self, calls: _Calls, settled: ToolUse) -> None:
        """Take what became of the first call that nothing had become of."""
        calls.working = None
        if self._calls.get(calls.conversation_id) is not calls:
            return
        place = next(place for place, one in enumerate(calls.uses) if one.outcome == "waiting")
        calls.uses[place] = settled
        calls.keep(tuple(calls.uses))
        self._next(calls)


def _read_pictures(
    result: ToolResult, name: str, room_bytes: int, is_wanted: Callable[[], bool]
) -> tuple[str, tuple[AttachedFile, ...]]:
    """Return a result's text and its pictures; where one cannot be shown to any model, the text says why.

    Args:
        result: of a call, on any thread: each picture is read by a process of its own.
        name: of the tool.
        room_bytes: how many bytes the pictures may have together.
        is_wanted: asked again and again.

    Raises:
        Interrupted: it is not wanted any more.
    """
    text, pictures = result.text, []
    for content in result.pictures:
        from app.attachments.reading import UnreadableFile, read_picture  # noqa: PLC0415 - few tools bring pictures

        shown_name = f"{name}.{kind_of(content)}"
        if len(content) > room_bytes:
            text += "\n(There is no room for more pictures in this reply.)"
            break
        try:
            pixels = read_picture(content, shown_name, lambda: not is_wanted()).pixels
        except UnreadableFile as error:
            text += f"\n({error.sentence})"
            continue
        room_bytes -= len(content)
        preview = pixels.preview() if pixels is not None else b""
        pictures.append(AttachedFile(shown_name, len(content), "", picture=content, preview=preview))
    return text, tuple(pictures)
