"""Finds and opens the file with which a target sees pictures."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import psutil

from app.engine.loading.model_file import ModelFile
from app.engine.loading.model_source import TrialStore
from app.engine.pair import LoadedModel
from app.engine.pictures import OpenProjector
from app.errors import ModelFileError, NotEnoughMemory
from app.language import number, tr
from app.llama.context import Context, StopFlag
from app.llama.pictures.projector import Projector
from app.llama.trials.projectors import bounds_for_projector
from app.llama.trials.trial import TrialCancelled, try_out
from app.models.gguf.header import unreadable
from app.models.gguf.projectors import memory_of_projector, projector_beside, require_projector
from app.speculation.language_model import Interrupted


def projector_for(target: Path, named: str | None) -> Path | None:
    """Return the projector of a target: the named one, or the one beside it, if any.

    Raises:
        ModelFileError: the named one is missing, damaged or no projector.
    """
    if named is None:
        return projector_beside(target)
    require_projector(Path(named))
    return Path(named)


def opener(
    path: Path, file: ModelFile, loaded: LoadedModel[Context], *, trials: TrialStore, threads: int, stop: StopFlag
) -> OpenProjector:
    """Return what loads a projector when the first picture is shown, after it was tried out.

    Args:
        path: of the projector.
        file: the target's.
        loaded: the target, which stays open longer.
        trials: what was tried before.
        threads: how many compute.
        stop: raised when the job is cancelled.
    """

    def opened(cancelled: Callable[[], bool]) -> Projector:
        try:
            require_projector(path)
            _require_tried(cancelled)
            needed = memory_of_projector(path.stat().st_size)
        except OSError as error:
            raise unreadable(path, error) from error
        if psutil.virtual_memory().available < needed:
            raise NotEnoughMemory(
                tr(
                    "There is not enough free memory to see pictures: {name} takes {size} MB. Close other programs.",
                    name=path.name,
                    size=number(needed / 1e6),
                )
            )
        return Projector(path, loaded.model, threads=threads, cancelled=lambda: stop.is_raised)

    def _require_tried(cancelled: Callable[[], bool]) -> None:
        on_device = loaded.gpu_layers > 0
        known = trials.recall(file.path, on_device=on_device, head=path)
        if known is None:
            try:
                problem = try_out(
                    file.path,
                    gpu_layers=loaded.gpu_layers,
                    cancelled=cancelled,
                    head=path,
                    sees=True,
                    bounds=bounds_for_projector(path.stat().st_size),
                )
            except TrialCancelled:
                raise Interrupted from None
            if problem is None or not on_device:
                trials.remember(file.path, problem, on_device=on_device, head=path)
        else:
            problem = known.problem
        if problem is not None:
            raise ModelFileError(problem)

    return opened
