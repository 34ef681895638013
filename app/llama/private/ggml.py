"""Functions of ggml that llama-cpp-python does not declare: devices, backends, last words, RPC.

Needed: ggml's C interface (``ggml.h``, ``ggml-backend.h``, ``ggml-rpc.h``), found through the handle of llama.cpp's
library, and the layout of ``struct ggml_backend_dev_props``.

Why: the package binds ``llama.h`` alone. Its own handle of ggml (``llama_cpp._ggml``) is marked as internal, opens a
file that releases do not carry, and on Windows lacks half of the functions.

Without them llama.cpp cannot be started, since this module also registers the backends of a release.

This is the module that loads llama.cpp; :mod:`app.llama.library` starts it.
"""

from __future__ import annotations

import ctypes
import enum
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.llama.private.openmp import prepare_environment

prepare_environment()  # libgomp reads it while it is loaded

from llama_cpp import llama_cpp  # noqa: E402

api: Any = llama_cpp
"""llama-cpp-python's public functions."""

LAST_WORDS_CALLBACK: Any = ctypes.CFUNCTYPE(None, ctypes.c_char_p)
_START_SERVER = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.POINTER(ctypes.c_void_p)
)
_ADD_SERVER = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)


class DeviceKind(enum.IntEnum):
    """``enum ggml_backend_dev_type``; another number stands for a kind that is not known here."""

    PROCESSOR = 0
    GRAPHICS = 1
    INTEGRATED = 2
    """A graphics device that shares the computer's memory."""
    HELPER = 3
    """Computes beside the processor and keeps no weights, as BLAS does."""


class _Properties(ctypes.Structure):
    """``struct ggml_backend_dev_props``."""

    _fields_ = (
        ("name", ctypes.c_char_p),
        ("description", ctypes.c_char_p),
        ("memory_free", ctypes.c_size_t),
        ("memory_total", ctypes.c_size_t),
        ("type", ctypes.c_int),
        ("device_id", ctypes.c_char_p),
        ("capabilities", ctypes.c_bool * 16),  # five today; the others leave room for a library that writes more
    )


@dataclass(frozen=True, slots=True)
class GgmlDevice:
    """A device as ggml describes it."""

    handle: int
    name: str
    description: str
    free_bytes: int
    total_bytes: int
    kind: int
    """One of :class:`DeviceKind`, or a number that is not among them."""
    device_id: bytes | None
    """The same for a device that two backends know."""


def typed_function(name: str, result: Any, *arguments: Any) -> Any:
    """Return a function of ggml's with its types, as a new object at each call.

    It is taken from the libraries that llama.cpp is linked to: another copy of them would know none of the backends.

    Args:
        name: as in ggml's headers.
        result: the type of its result.
        arguments: the types of its arguments.

    Raises:
        AttributeError: there is no such function.
    """
    library = api._lib  # noqa: SLF001 - the package has no public name for it
    if sys.platform == "win32":
        # On Windows a library's handle does not find the names in the libraries that it needs.
        parts = [ctypes.CDLL(str(Path(library._name).with_name(file))) for file in ("ggml.dll", "ggml-base.dll")]  # noqa: SLF001
        library = next((part for part in parts if hasattr(part, name)), library)
    function = library[name]
    function.restype, function.argtypes = result, list(arguments)
    return function


def set_last_words_callback(callback: Any) -> int | None:
    """Have ggml call ``callback`` (a :data:`LAST_WORDS_CALLBACK`) with the assertion that ends the process.

    Returns:
        The address of the callback that was set before.
    """
    set_callback = typed_function("ggml_set_abort_callback", ctypes.c_void_p, LAST_WORDS_CALLBACK)
    before: int | None = set_callback(callback)
    return before


def load_backend(file: Path) -> bool:
    """Load a backend's library and register its devices.

    Returns:
        Whether that worked: it fails where this computer has no driver for the device.
    """
    return bool(typed_function("ggml_backend_load", ctypes.c_void_p, ctypes.c_char_p)(os.fsencode(file)))


def load_best_backends(folder: Path) -> None:
    """Load, of the backends' libraries in a folder, those that ggml finds best for this computer."""
    typed_function("ggml_backend_load_all_from_path", None, ctypes.c_char_p)(os.fsencode(folder))


def list_devices() -> list[GgmlDevice]:
    """Return all devices of the registered backends, in ggml's order."""
    count = typed_function("ggml_backend_dev_count", ctypes.c_size_t)
    get = typed_function("ggml_backend_dev_get", ctypes.c_void_p, ctypes.c_size_t)
    describe = typed_function("ggml_backend_dev_get_props", None, ctypes.c_void_p, ctypes.POINTER(_Properties))
    devices = []
    for index in range(count()):
        handle, properties = get(index), _Properties()
        describe(handle, ctypes.byref(properties))
        devices.append(
            GgmlDevice(
                int(handle), _text(properties.name), _text(properties.description), properties.memory_free,
                properties.memory_total, properties.type, properties.device_id,
            )
        )  # fmt: skip
    return devices


def add_rpc_server(address: str) -> list[int] | None:
    """Return the handles of the devices of the RPC server at ``host:port``; ``None`` where the backend is not built in.

    ggml ends the process where the server cannot be reached or is of another version.
    """
    address_of_function = _rpc_function("ggml_backend_rpc_add_server")
    if address_of_function is None:
        return None
    count = typed_function("ggml_backend_reg_dev_count", ctypes.c_size_t, ctypes.c_void_p)
    get = typed_function("ggml_backend_reg_dev_get", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
    server = _ADD_SERVER(address_of_function)(address.encode("ascii"))
    return [int(get(server, number)) for number in range(count(server))] if server else []


def run_rpc_server(address: str, threads: int, devices: Sequence[int]) -> bool:
    """Compute on devices for whoever connects to ``host:port``; return only where that fails.

    Returns:
        Whether the backend is built in.
    """
    address_of_function = _rpc_function("ggml_backend_rpc_start_server")
    if address_of_function is None:
        return False
    handles = (ctypes.c_void_p * len(devices))(*devices)
    _START_SERVER(address_of_function)(address.encode("ascii"), None, threads, len(devices), handles)
    return True


def check_devices() -> str:
    """Try that ggml's devices are described as this module reads them.

    Raises:
        RuntimeError, AttributeError: they are not.
    """
    devices = list_devices()
    kind_of = typed_function("ggml_backend_dev_type", ctypes.c_int, ctypes.c_void_p)
    memory_of = typed_function("ggml_backend_dev_memory", None, ctypes.c_void_p, *[ctypes.POINTER(ctypes.c_size_t)] * 2)
    name_of = typed_function("ggml_backend_dev_name", ctypes.c_char_p, ctypes.c_void_p)
    if not any(device.kind == DeviceKind.PROCESSOR for device in devices):
        raise RuntimeError("no device is a processor")
    for device in devices:
        free, total = ctypes.c_size_t(), ctypes.c_size_t()
        memory_of(device.handle, ctypes.byref(free), ctypes.byref(total))
        by_function = (_text(name_of(device.handle)), kind_of(device.handle), total.value)
        if (device.name, device.kind, device.total_bytes) != by_function:
            raise RuntimeError(f"ggml_backend_dev_props of {by_function[0]} is laid out in another way")
    return f"{', '.join(device.name for device in devices)} described"


def check_rpc() -> str:
    """Try that the RPC backend, where it is built in, has the functions that this module calls.

    Raises:
        RuntimeError: it has not.
    """
    if not api.llama_supports_rpc():
        return "not compiled into this build"
    names = ("ggml_backend_rpc_add_server", "ggml_backend_rpc_start_server")
    if missing := [name for name in names if _rpc_function(name) is None]:
        raise RuntimeError(f"the RPC backend has no {', '.join(missing)}")
    return "both functions found"


def _rpc_function(name: str) -> int | None:
    """Return the address of one of the RPC backend's own functions; ``None`` where the backend is not built in."""
    if not api.llama_supports_rpc():
        return None
    by_name = typed_function("ggml_backend_reg_by_name", ctypes.c_void_p, ctypes.c_char_p)
    get_address = typed_function("ggml_backend_reg_get_proc_address", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
    address: int | None = get_address(by_name(b"RPC"), name.encode("ascii"))
    return address


def _text(raw: bytes | None) -> str:
    return (raw or b"").decode("utf-8", "replace")
