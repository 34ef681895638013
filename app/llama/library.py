"""Loads the llama.cpp library once, sends its log to ours, and describes its build.

Importing this module loads the native library, so import it only where a model is about to be loaded.
"""

from __future__ import annotations

import ctypes
import functools
import logging
import os
import sys
from collections import deque
from collections.abc import Callable
from typing import Any

from app.llama.private import ggml
from app.llama.private.ggml import DeviceKind, api
from app.llama.private.openmp import tidy_environment
from app.llama.processors.backends import CHOICE_VARIABLE, find_backends, is_for_processor

__all__ = ["NativeLog", "api", "build_facts", "kernels", "native_log"]

log = logging.getLogger("draftlight.llama")

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
        self.last_words: Any = ggml.LAST_WORDS_CALLBACK(_report_last_words)

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


def _report_last_words(words: bytes) -> None:
    """Write the assertion that failed, and now ends the process, into the log and to a terminal.

    This replaces ggml's own way, which first starts a debugger and takes seconds.
    """
    assertion_text = words.decode("utf-8", "replace").strip()
    log.error("llama.cpp ended the process: %s", assertion_text)
    if sys.stderr is not None:
        sys.stderr.write(f"{assertion_text}\n")
        sys.stderr.flush()


@functools.cache
def native_log() -> NativeLog:
    """Return the library's log; the first call starts the library."""
    native = NativeLog()
    api.llama_log_set(native.callback, ctypes.c_void_p(0))
    ggml.set_last_words_callback(native.last_words)
    _register_backends()
    api.llama_backend_init()
    tidy_environment()
    return native


def _register_backends() -> None:
    """Register the backends that were chosen, else those that ggml finds best, where llama.cpp has a choice of them."""
    backends = find_backends()
    if backends is None:
        return
    chosen = [name for name in os.environ.get(CHOICE_VARIABLE, "").split(",") if name]
    loaded = [name for name in chosen if ggml.load_backend(backends.file(name))]
    if not any(is_for_processor(name) for name in loaded):
        ggml.load_best_backends(backends.folder)
    elif backends.file("rpc").is_file():  # nothing of it runs before other computers are named
        ggml.load_backend(backends.file("rpc"))


def build_facts() -> dict[str, Any]:
    """Return what this build of llama.cpp is and can do, for ``doctor``."""
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
    """Return whether a backend for graphics cards found one."""
    return any(device.kind in {DeviceKind.GRAPHICS, DeviceKind.INTEGRATED} for device in ggml.list_devices())
