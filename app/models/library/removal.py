"""Taking a model of the library away: to the trash where there is one, with all its parts."""

from __future__ import annotations

from pathlib import Path

from app.errors import FolderNotWritable
from app.models.gguf.parts import parts_here


def to_trash(path: Path) -> bool:
    """Move a model's files to the system's trash; ``False`` where there is none for that disk.

    Raises:
        FolderNotWritable: the files cannot be moved.
    """
    import send2trash  # noqa: PLC0415 - rarely needed

    try:
        send2trash.send2trash([str(part) for part in parts_here(path)])
    except send2trash.TrashPermissionError:
        return False
    except OSError as error:
        raise _not_removed(path, error) from error
    return True


def delete_for_good(path: Path) -> None:
    """Delete a model's files.

    Raises:
        FolderNotWritable: they cannot be deleted.
    """
    try:
        for part in parts_here(path):
            part.unlink()
    except OSError as error:
        raise _not_removed(path, error) from error


def _not_removed(path: Path, error: OSError) -> FolderNotWritable:
    return FolderNotWritable(f"{path} cannot be removed: {error.strerror or error}.")
