"""The line of figures under a reply."""

from __future__ import annotations

from dataclasses import dataclass

from app.language import mark, number, tr, tr_count, tr_marked
from app.speculation.trace import CountSource, FinishReason, Summary
from app.traces.judgement import comparison_of
from app.traces.reply_endings import ended_for_circles

_ENDINGS = {
    FinishReason.LENGTH: mark("Ended at the token limit"),
    FinishReason.CONTEXT: mark("Ended because the context is full"),
    FinishReason.CANCELLED: mark("Stopped"),
    FinishReason.BROKEN: mark("The connection broke"),
}


@dataclass(frozen=True, slots=True)
class Readout:
    """The leading figure, and what follows it."""

    lead: str
    details: tuple[str, ...]

    @property
    def sentence(self) -> str:
        return " · ".join(part for part in (self.lead, *self.details) if part)


def readout(summary: Summary) -> Readout:
    """Say what a reply's summary knows, and nothing it does not."""
    speed = summary.tokens_per_second
    lead = "" if speed is None else tr("{speed} tokens/s", speed=figure(speed))
    details = []
    comparison = comparison_of(summary)
    if comparison:
        details.append(comparison)
    if summary.acceptance_rate is not None:
        share = number(summary.acceptance_rate * 100)
        if summary.counted_by is CountSource.TOTALS:
            details.append(tr("{share} % accepted, of all it wrote meanwhile", share=share))
        else:
            details.append(tr("{share} % accepted", share=share))
    elif summary.counted_by is CountSource.UNKNOWN:
        details.append(tr("Guesses not told"))
    if summary.rounds and summary.counted_by.tells_rounds:
        rounds = tr_count("%n round", "%n rounds", summary.rounds)
        if summary.counted_by is CountSource.WORKED_OUT:
            rounds = tr("{rounds}, worked out from its counts", rounds=rounds)
        details.append(rounds)
    if summary.machine is not None:
        details.append(tr("by {machine}", machine=summary.machine))
    if ended_for_circles(summary):
        details.append(tr("Ended: it repeated itself"))
    elif ending := _ENDINGS.get(summary.finish_reason):
        details.append(tr_marked(ending))
    return Readout(lead, tuple(details))


def figure(value: float) -> str:
    """Write a speed without digits that mean nothing."""
    return number(value) if value >= 10 else number(value, 1)
