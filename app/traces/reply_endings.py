"""What is to be said about the newest reply, and what can be done: circles, a full context."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from app.language import mark
from app.speculation.trace import FinishReason, Summary, Trace
from app.traces.continuation import can_continue

if TYPE_CHECKING:
    from app.speculation.repetition import Repetition

_LOOKED_AT = 30_000
"""Characters of a reply's end that are read at once: more than enough to know circles by."""


class NextStep(StrEnum):
    """What a person can do about it, in the words of its button, marked for translation."""

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
    """What the end of a reply leaves to say; nothing where it ended by itself or was stopped."""
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
    """Whether a reply has come to its end because nothing else would have come."""
    return summary.finish_reason is FinishReason.LENGTH and _end_of(summary).endless


def _end_of(summary: Summary) -> Repetition:
    from app.speculation.repetition import Repetition  # noqa: PLC0415 - not before the window's first paint

    repetition = Repetition()
    repetition.add(summary.text[-_LOOKED_AT:] + "\n")
    return repetition
