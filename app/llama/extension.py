"""Binds the functions of llama.cpp that guessing heads need and that its stable interface does not have yet.

``llama-ext.h`` declares them as C++ functions and calls them work in progress. So each is looked up by the names that
compilers give it; the program says which of them a build lacks, and offers nothing that needs those. The version of
llama.cpp is pinned, so what the functions do is known.
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from typing import Any

from app.llama.library import api

_CONTEXT = api.llama_context_p_ctypes
_MODEL = api.llama_model_p_ctypes
_FLOATS = ctypes.POINTER(ctypes.c_float)
_INTS = ctypes.POINTER(ctypes.c_int32)
_UNSIGNED = ctypes.c_uint32

_Signature = tuple[tuple[str, ...], Any, tuple[Any, ...]]

_FUNCTIONS: dict[str, _Signature] = {
    # name: (its end by the Itanium rules (Linux, macOS), its end by Microsoft's rules), result, arguments
    "llama_set_embeddings_nextn": (
        ("P13llama_contextbb", "YAXPEAUllama_context@@_N1@Z"),
        None,
        (_CONTEXT, ctypes.c_bool, ctypes.c_bool),
    ),
    "llama_get_embeddings_nextn": (("P13llama_context", "YAPEAMPEAUllama_context@@@Z"), _FLOATS, (_CONTEXT,)),
    "llama_get_embeddings_nextn_ith": (
        ("P13llama_contexti", "YAPEAMPEAUllama_context@@H@Z"),
        _FLOATS,
        (_CONTEXT, ctypes.c_int32),
    ),
    "llama_set_nextn_layer_offset": (
        ("P13llama_contexti", "YAXPEAUllama_context@@H@Z"),
        None,
        (_CONTEXT, ctypes.c_int32),
    ),
    "llama_get_ctx_other": (("P13llama_context", "YAPEAUllama_context@@PEAU1@@Z"), _CONTEXT, (_CONTEXT,)),
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
    "llama_model_target_layer_ids": (("PK11llama_model", "YAPEBHPEBUllama_model@@@Z"), _INTS, (_MODEL,)),
    "llama_model_target_layer_ids_n": (("PK11llama_model", "YAIPEBUllama_model@@@Z"), _UNSIGNED, (_MODEL,)),
}

OWN_LAYERS = (
    "llama_model_n_layer_nextn",
    "llama_set_embeddings_nextn",
    "llama_get_embeddings_nextn",
    "llama_get_embeddings_nextn_ith",
    "llama_set_nextn_layer_offset",
    "llama_get_ctx_other",
)
"""Functions needed to guess with a model's own prediction layers (MTP)."""

HEAD = (
    "llama_set_embeddings_nextn",
    "llama_get_embeddings_nextn",
    "llama_set_embeddings_layer_inp",
    "llama_get_embeddings_layer_inp",
    "llama_model_target_layer_ids",
    "llama_model_target_layer_ids_n",
)
"""Functions needed to guess with a head in a file of its own (EAGLE-3)."""


class Extension:
    """Those of the functions that this build of llama.cpp has.

    The functions are attributes under their names in C; one that is missing raises ``AttributeError``, so ask
    :meth:`missing` first.

    Args:
        library: the loaded library.
    """

    def __init__(self, library: Any) -> None:
        for name, (ends, result, arguments) in _FUNCTIONS.items():
            for exported in _exported_names(name, ends):
                try:
                    function = getattr(library, exported)
                except AttributeError:
                    continue
                function.restype, function.argtypes = result, arguments
                setattr(self, name, function)
                break

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"this build of llama.cpp has no {name}")

    def missing(self, names: Sequence[str]) -> tuple[str, ...]:
        """Return those of ``names`` (:data:`HEAD`, :data:`OWN_LAYERS`) that this build lacks."""
        return tuple(name for name in names if name not in vars(self) and not hasattr(api, name))


@functools.cache
def extension() -> Extension:
    """Return the functions of the library that is loaded."""
    return Extension(api._lib)  # noqa: SLF001 - the package gives no other way to functions that it does not bind


def extension_facts() -> dict[str, Any]:
    """Tell ``doctor`` which kinds of guessing heads can be used, or what is missing for them."""
    return {
        kind: f"cannot be used; missing: {', '.join(missing)}" if (missing := extension().missing(names)) else "yes"
        for kind, names in {"EAGLE-3 heads": HEAD, "prediction layers of a model's own": OWN_LAYERS}.items()
    }


def _exported_names(name: str, ends: Sequence[str]) -> tuple[str, str, str]:
    itanium, microsoft = ends
    return name, f"_Z{len(name)}{name}{itanium}", f"?{name}@@{microsoft}"
