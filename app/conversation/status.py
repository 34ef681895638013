"""The engine's state for a status line: a phase, a sentence and how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from app.engine.events import DraftPrefillProgress, PrefillProgress
from app.language import number, tr, tr_count

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
    done: int = 0
    """Number of tokens of the prompt that are read, by the target or by the draft after it."""
    total: int = 0
    """Number of all of them; 0 where none are being read."""

    @property
    def busy(self) -> bool:
        return self.phase in (Phase.LOADING, Phase.READING, Phase.WRITING)


def writing_elsewhere_words(chats: int) -> str:
    """Return that replies are written in other chats than the one in view."""
    return tr_count("A reply is being written in another chat", "Replies are being written in %n other chats", chats)


def loading_words(fraction: float, *, makes: bool) -> str:
    """Return how far a load is; ``makes``: files are made in it for the first time."""
    if makes:
        return tr("Making the models for the first time… {share}", share=percent(fraction))
    return tr("Loading the models… {share}", share=percent(fraction))


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
