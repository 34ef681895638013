"""The results of a request: the text, and what speculation did for it."""

from __future__ import annotations

from dataclasses import dataclass

from app.speculation.trace import FinishReason, Round, Trace
from app.traces.judgement import Judgement


@dataclass(frozen=True, slots=True)
class Speculation:
    """The figures of guessing in one reply, in the words of ARCHITECTURE.md."""

    draft: str | None
    """The guesser in words; ``None`` without a draft (a lookup has none)."""
    rounds: int
    """Passes of the target."""
    drafted_tokens: int
    accepted_tokens: int
    rejected_tokens: int
    acceptance_rate: float | None
    """accepted ÷ (accepted + rejected), in [0, 1]; ``None`` where nothing was judged."""
    acceptance_length: float | None
    """Tokens a round: 1 + accepted ÷ rounds; ``None`` without rounds."""
    tokens_per_second: float | None
    plain_tokens_per_second: float | None
    """The target's speed without guessing, estimated from this reply's own passes, so on a computer that is as busy;
    ``None`` where that is not known."""
    speedup: float | None
    """The first as a multiple of the second; ``None`` where nothing was guessed or the second is unknown."""
    draft_ms: float
    verify_ms: float

    @classmethod
    def of(cls, trace: Trace) -> Speculation:
        """Make the figures of a reply that is over."""
        summary = trace.summary
        return cls(
            draft=summary.draft,
            rounds=summary.rounds,
            drafted_tokens=summary.drafted_tokens,
            accepted_tokens=summary.accepted_tokens,
            rejected_tokens=summary.rejected_tokens,
            acceptance_rate=summary.acceptance_rate,
            acceptance_length=summary.acceptance_length,
            tokens_per_second=summary.tokens_per_second,
            plain_tokens_per_second=summary.plain_tokens_per_second,
            speedup=Judgement.of_summary(summary).speedup,
            draft_ms=summary.draft_ms,
            verify_ms=summary.verify_ms,
        )


@dataclass(frozen=True, slots=True)
class CompletionOutput:
    """One reply."""

    index: int
    """Place among the ``n`` replies to a prompt."""
    text: str
    token_ids: tuple[int, ...]
    finish_reason: FinishReason
    """A string: ``stop``, ``length``, ``context`` (it was full) or ``cancelled``."""
    seed: int
    rounds: tuple[Round, ...]
    """Each round with its tokens, their outcomes, and the probabilities both models gave them."""
    speculation: Speculation

    @classmethod
    def of(cls, trace: Trace, index: int = 0) -> CompletionOutput:
        """Make the reply that a trace holds."""
        return cls(
            index=index,
            text=trace.summary.text,
            token_ids=tuple(token.id for round_ in trace.rounds for token in round_.tokens),
            finish_reason=trace.summary.finish_reason,
            seed=trace.summary.seed,
            rounds=trace.rounds,
            speculation=Speculation.of(trace),
        )


@dataclass(frozen=True, slots=True)
class RequestOutput:
    """The replies to one prompt."""

    request_id: str
    prompt: str | None
    """The text as it was given; ``None`` for a conversation."""
    prompt_tokens: int
    """Tokens of the prompt, with what the chat template put around it."""
    reused_tokens: int
    """Number of these that were still in the cache and not read again."""
    outputs: tuple[CompletionOutput, ...]
    """The ``n`` replies."""
    notices: tuple[str, ...] = ()
    """Remarks of the program, such as of a conversation that was shortened to fit, or a draft that stopped working."""
    finished: bool = True

    @property
    def speculation(self) -> Speculation:
        """The first reply's figures."""
        return self.outputs[0].speculation


@dataclass(frozen=True, slots=True)
class StreamChunk:
    """One round of a reply while it is written."""

    text: str
    """The text written; empty where a character's last byte is still missing, or the reply just ends."""
    round: Round
