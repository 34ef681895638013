"""An EAGLE-3 head (arXiv 2503.01840) over llama.cpp: a layer in a file of its own that guesses for one model."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

import numpy as np

from app.llama.context import Context, compute
from app.llama.heads.guessing_context import GuessingContext, fitting_layers, pointer
from app.llama.library import api
from app.llama.model import Model
from app.llama.private.layer_states import keep_own_states, target_layers
from app.speculation.drafters.head_drafter import HeadReader
from app.speculation.language_model import FloatArray

_LAYERS = 3
"""EAGLE-3 reads a low, a middle and a high layer of the target."""


class HeadContext(GuessingContext):
    """:class:`app.speculation.drafters.head_drafter.HeadModel` over a llama.cpp context.

    The arguments are those of :class:`GuessingContext`.

    Raises:
        NotEnoughMemory: the cache or the compute buffers do not fit.
        ModelFileError: the head cannot guess for this target.
    """

    _STEP_BACK = 1
    """A token's row has the position before the token: there the state was computed that led to it."""

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
        batch.embd = pointer(rows, ctypes.c_float)
        batch.logits = pointer(self._all_wanted, ctypes.c_int8)
        compute(lambda: api.llama_encode(self._handle, batch), self._stop, self._pages)
        return self._own_states(len(rows)).copy()

    def decode(
        self, tokens: Sequence[int], states: FloatArray, first: int, *, output: bool
    ) -> tuple[FloatArray, FloatArray]:
        position = first - self._STEP_BACK
        self._forget_from(position)
        try:
            return self._compute(tokens, states, position, output=output)
        except BaseException:
            self._forget_from(position)
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
        batch.token = pointer(self._tokens, api.llama_token)
        batch.embd = pointer(rows, ctypes.c_float)
        batch.pos = pointer(self._positions, api.llama_pos)
        batch.logits = pointer(self._output_flags, ctypes.c_int8)
        self._run(batch)
        if not output:
            return self._nothing()
        return self._logits(count)[-1:], self._own_states(count)[-1:]

    def _nothing(self) -> tuple[FloatArray, FloatArray]:
        none = np.empty((0, self._width), dtype=np.float32)
        return none, none

    def can_take_back(self) -> bool:
        nothing = np.zeros((2, self._widths), dtype=np.float32)
        self.decode([0, 0], self.encode(nothing), 1, output=True)
        possible = self._forget_from(1)
        self.clear()
        return possible

    def _layers_read(self, model: Model, target: Context) -> list[int]:
        width = int(api.llama_model_n_embd(model.handle))
        own = {int(api.llama_model_n_embd_inp(model.handle)), int(api.llama_model_n_embd_out(model.handle))}
        return fitting_layers(model, target, is_right=own == {width} and len(target_layers(model.handle)) == _LAYERS)

    def _make_reader(self, model: Model) -> HeadReader:  # noqa: ARG002 - of all kinds
        keep_own_states(self._handle, wanted_rows_alone=True)
        self._positions = np.zeros(self._rows, dtype=np.int32)
        self._output_flags = np.zeros(self._rows, dtype=np.int8)
        return HeadReader(self)
