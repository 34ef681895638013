"""The engine's state for a status line: a phase, a sentence and how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from app.engine.events import DraftPrefillProgress, LoadProgress, PrefillProgress, Preparing
from app.language import number, tr
from app.references import starter_words

READY = tr("Ready")
NOT_LOADED = tr("The models load when you start typing")
LOAD_FAILED = tr("The models could not be loaded; your next message tries again")
WRITING = tr("Writing…")
STOPPING = tr("Stopping…")
NO_MODEL = tr("No model chosen yet")
TAKEN = tr("Another program uses other models now; yours load when you start typing")
WAITING = tr("Waiting for the reply to another program")
LOADING = tr("Loading…")
READING = tr("Reading your message…")


class Phase(Enum):
    EMPTY = auto()
    LOADING = auto()
    READY = auto()
    READING = auto()
    WRITING = auto()


@dataclass(frozen=True, slots=True)
class Status:
    """The state of the engine, for the status line, the Stop button and the progress bar."""

    phase: Phase
    text: str
    fraction: float | None = None
    """Progress in [0, 1] where it is known."""

    @property
    def busy(self) -> bool:
        return self.phase in (Phase.LOADING, Phase.READING, Phase.WRITING)


def preparing_words(event: Preparing) -> str:
    """Return how far the making of a starter file is."""
    name = starter_words(event.name)
    return tr("Making {name} for the first time… {share}", name=name, share=percent(event.fraction))


def loading_words(event: LoadProgress) -> str:
    """Return how far a load is."""
    if event.part == "target":
        return tr("Loading the big model… {share}", share=percent(event.fraction))
    return tr("Loading the draft… {share}", share=percent(event.fraction))


def reading_words(event: PrefillProgress) -> str:
    """Return how much of the prompt is read."""
    return tr("Reading your message… {done} of {total} tokens", done=number(event.done), total=number(event.total))


def draft_reading_words(event: DraftPrefillProgress) -> str:
    """Return how much of the prompt the draft has read."""
    return tr(
        "The draft reads your message too… {done} of {total} tokens", done=number(event.done), total=number(event.total)
    )


def percent(fraction: float) -> str:
    """Return a share in whole percent."""
    return tr("{share} %", share=round(fraction * 100))
