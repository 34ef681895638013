"""Copies of what a context has read: a conversation can be put aside and taken up again without being read again.

llama.cpp copies a sequence or all of a context. Of a sliding window, the copy of a sequence lacks the tokens that have
left the window as of its end, and llama.cpp would go on without them where a few of the last tokens are taken back. The
copy of all has them; but once that is taken up, the tokens that follow are written over them. Both have the same
content after a head of their own. So a model with a sliding window is copied out as all, with the head of a sequence,
and taken up as a sequence.

llama.cpp checks little of what it is given and may end the process over it. So give it nothing but what
:meth:`CacheState.copy_out` returned for a context of the same model, settings and version.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.llama.library import api, native_log
from app.llama.model import Model

StateBytes = NDArray[np.uint8]
_SEQUENCE = 0
_HEAD_BYTES = 8
"""Of a sequence's copy: a magic number and the sequence."""
_COUNT_BYTES = 4


class CacheState:
    """Copies the state of one context.

    Args:
        handle: the context, which holds nothing yet; stays open longer than this.
        model: what it computes.
    """

    def __init__(self, handle: Any, model: Model) -> None:
        self._handle = handle
        self._memory = api.llama_get_memory(handle)
        self._head = b""
        if api.llama_model_n_swa(model.handle) and not model.keeps_no_tokens:
            self._head = self._written(api.llama_state_seq_get_data, self.size_bytes, _SEQUENCE)[:_HEAD_BYTES].tobytes()

    @property
    def size_bytes(self) -> int:
        """About that of a copy; 0 where llama.cpp cannot make one."""
        if self._head:
            return int(api.llama_state_get_size(self._handle))
        return int(api.llama_state_seq_get_size(self._handle, _SEQUENCE))

    def copy_out(self) -> StateBytes | None:
        """Return all that was read; ``None`` where llama.cpp cannot copy it."""
        size = self.size_bytes
        if size == 0:
            return None
        if not self._head:
            state = self._written(api.llama_state_seq_get_data, size, _SEQUENCE)
            return state if len(state) == size else None
        state = self._written(api.llama_state_get_data, size)
        named = int.from_bytes(state[:_COUNT_BYTES].tobytes(), sys.byteorder)  # the head is the architecture's name
        begin = _COUNT_BYTES + named - len(self._head)
        if len(state) != size or not 0 <= begin < size - len(self._head):
            return None
        state[begin : begin + len(self._head)] = np.frombuffer(self._head, dtype=np.uint8)
        return state[begin:]

    def copy_in(self, state: StateBytes) -> bool:
        """Put ``state`` in place of all that was read; ``False``: llama.cpp refused it, and nothing is left."""
        api.llama_memory_clear(self._memory, False)
        place = state.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        read = int(api.llama_state_seq_set_data(self._handle, place, state.nbytes, _SEQUENCE))
        native_log().drain()
        if read == 0 or read != state.nbytes:
            api.llama_memory_clear(self._memory, True)
            return False
        return True

    def _written(self, write: Callable[..., int], size: int, *arguments: int) -> StateBytes:
        state = np.empty(size, dtype=np.uint8)
        place = state.ctypes.data_as(ctypes.POINTER(ctypes.c_uint8))
        written = int(write(self._handle, place, size, *arguments))
        native_log().drain()
        return state[:written]
