"""Counts what this server has written so far, from the readout of each reply."""

from __future__ import annotations

from dataclasses import dataclass, field

from app.engine.events import PrefillProgress
from app.speculation.trace import Trace


@dataclass(slots=True)
class ServedReply:
    """A reply while it is being written."""

    number: int
    max_tokens: int | None
    prompt_tokens: int = 0
    processed_tokens: int = 0
    reused_tokens: int = 0
    written_tokens: int = 0

    def follow_prompt(self, event: PrefillProgress) -> None:
        """Take up how far the prompt has been read."""
        self.prompt_tokens, self.processed_tokens, self.reused_tokens = event.total, event.done, event.reused


@dataclass(slots=True)
class ServerStatistics:
    """Sums over all replies since the server began."""

    begun: int = 0
    replies: int = 0
    prompt_tokens: int = 0
    """Tokens of prompts that were read, without those that were still in the cache."""
    reused_tokens: int = 0
    prefill_ms: float = 0.0
    generated_tokens: int = 0
    decode_ms: float = 0.0
    rounds: int = 0
    most_tokens: int = 0
    """Tokens of the longest prompt with its reply."""
    drafts: int = 0
    drafted_tokens: int = 0
    accepted_tokens: int = 0
    accepted_at: list[int] = field(default_factory=list)
    """How many guesses were accepted at each place of a draft."""
    running: ServedReply | None = None
    """The reply that is being written now."""

    def begin(self, max_tokens: int | None) -> ServedReply:
        """Note that a reply begins."""
        self.begun += 1
        self.running = ServedReply(self.begun, max_tokens)
        return self.running

    def add(self, trace: Trace) -> None:
        """Count a reply, whole or broken off."""
        summary = trace.summary
        self.replies += 1
        self.prompt_tokens += summary.prompt_tokens - summary.reused_tokens
        self.reused_tokens += summary.reused_tokens
        self.prefill_ms += summary.prefill_ms
        self.generated_tokens += summary.generated_tokens
        self.decode_ms += summary.decode_ms
        self.rounds += summary.rounds
        self.most_tokens = max(self.most_tokens, summary.prompt_tokens + summary.generated_tokens)
        self.drafted_tokens += summary.drafted_tokens
        self.accepted_tokens += summary.accepted_tokens
        for round_ in trace.rounds:
            self.drafts += bool(round_.drafted)
            self.accepted_at += [0] * (round_.accepted - len(self.accepted_at))
            for place in range(round_.accepted):
                self.accepted_at[place] += 1
