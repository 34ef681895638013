"""Model files that the person added from elsewhere on the disk: used where they are, never copied, never written.

A folder is looked through once, when it is added: every model file in it is remembered by its own path. So listing what
was added never walks a disk.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from app.errors import ModelFileError
from app.language import tr
from app.models.gguf.file_names import SHARD, is_side_file, stands_for_model
from app.models.gguf.header import require_model
from app.system.files import explain_write, is_file, read_json, write_whole

MOST_LOOKED_AT = 100_000
"""Files, of whatever kind, looked at in what is added at once."""
_MOST_KEPT = 10_000


@dataclass(frozen=True, slots=True)
class FoundFiles:
    """The models found in files that the person added."""

    models: tuple[Path, ...]
    refused: tuple[str, ...]
    """A sentence for each file that was named itself, or called a model, and is none."""
    cut_short: bool
    """True if there was more to look at than :data:`MOST_LOOKED_AT`."""


def find_model_files(paths: Sequence[Path], is_wanted: Callable[[], bool] = lambda: True) -> FoundFiles:
    """Find the model files among files and folders, and in folders below those.

    Linked folders inside a folder are not entered, so no circle of links holds this up. Ends early, with what was found
    so far, when ``is_wanted`` says that nobody waits for it.
    """
    models: dict[Path, Path] = {}
    refused: list[str] = []
    looked_at = 0
    for path, named in _files(paths):
        looked_at += 1
        if looked_at > MOST_LOOKED_AT or not is_wanted():
            return FoundFiles(tuple(models.values()), tuple(refused), cut_short=True)
        if not named and not _could_be_model(path):
            continue
        first = _first_part(path)
        if (problem := _problem(first)) is not None:
            refused.append(problem)
        else:
            models.setdefault(first.resolve(), first)
    return FoundFiles(tuple(models.values()), tuple(refused), cut_short=False)


class AddedFiles:
    """The list of added files."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def paths(self) -> tuple[Path, ...]:
        """Return the files that were added, in order; some may be gone, or on a disk that is not there now."""
        try:
            return self._read()
        except (OSError, ValueError, RecursionError):
            return ()

    def add(self, paths: Sequence[Path]) -> int:
        """Add files; returns how many were new.
        Raises ``WorldError`` if the list cannot be read or written; it is as it was.
        """
        known = dict.fromkeys(self._to_change())
        before = len(known)
        known.update(dict.fromkeys(path.absolute() for path in paths))
        if len(known) > before:
            self._write(list(known)[:_MOST_KEPT])
        return min(len(known), _MOST_KEPT) - before

    def forget(self, path: Path) -> None:
        """Take a file off the list; the file stays where it is.
        Raises ``WorldError`` if the list cannot be read or written; it is as it was.
        """
        self._write([known for known in self._to_change() if known != path])

    def _to_change(self) -> tuple[Path, ...]:
        """Return the list that a changed one takes the place of; a damaged one is kept under another name."""
        try:
            return self._read()
        except FileNotFoundError:
            return ()
        except OSError as error:
            raise explain_write(error, self._file) from error
        except ValueError:
            with suppress(OSError):
                self._file.replace(self._file.with_name(f"{self._file.stem}-damaged{self._file.suffix}"))
            return ()

    def _read(self) -> tuple[Path, ...]:
        saved = read_json(self._file)
        if not isinstance(saved, list):
            raise ValueError("no list")
        texts = [text for text in saved if isinstance(text, str) and "\0" not in text]
        return tuple(Path(text) for text in texts if Path(text).is_absolute())

    def _write(self, paths: Sequence[Path]) -> None:
        write_whole(self._file, json.dumps([str(path) for path in paths], indent=1).encode())


def _files(paths: Sequence[Path]) -> Iterator[tuple[Path, bool]]:
    for path in paths:
        if _is_dir(path):
            # os.walk enters no linked folders, and passes over what it may not read.
            for folder, folders, names in os.walk(path):
                folders[:] = sorted(name for name in folders if not name.startswith("."))
                yield from ((Path(folder) / name, False) for name in sorted(names))
        else:
            yield path, True


def _is_dir(path: Path) -> bool:
    try:
        return path.is_dir()
    except OSError:
        return False


def _problem(path: Path) -> str | None:
    """Return why this is no model, or ``None``. A pipe or a device is not opened: it might never answer."""
    try:
        if path.exists() and not path.is_file():
            return tr("{name} is not a file.", name=path.name)
        require_model(path)
    except ModelFileError as error:
        return error.sentence
    except (OSError, ValueError) as error:  # a name that no disk can hold
        return tr("{name} cannot be looked at: {args}.", name=path.name[:80], args=error.args[-1])
    return None


def _could_be_model(path: Path) -> bool:
    if path.suffix.lower() != ".gguf" or path.name.startswith(".") or not is_file(path):
        return False
    return not is_side_file(path.name) and stands_for_model(path)


def _first_part(path: Path) -> Path:
    """Return the part that stands for a model in parts, where any of them was named."""
    shard = SHARD.match(path.name)
    return path.with_name(f"{shard['stem']}-00001-of-{shard['count']}.gguf") if shard else path
