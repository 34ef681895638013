"""The lines under a reply: figures, first those that no other program changes, and remarks on how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from math import ceil, log10
from typing import TYPE_CHECKING

from app.language import mark, number, tr, tr_marked
from app.speculation.trace import CountSource, FinishReason, Summary, Trace
from app.traces.continuation import can_continue
from app.traces.judgement import Judgement

if TYPE_CHECKING:
    from app.speculation.repetition import Repetition


_LOOKED_AT = 30_000
"""Characters of a reply's end that are read at once: more than enough to know circles by."""


class NextStep(StrEnum):
    """The action that a person can take, in the words of its button, marked for translation."""

    STOP = mark("Stop")
    AGAIN = mark("Write it again")
    GO_ON = mark("Continue")
    NEW_CHAT = mark("New chat")


@dataclass(frozen=True, slots=True)
class Remark:
    """One sentence, marked for translation, and the ways on; the last one is the best."""

    sentence: str
    steps: tuple[NextStep, ...]


REPEATING = Remark(mark("This reply repeats itself."), (NextStep.STOP,))
"""While it is written."""
_REPEATED = Remark(mark("This reply repeated itself until it was ended."), (NextStep.AGAIN,))
_REPEATED_TO_THE_BRIM = Remark(
    mark("This reply repeated itself until the context was full."), (NextStep.AGAIN, NextStep.NEW_CHAT)
)
_FULL = Remark(
    mark("The context is full, so this reply ended early. A new chat has all the room."), (NextStep.NEW_CHAT,)
)
_FULL_BUT_GOES_ON = Remark(
    mark(
        "The context is full, so this reply ended early. It can go on without what is oldest; a new "
        "chat has all the room."
    ),
    (NextStep.GO_ON, NextStep.NEW_CHAT),
)
TOOLS_SPENT = Remark(
    mark("The model has called tools in many replies in a row. This one is written without, from what they brought."),
    (),
)


def left_out(sentence: str) -> Remark:
    """Say what the conversation had to lose for the newest reply."""
    return Remark(sentence, (NextStep.NEW_CHAT,))


def remark_on(trace: Trace | None) -> Remark | None:
    """Return the remark on the end of a reply; none where it ended by itself or was stopped."""
    if trace is None:
        return None
    match trace.summary.finish_reason:
        case FinishReason.LENGTH:
            return _REPEATED if _end_of(trace.summary).repeating else None
        case FinishReason.CONTEXT:
            if _end_of(trace.summary).repeating:
                return _REPEATED_TO_THE_BRIM
            return _FULL_BUT_GOES_ON if can_continue(trace) else _FULL
        case _:
            return None


def ended_for_circles(summary: Summary) -> bool:
    """Return whether a reply has come to its end because nothing else would have come."""
    return summary.finish_reason is FinishReason.LENGTH and _end_of(summary).endless


def _end_of(summary: Summary) -> Repetition:
    from app.speculation.repetition import Repetition  # noqa: PLC0415 - not before the window's first paint

    repetition = Repetition()
    repetition.add(summary.text[-_LOOKED_AT:] + "\n")
    return repetition


_ENDINGS = {
    FinishReason.LENGTH: mark("Ended at the token limit"),
    FinishReason.CONTEXT: mark("Ended because the context is full"),
    FinishReason.CANCELLED: mark("Stopped"),
    FinishReason.BROKEN: mark("The connection broke"),
}


@dataclass(frozen=True, slots=True)
class Readout:
    """The leading figures, what follows them, and what of both has room in one line."""

    lead: str
    details: tuple[str, ...]
    line: tuple[str, ...]
    """The parts of the line below a reply, the most important first."""

    @property
    def sentence(self) -> str:
        return " · ".join(part for part in (self.lead, *self.details) if part)


def readout(summary: Summary) -> Readout:
    """Say what a reply's summary knows, and nothing it does not."""
    judgement, speed = Judgement.of_summary(summary), summary.tokens_per_second
    details = [speed_text(speed), judgement.comparison]
    line = [judgement.short_count_text if speed is None else tr("{speed} tok/s", speed=figure(speed))]
    line.append(judgement.short_comparison)
    if summary.acceptance_rate is not None:
        share = number(summary.acceptance_rate * 100)
        line.append(tr("{share} % right", share=share))
        if summary.counted_by is CountSource.TOTALS:
            details.append(tr("{share} % accepted, of all it wrote meanwhile", share=share))
        else:
            details.append(tr("{share} % accepted", share=share))
    elif summary.counted_by is CountSource.UNKNOWN:
        details.append(tr("Guesses not told"))
    if summary.machine is not None:
        details.append(tr("by {machine}", machine=summary.machine))
    ending = tr_marked(_ENDINGS.get(summary.finish_reason, ""))
    if ended_for_circles(summary):
        ending = tr("Ended: it repeated itself")
    return Readout(judgement.count_text, tuple(filter(None, (*details, ending))), tuple(filter(None, (*line, ending))))


def speed_text(speed: float | None) -> str:
    """Write a speed with its unit; empty where it is not known."""
    return "" if speed is None else tr("{speed} tokens/s", speed=figure(speed))


def figure(value: float) -> str:
    """Write a speed without digits that mean nothing, and so that two that differ by a twentieth are not alike."""
    return number(value, min(3, max(0, ceil(log10(20 / value)))) if value > 0 else 0)
