"""What guessing did for the reply in view: one judgement, from which the gauge, the advice and the readout speak.

Two views that each worked this out for themselves would sooner or later contradict each other. No Qt here.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto

from app.language import mark, number, tr, tr_marked
from app.speculation.summary import speed_without
from app.speculation.trace import CountSource, Outcome, Round, Summary, Trace

FEW_ROUNDS = 8
"""Rounds that say something; fewer may have had no guess for any reason."""
_LATEST = 64
_PROBES = 16
"""While guessing is paused it is tried now and then: in one of so many rounds."""


class Effect(Enum):
    """What guessing did for the speed."""

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
    drafted_tokens: int = 0
    speed: float | None = None
    """Tokens a second from its beginning on."""
    plain: float | None = None
    """Tokens a second without guessing."""
    paused: bool = False
    """Its latest rounds were written without a guess."""
    complete: bool = False
    """It is over; otherwise it is being written."""
    draft: str | None = None
    """The draft that guessed, of a whole reply."""
    told: bool = True
    """Whether it is known what was guessed; a server may not tell."""

    @classmethod
    def of(cls, trace: Trace) -> Judgement:
        """Judge a reply that is over."""
        summary = trace.summary
        return cls(
            rounds=len(trace.rounds),
            drafted_tokens=summary.drafted_tokens,
            speed=summary.tokens_per_second,
            plain=summary.plain_tokens_per_second,
            paused=_paused(trace.rounds),
            complete=True,
            draft=summary.draft,
            told=summary.counted_by is not CountSource.UNKNOWN,
        )

    @classmethod
    def so_far(cls, rounds: Sequence[Round], plain: float | None) -> Judgement:
        """Judge a reply that is being written."""
        took_ms = rounds[-1].at_ms if rounds else 0.0
        return cls(
            rounds=len(rounds),
            drafted_tokens=sum(len(round_.drafted) for round_ in rounds),
            speed=sum(len(round_.tokens) for round_ in rounds) / took_ms * 1000 if took_ms > 0 else None,
            plain=speed_without(rounds, plain),
            paused=_paused(rounds),
            told=rounds_told(rounds),
        )

    @property
    def effect(self) -> Effect:
        if not self.speed or not self.told:
            return Effect.UNKNOWN
        if not self.drafted_tokens:
            return Effect.NOTHING_GUESSED
        if not self.plain or self.too_early:
            return Effect.UNKNOWN
        ratio = round(self.speed / self.plain, 1)  # what one digit does not show is chance
        return Effect.EQUAL if ratio == 1.0 else Effect.FASTER if ratio > 1.0 else Effect.SLOWER

    @property
    def too_early(self) -> bool:
        """Whether a reply has just begun: its first rounds, often the slowest, are no measure of it."""
        return not self.complete and self.rounds < FEW_ROUNDS

    @property
    def guessing(self) -> bool:
        """Whether the reply was written with guesses, or is just now."""
        return bool(self.drafted_tokens) and (self.complete or not self.paused)

    @property
    def slower(self) -> bool:
        """Whether :attr:`sentence` calls it slower."""
        return self.effect is Effect.SLOWER and self.guessing

    @property
    def comparison(self) -> str:
        """Such as "1.8× faster than without"; empty where there is nothing to compare."""
        effect = self.effect
        if effect in {Effect.UNKNOWN, Effect.NOTHING_GUESSED} or not self.speed or not self.plain:
            return ""
        return tr_marked(_COMPARISONS[effect]).format(times=number(self.speed / self.plain, 1))

    @property
    def sentence(self) -> str:
        """What the gauge says below its dial."""
        if not self.speed:
            return ""
        if not self.told:
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
NO_REPLY = Judgement()


def comparison_of(summary: Summary) -> str:
    """How a reply that is over compares with the speed without guessing; empty where there is nothing to compare."""
    return Judgement(
        drafted_tokens=summary.drafted_tokens,
        speed=summary.tokens_per_second,
        plain=summary.plain_tokens_per_second,
        complete=True,
        told=summary.counted_by is not CountSource.UNKNOWN,
    ).comparison


def rounds_told(rounds: Sequence[Round]) -> bool:
    """Whether it is known of each token whether it was guessed: a server may not tell."""
    return all(token.outcome is not Outcome.UNTOLD for round_ in rounds for token in round_.tokens[-1:])


def can_replay(trace: Trace) -> bool:
    """Whether a reply can be shown round by round."""
    return bool(trace.rounds) and rounds_told(trace.rounds)


def _paused(rounds: Sequence[Round]) -> bool:
    if len(rounds) < FEW_ROUNDS or not rounds_told(rounds[-FEW_ROUNDS:]):
        return False
    if not any(round_.drafted for round_ in rounds[-FEW_ROUNDS:]):
        return True
    latest = rounds[-_LATEST:]
    return len(latest) == _LATEST and sum(bool(round_.drafted) for round_ in latest) * _PROBES <= _LATEST
