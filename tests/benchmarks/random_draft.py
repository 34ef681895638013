"""A draft that knows nothing: the starter model with its weights shuffled, of the same vocabulary, size and speed.

Automatic pacing must lose nothing with it. ``python -m tests.benchmarks.random_draft [KIND]`` makes the file (as
Q4_1 unless another precision is named) and prints where it is; :func:`random_draft` is the same for other benchmarks.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

import numpy as np

from app.llama.quantize import quantize
from app.models.gguf.header import read_header
from app.models.library.model_library import Library
from app.paths import Paths
from tests.benchmarks.engine_runs import DATA


def random_draft(kind: str = "q4_1", *, seed: int = 1) -> Path:
    """The file, made where it is not there yet; ``kind`` is a precision that ``starter:…`` knows."""
    file_made = DATA.absolute() / f"random-{seed}.{kind.upper()}.gguf"
    if not file_made.exists():
        whole = Library(Paths.at(DATA.absolute())).obtain("starter:f32", quantize)
        assert whole is not None
        with tempfile.TemporaryDirectory(dir=DATA) as folder:
            shuffled, part = Path(folder) / "shuffled.gguf", Path(folder) / file_made.name
            shutil.copyfile(whole, shuffled)
            shuffle_weights(shuffled, seed)
            quantize(shuffled, part, kind, lambda: False, lambda _bytes: None)
            part.replace(file_made)
    return file_made


def shuffle_weights(path: Path, seed: int) -> None:
    """Put the weights of each matrix of an F32 model into random order: as large as before, and without meaning.

    The norms stay as they are, so that the scores are of a common size.
    """
    header = read_header(path)
    assert header.quant == "F32"
    mapped = np.memmap(path, np.float32, mode="r+")
    weights = np.asarray(mapped)  # shuffling the subclass swaps element by element in Python
    random = np.random.default_rng(seed)
    tensors = sorted(header.tensors, key=lambda tensor: tensor[1])
    for (name, start), (_, end) in pairwise([*tensors, ("", path.stat().st_size)]):
        if not name.endswith("norm.weight"):
            random.shuffle(weights[start // 4 : end // 4])
    mapped.flush()


if __name__ == "__main__":
    print(random_draft(*sys.argv[1:2]))
