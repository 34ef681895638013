"""Reads a reply as it is written: what was thought, the answer, and calls of tools.

Thoughts stand between ``<think>`` and ``</think>`` at the very beginning of a reply, whatever the model's own marks are
(:mod:`app.engine.thought_rewriter`).
"""

from __future__ import annotations

from dataclasses import dataclass

from app.tools.definitions import Parsed, Toolset, undecided
from app.tools.forms import CallForm
from app.tools.parsing import parser_for
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


class ReplyReader:
    """Reads one reply.

    Args:
        form: how the model that writes it writes calls.
        tools: what it may call.
        tells_thoughts: whether what was thought is told apart from the answer.
    """

    def __init__(
        self, form: CallForm = CallForm.DESCRIBED, tools: Toolset | None = None, *, tells_thoughts: bool = True
    ) -> None:
        self._parser = parser_for(form, tools)
        harmony = form is CallForm.HARMONY  # its channels tell thoughts apart
        self._splitter = None if harmony or not tells_thoughts else ReasoningSplitter()

    def add(self, text: str) -> Parsed:
        """Take more text; return the parts that are certain now."""
        if self._splitter is None:
            return self._parsed(text)
        piece = self._splitter.add(text)
        return self._with_thought(piece.reasoning, self._parsed(piece.content) if piece.content else Parsed())

    @property
    def held(self) -> str:
        """Return what came and is not told yet, since it may become a mark or a call."""
        parsing = self._parser.held if self._parser is not None else ""
        return parsing + (self._splitter.held if self._splitter is not None else "")

    def rest(self, *, is_cut: bool = False) -> Parsed:
        """Return what was held back, at the end of the reply.

        Args:
            is_cut: something else than the model ended it: a call or a mark that it had begun is nothing.
        """
        piece = self._splitter.rest(is_cut=is_cut) if self._splitter is not None else None
        first = self._parsed(piece.content) if piece is not None and piece.content else Parsed()
        last = self._parser.rest(is_cut=is_cut) if self._parser is not None else Parsed()
        joined = Parsed(first.reasoning + last.reasoning, first.content + last.content, first.calls + last.calls)
        return self._with_thought(piece.reasoning if piece is not None else "", joined)

    def whole(self, text: str, *, is_cut: bool = False) -> Parsed:
        """Return all of a reply that has ended."""
        first, last = self.add(text), self.rest(is_cut=is_cut)
        return Parsed(first.reasoning + last.reasoning, first.content + last.content, first.calls + last.calls)

    def _parsed(self, text: str) -> Parsed:
        return Parsed(content=text) if self._parser is None else self._parser.add(text)

    @staticmethod
    def _with_thought(thought: str, parsed: Parsed) -> Parsed:
        return Parsed(thought + parsed.reasoning, parsed.content, parsed.calls)
