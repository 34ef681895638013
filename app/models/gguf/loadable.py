"""Tells which GGUF files no program can load as a model: those of other kinds, and parts without the rest."""

from __future__ import annotations

from pathlib import Path

from app.errors import ModelFileError
from app.language import tr
from app.models.gguf.header import Header
from app.models.gguf.shards import SHARD

_PROJECTOR_ARCHITECTURE = "clip"


def require_loadable(path: Path, header: Header) -> None:
    """Look at what a file says of itself before it is loaded as a model.

    Raises:
        ModelFileError: it is of another kind, or a part of a model that cannot be loaded without the others.
    """
    problem = _other_kind(path.name, header) or _incomplete_parts(path, header)
    if problem:
        raise ModelFileError(problem)


def _other_kind(name: str, header: Header) -> str:
    if header.kind == "mmproj" or header.architecture == _PROJECTOR_ARCHITECTURE:
        return tr(
            "{name} is a projector, with which a model sees pictures, and no model of its own. Choose the model that "
            "it belongs to.",
            name=name,
        )
    if header.kind == "adapter":
        return tr(
            "{name} is an adapter: it changes the model that it was made for, and writes nothing by itself.", name=name
        )
    if header.kind == "imatrix":
        return tr("{name} is no model: it holds measurements from which smaller model files are made.", name=name)
    return ""


def _incomplete_parts(path: Path, header: Header) -> str:
    count = header.part_count
    if count <= 1:
        return ""
    named = SHARD.match(path.name)
    if named is None or int(named["count"]) != count or int(named["number"]) != header.part + 1:
        return tr(
            "{name} is part {part} of {count} of a model, and was renamed. All its parts need the names they had, such "
            "as {example}.",
            name=path.name,
            part=header.part + 1,
            count=count,
            example=_part_name("model", header.part + 1, count),
        )
    if header.part:
        return tr(
            "{name} is part {part} of {count} of a model. Choose the first one, {first}: the others are read with it.",
            name=path.name,
            part=header.part + 1,
            count=count,
            first=_part_name(named["stem"], 1, count),
        )
    for part in range(2, count + 1):
        other = _part_name(named["stem"], part, count)
        if not path.with_name(other).exists():
            return tr(
                "{name} is the first of {count} parts of a model, and {missing} is not beside it. Download all of its "
                "parts into one folder.",
                name=path.name,
                count=count,
                missing=other,
            )
    return ""


def _part_name(stem: str, part: int, count: int) -> str:
    return f"{stem}-{part:05}-of-{count:05}.gguf"
