"""Judges the effect of guessing on one reply: all that is shown or given of it comes from here.

Two views that each worked this out for themselves would sooner or later contradict each other. No Qt here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from math import inf

from app.language import mark, number, tr, tr_count, tr_marked
from app.speculation.summary import speed_without
from app.speculation.trace import CountSource, Outcome, Round, Summary, Trace

FEW_ROUNDS = 8
"""Rounds that say something; fewer may have had no guess for any reason."""
_LATEST = 64
_PROBES = 16
"""While guessing is paused it is tried now and then: in one of so many rounds."""
_LEAST_PIECES_MS = 250.0
"""For as long the pieces of a reply must have come before they are a speed: a server may send several at once."""


class Effect(Enum):
    """The effect of guessing on the speed."""

    UNKNOWN = auto()
    """The speed without guessing was not measured yet, there is no reply, or too little of it."""
    NOTHING_GUESSED = auto()
    """So there is nothing to compare: this is the speed without."""
    SLOWER = auto()
    EQUAL = auto()
    FASTER = auto()


@dataclass(frozen=True, slots=True)
class Judgement:
    """A reply as it stands: whole, or as far as it was written."""

    rounds: int = 0
    tokens: int = 0
    """Written in them."""
    drafted_tokens: int = 0
    speed: float | None = None
    """Tokens a second from its beginning on."""
    plain: float | None = None
    """Tokens a second without guessing, on a computer that is as busy."""
    paused: bool = False
    """True if the latest rounds were written without a guess."""
    complete: bool = False
    """It is over; otherwise it is being written."""
    draft: str | None = None
    """The draft that guessed, of a whole reply."""
    counted_by: CountSource = CountSource.ROUNDS
    """Origin of the counts; a server may not tell what was guessed."""

    @classmethod
    def of(cls, trace: Trace) -> Judgement:
        """Judge a reply that is over."""
        return replace(cls.of_summary(trace.summary), paused=_is_paused(trace.rounds))

    @classmethod
    def of_summary(cls, summary: Summary) -> Judgement:
        """Judge a reply that is over, of which the rounds need not be known."""
        return cls(
            rounds=summary.rounds,
            tokens=summary.generated_tokens,
            drafted_tokens=summary.drafted_tokens,
            speed=summary.tokens_per_second,
            plain=summary.plain_tokens_per_second,
            complete=True,
            draft=summary.draft,
            counted_by=summary.counted_by,
        )

    @classmethod
    def so_far(cls, rounds: Sequence[Round], plain: float | None) -> Judgement:
        """Judge a reply that is being written."""
        took_ms = rounds[-1].at_ms if rounds else 0.0
        tokens, is_known = sum(len(round_.tokens) for round_ in rounds), are_rounds_known(rounds)
        return cls(
            rounds=len(rounds),
            tokens=tokens,
            drafted_tokens=sum(len(round_.drafted) for round_ in rounds),
            speed=1000 * tokens / took_ms if took_ms > (0.0 if is_known else _LEAST_PIECES_MS) else None,
            plain=speed_without(rounds, plain),
            paused=_is_paused(rounds),
            counted_by=CountSource.ROUNDS if is_known else CountSource.UNKNOWN,
        )

    @property
    def is_known(self) -> bool:
        """True if it is known what was guessed."""
        return self.counted_by is not CountSource.UNKNOWN

    @property
    def effect(self) -> Effect:
        if not self.speed or not self.is_known:
            return Effect.UNKNOWN
        if not self.drafted_tokens:
            return Effect.NOTHING_GUESSED
        if not self.plain or self.is_too_early:
            return Effect.UNKNOWN
        return effect_of(self.speed / self.plain)

    @property
    def speedup(self) -> float | None:
        """The reply's speed as a multiple of the one without guessing; ``None`` where they cannot be compared."""
        if not self.speed or not self.plain or self.effect in {Effect.UNKNOWN, Effect.NOTHING_GUESSED}:
            return None
        return self.speed / self.plain

    @property
    def is_too_early(self) -> bool:
        """True if a reply has just begun: its first rounds, often the slowest, are no measure of it."""
        return not self.complete and self.rounds < FEW_ROUNDS

    @property
    def guessing(self) -> bool:
        """True if the reply was written with guesses, or is just now."""
        return bool(self.drafted_tokens) and (self.complete or not self.paused)

    @property
    def slower(self) -> bool:
        """True if :attr:`sentence` calls it slower."""
        return self.effect is Effect.SLOWER and self.guessing

    @property
    def comparison(self) -> str:
        """The comparison in words, such as "1.8× faster than without"; empty if there is nothing to compare."""
        if self.speedup is None:
            return ""
        return tr_marked(_COMPARISONS[self.effect]).format(times=number(self.speedup, 1))

    @property
    def short_comparison(self) -> str:
        """A shorter comparison, for one line."""
        if self.speedup is None:
            return ""
        return tr_marked(_SHORT_COMPARISONS[self.effect]).format(times=number(self.speedup, 1))

    @property
    def passes(self) -> int:
        """Number of passes of the target; 0 where nobody counted them."""
        return self.rounds if self.counted_by is CountSource.ROUNDS else 0

    @property
    def tokens_per_pass(self) -> float | None:
        """Tokens that one pass of the target gave on the average; ``None`` where nobody counted the passes."""
        return self.tokens / self.passes if self.passes else None

    @property
    def short_count_text(self) -> str:
        """Tokens and the passes that they took, which no other program on the computer changes."""
        tokens = tr_count("%n token", "%n tokens", self.tokens) if self.tokens else ""
        if not tokens or not self.passes:
            return tokens
        return tr_count("{tokens} in %n pass", "{tokens} in %n passes", self.passes, tokens=tokens)

    @property
    def count_text(self) -> str:
        """Tokens, and the passes of the big model that they took."""
        if not self.tokens or not self.passes:
            return self.short_count_text
        return tr("{passes} of the big model", passes=self.short_count_text)

    @property
    def sentence(self) -> str:
        """The words below the gauge's dial."""
        if not self.speed:
            return ""
        if not self.is_known:
            return tr("guesses are not told") if self.complete else tr("about: by the pieces that come")
        if not self.complete and self.paused:
            return tr("guessing is paused") if self.drafted_tokens else tr("nothing guessed so far")
        if self.effect is Effect.NOTHING_GUESSED:
            return tr("nothing was guessed") if self.complete else tr("nothing guessed so far")
        if not self.comparison:
            return tr("too early to compare") if self.plain else tr("not measured without yet")
        return self.comparison if self.complete else tr("so far {comparison}", comparison=self.comparison)


_COMPARISONS = {
    Effect.SLOWER: mark("slower than without ({times}×)"),
    Effect.EQUAL: mark("as fast as without"),
    Effect.FASTER: mark("{times}× faster than without"),
}
_SHORT_COMPARISONS = {
    Effect.SLOWER: mark("slower ({times}×)"),
    Effect.EQUAL: mark("as fast"),
    Effect.FASTER: mark("{times}× faster"),
}
NO_REPLY = Judgement()


def effect_of(speedup: float) -> Effect:
    """Return whether a reply is faster or slower for its guesses: a factor that one digit does not show is chance."""
    shown = round(speedup, 1)
    if shown == 1.0:
        return Effect.EQUAL
    return Effect.FASTER if shown > 1.0 else Effect.SLOWER


def are_rounds_known(rounds: Sequence[Round]) -> bool:
    """Return whether it is known of each token whether it was guessed: a server may not tell."""
    return all(token.outcome is not Outcome.UNTOLD for round_ in rounds for token in round_.tokens[-1:])


def can_replay(trace: Trace) -> bool:
    """Return whether a reply can be shown round by round."""
    return bool(trace.rounds) and are_rounds_known(trace.rounds)


def _is_paused(rounds: Sequence[Round]) -> bool:
    if len(rounds) < FEW_ROUNDS or not are_rounds_known(rounds[-FEW_ROUNDS:]):
        return False
    if not any(round_.drafted for round_ in rounds[-FEW_ROUNDS:]):
        return True
    latest = rounds[-_LATEST:]
    return len(latest) == _LATEST and sum(bool(round_.drafted) for round_ in latest) * _PROBES <= _LATEST


NEAR_TIE = 0.05
"""In nats. Scores this close may change places between a pass over several rows and one over a single row: the two use
different kernels, and differ in their last digits."""


def parting_margin(one: Trace, other: Trace) -> float | None:
    """Return how clearly the target preferred its token over the next best where two replies first differ, in nats.

    ``None`` when they are the same; infinite when one ends where the other goes on, or nothing else stood to choose, or
    a server told nothing of it.
    """
    a = [token for round_ in one.rounds for token in round_.tokens]
    b = [token for round_ in other.rounds for token in round_.tokens]
    for left, right in zip(a, b, strict=False):
        if left.id != right.id:
            return min(inf if token.margin is None else token.margin for token in (left, right))
    return None if len(a) == len(b) else inf
