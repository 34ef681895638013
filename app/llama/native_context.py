"""A native context of llama.cpp: the memory of one model, and its passes, over one sequence or several.

One reply alone has a context of one sequence. Where several are written at once, a larger one takes its place, whose
sequences share one cache (``kv_unified``): a pass may then have any number of rows of each. With a stream for each
sequence llama.cpp computes sequences with unlike numbers of rows one after the other: four replies with 1 to 4 rows
took 134 ms in place of 57. On texts of 1,500 tokens, eight in one cache take 124 ms in place of 75.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from app.errors import ModelFileError, NotEnoughMemory
from app.language import number, tr
from app.llama.attention import READ_TOKENS, Attention
from app.llama.library import api, native_log
from app.llama.model import Model
from app.llama.private.stop_callback import is_nonempty_text
from app.llama.processors.spin_wait import spin_wait
from app.llama.weights.file_pages import FilePages
from app.speculation.language_model import BrokenModel, FloatArray, Interrupted
from app.speculation.settings import MOST_DRAFTED

_DECODE_ABORTED = 2  # llama_decode's return value
_CACHE_STEP = 256
"""Tokens. Ask only for caches of a multiple of this: llama.cpp rounds the cache up to one, but not the batch, which it
lowers to the size asked for."""
MOST_JOINT_ROWS = 2 * (MOST_DRAFTED + 1)
"""Rows with scores of a pass over several sequences: llama.cpp keeps room for the scores of as many."""


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


@dataclass(frozen=True, slots=True)
class SequencePart:
    """The part of a pass that belongs to one sequence."""

    sequence: int
    position: int
    """Of the first token."""
    tokens: Sequence[int]
    rows: int
    """Of how many of the last tokens scores are wanted."""


@dataclass(frozen=True, slots=True)
class ContextSetup:
    """Settings that a native context is made with; see :class:`app.llama.context.Context`."""

    model: Model
    context_tokens: int
    threads: int
    stop: StopFlag
    kind: Attention
    copies: int


class NativeContext:
    """Owns one native context.

    Args:
        setup: how it is made.
        sequences: how many texts it holds; each may have as many tokens as the setup says.

    Raises:
        NotEnoughMemory: the cache or the compute buffers do not fit.
        ModelFileError: the model keeps no text, so it cannot write any.
    """

    def __init__(self, setup: ContextSetup, sequences: int = 1) -> None:
        model, kind = setup.model, setup.kind
        params = api.llama_context_default_params()
        params.n_ctx = padded(setup.context_tokens) * sequences
        params.n_batch = READ_TOKENS
        params.n_seq_max = sequences
        params.kv_unified = sequences > 1
        params.attention_type = api.LLAMA_ATTENTION_TYPE_CAUSAL
        params.flash_attn_type = kind.kind
        params.n_ubatch = kind.rows_at_once
        # a pass keeps one row more, and must hold more
        params.n_rs_seq = max(0, min(setup.copies, kind.rows_at_once - 2))
        self.most_rows = MOST_DRAFTED + 1 if sequences == 1 else MOST_JOINT_ROWS
        """Rows with scores of a pass."""
        params.n_outputs_max = self.most_rows
        params.n_threads = setup.threads
        params.n_threads_batch = setup.threads
        params.abort_callback = setup.stop.callback
        params.abort_callback_data = setup.stop.data
        params.swa_full = True  # sliding-window layers must keep what a rollback may need again
        params.no_perf = True
        native_log().drain()
        self.setup = setup
        self.sequences = sequences
        """Number of sequences."""
        self._vocabulary_size = model.vocabulary.size
        self.handle: Any = api.llama_init_from_model(model.handle, params)
        """The native pointer."""
        if not self.handle:
            raise NotEnoughMemory(
                tr(
                    "There is not enough free memory for {name} with a context of {size} tokens. Choose a "
                    "smaller context in Settings, or a smaller model.",
                    name=model.path.name,
                    size=number(setup.context_tokens),
                )
            )
        self.memory: Any = api.llama_get_memory(self.handle)
        """The native cache."""
        if not self.memory:
            api.llama_free(self.handle)
            raise no_chat_model(model)
        self.context_tokens = min(setup.context_tokens, int(api.llama_n_ctx(self.handle)))
        """Number of tokens that a sequence can hold."""
        self.piece = min(READ_TOKENS, int(api.llama_n_batch(self.handle)))
        """Tokens of a pass at most."""
        self.no_rows: FloatArray = np.empty((0, self._vocabulary_size), dtype=np.float32)
        """The result of a pass of which no scores are wanted."""
        self.threads_for_one_row = setup.threads
        """Number of threads that compute passes over one row."""
        self._logits_address = 0
        self._wrapped: dict[int, FloatArray] = {}
        self._prepare_batch()

    def close(self) -> None:
        if self.handle:
            api.llama_free(self.handle)
            self.handle = None
            spin_wait().rest()

    def use_threads(self, count: int) -> None:
        """Have ``count`` threads compute passes over one row; passes over more keep all that the context was given."""
        self.threads_for_one_row = count
        api.llama_set_n_threads(self.handle, count, self.setup.threads)

    def read(self, parts: Sequence[SequencePart]) -> None:
        """Run one native pass.

        Raises:
            Interrupted, BrokenModel: of :func:`compute`; some of the tokens may be in the cache.
        """
        count, only = 0, parts[0]
        if len(parts) == 1 and len(only.tokens) == 1:  # nearly every pass of a draft, and of a target without one
            self._tokens[0], self._positions[0], self._wanted[0] = only.tokens[0], only.position, only.rows
            self._sequences[0] = only.sequence
            count = 1
        else:
            for part in parts:
                first, count = count, count + len(part.tokens)
                self._tokens[first:count] = part.tokens
                self._positions[first:count] = np.arange(part.position, part.position + len(part.tokens))
                self._wanted[first : count - part.rows] = 0
                self._wanted[count - part.rows : count] = 1
                self._sequences[first:count] = part.sequence
        self._batch.n_tokens = count
        compute(self._pass, self.setup.stop, self.setup.model.pages)

    def logits(self, rows: int) -> FloatArray:
        """Return the last pass's rows, where llama.cpp keeps them.

        Arrays over them are kept: making a new one costs as much as choosing a token.
        """
        address = _logits_address(self.handle)
        if not address:
            raise BrokenModel(tr("The model computed nothing."))
        if address != self._logits_address:
            self._wrapped.clear()
            self._logits_address = address
        if rows not in self._wrapped:
            logits = ctypes.cast(address, ctypes.POINTER(ctypes.c_float))
            self._wrapped[rows] = np.ctypeslib.as_array(logits, shape=(rows, self._vocabulary_size))
        return self._wrapped[rows]

    def forget(self, sequence: int, position: int) -> bool:
        """Remove a sequence's tokens from ``position`` on; ``False``: that cannot be done."""
        return bool(api.llama_memory_seq_rm(self.memory, sequence, position, -1))

    def clear(self, sequence: int) -> None:
        """Remove all of a sequence."""
        if self.sequences == 1:
            api.llama_memory_clear(self.memory, False)
        else:
            api.llama_memory_seq_rm(self.memory, sequence, -1, -1)

    def copy(self, source: int, sequence: int, end: int) -> None:
        """Have a sequence that holds nothing hold what another one holds before position ``end``."""
        api.llama_memory_seq_cp(self.memory, source, sequence, 0, end)

    def _prepare_batch(self) -> None:
        self._tokens = np.zeros(READ_TOKENS, dtype=np.int32)
        self._positions = np.zeros(READ_TOKENS, dtype=np.int32)
        self._wanted = np.zeros(READ_TOKENS, dtype=np.int8)
        self._sequences = np.zeros(READ_TOKENS, dtype=np.int32)
        self._ones = np.ones(READ_TOKENS, dtype=np.int32)
        places = self._sequences.ctypes.data + self._sequences.itemsize * np.arange(READ_TOKENS, dtype=np.uintp)
        self._places = places.astype(np.uintp)
        batch: Any = api.llama_batch()
        batch.token = self._tokens.ctypes.data_as(ctypes.POINTER(api.llama_token))
        batch.pos = self._positions.ctypes.data_as(ctypes.POINTER(api.llama_pos))
        batch.logits = self._wanted.ctypes.data_as(ctypes.POINTER(ctypes.c_int8))
        batch.n_seq_id = self._ones.ctypes.data_as(ctypes.POINTER(ctypes.c_int32))
        batch.seq_id = ctypes.cast(self._places.ctypes.data, type(batch.seq_id))
        self._batch = batch
        self._pass = functools.partial(api.llama_decode, self.handle, batch)
