"""The tools of one reply, and what a person says to its calls: the same in the window and in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

from app.chats.records import ToolUse
from app.tools.definitions import ToolCall, Toolset
from app.tools.forms import CallForm

if TYPE_CHECKING:  # neither starting processes nor reading calls is needed to paint the window
    from app.tool_servers.toolbox import OfferedTools
    from app.traces.called_tools import CalledTools

MOST_ROUNDS = 8
"""Replies in a row that may call tools; the next one has to do with what came."""


class Decision(Enum):
    """Answer of a person to a call."""

    ONCE = auto()
    THIS_CHAT = auto()
    NEVER = auto()


@dataclass(frozen=True, slots=True)
class ReplyTools:
    """The tools of one reply."""

    toolset: Toolset
    form: CallForm
    """Form in which the model writes calls."""
    offered: OfferedTools

    def reader(self, before: str = "") -> CalledTools:
        """Return what tells the calls of a reply from its words; ``before``: the reply up to now, if it goes on."""
        from app.traces.called_tools import CalledTools  # noqa: PLC0415 - after the first paint

        return CalledTools(self.form, self.toolset, before)

    def uses(self, message_id: int, calls: Sequence[ToolCall]) -> tuple[ToolUse, ...]:
        """Return what the reply called, once it is over."""
        return tuple(
            ToolUse(
                call.name,
                call.arguments,
                self.offered.by_name[call.name].server,
                self.offered.by_name[call.name].name,
                call.id or f"call_{message_id}_{place}",
            )
            for place, call in enumerate(calls)
        )
