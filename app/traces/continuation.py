"""A reply that was stopped and went on later, as one reply. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.speculation.summary import ReplyFacts, summarise
from app.speculation.trace import FinishReason, Round, Trace

_UNFINISHED = (FinishReason.CANCELLED, FinishReason.LENGTH)
_LEAST_SHARE = 1 / 8
"""Of a full context that the reply must have written: it goes on by leaving out its own beginning."""


def can_continue(trace: Trace | None) -> bool:
    """Whether the reply ended before the model had ended it, in a way that more time or room would mend."""
    if trace is None or not trace.summary.text:
        return False
    summary = trace.summary
    if summary.finish_reason is FinishReason.CONTEXT:
        return summary.generated_tokens >= _LEAST_SHARE * (summary.prompt_tokens + summary.generated_tokens)
    return summary.finish_reason in _UNFINISHED


def following(before: Trace, rounds: Iterable[Round], number: int) -> list[Round]:
    """``rounds`` as they stand after those of ``before``; ``number`` of them were counted already."""
    first, since_ms = len(before.rounds) + number, before.rounds[-1].at_ms if before.rounds else 0.0
    return [
        replace(round_, index=index, at_ms=round_.at_ms + since_ms) for index, round_ in enumerate(rounds, start=first)
    ]


def joined(before: Trace, after: Trace) -> Trace:
    """One trace of both parts; times and counts are those of both."""
    first, last = before.summary, after.summary
    rounds = (*before.rounds, *following(before, after.rounds, 0))
    facts = ReplyFacts(
        finish_reason=last.finish_reason,
        seed=last.seed,
        target=last.target,
        draft=last.draft,
        prompt_tokens=first.prompt_tokens,
        reused_tokens=first.reused_tokens,
        prefill_ms=first.prefill_ms,
        decode_ms=first.decode_ms + last.decode_ms,
        plain_tokens_per_second=last.plain_tokens_per_second or first.plain_tokens_per_second,
    )
    return Trace(summarise(rounds, facts), rounds)
