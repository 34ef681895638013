"""Repositories for the stand-in of the Hub: files of a megabyte that are said to be as large as real ones."""

from __future__ import annotations

import random
from collections.abc import Mapping

from tests.fakes.gguf_files import gguf, model_values, vocabulary
from tests.fakes.hub import Repo

GB = 1_000_000_000


def model_file(changed: str = "", **values: object) -> bytes:
    """A whole GGUF of a megabyte. ``changed`` replaces a token, so that it splits text differently."""
    tokens = vocabulary(20, t7=changed) if changed else vocabulary(20)
    return gguf(model_values(tokens, **values), [("a", 0)], data=random.Random(1).randbytes(1_100_000))


def repo_of(name: str, sizes_gb: Mapping[str, float], content: bytes | None = None, **facts: object) -> Repo:
    """A model at several precisions; sizes as the Hub states them, in GB. Such a file can be looked at, not fetched."""
    names = {f"{name}-{quant}.gguf": size for quant, size in sizes_gb.items()}
    data = content if content is not None else model_file()
    sizes = {file: round(size * GB) for file, size in names.items()}
    return Repo(dict.fromkeys(names, data), wrong_sizes=sizes, **facts)  # type: ignore[arg-type]
