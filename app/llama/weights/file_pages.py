"""Watches the files whose pages are a model's weights: whoever writes into one changes the model during a reply.

After each pass the files are asked for their size and time, which takes a microsecond, so nothing that was computed
from a changed file is ever used. :mod:`app.llama.weights.bus_errors` keeps the process alive meanwhile.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from app.language import tr
from app.llama.weights.bus_errors import bus_errors
from app.speculation.language_model import BrokenModel


class LostFile(BrokenModel):
    """A model's file was changed or taken away in the midst of its use; the sentence names it."""


class FilePages:
    """The files of one model, from before it is loaded until it is closed.

    Args:
        paths: the file, or all parts of the model.
        stop: ends the pass that runs; called when a page is gone.
    """

    def __init__(self, paths: Sequence[Path], stop: Callable[[], object]) -> None:
        self._files: list[tuple[int, Path, tuple[int, int]]] = []
        self._lost: Path | None = None
        self._stop = stop
        self._paths = paths
        self._end_watch: Callable[[], None] = lambda: None
        if sys.platform == "win32":
            return  # lets nobody change a file that is mapped, and nobody rename one that is open
        with contextlib.suppress(OSError):  # whoever loads the file says what is wrong with it
            for path in paths:
                file = os.open(path, os.O_RDONLY)
                self._files.append((file, path, _stamp(os.fstat(file))))
            self._end_watch = bus_errors.watch(paths, self._note_loss)

    def lost(self) -> LostFile | None:
        """Return the error of a model one of whose files is not what it was; ``None``: all are."""
        if self._lost is None:
            self._lost = next((path for file, path, before in self._files if _has_changed(file, before)), None)
        if self._lost is None:
            return None
        return LostFile(
            tr(
                "The file {name} was overwritten, cut short or taken away while the model was in use. The next "
                "question loads it again.",
                name=self._lost.name,
            )
        )

    def close(self) -> None:
        """End the watch."""
        end, self._end_watch = self._end_watch, lambda: None
        end()
        for file, _, _ in self._files:
            os.close(file)
        self._files = []

    def _note_loss(self) -> None:
        # Which of several parts it was is not worth a look in the midst of a signal.
        self._lost = self._lost or self._paths[0]
        self._stop()


def _has_changed(file: int, before: tuple[int, int]) -> bool:
    try:
        return _stamp(os.fstat(file)) != before
    except OSError:  # its drive is gone
        return True


def _stamp(facts: os.stat_result) -> tuple[int, int]:
    return facts.st_size, facts.st_mtime_ns
