"""Replies whose speeds look alike, or lie beside a limit, for all places that compare them."""

from __future__ import annotations

from dataclasses import replace

from app.speculation.trace import CountSource, Trace
from tests.fakes.rounds import rounds_of, split_words, trace_of

WORDS = split_words("A bicycle stays upright because the rider keeps steering it back under the mass. " * 3)


def reply(
    speed: float | None, plain: float | None, *, draft_tokens: int = 4, counted_by: CountSource = CountSource.ROUNDS
) -> Trace:
    """Return a whole reply of such a speed, and of such a speed without guessing."""
    trace = trace_of(rounds_of(WORDS, draft_tokens=draft_tokens), plain_tokens_per_second=plain)
    return replace(trace, summary=replace(trace.summary, tokens_per_second=speed, counted_by=counted_by))


COMPARED = {
    "a busy computer": reply(8.5, 9.7),
    "a quiet one": reply(10.7, 9.7),
    "alike but for a digit": reply(10.49, 9.99),
    "alike where it is slow": reply(0.84, 0.76),
    "hardly different": reply(10.44, 10.4),
    "at the limit": reply(9.5, 10.0),
    "very slow": reply(0.14, 0.06),
    "fast": reply(1234.6, 400.0),
    "not guessed": reply(9.7, 9.9, draft_tokens=0),
    "no speed without": reply(9.7, None),
    "no speed": reply(None, 9.7),
    "sums of a server": reply(30.0, 20.0, counted_by=CountSource.TIMINGS),
}
