"""What a race showed, in words and figures. No Qt here."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.language import number, tr
from app.speculation.trace import Round, Trace
from app.traces.comparison import NEAR_TIE, parting_margin


@dataclass(frozen=True, slots=True)
class RaceResult:
    """Two replies to the same prompt with the same seed."""

    plain: Trace
    guessed: Trace

    @property
    def measured(self) -> Trace:
        """Return the reply with guesses, compared with the one without as it was in this race."""
        plain = self.plain.summary.tokens_per_second
        return replace(self.guessed, summary=replace(self.guessed.summary, plain_tokens_per_second=plain))

    @property
    def length_ms(self) -> float:
        """When the slower of the two is done."""
        return max(duration_ms(self.plain), duration_ms(self.guessed))

    @property
    def sentence(self) -> str:
        return " ".join(part for part in (self._comparison, self._passes, self._texts) if part)

    @property
    def _comparison(self) -> str:
        plain, guessed = (trace.summary.tokens_per_second for trace in (self.plain, self.guessed))
        if not plain or not guessed:
            return tr("One of the two replies is empty, so there is nothing to compare.")
        ratio = guessed / plain
        figures = tr("{guessed} tokens a second instead of {plain}", guessed=number(guessed, 1), plain=number(plain, 1))
        if round(ratio, 1) == 1.0:
            return tr("Guessing made no difference: {figures}.", figures=figures)
        if ratio > 1:
            return tr("{times}× faster with guessing: {figures}.", times=number(ratio, 1), figures=figures)
        return tr("Slower with guessing ({times}×): {figures}.", times=number(ratio, 1), figures=figures)

    @property
    def _passes(self) -> str:
        """Return where the speed comes from: how much one pass of the big model decided."""
        plain, guessed = (tokens_per_pass(trace.rounds) for trace in (self.plain, self.guessed))
        if plain is None or guessed is None:
            return ""
        return tr(
            "Each pass of the big model gave {guessed} tokens instead of {plain}.",
            guessed=number(guessed, 1),
            plain=number(plain, 1),
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
