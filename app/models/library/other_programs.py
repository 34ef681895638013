"""Model files that other programs keep on this computer: found, and used in place.

Nothing here is ever written, renamed or deleted. What is found belongs to other programs and may be of any shape, so
every list is bounded and no link leads out of the folder that was asked about, or round in circles.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from app.models.gguf.shards import SHARD, shards_here
from app.system.files import is_file, read_json, read_whole

_MOST_FILES = 20_000
"""Looked at in one program's folder."""
_MOST_PATH_BYTES = 4096
_MOST_JSON_BYTES = 1_000_000
_OLLAMA_MODEL = "application/vnd.ollama.image.model"


@dataclass(frozen=True, slots=True)
class ModelElsewhere:
    """A model file of another program."""

    program: str
    name: str
    """As that program calls it."""
    path: Path
    size_bytes: int


def find_elsewhere(home: Path | None = None, variables: dict[str, str] | None = None) -> tuple[ModelElsewhere, ...]:
    """Return all that is found; a folder that cannot be read has nothing.

    Args:
        home: the person's home folder.
        variables: the environment, for the places other programs let people choose.
    """
    home, known = home or Path.home(), dict(os.environ) if variables is None else variables
    found = [
        *_ollama(Path(known.get("OLLAMA_MODELS") or home / ".ollama" / "models")),
        *_lm_studio(_lm_studio_folder(home)),
        *_hub_cache(_hub_cache_folder(home, known)),
    ]
    unique = {str(model.path.resolve()): model for model in found}
    return tuple(sorted(unique.values(), key=lambda model: (model.program, model.name.casefold())))


def _ollama(folder: Path) -> Iterator[ModelElsewhere]:
    manifests = folder / "manifests"
    for path in _files(manifests):
        layers = _json(path).get("layers")
        for layer in layers if isinstance(layers, list) else ():
            if not isinstance(layer, dict) or layer.get("mediaType") != _OLLAMA_MODEL:
                continue
            algorithm, _, digest = str(layer.get("digest", "")).partition(":")
            blob = folder / "blobs" / f"sha256-{digest}"
            if algorithm == "sha256" and digest.isalnum() and is_file(blob):
                pieces = path.relative_to(manifests).parts
                name = ":".join(["/".join(pieces[1:-1]).removeprefix("library/"), pieces[-1]])
                yield ModelElsewhere("Ollama", name, blob, blob.stat().st_size)


def _lm_studio_folder(home: Path) -> Path:
    try:
        root = Path(read_whole(home / ".lmstudio-home-pointer", _MOST_PATH_BYTES).decode().strip())
    except (OSError, ValueError):
        older = home / ".cache" / "lm-studio"
        root = older if older.is_dir() else home / ".lmstudio"
    chosen = _json(root / "settings.json").get("downloadsFolder")
    return Path(chosen) if isinstance(chosen, str) and chosen else root / "models"


def _lm_studio(folder: Path) -> Iterator[ModelElsewhere]:
    for path in _files(folder):
        if _is_model(path):
            yield ModelElsewhere("LM Studio", path.relative_to(folder).as_posix(), path, _size(path))


def _hub_cache_folder(home: Path, known: dict[str, str]) -> Path:
    if known.get("HF_HUB_CACHE"):
        return Path(known["HF_HUB_CACHE"])
    root = known.get("HF_HOME")
    return (Path(root) if root else Path(known.get("XDG_CACHE_HOME") or home / ".cache") / "huggingface") / "hub"


def _hub_cache(folder: Path) -> Iterator[ModelElsewhere]:
    for path in _files(folder):
        pieces = path.relative_to(folder).parts
        if len(pieces) > 3 and pieces[0].startswith("models--") and pieces[1] == "snapshots" and _is_model(path):
            repo = pieces[0].removeprefix("models--").replace("--", "/")
            yield ModelElsewhere("Hub cache", f"{repo}/{'/'.join(pieces[3:])}", path, _size(path))


def _files(folder: Path) -> Iterator[Path]:
    # os.walk enters no linked folders, so a circle of links cannot hold it; it passes over what it may not read.
    if "\0" in str(folder):  # os.walk raises at such a name
        return iter(())
    walked = (Path(root) / name for root, _, names in os.walk(folder) for name in sorted(names))
    return islice((path for path in walked if is_file(path)), _MOST_FILES)


def _is_model(path: Path) -> bool:
    shard = SHARD.match(path.name)
    return path.suffix.lower() == ".gguf" and (shard is None or int(shard["number"]) == 1)


def _size(path: Path) -> int:
    return sum(part.stat().st_size for part in shards_here(path) if is_file(part))


def _json(path: Path) -> dict[str, Any]:
    try:
        content = read_json(path, _MOST_JSON_BYTES)
    except (OSError, ValueError):
        return {}
    return content if isinstance(content, dict) else {}
