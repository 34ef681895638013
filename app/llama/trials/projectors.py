"""Tries out a projector, in the child process that may crash on it (``trial.py``).

Of the model only the vocabulary is loaded: its weights may be in the parent's memory, and need not fit there twice.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import psutil

from app.errors import ModelFileError
from app.language import tr
from app.llama.child_processes.bounds import Bounds
from app.llama.model import Model
from app.llama.pictures.pixels import Pixels
from app.llama.pictures.projector import PictureChunks, PictureRows, Projector
from app.llama.pictures.sounds import Sound

_SIZES = ((1, 1), (2000, 20), (20, 2000), (640, 480))
"""Pictures that are made ready: what is unusual about sizes shows there."""
_COMPUTED = (64, 64)
_LENGTHS = (16_000, 1, 700_000)
"""Samples of sounds that are made ready, likewise."""
_MEMORY_BYTES, _COMPUTING_S = 4_000_000_000, 900.0
"""A tower for large pictures compares some thousand patches with each other, which takes a minute on few cores."""


def bounds_for_projector(size_bytes: int) -> Bounds:
    """Return what the trial of a projector of that size may take."""
    return Bounds(memory_bytes=_MEMORY_BYTES + 2 * size_bytes, computing_s=_COMPUTING_S)


def look(model: Path, projector: Path, *, gpu_layers: int) -> None:
    """Make pictures ready, and compute one; or sounds, where it hears.
    With any of the model's layers on a device (``gpu_layers``), the projector is there too. Raises ``ModelFileError``
    if it cannot be used.
    """
    words = Model(model, gpu_layers=gpu_layers, vocabulary_alone=True)
    eyes = Projector(projector, words, threads=psutil.cpu_count(logical=False) or 1)
    if eyes.sees:
        for width, height in _SIZES:
            eyes.look_at(_grey(width, height)).close()
        if not _computes(eyes, eyes.look_at(_grey(*_COMPUTED))):
            raise ModelFileError(tr("{name} cannot be used: of a picture it makes nothing.", name=projector.name))
    if eyes.hears:
        for count in _LENGTHS:
            eyes.listen_to(_noise(count)).close()
        if not _computes(eyes, eyes.listen_to(_noise(_LENGTHS[0]))):
            raise ModelFileError(tr("{name} cannot be used: of a sound it makes nothing.", name=projector.name))


def _computes(projector: Projector, ready: PictureChunks) -> bool:
    rows = [part for part in ready.parts if isinstance(part, PictureRows)]
    return bool(rows) and all(part.count > 0 for part in rows) and projector.computes(ready, rows[0])


def _noise(count: int) -> Sound:
    return Sound(16_000, np.random.default_rng(1).uniform(-0.1, 0.1, count).astype(np.float32))


def _grey(width: int, height: int) -> Pixels:
    return Pixels(width, height, bytes([127]) * (3 * width * height))
