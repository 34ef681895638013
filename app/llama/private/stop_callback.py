"""A native abort callback that reads one byte, so that a running pass can be stopped without the interpreter's lock.

Needed: a C function that takes a pointer and returns something true or false. ``strlen`` is one: over a buffer with an
empty text it says go on, and over one with a letter it says stop.

Why: llama.cpp asks the callback at every step of a pass. A callback written in Python would take the interpreter's
lock thousands of times a second, in competition with the window, and ctypes makes no other.

Without it a pass could be stopped only once it is over.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from app.llama.private.ggml import api

_c_library: Any = ctypes.cdll.msvcrt if sys.platform == "win32" else ctypes.CDLL(None)

is_nonempty_text: Any = ctypes.cast(_c_library.strlen, api.ggml_abort_callback)
"""The callback; its data is a text that ends with a zero byte."""


def check() -> str:
    """Try the callback on an empty text and on one with a letter.

    Raises:
        RuntimeError: it does not tell them apart.
    """
    answers = [bool(is_nonempty_text(ctypes.cast(ctypes.create_string_buffer(text), ctypes.c_void_p)))
               for text in (b"", b"\x01")]  # fmt: skip
    if answers != [False, True]:
        raise RuntimeError(f"strlen answers {answers}")
    return "strlen tells an empty text from another"
