"""Model files for the tests of the library."""

from __future__ import annotations

from pathlib import Path

from tests.fakes.gguf_files import gguf, model_values

MODEL = gguf(model_values())


def put(path: Path, content: bytes = MODEL) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path
