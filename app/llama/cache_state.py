"""Copies of what a context has read: a conversation can be put aside and taken up again without being read again.

llama.cpp copies a sequence or all of a context. A model with a sliding window is copied out as all, and taken up as a
sequence (:mod:`app.llama.private.state_layout` says why and how).

llama.cpp checks little of what it is given and may end the process over it. So give it nothing but what
:meth:`CacheState.copy_out` returned for a context of the same model, settings and version.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from app.llama.library import api, native_log
from app.llama.model import Model
from app.llama.private.state_layout import SEQUENCE_HEAD_BYTES, StateBytes, as_sequence

__all__ = ["CacheState", "StateBytes"]


class CacheState:
    """Copies the state of one context.

    Args:
        handle: the context, which holds nothing yet; stays open longer than this.
        model: what it computes.
        sequence: which of the context's sequences.
        copies_all: copy all of the context in any case, not only for a model with a sliding window.
        sequences: how many the context has; several only of a model without a sliding window.
    """

    def __init__(
        self, handle: Any, model: Model, sequence: int = 0, *, copies_all: bool = False, sequences: int = 1
    ) -> None:
        self._handle = handle
        self._sequence = sequence
        self._has_others = sequences > 1
        self._memory = api.llama_get_memory(handle)
        self._head = b""
        if copies_all or (api.llama_model_n_swa(model.handle) and not model.keeps_no_tokens):
            empty = self._written(api.llama_state_seq_get_data, self.size_bytes, sequence)
            self._head = empty[:SEQUENCE_HEAD_BYTES].tobytes()

    @property
    def size_bytes(self) -> int:
        """About that of a copy; 0 where llama.cpp cannot make one."""
        if self._head:
            return int(api.llama_state_get_size(self._handle))
        return int(api.llama_state_seq_get_size(self._handle, self._sequence))

    def copy_out(self) -> StateBytes | None:
        """Return all that was read; ``None`` where llama.cpp cannot copy it."""
        size = self.size_bytes
        if size == 0:
            return None
        if not self._head:
            state = self._written(api.llama_state_seq_get_data, size, self._sequence)
            return state if len(state) == size else None
        state = self._written(api.llama_state_get_data, size)
        return as_sequence(state, self._head) if len(state) == size else None

    def copy_in(self, state: StateBytes) -> bool:
        """Put ``state`` in place of all that was read; ``False``: llama.cpp refused it, and nothing is left."""
        self._forget()
        place = state.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        read = int(api.llama_state_seq_set_data(self._handle, place, state.nbytes, self._sequence))
        native_log().drain()
        if read == 0 or read != state.nbytes:
            self._forget(clears_data=True)
            return False
        return True

    def _forget(self, *, clears_data: bool = False) -> None:
        """Remove all that was read."""
        if self._has_others:
            api.llama_memory_seq_rm(self._memory, self._sequence, -1, -1)
        else:
            api.llama_memory_clear(self._memory, clears_data)

    def _written(self, write: Callable[..., int], size: int, *arguments: int) -> StateBytes:
        state = np.empty(size, dtype=np.uint8)
        place = state.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        written = int(write(self._handle, place, size, *arguments))
        native_log().drain()
        return state[:written]
