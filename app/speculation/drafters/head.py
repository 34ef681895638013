"""Drafting with a head: one small layer that goes on from what the target computed.

A draft model knows the text alone. A head (EAGLE-3, arXiv 2503.01840) also reads the target's own states: for each
token together with the state that led to it. Beyond the last token that the target has read there is no such state, so
the head feeds its own back, guess by guess. These rows are provisional: once the target has read the same tokens, they
are read again with its true states.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from app.speculation.drafters.base import NO_OFFER, Offer
from app.speculation.drafters.model import ModelDrafter
from app.speculation.model import BrokenModel, FloatArray, Interrupted
from app.speculation.sampling import Sampler
from app.speculation.settings import MOST_DRAFTED
from app.speculation.states import StateWindow

SOURCE = "head"

_MOST_UNREAD = 192
"""States that wait to be read, at most; then the head reads them, all at once. A reply before which less stands begins
as soon as without a head."""
_KEPT_ROWS = 320
"""Of these three quarters always stay: all that wait, and some that were read and may be needed again."""
_PASSED_OVER = -1
"""In place of a token whose row was never read."""


class HeadModel(Protocol):
    """What computes: a head with a cache of the rows it has read. A row is named by the place of its token."""

    @property
    def context_tokens(self) -> int:
        """How many tokens of text it can follow."""
        ...

    @property
    def rows_at_once(self) -> int:
        """The most rows of a call."""
        ...

    @property
    def width(self) -> int:
        """Numbers in one of its states."""
        ...

    @property
    def reads_first(self) -> bool:
        """Whether a text's first token has a row, too, to which nothing led."""
        ...

    def encode(self, states: FloatArray) -> FloatArray:
        """Make what the head reads of the target's states: (rows, the target's widths) becomes (rows, width).

        Raises:
            Interrupted: stopped on request.
            BrokenModel: the head failed.
        """
        ...

    def decode(
        self, tokens: Sequence[int], states: FloatArray, first: int, *, output: bool
    ) -> tuple[FloatArray, FloatArray]:
        """Read rows; those from the place ``first`` on that are in the cache are replaced.

        Args:
            tokens: one for each row.
            states: what led to each of them, (rows, width).
            first: the place of the first of the tokens in the text, at least 1: nothing leads to a text's first token.
            output: whether the outcome of the last row is wanted.

        Returns:
            Logits (1, vocabulary) and the head's own state (1, width), or no rows. Views, valid until the next call.

        Raises:
            Interrupted: stopped on request; the rows before ``first`` stay.
            BrokenModel: likewise, the head failed.
        """
        ...

    def clear(self) -> None:
        """Forget all rows."""
        ...


class HeadReader:
    """:class:`app.speculation.model.LanguageModel` and :class:`app.speculation.states.StateListener` over a head.

    Keeps two texts apart: what the drafter has it read, and what the head's cache holds. The latter may be ahead,
    since a long prompt is read as the target reads it, and may have no rows for a beginning whose states went by.
    """

    def __init__(self, head: HeadModel) -> None:
        self._head = head
        self._window = StateWindow(_KEPT_ROWS)
        self._text: list[int] = []
        self._cached: list[int] = []  # the token of each row, by place
        self._same = 0  # so many places, from the first on, are known to be the same in both
        self._true = 0  # the rows of so many were read with the target's states
        self._own: FloatArray | None = None  # the head's state after its last row
        self._broken: BrokenModel | None = None
        self.idle = False
        """Whether nobody wants guesses for now. Long passes are read all the same, since they may be a prompt that
        another reply will follow; a reply's own tokens go by."""

    @property
    def context_tokens(self) -> int:
        return self._head.context_tokens

    @property
    def length(self) -> int:
        return len(self._text)

    def can_follow(self, length: int) -> bool:
        """Whether the target's state is known that leads to the last one of ``length`` tokens."""
        return length - 2 in self._window

    def unread(self, length: int) -> int:
        """How many rows it must read before it can guess what follows ``length`` tokens."""
        return length - max(min(self._true, length - 1), self._window.first)

    def took(self, first: int, tokens: Sequence[int], states: Sequence[FloatArray]) -> None:
        goes_by = self.idle and len(tokens) <= MOST_DRAFTED + 1
        step = self._head.rows_at_once
        for start in range(0, len(tokens), step):
            part = slice(start, start + step)
            unread = self._window.end - max(self._true, self._window.first)
            if not goes_by and unread + len(tokens[part]) > _MOST_UNREAD:
                self._catch_up()
            self._window.add(first + start, tokens[part], [state[part] for state in states])

    def forgot(self, length: int) -> None:
        self._window.cut(length)
        # The state that led to the token at that place stays. Whether the same token will stand there again, shows.
        del self._cached[length + 1 :]
        self._true = min(self._true, len(self._cached))
        self._same = min(self._same, len(self._cached))

    def truncate(self, length: int) -> None:
        del self._text[length:]
        self._same = min(self._same, len(self._text))

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        """As the protocol says, for one row of logits.

        It can be given where :meth:`can_follow` said so, and for guesses after that, which the head makes one by one.
        """
        if rows != 1:
            raise ValueError(f"{rows} rows of a head")
        if self._broken is not None:
            raise self._broken
        before = len(self._text)
        if before + len(tokens) > self.context_tokens:
            raise BrokenModel("It was given more than its context holds.")
        self._text.extend(tokens)
        try:
            logits = self._read(self._text, self._pass_over(self._first_new()), output=True)
        except BaseException:
            self.truncate(before)
            raise
        self._same = len(self._text)
        return logits

    def _first_new(self) -> int:
        """The first place in the text whose row must be read, or read again."""
        text, cached = self._text, self._cached
        end = min(len(text), len(cached))
        while self._same < end and cached[self._same] in {text[self._same], _PASSED_OVER}:
            self._same += 1
        place = min(self._same, len(text) - 1)
        return self._true if self._true < place and self._true - 1 in self._window else place

    def _catch_up(self) -> None:
        """Read all that the target has read."""
        window, place = self._window, self._true
        if self._broken is not None:
            return
        if place - 1 in window and self._cached[place - 1] not in {window.token(place - 1), _PASSED_OVER}:
            place -= 1  # its row was read with a guess that was wrong
        try:
            place = self._pass_over(place)
            end = min(window.end, self.context_tokens)
            if place < end:
                self._read([*self._cached[:place], *window.tokens(place, end)], place, output=False)
        except BrokenModel as broken:
            self._broken = broken  # said when a guess is asked for: the target itself has done its work
        except Interrupted:
            pass  # what stays unread is passed over later, should it have left by then

    def _pass_over(self, place: int) -> int:
        """Where reading can begin, for reading from ``place`` on: the target's states are not kept for ever.

        A single one that is missing is taken for nothing, and what was read before keeps its place. With more of them
        missing the head starts anew behind the hole.
        """
        known = self._window.first + 1
        if place >= known or (place == known - 1 and (place > 0 or self._head.reads_first)):
            return place
        self._head.clear()
        self._cached[:] = [_PASSED_OVER] * known
        self._true = self._same = known
        return known

    def _read(self, text: Sequence[int], place: int, *, output: bool) -> FloatArray:
        """Read ``text`` from ``place`` on; returns the logits of what follows it, if ``output``."""
        end, known = len(text), self._window.end + 1
        logits: FloatArray | None = None
        while place < end:
            stop = min(end, known, place + self._head.rows_at_once) if place - 1 in self._window else place + 1
            states = self._leading_to(place, stop)
            del self._cached[place:]
            self._same, self._true = min(self._same, place), min(self._true, place)
            wanted = output and stop in {end, known}
            logits, own = self._head.decode(text[place:stop], states, place, output=wanted)
            self._own = own.copy() if wanted else None
            self._cached.extend(text[place:stop])
            if place < known:
                self._true = stop
            place = stop
        if logits is None:
            raise ValueError("nothing to read")
        return logits

    def _leading_to(self, place: int, stop: int) -> FloatArray:
        """The states that led to the tokens from ``place`` to before ``stop``: the target's, or the head's own."""
        if place - 1 in self._window:
            return self._head.encode(self._window.states(place - 1, stop - 1))
        if place > self._window.end and self._own is not None:
            return self._own
        return np.zeros((1, self._head.width), dtype=np.float32)


class HeadDrafter(ModelDrafter):
    """Guesses with a head, as a draft model does; where it knows what the target computed last."""

    def __init__(self, reader: HeadReader, sampler: Sampler) -> None:
        super().__init__(reader, sampler, source=SOURCE)
        self.reader = reader

    def offer(self, context: Sequence[int]) -> Offer:
        offer = super().offer(context)
        if not offer.source or not self.reader.can_follow(len(context)):
            return NO_OFFER
        # Few tokens may be new to the drafter, or few rows to the head.
        return Offer(SOURCE, min(offer.backlog, self.reader.unread(len(context))))
