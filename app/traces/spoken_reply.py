"""A finished reply as a screen reader says it: a short one whole, of a long one that it is there."""

from __future__ import annotations

from app.language import tr, tr_count
from app.speculation.trace import CUT_SHORT, Trace
from app.traces.reasoning import find_reasoning

_SHORT = 400
"""Letters that are read out at once; who wants more goes there."""


def spoken_end(trace: Trace) -> str:
    """Return what to say of a reply that has ended."""
    text = trace.summary.text
    reasoning = find_reasoning(text)
    answer = (text if reasoning is None else text[reasoning.end :]).strip()
    stopped = trace.summary.finish_reason in CUT_SHORT
    if not answer:
        return (
            tr("The reply was stopped; it says nothing.") if stopped else tr("The reply is finished; it says nothing.")
        )
    words = answer if len(answer) <= _SHORT else tr_count("%n word.", "%n words.", len(answer.split()))
    return (
        tr("The reply was stopped: {words}", words=words)
        if stopped
        else tr("The reply is finished: {words}", words=words)
    )
