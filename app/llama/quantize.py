"""Makes a smaller or larger sibling of a GGUF file, in a child process.

llama.cpp's quantizer neither reports progress nor can be stopped. A child process can be ended at any time, and a crash
ends it alone. The size of the file that it writes shows its progress.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

from app.errors import DiskFull, ModelFileError
from app.language import tr
from app.llama.child_processes.starting import start

_FILE_TYPES = {"f32": 0, "q4_0": 2, "q4_1": 3, "q8_0": 7, "q2_k": 10}  # enum llama_ftype
_LOOK_EVERY_S = 0.1


def quantize(
    source: Path,
    part: Path,
    kind: str,
    cancelled: Callable[[], bool],
    progress: Callable[[int], None],
) -> bool:
    """Write ``source`` at another precision to ``part``.

    Args:
        source: any GGUF.
        part: the file to write; removed again unless it becomes complete.
        kind: ``f32``, ``q8_0``, ``q4_1``, ``q4_0`` or ``q2_k``.
        cancelled: asked ten times a second.
        progress: told the bytes written so far, ten times a second.

    Returns:
        Whether the file is complete; ``False`` when cancelled.

    Raises:
        DiskFull: the disk filled up on the way.
        ModelFileError: llama.cpp refused the source.
    """
    child = start("quantize", str(source), str(part), kind, stderr=subprocess.PIPE)
    complete = False
    try:
        while True:
            try:
                _, detail = child.communicate(timeout=_LOOK_EVERY_S)
                break
            except subprocess.TimeoutExpired:
                if cancelled():
                    return False
                progress(_size(part))
        if child.returncode != 0:
            raise _failure(source, part, detail.decode("utf-8", "replace"))
        complete = True
        progress(_size(part))
        return True
    finally:
        if child.poll() is None:
            child.kill()
        child.communicate()
        if not complete:
            part.unlink(missing_ok=True)


def run(source: str, target: str, kind: str) -> int:
    """Quantize a file, in the child process; return its exit status."""
    from app.llama.library import api, native_log  # noqa: PLC0415 - the parent must not load the library

    native_log()
    params = api.llama_model_quantize_default_params()
    params.ftype = _FILE_TYPES[kind]
    params.allow_requantize = True
    return int(api.llama_model_quantize(os.fsencode(source), os.fsencode(target), params))


def _failure(source: Path, part: Path, detail: str) -> DiskFull | ModelFileError:
    if _disk_is_full(part) or "No space left" in detail:
        return DiskFull(
            tr("The disk filled up while {name} was being made. Free some space and try again.", name=part.stem)
        )
    return ModelFileError(
        tr("{name} could not be converted: the file is damaged, or of an unknown kind.", name=source.name)
    )


def _disk_is_full(part: Path) -> bool:
    import shutil  # noqa: PLC0415

    return shutil.disk_usage(part.parent).free < 4096 * 1024


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
