"""Tells what a model thinks from its answer, while the reply is being written.

They stand between ``<think>`` and ``</think>`` at the very beginning of a reply, whatever the model's own marks are
(:mod:`app.engine.thought_rewriter`).
"""

from __future__ import annotations

from dataclasses import dataclass

from app.tools.parsed import undecided
from app.tools.thoughts import CLOSE, OPEN


@dataclass(frozen=True, slots=True)
class SplitText:
    """A part of a reply; either half may be empty."""

    reasoning: str = ""
    content: str = ""


class ReasoningSplitter:
    """Splits a reply's text as it grows. It holds back what may still become a mark until that is certain."""

    def __init__(self) -> None:
        self._held = ""
        self._state = "before"

    @property
    def held(self) -> str:
        """Return what came and was not told yet."""
        return self._held

    def add(self, text: str) -> SplitText:
        """Take more text; return the parts that are certain now."""
        self._held += text
        if self._state == "before":
            self._begin()
        if self._state == "opening":
            self._held = self._held.lstrip("\n")
            self._state = "thinking" if self._held else "opening"
        if self._state == "thinking":
            return self._think()
        if self._state == "after":  # models leave blank lines between the two
            self._held = self._held.lstrip()
            self._state = "answering" if self._held else "after"
        if self._state != "answering":
            return SplitText()
        held, self._held = self._held, ""
        return SplitText(content=held)

    def rest(self, *, is_cut: bool = False) -> SplitText:
        """Return what was held back, at the end of the reply; a mark that was cut off is nothing."""
        held, self._held = self._held, ""
        if is_cut:
            mark = CLOSE if self._state == "thinking" else OPEN
            held = held[: len(held) - undecided(held, mark)]
        return SplitText(reasoning=held) if self._state == "thinking" else SplitText(content=held)

    def _begin(self) -> None:
        stripped = self._held.lstrip()
        if stripped.startswith(OPEN):
            self._held = stripped.removeprefix(OPEN)
            self._state = "opening"
        elif stripped and not OPEN.startswith(stripped):
            self._state = "answering"

    def _think(self) -> SplitText:
        thought, mark, answer = self._held.partition(CLOSE)
        if mark:
            self._held, self._state = "", "after"
            then = self.add(answer)
            return SplitText(thought.rstrip(), then.content)
        certain = len(thought[: len(thought) - undecided(thought, CLOSE)].rstrip())
        self._held = thought[certain:]
        return SplitText(reasoning=thought[:certain])
