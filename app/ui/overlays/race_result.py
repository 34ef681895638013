"""The outcome of a race, in words and figures. No Qt here."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.language import number, tr
from app.speculation.trace import Round, Trace
from app.traces.judgement import NEAR_TIE, Effect, Judgement, effect_of, parting_margin
from app.traces.readout import figure

_AS_BUSY = 1.25
"""By no more than this factor the speed without guessing differs between both replies, or their times say nothing."""


@dataclass(frozen=True, slots=True)
class RaceResult:
    """Two replies to the same prompt with the same seed."""

    plain: Trace
    guessed: Trace

    @property
    def measured(self) -> Trace:
        """Return the reply with guesses, compared with the one without where the computer was as busy then."""
        plain = self.plain.summary.tokens_per_second
        if not self._as_busy:
            return self.guessed
        return replace(self.guessed, summary=replace(self.guessed.summary, plain_tokens_per_second=plain))

    @property
    def length_ms(self) -> float:
        """Return the time at which the slower of the two is done."""
        return max(duration_ms(self.plain), duration_ms(self.guessed))

    @property
    def sentence(self) -> str:
        return " ".join(part for part in (self._passes, self._comparison, self._texts) if part)

    @property
    def _comparison(self) -> str:
        plain, guessed = (trace.summary.tokens_per_second for trace in (self.plain, self.guessed))
        if not plain or not guessed:
            return tr("One of the two replies is empty, so there is nothing to compare.")
        if not self._as_busy:
            return tr("The computer was busier during one of the two, so their times cannot be compared.")
        ratio = guessed / plain
        figures = tr("{guessed} tokens a second instead of {plain}", guessed=figure(guessed), plain=figure(plain))
        effect = effect_of(ratio)
        if effect is Effect.EQUAL:
            return tr("Guessing made no difference: {figures}.", figures=figures)
        if effect is Effect.FASTER:
            return tr("{times}× faster with guessing: {figures}.", times=number(ratio, 1), figures=figures)
        return tr("Slower with guessing ({times}×): {figures}.", times=number(ratio, 1), figures=figures)

    @property
    def _as_busy(self) -> bool:
        """True if other programs left as much of the computer to one reply as to the other.

        The passes of the reply with guesses tell how fast one without would have been meanwhile.
        """
        meanwhile, plain = self.guessed.summary.plain_tokens_per_second, self.plain.summary.tokens_per_second
        return not meanwhile or not plain or max(meanwhile / plain, plain / meanwhile) <= _AS_BUSY

    @property
    def _passes(self) -> str:
        """Return where the speed comes from, which no other program changes."""
        plain, guessed = Judgement.of(self.plain), Judgement.of(self.guessed)
        if not plain.passes or not guessed.passes:
            return ""
        return tr(
            "With guessing {guessed}, without it {plain}.", guessed=guessed.count_text, plain=plain.short_count_text
        )

    @property
    def _texts(self) -> str:
        first, second = self.plain.summary.text, self.guessed.summary.text
        if first == second:
            return tr("Both texts are the same.")
        place = next((n for n, (a, b) in enumerate(zip(first, second, strict=False)) if a != b), None)
        if place is None:
            return tr("The texts are the same as far as both go.")
        margin = parting_margin(self.plain, self.guessed)
        if margin is not None and margin <= NEAR_TIE:
            return tr("The texts part after {count} characters, at a near-tie between two words.", count=number(place))
        return tr("The texts part after {count} characters.", count=number(place))


def duration_ms(trace: Trace) -> float:
    """Return the time from the first decode to the last token."""
    return trace.rounds[-1].at_ms if trace.rounds else 0.0


def tokens_per_pass(rounds: Sequence[Round]) -> float | None:
    """Return the tokens that one pass of the big model decided, on average; ``None`` before the first."""
    return sum(len(round_.tokens) for round_ in rounds) / len(rounds) if rounds else None


def rounds_until(rounds: Sequence[Round], clock_ms: float) -> Sequence[Round]:
    """Return what had been written by then."""
    return rounds[: bisect_right(rounds, clock_ms, key=lambda round_: round_.at_ms)]
