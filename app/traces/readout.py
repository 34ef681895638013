"""The line of figures under a reply."""

from __future__ import annotations

from dataclasses import dataclass

from app.speculation.trace import CountSource, FinishReason, Summary
from app.traces.judgement import comparison_of
from app.traces.reply_endings import ended_for_circles

_ENDINGS = {
    FinishReason.LENGTH: "Ended at the token limit",
    FinishReason.CONTEXT: "Ended because the context is full",
    FinishReason.CANCELLED: "Stopped",
    FinishReason.BROKEN: "The connection broke",
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
    lead = "" if speed is None else f"{figure(speed)} tokens/s"
    details = []
    comparison = comparison_of(summary)
    if comparison:
        details.append(comparison)
    if summary.acceptance_rate is not None:
        of_all = ", of all it wrote meanwhile" if summary.counted_by is CountSource.TOTALS else ""
        details.append(f"{summary.acceptance_rate * 100:.0f} % accepted{of_all}")
    elif summary.counted_by is CountSource.UNKNOWN:
        details.append("Guesses not told")
    if summary.rounds and summary.counted_by.tells_rounds:
        worked_out = ", worked out from its counts" if summary.counted_by is CountSource.WORKED_OUT else ""
        details.append(f"{summary.rounds:,} {'round' if summary.rounds == 1 else 'rounds'}{worked_out}")
    if summary.machine is not None:
        details.append(f"by {summary.machine}")
    ending = "Ended: it repeated itself" if ended_for_circles(summary) else _ENDINGS.get(summary.finish_reason)
    if ending:
        details.append(ending)
    return Readout(lead, tuple(details))


def figure(value: float) -> str:
    """Write a speed without digits that mean nothing."""
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"
