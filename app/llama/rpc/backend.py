"""ggml's RPC backend, where this build of llama.cpp has it: devices of other computers, and serving them ours."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence

from app.errors import WorldError
from app.language import mark, tr
from app.llama.library import api, native_log, typed_function
from app.llama.rpc.servers import RpcDevice

NOT_BUILT_IN = mark(
    "This build of llama.cpp cannot share models between computers: it was compiled without its RPC "
    "backend (GGML_RPC=ON)."
)
_PROCESSOR, _HELPER = 0, 3  # enum ggml_backend_dev_type: a helper (such as BLAS) keeps no weights
_START = ctypes.CFUNCTYPE(
    None, ctypes.c_char_p, ctypes.c_char_p, ctypes.c_size_t, ctypes.c_size_t, ctypes.POINTER(ctypes.c_void_p)
)


def is_built_in() -> bool:
    """Whether this build of llama.cpp has the backend."""
    native_log()
    return bool(api.llama_supports_rpc())


def device_handles(devices: Sequence[RpcDevice]) -> list[int]:
    """Return ggml's handles for devices of servers.

    Call it right after the servers were asked (:mod:`app.llama.rpc.servers`): ggml ends the process where one cannot be
    reached or is of another version.

    Raises:
        WorldError: the backend is not built in, or a server has no such device any more.
    """
    add_server = ctypes.CFUNCTYPE(ctypes.c_void_p, ctypes.c_char_p)(_procedure("ggml_backend_rpc_add_server"))
    count = typed_function("ggml_backend_reg_dev_count", ctypes.c_size_t, ctypes.c_void_p)
    get = typed_function("ggml_backend_reg_dev_get", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_size_t)
    handles = []
    for device in devices:
        server = add_server(device.server.encode("ascii"))
        if not server or device.number >= count(server):
            raise WorldError(tr("{server} has no device any more.", server=device.server))
        handles.append(int(get(server, device.number)))
    return handles


def graphics_handle(name: str) -> int:
    """Return ggml's handle for a device of this computer."""
    return int(typed_function("ggml_backend_dev_by_name", ctypes.c_void_p, ctypes.c_char_p)(name.encode()))


def serve(address: str, threads: int) -> None:
    """Compute for whoever connects to ``host:port``, one program at a time; returns only where that fails.

    The host must be a number. Graphics cards serve where there are any, else the processor.

    Raises:
        WorldError: the backend is not built in.
    """
    start = _START(_procedure("ggml_backend_rpc_start_server"))
    devices = _own_devices()
    start(address.encode("ascii"), None, threads, len(devices), (ctypes.c_void_p * len(devices))(*devices))


def _own_devices() -> list[int]:
    count = typed_function("ggml_backend_dev_count", ctypes.c_size_t)
    get = typed_function("ggml_backend_dev_get", ctypes.c_void_p, ctypes.c_size_t)
    kind_of = typed_function("ggml_backend_dev_type", ctypes.c_int, ctypes.c_void_p)
    devices = [int(get(index)) for index in range(count())]
    cards = [device for device in devices if kind_of(device) not in {_PROCESSOR, _HELPER}]
    return cards or [device for device in devices if kind_of(device) == _PROCESSOR][:1]


def _procedure(name: str) -> int:
    """Return the address of one of the backend's own functions."""
    if not is_built_in():
        raise WorldError(NOT_BUILT_IN)
    by_name = typed_function("ggml_backend_reg_by_name", ctypes.c_void_p, ctypes.c_char_p)
    find = typed_function("ggml_backend_reg_get_proc_address", ctypes.c_void_p, ctypes.c_void_p, ctypes.c_char_p)
    found = find(by_name(b"RPC"), name.encode("ascii"))
    if not found:
        raise WorldError(NOT_BUILT_IN)
    return int(found)
