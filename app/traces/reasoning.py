"""A model's thoughts before its answer: the part of a reply between ``<think>`` and ``</think>``.

Only at the very beginning of a reply, where models put it: a reply that explains these words later keeps them.
"""

from __future__ import annotations

from dataclasses import dataclass

from app.language import number, tr, tr_count
from app.speculation.trace import CUT_SHORT, Trace

_OPEN, _CLOSE = "<think>", "</think>"


@dataclass(frozen=True, slots=True)
class Reasoning:
    """Offsets into the reply: everything before ``end`` is reasoning, marks included."""

    start: int
    """Place of the opening mark."""
    end: int
    closed: bool
    """True if the answer has begun."""
    words: int

    @property
    def label(self) -> str:
        if not self.closed:
            return tr("Thinking… {count} words", count=number(self.words))
        return tr_count("Thought for %n word", "Thought for %n words", self.words)


def find_reasoning(source: str) -> Reasoning | None:
    """Return the reasoning a reply begins with; ``None`` if it has none, or an empty one, as some models write."""
    stripped = source.lstrip()
    start = len(source) - len(stripped)
    if not stripped.startswith(_OPEN):
        begun = bool(stripped) and _OPEN.startswith(stripped)
        return Reasoning(start, len(source), closed=False, words=0) if begun else None
    inner = start + len(_OPEN)
    close = source.find(_CLOSE, inner)
    if close < 0:
        return Reasoning(start, len(source), closed=False, words=len(source[inner:].split()))
    return Reasoning(start, close + len(_CLOSE), closed=True, words=len(source[inner:close].split()))


def without_marks(source: str, reasoning: Reasoning | None) -> str:
    """Return ``source`` with line ends in place of the marks, so that offsets hold and the answer starts a block."""
    if reasoning is None:
        return source
    inner = min(reasoning.start + len(_OPEN), reasoning.end)
    head = source[: reasoning.start] + "\n" * (inner - reasoning.start)
    if not reasoning.closed:
        return head + source[inner:]
    close = reasoning.end - len(_CLOSE)
    return head + source[inner:close] + "\n" * len(_CLOSE) + source[reasoning.end :]


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
