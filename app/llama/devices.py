"""Lists the graphics devices that this build of llama.cpp can compute on, and how much memory is free there."""

from __future__ import annotations

from dataclasses import dataclass

from app.llama.library import native_log
from app.llama.private.ggml import DeviceKind, GgmlDevice, list_devices


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
    all_devices = list_devices()
    chosen = [device for device in all_devices if device.kind == DeviceKind.GRAPHICS]
    chosen = chosen or [device for device in all_devices if device.kind == DeviceKind.INTEGRATED][:1]
    by_id: dict[bytes | int, GgmlDevice] = {}
    for number, device in enumerate(chosen):
        by_id.setdefault(device.device_id or number, device)
    return tuple(
        Device(device.name, device.description, device.free_bytes, device.total_bytes) for device in by_id.values()
    )
