"""Calls the tools that a reply asks for, before the reply that goes on: asks the person, calls, keeps what came.

The model writes calls; nothing is called before the person has seen what, with what, and said yes. One call is made
after another, beside the face, and Stop ends all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from app.chats.records import ToolOutcome, ToolUse
from app.conversation.background import Background
from app.conversation.chat_tools import ChatTools
from app.conversation.engine_session import EngineSession
from app.conversation.hooks import Hook
from app.engine.commands import Describe
from app.engine.events import Answer, Description
from app.errors import AppError, WorldError
from app.requests.reply_tools import MOST_ROUNDS, Decision, ReplyTools
from app.tools.definitions import ToolCall, Toolset
from app.tools.forms import CallForm

if TYPE_CHECKING:  # starting processes is not needed to paint the window
    from app.tool_servers.tool_server import ToolResult
    from app.tool_servers.toolbox import OfferedTools


@dataclass(frozen=True, slots=True)
class AskedCall:
    """A call that waits for the person."""

    conversation_id: int
    use: ToolUse


Prepared = Callable[[ReplyTools | None], object]
Kept = Callable[[tuple[ToolUse, ...]], object]


@dataclass(slots=True)
class _Calls:
    """The calls of one reply, while they are made."""

    conversation_id: int
    uses: list[ToolUse]
    offered: OfferedTools
    keep: Kept
    done: Callable[[bool], object]


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
        self._preparing: tuple[int, object] | None = None
        self._calls: _Calls | None = None
        self._working: ToolUse | None = None
        self.asked_call: AskedCall | None = None
        """The call that waits for the person's word."""

    @property
    def preparing(self) -> int | None:
        """The chat whose tools are being started."""
        return self._preparing[0] if self._preparing is not None else None

    @property
    def working(self) -> AskedCall | None:
        """The call that is being made."""
        if self._working is None or self._calls is None:
            return None
        return AskedCall(self._calls.conversation_id, self._working)

    @property
    def calling(self) -> int | None:
        """The chat whose calls are asked for or made."""
        return self._calls.conversation_id if self._calls is not None else None

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
        self._preparing = (conversation_id, token)
        self.changed.emit()
        self._background.send(
            self,
            "find tools",
            lambda _wanted: box.offered(chosen.on, chosen.never),
            partial(self._describe, token, then),
            partial(self._do_without, token, then),
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
        self._calls = _Calls(conversation_id, list(uses), offered, keep, done)
        self._next()

    def decide(self, decision: Decision) -> None:
        """Take the person's word on the call that is asked for."""
        call, self.asked_call = self.asked_call, None
        if call is None:
            return
        if decision is Decision.NEVER:
            self.tools.forbid(call.conversation_id, call.use)
            self._settle("refused", "")
            return
        if decision is Decision.THIS_CHAT and self._calls is not None:
            self.tools.allow(call.conversation_id, self._calls.offered.by_name[call.use.name])
        self._make()

    def stop(self) -> None:
        """End what is prepared, asked for or made; what was called and has not come is marked as stopped."""
        self._background.recall(self, "find tools")
        self._background.recall(self, "call a tool")
        self.tools.toolbox.stop()
        self._preparing = self._working = self.asked_call = None
        calls, self._calls = self._calls, None
        if calls is not None:
            calls.keep(
                tuple(replace(use, outcome="stopped") if use.outcome == "waiting" else use for use in calls.uses)
            )
            calls.done(False)
        self.changed.emit()

    def _describe(self, token: object, then: Prepared, offered: OfferedTools) -> None:
        if self._preparing is None or self._preparing[1] is not token:
            return
        if offered.problems:
            self._problem.emit(WorldError(" ".join(offered.problems)))

        def answered(answer: Answer | None) -> None:
            if self._preparing is None or self._preparing[1] is not token:
                return
            self._preparing = None
            self.changed.emit()
            toolset = Toolset(offered.tools)
            form = answer.call_form if isinstance(answer, Description) else CallForm.DESCRIBED
            then(ReplyTools(toolset, form, offered) if toolset.tools else None)

        if not self._engine.inquire(Describe(), answered):
            answered(None)

    def _do_without(self, token: object, then: Prepared, error: AppError) -> None:
        if self._preparing is None or self._preparing[1] is not token:
            return
        self._preparing = None
        self.changed.emit()
        self._problem.emit(error)
        then(None)

    def _next(self) -> None:
        calls = self._calls
        if calls is None:
            return
        use = next((one for one in calls.uses if one.outcome == "waiting"), None)
        if use is None:
            self._calls = None
            self.changed.emit()
            calls.done(True)
            return
        chosen, known = self.tools.chosen_in(calls.conversation_id), (use.server, use.tool)
        if known in chosen.never:
            self._settle("refused", "")
        elif calls.offered.by_name[use.name].as_allowed in chosen.allowed:
            self._make()
        else:
            self.asked_call = AskedCall(calls.conversation_id, use)
            self.changed.emit()

    def _make(self) -> None:
        calls = self._calls
        assert calls is not None
        use = self._working = next(one for one in calls.uses if one.outcome == "waiting")
        self.changed.emit()
        box, call = self.tools.toolbox, ToolCall(use.name, use.arguments, use.call_id)
        self._background.send(
            self, "call a tool", lambda _wanted: box.call(calls.offered, call), self._came, self._failed
        )

    def _came(self, result: ToolResult) -> None:
        self._settle("failed" if result.failed else "done", result.text)

    def _failed(self, error: AppError) -> None:
        self._settle("failed", error.sentence)

    def _settle(self, outcome: ToolOutcome, result: str) -> None:
        calls, self._working = self._calls, None
        if calls is None:
            return
        place = next(place for place, one in enumerate(calls.uses) if one.outcome == "waiting")
        calls.uses[place] = replace(calls.uses[place], outcome=outcome, result=result)
        calls.keep(tuple(calls.uses))
        self._next()
