"""A model's working memory: the cache of tokens it has read, and the decode call.

A failed assertion in llama.cpp ends the process. This table lists what it asserts about the calls made in this package,
and what keeps each of them true:

====================================  ==================================================================================
a call's tokens <= ``n_batch``        pieces of :attr:`Context._piece`: ``llama_n_batch``, which a small context lowers
a call's tokens > 0                   refused by :meth:`Context.decode`
tokens <= ``n_ubatch``, not causal    ``attention_type``: always causal
wanted rows <= ``n_outputs_max``      refused by :meth:`Context.decode`; all of them stand in the last piece
position < rows of a position table   ``context_tokens``, at most what the model was made for; llama.cpp rounds up
sequences that there are              :func:`grow` makes a context for each
positions without a gap, known        an error in place of an assertion: :class:`BrokenModel`
tokens
a token to begin (end) a text with    :meth:`ModelVocabulary.tokenize` asks for none that the vocabulary lacks
a stack for the longest match         texts with long runs are cut (``long_runs.py``)
a byte for every byte, a spelling     the trial child spells every token and splits a text of all bytes (``trial.py``)
for every token
whatever stands in a grammar          followed by a child process (``matcher.py``)
rows of a piece > copies of a state   ``n_rs_seq`` is at most two below ``n_ubatch``
quantizing                            in a child process (``quantize.py``)
====================================  ==================================================================================

Templates are never given to llama.cpp (``template.py``).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from typing import Any

from app.errors import ModelFileError, NotEnoughMemory
from app.language import number, tr
from app.llama.attention import FUSED, Attention
from app.llama.cache_state import CacheState, StateBytes
from app.llama.library import api
from app.llama.model import Model
from app.llama.native_context import (
    ContextSetup,
    NativeContext,
    SequencePart,
    StopFlag,
    compute,
    no_chat_model,
    padded,
)
from app.llama.private.layer_states import Tap
from app.speculation.drafters.states import StateListener
from app.speculation.language_model import BrokenModel, FloatArray
from app.speculation.settings import MOST_DRAFTED

__all__ = ["Context", "Reading", "StopFlag", "compute", "decode_together", "grow", "no_chat_model", "padded"]

_LEAST_CONTEXT_TOKENS = 32
"""The smallest context: the shortest conversation needs as much. Passes that learn a pair's costs need nearly that."""


class Snapshots:
    """Counts how many tokens a running state can be taken back.

    Recurrent and hybrid models keep a digest of all they read. For some architectures llama.cpp can also keep copies of
    the digest after each of a pass's last tokens (``n_rs_seq``), and goes back to one of them to take tokens back. But
    it does not check which pass a copy is from: those of an earlier pass lie in the same places, and it would go on
    from them. So this class counts the copies that the latest pass left.

    Copies help a target alone: a draft reads its guesses one by one, which leaves none, so a hybrid cannot be a draft.

    Args:
        most: copies that a context keeps besides the present state; 0 where it keeps every token, or no copies: then
            llama.cpp itself knows what can be taken back.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._copies_left = 0

    def count_pass(self, tokens: int) -> None:
        """Count the copies of a pass over so many tokens: there is one after each of its last tokens."""
        self._copies_left = min(self.most, tokens - 1)

    def discard(self) -> None:
        """Count no copies any more: a pass broke off, or they were used. The next pass makes new ones."""
        self._copies_left = 0

    def can_take_back(self, tokens: int) -> bool:
        """Return whether so many tokens can be taken back, as far as copies matter."""
        return not self.most or tokens <= self._copies_left


class Positions:
    """Turns places in a text with pictures into a cache's positions.

    A text is counted token by token, and a picture as many as it has rows. Most models give each row a position of its
    own. Those with several dimensions of positions (M-RoPE, arXiv 2409.12191) let all rows of a picture take no more
    than its longer side does, and the text goes on from there.
    """

    def __init__(self) -> None:
        self._pictures: list[tuple[int, int]] = []  # where one ends that took fewer positions, and how many fewer

    @property
    def are_places(self) -> bool:
        """True if every place is its position."""
        return not self._pictures

    def position_of(self, place: int) -> int:
        """Return the position of a place that is not inside a picture."""
        return place - sum(fewer for end, fewer in self._pictures if end <= place)

    def add_picture(self, first: int, rows: int, positions: int) -> None:
        """Count a picture from the place ``first`` on, the last of all."""
        if positions != rows:
            self._pictures.append((first + rows, rows - positions))

    def copy(self, length: int) -> Positions:
        """Return the same for the first ``length`` places."""
        other = Positions()
        other._pictures = list(self._pictures)
        other.shorten(length)
        return other

    def shorten(self, length: int) -> None:
        """Forget what lies beyond ``length`` places."""
        self._pictures = [picture for picture in self._pictures if picture[0] <= length]


class Context:
    """:class:`app.speculation.language_model.LanguageModel` over a llama.cpp context with one sequence.

    Args:
        model: stays open longer than this context.
        context_tokens: how many tokens it holds.
        threads: how many compute.
        stop: shared by every context that one cancel should stop.
        kind: of attention; by default the one that a target needs.
        copies: how many copies of its running state to keep, where the model has one and llama.cpp can copy it.

    Raises:
        NotEnoughMemory: the cache or the compute buffers do not fit.
        ModelFileError: the model keeps no text, so it cannot write any; or it was made for a few words at once.
    """

    def __init__(
        self,
        model: Model,
        *,
        context_tokens: int,
        threads: int,
        stop: StopFlag,
        kind: Attention = FUSED,
        copies: int = 0,
    ) -> None:
        if context_tokens < _LEAST_CONTEXT_TOKENS:
            raise ModelFileError(
                tr(
                    "{name} was made for texts of {size} tokens, too short for a question and an answer.",
                    name=model.path.name,
                    size=number(context_tokens),
                )
            )
        self._take(NativeContext(ContextSetup(model, context_tokens, threads, stop, kind, copies)), 0)

    def _take(self, native: NativeContext, sequence: int) -> None:
        """Begin with an empty sequence of a native context."""
        self.tokens_read = 0
        """Count of all tokens it was ever given, guesses included; it shows what a kept cache saves."""
        self.token_bytes = 0
        """Bytes of the cache for a token; known once :meth:`can_take_back` was tried."""
        self._length = 0
        self._positions_by_place = Positions()
        self._snapshots = Snapshots(int(api.llama_n_rs_seq(native.handle)))
        self.threads = native.setup.threads
        """Number of threads that compute, unless :meth:`use_threads` says otherwise of single rows."""
        self._keeps_no_tokens = native.setup.model.keeps_no_tokens
        self._taps: list[Tap] = []
        self._use(native, sequence)

    def _use(self, native: NativeContext, sequence: int) -> None:
        """Compute in a native context from now on."""
        self.native, self.sequence = native, sequence
        self._context_tokens, self._piece = native.context_tokens, native.piece
        self.kind = native.setup.kind
        """Of attention."""
        self._state = CacheState(native.handle, native.setup.model, sequence, sequences=native.sequences)

    @classmethod
    def of(cls, native: NativeContext, sequence: int) -> Context:
        """Return the context of another sequence of a native one; it is freed with the first."""
        context = cls.__new__(cls)
        context._take(native, sequence)  # noqa: SLF001 - of this class
        return context

    def move(self, native: NativeContext) -> bool:
        """Compute in another native context from now on; ``False``: what was read cannot be copied, nothing changed."""
        state = self._state.copy_out() if self._length else None
        if self._length and state is None:
            return False
        before = self.native
        self._use(native, self.sequence)
        if state is not None and not self._state.copy_in(state):
            self._use(before, self.sequence)
            return False
        return True

    def follow(self, other: Context, length: int) -> None:
        """Hold what another sequence of the same cache holds of its first ``length`` tokens, without reading them."""
        self.clear()
        self.native.copy(other.sequence, self.sequence, other._positions_by_place.position_of(length))
        self._length = length
        self._positions_by_place = other._positions_by_place.copy(length)

    def close(self) -> None:
        self.native.close()

    @property
    def handle(self) -> Any:
        """The native pointer, for a head that guesses for this context."""
        return self.native.handle

    def open_tap(self, layers: Sequence[int], listener: StateListener, *, last_is_input: bool = False) -> Tap:
        """Tell ``listener`` of every pass, and of what the pass computed before ``layers``: see :class:`Tap`."""
        tap = Tap(self.native.handle, layers, listener, last_is_input=last_is_input)
        self._taps.append(tap)
        return tap

    def close_tap(self, tap: Tap) -> None:
        """Stop telling a tap's listener of passes."""
        self._taps.remove(tap)
        tap.close()

    @property
    def context_tokens(self) -> int:
        return self._context_tokens

    @property
    def length(self) -> int:
        return self._length

    @property
    def longest_draft(self) -> int:
        """The most guesses of a round, if tokens can be taken back at all: every guess may be wrong."""
        return min(MOST_DRAFTED, self._snapshots.most or MOST_DRAFTED)

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        if not tokens or not 0 <= rows <= min(len(tokens), MOST_DRAFTED + 1, self._piece):
            raise ValueError(f"{rows} rows of {len(tokens)} tokens")
        before = self._length
        if before + len(tokens) > self._context_tokens:
            raise BrokenModel(tr("It was given more than its context holds."))
        tail = max(rows, len(tokens) % self._piece or self._piece)  # the last call holds every wanted row
        head = max(0, len(tokens) - tail)
        try:
            for start in range(0, head, self._piece):
                self._decode(tokens[start : min(start + self._piece, head)], 0)
            self._decode(tokens[head:], rows)
        except BaseException:
            self._undo(before)
            raise
        if rows == 0:
            return self.native.no_rows
        return self.native.logits(rows)

    def read_picture(self, rows: int, positions: int, read: Callable[[Any, int], int]) -> None:
        """Read the rows of a picture after what is in the cache. No tap is told of it: close them first.

        Args:
            rows: how many there are, each of which counts as a token.
            positions: how many they take.
            read: has the native context read them from a position on; returns a status as ``llama_decode`` does.

        Raises:
            Interrupted: stopped on request; the cache is as before.
            BrokenModel: the model failed, likewise.
        """
        before = self._length
        if before + rows > self._context_tokens:
            raise BrokenModel(tr("It was given more than its context holds."))
        try:
            setup, position = self.native.setup, self._positions_by_place.position_of(before)
            compute(lambda: read(self.native.handle, position), setup.stop, setup.model.pages)
        except BaseException:
            self._undo(before)
            raise
        self._length += rows
        self._positions_by_place.add_picture(before, rows, positions)
        self._snapshots.discard()
        self.tokens_read += rows

    def truncate(self, length: int) -> None:
        if length >= self._length:
            return
        is_possible = self._snapshots.can_take_back(self._length - length)
        if is_possible and self.native.forget(self.sequence, self._positions_by_place.position_of(length)):
            self._set_length(length)
        else:  # a recurrent state holds a digest of all tokens: it can only start again
            self.clear()

    def can_take_back(self) -> bool:
        """Return whether the last tokens of a pass can be removed again; try it on an empty cache with two tokens.

        Recurrent and hybrid models need copies of their states for that; without, guesses for them cannot be checked.
        """
        self.decode([0, 0], rows=0)
        self.token_bytes = self.state_bytes // 2
        possible = self.native.forget(self.sequence, 1)
        self.clear()
        return possible

    def use_threads(self, count: int) -> None:
        """Have ``count`` threads compute passes over one row; passes over more keep all that the context was given."""
        self.native.use_threads(count)

    def clear(self) -> None:
        """Forget everything."""
        self.native.clear(self.sequence)
        self._set_length(0)

    @property
    def keeps_no_tokens(self) -> bool:
        """True if what it read is a digest, of which no part can be used but the whole."""
        return self._keeps_no_tokens

    @property
    def can_share(self) -> bool:
        """True if other sequences can lie in the same cache.

        A digest is no cell among others. And of a sliding window llama.cpp gives cells that have left it to any
        sequence, so that tokens could not be taken back any more.
        """
        return not self._keeps_no_tokens and not api.llama_model_n_swa(self.native.setup.model.handle)

    def remains(self, length: int) -> int:
        """Return how many tokens :meth:`truncate` would leave: ``length``, or none."""
        back = self._length - length
        if back <= 0:
            return self._length
        has_copies = self._snapshots.most > 0 and self._snapshots.can_take_back(back)
        return length if not self._keeps_no_tokens or has_copies else 0

    @property
    def state_bytes(self) -> int:
        """The size of a copy."""
        return self._state.size_bytes

    def copy_out(self) -> StateBytes | None:
        """Return a copy of what was read, for :meth:`copy_in`; ``None`` where there can be none.

        There is none of a text in which places are not positions: nothing in a copy tells which is which.
        """
        return self._state.copy_out() if self._length and self._positions_by_place.are_places else None

    def copy_in(self, state: StateBytes, length: int) -> bool:
        """Take up what another text of ``length`` tokens left; ``False``: that failed, and nothing is held.

        Args:
            state: what :meth:`copy_out` of a context like this one returned.
            length: how many tokens that one held.
        """
        self._set_length(0)
        if length > self._context_tokens or not self._state.copy_in(state):
            self.clear()
            return False
        self._length = length
        return True

    def _set_length(self, length: int) -> None:
        self._length = length
        self._positions_by_place.shorten(length)
        self._snapshots.discard()
        for tap in self._taps:
            tap.listener.forgot(length)

    def _decode(self, tokens: Sequence[int], rows: int) -> None:
        self.native.read([self._part(tokens, rows)])
        self._count(tokens)

    def _part(self, tokens: Sequence[int], rows: int) -> SequencePart:
        """Return what a pass is to read next of this sequence."""
        position = self._length
        if not self._positions_by_place.are_places:
            position = self._positions_by_place.position_of(position)
        return SequencePart(self.sequence, position, tokens, rows)

    def _count(self, tokens: Sequence[int]) -> None:
        """Take down that a pass has read ``tokens``."""
        first, count = self._length, len(tokens)
        self._length += count
        self._snapshots.count_pass(count)
        self.tokens_read += count
        for tap in self._taps:
            tap.hand_over(first, tokens)

    def _undo(self, before: int) -> None:
        """Forget what a pass that failed may have read: count one more, since part of it may have reached the cache."""
        self._length += 1
        self._snapshots.discard()
        self.truncate(before)


@dataclass(frozen=True, slots=True)
class Reading:
    """The part of a joint pass that belongs to one sequence."""

    context: Context
    tokens: Sequence[int]
    rows: int


def decode_together(readings: Sequence[Reading]) -> list[FloatArray]:
    """Have several sequences of one native context read in one pass.

    Args:
        readings: of different sequences. Tokens and rows together are at most what the native context takes.

    Returns:
        The logits of each, as :meth:`Context.decode` does; all are valid until the next call.

    Raises:
        Interrupted, BrokenModel: as :meth:`Context.decode` does; all caches are as before.
    """
    native = readings[0].context.native
    before = [one.context.length for one in readings]
    try:
        native.read([one.context._part(one.tokens, one.rows) for one in readings])  # noqa: SLF001 - of this module
    except BaseException:
        for one, length in zip(readings, before, strict=True):
            one.context._undo(length)  # noqa: SLF001
        raise
    for one in readings:
        one.context._count(one.tokens)  # noqa: SLF001
    total = sum(one.rows for one in readings)
    rows = native.logits(total) if total else native.no_rows
    ends = list(accumulate(one.rows for one in readings))
    return [rows[end - one.rows : end] for one, end in zip(readings, ends, strict=True)]


def grow(contexts: list[Context], sequences: int, kind: Attention | None = None) -> bool:
    """Have a cache hold more sequences.

    Args:
        kind: of attention from now on; of another kind than before, what was read is forgotten.
        contexts: all of one native context, in the order of their sequences; the new ones are appended.
        sequences: how many there are to be.

    Returns:
        Whether there is memory for it, and what was read could be moved; else nothing has changed.
    """
    old = contexts[0].native
    try:
        new = NativeContext(replace(old.setup, kind=kind or old.setup.kind), sequences)
    except NotEnoughMemory:
        return False
    new.use_threads(old.threads_for_one_row)
    moved: list[Context] = []
    for context in contexts:
        if new.setup.kind != old.setup.kind:
            context.clear()
        if not context.move(new):
            for one in moved:
                one._use(old, one.sequence)  # noqa: SLF001 - of this module
            new.close()
            return False
        moved.append(context)
    old.close()
    contexts += [Context.of(new, sequence) for sequence in range(len(contexts), sequences)]
    return True
