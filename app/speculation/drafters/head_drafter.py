"""Guesses from a head: one small layer that goes on from what the target computed.

A draft model knows the text alone. A head (EAGLE-3, arXiv 2503.01840) also reads the target's own states: for each
token together with the state that led to it. Beyond the last token that the target has read there is no such state, so
the head feeds its own back, guess by guess. These rows are provisional: once the target has read the same tokens, they
are read again with its true states.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from app.speculation.drafters.base import NO_OFFER, Draft, Guess, Offer, WantMore
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.drafters.state_reader import Arrays, StateModel, StateReader
from app.speculation.language_model import FloatArray, IntArray
from app.speculation.sampling.sampler import SampledToken, Sampler, ShapedLogits

SOURCE = "head"
"""The name of this source of guesses."""

_PASSED_OVER = -1
"""Stands for a token whose row was never read."""
_LEAST_DOUBT = 1e-6
_MARGIN_AT_EVEN_ODDS = 0.2
"""With such a margin guesses of most draft models are right every other time; the odds grow about as margins do."""


class HeadModel(StateModel, Protocol):
    """Computes a head's logits, with a cache of the rows it has read. A row has the place of its token in the text."""

    @property
    def width(self) -> int:
        """Numbers in one of its states."""
        ...

    @property
    def reads_first(self) -> bool:
        """True if a text's first token has a row too, although no state led to it."""
        ...

    def encode(self, states: FloatArray) -> FloatArray:
        """Make what the head reads out of the target's states.

        Args:
            states: shape (rows, sum of the target's widths).

        Returns:
            Shape (rows, :attr:`width`).

        Raises:
            Interrupted: stopped on request.
            BrokenModel: the head failed.
        """
        ...

    def decode(
        self, tokens: Sequence[int], states: FloatArray, first: int, *, output: bool
    ) -> tuple[FloatArray, FloatArray]:
        """Read rows, which replace those of the cache from the place ``first`` on.

        Args:
            tokens: one for each row.
            states: what led to each of them, shape (rows, :attr:`width`).
            first: the place of the first token in the text.
            output: whether the outcome of the last row is wanted.

        Returns:
            Logits of shape (1, vocabulary) and the head's own state of shape (1, width); without ``output`` no rows
            of either. Views, valid until the next call.

        Raises:
            Interrupted: stopped on request; the rows before ``first`` stay.
            BrokenModel: likewise, the head failed.
        """
        ...


class HeadReader(StateReader):
    """Makes a head of one layer look like a language model.

    It keeps two texts apart: what the drafter has it read, and what the head's cache holds. The latter may be ahead,
    since a long prompt is read as the target reads it, and may lack a beginning whose states are no longer kept.

    Args:
        head: computes.
    """

    def __init__(self, head: HeadModel) -> None:
        super().__init__(head)
        self._head = head
        self._cached: list[int] = []  # the token of each row, by place
        self._same = 0  # so many places, from the first on, are known to be the same in both
        self._own: FloatArray | None = None  # the head's state after its last row

    def unread(self, length: int) -> int:
        return length - max(min(self._true, length - 1), self._window.first)

    def forgot(self, length: int) -> None:
        self._window.cut(length)
        # The state that led to the token at that place stays. Whether the same token will stand there again, shows.
        del self._cached[length + 1 :]
        self._true = min(self._true, len(self._cached))
        self._same = min(self._same, len(self._cached))

    def truncate(self, length: int) -> None:
        super().truncate(length)
        self._same = min(self._same, len(self._text))

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        """Read ``tokens`` and return the logits of what follows, shape (1, vocabulary).

        Args:
            tokens: what follows the text read so far: all that is missing where :meth:`can_follow` said yes, then the
                guesses one by one.
            rows: 1.

        Raises:
            Interrupted: stopped on request; the text is as before.
            BrokenModel: the head failed, or the text is longer than its context.
            ValueError: ``rows`` is not 1.
        """
        self._begin_decode(tokens, rows)
        before = len(self._text)
        self._text.extend(tokens)
        try:
            logits = self._read(self._text, self._pass_over(self._first_new()), output=True)
        except BaseException:
            self.truncate(before)
            raise
        self._same = len(self._text)
        return logits

    def copy_out(self) -> dict[str, FloatArray | IntArray]:
        window = self._window
        return {
            "text": np.array(self._text, dtype=np.int32),
            "cached": np.array(self._cached, dtype=np.int32),
            "counts": np.array([self._same, self._true, window.first, window.end], dtype=np.int32),
            "window": np.array(window.tokens(window.first, window.end), dtype=np.int32),
            "states": window.states(window.first, window.end).copy(),
            "own": self._own if self._own is not None else np.empty((0, self._head.width), dtype=np.float32),
        }

    def copy_in(self, rows: Arrays) -> None:
        self._text, self._cached = rows["text"].tolist(), rows["cached"].tolist()
        self._same, self._true, first, end = rows["counts"].tolist()
        self._window.restart(first)
        if end > first:
            self._window.add(first, rows["window"].tolist(), [rows["states"].astype(np.float32, copy=False)])
        self._own = rows["own"].astype(np.float32) if len(rows["own"]) else None

    def forget(self) -> None:
        super().forget()
        self._cached = []
        self._same = 0
        self._own = None

    def _first_new(self) -> int:
        """Return the first place in the text whose row must be read, or read again."""
        text, cached = self._text, self._cached
        end = min(len(text), len(cached))
        while self._same < end and cached[self._same] in {text[self._same], _PASSED_OVER}:
            self._same += 1
        place = min(self._same, len(text) - 1)
        return self._true if self._true < place and self._true - 1 in self._window else place

    def _read_states(self) -> None:
        window, place = self._window, self._true
        if place - 1 in window and self._cached[place - 1] not in {window.token(place - 1), _PASSED_OVER}:
            place -= 1  # its row was read with a guess that was wrong
        place = self._pass_over(place)
        end = min(window.end, self.context_tokens)
        if place < end:
            self._read([*self._cached[:place], *window.tokens(place, end)], place, output=False)

    def _pass_over(self, place: int) -> int:
        """Return where reading can begin, if it is to begin at ``place``: the target's states are not kept for ever.

        A single state that is missing is taken for zeros, and the rows before it stay. Where more are missing, the
        head starts anew behind the gap.
        """
        known = self._window.first + 1
        if place >= known or (place == known - 1 and (place > 0 or self._head.reads_first)):
            return place
        self._head.clear()
        self._cached[:] = [_PASSED_OVER] * known
        self._true = self._same = known
        return known

    def _read(self, text: Sequence[int], place: int, *, output: bool) -> FloatArray:
        """Read ``text`` from ``place`` on, and return the logits of what follows it, if ``output``."""
        end, known = len(text), self._window.end + 1
        logits: FloatArray | None = None
        while place < end:
            stop = min(end, known, place + self._head.rows_at_once) if place - 1 in self._window else place + 1
            states = self._leading_to(place, stop)
            del self._cached[place:]
            self._same, self._true = min(self._same, place), min(self._true, place)
            is_output_needed = output and stop in {end, known}
            logits, own = self._head.decode(text[place:stop], states, place, output=is_output_needed)
            self._own = own.copy() if is_output_needed else None
            self._cached.extend(text[place:stop])
            if place < known:
                self._true = stop
            place = stop
        if logits is None:
            raise ValueError("nothing to read")
        return logits

    def _leading_to(self, place: int, stop: int) -> FloatArray:
        """Return what led to the tokens from ``place`` to before ``stop``: states of the target, or the head's own."""
        if place - 1 in self._window:
            return self._head.encode(self._window.states(place - 1, stop - 1))
        if place > self._window.end and self._own is not None:
            return self._own
        return np.zeros((1, self._head.width), dtype=np.float32)


class HeadDrafter(ModelDrafter):
    """Guesses with a head of any kind, where the target's last states are known.

    Args:
        reader: the head, as a language model.
        sampler: of its own, with the settings of the target's.
    """

    def __init__(self, reader: StateReader, sampler: Sampler) -> None:
        super().__init__(reader, sampler, source=SOURCE)
        self.reader = reader
        """The head, as a language model."""

    def offer(self, context: Sequence[int]) -> Offer:
        offer = super().offer(context)
        if not offer.source or not self.reader.can_follow(len(context)):
            return NO_OFFER
        # Few tokens may be new to the drafter, or few rows to the head.
        backlog = min(offer.backlog, self.reader.unread(len(context)))
        return Offer(SOURCE, backlog, self.reader.most_guesses(len(context)) if self.reader.guesses_at_once else 0)

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        most = self.reader.most_guesses(len(context))
        return super().draft(context, position, lambda guesses: len(guesses) < most and want_more(guesses))

    def catch_up(self, context: Sequence[int], most: int) -> int:  # noqa: ARG002 - what waits is never much
        if self.problem is not None or not self.reader.can_follow(len(context)):
            return 0
        before = self.reader.unread(len(context))
        self.reader.catch_up()
        return before - self.reader.unread(len(context))

    def _guess_of(self, pick: SampledToken, shaped: ShapedLogits) -> Guess:
        confidence = self.reader.confidence
        if confidence is None:
            return super()._guess_of(pick, shaped)
        odds = confidence / max(1 - confidence, _LEAST_DOUBT)
        return Guess(pick.token, shaped, _MARGIN_AT_EVEN_ODDS * odds, confidence)

    def _read_backlog(self, _context: Sequence[int]) -> None:
        """Nothing: most of a text was read as the target read it, and the rest is never long."""
