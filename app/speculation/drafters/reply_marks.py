"""Count of a match's tokens without the marks that a chat template writes before every reply.

They are the same in all chats. Questions that have no more in common than their last full stop would match by them, and
each reply would begin with guesses of how another question was answered.
"""

from __future__ import annotations

from collections.abc import Sequence


class ReplyMarks:
    """Counts the tokens of matches without the marks before the present reply.

    Args:
        tokens: what the template writes between a question and its answer; empty where that is not known.
    """

    def __init__(self, tokens: Sequence[int] = ()) -> None:
        self._tokens = list(tokens)
        self._begins = self._count = 0

    def begin(self, context: Sequence[int]) -> None:
        """Begin a reply after ``context``; one that is continued has no marks before it."""
        self._begins = len(context)
        self._count = len(self._tokens) if list(context[-len(self._tokens) :]) == self._tokens else 0

    def count_unmarked(self, context: Sequence[int], length: int) -> int:
        """Return how many of the last ``length`` tokens of ``context`` are no marks."""
        before_reply = length - (len(context) - self._begins)
        return length - max(0, min(before_reply, self._count))
