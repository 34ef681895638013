"""What goes on in the engine, for the status line: a phase, a sentence and how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class Phase(Enum):
    EMPTY = auto()
    LOADING = auto()
    READY = auto()
    READING = auto()
    WRITING = auto()


@dataclass(frozen=True, slots=True)
class Status:
    """What is going on: for the status line, the Stop button and the progress bar."""

    phase: Phase
    text: str
    fraction: float | None = None
    """Progress in [0, 1] where it is known."""

    @property
    def busy(self) -> bool:
        return self.phase in (Phase.LOADING, Phase.READING, Phase.WRITING)
