"""A finished reply as a screen reader says it: a short one whole, of a long one that it is there."""

from __future__ import annotations

from app.speculation.trace import CUT_SHORT, Trace
from app.traces.reasoning import find_reasoning

_SHORT = 400
"""Letters that are read out at once; who wants more goes there."""


def spoken_end(trace: Trace) -> str:
    """Return what to say of a reply that has ended."""
    text = trace.summary.text
    reasoning = find_reasoning(text)
    answer = (text if reasoning is None else text[reasoning.end :]).strip()
    begun = "The reply was stopped" if trace.summary.finish_reason in CUT_SHORT else "The reply is finished"
    if not answer:
        return f"{begun}; it says nothing."
    if len(answer) <= _SHORT:
        return f"{begun}: {answer}"
    return f"{begun}: {len(answer.split()):,} words."
