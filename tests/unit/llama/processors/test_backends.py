"""Purpose of each of ggml's libraries in a folder."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.llama.processors.backends import find_backends


@pytest.mark.skipif(sys.platform != "linux", reason="the names are Linux's")
def test_what_reaches_other_computers_is_no_device_of_this_one(tmp_path: Path) -> None:
    for name in ("base", "cpu-haswell", "cpu-x64", "rpc", "vulkan"):
        (tmp_path / f"libggml-{name}.so").touch()
    backends = find_backends(tmp_path)
    assert backends is not None
    assert backends.processors == ("cpu-haswell", "cpu-x64")
    assert backends.devices == ("vulkan",)
