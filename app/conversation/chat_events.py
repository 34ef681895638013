"""The hooks through which a conversation tells its faces."""

from __future__ import annotations

from dataclasses import dataclass

from app.chats.records import State, StoredMessage, ToolUse
from app.conversation.hooks import Hook
from app.engine.commands import Role
from app.errors import AppError
from app.speculation.trace import Round, Trace


@dataclass(frozen=True, slots=True)
class EndedReply:
    """A reply of which nothing more is written; it is saved."""

    conversation_id: int
    message_id: int
    text: str
    trace: Trace | None
    state: State
    finished: bool
    """It has a trace to its end; ``False`` where it failed, or was given up."""
    uses: tuple[ToolUse, ...] = ()
    """The tools that it called; the model goes on once they have an outcome."""
    is_compared: bool = False
    """It was written beside others, to be compared."""
    late_text: str = ""
    """Words that came with its end, since they might have been a call of a tool."""


class ChatEvents:
    """The hooks of a conversation. "Shown" is a reply of the conversation that is open."""

    def __init__(self) -> None:
        self.opened: Hook[list[StoredMessage]] = Hook()
        """Show these messages instead of what is shown. Empty for a new chat."""
        self.created: Hook[int] = Hook()
        """The new chat has an id now, and nothing in it yet."""
        self.user_said: Hook[StoredMessage] = Hook()
        self.message_added: Hook[int, Role, str] = Hook()
        """A message of a conversation is whole: the conversation's id, the role, and the words; none where some were
        withdrawn."""
        self.reply_begun: Hook[int] = Hook()
        self.rounds_written: Hook[list[Round], float | None] = Hook()
        """Rounds of the shown reply, and the plain tokens a second or ``None``."""
        self.unshown_rounds: Hook[int, list[Round]] = Hook()
        """Rounds of a reply in a conversation that is not open: the conversation's id, and the rounds."""
        self.compared_rounds: Hook[int, list[Round]] = Hook()
        """Rounds of a reply that is written beside others: its id, and the rounds."""
        self.repeating_changed: Hook[bool] = Hook()
        """True if the shown reply goes in circles while it is written."""
        self.outgrown: Hook[str] = Hook()
        """A sentence on the part of the conversation that was left out for the shown reply."""
        self.tools_spent: Hook[[]] = Hook()
        """The shown reply is offered no tools, since too many in a row called some."""
        self.reply_finished: Hook[Trace] = Hook()
        """The shown reply has its end."""
        self.reply_ended: Hook[EndedReply] = Hook()
        """A reply of any conversation is over, finished or not."""
        self.uses_changed: Hook[int, tuple[ToolUse, ...]] = Hook()
        """The tools that a reply of the open conversation called: its id, and what came of them so far."""
        self.passages_found: Hook[StoredMessage] = Hook()
        """A question of the open conversation has passages of a collection now."""
        self.rewritten: Hook[StoredMessage] = Hook()
        """A reply of the open conversation has another text."""
        self.list_changed: Hook[[]] = Hook()
        self.running_changed: Hook[bool] = Hook()
        """A reply was begun or is over in any conversation; whether any is being written."""
        self.marks_changed: Hook[[]] = Hook()
        """Replies are written in other conversations than before, or were read."""
        self.problem: Hook[AppError] = Hook()
