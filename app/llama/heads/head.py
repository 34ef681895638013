"""An EAGLE-3 head (arXiv 2503.01840) over llama.cpp: a layer in a file of its own that guesses for one model.

Where a head's file lacks the table of tokens or the output matrix, llama.cpp takes it from the target, and it asserts
much about both files. So their headers are checked first (:func:`app.models.gguf.heads.fit_problem`), and a trial child
then does with both files what a reply does (``trial.py``).
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from app.errors import ModelFileError, NotEnoughMemory
from app.language import number, tr
from app.llama.attention import Attention, draft_attention
from app.llama.cache_state import CacheState, StateBytes
from app.llama.context import Context, StopFlag, compute, padded
from app.llama.library import api, native_log
from app.llama.model import Model
from app.llama.private.layer_states import keep_own_states, layer_state_functions, own_states, target_layers
from app.speculation.drafters.head_drafter import HeadReader
from app.speculation.language_model import BrokenModel, FloatArray

_LAYERS = 3
"""EAGLE-3 reads a low, a middle and a high layer of the target."""
_MOST_ROWS = 64
"""Rows of a call at most. llama.cpp keeps room for the scores of as many: 33 MB with a vocabulary of 128,000 tokens."""


class HeadContext:
    """:class:`app.speculation.drafters.head_drafter.HeadModel` over a llama.cpp context.

    Args:
        model: the head; stays open longer than this.
        target: the context it guesses for; stays open longer than this.
        context_tokens: how many tokens of text it can follow.
        threads: how many compute.
        stop: shared by every context that one cancel should stop.

    Raises:
        NotEnoughMemory: the cache or the compute buffers do not fit.
        ModelFileError: the head cannot guess for this target.
    """

    _STEP_BACK = 1
    """A token's row has the position before the token: there the state was computed that led to it."""

    def __init__(self, model: Model, target: Context, *, context_tokens: int, threads: int, stop: StopFlag) -> None:
        layers = self._layers_read(model, target)
        kind = self._attention(model, target, context_tokens)
        self._rows = min(kind.rows_at_once, _MOST_ROWS)
        params = api.llama_context_default_params()
        params.n_ctx = padded(context_tokens)
        params.n_batch = params.n_ubatch = self._rows  # a head keeps scores for as many rows as a call may have
        params.attention_type = api.LLAMA_ATTENTION_TYPE_CAUSAL
        params.pooling_type = api.LLAMA_POOLING_TYPE_NONE
        params.flash_attn_type = kind.kind
        params.n_threads = params.n_threads_batch = threads
        params.abort_callback = stop.callback
        params.abort_callback_data = stop.data
        params.swa_full = True
        params.no_perf = True
        params.ctx_other = target.handle
        self._arrange(params, target)
        native_log().drain()
        self._stop = stop
        self._pages = model.pages
        self._handle: Any = api.llama_init_from_model(model.handle, params)
        if not self._handle:
            raise NotEnoughMemory(
                tr(
                    "There is not enough free memory for {name} with a context of {size} tokens. Choose a "
                    "smaller context in Settings.",
                    name=model.path.name,
                    size=number(context_tokens),
                )
            )
        keep_own_states(self._handle, wanted_rows_alone=True)
        self._memory: Any = api.llama_get_memory(self._handle)
        self._state = CacheState(self._handle, model)
        self._width = int(api.llama_model_n_embd_out(model.handle))
        self._vocabulary_size = model.vocabulary.size
        self._context_tokens = min(context_tokens, int(api.llama_n_ctx(self._handle)))
        self._tokens = np.zeros(self._rows, dtype=np.int32)
        self._positions = np.zeros(self._rows, dtype=np.int32)
        self._output_flags = np.zeros(self._rows, dtype=np.int8)
        self._all_wanted = np.ones(self._rows, dtype=np.int8)
        self.reader = HeadReader(self)
        """Reads along with the target, and guesses."""
        self._widths = len(layers) * int(api.llama_model_n_embd(api.llama_get_model(target.handle)))
        self._target = target
        self._tap = target.open_tap(layers, self.reader)

    def close(self) -> None:
        if self._handle:
            self._target.close_tap(self._tap)
            api.llama_free(self._handle)
            self._handle = None

    @property
    def context_tokens(self) -> int:
        return self._context_tokens

    @property
    def rows_at_once(self) -> int:
        return self._rows

    @property
    def width(self) -> int:
        return self._width

    @property
    def reads_first(self) -> bool:
        return False

    def encode(self, states: FloatArray) -> FloatArray:
        if not 0 < len(states) <= self._rows:
            raise ValueError(f"{len(states)} rows of {self._rows}")  # llama.cpp would end the process
        rows = np.ascontiguousarray(states)
        batch = api.llama_batch()
        batch.n_tokens = len(rows)
        batch.embd = _pointer(rows, ctypes.c_float)
        batch.logits = _pointer(self._all_wanted, ctypes.c_int8)
        compute(lambda: api.llama_encode(self._handle, batch), self._stop, self._pages)
        return self._own_states(len(rows)).copy()

    def decode(
        self, tokens: Sequence[int], states: FloatArray, first: int, *, output: bool
    ) -> tuple[FloatArray, FloatArray]:
        position = first - self._STEP_BACK
        api.llama_memory_seq_rm(self._memory, 0, position, -1)
        try:
            return self._compute(tokens, states, position, output=output)
        except BaseException:
            api.llama_memory_seq_rm(self._memory, 0, position, -1)
            raise

    def _compute(
        self, tokens: Sequence[int], states: FloatArray, position: int, *, output: bool
    ) -> tuple[FloatArray, FloatArray]:
        """Run one native pass over rows whose positions begin at ``position``; what it returns is :meth:`decode`'s."""
        count = len(tokens)
        rows = np.ascontiguousarray(states)
        self._tokens[:count] = tokens
        self._positions[:count] = np.arange(position, position + count)
        self._output_flags[:count] = (
            output  # a head's graph cannot compute single rows: where one is wanted, ask for all
        )
        batch = api.llama_batch()
        batch.n_tokens = count
        batch.token = _pointer(self._tokens, api.llama_token)
        batch.embd = _pointer(rows, ctypes.c_float)
        batch.pos = _pointer(self._positions, api.llama_pos)
        batch.logits = _pointer(self._output_flags, ctypes.c_int8)
        compute(lambda: api.llama_decode(self._handle, batch), self._stop, self._pages)
        if not output:
            return self._nothing()
        logits = api.llama_get_logits(self._handle)
        if not logits:
            raise BrokenModel(tr("The head computed nothing."))
        return np.ctypeslib.as_array(logits, shape=(count, self._vocabulary_size))[-1:], self._own_states(count)[-1:]

    def _nothing(self) -> tuple[FloatArray, FloatArray]:
        none = np.empty((0, self._width), dtype=np.float32)
        return none, none

    def clear(self) -> None:
        api.llama_memory_clear(self._memory, False)

    @property
    def state_bytes(self) -> int:
        """The size of a copy."""
        return self._state.size_bytes

    def copy_out(self) -> StateBytes | None:
        """Return a copy of all rows that were read, for :meth:`copy_in`; ``None`` where there can be none."""
        return self._state.copy_out()

    def copy_in(self, state: StateBytes) -> bool:
        """Put other rows in place of those that were read; ``False``: that failed, and none are held."""
        return self._state.copy_in(state)

    def can_take_back(self) -> bool:
        """Return whether single rows can be removed again; try it on an empty cache with two rows."""
        nothing = np.zeros((2, self._widths), dtype=np.float32)
        self.decode([0, 0], self.encode(nothing), 1, output=True)
        possible = bool(api.llama_memory_seq_rm(self._memory, 0, 1, -1))
        self.clear()
        return possible

    def _layers_read(self, model: Model, target: Context) -> list[int]:
        """Check that the two belong together, and return the target's layers whose inputs are read."""
        _require_fit(model, target)
        return target_layers(model.handle)

    def _attention(self, model: Model, target: Context, context_tokens: int) -> Attention:  # noqa: ARG002 - an assistant asks
        """Return the kind of attention it computes with."""
        return draft_attention(heads=model.heads, context_tokens=context_tokens, on_device=model.on_device)

    def _arrange(self, params: Any, target: Context) -> None:
        """Set what else llama.cpp must know; for a head in its own file, nothing."""

    def _own_states(self, rows: int) -> FloatArray:
        states = own_states(self._handle, rows, self._width)
        if states is None:
            raise BrokenModel(tr("The head computed nothing."))
        return states


def _require_fit(head: Model, target: Context) -> None:
    """Check once more, from the loaded files, that head and target fit, before anything is computed with them."""
    if missing := layer_state_functions().missing:
        raise ModelFileError(
            tr("This build of llama.cpp cannot use heads: it has no {missing}.", missing=", ".join(missing))
        )
    ours, theirs = head.handle, api.llama_get_model(target.handle)
    width = int(api.llama_model_n_embd(ours))
    same_size = head.vocabulary.size == api.llama_vocab_n_tokens(api.llama_model_get_vocab(theirs))
    layers = target_layers(ours)
    if (
        len(layers) != _LAYERS
        or not all(0 <= layer <= api.llama_model_n_layer(theirs) for layer in layers)
        or not same_size
        or {int(api.llama_model_n_embd_inp(ours)), int(api.llama_model_n_embd_out(ours))} != {width}
    ):
        raise ModelFileError(
            tr("{name} was made for another model, so it cannot guess for this one.", name=head.path.name)
        )


def _pointer(array: np.ndarray[Any, Any], kind: Any) -> Any:
    return array.ctypes.data_as(ctypes.POINTER(kind))
