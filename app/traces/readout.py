"""Writes the line of figures under a reply: first what no other program on the computer changes, then the speed."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log10

from app.language import mark, number, tr, tr_marked
from app.speculation.trace import CountSource, FinishReason, Summary
from app.traces.judgement import Judgement
from app.traces.reply_endings import ended_for_circles

_ENDINGS = {
    FinishReason.LENGTH: mark("Ended at the token limit"),
    FinishReason.CONTEXT: mark("Ended because the context is full"),
    FinishReason.CANCELLED: mark("Stopped"),
    FinishReason.BROKEN: mark("The connection broke"),
}


@dataclass(frozen=True, slots=True)
class Readout:
    """The leading figures, and what follows them."""

    lead: str
    short_lead: str
    """The same where there is room for one line alone."""
    details: tuple[str, ...]

    @property
    def sentence(self) -> str:
        return " · ".join(part for part in (self.lead, *self.details) if part)


def readout(summary: Summary) -> Readout:
    """Say what a reply's summary knows, and nothing it does not."""
    judgement = Judgement.of_summary(summary)
    details = [part for part in (speed_text(summary.tokens_per_second), judgement.comparison) if part]
    if summary.acceptance_rate is not None:
        share = number(summary.acceptance_rate * 100)
        if summary.counted_by is CountSource.TOTALS:
            details.append(tr("{share} % accepted, of all it wrote meanwhile", share=share))
        else:
            details.append(tr("{share} % accepted", share=share))
    elif summary.counted_by is CountSource.UNKNOWN:
        details.append(tr("Guesses not told"))
    if summary.machine is not None:
        details.append(tr("by {machine}", machine=summary.machine))
    if ended_for_circles(summary):
        details.append(tr("Ended: it repeated itself"))
    elif ending := _ENDINGS.get(summary.finish_reason):
        details.append(tr_marked(ending))
    return Readout(judgement.count_text, judgement.short_count_text, tuple(details))


def speed_text(speed: float | None) -> str:
    """Write a speed with its unit; empty where it is not known."""
    return "" if speed is None else tr("{speed} tokens/s", speed=figure(speed))


def figure(value: float) -> str:
    """Write a speed without digits that mean nothing, and so that two that differ by a twentieth are not alike."""
    return number(value, min(3, max(0, ceil(log10(20 / value)))) if value > 0 else 0)
