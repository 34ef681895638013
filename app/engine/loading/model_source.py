"""Ports through which the engine uses the library: files for references, and notes about them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from app.models.library.history import TrialOutcome

Quantize = Callable[[Path, Path, str, Callable[[], bool], Callable[[int], None]], bool]
"""``(source, part, kind, cancelled, progress)``: see :func:`app.llama.quantize.quantize`."""


class TrialStore(Protocol):
    """Remembers which files were tried, on the processor or on a graphics device, and how that went."""

    def recall(
        self, path: Path, *, on_device: bool = False, head: Path | None = None, guesses: bool = False
    ) -> TrialOutcome | None:
        """Return the outcome for the file as it is now, with a head that guesses for it or as a draft, if tried so."""
        ...

    def remember(
        self,
        path: Path,
        problem: str | None,
        *,
        on_device: bool = False,
        head: Path | None = None,
        guesses: bool = False,
    ) -> None:
        """Keep an outcome: a sentence, or ``None`` when the file can be used."""
        ...


class LearnedStore(Protocol):
    """Keeps what was learned here, as JSON values by key."""

    def get(self, key: str) -> Any:
        """Return the value stored under ``key``, or ``None``."""
        ...

    def put(self, key: str, value: Any) -> None:
        """Keep a value; never fails."""
        ...


class UseStore(Protocol):
    """Notes which files were loaded, and as what."""

    def note(self, target: Path, draft: Path | None) -> None:
        """Note that a pair was loaded just now; never fails."""
        ...


class ModelSource(Protocol):
    """Finds, or makes, the file a reference stands for."""

    @property
    def trials(self) -> TrialStore: ...

    @property
    def lessons(self) -> LearnedStore: ...

    @property
    def processor(self) -> LearnedStore:
        """The store of which of llama.cpp's libraries suit this computer."""
        ...

    @property
    def uses(self) -> UseStore: ...

    @property
    def chat_states(self) -> Path:
        """The folder for chats as the models have read them."""
        ...

    def obtain(
        self,
        reference: str,
        quantize: Quantize,
        cancelled: Callable[[], bool],
        progress: Callable[[float], None],
    ) -> Path | None:
        """Return the file of ``reference``.

        A starter file that is not there yet is made; ``progress`` is then told fractions in [0, 1]. Returns
        ``None`` when cancelled.

        Raises:
            WorldError: there is no such file, it is no model, or it cannot be made.
        """
        ...
