"""A reply while it is written. No Qt here."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.speculation.trace import Round, Trace


@dataclass(slots=True)
class RunningReply:
    """The reply being written, and what has come of it so far."""

    conversation_id: int
    message_id: int
    rounds: list[Round] = field(default_factory=list)
    before: Trace | None = None
    """What was written before the reply was stopped, when it goes on now; ``rounds`` begin with its rounds."""
    plain_tokens_per_second: float | None = None
    repeating: bool = False
    """It goes in circles just now."""
    outgrown: str = ""
    """What had to be left out of the conversation for it, in a sentence."""
    saved_at_s: float = 0.0

    @property
    def text(self) -> str:
        return "".join(item.text for item in self.rounds)
