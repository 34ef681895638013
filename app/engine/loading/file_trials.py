"""Makes sure that loading a file does not crash: by what is known of it, or by trying it in a child process."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from app.engine.loading.model_file import ModelFile
from app.engine.loading.model_source import TrialStore
from app.errors import ModelFileError
from app.llama.model import LoadCancelled
from app.llama.trials.trial import TrialCancelled, bounds_for, try_out
from app.models.gguf.header import unreadable
from app.models.library.history import TrialOutcome


class SecondChance:
    """A :class:`TrialStore` that recalls no failures, so that files which failed are tried once more."""

    def __init__(self, trials: TrialStore) -> None:
        self._trials = trials
        self.remember = trials.remember

    def recall(
        self, path: Path, *, on_device: bool = False, head: Path | None = None, guesses: bool = False
    ) -> TrialOutcome | None:
        known = self._trials.recall(path, on_device=on_device, head=head, guesses=guesses)
        return known if known is not None and known.problem is None else None


def require_tried(
    trials: TrialStore,
    file: ModelFile,
    gpu_layers: int,
    cancelled: Callable[[], bool],
    head: ModelFile | None = None,
) -> None:
    """Try a file out unless that was done; with a head, whether the two work together.

    Args:
        trials: what was tried before, and how it went.
        file: what is to be loaded.
        gpu_layers: how many layers are to be on a device.
        cancelled: asked again and again.
        head: guesses for it.

    Raises:
        ModelFileError: it cannot be used.
        WorldError: nothing is known about it now; later that may be found out.
        LoadCancelled: ``cancelled`` said so.
    """
    path, on_device = file.path, gpu_layers > 0
    beside, guesses = head.path if head is not None else None, file.part == "draft"
    try:
        trial = trials.recall(path, on_device=on_device, head=beside, guesses=guesses)
        if trial is None:
            problem = try_out(
                path,
                gpu_layers=gpu_layers,
                cancelled=cancelled,
                head=beside,
                thorough=not file.is_ours,
                guesses=guesses,
                embeds=file.is_embedder,
                bounds=bounds_for(file.size_bytes + (head.size_bytes if head is not None else 0), on_card=on_device),
            )
            # What fails on a device may work with fewer layers, or after the card's driver was updated.
            if problem is None or not on_device:
                trials.remember(path, problem, on_device=on_device, head=beside, guesses=guesses)
        else:
            problem = trial.problem
    except TrialCancelled:
        raise LoadCancelled from None
    except OSError as error:  # deleted or unplugged since it was found
        raise unreadable(path, error) from error
    if problem is not None:
        raise ModelFileError(problem)
