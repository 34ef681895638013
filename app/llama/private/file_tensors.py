"""Names of the tensors that a model file holds.

Needed: ggml's C interface for files (``gguf.h``), found through the handle of llama.cpp's library, and the layout of
``struct gguf_init_params``.

Why: llama.cpp tells the keys of a loaded model, and not its tensors. By a tensor alone it tells two kinds of heads
apart that guess a block at once, and so must whoever drives them.

Without it no head guesses a block at once.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Sequence
from pathlib import Path

from app.llama.private.ggml import typed_function


class _InitParams(ctypes.Structure):
    """``struct gguf_init_params``."""

    _fields_ = (("no_alloc", ctypes.c_bool), ("ctx", ctypes.c_void_p))


def tensors_among(names: Sequence[str], file: Path) -> set[str]:
    """Return those of the names that a GGUF file has a tensor of.

    Raises:
        AttributeError: this build of ggml lacks a function for that.
        OSError: the file cannot be read.
    """
    opened = typed_function("gguf_init_from_file", ctypes.c_void_p, ctypes.c_char_p, _InitParams)
    find = typed_function("gguf_find_tensor", ctypes.c_int64, ctypes.c_void_p, ctypes.c_char_p)
    free = typed_function("gguf_free", None, ctypes.c_void_p)
    contents = opened(os.fsencode(file), _InitParams(no_alloc=True, ctx=None))
    if not contents:
        raise OSError(f"{file} cannot be read")
    try:
        return {name for name in names if find(contents, name.encode()) >= 0}
    finally:
        free(contents)
