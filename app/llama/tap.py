"""Hands what a context computed on the way through its layers to whoever guesses from it.

Ask only for layers that :func:`app.models.gguf.heads.fit_problem` allowed: llama.cpp ends the process when asked for a
layer's input that the architecture does not hand out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from app.llama.extension import extension
from app.llama.library import api
from app.speculation.drafters.states import StateListener
from app.speculation.language_model import FloatArray


class Tap:
    """Gives a listener the states of some layers after every pass, until it is closed.

    Args:
        context: the native context.
        layers: the layers whose inputs are wanted, 0 to the number of layers; that number itself stands for what
            comes after the last layer.
        listener: told after every pass.
    """

    def __init__(self, context: Any, layers: Sequence[int], listener: StateListener) -> None:
        self._context = context
        self._layers = tuple(layers)
        self.listener = listener
        model = api.llama_get_model(context)
        self._width = int(api.llama_model_n_embd(model))
        self._count = int(api.llama_model_n_layer(model))
        if not all(0 <= layer <= self._count for layer in layers):
            raise ValueError(f"layers {layers} of {self._count}")
        self._switch(on=True)

    def hand_over(self, first: int, tokens: Sequence[int]) -> None:
        """Tell the listener that the latest native call read ``tokens``, at the positions from ``first`` on."""
        self.listener.took(first, tokens, [self._states(layer, len(tokens)) for layer in self._layers])

    def close(self) -> None:
        self._switch(on=False)

    def _switch(self, *, on: bool) -> None:
        for layer in set(self._layers):
            if layer < self._count:
                extension().llama_set_embeddings_layer_inp(self._context, layer, on)
            else:
                extension().llama_set_embeddings_nextn(self._context, on, False)

    def _states(self, layer: int, rows: int) -> FloatArray:
        functions = extension()
        if layer < self._count:
            pointer = functions.llama_get_embeddings_layer_inp(self._context, layer)
        else:
            pointer = functions.llama_get_embeddings_nextn(self._context)
        return np.ctypeslib.as_array(pointer, shape=(rows, self._width))
