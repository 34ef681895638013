"""A llama.cpp context that guesses for another one: the common part of all kinds.

Where its file lacks the table of tokens or the output matrix, llama.cpp takes it from the target, and it asserts much
about both files. So their headers are checked first (:func:`app.models.gguf.heads.fit_problem`), and a trial child then
does with both files what a reply does (``trial.py``).
"""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from typing import Any

import numpy as np

from app.errors import ModelFileError, NotEnoughMemory
from app.language import number, tr
from app.llama.attention import Attention, draft_attention
from app.llama.cache_state import CacheState, StateBytes
from app.llama.context import Context, StopFlag, compute, padded
from app.llama.library import api, native_log
from app.llama.model import Model
from app.llama.private.layer_states import layer_state_functions, own_states, target_layers
from app.speculation.drafters.state_reader import StateReader
from app.speculation.language_model import BrokenModel, FloatArray

_MOST_ROWS = 64
"""Rows of a call at most. llama.cpp keeps room for the scores of as many: 33 MB with a vocabulary of 128,000 tokens."""


class GuessingContext(ABC):
    """Reads along with a target, and guesses for it; :attr:`reader` is to be asked for guesses.

    Args:
        model: what guesses; stays open longer than this.
        target: the context it guesses for; stays open longer than this.
        context_tokens: how many tokens of text it can follow.
        threads: how many compute.
        stop: shared by every context that one cancel should stop.

    Raises:
        NotEnoughMemory: the cache or the compute buffers do not fit.
        ModelFileError: it cannot guess for this target, or this build of llama.cpp cannot use it.
    """

    reader: StateReader
    """Reads along with the target, and guesses."""
    _READS_LAST_AS_INPUT = False
    """True if it reads what comes after the last layer as one more layer would."""

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
        self._memory: Any = api.llama_get_memory(self._handle)
        self._state = CacheState(self._handle, model)
        self._width = int(api.llama_model_n_embd_out(model.handle))
        self._vocabulary_size = model.vocabulary.size
        self._context_tokens = min(context_tokens, int(api.llama_n_ctx(self._handle)))
        self._tokens = np.zeros(self._rows, dtype=np.int32)
        self._all_wanted = np.ones(self._rows, dtype=np.int8)
        self._widths = len(layers) * int(api.llama_model_n_embd(api.llama_get_model(target.handle)))
        self.reader = self._make_reader(model)
        self._target = target
        self._tap = target.open_tap(layers, self.reader, last_is_input=self._READS_LAST_AS_INPUT)

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

    @abstractmethod
    def can_take_back(self) -> bool:
        """Return whether single rows can be removed again; try it on an empty cache with two rows."""

    @abstractmethod
    def _layers_read(self, model: Model, target: Context) -> list[int]:
        """Check that the two belong together, and return the target's layers whose inputs are read."""

    @abstractmethod
    def _make_reader(self, model: Model) -> StateReader:
        """Return the reader, once the native context is there."""

    def _attention(self, model: Model, target: Context, context_tokens: int) -> Attention:  # noqa: ARG002 - an assistant asks
        """Return the kind of attention it computes with."""
        return draft_attention(heads=model.heads, context_tokens=context_tokens, on_device=model.on_device)

    def _arrange(self, params: Any, target: Context) -> None:  # noqa: B027 - most kinds need nothing
        """Set what else llama.cpp must know."""

    def _run(self, batch: Any) -> None:
        compute(lambda: api.llama_decode(self._handle, batch), self._stop, self._pages)

    def _forget_from(self, position: int) -> bool:
        return bool(api.llama_memory_seq_rm(self._memory, 0, position, -1))

    def _logits(self, rows: int) -> FloatArray:
        logits = api.llama_get_logits(self._handle)
        if not logits:
            raise BrokenModel(tr("The head computed nothing."))
        return np.ctypeslib.as_array(logits, shape=(rows, self._vocabulary_size))

    def _own_states(self, rows: int) -> FloatArray:
        states = own_states(self._handle, rows, self._width)
        if states is None:
            raise BrokenModel(tr("The head computed nothing."))
        return states


def fitting_layers(head: Model, target: Context, *, is_right: bool) -> list[int]:
    """Return the layers that a head reads, if it fits its target by what both loaded files say.

    Args:
        head: in a file of its own.
        target: what it is to guess for.
        is_right: whether its own numbers fit, as far as its kind has any.
    """
    if missing := layer_state_functions().missing:
        raise ModelFileError(
            tr("This build of llama.cpp cannot use heads: it has no {missing}.", missing=", ".join(missing))
        )
    theirs = api.llama_get_model(target.handle)
    layers = target_layers(head.handle)
    if (
        not layers
        or not all(0 <= layer <= api.llama_model_n_layer(theirs) for layer in layers)
        or head.vocabulary.size != api.llama_vocab_n_tokens(api.llama_model_get_vocab(theirs))
        or not is_right
    ):
        raise ModelFileError(
            tr("{name} was made for another model, so it cannot guess for this one.", name=head.path.name)
        )
    return layers


def pointer(array: np.ndarray[Any, Any], kind: Any) -> Any:
    return array.ctypes.data_as(ctypes.POINTER(kind))
