"""A model's working memory: the cache of tokens it has read, and the decode call.

A failed assertion in llama.cpp ends the process. This table lists what it asserts about the calls made in this package,
and what keeps each of them true:

====================================  ==================================================================================
a call's tokens <= ``n_batch``        pieces of :attr:`Context._piece`: ``llama_n_batch``, which a small context lowers
a call's tokens > 0                   refused by :meth:`Context.decode`
tokens <= ``n_ubatch``, not causal    ``attention_type``: always causal
wanted rows <= ``n_outputs_max``      refused by :meth:`Context.decode`; all of them stand in the last piece
position < rows of a position table   ``context_tokens``, at most what the model was made for; llama.cpp rounds up
one sequence, number 0                :meth:`Context._prepare_batch`; ``llama_memory_seq_rm`` is asked about no other
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

import ctypes
import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from app.errors import ModelFileError, NotEnoughMemory
from app.language import number, tr
from app.llama.attention import FUSED, READ_TOKENS, Attention
from app.llama.cache_state import CacheState, StateBytes
from app.llama.library import api, native_log
from app.llama.model import Model
from app.llama.private.layer_states import Tap
from app.llama.private.stop_callback import is_nonempty_text
from app.llama.processors.spin_wait import spin_wait
from app.llama.weights.file_pages import FilePages
from app.speculation.drafters.states import StateListener
from app.speculation.language_model import BrokenModel, FloatArray, Interrupted
from app.speculation.settings import MOST_DRAFTED

_DECODE_ABORTED = 2  # llama_decode's return value
_CACHE_STEP = 256
"""Tokens. Ask only for caches of a multiple of this: llama.cpp rounds the cache up to one, but not the batch, which it
lowers to the size asked for."""
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

    def shorten(self, length: int) -> None:
        """Forget what lies beyond ``length`` places."""
        self._pictures = [picture for picture in self._pictures if picture[0] <= length]


class StopFlag:
    """Tells a running decode to stop, from any thread: by a letter in a buffer that is empty while it may go on."""

    def __init__(self) -> None:
        self._buffer = ctypes.create_string_buffer(2)
        self.callback: Any = is_nonempty_text
        self.data = ctypes.cast(self._buffer, ctypes.c_void_p)

    def raise_(self) -> None:
        self._buffer[0] = b"\x01"

    def lower(self) -> None:
        self._buffer[0] = b"\x00"

    @property
    def is_raised(self) -> bool:
        return self._buffer[0] != b"\x00"


_logits_address = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_void_p)(
    ctypes.cast(api.llama_get_logits, ctypes.c_void_p).value or 0
)
"""``llama_get_logits`` with a number as its result: a pointer object for every token takes longer than the call."""


def padded(context_tokens: int) -> int:
    """Return the size of a cache for so many tokens."""
    return -(-context_tokens // _CACHE_STEP) * _CACHE_STEP


def compute(call: Callable[[], int], stop: StopFlag, pages: FilePages | None) -> None:
    """Run a native pass.

    Args:
        call: runs it, and returns llama.cpp's status.
        stop: ends it early.
        pages: watches the files that it reads weights from.

    Raises:
        Interrupted: ``stop`` was raised.
        LostFile: one of the files is not what it was, so what was computed is worth nothing.
        BrokenModel: it failed by itself.
    """
    native = native_log()
    native.ended_by_us = lambda: stop.is_raised
    with spin_wait().watched():
        status = int(call())
    native.expect_nothing()
    if pages is not None and (lost := pages.lost()) is not None:
        stop.lower()  # raised by the loss itself, perhaps; whoever wants the job to end is asked besides
        raise lost
    if status == _DECODE_ABORTED or (status != 0 and stop.is_raised):
        raise Interrupted
    if status != 0:
        detail = native_log().drain()
        if detail:
            raise BrokenModel(tr("The model failed while computing ({detail}).", detail=detail))
        raise BrokenModel(tr("The model failed while computing."))


def no_chat_model(model: Model) -> ModelFileError:
    """Return the error for a model that does not write text."""
    return ModelFileError(tr("{name} is no chat model: it does not write text word by word.", name=model.path.name))


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
        params = api.llama_context_default_params()
        params.n_ctx = padded(context_tokens)
        params.n_batch = READ_TOKENS
        params.attention_type = api.LLAMA_ATTENTION_TYPE_CAUSAL
        params.flash_attn_type = kind.kind
        params.n_ubatch = kind.rows_at_once
        params.n_rs_seq = max(0, min(copies, kind.rows_at_once - 2))  # a pass keeps one row more, and must hold more
        params.n_outputs_max = MOST_DRAFTED + 1
        params.n_threads = threads
        params.n_threads_batch = threads
        params.abort_callback = stop.callback
        params.abort_callback_data = stop.data
        params.swa_full = True  # sliding-window layers must keep what a rollback may need again
        params.no_perf = True
        native_log().drain()
        self.threads = threads
        """Number of threads that compute, unless :meth:`use_threads` says otherwise of single rows."""
        self._stop = stop
        self._pages = model.pages
        self._vocabulary_size = model.vocabulary.size
        self._handle: Any = api.llama_init_from_model(model.handle, params)
        if not self._handle:
            raise NotEnoughMemory(
                tr(
                    "There is not enough free memory for {name} with a context of {size} tokens. Choose a "
                    "smaller context in Settings, or a smaller model.",
                    name=model.path.name,
                    size=number(context_tokens),
                )
            )
        self._memory: Any = api.llama_get_memory(self._handle)
        if not self._memory:
            api.llama_free(self._handle)
            raise no_chat_model(model)
        self.tokens_read = 0
        """Count of all tokens it was ever given, guesses included; it shows what a kept cache saves."""
        self._length = 0
        self._positions_by_place = Positions()
        self._snapshots = Snapshots(int(api.llama_n_rs_seq(self._handle)))
        self.kind = kind
        """Of attention."""
        self._keeps_no_tokens = model.keeps_no_tokens
        self._state = CacheState(self._handle, model)
        self._taps: list[Tap] = []
        self._logits_address = 0
        self._wrapped: dict[int, FloatArray] = {}
        self._context_tokens = min(context_tokens, int(api.llama_n_ctx(self._handle)))
        self._piece = min(READ_TOKENS, int(api.llama_n_batch(self._handle)))
        self._prepare_batch()

    def close(self) -> None:
        if self._handle:
            api.llama_batch_free(self._batch)
            api.llama_free(self._handle)
            self._handle = None
            spin_wait().rest()

    @property
    def handle(self) -> Any:
        """The native pointer, for a head that guesses for this context."""
        return self._handle

    def open_tap(self, layers: Sequence[int], listener: StateListener) -> Tap:
        """Tell ``listener`` of every pass, and of what the pass computed before ``layers``."""
        tap = Tap(self._handle, layers, listener)
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
            self._length += 1  # count one more, since part of the failed call may have reached the cache
            self._snapshots.discard()
            self.truncate(before)
            raise
        if rows == 0:
            return np.empty((0, self._vocabulary_size), dtype=np.float32)
        return self._logits(rows)

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
            compute(lambda: read(self._handle, self._positions_by_place.position_of(before)), self._stop, self._pages)
        except BaseException:
            self._length += 1  # as in a pass that failed: some of it may be there
            self._snapshots.discard()
            self.truncate(before)
            raise
        self._length += rows
        self._positions_by_place.add_picture(before, rows, positions)
        self._snapshots.discard()
        self.tokens_read += rows

    def _logits(self, rows: int) -> FloatArray:
        """Return the last pass's rows, where llama.cpp keeps them.

        Arrays over them are kept: making a new one costs as much as choosing a token.
        """
        address = _logits_address(self._handle)
        if not address:
            raise BrokenModel(tr("The model computed nothing."))
        if address != self._logits_address:
            self._wrapped.clear()
            self._logits_address = address
        if rows not in self._wrapped:
            logits = ctypes.cast(address, ctypes.POINTER(ctypes.c_float))
            self._wrapped[rows] = np.ctypeslib.as_array(logits, shape=(rows, self._vocabulary_size))
        return self._wrapped[rows]

    def truncate(self, length: int) -> None:
        if length >= self._length:
            return
        is_possible = self._snapshots.can_take_back(self._length - length)
        if is_possible and api.llama_memory_seq_rm(self._memory, 0, self._positions_by_place.position_of(length), -1):
            self._set_length(length)
        else:  # a recurrent state holds a digest of all tokens: it can only start again
            self.clear()

    def can_take_back(self) -> bool:
        """Return whether the last tokens of a pass can be removed again; try it on an empty cache with two tokens.

        Recurrent and hybrid models need copies of their states for that; without, guesses for them cannot be checked.
        """
        self.decode([0, 0], rows=0)
        possible = bool(api.llama_memory_seq_rm(self._memory, 0, 1, -1))
        self.clear()
        return possible

    def use_threads(self, count: int) -> None:
        """Have ``count`` threads compute passes over one row; passes over more keep all that the context was given."""
        api.llama_set_n_threads(self._handle, count, self.threads)

    def clear(self) -> None:
        """Forget everything."""
        api.llama_memory_clear(self._memory, False)
        self._set_length(0)

    @property
    def keeps_no_tokens(self) -> bool:
        """True if what it read is a digest, of which no part can be used but the whole."""
        return self._keeps_no_tokens

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

    def _prepare_batch(self) -> None:
        self._batch: Any = api.llama_batch_init(READ_TOKENS, 0, 1)
        as_array = np.ctypeslib.as_array
        self._tokens = as_array(self._batch.token, shape=(READ_TOKENS,))
        self._positions = as_array(self._batch.pos, shape=(READ_TOKENS,))
        self._output_flags = as_array(self._batch.logits, shape=(READ_TOKENS,))
        as_array(self._batch.n_seq_id, shape=(READ_TOKENS,))[:] = 1
        for i in range(READ_TOKENS):
            self._batch.seq_id[i][0] = 0
        self._pass = functools.partial(api.llama_decode, self._handle, self._batch)

    def _decode(self, tokens: Sequence[int], rows: int) -> None:
        count, position = len(tokens), self._length
        if not self._positions_by_place.are_places:
            position = self._positions_by_place.position_of(position)
        self._batch.n_tokens = count
        if count == 1:  # nearly every pass of a draft, and of a target without one
            self._tokens[0], self._positions[0], self._output_flags[0] = tokens[0], position, rows
        else:
            self._tokens[:count] = tokens
            self._positions[:count] = np.arange(position, position + count)
            self._output_flags[: count - rows] = 0
            self._output_flags[count - rows : count] = 1
        compute(self._pass, self._stop, self._pages)
        first = self._length
        self._length += count
        self._snapshots.count_pass(count)
        self.tokens_read += count
        for tap in self._taps:
            tap.hand_over(first, tokens)
