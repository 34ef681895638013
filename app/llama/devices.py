"""Lists the graphics devices that this build of llama.cpp can compute on, and how much memory is free there."""

from __future__ import annotations

import ctypes
from dataclasses import dataclass

from app.llama.library import native_log, typed_function

_GRAPHICS, _INTEGRATED = 1, 2  # enum ggml_backend_dev_type


class _Properties(ctypes.Structure):
    """struct ggml_backend_dev_props."""

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
class Device:
    """A device with memory of its own, or an integrated one that shares the computer's."""

    name: str
    """llama.cpp's name for it, such as ``CUDA0``."""
    description: str
    free_bytes: int
    total_bytes: int


def graphics_devices() -> tuple[Device, ...]:
    """Return the devices llama.cpp would put layers on, as they are now.

    Integrated ones count only where there is no other; a device that two backends know counts once.
    """
    native_log()
    count = typed_function("ggml_backend_dev_count", ctypes.c_size_t)
    get = typed_function("ggml_backend_dev_get", ctypes.c_void_p, ctypes.c_size_t)
    describe = typed_function("ggml_backend_dev_get_props", None, ctypes.c_void_p, ctypes.POINTER(_Properties))
    found = []
    for index in range(count()):
        properties = _Properties()
        describe(get(index), ctypes.byref(properties))
        found.append(properties)
    chosen = [device for device in found if device.type == _GRAPHICS]
    chosen = chosen or [device for device in found if device.type == _INTEGRATED][:1]
    known: set[bytes] = set()
    devices = []
    for device in chosen:
        if device.device_id not in known:
            devices.append(
                Device(_text(device.name), _text(device.description), device.memory_free, device.memory_total)
            )
        if device.device_id is not None:
            known.add(device.device_id)
    return tuple(devices)


def _text(raw: bytes | None) -> str:
    return (raw or b"").decode("utf-8", "replace")
