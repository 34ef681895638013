"""ggml's RPC backend, where this build of llama.cpp has it: devices of other computers, and serving them ours."""

from __future__ import annotations

from collections.abc import Sequence

from app.errors import WorldError
from app.language import mark, tr
from app.llama.library import api, native_log
from app.llama.private.ggml import DeviceKind, add_rpc_server, list_devices, run_rpc_server
from app.llama.rpc.servers import RpcDevice

NOT_BUILT_IN = mark(
    "This build of llama.cpp cannot share models between computers: it was compiled without its RPC "
    "backend (GGML_RPC=ON)."
)


def is_built_in() -> bool:
    """Return whether this build of llama.cpp has the backend."""
    native_log()
    return bool(api.llama_supports_rpc())


def device_handles(devices: Sequence[RpcDevice]) -> list[int]:
    """Return ggml's handles for devices of servers.

    Call it right after the servers were asked (:mod:`app.llama.rpc.servers`): ggml ends the process where one cannot be
    reached or is of another version.

    Raises:
        WorldError: the backend is not built in, or a server has no such device any more.
    """
    native_log()
    handles = []
    for device in devices:
        server_handles = add_rpc_server(device.server)
        if server_handles is None:
            raise WorldError(NOT_BUILT_IN)
        if device.number >= len(server_handles):
            raise WorldError(tr("{server} has no device any more.", server=device.server))
        handles.append(server_handles[device.number])
    return handles


def graphics_handle(name: str) -> int:
    """Return ggml's handle for a device of this computer."""
    return {device.name: device.handle for device in list_devices()}[name]


def serve(address: str, threads: int) -> None:
    """Compute for whoever connects to ``host:port``, one program at a time; return only where that fails.

    The host must be a number. Graphics cards serve where there are any, else the processor.

    Raises:
        WorldError: the backend is not built in.
    """
    native_log()
    all_devices = list_devices()
    served = [device for device in all_devices if device.kind not in {DeviceKind.PROCESSOR, DeviceKind.HELPER}]
    served = served or [device for device in all_devices if device.kind == DeviceKind.PROCESSOR][:1]
    if not run_rpc_server(address, threads, [device.handle for device in served]):
        raise WorldError(NOT_BUILT_IN)
