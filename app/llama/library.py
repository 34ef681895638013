"""Loads the llama.cpp library once, sends its log to ours, and describes its build.

Importing this module loads the native library, so import it only where a model is about to be loaded.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import sys
from collections import deque
from collections.abc import Callable
from typing import Any

from app.llama.processors.spin_wait import prepare_environment, tidy_environment

prepare_environment()  # libgomp reads it while it is loaded

from llama_cpp import llama_cpp as api  # noqa: E402

from app.llama.processors.backends import find_backends, ggml_function, take_in  # noqa: E402

__all__ = ["NativeLog", "api", "build_facts", "kernels", "native_log"]

log = logging.getLogger("draftlight.llama")

_CARDS = (1, 2)  # enum ggml_backend_dev_type: with memory of its own, or with the computer's
_NO_INSTRUCTIONS = {"ACCELERATE", "KLEIDIAI", "LLAMAFILE", "OPENMP", "REPACK"}
"""Libraries and ways to compute that llama.cpp lists among the processor's instructions."""
_LEVEL_ERROR, _LEVEL_CONTINUED = 4, 5  # enum ggml_log_level


def _no() -> bool:
    return False


class NativeLog:
    """Passes llama.cpp's log on to Python's line by line, and keeps the latest errors to explain a failure.

    What llama.cpp calls an error or a warning is often neither to the person, so nothing here is logged above
    INFO: a real failure is raised, with these lines as its detail. An error about a computation that we ended
    ourselves is no failure: it is not kept, and is logged at DEBUG.
    """

    def __init__(self) -> None:
        self.errors: deque[str] = deque(maxlen=8)
        self.ended_by_us: Callable[[], bool] = _no
        """Returns whether the computation was told to stop; whoever calls the library sets this for the call."""
        self._line = ""
        self._level = 0
        # Keep the callbacks: ctypes frees one with its Python object, and C would then call freed memory.
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
                log.info("%s", line)
            else:
                log.debug("%s", line)

    def expect_nothing(self) -> None:
        """Count every error again, now that the call is over."""
        self.ended_by_us = _no

    def drain(self) -> str:
        """Return the errors since the last call, as one line, and forget them."""
        text = "; ".join(line for line in self.errors if line)
        self.errors.clear()
        return text


def _say_last_words(words: bytes) -> None:
    """Write the assertion that failed, and now ends the process, into the log and to a terminal.

    This replaces ggml's own way, which first starts a debugger and takes seconds.
    """
    said = words.decode("utf-8", "replace").strip()
    log.error("llama.cpp ended the process: %s", said)
    if sys.stderr is not None:
        sys.stderr.write(f"{said}\n")
        sys.stderr.flush()


@functools.cache
def native_log() -> NativeLog:
    """Return the library's log; the first call starts the library."""
    native = NativeLog()
    api.llama_log_set(native.callback, ctypes.c_void_p(0))
    library = api._lib  # noqa: SLF001 - the package gives no other way to ggml's own functions
    ggml_function("ggml_set_abort_callback", library)(native.last_words)
    take_in(find_backends(), library)
    api.llama_backend_init()
    tidy_environment()
    return native


def build_facts() -> dict[str, Any]:
    """Tell ``doctor`` what this build of llama.cpp is and can do."""
    import llama_cpp  # noqa: PLC0415 - the package's version only; the library is loaded by the import above

    native_log()
    return {
        "llama_cpp_python": llama_cpp.__version__,
        "system_info": _system_info(),
        "kernels": kernels(),
        # With the RPC backend llama.cpp says yes to the first of these on any computer.
        "gpu_support": bool(api.llama_supports_gpu_offload()) and (not api.llama_supports_rpc() or _has_card()),
        "other_computers": bool(api.llama_supports_rpc()),
        "mmap": bool(api.llama_supports_mmap()),
    }


def kernels() -> list[str]:
    """Return the sets of instructions that this build's processor kernels use, by llama.cpp's names."""
    native_log()
    _, _, processor = _system_info().rpartition("CPU : ")
    settings = (part.partition("=") for part in processor.split("|"))
    used = [name.strip() for name, _, value in settings if value.strip() == "1"]
    return [name for name in used if name not in _NO_INSTRUCTIONS]


def _system_info() -> str:
    return str(api.llama_print_system_info().decode("utf-8", "replace").strip())


def _has_card() -> bool:
    """Whether a backend for graphics cards found one."""
    by_type = typed_function("ggml_backend_dev_by_type", ctypes.c_void_p, ctypes.c_int)
    return any(by_type(kind) for kind in _CARDS)


def typed_function(name: str, result: Any, *arguments: Any) -> Any:
    """Return a function of ggml's that llama-cpp-python does not declare, with its types.

    Args:
        name: as in ggml's headers.
        result: the type of what it returns.
        arguments: the types of what it takes.
    """
    function = ggml_function(name, api._lib)  # noqa: SLF001 - the package gives no other way to it
    function.restype, function.argtypes = result, list(arguments)
    return function
