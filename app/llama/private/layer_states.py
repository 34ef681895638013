"""States that a pass computed on its way through a model's layers, for the heads that guess from them.

Needed: functions of ``llama-ext.h``, which are exported under the names that compilers give to C++ functions.

Why: llama.cpp calls them work in progress and its stable interface lacks them. ``llama_cpp.llama_cpp_ext`` has two of
the six, and is not to be imported by others.

Without them nothing guesses from a target's states: no head (EAGLE-3, DFlash), no assistant, no layers of the
model's own.

Ask only for layers that :func:`app.models.gguf.heads.fit_problem` allowed: llama.cpp ends the process when asked for a
layer's input that the architecture does not hand out.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from app.llama.private.ggml import api
from app.speculation.drafters.states import StateListener
from app.speculation.language_model import FloatArray

_CONTEXT = api.llama_context_p_ctypes
_MODEL = api.llama_model_p_ctypes
_FLOATS = ctypes.POINTER(ctypes.c_float)
_UNSIGNED = ctypes.c_uint32

_Signature = tuple[tuple[str, str], Any, tuple[Any, ...]]

_FUNCTIONS: dict[str, _Signature] = {
    # name: (its end by the Itanium rules (Linux, macOS), its end by Microsoft's rules), result, arguments
    "llama_set_embeddings_nextn": (
        ("P13llama_contextbb", "YAXPEAUllama_context@@_N1@Z"),
        None,
        (_CONTEXT, ctypes.c_bool, ctypes.c_bool),
    ),
    "llama_get_embeddings_nextn": (("P13llama_context", "YAPEAMPEAUllama_context@@@Z"), _FLOATS, (_CONTEXT,)),
    "llama_set_embeddings_layer_inp": (
        ("P13llama_contextjb", "YAXPEAUllama_context@@I_N@Z"),
        None,
        (_CONTEXT, _UNSIGNED, ctypes.c_bool),
    ),
    "llama_get_embeddings_layer_inp": (
        ("P13llama_contextj", "YAPEAMPEAUllama_context@@I@Z"),
        _FLOATS,
        (_CONTEXT, _UNSIGNED),
    ),
    "llama_model_target_layer_ids": (
        ("PK11llama_model", "YAPEBHPEBUllama_model@@@Z"),
        ctypes.POINTER(ctypes.c_int32),
        (_MODEL,),
    ),
    "llama_model_target_layer_ids_n": (("PK11llama_model", "YAIPEBUllama_model@@@Z"), _UNSIGNED, (_MODEL,)),
}


class LayerStateFunctions:
    """The functions of ``llama-ext.h`` that a build of llama.cpp has, as attributes under their names in C.

    A missing one raises ``AttributeError``, so ask :attr:`missing` first.

    Args:
        library: the loaded library.
    """

    def __init__(self, library: Any) -> None:
        for name, (ends, result, arguments) in _FUNCTIONS.items():
            for exported_name in _exported_names(name, *ends):
                try:
                    function = getattr(library, exported_name)
                except AttributeError:
                    continue
                function.restype, function.argtypes = result, arguments
                setattr(self, name, function)
                break

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"this build of llama.cpp has no {name}")

    @property
    def missing(self) -> tuple[str, ...]:
        """The names of the functions that the build lacks."""
        return tuple(name for name in _FUNCTIONS if name not in vars(self))


@functools.cache
def layer_state_functions() -> LayerStateFunctions:
    """Return the functions of the library that is loaded."""
    return LayerStateFunctions(api._lib)  # noqa: SLF001 - the package has no public name for it


def keep_own_states(context: Any, *, on: bool = True, wanted_rows_alone: bool = False) -> None:
    """Have each pass of a context keep the states after the last layer.

    Args:
        context: the native context.
        on: whether they are kept from now on.
        wanted_rows_alone: keep those of the rows whose scores are wanted, not of all.
    """
    layer_state_functions().llama_set_embeddings_nextn(context, on, wanted_rows_alone)


def own_states(context: Any, rows: int, width: int) -> FloatArray | None:
    """Return the states that :func:`keep_own_states` kept of the last pass; ``None`` where there are none."""
    pointer = layer_state_functions().llama_get_embeddings_nextn(context)
    return np.ctypeslib.as_array(pointer, shape=(rows, width)) if pointer else None


def target_layers(head: Any) -> list[int]:
    """Return the layers of its target whose inputs a head (a native model) reads."""
    functions = layer_state_functions()
    count = int(functions.llama_model_target_layer_ids_n(head))
    ids = functions.llama_model_target_layer_ids(head)
    return [int(ids[index]) for index in range(count)]


class Tap:
    """Gives a listener the states of some layers after every pass, until it is closed.

    Args:
        context: the native context.
        layers: the layers whose inputs are wanted, 0 to the number of layers; that number itself stands for the state
            after the last layer.
        listener: called after every pass.
        last_is_input: that state is wanted as one more layer would read it, rather than as the scores are made of it.
    """

    def __init__(
        self, context: Any, layers: Sequence[int], listener: StateListener, *, last_is_input: bool = False
    ) -> None:
        self._context = context
        self._layers = tuple(layers)
        self.listener = listener
        model = api.llama_get_model(context)
        self._width = int(api.llama_model_n_embd(model))
        self._count = int(api.llama_model_n_layer(model))
        if not all(0 <= layer <= self._count for layer in layers):
            raise ValueError(f"layers {layers} of {self._count}")
        self._inputs = self._count + last_is_input
        self._switch(on=True)

    def hand_over(self, first: int, tokens: Sequence[int]) -> None:
        """Give the listener the states of the latest native call, which read ``tokens`` from position ``first`` on."""
        self.listener.took(first, tokens, [self._states(layer, len(tokens)) for layer in self._layers])

    def close(self) -> None:
        self._switch(on=False)

    def _switch(self, *, on: bool) -> None:
        for layer in set(self._layers):
            if layer < self._inputs:
                layer_state_functions().llama_set_embeddings_layer_inp(self._context, layer, on)
            else:
                keep_own_states(self._context, on=on)

    def _states(self, layer: int, rows: int) -> FloatArray:
        functions = layer_state_functions()
        if layer < self._inputs:
            pointer = functions.llama_get_embeddings_layer_inp(self._context, layer)
        else:
            pointer = functions.llama_get_embeddings_nextn(self._context)
        return np.ctypeslib.as_array(pointer, shape=(rows, self._width))


def _exported_names(name: str, itanium_end: str, microsoft_end: str) -> tuple[str, str, str]:
    return name, f"_Z{len(name)}{name}{itanium_end}", f"?{name}@@{microsoft_end}"
