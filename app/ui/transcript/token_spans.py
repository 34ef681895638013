"""Map from each character of a reply to the token that wrote it. No Qt here.

The transcript shows rendered Markdown, the inspector shows tokens; both meet in the reply's source text. The spans
keep, for every character of that text, the token that wrote it, and for every rejected guess the place where it
would have stood.
"""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from operator import is_

from app.speculation.trace import Outcome, Round, Token

NO_ENTRY = -1


@dataclass(frozen=True, slots=True)
class TokenSpan:
    """One token that was written, or one guess that was rejected."""

    token: Token
    round: Round
    offset: int
    """Start of its text in the reply, or of the text that would have stood there."""
    against: int
    """For a rejected guess the entry that was written in its place; for a corrected token the first rejected
    guess; otherwise ``NO_ENTRY``."""
    drafter: str = ""
    """Source of the guess: ``model``, ``head``, ``lookup``, ``memory`` or empty."""

    @property
    def outcome(self) -> Outcome:
        return self.token.outcome

    @property
    def rejected(self) -> bool:
        return self.token.outcome is Outcome.REJECTED


class TokenSpans:
    """The tokens of one reply, addressed by their place in its text."""

    def __init__(self) -> None:
        self.entries: list[TokenSpan] = []
        self._rounds: list[Round] = []
        self._parts: list[str] = []
        self._length = 0
        self._entry_at = array("i")
        self._rejected_offsets: list[int] = []
        self._rejected_groups: list[tuple[int, ...]] = []
        self._source: str | None = ""
        self._clipped: str | None = None

    @classmethod
    def of(cls, rounds: Iterable[Round], text: str | None = None) -> TokenSpans:
        """Make the spans of a finished reply; ``text`` is what it shows, if a stop string cut off its end."""
        spans = cls()
        spans.add_rounds(rounds)
        if text is not None:
            spans.show_as(text)
        return spans

    @property
    def source(self) -> str:
        if self._clipped is not None:
            return self._clipped
        if self._source is None:
            self._source = "".join(self._parts)
            self._parts = [self._source]
        return self._source

    @property
    def rounds(self) -> Sequence[Round]:
        return self._rounds

    def add_rounds(self, rounds: Iterable[Round]) -> None:
        for round_ in rounds:
            self._rounds.append(round_)
            self._add_round(round_)
        self._source = None

    def are_of(self, rounds: Sequence[Round]) -> bool:
        """Return whether they were made of these very rounds: they are made once, however often they are handed on."""
        return len(rounds) == len(self._rounds) and all(map(is_, rounds, self._rounds))

    def show_as(self, text: str) -> None:
        """Say what text the reply has in the end. Text that is not the tokens' own has no tokens from there on."""
        source = self.source
        common = len(text) if source.startswith(text) else _common_prefix(source, text)
        keep = bisect_left(self._rejected_offsets, common + 1)
        del self._rejected_offsets[keep:], self._rejected_groups[keep:]
        del self._entry_at[common:]
        self._clipped = text

    def entry_index(self, offset: int) -> int:
        """Return the entry that wrote the character at ``offset``, or ``NO_ENTRY``."""
        return self._entry_at[offset] if 0 <= offset < len(self._entry_at) else NO_ENTRY

    def entry_indexes(self, offsets: tuple[int, ...]) -> tuple[int, ...]:
        """Return :meth:`entry_index` for many places; fast where they follow one another."""
        if not offsets:
            return ()
        first, last = offsets[0], offsets[-1]
        if first >= 0 and last - first == len(offsets) - 1 and last < len(self._entry_at):
            return tuple(self._entry_at[first : last + 1])
        return tuple(self.entry_index(offset) for offset in offsets)

    def entries_of_round(self, index: int) -> range:
        """Places in ``entries`` of what the round of this index wrote, and of its guesses that were rejected."""
        first = bisect_left(self.entries, index, key=lambda entry: entry.round.index)
        return range(first, bisect_right(self.entries, index, lo=first, key=lambda entry: entry.round.index))

    def rejected_between(self, start: int, end: int) -> Sequence[tuple[int, tuple[int, ...]]]:
        """Return ``(offset, entries)`` of the rejected guesses whose place is in ``[start, end)``."""
        first = bisect_left(self._rejected_offsets, start)
        last = bisect_left(self._rejected_offsets, end)
        return list(zip(self._rejected_offsets[first:last], self._rejected_groups[first:last], strict=True))

    def _add_round(self, round_: Round) -> None:
        corrected = len(self.entries) + round_.accepted
        first_rejected = len(self.entries) + len(round_.tokens)
        for position, token in enumerate(round_.tokens):
            if position == round_.accepted and round_.rejected:
                self._rejected_offsets.append(self._length)
                self._rejected_groups.append(tuple(range(first_rejected, first_rejected + len(round_.rejected))))
            stands_against = first_rejected if position == round_.accepted and round_.rejected else NO_ENTRY
            self._entry_at.extend([len(self.entries)] * len(token.text))
            self.entries.append(TokenSpan(token, round_, self._length, stands_against, round_.drafter))
            self._parts.append(token.text)
            self._length += len(token.text)
        place = self.entries[corrected].offset if corrected < len(self.entries) else self._length
        if round_.rejected and corrected >= len(self.entries):
            self._rejected_offsets.append(place)
            self._rejected_groups.append(tuple(range(first_rejected, first_rejected + len(round_.rejected))))
            corrected = NO_ENTRY
        for token in round_.rejected:
            self.entries.append(TokenSpan(token, round_, place, corrected, round_.drafter))


def judged_so_far(round_: Round, count: int = 0) -> Round:
    """Return a round as it stood after so many verdicts: guesses that wait are plain tokens."""
    guesses = (*round_.tokens[: round_.accepted], *round_.rejected)
    waiting = (replace(token, outcome=Outcome.PLAIN) for token in guesses[count:])
    return replace(round_, tokens=(*guesses[:count], *waiting), rejected=(), accepted=count)


def _common_prefix(first: str, second: str) -> int:
    for index, (a, b) in enumerate(zip(first, second, strict=False)):
        if a != b:
            return index
    return min(len(first), len(second))
