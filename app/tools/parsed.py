"""What parsers of replies take and return."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass

from app.tools.definitions import ToolCall


@dataclass(frozen=True, slots=True)
class Parsed:
    """A part of a reply."""

    reasoning: str = ""
    content: str = ""
    calls: tuple[ToolCall, ...] = ()


class ReplyParser(ABC):
    """Reads one reply, whose text comes in pieces."""

    def __init__(self) -> None:
        self._text = ""

    @property
    def held(self) -> str:
        """Return what came and was not told yet."""
        return self._text

    def add(self, text: str) -> Parsed:
        """Take more text; return what is certain now."""
        self._text += text
        return self._advance(last=False)

    def rest(self, *, is_cut: bool = False) -> Parsed:
        """Return what was held back, at the end of the reply.

        Args:
            is_cut: something else than the model ended it: a call or a mark that it had begun is nothing.
        """
        return self._advance(last=True, is_cut=is_cut)

    @abstractmethod
    def _advance(self, *, last: bool, is_cut: bool = False) -> Parsed:
        """Take from the text what is certain; ``last``: nothing more will come."""


def undecided(text: str, mark: str) -> int:
    """Return how many letters at the end of a text may be the beginning of a mark."""
    for length in range(min(len(mark) - 1, len(text)), 0, -1):
        if text.endswith(mark[:length]):
            return length
    return 0
