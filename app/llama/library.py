"""The llama.cpp library itself: loaded once, its log sent to ours, its build described.

Importing this module loads the native library, so import it only where a model is about to be loaded.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import os
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

# OpenMP threads spin where they wait for each other, at the cost of any other program that wants their processor. With
# one busy program beside it a two-thread decode wrote 19 tokens/s at 1,000 turns against 15 at the default (medians of
# three on two cores), and as many on a quiet machine. To be set before the library is loaded.
os.environ.setdefault("GOMP_SPINCOUNT", "1000")

from llama_cpp import llama_cpp as api

from app.llama.backends import find_backends, ggml_function, take_in

__all__ = ["NativeLog", "api", "build_facts", "native_log"]

log = logging.getLogger("draftlight.llama")

_LEVEL_ERROR, _LEVEL_CONTINUED = 4, 5  # enum ggml_log_level


def _no() -> bool:
    return False


class NativeLog:
    """llama.cpp's log, line by line into Python's, with the latest errors kept to explain a failure.

    What llama.cpp calls an error or a warning is often neither to the person, so nothing here is logged above
    INFO: a real failure is raised, with these lines as its detail. What it says of a computation that we ended
    ourselves is no failure: it is neither logged nor kept.
    """

    def __init__(self) -> None:
        self.errors: deque[str] = deque(maxlen=8)
        self.ended_by_us: Callable[[], bool] = _no
        """Whether what runs now has been told to stop; whoever calls the library says how to ask, for that call."""
        self._line = ""
        self._level = 0
        self._quiet = False
        # Kept here: ctypes frees a callback with its Python object, and C would then call into nothing.
        self.callback: Any = api.llama_log_callback(self._receive)
        self.last_words: Any = ctypes.CFUNCTYPE(None, ctypes.c_char_p)(_say_last_words)

    def _receive(self, level: int, text: bytes | None, _data: int | None) -> None:
        if level != _LEVEL_CONTINUED:
            self._level = level
        self._line += (text or b"").decode("utf-8", "replace")
        while "\n" in self._line:
            line, self._line = self._line.split("\n", 1)
            if self._level == _LEVEL_ERROR and not self.ended_by_us():
                self.errors.append(line.strip())
                if not self._quiet:
                    log.info("%s", line)
            elif not self._quiet:
                log.debug("%s", line)

    def expect_nothing(self) -> None:
        """The call is over: every error counts again."""
        self.ended_by_us = _no

    @contextmanager
    def quiet(self) -> Iterator[None]:
        """Meanwhile nothing is logged: the library is given what a person wrote, and may repeat it."""
        self._quiet = True
        try:
            yield
        finally:
            self._quiet = False

    def drain(self) -> str:
        """The errors since the last call, as one line."""
        text = "; ".join(line for line in self.errors if line)
        self.errors.clear()
        return text


def _say_last_words(words: bytes) -> None:
    """An assertion failed, and the process ends: which one stands in the log, and where a terminal shows.

    In place of ggml's own way, which starts a debugger first, for seconds.
    """
    said = words.decode("utf-8", "replace").strip()
    log.error("llama.cpp ended the process: %s", said)
    if sys.stderr is not None:
        sys.stderr.write(f"{said}\n")
        sys.stderr.flush()


@functools.cache
def native_log() -> NativeLog:
    """The library's log; the first call starts the library."""
    native = NativeLog()
    api.llama_log_set(native.callback, ctypes.c_void_p(0))
    library = api._lib  # noqa: SLF001 - the package gives no other way to ggml's own functions
    ggml_function("ggml_set_abort_callback", library)(native.last_words)
    take_in(find_backends(), library)
    api.llama_backend_init()
    return native


def build_facts() -> dict[str, Any]:
    """What this build of llama.cpp is and can do, for ``doctor``."""
    import llama_cpp  # noqa: PLC0415 - the package's version only; the library is loaded by the import above

    native_log()
    return {
        "llama_cpp_python": llama_cpp.__version__,
        "system_info": api.llama_print_system_info().decode("utf-8", "replace").strip(),
        "gpu_support": bool(api.llama_supports_gpu_offload()),
        "mmap": bool(api.llama_supports_mmap()),
    }
