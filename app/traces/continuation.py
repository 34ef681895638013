"""A reply that was stopped and went on later, as one reply. No Qt here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from app.speculation.summary import ReplyFacts, summarise
from app.speculation.trace import CountSource, FinishReason, Round, Summary, Trace

_UNFINISHED = (FinishReason.CANCELLED, FinishReason.LENGTH, FinishReason.BROKEN)
_LEAST_SHARE = 1 / 8
"""Share of a full context that the reply must have written: it goes on by leaving out its own beginning."""


def can_continue(trace: Trace | None) -> bool:
    """Return whether the reply ended before the model ended it, in a way that more time or room would mend."""
    if trace is None or not trace.summary.text:
        return False
    summary = trace.summary
    if summary.finish_reason is FinishReason.CONTEXT:
        return summary.generated_tokens >= _LEAST_SHARE * (summary.prompt_tokens + summary.generated_tokens)
    return summary.finish_reason in _UNFINISHED


def following(before: Trace, rounds: Iterable[Round], number: int) -> list[Round]:
    """Return ``rounds`` as they stand after those of ``before``; ``number`` of them were counted already."""
    first, since_ms = len(before.rounds) + number, before.rounds[-1].at_ms if before.rounds else 0.0
    return [
        replace(round_, index=index, at_ms=round_.at_ms + since_ms) for index, round_ in enumerate(rounds, start=first)
    ]


def _without_end(trace: Trace, letters: int) -> Trace:
    """Return a trace whose tokens lack as many letters at the end of the text."""
    rounds = list(trace.rounds)
    for place in range(len(rounds) - 1, -1, -1):
        tokens = list(rounds[place].tokens)
        for index in range(len(tokens) - 1, -1, -1):
            text = tokens[index].text
            tokens[index] = replace(tokens[index], text=text[: max(0, len(text) - letters)])
            letters = max(0, letters - len(text))
        rounds[place] = replace(rounds[place], tokens=tuple(tokens))
        if not letters:
            break
    text = "".join(round_.text for round_ in rounds)
    return replace(trace, rounds=tuple(rounds), summary=replace(trace.summary, text=text))


def plain_speed_of_parts(*parts: tuple[int, float | None]) -> float | None:
    """Return the speed without guessing of a reply that was written in parts, in tokens a second.
    ``parts`` has how many tokens each has, and its speed without guessing: hours may lie between them.
    """
    speeds = [(tokens, speed) for tokens, speed in parts if tokens]
    if not all(speed for _, speed in speeds):
        return None
    seconds = sum(tokens / speed for tokens, speed in speeds if speed)
    return sum(tokens for tokens, _ in speeds) / seconds if seconds else None


def joined(before: Trace, after: Trace, *, letters_of_a_call: int = 0) -> Trace:
    """Join both parts in one trace, with the times and counts of both.

    ``letters_of_a_call`` at the end of the first part turned out to be the beginning of a call of a tool: they are no
    words.
    """
    before = _without_end(before, letters_of_a_call) if letters_of_a_call else before
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
        plain_tokens_per_second=plain_speed_of_parts(
            (first.generated_tokens, first.plain_tokens_per_second),
            (last.generated_tokens, last.plain_tokens_per_second),
        ),
    )
    return Trace(_as_told(summarise(rounds, facts), first, last), rounds)


def _as_told(whole: Summary, first: Summary, last: Summary) -> Summary:
    """Return the summary of both parts with what servers said of them; what one of them left untold is unknown."""
    places = dict.fromkeys((first.machine, last.machine))
    machine = None if set(places) == {None} else " and ".join(place or "this computer" for place in places)
    source = max(first.counted_by, last.counted_by, key=list(CountSource).index)
    if source is CountSource.ROUNDS:
        return replace(whole, machine=machine)
    generated, decode_ms = first.generated_tokens + last.generated_tokens, first.decode_ms + last.decode_ms
    measured = None not in (first.tokens_per_second, last.tokens_per_second)
    whole = replace(
        whole,
        machine=machine,
        counted_by=source,
        generated_tokens=generated,
        tokens_per_second=1000 * generated / decode_ms if measured and decode_ms > 0 else None,
        acceptance_length=None,
        acceptance_rate=None,
    )
    if source is CountSource.UNKNOWN:
        return whole
    accepted, rejected = (first.accepted_tokens + last.accepted_tokens, first.rejected_tokens + last.rejected_tokens)
    return replace(
        whole,
        drafted_tokens=first.drafted_tokens + last.drafted_tokens,
        accepted_tokens=accepted,
        rejected_tokens=rejected,
        acceptance_rate=accepted / (accepted + rejected) if accepted + rejected else None,
    )
