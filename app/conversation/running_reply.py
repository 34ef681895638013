"""A reply while it is written."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from app.speculation.trace import Round, Trace
from app.traces.continuation import following, joined, plain_speed_of_parts

if TYPE_CHECKING:  # reading calls is not needed to paint the window
    from app.traces.called_tools import CalledTools


@dataclass(slots=True)
class RunningReply:
    """The reply being written, and what has come of it so far."""

    conversation_id: int
    message_id: int
    rounds: list[Round] = field(default_factory=list)
    before: Trace | None = None
    """The part that was written before the reply was stopped, when it goes on now; ``rounds`` begin with its rounds."""
    plain_tokens_per_second: float | None = None
    repeating: bool = False
    """It goes in circles just now."""
    outgrown: str = ""
    """A sentence on the part of the conversation that had to be left out for it."""
    tools_spent: bool = False
    """It is offered no tools, since too many replies in a row called some."""
    saved_at_s: float = 0.0
    is_compared: bool = False
    """It is shown beside others, not in the conversation."""
    called: CalledTools | None = None
    """Reads its calls of tools, where it may make some."""

    @property
    def text(self) -> str:
        return "".join(item.text for item in self.rounds)

    def add(self, rounds: Iterable[Round], plain_tokens_per_second: float | None) -> list[Round]:
        """Take up what was written; return it as it stands in the whole reply.

        Args:
            rounds: that are new.
            plain_tokens_per_second: what is written now would have without guessing.
        """
        new = list(rounds) if self.called is None else [self.called.strip_calls(item) for item in rounds]
        if self.before is not None:
            new = following(self.before, new, len(self.rounds) - len(self.before.rounds))
        self.rounds.extend(new)
        self.plain_tokens_per_second = self._plain_speed_of_all(plain_tokens_per_second)
        return new

    def _plain_speed_of_all(self, plain_tokens_per_second: float | None) -> float | None:
        if self.before is None:
            return plain_tokens_per_second
        first = self.before.summary
        written = sum(len(item.tokens) for item in self.rounds) - first.generated_tokens
        return plain_speed_of_parts(
            (first.generated_tokens, first.plain_tokens_per_second), (written, plain_tokens_per_second)
        )

    def whole(self, trace: Trace) -> Trace:
        """Return the reply's trace, with what was written before it was stopped."""
        if self.called is not None:
            trace = self.called.ended(trace)
        if self.before is None:
            return trace
        begun = self.called.letters_of_a_call if self.called is not None else 0
        return joined(self.before, trace, letters_of_a_call=begun)
