"""The file of trials for tests whose subject is not the trial: every file was tried, and all is well."""

from __future__ import annotations

from pathlib import Path

from app.models.library.history import TrialOutcome, Trials


class TriedFiles(Trials):
    """Spares a child process for each file."""

    def recall(
        self, path: Path, *, on_device: bool = False, head: Path | None = None, guesses: bool = False
    ) -> TrialOutcome | None:
        return TrialOutcome(None)
