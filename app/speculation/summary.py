"""The figures of a reply, counted from its rounds in one place for window, command line and trace file."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from app.speculation.trace import FinishReason, Outcome, Round, Summary


@dataclass(frozen=True, slots=True)
class ReplyFacts:
    """Facts of a summary that the rounds do not hold. Fields are those of :class:`app.speculation.trace.Summary`."""

    finish_reason: FinishReason
    seed: int
    target: str
    draft: str | None
    prompt_tokens: int
    reused_tokens: int
    prefill_ms: float
    decode_ms: float
    plain_tokens_per_second: float | None
    """As estimated by whoever wrote the reply; see :func:`speed_without`."""
    stopped_by: str | None = None


_FEW = 8
"""Rounds without a guess that say enough about the speed without guessing."""


def plain_speed_of(rounds: Sequence[Round]) -> float | None:
    """Return the speed of a reply's own rounds without a guess, if most of its rounds are such.

    It says best how fast that reply would have been without guessing, also where a server wrote it that estimates
    nothing.

    Returns:
        Tokens a second; ``None`` where too few rounds are plain, or a server does not tell how long its passes take.
    """
    plain_ms = [round_.verify_ms for round_ in rounds if _is_plain(round_)]
    if len(plain_ms) < _FEW or 2 * len(plain_ms) <= len(rounds):
        return None
    return 1000 * len(plain_ms) / sum(plain_ms) if sum(plain_ms) > 0 else None


def speed_without(rounds: Sequence[Round], estimated: float | None) -> float | None:
    """Return how fast a reply would have been without guessing, in tokens a second.

    Args:
        rounds: of the reply.
        estimated: by whoever wrote it (:class:`app.speculation.plain_speed.PlainSpeed`), if it did.

    Returns:
        Its own rounds' speed, if most of them are plain, else the estimate; ``None`` where nobody knows.
    """
    return plain_speed_of(rounds) or estimated


def _is_plain(round_: Round) -> bool:
    """Return whether a round is the target's alone, and that of one reply: of a joint pass its time is a share."""
    return (
        not round_.drafted
        and round_.replies == 1
        and bool(round_.tokens)
        and round_.tokens[-1].outcome is not Outcome.UNTOLD
    )


def summarise(rounds: Sequence[Round], facts: ReplyFacts) -> Summary:
    """Add up the rounds of one reply."""
    outcomes = Counter(token.outcome for round_ in rounds for token in round_.tokens)
    generated = outcomes.total()
    accepted = outcomes[Outcome.ACCEPTED]
    rejected = sum(len(round_.rejected) for round_ in rounds)
    judged = accepted + rejected
    return Summary(
        text="".join(round_.text for round_ in rounds),
        finish_reason=facts.finish_reason,
        seed=facts.seed,
        target=facts.target,
        draft=facts.draft,
        prompt_tokens=facts.prompt_tokens,
        reused_tokens=facts.reused_tokens,
        generated_tokens=generated,
        drafted_tokens=sum(len(round_.drafted) for round_ in rounds),
        accepted_tokens=accepted,
        rejected_tokens=rejected,
        corrected_tokens=outcomes[Outcome.CORRECTED],
        bonus_tokens=outcomes[Outcome.BONUS],
        plain_tokens=outcomes[Outcome.PLAIN],
        rounds=len(rounds),
        acceptance_rate=accepted / judged if judged else None,
        acceptance_length=1 + accepted / len(rounds) if rounds else None,
        tokens_per_second=1000 * generated / facts.decode_ms if generated and facts.decode_ms > 0 else None,
        time_to_first_token_ms=facts.prefill_ms + rounds[0].at_ms if rounds else None,
        prefill_ms=facts.prefill_ms,
        decode_ms=facts.decode_ms,
        draft_ms=sum(round_.draft_ms for round_ in rounds),
        verify_ms=sum(round_.verify_ms for round_ in rounds),
        plain_tokens_per_second=speed_without(rounds, facts.plain_tokens_per_second),
        stopped_by=facts.stopped_by,
    )
