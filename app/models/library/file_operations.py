"""Renaming a model of the library and taking it away: to the trash where there is one, always with all its parts.

What it sees pictures with is found by its name. So it is renamed with the model and goes with it, unless another model
needs it too.
"""

from __future__ import annotations

import contextlib
from pathlib import Path

from app.errors import FolderNotWritable, WorldError
from app.language import tr
from app.models.gguf.file_names import SHARD, is_safe, shards_here
from app.models.gguf.projectors import MARK, projector_among, projector_beside, shares_projector

_ENDING = ".gguf"
_LONGEST_BYTES = 255
"""Limit of common disks for one name, in UTF-8."""


class NameRefused(WorldError):
    """The name cannot be given; the sentence says why."""


def stem_of(path: Path) -> str:
    """Return the part of a file's name that may be changed."""
    shard = SHARD.match(path.name)
    return shard["stem"] if shard else path.stem


def rename(path: Path, new_name: str) -> Path:
    """Rename a model's file, or all its parts; returns the new path of the one that stands for it.
    ``path`` is the file, or the first part; the new name is as a person types it, with or without the ending. Raises
    ``NameRefused`` if the name is empty, taken, or one that some system cannot hold. Raises ``FolderNotWritable`` if
    the file cannot be renamed now; nothing has changed.
    """
    stem = new_name.strip().removesuffix(_ENDING).rstrip()
    _require_sound(stem, path)
    moves = [(part, part.with_name(_renamed(part, stem))) for part in _all_shards(path)]
    if stem == stem_of(path):
        return path
    for old, new in moves:
        # On a disk that tells no upper case from lower, a name may differ from its own in that alone.
        if new.exists() and not new.samefile(old):
            raise NameRefused(tr("There is already a file {name} in this folder. Choose another name.", name=new.name))
    projector = projector_beside(path)
    new = path.with_name(_renamed(path, stem))
    if projector is not None and not _still_found(projector, moves, new):
        _rename_projector(projector, f"{MARK}-{stem}{_ENDING}", moves, shared=shares_projector(path, _all_shards(path)))
    else:
        _move(moves)
    return new


def files_of(path: Path) -> list[Path]:
    """Return the files that go with a model: all its parts, and what it alone sees pictures with.

    Of a link to a model elsewhere only the link goes: that model stays, and what is beside the link with it.
    """
    parts = shards_here(path)
    projector = None if path.is_symlink() else projector_beside(path)
    return parts if projector is None or shares_projector(path, parts) else [*parts, projector]


def to_trash(path: Path) -> bool:
    """Move a model's files to the system's trash; ``False`` where there is none for that disk.
    Raises ``FolderNotWritable`` if the files cannot be moved.
    """
    import send2trash  # noqa: PLC0415 - rarely needed

    try:
        send2trash.send2trash([str(part) for part in files_of(path)])
    except send2trash.TrashPermissionError:
        return False
    except OSError as error:
        raise _not_removed(path, error) from error
    return True


def delete_for_good(path: Path) -> None:
    """Delete a model's files. Raises ``FolderNotWritable`` if they cannot be deleted."""
    try:
        for part in files_of(path):
            part.unlink()
    except OSError as error:
        raise _not_removed(path, error) from error


def _require_sound(stem: str, path: Path) -> None:
    if not stem:
        raise NameRefused(tr("A model needs a name."))
    if SHARD.match(f"{stem}{_ENDING}"):
        raise NameRefused(tr("The name may not end like a part's number, such as -00001-of-00002."))
    if not is_safe(stem) or not is_safe(f"{stem}{_ENDING}"):
        raise NameRefused(
            tr(
                "“{stem}” cannot be a file's name on every system: leave out < > : \" / \\ | ? *, a dot or space "
                "at either end, and names such as con, nul or com1.",
                stem=stem[:60],
            )
        )
    if len(_renamed(path, stem).encode()) > _LONGEST_BYTES:
        raise NameRefused(tr("That name is too long. Choose a shorter one."))


def _all_shards(path: Path) -> list[Path]:
    parts, shard = shards_here(path), SHARD.match(path.name)
    if shard is not None and len(parts) != int(shard["count"]):
        raise NameRefused(
            tr(
                "Only {here} of the {whole} parts of this model are here. It can be renamed once it is whole.",
                here=len(parts),
                whole=int(shard["count"]),
            )
        )
    return parts


def _renamed(part: Path, stem: str) -> str:
    shard = SHARD.match(part.name)
    return f"{stem}-{shard['number']}-of-{shard['count']}{_ENDING}" if shard else f"{stem}{_ENDING}"


def _still_found(projector: Path, moves: list[tuple[Path, Path]], new: Path) -> bool:
    """Return whether a projector will be the model's by its name once the model is renamed."""
    new_names = dict(moves)
    beside = {new_names.get(file, file): file.stat().st_size for file in projector.parent.glob("*.[gG][gG][uU][fF]")}
    return projector_among(new, beside) == projector


def _rename_projector(projector: Path, name: str, moves: list[tuple[Path, Path]], *, shared: bool) -> None:
    """Rename a model's files and its projector; one that others need gets a second name, which takes no room."""
    new = projector.with_name(name)
    if new.exists() or len(name.encode()) > _LONGEST_BYTES:
        raise NameRefused(tr("There is already a file {name} in this folder. Choose another name.", name=name))
    if not shared:
        _move([*moves, (projector, new)])
        return
    try:
        new.hardlink_to(projector)
    except OSError as error:  # a disk without links
        raise _not_renamed(projector, error) from error
    try:
        _move(moves)
    except FolderNotWritable:
        new.unlink()
        raise


def _move(moves: list[tuple[Path, Path]]) -> None:
    done: list[tuple[Path, Path]] = []
    for old, new in moves:
        try:
            old.rename(new)
        except OSError as error:
            for before, after in reversed(done):
                with contextlib.suppress(OSError):
                    after.rename(before)
            raise _not_renamed(old, error) from error
        done.append((old, new))


def _not_renamed(path: Path, error: OSError) -> FolderNotWritable:
    return FolderNotWritable(
        tr(
            "{name} cannot be renamed: {error}. If it is loaded, choose another pair first.",
            name=path.name,
            error=error.strerror or error,
        )
    )


def _not_removed(path: Path, error: OSError) -> FolderNotWritable:
    return FolderNotWritable(tr("{path} cannot be removed: {error}.", path=path, error=error.strerror or error))
