"""The engine's state for a status line: a phase, a sentence and how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from app.engine.events import DraftPrefillProgress, LoadProgress, PrefillProgress, Preparing
from app.language import number, tr, tr_count
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
TURN_AWAITED = tr("Waiting for the replies before it…")


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


def writing_elsewhere_words(chats: int) -> str:
    """Return that replies are written in other chats than the one in view."""
    return tr_count("A reply is being written in another chat", "Replies are being written in %n other chats", chats)


def loading_words(event: Preparing | LoadProgress) -> str:
    """Return how far a load, or the making of a starter file before it, is."""
    share = percent(event.fraction)
    if isinstance(event, Preparing):
        return tr("Making {name} for the first time… {share}", name=starter_words(event.name), share=share)
    if event.part == "target":
        return tr("Loading the big model… {share}", share=share)
    return tr("Loading the draft… {share}", share=share)


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
